"""Messages about replays, audits of chance, and match records."""

from __future__ import annotations

import msgspec

from ostrog.server.protocol.matches import MatchInfo
from ostrog.server.protocol.standings import EventInfo
from ostrog.table import Chronicle, Layout


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """The course of a match, as one observer may know it."""

    match: MatchInfo
    layout: Layout | None
    events: list[EventInfo]
    event_counts: list[int]
    """Number of events after each number of entries: first after none, last after all."""
    observer: list[int]
    """The seats whose view is shown; empty for the public view."""
    observers: list[list[int]]
    """The observers whose view may be shown; the public view is always allowed."""
    open: bool = False
    """Whether all hands are open, which is possible once the match is over."""


class Faces(msgspec.Struct, frozen=True, kw_only=True):
    """How often each face was rolled, for one purpose and one seat."""

    purpose: str
    """The purpose of the rolls, as the game names it."""
    seat: int | None
    """The seat that rolled; None where the game does not say."""
    counts: list[int]
    """Number of rolls of each face, the lowest face first."""
    labels: list[str] = []
    """The label of each face; empty if the faces are numbers."""


class ZoneDraws(msgspec.Struct, frozen=True, kw_only=True):
    """How many cards or other things were drawn by chance from one zone."""

    zone: str
    count: int
    shuffles: int
    """How often the zone was shuffled."""


class Audit(msgspec.Struct, frozen=True, kw_only=True):
    """The check of dice and shuffles against the committed seed, with counts of the dice."""

    commitment: str
    """The commitment to the seed, made before the first choice, in hexadecimal digits."""
    seed: str
    """The revealed seed, in hexadecimal digits."""
    matches: bool
    """Whether the seed fits the commitment, and every die and shuffle follows from it."""
    dice: list[Faces]
    drawn: list[ZoneDraws] = []


class RatingChange(msgspec.Struct, frozen=True, kw_only=True):
    """How a match changed the rating of one player."""

    seat: int
    """The first seat of the player."""
    before: float
    after: float


class MatchChronicle(msgspec.Struct, frozen=True, kw_only=True):
    """A match in numbers, from what everybody may know."""

    chronicle: Chronicle | None
    """None if the game tells none."""
    ratings: list[RatingChange] = []
    """Empty as long as the match is open, or if it does not count for ratings."""


class RecordSummary(msgspec.Struct, frozen=True):
    """Summary of a record, after replay confirmed the state that each entry states."""

    game: str
    version: int
    scenario: str
    seats: list[str]
    """The holder of each seat at the start of the match."""
    entries: int
    ended: str
    """The reason why the match ended; empty if the record is incomplete."""
    ranks: list[list[str]]
    """The teams by rank, the winners first."""
    audited: bool
    """Whether every die and shuffle was checked against the seed; impossible without a seed."""
