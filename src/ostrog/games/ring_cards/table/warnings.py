"""Warnings before an event is played for nothing (RCG-8.21)."""

from __future__ import annotations

from ostrog.games.ring_cards.board.state import War
from ostrog.games.ring_cards.board.verbs import EVENT
from ostrog.games.ring_cards.cards.playing import WithoutEffect, event_text
from ostrog.kernel import Option

NOTHING = "RCG-8.21"
"""The rule by which an event whose condition is not met may be played."""


def warning(war: War, seat: int, option: Option) -> str:
    """Return the rule of `NOTHING` if an option plays an event whose condition is not met."""
    if not EVENT.chosen(option):
        return ""
    card = EVENT.ref(option)
    (effect,) = war.cast.sheets[card].card.effects
    text = event_text(war, seat, card, effect)
    return NOTHING if isinstance(text, WithoutEffect) else ""
