"""The table of the game: the functions that make layouts, scenes, highlights, forecasts,
warnings and chronicles.
"""

from __future__ import annotations

from ostrog.games.war_of_the_ring.table.chronicle import chronicler, die_faces
from ostrog.games.war_of_the_ring.table.combat_panel import WarBattle
from ostrog.games.war_of_the_ring.table.forecast import forecast
from ostrog.games.war_of_the_ring.table.highlights import points_at
from ostrog.games.war_of_the_ring.table.hunt_odds import HuntOdds
from ostrog.games.war_of_the_ring.table.layout import layout
from ostrog.games.war_of_the_ring.table.scene import scene
from ostrog.games.war_of_the_ring.table.warnings import warning
from ostrog.table import Table

table = Table(
    layout=layout,
    scene=scene,
    points_at=points_at,
    forecast=forecast,
    warning=warning,
    panels=(WarBattle, HuntOdds),
    chronicler=chronicler,
    die_faces=die_faces,
)
