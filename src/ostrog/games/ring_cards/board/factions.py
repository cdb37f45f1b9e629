"""Chapter 1: the two sides, their factions, and the categories of cards and icons."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

import msgspec

Number = Annotated[int, msgspec.Meta(ge=0, le=99)]
"""A count of something, never negative."""

Side = Literal["free-peoples", "shadow"]
"""The two sides (RCG-1.1)."""

Faction = Literal[
    "dunedain",
    "dwarf",
    "elf",
    "hobbit",
    "rohan",
    "wizard",
    "isengard",
    "monstrous",
    "mordor",
    "southron",
]
"""The factions of faction cards (RCG-1.2)."""

Who = Literal[Side, Faction]
"""Each player of a side, or the player of a faction (RCG-1.5, 10.21)."""

CardType = Literal["army", "character", "item", "event"]
"""The types of faction cards (RCG-3.8)."""

Keyword = Literal["nazgul", "weapon", "mount", "ent"]
"""Keywords, which matter only to texts that refer to them (RCG-1.9)."""

Icon = Literal["battleground-attack", "battleground-defence", "path-attack", "path-defence"]
"""The icons that combat tokens show; texts never add leadership icons (RCG-1.4)."""

SIDES: tuple[Side, ...] = get_args(Side)
FACTIONS: tuple[Faction, ...] = get_args(Faction)
TYPES: tuple[CardType, ...] = get_args(CardType)
KEYWORDS: tuple[Keyword, ...] = get_args(Keyword)
ICONS: tuple[Icon, ...] = get_args(Icon)

SIDE_OF_FACTION: dict[Faction, Side] = {
    "dunedain": "free-peoples",
    "dwarf": "free-peoples",
    "elf": "free-peoples",
    "hobbit": "free-peoples",
    "rohan": "free-peoples",
    "wizard": "free-peoples",
    "isengard": "shadow",
    "monstrous": "shadow",
    "mordor": "shadow",
    "southron": "shadow",
}
"""The side of each faction (RCG-1.2)."""
