"""A match looked back at, and records."""

from __future__ import annotations

import msgspec

from ostrog.kernel.tables import Layout
from ostrog.server.protocol.matches import MatchInfo
from ostrog.server.protocol.standings import Told


class Course(msgspec.Struct, frozen=True, kw_only=True):
    """How a match went, as one observer knows it."""

    match: MatchInfo
    layout: Layout | None
    events: list[Told]
    told: list[int]
    """How many events there were after so many entries: first after none, last after all."""
    observer: list[int]
    """The seats whose holder looks; none for what is public."""
    perspectives: list[list[int]]
    """The seats of each person whose eyes may be borrowed; what is public may always be seen."""


class Faces(msgspec.Struct, frozen=True, kw_only=True):
    """How often the faces of one kind of dice were rolled."""

    purpose: str
    """What was rolled for, in a word of the game's."""
    seat: int | None
    """Whose roll it was; nothing where the game does not say."""
    counts: list[int]
    """Of each face, the lowest first."""


class Audit(msgspec.Struct, frozen=True, kw_only=True):
    """Whether chance kept to what was promised before the first choice, and what it gave."""

    commitment: str
    """What was promised, in hexadecimal digits."""
    seed: str
    """What was revealed, in hexadecimal digits."""
    matches: bool
    """Whether the seed is the promised one, and every die and shuffle follows from it."""
    dice: list[Faces]


class RecordSummary(msgspec.Struct, frozen=True):
    """What a record is of, once every entry has led to the state that it says."""

    game: str
    version: int
    scenario: str
    seats: list[str]
    """Who held each seat at the beginning."""
    entries: int
    ended: str
    """Why the match ended; empty if the record breaks off."""
    ranks: list[list[str]]
    """The teams, the winners first."""
    audited: bool
    """Whether the seed explains every die and shuffle; without one they are only told."""
