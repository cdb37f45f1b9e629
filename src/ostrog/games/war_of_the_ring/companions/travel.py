"""Chapter 8: how far Companions and the Mouth of Sauron come without an army."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board.pieces import FREE, SHADOW
from ostrog.games.war_of_the_ring.board.state import War, adjacent


def reach_of_companions(war: War, start: str, distance: int) -> dict[str, int]:
    """The regions that Companions can come to, with the steps needed (WOTR-8.7 to 8.10).

    They stop where the Shadow controls a Stronghold, and neither leave nor enter a besieged
    Stronghold of their own.
    """
    if war.sieges.get(start) == FREE:
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


def nazgul_may_enter(war: War, region: str) -> bool:
    """Whether a Nazgul may fly to a region: not to a Free Stronghold that is not besieged.

    See WOTR-8.12 and 8.26.
    """
    return not war.controls_stronghold(FREE, region) or war.sieges.get(region) == FREE
