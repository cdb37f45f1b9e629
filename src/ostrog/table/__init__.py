"""Tables: the board and pieces of a game as plain data that any client can draw.

A layout is what never changes in a match, a scene what one observer sees on the table now. Both
name their things by ids, and a highlight points at such an id. Labels are keys of messages. Names
of looks (kinds of lines and trays, forms of markers, values of counters, tags of panels) are open:
a game chooses what it needs. Clients know some of them, and the game's skin knows its own.
"""

from ostrog.table.chronicles import (
    Chapter,
    Chronicle,
    Chronicler,
    ChronicleWriter,
    Count,
    FightResult,
    Luck,
    Series,
)
from ostrog.table.contract import Table, table_of
from ostrog.table.faults import table_faults
from ostrog.table.forecasts import foresee
from ostrog.table.layouts import (
    Area,
    Deck,
    Face,
    Group,
    HouseValue,
    Layout,
    Line,
    Passage,
    Sheet,
    Side,
    Space,
    Spot,
    Texture,
    Track,
    Tray,
    ValueChoice,
    places,
)
from ostrog.table.marks import NOBODY, Mark
from ostrog.table.outlines import (
    Outline,
    Point,
    clockwise,
    edges,
    is_clockwise,
    is_inside,
    shared_lines,
)
from ostrog.table.panels import (
    Die,
    Factor,
    Forecast,
    Panel,
    PanelRow,
    Prospect,
    Toll,
    Upshot,
)
from ostrog.table.reuse import reused
from ostrog.table.scenes import Counter, Figure, Highlight, Marker, Part, Scene, piece_ids, pieces
from ostrog.table.summaries import Sign, SummaryPage, SummaryRow, SummarySection, summary_row
from ostrog.table.value_lists import (
    ValueList,
    check_values,
    choice_list,
    house_value,
    value_at,
    value_list,
)
from ostrog.table.ways import Way, ways

__all__ = [
    "NOBODY",
    "Area",
    "Chapter",
    "Chronicle",
    "ChronicleWriter",
    "Chronicler",
    "Count",
    "Counter",
    "Deck",
    "Die",
    "Face",
    "Factor",
    "FightResult",
    "Figure",
    "Forecast",
    "Group",
    "Highlight",
    "HouseValue",
    "Layout",
    "Line",
    "Luck",
    "Mark",
    "Marker",
    "Outline",
    "Panel",
    "PanelRow",
    "Part",
    "Passage",
    "Point",
    "Prospect",
    "Scene",
    "Series",
    "Sheet",
    "Side",
    "Sign",
    "Space",
    "Spot",
    "SummaryPage",
    "SummaryRow",
    "SummarySection",
    "Table",
    "Texture",
    "Toll",
    "Track",
    "Tray",
    "Upshot",
    "ValueChoice",
    "ValueList",
    "Way",
    "check_values",
    "choice_list",
    "clockwise",
    "edges",
    "foresee",
    "house_value",
    "is_clockwise",
    "is_inside",
    "piece_ids",
    "pieces",
    "places",
    "reused",
    "shared_lines",
    "summary_row",
    "table_faults",
    "table_of",
    "value_at",
    "value_list",
    "ways",
]
