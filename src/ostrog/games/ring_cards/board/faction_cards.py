"""Chapters 1 and 3: the 120 faction cards, their printed values, and filters on cards.

The wording of a card is in the Fluent files of the game; this module has the numbers and building
blocks of its texts.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import pairwise
from typing import Annotated, Literal

import msgspec

from ostrog.games.ring_cards.board import texts
from ostrog.games.ring_cards.board.factions import (
    FACTIONS,
    KEYWORDS,
    SIDE_OF_FACTION,
    CardType,
    Faction,
    Icon,
    Keyword,
    Number,
    Side,
)
from ostrog.games.ring_cards.board.texts import Filter, Text

HERE = files("ostrog.games.ring_cards")

PATH_NUMBERS = range(1, 10)
"""The path numbers; there is no path above 9 (RCG-3.7)."""

Ranges = Annotated[str, msgspec.Meta(pattern=r"^([1-9](-[1-9])?(, [1-9](-[1-9])?)*)?$")]
"""Path numbers as printed, such as `1-3, 5-9` (RCG-3.9)."""

Timing = Literal[
    "when-played",
    "when-played-to-battleground",
    "when-played-to-reserve",
    "when-played-to-path",
    "when-played-or-moved-to-path",
    "when-played-or-moved-to-battleground",
    "when-played-or-moved-to-path-or-battleground",
    "while-in-reserve",
    "while-in-play",
    "while-on-path",
    "action-in-reserve",
    "action-on-path",
    "action-in-play",
    "action-on-path-or-battleground",
    "placement",
    "replace-eliminate",
    "replace-eliminated-in-path-combat",
    "replace-wielder-eliminated-in-path-combat",
    "replace-wielder-eliminated-in-combat",
    "replace-forsake-from-deck",
    "replace-forsake-from-reserve",
    "event",
    "this-round",
]
"""When a text works; for an item, a place means the place of its wielder."""


class Icons(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Printed icons of one kind."""

    attack: Number = 0
    defence: Number = 0


