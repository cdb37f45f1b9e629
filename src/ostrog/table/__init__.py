"""Tables: the board and pieces of a game as plain data that any client can draw.

A layout is what never changes in a match, a scene what one observer sees on the table now. Both
name their things by ids, and a highlight points at such an id. Labels are keys of messages. Names
of looks (kinds of lines and trays, forms of markers, values of counters, tags of panels) are open:
a game chooses what it needs. Clients know some of them, and the game's skin knows its own.
"""

from ostrog.table.contract import Table, table_of
from ostrog.table.faults import table_faults
from ostrog.table.forecasts import foresee
from ostrog.table.layouts import (
    NOBODY,
    Area,
    Face,
    Group,
    HouseValue,
    Layout,
    Line,
    Mark,
    Passage,
    Sheet,
    Side,
    Space,
    Spot,
    Texture,
    Track,
    Tray,
    places,
)
from ostrog.table.outlines import (
    Outline,
    Point,
    clockwise,
    edges,
    is_clockwise,
    is_inside,
    shared_lines,
)
from ostrog.table.panels import Die, Factor, Forecast, Panel, PanelRow
from ostrog.table.scenes import Counter, Figure, Highlight, Marker, Part, Scene, pieces

__all__ = [
    "NOBODY",
    "Area",
    "Counter",
    "Die",
    "Face",
    "Factor",
    "Figure",
    "Forecast",
    "Group",
    "Highlight",
    "HouseValue",
    "Layout",
    "Line",
    "Mark",
    "Marker",
    "Outline",
    "Panel",
    "PanelRow",
    "Part",
    "Passage",
    "Point",
    "Scene",
    "Sheet",
    "Side",
    "Space",
    "Spot",
    "Table",
    "Texture",
    "Track",
    "Tray",
    "clockwise",
    "edges",
    "foresee",
    "is_clockwise",
    "is_inside",
    "pieces",
    "places",
    "shared_lines",
    "table_faults",
    "table_of",
]
