"""The shapes of the board: the wall from end to end, and the ground before and behind it."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from math import cos, hypot, pi, sin

from ostrog.games.stronghold.board.map import BOARD, FOREGROUNDS, RAMPARTS, SECTIONS, TOWERS
from ostrog.games.stronghold.board.pieces import BUILDINGS
from ostrog.table import Outline, Point

SCALE = 1.5
"""The drawing is so many times as large as the coordinates of board.toml."""
WIDTH, HEIGHT = 1500, 790
YARD = 36
"""How far before a house its units stand."""
WALK, FIELD = 24, 62
"""Depth of the walk on the wall inwards, and of the ground before it outwards."""
MOUND, CAMP = (62, 44), (96, 58)
"""Half the width and height of a rampart and of a foreground."""
TOWER, HOUSE, COURT = (23, 23), (52, 30), (70, 28)
"""Half the width and height of a tower, a building and the courtyard."""


def scaled(point: Point) -> Point:
    """Return a point of board.toml in the drawing."""
    return round(point[0] * SCALE), round(point[1] * SCALE)


def before(point: Point) -> Point:
    """Return where units stand before a house at a point."""
    x, y = scaled(point)
    return x, y + YARD


def box(centre: Point, half: tuple[int, int]) -> Outline:
    """Return a rectangle, clockwise."""
    (x, y), (w, h) = centre, half
    return ((x - w, y - h), (x + w, y - h), (x + w, y + h), (x - w, y + h))


def mound(centre: Point, half: tuple[int, int], corners: int = 10) -> Outline:
    """Return a rounded outline, clockwise."""
    (x, y), (w, h) = centre, half
    turns = [2 * pi * corner / corners for corner in range(corners)]
    return tuple((round(x + w * sin(turn)), round(y - h * cos(turn))) for turn in turns)


def outward(section: str) -> tuple[float, float]:
    """Return the direction from the court to the enemy, of length 1."""
    place = BOARD.sections[section]
    x, y = (a - b for a, b in zip(place.attackers, place.at, strict=True))
    length = hypot(x, y)
    return x / length, y / length


@cache
def joints() -> tuple[tuple[Point, tuple[float, float]], ...]:
    """Return the ten points between which sections lie, with the outward direction at each."""
    middles = [scaled(BOARD.towers[tower].at) for tower in TOWERS]
    first, last = SECTIONS[0], SECTIONS[-1]
    ends = []
    for section, near in ((first, middles[0]), (last, middles[-1])):
        x, y = scaled(BOARD.sections[section].at)
        ends.append((2 * x - near[0], min(2 * y - near[1], HEIGHT - 20)))
    normals = [outward(section) for section in SECTIONS]
    between = []
    for one, other in pairwise(normals):
        right, down = one[0] + other[0], one[1] + other[1]
        length = hypot(right, down)
        between.append((right / length, down / length))
    return (
        (ends[0], normals[0]),
        *zip(middles, between, strict=True),
        (ends[1], normals[-1]),
    )


def strip(section: str, inner: int, outer: int) -> Outline:
    """Return the part of a section between two distances from the line of the wall."""
    number = SECTIONS.index(section)
    (one, a), (other, b) = joints()[number], joints()[number + 1]

    def at(point: Point, normal: tuple[float, float], distance: int) -> Point:
        return round(point[0] + normal[0] * distance), round(point[1] + normal[1] * distance)

    return (at(one, a, outer), at(other, b, outer), at(other, b, inner), at(one, a, inner))


@cache
def outlines() -> dict[str, Outline]:
    """Return the outline of every area by its id."""
    found = {section: strip(section, -WALK, WALK) for section in SECTIONS}
    found |= {attack(section): strip(section, WALK, WALK + FIELD) for section in SECTIONS}
    found |= {t: box(scaled(BOARD.towers[t].at), TOWER) for t in TOWERS}
    found |= {r: mound(scaled(BOARD.ramparts[r].at), MOUND) for r in RAMPARTS}
    found |= {f: mound(scaled(BOARD.foregrounds[f].at), CAMP) for f in FOREGROUNDS}
    found |= {b: box(before(BOARD.buildings[b].at), HOUSE) for b in BUILDINGS}
    found["courtyard"] = box(before(BOARD.courtyard.at), COURT)
    found["marauders"] = mound(scaled(BOARD.marauders.at), (40, 30))
    return found


def attack(section: str) -> str:
    """Return the area before a section, where attackers stand."""
    return f"{section}:attack"


def middle(outline: Outline) -> Point:
    """Return the centre of an outline."""
    count = len(outline)
    return sum(x for x, _ in outline) // count, sum(y for _, y in outline) // count
