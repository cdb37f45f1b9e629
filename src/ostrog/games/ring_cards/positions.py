"""Named positions of the game, used to count legal sequences of choices."""

from __future__ import annotations

from ostrog.games.ring_cards.board.state import War
from ostrog.kernel import asks, choose


def to_first_turn(war: War) -> None:
    """Answer each decision with its default or first option until the first turn of the game."""
    waiting = asks(war)
    while waiting[0].kind != "turn":
        ask = waiting[0]
        choose(war, ask.seat, *(ask.default or ask.options[:1]))
        waiting = asks(war)
