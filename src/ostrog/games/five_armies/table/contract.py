"""The table: its layout, its scene, and what an option points at, as clients ask for them."""

from __future__ import annotations

from ostrog.games.five_armies.table.highlights import points_at
from ostrog.games.five_armies.table.layout import layout
from ostrog.games.five_armies.table.scene import scene
from ostrog.kernel import Table

table = Table(layout=layout, scene=scene, points_at=points_at)
