"""The table of the game with the factions on it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from ostrog.expansions.warriors.table.called_panel import CalledFactions
from ostrog.expansions.warriors.table.chronicle import chronicler
from ostrog.expansions.warriors.table.highlights import points_at
from ostrog.expansions.warriors.table.layout import values_of
from ostrog.expansions.warriors.table.layout import with_factions as add_to_layout
from ostrog.expansions.warriors.table.scene import with_factions as add_to_scene
from ostrog.expansions.warriors.table.warnings import warning
from ostrog.games.war_of_the_ring.board.pieces import SIDES
from ostrog.kernel import Setting
from ostrog.table import Table


def with_factions(table: Table) -> Table:
    """Return the table of the game with factions, their dice, cards and figures."""
    return msgspec.structs.replace(
        table,
        layout=lambda setting: add_to_layout(table.layout(setting), setting),
        scene=lambda setting, view: add_to_scene(table.scene(setting, view), setting, view),
        points_at=points_at(table.points_at),
        warning=warning(table.warning),
        panels=(*table.panels, CalledFactions),
        die_faces=die_faces(table.die_faces),
        chronicler=None if table.chronicler is None else table.chronicler.joined(chronicler),
    )


Faces = Callable[[Setting, str, int], tuple[str, ...]]


def die_faces(others: Faces | None) -> Faces:
    """Return the function that names the faces of dice, also of faction dice (WOME-6.10, 6.11)."""

    def found(setting: Setting, purpose: str, seat: int) -> tuple[str, ...]:
        for side in SIDES:
            if purpose == f"{side} faction die":
                return tuple(f"ref-faction-die-{face}" for face in values_of(setting).faces(side))
        return () if others is None else others(setting, purpose, seat)

    return found
