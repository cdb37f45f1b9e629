"""The contract between a game and its clients: how a game describes its table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from ostrog.kernel import Game, Option, Setting, View
from ostrog.kernel.hidden.views import DecisionView
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
    panels: tuple[type[Panel], ...] = ()
    """All kinds of panels that scenes and forecasts of the game contain."""


def table_of(game: Game[Any]) -> Table | None:
    """Return the table of a game; without one, clients show views as lists."""
    table = game.table
    if table is not None and not isinstance(table, Table):
        raise TypeError(f"the table of {game.name} is a {type(table).__name__}")
    return table
