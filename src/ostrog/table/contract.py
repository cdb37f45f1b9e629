"""The contract between a game and its clients: how a game describes its table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ostrog.kernel import Game, Option, Setting, View
from ostrog.kernel.hidden.views import DecisionView
from ostrog.table.chronicles import Chronicler
from ostrog.table.layouts import Layout
from ostrog.table.panels import Forecast, Panel
from ostrog.table.scenes import Highlight, Scene


class Table(msgspec.Struct, frozen=True, eq=False, kw_only=True):
    """The table of a game. Its functions get views only, so they cannot show hidden information."""

    layout: Callable[[Setting], Layout]
    """Function `(setting)` that returns what never changes in a match."""
    scene: Callable[[Setting, View], Scene]
    """Function `(setting, view)` that returns what the observer of the view sees on the table."""
    points_at: Callable[[Scene, DecisionView, Option], tuple[Highlight, ...]]
    """Function `(scene, decision, option)` that returns what an option points at on the table; an
    option that points at nothing is a button."""
    forecast: Callable[[Any, int, Option | None], Forecast | None] | None = None
    """Function `(state, seat, option)` that returns what a seat can expect of a fight as things
    are, or if it chose the option; None if there is nothing to foresee. It gets a copy of the state
    that it may change, with the seat's earlier picks in its draft. It may read only what everybody
    sees."""
    warning: Callable[[Any, int, Option], str] | None = None
    """Function `(state, seat, option)` that returns the id of a rule by which an option may be
    chosen although it would do nothing as things are, or an empty string. The text of the warning
    is the message `warning-<ID>`. It gets a copy of a trial world, which it may change."""
    panels: tuple[type[Panel], ...] = ()
    """All kinds of panels that scenes and forecasts of the game contain."""
    chronicler: Chronicler | None = None
    """How the numbers of a match are told; without it, only its log tells how it went."""
    die_faces: Callable[[Setting, str, int], tuple[str, ...]] | None = None
    """Function `(setting, purpose, seat)` that returns the labels of the faces of a seat's dice,
    the lowest first; empty if they show numbers. `NOBODY` stands for dice of no seat."""


def table_of(game: Game[Any]) -> Table | None:
    """Return the table of a game; without one, clients show views as lists."""
    table = game.table
    if table is not None and not isinstance(table, Table):
        raise TypeError(f"the table of {game.name} is a {type(table).__name__}")
    return table
