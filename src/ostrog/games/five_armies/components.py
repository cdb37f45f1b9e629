"""Chapter 1 and 2: figures, dice, tokens and the starting position, as values of a match.

All of it lies in `Game.data`, so a match can be played with other values. Which of them no source
confirms is listed in data/unconfirmed.toml.
"""

from __future__ import annotations

import tomllib

import msgspec

from ostrog.games.five_armies.battlefield import (
    FORTIFICATIONS,
    HERE,
    MUSTERING,
    PLACES,
    POINTS,
    SETTLEMENTS,
    TERRAINS,
)

FREE, SHADOW = 0, 1
SIDES = ("free", "shadow")
"""The sides by seat."""

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
"""The types of army units; an army counts its units in this order."""

UNIT = {unit: number for number, unit in enumerate(UNITS)}
NO_UNITS = (0,) * len(UNITS)
GOBLINS = UNIT["goblins"]

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
"""B5A-2.1: the three kinds of recruitment tokens."""


class UnitType(msgspec.Struct, frozen=True):
    """B5A-13.6: what a unit card says besides its manoeuvre."""

    side: str
    people: str
    figures: int
    strength: int
    preferred: tuple[str, ...]
    preferred_attacking: str = ""
    """`any` if every terrain is preferred in attack (B5A-21.15)."""
    group: str = ""
    """The recruitment tokens it is on; none for Goblins (B5A-18.4)."""


class Character(msgspec.Struct, frozen=True):
    """B5A-10.1: the numbers of a reference card."""

    side: str
    movement: int
    leadership: int
    general: bool = False
    fate_space: int = 0
    """Where the figure waits on the fate track; 0 for those that do not wait there."""


class ActionDice(msgspec.Struct, frozen=True):
    """B5A-5.1 to 5.3: one side's dice."""

    pool: int
    in_box: int
    faces: tuple[str, ...]


class FateToken(msgspec.Struct, frozen=True):
    """B5A-9.1."""

    value: int
    symbol: bool
    count: int
    special: str = ""
    """The side whose Story card brings it into the pool; empty for the ordinary ones."""


class Start(msgspec.Struct, frozen=True):
    """B5A-2.2, B5A-2.3: what stands at a place of the starting position."""

    at: str
    units: dict[str, int] = {}
    characters: tuple[str, ...] = ()
    tokens: dict[str, int] = {}


class Points(msgspec.Struct, frozen=True):
    """B5A-31.1, B5A-31.2."""

    fortification: int
    settlement: int


class BySide(msgspec.Struct, frozen=True):
    """A number for each side."""

    free: int
    shadow: int


class Values(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a ruleset may change."""

    stacking: int
    most_dice: int
    most_generals: int
    pass_opens_at: int
    fate_goal: int
    victory_points: int
    points: Points
    leadership_tokens: BySide
    figures: dict[str, int]
    dice: dict[str, ActionDice]
    units: dict[str, UnitType]
    characters: dict[str, Character]
    defence: dict[str, int]
    recruitment: dict[str, dict[str, int]]
    """How many tokens of each kind show each face."""
    fate: dict[str, FateToken]
    setup: dict[str, Start]


class Unconfirmed(msgspec.Struct, frozen=True):
    """A value that no source confirms."""

    path: str
    note: str


def token_units(face: str) -> tuple[str, ...]:
    """B5A-18.10: the units a recruitment token shows, one for each symbol."""
    return (face.removeprefix("two-"),) * 2 if face.startswith("two-") else (face,)


def faults(values: Values) -> list[str]:
    """Everything that does not fit together in the values of a match."""
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
    for number, start in values.setup.items():
        found += [f"setup {number}: {fault}" for fault in _start_faults(values, number, start)]
    for unit_name, unit in values.units.items():
        if sum(s.units.get(unit_name, 0) for s in values.setup.values()) > unit.figures:
            found.append(f"too many {unit_name} at the start")
    for back, tokens in values.recruitment.items():
        if sum(s.tokens.get(back, 0) for s in values.setup.values()) > sum(tokens.values()):
            found.append(f"too many {back} tokens at the start")
    return found


def _start_faults(values: Values, number: str, start: Start) -> list[str]:
    """Everything that does not fit at a place of the starting position."""
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
    """The values of the game as published; values that do not fit together are refused."""
    data = HERE / "data"
    plain = tomllib.loads((data / "pieces.toml").read_text(encoding="utf-8"))
    plain |= tomllib.loads((data / "setup.toml").read_text(encoding="utf-8"))
    values = msgspec.convert(plain, Values)
    wrong = faults(values)
    if wrong:
        raise ValueError("; ".join(wrong))
    return values


def read_unconfirmed() -> tuple[Unconfirmed, ...]:
    """The values no source confirms, with what is known about them."""
    text = (HERE / "data" / "unconfirmed.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text)["value"], tuple[Unconfirmed, ...])
