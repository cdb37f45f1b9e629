"""Chapter 14: the Corsairs of Umbar."""

from __future__ import annotations

from ostrog.expansions.warriors.board.pieces import CORSAIRS
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.factions.coming_figures import (
    FiguresCome,
    can_come,
    is_with_the_shadow,
)
from ostrog.expansions.warriors.factions.faction_rules import FactionRules, printed_start
from ostrog.games.war_of_the_ring.board.pieces import FREE

UMBAR = "umbar"


def has_lost_umbar(war: FactionWar) -> bool:
    """Whether the Free Peoples control Umbar (WOME-7.7, 14.21)."""
    return war.control[UMBAR] == FREE


CORSAIRS_RULES = FactionRules(
    entry_rule="WOME-14.1",
    can_enter=lambda war: war.at_war("southrons"),
    barred=has_lost_umbar,
    start=printed_start(CORSAIRS),
    muster_rule="WOME-14.4",
    can_muster=lambda war: can_come(war, CORSAIRS, UMBAR),
    muster=lambda war, seat: FiguresCome(faction=CORSAIRS, regions=(UMBAR,)),
    called=lambda war: is_with_the_shadow(war, CORSAIRS),
    lost_by=lambda war: "WOME-14.21" if has_lost_umbar(war) else "",
)
"""How the Corsairs enter, muster and are lost (WOME-14.21, 14.22)."""
