"""The games that can be played on a server, and their rules."""

from __future__ import annotations

import msgspec

from ostrog.kernel.tables import HouseValue


class SeatKind(msgspec.Struct, frozen=True):
    """A seat that a game offers."""

    seat: int
    team: str
    name: str = ""
    """What the scenario calls it; empty where its number is enough."""


class ScenarioKind(msgspec.Struct, frozen=True):
    """A scenario that a game offers."""

    name: str
    seats: list[SeatKind]
    persons: list[list[int]]
    """The seats that each person holds, all of them together."""


class GameKind(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    version: int
    scenarios: list[ScenarioKind]
    house_values: list[HouseValue] = []
    """What no source confirms, and a match may be opened with other values of."""
    levels: list[str] = []
    """The levels of the bots that play it, the weakest first."""
    lessons: list[str] = []
    """The lessons that teach it, in their order."""


class RuleInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """One statement of a rulebook."""

    id: str
    text: str
    open: str = ""
    """The gap in the sources that this ruling of ours fills, if it does."""


class RuleChapter(msgspec.Struct, frozen=True):
    """What belongs together in a rulebook."""

    title: str
    rules: list[RuleInfo]


class RulebookInfo(msgspec.Struct, frozen=True):
    """The rules of a game in one language."""

    game: str
    version: int
    chapters: list[RuleChapter]
