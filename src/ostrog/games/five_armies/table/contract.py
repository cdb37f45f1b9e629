"""The table of the game: the functions that make layouts, scenes, highlights, forecasts,
warnings and chronicles.
"""

from __future__ import annotations

from ostrog.games.five_armies.table.battle_panel import BattlePanel, ClashPanel, VolleyPanel
from ostrog.games.five_armies.table.chronicle import chronicler, die_faces
from ostrog.games.five_armies.table.forecast import forecast
from ostrog.games.five_armies.table.highlights import points_at
from ostrog.games.five_armies.table.layout import layout
from ostrog.games.five_armies.table.scene import scene
from ostrog.games.five_armies.table.warnings import warning
from ostrog.table import Table

table = Table(
    layout=layout,
    scene=scene,
    points_at=points_at,
    forecast=forecast,
    warning=warning,
    panels=(
        BattlePanel,
        ClashPanel,
        VolleyPanel,
    ),
    chronicler=chronicler,
    die_faces=die_faces,
)
