"""Chapter 12: Scouts, by which a defender leaves before the combat roll."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.battles.moves_after_battle import RetreatHost
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import clash_of
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.pieces import SIDES
from ostrog.games.war_of_the_ring.board.state import War, adjacent
from ostrog.games.war_of_the_ring.board.verbs import GO_INSIDE, RETREAT_TO
from ostrog.games.war_of_the_ring.combat_cards.card_effects import CardEffect
from ostrog.kernel import Ask, Call, Flow, Option


class WarnedByScouts(CardEffect):
    """The defending army retreats, or goes into its Stronghold, and the battle ends.

    Without such a way nothing happens (WOTR-7.6).
    """

    steps = ("choose", "leave")

    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask for the way (WOTR-11.34, 13.2)."""
        seat, region = self.seat(war), clash_of(war).region
        ways = war.legal(seat, GO_INSIDE)
        ways += war.legal(seat, RETREAT_TO, adjacent(war, region, "army"))
        return Ask(seat, "scouts", ways, "choice", about=(region,)) if ways else None

    def leave(self, war: War) -> Flow:
        """Go inside, or retreat (WOTR-11.34, 13.3)."""
        clash = clash_of(war)
        if GO_INSIDE.chosen(self.choice):
            clash.inside = True
            war.tell(events.WentInside(SIDES[self.side], clash.region))
        if not RETREAT_TO.chosen(self.choice):
            return None
        clash.refuge = RETREAT_TO.ref(self.choice)
        return Call(RetreatHost(side=self.side, region=clash.region, to=clash.refuge))
