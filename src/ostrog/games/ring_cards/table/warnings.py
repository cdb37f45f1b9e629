"""Warnings before an event, an action or a Ring token is used for nothing (RCG-8.21, 9.15)."""

from __future__ import annotations

from ostrog.games.ring_cards.board import texts
from ostrog.games.ring_cards.board.state import War
from ostrog.games.ring_cards.board.verbs import ACT, EVENT, RING
from ostrog.games.ring_cards.cards.playing import WithoutEffect, event_text
from ostrog.kernel import Option

EVENT_FOR_NOTHING = "RCG-8.21"
"""The rule by which an event whose condition is not met may be played."""
ACTION_FOR_NOTHING = "RCG-9.15"
"""The rule by which an action may be used although it finds nothing."""


def warning(war: War, seat: int, option: Option) -> str:
    """Return the rule by which an option may be chosen although it would do nothing."""
    if EVENT.chosen(option):
        card = EVENT.ref(option)
        (effect,) = war.cast.sheets[card].card.effects
        text = event_text(war, seat, card, effect)
        return EVENT_FOR_NOTHING if isinstance(text, WithoutEffect) else ""
    if ACT.chosen(option):
        sheet = war.cast.sheets[ACT.ref(option)]
        steps = sheet.effect(sheet.action).steps.values()
        examines = all(isinstance(step, texts.ExamineTop) for step in steps)
        return ACTION_FOR_NOTHING if examines and has_no_cards_to_draw(war, seat) else ""
    if RING.chosen(option):
        ring = war.cast.players[seat].ring
        only_draws = ring is not None and not ring.eliminate and not ring.cycle
        idle = has_no_cards_to_draw(war, seat) and (only_draws or has_no_cards(war, seat))
        return ACTION_FOR_NOTHING if idle else ""
    return ""


def has_no_cards(war: War, seat: int) -> bool:
    """Whether a player has nothing to eliminate, cycle or forsake (RCG-10.7)."""
    return not war.hand_size(seat) and all(war.owner(card) != seat for card in war.places)


def has_no_cards_to_draw(war: War, seat: int) -> bool:
    """Whether the draw deck and the cycle pile of a player are empty (RCG-10.5)."""
    zones = war.zones(seat)
    return not war.size(zones.deck) and not war.size(zones.cycle)
