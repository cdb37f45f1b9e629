"""Chapter 10: the text that lets a player look at the top card of their draw deck."""

from __future__ import annotations

from ostrog.games.ring_cards.board.icons import working
from ostrog.games.ring_cards.board.state import War, controller
from ostrog.games.ring_cards.board.texts import PeekTop
from ostrog.kernel import Call, Flow, Procedure


def who_peeks(war: War) -> int | None:
    """A player who may look at a top card and has not seen it yet, or None (RCG-10.14)."""
    for card, effect in working(war):
        if any(isinstance(step, PeekTop) for step in effect.steps.values()):
            seat = controller(war, card)
            deck = war.zones(seat).deck
            if war.size(deck) and not war.knows_top(deck, seat):
                return seat
    return None


def peeks(war: War) -> Call | None:
    """Let a player who may look do so at once, at any time, since looking has no disadvantage."""
    if war.cast.peekers.isdisjoint(war.places):  # runs after every step
        return None
    seat = who_peeks(war)
    return None if seat is None else Call(Peek(seat=seat))


class Peek(Procedure):
    """A player's look at the top card of their own draw deck (RCG-10.14)."""

    steps = ("look",)

    seat: int

    def look(self, war: War) -> Flow:
        """Show the card to its player only; everybody knows that it was looked at."""
        war.look(war.zones(self.seat).deck, (self.seat,), 1)
        return None
