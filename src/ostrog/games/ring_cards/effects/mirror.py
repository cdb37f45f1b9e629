"""Chapter 10: a text that lets a player look at the top card of the own draw deck."""

from __future__ import annotations

from ostrog.games.ring_cards.board.icons import working
from ostrog.games.ring_cards.board.state import War, controller
from ostrog.games.ring_cards.board.texts import PeekTop
from ostrog.kernel import Call, Flow, Procedure


def who_peeks(war: War) -> int | None:
    """RCG-10.14: a player who may look at a top card and has not seen it yet."""
    for card, effect in working(war):
        if any(isinstance(step, PeekTop) for step in effect.steps.values()):
            seat = controller(war, card)
            deck = war.zones(seat).deck
            if war.size(deck) and not war.knows_top(deck, seat):
                return seat
    return None


def peeks(war: War) -> Call | None:
    """At any time: whoever may look does so at once, since nothing speaks against it."""
    if not any(card in war.places for card in war.cast.peekers):  # asked after every step
        return None
    seat = who_peeks(war)
    return None if seat is None else Call(Peek(seat=seat))


class Peek(Procedure):
    """RCG-10.14: a player looks at the top card of the own draw deck."""

    steps = ("look",)

    seat: int

    def look(self, war: War) -> Flow:
        """Nobody else sees it; that it was looked at is public."""
        war.look(war.zones(self.seat).deck, (self.seat,), 1)
        return None
