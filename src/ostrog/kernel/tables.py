"""Tables: how a game lies before its players, as plain data that any client can draw.

A layout is what never changes in a match, a scene what one observer sees lying there now. Both name
their things by ids, and a highlight points at such an id. Labels are keys of messages.
"""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import TYPE_CHECKING, Literal

import msgspec

if TYPE_CHECKING:
    from ostrog.kernel.hidden.views import DecisionView, View
    from ostrog.kernel.rules.options import Option
    from ostrog.kernel.rules.setting import Setting

Point = tuple[int, int]
"""To the right and down, in units of the layout."""

Outline = tuple[Point, ...]
"""The corners of a shape; the last one is joined to the first."""

NOBODY = -1
"""The owner of what belongs to no seat."""


# What never changes in a match


class Side(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat as it is drawn."""

    seat: int
    label: str
    colour: str


class Texture(msgspec.Struct, frozen=True, omit_defaults=True):
    """A kind of ground; its id names the pattern."""

    id: str
    label: str


class Group(msgspec.Struct, frozen=True, omit_defaults=True):
    """Areas that belong together, such as a territory."""

    id: str
    label: str
    centre: Point
    """Where things lie that belong to the group and to no area of it."""
    colour: str = ""


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sign printed in an area, with its number if it has one."""

    name: str
    value: int = 0


class Area(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the board on which pieces stand. All outlines run clockwise."""

    id: str
    kind: Literal["region", "box"]
    """A region is land; a box is printed beside it."""
    label: str
    centre: Point
    outline: Outline
    group: str = ""
    texture: str = ""
    marks: tuple[Mark, ...] = ()


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A border that can be crossed, or a river, a wall, an arrow; it is not closed."""

    kind: Literal["border", "river", "wall", "arrow"]
    points: tuple[Point, ...]
    between: tuple[str, ...] = ()
    """The areas on both sides of a border, the one to the right of its direction first; those an
    arrow leads from and to."""
    style: str = ""
    """What kind of border: `open`, `ford`, or `slope`, of which the first area is the higher."""


class Spot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sign on a line, such as a ford on a river."""

    name: str
    at: Point
    between: tuple[str, ...] = ()


class Space(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step of a track."""

    id: str
    centre: Point


class Track(msgspec.Struct, frozen=True, omit_defaults=True):
    """Spaces in a row, counted from 0."""

    id: str
    label: str
    spaces: tuple[Space, ...]
    goal: int


class Tray(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place beside the board; where it is shown is up to the client."""

    id: str
    kind: Literal[
        "dice",
        "cards",
        "hand",
        "deck",
        "open",
        "laid",
        "discard",
        "supply",
        "tokens",
        "waiting",
        "out",
        "places",
        "won",
    ]
    """On the cards of `places` other cards stand; what a side has won lies in `won`."""
    owner: int = NOBODY
    label: str = ""
    """What it is called, where kind and owner do not say it."""


class Passage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A text on a card or a sheet, such as one of the two halves of a card."""

    text: str
    title: str = ""
    name: str = ""
    """What kind of passage it is, for a sign beside it."""


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a card shows; the markers of that name show it."""

    name: str
    title: str
    passages: tuple[Passage, ...]
    kind: str = ""
    """What kind of card it is, for a sign on it."""
    label: str = ""
    """What that kind is called."""
    owner: int = NOBODY
    values: tuple[Mark, ...] = ()
    """Numbers and signs printed on it."""


class Sheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """The reference card of somebody or something: what it can do."""

    id: str
    name: str
    title: str
    owner: int
    passages: tuple[Passage, ...]
    values: tuple[Mark, ...] = ()


class HouseValue(msgspec.Struct, frozen=True, omit_defaults=True):
    """A value that no source of the game confirms, as this match is played."""

    path: str
    """How a ruleset names it."""
    label: str
    value: bool | int | str


class Layout(msgspec.Struct, frozen=True, kw_only=True):
    """The board and what lies around it."""

    width: int
    height: int
    backdrop: str
    """The texture of what is no area."""
    sides: tuple[Side, ...]
    groups: tuple[Group, ...]
    textures: tuple[Texture, ...]
    areas: tuple[Area, ...]
    lines: tuple[Line, ...]
    spots: tuple[Spot, ...]
    tracks: tuple[Track, ...]
    trays: tuple[Tray, ...]
    faces: tuple[Face, ...] = ()
    sheets: tuple[Sheet, ...] = ()
    house_values: tuple[HouseValue, ...] = ()


# What lies there now


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """Pieces of one type within a counter."""

    id: str
    name: str
    label: str
    count: int


class Counter(msgspec.Struct, frozen=True, omit_defaults=True):
    """An army: what it is made of, how it is led, and what it has suffered."""

    id: str
    at: str
    """The area."""
    owner: int
    parts: tuple[Part, ...]
    crowns: int = 0
    """Tokens of leadership."""
    leadership: int = 0
    """What the tokens and the figures with it come to."""
    beads: int = 0
    """Damage."""


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody with a name."""

    id: str
    at: str
    """An area, a space, a tray, or the counter it belongs to."""
    name: str
    label: str
    owner: int = NOBODY
    marks: tuple[str, ...] = ()


class Marker(msgspec.Struct, frozen=True, omit_defaults=True):
    """Anything else that lies there: one thing, or several that are alike."""

    id: str
    form: Literal["token", "pile", "die", "card", "flag", "damage", "barrier", "pawn"]
    """How it is drawn; a pile lies face down."""
    at: str
    """An area, a group, a space, a tray, a sheet, or the piece it belongs to."""
    name: str = ""
    """What it shows."""
    label: str = ""
    """What it is called; nothing, where a face of its name has a title."""
    count: int = 1
    owner: int = NOBODY
    values: tuple[Mark, ...] = ()
    """Numbers it has now, such as what a card is worth where it lies."""
    marks: tuple[str, ...] = ()
    """What is to be noted about it now."""


class Die(msgspec.Struct, frozen=True, omit_defaults=True):
    """A die that was rolled in a battle."""

    id: str
    colour: str
    value: int
    hit: bool = False
    again: bool = False
    """Whether it was rolled a second time."""


class Fighter(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies before one side of a battle."""

    seat: int
    at: str = ""
    """The area of its army; nothing before that is settled."""
    card: str = ""
    """The marker of the card it plays this round, once it is revealed."""
    used: tuple[str, ...] = ()
    """The markers of the cards it has played before, which lie open."""
    dice: tuple[Die, ...] = ()
    target: int = 0
    """What its dice must reach."""
    hits: int = 0
    damage: int = 0
    """What is meant for this side and not prevented so far."""
    added: int = 0
    """What is added to each of its dice."""
    reasons: tuple[str, ...] = ()
    """Labels of what shaped its roll."""
    event: str = ""
    """The marker of a second card, played for its effect on this round."""
    dealt: int = 0
    """What was meant for this side before anything was prevented."""
    cancelled: int = 0
    """How much of that was prevented."""


class Battle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A battle that is being fought."""

    at: str
    """The area."""
    armies: tuple[str, ...]
    """The areas from which it is attacked."""
    fighters: tuple[Fighter, ...]
    """The attacker first."""
    round: int = 0


class Factor(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that a number is made of, with the rule that says so."""

    number: Literal[
        "dice",
        "black",
        "target",
        "added",
        "added-first",
        "added-again",
        "rerolls",
        "shelter",
        "damage",
        "endures",
        "attack",
        "defence",
    ]
    """The number it counts for. A shelter takes damage in place of those who endure it."""
    label: str
    """What it comes from."""
    value: int
    rule: str
    sets: bool = False
    """Whether the number becomes this value; else it is added."""


class Share(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one piece brings to a contest."""

    piece: str
    """The marker; its own place stands for what the place brings."""
    value: int
    lost: bool = False
    factors: tuple[Factor, ...] = ()
    """What its value is made of."""
    considered: bool = False
    """Whether it is not there yet, and somebody thinks of it."""


class Contest(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fight that is decided by counting, without dice."""

    at: str
    """The marker of the place."""
    attack: int
    """All that attacks."""
    withstood: int
    """So much of it comes to nothing so far."""
    attackers: tuple[Share, ...]
    defenders: tuple[Share, ...]
    """The place first, if it brings anything."""


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """What lies where, as one observer sees it."""

    counters: tuple[Counter, ...]
    figures: tuple[Figure, ...]
    markers: tuple[Marker, ...]
    battle: Battle | None = None
    contest: Contest | None = None


class Highlight(msgspec.Struct, frozen=True):
    """Something an option is about: it is chosen, sets out, is the goal, or is attacked."""

    role: Literal["choice", "source", "target", "attack"]
    ref: str
    """The id of a thing of the layout or scene."""


class Table(msgspec.Struct, frozen=True, eq=False, kw_only=True):
    """How a game describes its table. It is given views, so it cannot show what they hide."""

    layout: Callable[[Setting], Layout]
    scene: Callable[[Setting, View], Scene]
    points_at: Callable[[Scene, DecisionView, Option], tuple[Highlight, ...]]
    """What an option of a decision means on the table; nothing, if it means nothing there."""


# Ids


def places(layout: Layout) -> list[str]:
    """The ids of everything in a layout that a highlight or a piece can name."""
    return [
        *(area.id for area in layout.areas),
        *(group.id for group in layout.groups),
        *(track.id for track in layout.tracks),
        *(space.id for track in layout.tracks for space in track.spaces),
        *(tray.id for tray in layout.trays),
        *(sheet.id for sheet in layout.sheets),
    ]


def pieces(scene: Scene) -> list[str]:
    """The ids of everything in a scene that a highlight can name."""
    return [
        *(counter.id for counter in scene.counters),
        *(part.id for counter in scene.counters for part in counter.parts),
        *(figure.id for figure in scene.figures),
        *(marker.id for marker in scene.markers),
        *(die.id for fighter in fighters(scene) for die in fighter.dice),
    ]


def fighters(scene: Scene) -> tuple[Fighter, ...]:
    """The sides of the battle, if there is one."""
    return () if scene.battle is None else scene.battle.fighters


def table_faults(layout: Layout, scene: Scene) -> list[str]:
    """Everything that does not fit together in the description of a table."""
    ids = Tally([*places(layout), *pieces(scene)])
    found = [f"two things are called {id!r}" for id, count in ids.items() if count > 1]
    groups = {"", *(group.id for group in layout.groups)}
    textures = {"", *(texture.id for texture in layout.textures)}
    for area in layout.areas:
        if area.group not in groups or area.texture not in textures:
            found.append(f"{area.id}: no such group or texture")
        if not is_inside(area.outline, area.centre):
            found.append(f"{area.id}: the centre lies outside")
        if not is_clockwise(area.outline):
            found.append(f"{area.id}: the outline does not run clockwise")
    areas = {area.id for area in layout.areas}
    between = [line.between for line in layout.lines] + [spot.between for spot in layout.spots]
    found += [
        f"no area {id!r} to lie between" for pair in between for id in pair if id not in areas
    ]
    lying: list[Counter | Figure | Marker] = [*scene.counters, *scene.figures, *scene.markers]
    found += [f"{piece.id}: lies nowhere" for piece in lying if piece.at not in ids]
    for fighter in fighters(scene):
        named = [ref for ref in (fighter.at, fighter.card, fighter.event, *fighter.used) if ref]
        found += [f"no {ref!r} to fight with" for ref in named if ref not in ids]
    if scene.contest is not None:
        contest = scene.contest
        shares = (*contest.attackers, *contest.defenders)
        fought = (contest.at, *(share.piece for share in shares))
        found += [f"no {ref!r} to contend" for ref in fought if ref not in ids]
    if scene.battle is not None:
        fields = (scene.battle.at, *scene.battle.armies)
        found += [f"no area {id!r} to fight in" for id in fields if id not in areas]
    return found


# Shapes


def edges(outline: Outline) -> Iterator[tuple[Point, Point]]:
    """The sides of a shape, the one that closes it last."""
    yield from pairwise((*outline, outline[0]))


def is_clockwise(outline: Outline) -> bool:
    """Whether a shape lies to the right of its outline's direction."""
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in edges(outline)) > 0


def clockwise(outline: Outline) -> Outline:
    """The same shape, running clockwise."""
    return outline if is_clockwise(outline) else outline[::-1]


def is_inside(outline: Outline, point: Point) -> bool:
    """Whether a point lies in a shape."""
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in edges(outline):
        if (ay > y) != (by > y) and x < ax + (bx - ax) * (y - ay) / (by - ay):
            inside = not inside
    return inside


def shared_lines(one: Outline, other: Outline) -> list[tuple[Point, ...]]:
    """The lines along which two shapes touch, in the direction of the first."""
    common = {frozenset(edge) for edge in edges(other)}
    own = list(edges(one))
    start = next((n for n, edge in enumerate(own) if frozenset(edge) not in common), 0)
    lines: list[list[Point]] = []
    for begin, end in own[start:] + own[:start]:
        if frozenset((begin, end)) not in common:
            continue
        if lines and lines[-1][-1] == begin:
            lines[-1].append(end)
        else:
            lines.append([begin, end])
    return [tuple(line) for line in lines]
