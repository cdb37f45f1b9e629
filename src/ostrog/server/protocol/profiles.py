"""Messages about public profiles, blocked players, and reports to the maintainers."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated
from uuid import UUID

import msgspec

from ostrog.server.protocol.bounds import MatchId
from ostrog.server.protocol.matches import Ended


class ProfileSummary(msgspec.Struct, frozen=True):
    """Who plays in a match, as far as it leads to a profile."""

    guest: UUID
    name: str
    seats: list[int]
    member: bool
    """Whether there is an account, and therefore a profile."""


class Tally(msgspec.Struct, frozen=True):
    """Numbers of wins, losses and shared wins of a player in a game with one team."""

    game: str
    team: str
    won: int
    lost: int
    shared: int


class Rating(msgspec.Struct, frozen=True):
    """The rating of a player in a game."""

    game: str
    rating: float
    """A conservative estimate of strength: it starts low and rises as matches make it certain."""
    matches: int


class Ending(msgspec.Struct, frozen=True):
    """The result of a match for a player."""

    match: str
    """The id of the match; empty if it is private and the reader did not take part."""
    game: str
    team: str
    ended: Ended
    rated: bool
    on: datetime


class Profile(msgspec.Struct, frozen=True):
    """The public profile of a player."""

    guest: UUID
    name: str
    since: datetime
    tallies: list[Tally]
    ratings: list[Rating]
    last: list[Ending]


class Blocked(msgspec.Struct, frozen=True):
    """A player whom the requesting player has blocked."""

    guest: UUID
    name: str


ReportText = Annotated[str, msgspec.Meta(min_length=1, max_length=2_000, pattern=r"\S")]


class ReportConduct(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A report to the maintainers about a player's conduct."""

    about: UUID
    text: ReportText
    match: MatchId | None = None


class ReportRuling(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A report to the maintainers about a ruling that looks wrong."""

    match: MatchId
    at: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
    """Number of entries in the match when the ruling was seen."""
    text: ReportText
    rule: Annotated[str, msgspec.Meta(max_length=40)] = ""
    """Id of the rule that it is about; empty if the reporter does not know it."""
