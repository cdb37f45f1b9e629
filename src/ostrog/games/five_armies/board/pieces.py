"""Chapter 1 and 2: figures, dice, tokens and the starting position, as values of a match.

All of it lies in `Game.data`, so a match can be played with other values. Which of them no source
confirms is listed in data/unconfirmed.toml.
"""

from __future__ import annotations

import tomllib

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
"""B5A-2.1: the three kinds of recruitment tokens."""


RESULTS = {
    "free": ("character", "army", "muster", "event", "will-of-the-west"),
    "shadow": ("character", "army", "muster", "event", "eye"),
}
"""B5A-5.1, 5.2: what the action dice of each side can be used as."""


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
    """B5A-10.1, 11.1: the numbers of a reference card."""

    side: str
    movement: int
    leadership: int
    general: bool = False
    fate_space: int = 0
    """B5A-2.7: where the figure waits on the fate track; 0 for those that do not wait there."""
    enters_with: str = ""
    """B5A-10.5: the die result that brings it into play; none for those that begin there."""
    enters_at: str = ""
    """The one place where it enters; nothing where the reference card leaves a choice."""
    brings: dict[str, int] = {}
    """Units that come with it."""


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


class ArcheryValues(msgspec.Struct, frozen=True):
    """B5A-11.11: Thranduil's ability."""

    shooters: tuple[str, ...]
    terrain: dict[str, bool]
    """From where they may shoot."""
    dice: int
    """For each unit that shoots."""
    success: int
    reach: int
    """B5A-11.8: the length of the range ruler."""


class Bolt(msgspec.Struct, frozen=True):
    """B5A-11.7: Gandalf's ability."""

    dice: int
    concentrated: int
    """The dice with the concentration token."""
    success: int
    reach: int


class EagleAttack(msgspec.Struct, frozen=True):
    """B5A-32.11: the dice of one Eagle."""

    dice: int
    success: int


class BeornSheet(msgspec.Struct, frozen=True):
    """B5A-33.2, 33.3, 33.16: how Beorn fights."""

    dice: int
    success: int
    wrath: int
    most_wrath: int


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
    hand_limit: int
    rings: int
    beorn_wins_at: int
    points: Points
    archery: ArcheryValues
    bolt: Bolt
    eagles: EagleAttack
    beorn: BeornSheet
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
    """B5A-1.6, 2.1 to 2.3, 10.5, 11.11, 13.1, 13.6, 18.4: what does not fit in a match's values."""
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
        # Only the Lord of the Eagles is ever at the eyrie, and nowhere else: B5A-32.1.
        places = (EYRIE,) if name == "lord-of-the-eagles" else ("", *REGIONS)
        if sheet.enters_at not in places or not set(sheet.brings) <= set(UNITS):
            found.append(f"{name}: no such place or unit to enter with")
        if sheet.enters_with not in ("", *RESULTS.get(sheet.side, ())):
            found.append(f"{name}: no such die result")
        if name == "bolg" and not sheet.enters_with:
            found.append("bolg: no die result to enter with")
        if (sheet.side == "free" and bool(sheet.enters_with)) != (sheet.fate_space > 0):
            found.append(f"{name}: waits on the fate track if it enters later, and only then")
    held: dict[str, str] = {}
    for number, start in values.setup.items():
        side = number.partition("-")[0]
        if any(start.units.values()) and held.setdefault(start.at, side) != side:
            found.append(f"setup {number}: the other side stands at {start.at}")
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
    """B5A-2.2, 2.3: everything that does not fit at a place of the starting position."""
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
