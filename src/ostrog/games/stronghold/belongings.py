"""What can lie on a heroic order, and what a card may keep in force, when it has left play."""

from __future__ import annotations

from collections.abc import Iterator

from ostrog.games.stronghold.board.ritual_tokens import lies_hidden
from ostrog.games.stronghold.board.state import Siege
from ostrog.kernel import OutOfPlay


def gone(siege: Siege) -> Iterator[str]:
    """Yield lost heroic orders, and objectives and plans that are done with (STR-11.9, 14.2).

    A card whose bonus works until the end of the turn is done with only then (STR-21.1).
    """
    yield from siege.lost_orders
    for card in (*siege.faces("objectives-done"), *siege.faces("plans-done")):
        if siege.since.get(card) != siege.turn:
            yield card


def left_on(siege: Siege, thing: str) -> Iterator[str]:
    """Yield ritual tokens that still lie hidden on a lost order (STR-11.9, 11.21)."""
    if thing in siege.lost_orders and lies_hidden(siege, "possession", thing):
        yield "possession"


OUT_OF_PLAY = OutOfPlay(gone, left_on, recorded=("lost_orders", "issued", "successes"))
"""What is out of play keeps nothing; that an order was issued, possessed and lost stays recorded
until the end of the turn."""
