"""Chapter 12: what all effects of combat cards have in common."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.battles.strengths_in_battle import clash_of
from ostrog.games.war_of_the_ring.board.card_book import title_of
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.kernel import Flow, Procedure, Source


class CardRound(Procedure):
    """Base of the round of a battle: what combat cards change lasts as long (WOTR-12.6)."""


class CardEffect(Procedure):
    """Base of the effects of combat cards, each of which comes at its moment (WOTR-12.7)."""

    side: int
    """The side that uses the card."""

    def title(self, war: War) -> str:
        """The title of the card."""
        return title_of(war, clash_of(war).cards[self.side].card)

    def seat(self, war: War) -> int:
        """The seat that laid the card, also if its mate commands the army now (WOTR-19.19)."""
        return clash_of(war).cards[self.side].seat

    def put_in_force(self, war: War) -> None:
        """Let the card change rules until the round ends (WOTR-12.6)."""
        frame = war.frame(CardRound)
        war.activate(Source(self.title(war)), self.seat(war), within=frame)


class LastingEffect(CardEffect):
    """The card changes values of the rules and asks nobody (WOTR-12.6)."""

    steps = ("begin",)

    def begin(self, war: War) -> Flow:
        """Put the card in force for the round."""
        self.put_in_force(war)
        return None
