"""Chapters 8, 12 and 14 to 16: where figures of a faction can go without an army."""

from __future__ import annotations

from ostrog.expansions.warriors.board.pieces import CORSAIRS, DUNLENDINGS, EAGLES, SPIDERS
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.games.war_of_the_ring.board.map import FACTS, NATION_OF, OWNER, REGIONS
from ostrog.games.war_of_the_ring.board.pieces import FREE, SHADOW
from ostrog.games.war_of_the_ring.board.state import adjacent
from ostrog.kernel import query

BARRING = {DUNLENDINGS: ("stronghold",), SPIDERS: ("town", "city", "stronghold")}
"""Unconquered Free Settlements that keep figures without an army out (WOME-15.9, 16.6)."""
MOVED_BY = {
    EAGLES: "WOME-12.5",
    CORSAIRS: "WOME-14.11",
    DUNLENDINGS: "WOME-15.10",
    SPIDERS: "WOME-16.7",
}
"""Id of the rule by which cards move all figures of a faction."""


@query
def guarded_regions(war: FactionWar) -> dict[str, str]:
    """Regions that Free figures neither enter nor attack, each with the card that says so.

    See WOME-17.22.
    """
    return {}


def is_water(war: FactionWar, region: str) -> bool:
    """Whether Corsairs may be in a region, however they come (WOME-14.7)."""
    waters = war.faction_values.waters
    if region in waters.never:
        return False
    near: bool = war.values.coastal.get(region, False)
    return near or NATION_OF[region] == "gondor" or region in waters.also


def is_shut_in(war: FactionWar, faction: str, region: str) -> bool:
    """Whether figures are inside a besieged Stronghold of the Shadow (WOME-15.11, 16.8).

    Corsairs are always outside (WOME-14.10).
    """
    return faction in BARRING and war.sieges.get(region) == SHADOW


def figures_may_enter(war: FactionWar, faction: str, region: str) -> bool:
    """Whether figures without an army may enter a region (WOME-14.7, 15.9, 15.11, 16.6, 16.8)."""
    if faction == CORSAIRS:
        return is_water(war, region)
    if war.sieges.get(region) == FREE:  # They stay outside the walls.
        return True
    if war.units(FREE, region):
        return False
    defended = OWNER[region] == FREE and war.is_unconquered(region)
    return not defended or FACTS[region].settlement not in BARRING[faction]


def ways_of_figures(war: FactionWar, faction: str, source: str) -> dict[str, int]:
    """The regions to which a figure can go by a card, with the steps needed (WOME-12.5, 14.11).

    See also WOME-15.8 to 15.11 and 16.6 to 16.8. Eagles fly anywhere.
    """
    if faction == EAGLES:
        guarded = guarded_regions(war)
        return {to: 1 for to in REGIONS if to != source and to not in guarded}
    if is_shut_in(war, faction, source):
        return {}
    found, frontier = {source: 0}, [source]
    for steps in range(1, war.facts_of(faction).reach + 1):
        reached = []
        for region in frontier:
            for to in adjacent(war, region, faction):
                if to not in found and figures_may_enter(war, faction, to):
                    found[to] = steps
                    reached.append(to)
        frontier = reached
    del found[source]
    return {to: steps for to, steps in found.items() if war.room_for(faction, to)}
