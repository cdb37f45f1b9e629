"""The layout, which never changes in a match: areas, borders, tracks and trays."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from math import dist
from typing import cast

import msgspec

from ostrog.games.five_armies.board.control import GROUNDS_OF, TOKENS_OF, token_zone
from ostrog.games.five_armies.board.map import HERE, MAP, REGIONS, TERRAIN, TERRAINS, Region
from ostrog.games.five_armies.board.pieces import FREE, SHADOW, SIDES, Values
from ostrog.games.five_armies.board.state import ELIMINATED, UNSEEN, WAITING
from ostrog.games.five_armies.table.card_faces import VALUE_CHOICES, faces, house_values, sheets
from ostrog.games.five_armies.table.shapes import BoardShapes, read_drawing
from ostrog.games.five_armies.table.summary import summary
from ostrog.kernel import Setting
from ostrog.table import (
    NOBODY,
    Area,
    Deck,
    Group,
    Layout,
    Line,
    Mark,
    Outline,
    Point,
    Side,
    Space,
    Spot,
    Texture,
    Track,
    Tray,
    clockwise,
    shared_lines,
)

COLOURS = ("blue", "red")
"""The colours of the sides by seat."""
BOX = (28, 22)
"""Half the width and height of a box."""
ARROWHEAD = 20
"""Distance from the centre of a region at which an arrow into it ends."""
CLEAR = 55
"""Distance from an area's centre, where armies stand, beyond which there is free space."""


class Board(msgspec.Struct, frozen=True):
    """The part of the layout that is the same in all matches."""

    drawing: BoardShapes
    centres: dict[str, Point]
    outlines: dict[str, Outline]
    lines: tuple[Line, ...]
    groups: tuple[Group, ...]


@cache
def board() -> Board:
    """Return the board; it is computed from the drawing on first use."""
    drawing = read_drawing((HERE / "data" / "board.toml").read_text(encoding="utf-8"))
    outlines = {region.id: clockwise(region.outline) for region in drawing.region}
    outlines |= {box.id: rectangle(box.centre) for box in drawing.box}
    centres = {region.id: region.centre for region in drawing.region}
    centres |= {box.id: box.centre for box in drawing.box}
    borders = tuple(borderlines(outlines))
    lines = (
        *borders,
        Line("river", drawing.river),
        *(Line("wall", wall) for wall in drawing.walls),
        *arrows(centres),
    )
    return Board(drawing, centres, outlines, lines, tuple(territories(centres, borders)))


def rectangle(centre: Point) -> Outline:
    """Return the outline of a box."""
    (x, y), (width, height) = centre, BOX
    return (
        (x - width, y - height),
        (x + width, y - height),
        (x + width, y + height),
        (x - width, y + height),
    )


def borderlines(outlines: dict[str, Outline]) -> Iterator[Line]:
    """Yield the borders of adjacent regions; a slope names its mountains first (B5A-3.3 to 3.6)."""
    for one, other, style in MAP.borders:
        uphill = style == "slope" and TERRAIN[other] == "mountains"
        high, low = (other, one) if uphill else (one, other)
        for points in shared_lines(outlines[high], outlines[low]):
            yield Line("border", points, (high, low), style)


def arrows(centres: dict[str, Point]) -> Iterator[Line]:
    """Yield arrows from mustering points to their passes, and on to the battlefield (B5A-3.11)."""
    for route in MAP.route:
        for source, to in (
            (route.point, route.mountain_pass),
            (route.mountain_pass, route.leads_to),
        ):
            begin = leaving_box(centres[source], centres[to])
            if to in REGIONS:
                end = towards(centres[to], centres[source], ARROWHEAD)
            else:
                end = leaving_box(centres[to], centres[source])
            yield Line("arrow", (begin, end), (source, to))


def leaving_box(centre: Point, to: Point) -> Point:
    """Return the point where a line from the centre of a box leaves it."""
    (x, y), (to_x, to_y) = centre, to
    share = min(half / abs(way) for half, way in zip(BOX, (to_x - x, to_y - y), strict=True) if way)
    return round(x + (to_x - x) * share), round(y + (to_y - y) * share)


def towards(point: Point, to: Point, distance: int) -> Point:
    """Return the point at a distance from one point towards another."""
    (x, y), (to_x, to_y) = point, to
    share = distance / dist(point, to)
    return round(x + (to_x - x) * share), round(y + (to_y - y) * share)


def territories(centres: dict[str, Point], borders: tuple[Line, ...]) -> Iterator[Group]:
    """Yield the territories (B5A-3.2).

    The centre of each is a point on a border inside it, in free space away from armies.
    """
    home = {region.id: region.territory for region in MAP.region}
    for territory in MAP.territory:
        own = [centres[region] for region in REGIONS if home[region] == territory.id]
        middle = sum(x for x, _ in own) // len(own), sum(y for _, y in own) // len(own)
        clear = [
            point
            for line in borders
            if all(home[region] == territory.id for region in line.between)
            for point in line.points[1:-1]
            if all(dist(point, centre) >= CLEAR for centre in centres.values())
        ]
        where = min(clear, key=lambda point: dist(point, middle))
        yield Group(territory.id, f"ref-territory-{territory.id}", where, territory.colour)


