"""Scenes: the pieces on a table now, as one observer sees them, and the highlights of options."""

from __future__ import annotations

from typing import Literal, TypeVar

import msgspec

from ostrog.table.marks import NOBODY, Mark
from ostrog.table.panels import Panel
from ostrog.table.reuse import reused

P = TypeVar("P", bound=Panel)


class Part(msgspec.Struct, frozen=True, omit_defaults=True):
    """Pieces of one type within a counter."""

    id: str
    name: str
    label: str
    count: int


class Counter(msgspec.Struct, frozen=True, omit_defaults=True):
    """Pieces that stand and move together, such as an army."""

    id: str
    at: str
    """Id of the area it is in."""
    owner: int
    parts: tuple[Part, ...]
    values: tuple[Mark, ...] = ()
    """Its current numbers, such as damage; the skin determines how each is drawn."""

    def value(self, name: str) -> int:
        """Return one of its numbers, or 0 if it has none of that name."""
        return next((mark.value for mark in self.values if mark.name == name), 0)


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """A named character."""

    id: str
    at: str
    """Id of an area, a space, a tray, or the counter it belongs to."""
    name: str
    label: str
    owner: int = NOBODY
    marks: tuple[str, ...] = ()


class Marker(msgspec.Struct, frozen=True, omit_defaults=True):
    """Any other piece, such as a card or token, or several identical ones."""

    id: str
    form: str
    """How it is drawn. Clients know `card`, `die`, a `pile` of things that lie face down, and on a
    board `pawn`, `flag`, `damage` and `barrier`; any other form is drawn as a token."""
    at: str
    """Id of an area, a group, a space, a tray, a sheet, or the piece it belongs to."""
    name: str = ""
    """Name of the picture or face it shows."""
    label: str = ""
    """Key of its name; empty if the face of the same name has a title."""
    count: int = 1
    owner: int = NOBODY
    values: tuple[Mark, ...] = ()
    """Its current numbers, such as the icons of a card at a location."""
    marks: tuple[str, ...] = ()
    """Names of its current conditions, such as `used`."""


class Scene(msgspec.Struct, frozen=True, kw_only=True):
    """The pieces on a table and their places, as one observer sees them."""

    counters: tuple[Counter, ...]
    figures: tuple[Figure, ...]
    markers: tuple[Marker, ...]
    panels: tuple[Panel, ...] = ()
    """Temporary displays beside the board, such as a battle."""
    plates: tuple[Panel, ...] = ()
    """Displays that always lie on the board, each at its place, such as the strength there."""

    def panel(self, kind: type[P]) -> P | None:
        """Return the first panel of a kind, or None."""
        return next((panel for panel in self.panels if isinstance(panel, kind)), None)


class Highlight(msgspec.Struct, frozen=True):
    """A thing that an option is about: chosen, start or end of a move, or attacked."""

    role: Literal["choice", "source", "target", "attack"]
    ref: str
    """The id of a thing in the layout or scene."""


def pieces(scene: Scene) -> list[str]:
    """Return the ids of everything in a scene that a highlight can refer to."""
    return [
        *(counter.id for counter in scene.counters),
        *(part.id for counter in scene.counters for part in counter.parts),
        *(figure.id for figure in scene.figures),
        *(marker.id for marker in scene.markers),
        *(thing for panel in scene.panels for thing in panel.things()),
    ]


@reused
def piece_ids(scene: Scene) -> frozenset[str]:
    """Return the same ids as a set, which is made once for all options of a decision."""
    return frozenset(pieces(scene))
