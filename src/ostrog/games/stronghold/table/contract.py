"""The table of the game: the functions that make layouts, scenes and highlights."""

from __future__ import annotations

from ostrog.games.stronghold.table.highlights import points_at
from ostrog.games.stronghold.table.layout import layout
from ostrog.games.stronghold.table.scene import scene
from ostrog.table import Table

table = Table(layout=layout, scene=scene, points_at=points_at)
