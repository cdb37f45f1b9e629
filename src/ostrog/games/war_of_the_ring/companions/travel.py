"""Chapter 8: how far Companions and the Mouth of Sauron come without an army."""

from __future__ import annotations

from collections.abc import Sequence

from ostrog.games.war_of_the_ring.board.pieces import FREE, NAZGUL_SLOT, SHADOW, WITCH_KING
from ostrog.games.war_of_the_ring.board.state import War, adjacent
from ostrog.kernel import query


@query
def is_shut_in(war: War, who: str, region: str) -> bool:
    """Whether a Companion who is in a region is inside a besieged Stronghold there (WOTR-8.9)."""
    return war.sieges.get(region) == FREE


def reach_of_companions(
    war: War, group: Sequence[str], start: str, distance: int, *, into_sieges: bool = False
) -> dict[str, int]:
    """The regions that a group of Companions can come to, with the steps needed (WOTR-8.7 to 8.10).

    They stop where the Shadow controls a Stronghold, and neither leave nor enter a besieged
    Stronghold of their own. Into sieges means that a card lets them end in one (WOTR-8.9).
    """
    if any(is_shut_in(war, who, start) for who in group):
        return {start: 0}
    found = {start: 0}
    frontier = [start]
    for steps in range(1, distance + 1):
        reached = []
        for region in frontier:
            if region != start and war.controls_stronghold(SHADOW, region):
                continue  # They must stop there (WOTR-8.8).
            for to in adjacent(war, region, "companion"):
                if to not in found and war.sieges.get(to) != FREE:
                    found[to] = steps
                    reached.append(to)
                elif into_sieges and to not in found:
                    found[to] = steps  # They end inside and go no farther.
        frontier = reached
    return found


def reach_of_minion(war: War, start: str, distance: int) -> dict[str, int]:
    """The regions that a Minion on foot can come to, with the steps needed (WOTR-8.14)."""
    if war.sieges.get(start) == SHADOW:
        return {start: 0}
    found = {start: 0}
    frontier = [start]
    for steps in range(1, distance + 1):
        reached = []
        for region in frontier:
            for to in adjacent(war, region, "minion"):
                if to not in found and minion_may_enter(war, to):
                    found[to] = steps
                    reached.append(to)
        frontier = reached
    return found


def minion_may_enter(war: War, region: str) -> bool:
    """Whether a Minion on foot may enter a region (WOTR-8.14)."""
    if war.sieges.get(region) == SHADOW:
        return False
    return nazgul_may_enter(war, region)


def nazgul_is_at(war: War, region: str) -> bool:
    """Whether a Nazgul is in a region; the Witch-king counts as one (WOTR-1.13)."""
    return war.characters[WITCH_KING] == region or war.counts(SHADOW, region)[NAZGUL_SLOT] > 0


def nazgul_may_enter(war: War, region: str) -> bool:
    """Whether a Nazgul may fly to a region: not to a Free Stronghold that is not besieged.

    See WOTR-8.12 and 8.26.
    """
    return not war.controls_stronghold(FREE, region) or war.sieges.get(region) == FREE
