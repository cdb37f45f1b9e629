"""Messages about the games that a server offers, and their rules."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from ostrog.table import HouseValue, ValueChoice


class SeatKind(msgspec.Struct, frozen=True):
    """A seat that a game offers."""

    seat: int
    team: str
    name: str = ""
    """The scenario's name for the seat; empty where the number is enough."""


class ScenarioKind(msgspec.Struct, frozen=True):
    """A scenario that a game offers."""

    name: str
    seats: list[SeatKind]
    persons: list[list[int]]
    """For each player, the seats that this player holds together."""


class ExpansionKind(msgspec.Struct, frozen=True):
    """An expansion with which a game can be played."""

    name: str


class LessonKind(msgspec.Struct, frozen=True):
    """A lesson that the server offers."""

    name: str
    expansions: list[str] = []
    """The expansions with which it is played; their words have its texts."""


class GameKind(msgspec.Struct, frozen=True):
    """A game that the server offers."""

    name: str
    version: int
    scenarios: list[ScenarioKind]
    levels: list[str] = []
    """The levels of the bots that play the game, the weakest first."""
    lessons: list[LessonKind] = []
    """The lessons that teach the game and its expansions, in order."""
    expansions: list[ExpansionKind] = []
    """The expansions that a match may be opened with."""


class GameValues(msgspec.Struct, frozen=True):
    """Values that no source confirms; a match may be opened with other values for them."""

    game: str
    version: int
    values: tuple[HouseValue, ...]
    choices: Mapping[str, tuple[ValueChoice, ...]]
    """The texts that some values can be, by the names of the lists."""


class RuleInfo(msgspec.Struct, frozen=True, omit_defaults=True):
    """One statement of a rulebook."""

    id: str
    text: str
    open: str = ""
    """The gap in the sources that this ruling of ours fills; empty if there is none."""


class RuleChapter(msgspec.Struct, frozen=True):
    """A chapter of a rulebook."""

    title: str
    rules: list[RuleInfo]


class RulebookInfo(msgspec.Struct, frozen=True):
    """The rules of a game in one language."""

    game: str
    version: int
    chapters: list[RuleChapter]


class GameWords(msgspec.Struct, frozen=True):
    """The messages of a game in one language."""

    messages: str
    """Fluent source; empty if the game has no words in that language."""
