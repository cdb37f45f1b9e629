"""Chapter 3: the places of the board, and what lies beside what.

The map never changes in a match. It is read from data/board.toml; the sources print none, so it is
our reconstruction (STR-3.5).
"""

from __future__ import annotations

import tomllib
from pathlib import Path as File
from typing import Literal

import msgspec

HERE = File(__file__).parent.parent

Side = Literal["left", "right"]
SIDES: tuple[Side, ...] = ("left", "right")
"""Sides of the board as the Defender sees them (STR-3.1)."""
Point = tuple[int, int]


class Foreground(msgspec.Struct, frozen=True):
    """Ground before the ramparts, where new units arrive (STR-3.1)."""

    side: Side
    at: Point


class Rampart(msgspec.Struct, frozen=True):
    """Ground before the wall, opposite a tower (STR-3.5)."""

    side: Side
    faces: str
    at: Point


class WallSection(msgspec.Struct, frozen=True):
    """A piece of the wall between two towers, where melee is fought (STR-3.6)."""

    side: Side
    at: Point
    attackers: Point
    plate: Point


class Tower(msgspec.Struct, frozen=True):
    """A tower between two sections; the middle one touches both sides (STR-3.7, 3.12)."""

    sides: tuple[Side, ...]
    between: tuple[str, str]
    opposite: tuple[str, ...]
    at: Point


class Path(msgspec.Struct, frozen=True):
    """A way that Invader units take, always towards the wall (STR-3.3)."""

    source: str
    to: str


class DrawnSpot(msgspec.Struct, frozen=True):
    """Where something is drawn."""

    at: Point


class SiegeMap(msgspec.Struct, frozen=True):
    """The whole map."""

    foregrounds: dict[str, Foreground]
    ramparts: dict[str, Rampart]
    marauders: DrawnSpot
    sections: dict[str, WallSection]
    towers: dict[str, Tower]
    paths: dict[str, Path]
    buildings: dict[str, DrawnSpot]
    courtyard: DrawnSpot


BOARD = msgspec.convert(
    tomllib.loads((HERE / "data" / "board.toml").read_text(encoding="utf-8")), SiegeMap
)

FOREGROUNDS = tuple(BOARD.foregrounds)
RAMPARTS = tuple(BOARD.ramparts)
SECTIONS = tuple(BOARD.sections)
TOWERS = tuple(BOARD.towers)
PATHS = tuple(BOARD.paths)
MARAUDERS = "marauders"
COURTYARD = "courtyard"
INTERMEDIATE, OUTERMOST = "r3", "r4"
"""The one pair of ramparts with a path between them (STR-3.4)."""

GROUND = (*FOREGROUNDS, *RAMPARTS, *SECTIONS)
"""Places where Invader units stand, besides the marauders' field."""

SIDE_OF: dict[str, Side] = {
    name: place.side
    for places in (BOARD.foregrounds, BOARD.ramparts, BOARD.sections)
    for name, place in places.items()
}
"""Side of each place that has one; the middle tower has two (STR-3.12)."""
FOREGROUND_OF: dict[Side, str] = {place.side: name for name, place in BOARD.foregrounds.items()}

PATHS_FROM: dict[str, tuple[str, ...]] = {
    place: tuple(name for name, path in BOARD.paths.items() if path.source == place)
    for place in GROUND
}
"""Paths that leave a place (STR-3.3)."""
PATHS_TO: dict[str, tuple[str, ...]] = {
    place: tuple(name for name, path in BOARD.paths.items() if path.to == place) for place in GROUND
}
SECTIONS_OF: dict[str, tuple[str, ...]] = {
    rampart: tuple(BOARD.paths[p].to for p in PATHS_FROM[rampart] if BOARD.paths[p].to in SECTIONS)
    for rampart in RAMPARTS
}
"""Sections that a path leads to from each rampart (STR-3.5)."""
RAMPARTS_OF: dict[str, tuple[str, ...]] = {
    section: tuple(BOARD.paths[p].source for p in PATHS_TO[section]) for section in SECTIONS
}
"""Ramparts from which a path leads to each section (STR-19.9)."""
TOWERS_OF: dict[str, tuple[str, ...]] = {
    section: tuple(name for name, tower in BOARD.towers.items() if section in tower.between)
    for section in SECTIONS
}
"""Towers at the ends of each section (STR-3.9)."""
NEIGHBOURS: dict[str, tuple[str, ...]] = {
    section: (
        *(SECTIONS[i] for i in (number - 1, number + 1) if 0 <= i < len(SECTIONS)),
        *TOWERS_OF[section],
    )
    for number, section in enumerate(SECTIONS)
} | {name: tower.between for name, tower in BOARD.towers.items()}
"""Sections and towers beside each section or tower (STR-3.9)."""
CANNON_RANGE: dict[str, tuple[str, ...]] = {
    name: (
        *(r for r in RAMPARTS if any(s in tower.between for s in SECTIONS_OF[r])),
        *(FOREGROUND_OF[side] for side in tower.sides),
    )
    for name, tower in BOARD.towers.items()
}
"""Ramparts opposite or adjacent to each tower, and foregrounds of its side (STR-19.2)."""
TREBUCHET_RANGE: dict[str, tuple[str, ...]] = {
    foreground: tuple(s for s in SECTIONS if SIDE_OF[s] == SIDE_OF[foreground])
    for foreground in FOREGROUNDS
}
"""Sections of the side of each foreground (STR-8.11)."""


def leads_to(place: str, section: str) -> bool:
    """Whether a section can be reached from a place along paths (STR-13.15)."""
    if place == section:
        return True
    return any(leads_to(BOARD.paths[path].to, section) for path in PATHS_FROM[place])
