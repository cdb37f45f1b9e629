"""What people may know of each other, and what they tell the maintainers."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated
from uuid import UUID

import msgspec

from ostrog.server.protocol.bounds import MatchId
from ostrog.server.protocol.matches import Ended


class Person(msgspec.Struct, frozen=True):
    """Somebody at a table."""

    guest: UUID
    name: str
    seats: list[int]
    member: bool
    """Whether they have an account, and so a profile."""


class Tally(msgspec.Struct, frozen=True):
    """How often somebody won a game as one of its teams."""

    game: str
    team: str
    won: int
    lost: int
    shared: int


class Rating(msgspec.Struct, frozen=True):
    """Somebody's rating in a game."""

    game: str
    rating: float
    """What they are worth at least, with near certainty: it grows with every match."""
    matches: int


class Ending(msgspec.Struct, frozen=True):
    """How a match ended for somebody."""

    match: str
    game: str
    team: str
    ended: Ended
    rated: bool
    on: datetime


class Profile(msgspec.Struct, frozen=True):
    """What everybody may know of somebody."""

    guest: UUID
    name: str
    since: datetime
    tallies: list[Tally]
    ratings: list[Rating]
    last: list[Ending]


class Blocked(msgspec.Struct, frozen=True):
    """Somebody one does not want to meet."""

    guest: UUID
    name: str


ReportText = Annotated[str, msgspec.Meta(min_length=1, max_length=2_000, pattern=r"\S")]


class ReportConduct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tell the maintainers how somebody behaved."""

    about: UUID
    text: ReportText
    match: MatchId | None = None


class ReportRuling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Tell the maintainers that a ruling looks wrong."""

    match: MatchId
    at: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    """After how many entries."""
    text: ReportText
