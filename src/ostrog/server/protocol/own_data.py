"""All that is stored about somebody, as they can download it."""

from __future__ import annotations

from datetime import datetime
from typing import Literal
from uuid import UUID

import msgspec

from ostrog.server.protocol.accounts import OwnAccount
from ostrog.server.protocol.presets import Preset
from ostrog.server.protocol.profiles import Blocked, Ending, Rating


class OwnSeat(msgspec.Struct, frozen=True):
    """A match one sits in."""

    match: str
    game: str
    scenario: str
    seats: list[int]
    opened: datetime


class OwnReport(msgspec.Struct, frozen=True):
    """What one told the maintainers."""

    kind: Literal["conduct", "ruling"]
    about: UUID | None
    match: str | None
    at: int | None
    text: str
    on: datetime


class OwnLine(msgspec.Struct, frozen=True):
    """What one said at a table."""

    match: str
    text: str
    on: datetime


class OwnNote(msgspec.Struct, frozen=True):
    """What one noted down in a match."""

    match: str
    text: str


class OwnPresets(msgspec.Struct, frozen=True):
    """What one answers beforehand for a seat."""

    match: str
    seat: int
    answers: list[Preset]


class OwnInvitation(msgspec.Struct, frozen=True):
    """A match to which one was invited, or invited somebody."""

    match: str
    received: bool
    """Whether one was invited oneself."""
    declined: bool
    on: datetime


class OwnData(msgspec.Struct, frozen=True):
    """All that is stored about somebody, for themselves."""

    account: OwnAccount
    since: datetime
    """When they first came."""
    sessions: int
    """In so many browsers they are signed in."""
    matches: list[OwnSeat]
    results: list[Ending]
    ratings: list[Rating]
    blocks: list[Blocked]
    reports: list[OwnReport]
    lines: list[OwnLine]
    notes: list[OwnNote]
    presets: list[OwnPresets]
    invitations: list[OwnInvitation]
