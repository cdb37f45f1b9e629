"""Layouts: the parts of a table that never change in a match, with ids that scenes refer to."""

from __future__ import annotations

from typing import Literal

import msgspec

from ostrog.table.marks import NOBODY, Mark
from ostrog.table.outlines import Outline, Point
from ostrog.table.summaries import SummaryPage


class Side(msgspec.Struct, frozen=True, omit_defaults=True):
    """The name and colour of a seat."""

    seat: int
    label: str
    colour: str
    marks: tuple[str, ...] = ()
    """Names of signs for what it leads, such as factions; in words they are `ref-mark-<name>`."""


class Texture(msgspec.Struct, frozen=True, omit_defaults=True):
    """A kind of terrain; its id names the pattern to draw."""

    id: str
    label: str


class Group(msgspec.Struct, frozen=True, omit_defaults=True):
    """Areas that belong together, such as a territory."""

    id: str
    label: str
    centre: Point
    """Position of things that belong to the group as a whole and not to one of its areas."""
    colour: str = ""


class Area(msgspec.Struct, frozen=True, omit_defaults=True):
    """A part of the board on which pieces stand. All outlines run clockwise."""

    id: str
    kind: Literal["region", "box"]
    """A region is land; a box is printed beside the land."""
    label: str
    centre: Point
    outline: Outline
    group: str = ""
    texture: str = ""
    marks: tuple[Mark, ...] = ()


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line that is not closed: a border that can be crossed, a river, a wall or an arrow."""

    kind: str
    """What is drawn: `river`, `wall` or `arrow`; any other kind is drawn as a border."""
    points: tuple[Point, ...]
    between: tuple[str, ...] = ()
    """The areas on both sides of a border, the one to the right of its direction first, or the
    areas an arrow leads from and to."""
    style: str = ""
    """Kind of border: `open`, `ford`, or `slope`, whose first area is the higher one."""


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
    kind: str
    """What lies there. Clients know `hand`, `deck`, `discard`, `open`, `laid`, `dice`, `cards`,
    `supply`, `tokens`, `waiting`, `out`, `won` and `places`, on whose cards other cards stand.
    Beside a board, any other kind is shown as a list under its label."""
    owner: int = NOBODY
    label: str = ""
    """Key of its name; empty if kind and owner are enough to name it."""


class Passage(msgspec.Struct, frozen=True, omit_defaults=True):
    """A text on a card or a sheet, such as one of the two halves of a card."""

    text: str
    title: str = ""
    name: str = ""
    """Kind of passage, for a sign beside it."""
    numbers: dict[str, int] = {}
    """Arguments of the text, from the values of the match."""


class Face(msgspec.Struct, frozen=True, omit_defaults=True):
    """The contents of a card, shown by the markers of the same name."""

    name: str
    title: str
    passages: tuple[Passage, ...]
    kind: str = ""
    """Kind of card, for a sign on it."""
    label: str = ""
    """Key of the name of that kind."""
    owner: int = NOBODY
    values: tuple[Mark, ...] = ()
    """Numbers and signs printed on it."""


class Sheet(msgspec.Struct, frozen=True, omit_defaults=True):
    """The reference card of a character or other piece, with its abilities."""

    id: str
    name: str
    title: str
    owner: int
    passages: tuple[Passage, ...]
    values: tuple[Mark, ...] = ()


class Deck(msgspec.Struct, frozen=True, omit_defaults=True):
    """The cards that may lie in a deck, which everybody may know; their order nobody knows."""

    tray: str
    cards: tuple[str, ...]
    """Names of the faces of the cards, one for each card."""
    owner: int = NOBODY
    """The seat whose deck it is."""


class ValueChoice(msgspec.Struct, frozen=True):
    """A text that a value can be, and the key of its name."""

    value: str
    label: str


class HouseValue(msgspec.Struct, frozen=True, omit_defaults=True):
    """A value that no source of the game confirms, as set in this match."""

    path: str
    """Its path in a ruleset."""
    label: str
    """What it says about the thing it belongs to, or all about it if it belongs to none."""
    value: bool | int | str
    group: str = ""
    """Heading under which it is listed, next to others of its group."""
    of: str = ""
    """Name of the thing it belongs to, such as a card; empty if there is none."""
    least: int | None = None
    most: int | None = None
    choices: str = ""
    """Name of the list of texts it can be, in `Layout.value_choices`; empty for numbers and for
    texts that cannot be listed."""


class Layout(msgspec.Struct, frozen=True, kw_only=True):
    """The board and the trays around it."""

    width: int
    height: int
    backdrop: str
    """The texture of the board outside all areas."""
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
    value_choices: dict[str, tuple[ValueChoice, ...]] = {}
    """The texts that house values can be, by the names of the lists."""
    decks: tuple[Deck, ...] = ()
    """What the decks are made of, so that players can count what they have not seen."""
    summary: tuple[SummaryPage, ...] = ()
    """The game on two pages."""
    chapter_ends: str = ""
    """Kind of event that ends a chapter of the chronicle, such as a turn; empty if none does."""
    fight_begins: str = ""
    """Kind of event that begins a fight, if fights are to be told one after the other."""
    fight_ends: tuple[str, ...] = ()
    """Kinds of events each of which ends a fight."""


def places(layout: Layout) -> list[str]:
    """Return the ids of everything in a layout that a highlight or a piece can refer to."""
    return [
        *(area.id for area in layout.areas),
        *(group.id for group in layout.groups),
        *(track.id for track in layout.tracks),
        *(space.id for track in layout.tracks for space in track.spaces),
        *(tray.id for tray in layout.trays),
        *(sheet.id for sheet in layout.sheets),
    ]
