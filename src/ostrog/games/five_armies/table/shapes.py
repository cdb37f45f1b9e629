"""The drawing of the board: outlines, river, walls and fords, read from data and checked."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ostrog.games.five_armies.board.map import BORDERS, MAP, PASSES, POINTS, REGIONS, RIVER
from ostrog.table import Outline, Point, clockwise, edges, is_inside, shared_lines

EYRIE = "eagles-eyrie"
"""The box that holds the Eagles; it is not a region (B5A-3.13)."""


class DrawnRegion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The shape of a region, and the point where its pieces stand."""

    id: str
    centre: Point
    outline: Outline


class DrawnBox(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A box beside the battlefield."""

    id: str
    centre: Point


class DrawnFord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place where the river can be crossed (B5A-3.5)."""

    between: tuple[str, str]
    at: Point


class BoardShapes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The board as it is drawn."""

    width: int
    height: int
    river: tuple[Point, ...]
    fords: tuple[DrawnFord, ...]
    walls: tuple[tuple[Point, ...], ...]
    """The thick borders of the Mountain."""
    fate_track: tuple[Point, ...]
    region: tuple[DrawnRegion, ...]
    box: tuple[DrawnBox, ...]


def faults(drawing: BoardShapes) -> list[str]:
    """Return everything in a drawing that is inconsistent or contradicts the map."""
    if sorted(region.id for region in drawing.region) != sorted(REGIONS):
        return ["the drawn regions are not those of the map"]
    found = []
    if sorted(box.id for box in drawing.box) != sorted((*POINTS, *PASSES, EYRIE)):
        found.append("the drawn boxes are not those of the board")
    outlines = {region.id: clockwise(region.outline) for region in drawing.region}
    for region in drawing.region:
        outline = region.outline
        if len(outline) < 3 or len(set(outline)) < len(outline):
            found.append(f"{region.id}: no proper outline")
        elif not is_inside(outline, region.centre):
            found.append(f"{region.id}: the centre lies outside")
        if any(not (0 <= x <= drawing.width and 0 <= y <= drawing.height) for x, y in outline):
            found.append(f"{region.id}: not on the board")
    drawn = set[tuple[Point, Point]]()
    for region_id, outline in outlines.items():
        found += [f"{region_id}: overlaps at {e[0]}" for e in edges(outline) if e in drawn]
        drawn.update(edges(outline))
    for one, other in pairs():
        touch = bool(shared_lines(outlines[one], outlines[other]))
        if touch != ((one, other) in BORDERS or (one, other) in RIVER):
            found.append(f"{one} and {other}: {'' if touch else 'do not '}touch")
    fords = sorted(tuple(sorted(ford.between)) for ford in drawing.fords)
    if fords != sorted(tuple(sorted((a, b))) for a, b, kind in MAP.borders if kind == "ford"):
        found.append("the drawn fords are not those of the map")
    return found


def pairs() -> Iterator[tuple[str, str]]:
    """Yield every pair of regions once."""
    return ((a, b) for number, a in enumerate(REGIONS) for b in REGIONS[number + 1 :])


def read_drawing(text: str) -> BoardShapes:
    """Read a drawing from TOML; raises `ValueError` if it does not fit the map."""
    drawing = msgspec.toml.decode(text, type=BoardShapes)
    wrong = faults(drawing)
    if wrong:
        raise ValueError("; ".join(wrong))
    return drawing
