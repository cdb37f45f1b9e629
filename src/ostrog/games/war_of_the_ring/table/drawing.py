"""The drawing of the map: outlines, coast, rivers and places of signs, read and checked."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from ostrog.games.war_of_the_ring.board.map import FACTS, HERE, MAP, REGIONS
from ostrog.table import Outline, Point, clockwise, edges, is_inside, shared_lines

Terrain = Literal["plains", "fields", "forest", "hills", "marsh", "waste", "desert"]
TERRAINS: tuple[Terrain, ...] = (
    "plains",
    "fields",
    "forest",
    "hills",
    "marsh",
    "waste",
    "desert",
)
"""Kinds of ground; they are decoration, no rule knows them."""


class RegionOutline(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The shape of a region, and where its pieces and its sign stand."""

    id: str
    terrain: Terrain
    centre: Point
    outline: Outline
    sign: Point | None = None
    """Place of the sign of a Settlement or Fortification."""


class DrawnWater(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A river from its spring on, or the shore of a lake."""

    id: str
    points: tuple[Point, ...]


class WaterName(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The place where the name of a sea is written."""

    id: str
    at: Point


class MapDrawing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The map as it is drawn."""

    width: int
    height: int
    mordor_track: tuple[Point, ...]
    coast: tuple[Point, ...]
    """Where the western sea begins, from north to south."""
    edge: tuple[Point, ...]
    """Where the sheet ends and land lies beyond it."""
    shore: tuple[Point, ...]
    """The shore of the inland sea, closed."""
    river: tuple[DrawnWater, ...]
    lake: tuple[DrawnWater, ...]
    water: tuple[WaterName, ...]
    region: tuple[RegionOutline, ...]


def drawing_faults(drawing: MapDrawing) -> list[str]:
    """Return everything in a drawing that is inconsistent or contradicts the map."""
    if tuple(region.id for region in drawing.region) != REGIONS:
        return ["the drawn regions are not those of the map"]
    found = []
    outlines = {region.id: clockwise(region.outline) for region in drawing.region}
    drawn = set[tuple[Point, Point]]()
    for region in drawing.region:
        outline, facts = outlines[region.id], FACTS[region.id]
        if len(outline) < 3 or len(set(outline)) < len(outline):
            found.append(f"{region.id}: no proper outline")
        if not is_inside(outline, region.centre):
            found.append(f"{region.id}: the centre lies outside")
        if (region.sign is not None) != bool(facts.settlement or facts.fortification):
            found.append(f"{region.id}: a sign too many or too few")
        elif region.sign is not None and not is_inside(outline, region.sign):
            found.append(f"{region.id}: the sign lies outside")
        found += [f"{region.id}: overlaps at {e[0]}" for e in edges(outline) if e in drawn]
        drawn.update(edges(outline))
    touching = {frozenset(pair) for pair in (*MAP.borders, *MAP.impassable)}
    for number, one in enumerate(REGIONS):
        for other in REGIONS[number + 1 :]:
            touch = bool(shared_lines(outlines[one], outlines[other]))
            if touch != (frozenset((one, other)) in touching):
                found.append(f"{one} and {other}: {'' if touch else 'do not '}touch")
    home = clockwise(drawing.region[REGIONS.index("gorgoroth")].outline)
    if not all(is_inside(home, step) for step in drawing.mordor_track):
        found.append("the Mordor Track leaves Gorgoroth")
    return found


@cache
def drawing() -> MapDrawing:
    """Return the drawing of the map; it is read on first use."""
    text = (HERE / "data" / "board.toml").read_text(encoding="utf-8")
    return msgspec.toml.decode(text, type=MapDrawing)
