"""How any two effects are brought into one match, so that they can be tried together."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from ostrog.games.war_of_the_ring.board.map import ORTHANC
from ostrog.games.war_of_the_ring.board.pieces import FREE, MINIONS, SHADOW, UPGRADES
from ostrog.games.war_of_the_ring.board.state import REPLACED, War
from ostrog.games.war_of_the_ring.companions.abilities import SOURCES
from ostrog.games.war_of_the_ring.fellowship.guides import possible_guides
from ostrog.kernel import Pairs, Scenario


def effects(scenario: Scenario) -> tuple[str, ...]:
    """The characters whose abilities work while they are on the map."""
    return tuple(source.name for source in SOURCES)


def bring(war: War, one: str, other: str, random: Random) -> bool:
    """Put two characters on the map with armies of theirs; False if they never meet.

    A character and the one he replaces are never in play together (WOTR-8.2).
    """
    if UPGRADES.get(one) == other or UPGRADES.get(other) == one:
        return False
    for who in (one, other):
        armies = war.armies(SHADOW if who in MINIONS else FREE)
        if who in UPGRADES:
            war.characters[UPGRADES[who]] = REPLACED
        war.bring_in(who, ORTHANC if who == "saruman" else random.choice(armies))
    war.guide = possible_guides(war)[0]
    return True


def at_work(war: War) -> Iterator[str]:
    """Yield the effects that are in force now."""
    for active in war.active:
        yield active.name


PAIRS = Pairs(effects, bring, at_work)
"""The abilities of characters."""
