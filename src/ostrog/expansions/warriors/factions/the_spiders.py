"""Chapter 16: the Broods of Shelob."""

from __future__ import annotations

from ostrog.expansions.warriors.board.pieces import SPIDERS
from ostrog.expansions.warriors.factions.coming_figures import FiguresCome, is_with_the_shadow
from ostrog.expansions.warriors.factions.faction_rules import FactionRules, printed_start
from ostrog.expansions.warriors.factions.the_eagles import has_left_rivendell

LAIRS = ("dol-guldur", "minas-morgul")
"""Where Spiders are mustered, both at once, whoever controls the place (WOME-16.3)."""

SPIDERS_RULES = FactionRules(
    entry_rule="WOME-16.1",
    can_enter=has_left_rivendell,
    start=printed_start(SPIDERS),
    muster_rule="WOME-16.3",
    can_muster=lambda war: war.pool_of_figures[SPIDERS] > 0,
    muster=lambda war, seat: FiguresCome(faction=SPIDERS, regions=LAIRS),
    called=lambda war: is_with_the_shadow(war, SPIDERS, also_besieged=True),
    lost_by=lambda war: "" if war.figures[SPIDERS] else "WOME-16.11",
)
"""How the Spiders enter, muster and are lost."""
