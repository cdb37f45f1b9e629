"""Warnings before a die and a card are spent on nothing (B5A-8.21)."""

from __future__ import annotations

from ostrog.games.five_armies.board.events import CardPlayed
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.board.verbs import PLAY
from ostrog.games.five_armies.cards.card_play import PlayCard, discard_zone
from ostrog.kernel import Option, choose
from ostrog.kernel.runtime.events import Moved

NOTHING = "B5A-8.21"
"""The rule by which a card without any effect may be played."""


def warning(war: War, seat: int, option: Option) -> str:
    """Return the rule of `NOTHING` if an option plays a card that would do nothing as things are.

    The card is tried: it does nothing if no decision follows and nothing happens between its play
    and its discarding.
    """
    if not PLAY.chosen(option):
        return ""
    _, card = PLAY.refs(option)
    choose(war, seat, option)
    told = [each.event for each in war.scratch.outbox]
    if war.frame(PlayCard) is not None or not any(isinstance(e, CardPlayed) for e in told):
        return ""
    begins = next(n for n, event in enumerate(told) if isinstance(event, CardPlayed))
    following = told[begins + 1] if len(told) > begins + 1 else None
    discarded = isinstance(following, Moved) and following.target == discard_zone(card)
    return NOTHING if discarded else ""
