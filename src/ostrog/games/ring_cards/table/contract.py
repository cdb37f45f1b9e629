"""The table: its layout, its scene, and what an option points at, as clients ask for them."""

from __future__ import annotations

from ostrog.games.ring_cards.table.highlights import points_at
from ostrog.games.ring_cards.table.layout import layout
from ostrog.games.ring_cards.table.scene import scene
from ostrog.kernel import Table

table = Table(layout=layout, scene=scene, points_at=points_at)
