"""Chapters 1 and 2: figures, dice, tokens and the starting position, as values of a match.

All of them are in `Game.data`, so a match can be played with other values. The file
data/unconfirmed.toml lists the values that no source confirms.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Annotated

import msgspec

from ostrog.games.five_armies.board.map import (
    EYRIE,
    FORTIFICATIONS,
    HERE,
    MUSTERING,
    PLACES,
    POINTS,
    REGIONS,
    SETTLEMENTS,
    TERRAINS,
)

FREE, SHADOW = 0, 1
SIDES = ("free", "shadow")
"""Names of the sides by seat."""

UNITS = (
    "dwarf-regulars",
    "dwarf-veterans",
    "lake-men",
    "wood-elf-archers",
    "wood-elf-spearmen",
    "orcs",
    "great-orcs",
    "wargs",
    "goblins",
)
"""Types of army units. The unit counts of an army are in this order."""

UNIT = {unit: number for number, unit in enumerate(UNITS)}
NO_UNITS = (0,) * len(UNITS)
ORCS, GREAT_ORCS, GOBLINS = UNIT["orcs"], UNIT["great-orcs"], UNIT["goblins"]

CHARACTERS = (
    "bard",
    "dain",
    "gandalf",
    "thranduil",
    "bilbo",
    "thorin",
    "lord-of-the-eagles",
    "beorn",
    "bolg",
)

BACKS = ("dwarves-and-men", "elves", "shadow")
"""The three kinds of recruitment tokens (B5A-2.1)."""


Number = Annotated[int, msgspec.Meta(ge=0, le=1_000)]
NumberOrNever = Annotated[int, msgspec.Meta(ge=-1, le=1_000)]
"""A number of points that may be reached; -1 never is."""

RESULTS = {
    "free": ("character", "army", "muster", "event", "will-of-the-west"),
    "shadow": ("character", "army", "muster", "event", "eye"),
}
"""Results for which each side can use its action dice (B5A-5.1, 5.2)."""


class UnitType(msgspec.Struct, frozen=True):
    """The values of a unit card, without its manoeuvre ability (B5A-13.6)."""

    side: str
    people: str
    figures: Number
    strength: Number
    preferred: tuple[str, ...]
    preferred_attacking: str = ""
    """`any` if the unit prefers every terrain while it attacks (B5A-21.15)."""
    group: str = ""
    """Kind of recruitment tokens that show this unit; empty for Goblins (B5A-18.4)."""


class Character(msgspec.Struct, frozen=True):
    """The values of a character's reference card (B5A-10.1, 11.1)."""

    side: str
    movement: Number
    leadership: Number
    general: bool = False
    fate_space: Number = 0
    """Space on the fate track where the character waits, or 0 if it does not (B5A-2.7)."""
    enters_with: str = ""
    """Die result that brings the character into play; empty if in play from the start
    (B5A-10.5)."""
    enters_at: str = ""
    """The only place where the character can enter; empty if there is a choice."""
    brings: dict[str, Number] = {}
    """Units that are placed together with the character."""


class ActionDice(msgspec.Struct, frozen=True):
    """The action dice of one side (B5A-5.1 to 5.3)."""

    pool: Number
    in_box: Number
    faces: tuple[str, ...]


class FateToken(msgspec.Struct, frozen=True):
    """A type of fate token: its number, whether it has the fate symbol, and its count (B5A-9.1)."""

    value: Number
    symbol: bool
    count: Number
    special: str = ""
    """Side whose Story card adds the token to the pool; empty for ordinary tokens."""


class Start(msgspec.Struct, frozen=True):
    """The pieces at one place of the starting position (B5A-2.2, B5A-2.3)."""

    at: str
    units: dict[str, Number] = {}
    characters: tuple[str, ...] = ()
    tokens: dict[str, Number] = {}


class ArcheryValues(msgspec.Struct, frozen=True):
    """The values of Thranduil's ability (B5A-11.11)."""

    shooters: tuple[str, ...]
    terrain: dict[str, bool]
    """Whether units may shoot from each terrain type."""
    dice: Number
    """Dice for each unit that shoots."""
    success: Number
    reach: Number
    """Length of the range ruler (B5A-11.8)."""


class Bolt(msgspec.Struct, frozen=True):
    """The values of Gandalf's ability (B5A-11.7)."""

    dice: Number
    concentrated: Number
    """Number of dice if Gandalf has the concentration token."""
    success: Number
    reach: Number


class EagleAttack(msgspec.Struct, frozen=True):
    """Number of dice of one Eagle and the value they need (B5A-32.11)."""

    dice: Number
    success: Number


class BeornSheet(msgspec.Struct, frozen=True):
    """Beorn's dice, target value and wrath (B5A-33.2, 33.3, 33.16)."""

    dice: Number
    success: Number
    wrath: Number
    most_wrath: Number


class Points(msgspec.Struct, frozen=True):
    """Victory points for a fortification and for another settlement (B5A-31.1, B5A-31.2)."""

    fortification: Number
    settlement: Number


class BySide(msgspec.Struct, frozen=True):
    """A number for each side."""

    free: Number
    shadow: Number


