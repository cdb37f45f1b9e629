"""What the faction cards of the Dunlendings do (chapters 15 and 17)."""

from __future__ import annotations

from ostrog.expansions.warriors.board.pieces import DUNLENDINGS
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.faction_events.figures_on_cards import recruits_or_adds
from ostrog.expansions.warriors.faction_events.moved_figures import moves_figures
from ostrog.expansions.warriors.faction_events.played_faction_cards import faction_event
from ostrog.expansions.warriors.factions.the_dunlendings import held_dunland
from ostrog.games.war_of_the_ring.board.pieces import FREE
from ostrog.games.war_of_the_ring.played_events.event_play import CardEvent


def free_dunland(war: FactionWar) -> list[str]:
    """The Settlements of Dunland under control, without an enemy army, and not full (WOME-5.1).

    Figures that wait on the faction card for a Settlement count there.
    """
    limit = war.facts_of(DUNLENDINGS).limit
    return [
        region
        for region in held_dunland(war)
        if not war.units(FREE, region)
        and war.number_at(DUNLENDINGS, region) + war.added[DUNLENDINGS].get(region, 0) < limit
    ]


HILLMEN = faction_event(
    DUNLENDINGS,
    moves_figures(DUNLENDINGS),
    before=(recruits_or_adds(DUNLENDINGS, free_dunland),),
)
DUNLENDING_EVENTS: dict[str, CardEvent] = {
    "sa-wild-hillmen-1": HILLMEN,
    "sa-wild-hillmen-2": HILLMEN,
}
"""Events of their cards, by card."""
