"""Chapters 5 and 8: figures come onto the board or onto a faction card, and are eliminated."""

from __future__ import annotations

from ostrog.expansions.warriors.board import events
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import clash_of, ground_of
from ostrog.games.war_of_the_ring.board.pieces import SHADOW
from ostrog.kernel import Flow, Procedure


def recruit_figures(war: FactionWar, faction: str, region: str, number: int = 1) -> int:
    """Place figures from the pool in a region, as many as there are and it can hold.

    Return how many came (WOME-5.6, 14.4, 15.5).
    """
    able = min(number, war.pool_of_figures[faction], war.room_for(faction, region))
    if able > 0:
        war.pool_of_figures[faction] -= able
        war.place_figures(faction, region, able)
        war.tell(events.FiguresPlaced(faction, region, able))
    return max(0, able)


def add_to_start(war: FactionWar, faction: str, region: str, number: int = 1) -> int:
    """Put figures from the pool on the faction card, to enter in a region (WOME-5.1).

    Return how many there were (WOME-5.6).
    """
    able = min(number, war.pool_of_figures[faction])
    if able:
        war.pool_of_figures[faction] -= able
        waiting = war.added[faction]
        waiting[region] = waiting.get(region, 0) + able
        war.tell(events.FiguresAdded(faction, region, able))
    return able


def lose_figures(war: FactionWar, faction: str, region: str, number: int = 1) -> None:
    """Eliminate figures in a region (WOME-8.8, 8.9)."""
    war.take_figures(faction, region, number)
    war.put_out(faction, number)
    war.tell(events.FiguresLost(faction, region, number))


class FiguresCome(Procedure):
    """A faction musters figures in its places, one in each as far as they last (WOME-6.12)."""

    steps = ("place",)

    faction: str
    regions: tuple[str, ...]

    def crumb(self) -> tuple[str]:
        """The faction, for the breadcrumb."""
        return (self.faction,)

    def place(self, war: FactionWar) -> Flow:
        """Place the figures (WOME-5.6)."""
        for region in self.regions:
            recruit_figures(war, self.faction, region)
        return None


def is_with_the_shadow(war: FactionWar, faction: str, *, also_besieged: bool = False) -> bool:
    """Whether figures are in the region of the Shadow army of the battle in progress.

    It must not be besieged, unless that does not matter (WOME-14.18, 15.15, 16.10).
    """
    region = ground_of(clash_of(war), SHADOW)
    besieged = war.sieges.get(region) == SHADOW
    return war.number_in_battle(faction, region) > 0 and (also_besieged or not besieged)


def can_come(war: FactionWar, faction: str, *regions: str) -> bool:
    """Whether a figure can be placed in one of some regions (WOME-5.6, 14.4, 15.5)."""
    if not war.pool_of_figures[faction]:
        return False
    return any(war.room_for(faction, region) for region in regions)
