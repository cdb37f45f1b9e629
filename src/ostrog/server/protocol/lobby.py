"""Guests, open tables and invitations."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated
from uuid import UUID

import msgspec

from ostrog.server.protocol.bounds import MatchId
from ostrog.server.protocol.clocks import Control
from ostrog.server.protocol.matches import SeatInfo


class Me(msgspec.Struct, frozen=True):
    """Who a browser is."""

    guest: str
    name: str


class Rename(msgspec.Struct, frozen=True):
    """A guest takes a name."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]


class OpenTable(msgspec.Struct, frozen=True):
    """A match in the lobby: a seat is free."""

    id: str
    game: str
    scenario: str
    seats: list[SeatInfo]
    persons: list[list[int]]
    """The seats that each person holds, all of them together."""
    begun: bool
    """Whether somebody left, and others play on."""
    opener: str
    """The name of whoever opened it; empty for those who have taken no name."""
    opened: datetime
    control: Control | None = None
    ruleset: dict[str, bool | int | float | str | None] = {}
    """The values that differ from the game's own, by their paths."""


class Invite(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Invite somebody to a match in which one sits."""

    match: MatchId
    guest: UUID


class Invitation(msgspec.Struct, frozen=True):
    """A match to which one is invited."""

    match: str
    game: str
    scenario: str
    inviter: str
    """The name of whoever invites; empty for those who have taken no name."""
    seat: int | None
    """The seat that is meant for one; nothing where one may choose."""
    on: datetime
    control: Control | None = None
