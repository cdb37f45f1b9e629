"""The rules of all six factions, by name."""

from __future__ import annotations

from ostrog.expansions.warriors.board.pieces import (
    CORSAIRS,
    DEAD,
    DUNLENDINGS,
    EAGLES,
    ENTS,
    SPIDERS,
)
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.factions.faction_rules import FactionRules
from ostrog.expansions.warriors.factions.the_corsairs import CORSAIRS_RULES
from ostrog.expansions.warriors.factions.the_dead import DEAD_RULES
from ostrog.expansions.warriors.factions.the_dunlendings import DUNLENDINGS_RULES
from ostrog.expansions.warriors.factions.the_eagles import EAGLES_RULES
from ostrog.expansions.warriors.factions.the_ents import ENTS_RULES
from ostrog.expansions.warriors.factions.the_spiders import SPIDERS_RULES

RULES_OF: dict[str, FactionRules] = {
    DEAD: DEAD_RULES,
    EAGLES: EAGLES_RULES,
    ENTS: ENTS_RULES,
    CORSAIRS: CORSAIRS_RULES,
    DUNLENDINGS: DUNLENDINGS_RULES,
    SPIDERS: SPIDERS_RULES,
}
"""How each faction enters, musters, is called to battles and is lost."""


def factions_called(war: FactionWar, side: int) -> list[str]:
    """The factions of a side that can be called to the battle in progress (WOME-9.1)."""
    return [each for each in war.factions_in_play(side) if RULES_OF[each].called(war)]