class Values(msgspec.Struct, frozen=True, kw_only=True):
    """All values that a ruleset may change."""

    stacking: Number
    most_dice: Number
    most_generals: Number
    pass_opens_at: Number
    fate_goal: Number
    victory_points: Number
    hand_limit: Number
    rings: Number
    beorn_wins_at: NumberOrNever
    points: Points
    archery: ArcheryValues
    bolt: Bolt
    eagles: EagleAttack
    beorn: BeornSheet
    leadership_tokens: BySide
    figures: dict[str, Number]
    dice: dict[str, ActionDice]
    units: dict[str, UnitType]
    characters: dict[str, Character]
    defence: dict[str, Number]
    recruitment: dict[str, dict[str, int]]
    """Number of recruitment tokens by kind and by face."""
    fate: dict[str, FateToken]
    setup: dict[str, Start]


class Unconfirmed(msgspec.Struct, frozen=True):
    """A value that no source confirms."""

    path: str
    note: str


def token_units(face: str) -> tuple[str, ...]:
    """The units shown on a recruitment token, one for each symbol (B5A-18.10)."""
    return (face.removeprefix("two-"),) * 2 if face.startswith("two-") else (face,)


def faults(values: Values) -> list[str]:
    """All inconsistencies in the values of a match, as messages.

    Checks B5A-1.6, 2.1 to 2.3, 10.5, 11.11, 13.1, 13.6, 18.4.
    """
    if tuple(values.units) != UNITS or tuple(values.characters) != CHARACTERS:
        return ["the unit types and characters are not those of the game"]
    if tuple(values.defence) != FORTIFICATIONS or tuple(values.recruitment) != BACKS:
        return ["the fortifications and token kinds are not those of the game"]
    found = []
    for name, unit in values.units.items():
        if unit.side not in SIDES or not set(unit.preferred) <= set(TERRAINS):
            found.append(f"{name}: no such side or terrain")
    for back, tokens in values.recruitment.items():
        for face in tokens:
            wrong = [u for u in token_units(face) if u not in UNIT or values.units[u].group != back]
            found += [f"{back}: {unit} is not on such tokens" for unit in wrong]
    shooters, grounds = set(values.archery.shooters), set(values.archery.terrain)
    if not shooters <= set(UNITS) or grounds != set(TERRAINS):
        found.append("archery: no such unit or terrain")
    for name, sheet in values.characters.items():
        # The Lord of the Eagles enters at the Eyrie, and nobody else does (B5A-32.1).
        places = (EYRIE,) if name == "lord-of-the-eagles" else ("", *REGIONS)
        if sheet.enters_at not in places or not set(sheet.brings) <= set(UNITS):
            found.append(f"{name}: no such place or unit to enter with")
        if sheet.enters_with and sheet.enters_with not in RESULTS.get(sheet.side, ()):
            found.append(f"{name}: no such die result")
        if name == "bolg" and not sheet.enters_with:
            found.append("bolg: no die result to enter with")
        if (sheet.side == "free" and bool(sheet.enters_with)) != (sheet.fate_space > 0):
            found.append(f"{name}: waits on the fate track if it enters later, and only then")
    held: dict[str, str] = {}
    for number, start in values.setup.items():
        side = number.partition("-")[0]
        if any(start.units.values()) and held.setdefault(start.at, side) != side:
            found.append(f"setup.{number}.at: the other side stands at {start.at}")
    for number, start in values.setup.items():
        found += [f"setup.{number}.at: {fault}" for fault in _start_faults(values, number, start)]
    for unit_name, unit in values.units.items():
        if sum(s.units.get(unit_name, 0) for s in values.setup.values()) > unit.figures:
            found.append(f"too many {unit_name} at the start")
    for back, tokens in values.recruitment.items():
        if sum(s.tokens.get(back, 0) for s in values.setup.values()) > sum(tokens.values()):
            found.append(f"too many {back} tokens at the start")
    return found


def _start_faults(values: Values, number: str, start: Start) -> list[str]:
    """All inconsistencies at one place of the starting position (B5A-2.2, 2.3)."""
    side = number.partition("-")[0]
    found = []
    if start.at not in PLACES or (side == "free" and start.at in POINTS):
        found.append(f"no place {start.at}")
    theirs: dict[str, UnitType | Character] = {**values.units, **values.characters}
    for who in (*start.units, *start.characters):
        if who not in theirs:
            found.append(f"there is no {who}")
        elif theirs[who].side != side:
            found.append(f"{who} is the other side's")
    for back in start.tokens:
        if back not in BACKS:
            found.append(f"there are no {back} tokens")
        elif start.at not in (MUSTERING if back == "shadow" else SETTLEMENTS):
            found.append(f"no token can lie at {start.at}")
    return found


def read_values() -> Values:
    """Read the published values of the game; raise ValueError if they are inconsistent."""
    data = HERE / "data"
    plain = tomllib.loads((data / "pieces.toml").read_text(encoding="utf-8"))
    plain |= tomllib.loads((data / "setup.toml").read_text(encoding="utf-8"))
    values = msgspec.convert(plain, Values)
    wrong = faults(values)
    if wrong:
        raise ValueError("; ".join(wrong))
    return values


@cache
def read_unconfirmed() -> tuple[Unconfirmed, ...]:
    """Read the list of unconfirmed values, with notes about them."""
    text = (HERE / "data" / "unconfirmed.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text)["value"], tuple[Unconfirmed, ...])
