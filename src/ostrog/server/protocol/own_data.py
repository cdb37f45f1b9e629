"""All data stored about a player, in the form in which the player can download it."""

from __future__ import annotations

from datetime import datetime
from typing import Literal
from uuid import UUID

import msgspec

from ostrog.server.protocol.accounts import OwnAccount
from ostrog.server.protocol.presets import Preset
from ostrog.server.protocol.profiles import Blocked, Ending, Rating


class OwnSeat(msgspec.Struct, frozen=True):
    """A match in which the player holds seats."""

    match: str
    game: str
    scenario: str
    seats: list[int]
    opened: datetime


class OwnReport(msgspec.Struct, frozen=True):
    """A report that the player sent to the maintainers."""

    kind: Literal["conduct", "ruling"]
    about: UUID | None
    match: str | None
    at: int | None
    rule: str
    text: str
    on: datetime


class OwnLine(msgspec.Struct, frozen=True):
    """A chat line that the player wrote in a match."""

    match: str
    text: str
    on: datetime


class OwnNote(msgspec.Struct, frozen=True):
    """The player's private note in a match."""

    match: str
    text: str


class OwnPresets(msgspec.Struct, frozen=True):
    """The answers that the player has set in advance for a seat."""

    match: str
    seat: int
    answers: list[Preset]


class OwnInvitation(msgspec.Struct, frozen=True):
    """An invitation that the player received or sent."""

    match: str
    received: bool
    """Whether the player received the invitation; otherwise the player sent it."""
    declined: bool
    on: datetime


class OwnData(msgspec.Struct, frozen=True):
    """All data stored about a player, for that player only."""

    account: OwnAccount
    since: datetime
    """When the player first visited the server."""
    sessions: int
    """Number of browser sessions of the player."""
    matches: list[OwnSeat]
    results: list[Ending]
    ratings: list[Rating]
    blocks: list[Blocked]
    reports: list[OwnReport]
    lines: list[OwnLine]
    notes: list[OwnNote]
    presets: list[OwnPresets]
    invitations: list[OwnInvitation]