class Bonus(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Icons added to the printed ones while a condition is met; exactly one condition is set."""

    count: Number
    at: str = ""
    """The card is at this location."""
    supporting: tuple[str, ...] = ()
    """The army supports one of these characters."""
    in_play: tuple[str, ...] = ()
    """One of these cards is in play anywhere."""
    same_path: Filter | None = None
    """A card that matches this filter is on the same path."""
    same_battleground: Filter | None = None
    """Cards that match this filter are on the same battleground."""
    for_each: Number = 0
    """The number of matching cards on the battleground that gives the icons once."""


class Effect(Text, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A text of a card."""

    timing: Timing
    once_per_round: bool = False
    """Whether it works only once per round (RCG-9.11)."""
    if_in_reserve: str = ""
    """Card without which in the player's own reserve the text does nothing (RCG-20.15)."""


class Card(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A title and its printed values (RCG-3.8 to 3.11)."""

    faction: Faction
    type: CardType
    copies: Number = 1
    keywords: tuple[Keyword, ...] = ()
    battleground: Icons = Icons()
    leadership: Icons = Icons()
    """Icons that count only while an army supports the character (RCG-13.7)."""
    path: Icons = Icons()
    allowed_paths: Ranges = ""
    """The paths that a character may go to; empty if none."""
    wielders: Filter | None = None
    """The characters that an item may be played on (RCG-8.9)."""
    from_text: tuple[Icon, ...] = ()
    """Icons printed as the special symbol: only the text gives their number (RCG-3.10)."""
    bonus: dict[Icon, Bonus] = {}
    effects: dict[str, Effect] = {}

    @property
    def side(self) -> Side:
        """The side of the card's faction."""
        return SIDE_OF_FACTION[self.faction]


def path_numbers(printed: Ranges) -> tuple[int, ...]:
    """The path numbers in printed ranges; a range includes every number in it (RCG-3.9)."""
    numbers: list[int] = []
    for part in printed.split(", ") if printed else ():
        first, _, last = part.partition("-")
        numbers += range(int(first), int(last or first) + 1)
    return tuple(numbers)


def fits(which: Filter, card: str, sheet: Card) -> bool:
    """Whether a filter matches this card."""
    return (
        (not which.cards or card in which.cards)
        and which.side in (None, sheet.side)
        and (not which.factions or sheet.faction in which.factions)
        and (which.keyword is None or which.keyword in sheet.keywords)
        and (not which.types or sheet.type in which.types)
    )


def can_wield(item: Card, card: str, sheet: Card) -> bool:
    """Whether a card may wield an item, regardless of the owners (RCG-8.9, 8.10)."""
    return (
        item.wielders is not None
        and sheet.type == "character"
        and sheet.side == item.side
        and fits(item.wielders, card, sheet)
    )


def printed_icons(sheet: Card) -> dict[Icon, int]:
    """The icons of a card that always count, by kind."""
    return {
        "battleground-attack": sheet.battleground.attack,
        "battleground-defence": sheet.battleground.defence,
        "path-attack": sheet.path.attack,
        "path-defence": sheet.path.defence,
    }


def faults(cards: dict[str, Card]) -> list[str]:
    """Every inconsistency in the cards."""
    found = []
    for card, sheet in cards.items():
        found += [f"{card}: {fault}" for fault in (*_icon_faults(sheet), *_kind_faults(sheet))]
        if sheet.wielders and not any(can_wield(sheet, *other) for other in cards.items()):
            found.append(f"{card}: nobody can wield it")
        for name, effect in sheet.effects.items():
            found += [f"{card}: {name}: {fault}" for fault in texts.faults(effect)]
        found += [
            f"{card}: there is no card {other}"
            for other in texts.cards_named(sheet)
            if other not in cards
        ]
    return found


def _icon_faults(sheet: Card) -> list[str]:
    """Every inconsistency in the icons of a card."""
    found = []
    if sheet.side == "free-peoples" and sheet.path.attack:
        found.append("the Free Peoples have no path attack")
    if sheet.side == "shadow" and sheet.path.defence:
        found.append("the Shadow has no path defence")
    if sheet.leadership != Icons() and sheet.type != "character":
        found.append("only characters have leadership icons")
    if sheet.path != Icons() and (
        sheet.type in ("army", "event") or (sheet.type == "character" and not sheet.allowed_paths)
    ):
        found.append("it has path icons and cannot go to a path")
    if sheet.battleground != Icons() and sheet.type == "event":
        found.append("events have no icons")
    steps = [step for effect in sheet.effects.values() for step in effect.steps.values()]
    given = {*sheet.bonus, *(step.icon for step in steps if isinstance(step, texts.TokenOnCard))}
    for special in sheet.from_text:
        if special not in given:
            found.append(f"{special}: follows from no text")
        if printed_icons(sheet)[special]:
            found.append(f"{special}: has a number and the special symbol")
    for icon, bonus in sheet.bonus.items():
        conditions = (
            bonus.at,
            bonus.supporting,
            bonus.in_play,
            bonus.same_path,
            bonus.same_battleground,
        )
        if sum(map(bool, conditions)) != 1:
            found.append(f"{icon}: a bonus has one condition")
        if bool(bonus.for_each) != bool(bonus.same_battleground):
            found.append(f"{icon}: cards are counted on the same battleground, and only there")
    return found


def _kind_faults(sheet: Card) -> list[str]:
    """Everything that does not belong on a card of this type."""
    found = []
    digits = [digit for digit in sheet.allowed_paths if digit.isdigit()]
    if any(low >= high for low, high in pairwise(digits)):
        found.append("its allowed paths are not in order")
    if sheet.allowed_paths and sheet.type != "character":
        found.append("only characters have allowed paths")
    if (sheet.type == "item") != (sheet.wielders is not None):
        found.append("items have wielders, and only items")
    timings = [effect.timing for effect in sheet.effects.values()]
    if (sheet.type == "event") != any(timing in ("event", "this-round") for timing in timings):
        found.append("events have the text of an event, and only events")
    if sum(timing.startswith("action-") for timing in timings) > 1:
        found.append("it has more than one action")
    if not sheet.copies:
        found.append("it has no copies")
    return found


def read_cards(text: str) -> dict[str, Card]:
    """Read the cards from TOML; raise ValueError if they are inconsistent."""
    cards = msgspec.convert(tomllib.loads(text)["cards"], dict[str, Card])
    wrong = faults(cards)
    if wrong:
        raise ValueError("; ".join(wrong))
    return cards


CARDS = read_cards((HERE / "data" / "cards.toml").read_text(encoding="utf-8"))
"""The cards as printed; a match uses those in its own values."""

CARDS_OF: dict[Faction, tuple[str, ...]] = {
    faction: tuple(card for card, sheet in CARDS.items() if sheet.faction == faction)
    for faction in FACTIONS
}
"""The titles of each faction (RCG-1.2)."""

WITH_KEYWORD: dict[Keyword, tuple[str, ...]] = {
    keyword: tuple(card for card, sheet in CARDS.items() if keyword in sheet.keywords)
    for keyword in KEYWORDS
}
"""The titles with each keyword (RCG-1.9)."""
