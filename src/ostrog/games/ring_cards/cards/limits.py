"""Chapter 7: the carryover limit and the right to pass."""

from __future__ import annotations

from ostrog.games.ring_cards.board.icons import working
from ostrog.games.ring_cards.board.state import Tabletop, War, controller
from ostrog.games.ring_cards.board.texts import CarryoverBonus
from ostrog.games.ring_cards.board.verbs import PASS
from ostrog.kernel import Refusal, refuse


def carryover_limit(table: Tabletop, seat: int) -> int:
    """A player's carryover limit: 2, plus the bonuses of texts in force (RCG-7.6 to 7.8)."""
    return table.cast.values.carryover_limit + sum(
        step.count
        for card, effect in working(table)
        for step in effect.steps.values()
        if isinstance(step, CarryoverBonus) and controller(table, card) == seat
    )


@PASS.rule
def passes_with_few_cards(war: War, seat: int) -> Refusal | None:
    """Passing needs a hand within the limit or smaller than every opponent's (RCG-7.3)."""
    hand = war.hand_size(seat)
    if hand <= carryover_limit(war, seat):
        return None
    fewer = all(hand < war.hand_size(other) for other in war.cast.opponents(seat))
    return None if fewer else refuse("RCG-7.3", hand)
