"""Messages about guests, listed matches and invitations."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated
from uuid import UUID

import msgspec

from ostrog.server.protocol.bounds import MatchId
from ostrog.server.protocol.clocks import Control
from ostrog.server.protocol.matches import SeatInfo


class Me(msgspec.Struct, frozen=True):
    """The guest to whom a browser session belongs."""

    guest: str
    name: str


class Rename(msgspec.Struct, frozen=True):
    """A request of a guest to take a name."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class ListedMatch(msgspec.Struct, frozen=True):
    """A match with a free seat, as the lobby lists it."""

    id: str
    game: str
    scenario: str
    seats: list[SeatInfo]
    persons: list[list[int]]
    """For each player, the seats that this player holds together."""
    begun: bool
    """Whether the match has begun already, and a seat is free because a player left."""
    opener: str
    """The name of the player who opened the match; empty for a player without a name."""
    opened: datetime
    control: Control | None = None
    ruleset: dict[str, bool | int | float | str | None] = {}
    """Values that differ from the game's defaults, by path."""
    expansions: list[str] = []
    """Names of the expansions with which the match is played."""


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request to invite a player to a match in which the sender holds a seat."""

    match: MatchId
    guest: UUID


class SharedLink(msgspec.Struct, frozen=True):
    """The link by which friends reach a match."""

    link: str
    squares: list[str]
    """Rows of the QR code, with 1 for dark squares; none if only this machine reaches the link."""


class Invitation(msgspec.Struct, frozen=True):
    """An invitation to a match, as the invited player sees it."""

    match: str
    game: str
    scenario: str
    inviter: str
    """The name of the inviting player; empty for a player without a name."""
    seat: int | None
    """The seat offered to the invited player; None where the player may choose."""
    on: datetime
    control: Control | None = None
