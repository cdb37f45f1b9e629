"""The table of the game: the functions that make layouts, scenes, highlights, forecasts,
warnings and chronicles.
"""

from __future__ import annotations

from ostrog.games.stronghold.table.chronicle import chronicler
from ostrog.games.stronghold.table.forecast import forecast
from ostrog.games.stronghold.table.highlights import points_at
from ostrog.games.stronghold.table.layout import layout
from ostrog.games.stronghold.table.scene import scene
from ostrog.games.stronghold.table.section_panel import SectionPanel
from ostrog.games.stronghold.table.warnings import warning
from ostrog.table import Table

table = Table(
    layout=layout,
    scene=scene,
    points_at=points_at,
    forecast=forecast,
    warning=warning,
    panels=(SectionPanel,),
    chronicler=chronicler,
)
