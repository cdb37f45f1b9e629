"""Chapter 8: what characters on the map change in the rules of others."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.battles.strengths_in_battle import (
    clash_of,
    combat_strength,
    fighters,
)
from ostrog.games.war_of_the_ring.board.pieces import FREE, FREE_CHARACTERS, SHADOW, SLOT
from ostrog.games.war_of_the_ring.board.seats import parts_of
from ostrog.games.war_of_the_ring.board.state import Counts, War
from ostrog.games.war_of_the_ring.campaigns.splitting import leader_number
from ostrog.kernel import Active, Source

SARUMAN = Source("saruman", "WOTR-8.22")


@SARUMAN.modifies(leader_number)
def leads_by_elites(war: War, active: Active, value: int, side: int, counts: Counts) -> int:
    """While Saruman is in play each Isengard Elite is also a Leader (WOTR-8.22).

    In a game of three or four each Southron Elite is one too (WOTR-19.23).
    """
    if side != SHADOW:
        return value
    if parts_of(war).has_teams:
        value += counts[SLOT["southrons-elite"]]
    return value + counts[SLOT["isengard-elite"]]


def fights_as_captain(war: War, active: Active, value: int, side: int) -> int:
    """A Captain of the West adds 1 to the Combat Strength of his army (WOTR-8.19).

    A combat card may silence him for a round.
    """
    if side != FREE or not war.values.characters[active.name].captain:
        return value
    clash = clash_of(war)
    fights = active.name in fighters(war, clash, FREE).who and active.name not in clash.silenced
    return value + fights


CAPTAINS = tuple(Source(who, "WOTR-8.19") for who in FREE_CHARACTERS)
"""Companions on the map; whether one is a Captain of the West is a value of the match."""
for _captain in CAPTAINS:
    _captain.modifies(combat_strength)(fights_as_captain)

SOURCES = (SARUMAN, *CAPTAINS)
