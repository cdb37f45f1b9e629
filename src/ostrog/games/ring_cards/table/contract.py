"""The table of the game: the functions that make layouts, scenes, highlights, forecasts,
warnings and chronicles.
"""

from __future__ import annotations

from ostrog.games.ring_cards.table.chronicle import chronicler
from ostrog.games.ring_cards.table.contest_panel import ContestPanel
from ostrog.games.ring_cards.table.forecast import forecast
from ostrog.games.ring_cards.table.highlights import points_at
from ostrog.games.ring_cards.table.layout import layout
from ostrog.games.ring_cards.table.scene import scene
from ostrog.games.ring_cards.table.warnings import warning
from ostrog.table import Table

table = Table(
    layout=layout,
    scene=scene,
    points_at=points_at,
    forecast=forecast,
    warning=warning,
    panels=(ContestPanel,),
    chronicler=chronicler,
)