def layout(setting: Setting) -> Layout:
    """Return the board with the numbers of the match, and the trays beside it."""
    values = cast(Values, setting.data)
    drawn = board()
    drawing = drawn.drawing
    regions = tuple(
        Area(
            region.id,
            "region",
            f"ref-place-{region.id}",
            drawn.centres[region.id],
            drawn.outlines[region.id],
            region.territory,
            region.terrain,
            tuple(marks(region, values)),
        )
        for region in MAP.region
    )
    boxes = tuple(
        Area(box.id, "box", f"ref-place-{box.id}", box.centre, drawn.outlines[box.id])
        for box in drawing.box
    )
    spaces = tuple(Space(space(n), centre) for n, centre in enumerate(drawing.fate_track))
    return Layout(
        width=drawing.width,
        height=drawing.height,
        backdrop="mountain",
        sides=tuple(Side(s, f"ref-seat-{s}", COLOURS[s]) for s in (FREE, SHADOW)),
        groups=drawn.groups,
        textures=tuple(Texture(terrain, f"ref-terrain-{terrain}") for terrain in TERRAINS),
        areas=regions + boxes,
        lines=drawn.lines,
        spots=tuple(Spot("ford", ford.at, ford.between) for ford in drawing.fords),
        tracks=(Track("fate", "ref-track-fate", spaces, values.fate_goal),),
        trays=tuple(trays(setting)),
        faces=tuple(faces(values)),
        sheets=tuple(sheets(values)),
        house_values=tuple(house_values(values)),
        value_choices=VALUE_CHOICES,
        decks=tuple(decks(setting)),
        summary=summary(values),
        chapter_ends="TurnEnded",
    )


def decks(setting: Setting) -> Iterator[Deck]:
    """Yield the decks with their cards, which are known from the list of components (B5A-1.8)."""
    for pool in setting.pools:
        if pool.name in CARD_POOLS:
            tray = next(zone.name for zone in pool.zones if tray_kind(zone.name) == "deck")
            yield Deck(tray, pool.faces, owner_of(tray))


def marks(region: Region, values: Values) -> Iterator[Mark]:
    """Yield the signs printed in a region (B5A-3.7 to 3.9, 31.1, 31.2)."""
    if region.settlement:
        yield Mark("settlement")
    if region.fortification:
        yield Mark("fortification", values.defence[region.id])
    if region.mustering:
        yield Mark("mustering")
    if region.fortification:
        yield Mark("points", values.points.fortification)
    elif region.settlement:
        yield Mark("points", values.points.settlement)


@cache
def space(number: int) -> str:
    """Return the id of a space of the fate track, of the last one for any higher number."""
    return f"fate-{min(number, len(board().drawing.fate_track) - 1)}"


def trays(setting: Setting) -> Iterator[Tray]:
    """Yield the trays beside the board."""
    for seat in (FREE, SHADOW):
        yield Tray(f"dice-{seat}", "dice", seat)
        yield Tray(f"cards-{seat}", "cards", seat)
        yield Tray(f"supply-{seat}", "supply", seat)
    for pool in setting.pools:
        for zone in pool.zones:
            label = f"zone-{zone.name}"
            if pool.name in CARD_POOLS:
                if zone.name != BESIDE:
                    yield Tray(zone.name, tray_kind(zone.name), owner_of(zone.name), label)
            elif zone.name not in GROUNDS:
                owner = OWNER_OF_TOKENS.get(pool.name, NOBODY)
                yield Tray(zone.name, "tokens", owner, label)
    yield Tray(WAITING, "waiting", NOBODY, f"ref-face-{WAITING}")
    yield Tray(UNSEEN, "waiting", FREE, f"ref-face-{UNSEEN}")
    yield Tray(ELIMINATED, "out", NOBODY, f"ref-face-{ELIMINATED}")


CARD_POOLS = ("event", "story-free", "story-shadow", "fate-cards")
BESIDE = "fate-beside"
"""The zone of cards that lie beside reference cards and not in a tray."""
KINDS: dict[str, str] = {
    "deck": "deck",
    "hand": "hand",
    "table": "laid",
    "open": "open",
    "battle": "open",
}
"""Kinds of trays by a word in the zone's name; trays of other zones are discard piles."""


@cache
def tray_kind(zone: str) -> str:
    """Return the kind of tray for a zone of cards."""
    return next((kind for word, kind in KINDS.items() if word in zone.split("-")), "discard")


@cache
def owner_of(zone: str) -> int:
    """Return the side whose cards are in a zone, or `NOBODY`."""
    return next((seat for seat, side in enumerate(SIDES) if side in zone.split("-")), NOBODY)


OWNER_OF_TOKENS = {back: seat for seat, backs in TOKENS_OF.items() for back in backs}
GROUNDS = {
    token_zone(back, region): region
    for seat, backs in TOKENS_OF.items()
    for back in backs
    for region in GROUNDS_OF[seat]
}
"""The region of each zone of recruitment tokens."""
