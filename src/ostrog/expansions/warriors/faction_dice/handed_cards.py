"""Chapter 10: the leading player of a team may hand a faction card to his mate."""

from __future__ import annotations

from ostrog.expansions.warriors.board.pieces import FACTION_DECK
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.verbs import HAND_OVER, KEEP_HAND
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.pieces import FREE, SHADOW
from ostrog.games.war_of_the_ring.board.pools import hand_zone
from ostrog.games.war_of_the_ring.board.seats import leading_seat, mate_of
from ostrog.games.war_of_the_ring.dice.war_turn import Turn
from ostrog.kernel import Ask, Call, Flow, Option, Procedure, Refusal, refuse


class HandOverEvents(Procedure):
    """The leading player of each team may hand over a faction card (WOME-10.3)."""

    steps = ("free", "give_free", "shadow", "give_shadow")

    free_card: Option | None = None
    shadow_card: Option | None = None

    def free(self, war: FactionWar) -> Flow:
        """Ask the Free Peoples player who leads."""
        return self._ask(war, FREE, "free_card")

    def give_free(self, war: FactionWar) -> Flow:
        """Hand over his card."""
        return self._give(war, FREE, self.free_card)

    def shadow(self, war: FactionWar) -> Flow:
        """Ask the Shadow player who leads."""
        return self._ask(war, SHADOW, "shadow_card")

    def give_shadow(self, war: FactionWar) -> Flow:
        """Hand over his card."""
        return self._give(war, SHADOW, self.shadow_card)

    def _ask(self, war: FactionWar, side: int, into: str) -> Flow:
        seat = leading_seat(war, side)
        held = sorted(war.faces(hand_zone(seat, FACTION_DECK)))
        if mate_of(war, seat) < 0 or not held:
            return None
        options = [KEEP_HAND(), *war.legal(seat, HAND_OVER, held)]
        return Ask(seat, "hand-over", options, into, default=(KEEP_HAND(),))

    def _give(self, war: FactionWar, side: int, choice: Option | None) -> Flow:
        if HAND_OVER.chosen(choice):
            card, seat = HAND_OVER.ref(choice), leading_seat(war, side)
            mate = mate_of(war, seat)
            war.move(card, hand_zone(seat, FACTION_DECK), hand_zone(mate, FACTION_DECK))
            war.tell(events.EventPassed(seat, FACTION_DECK, card), (seat, mate))
        return None


@HAND_OVER.rule
def hands_over_a_faction_card(war: FactionWar, seat: int, card: str) -> Refusal | None:
    """Refuse a card that is no faction card of the own hand, and any other moment (WOME-10.3)."""
    able = war.frame(HandOverEvents) is not None and leading_seat(war, war.side(seat)) == seat
    able = able and card in war.faces(hand_zone(seat, FACTION_DECK))
    return None if able else refuse("WOME-10.3", card)


def hand_over_events(turn: Turn, war: FactionWar) -> Flow:
    """Let the leading players of teams hand over cards, before the limits count (WOME-10.3)."""
    return Call(HandOverEvents()) if war.setting.derived.has_teams else None
