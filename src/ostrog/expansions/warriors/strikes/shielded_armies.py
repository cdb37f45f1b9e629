"""Chapter 17: figures that may be casualties when Ents attack an army."""

from __future__ import annotations

from ostrog.expansions.warriors.board.pieces import DUNLENDINGS
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.verbs import SPEND_FIGURES
from ostrog.expansions.warriors.factions.coming_figures import lose_figures
from ostrog.expansions.warriors.factions.spent_figures import SpendsFigures
from ostrog.games.war_of_the_ring.board.pieces import SHADOW
from ostrog.games.war_of_the_ring.board.seats import seat_of_army
from ostrog.kernel import Ask, Done, Flow, Option, query


@query
def shields(war: FactionWar, faction: str, region: str) -> int:
    """Number of Dunlendings who may be casualties of an attack of a faction (WOME-17.13)."""
    return 0


class ShieldArmy(SpendsFigures):
    """Dunlendings fall instead of units of an army; the result is the hits that are left."""

    steps = ("choose", "fall")

    faction: str
    region: str
    hits: int
    choice: Option | None = None

    def crumb(self) -> tuple[str]:
        """The region, for the breadcrumb."""
        return (self.region,)

    def spender(self, war: FactionWar) -> int:
        """The seat that commands the army."""
        return seat_of_army(war, SHADOW, self.region)

    def most(self, war: FactionWar) -> int:
        """The most Dunlendings who can fall."""
        return min(self.hits, shields(war, self.faction, self.region))

    def choose(self, war: FactionWar) -> Flow:
        """Ask for their number (WOME-17.13)."""
        if not self.most(war):
            return Done(self.hits)
        options = [SPEND_FIGURES[number] for number in range(self.most(war) + 1)]
        return Ask(self.spender(war), "shield-army", options, "choice", about=(self.region,))

    def fall(self, war: FactionWar) -> Flow:
        """Eliminate them."""
        number = SPEND_FIGURES.ref(self.choice)
        if number:
            lose_figures(war, DUNLENDINGS, self.region, number)
        return Done(self.hits - number)
