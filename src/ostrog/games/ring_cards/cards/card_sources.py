"""Chapters 8 and 20: the cards whose texts change rules as long as the cards are in play.

Each is a source of the kernel. What it does is attached where the rule is that it changes.
"""

from __future__ import annotations

from ostrog.games.ring_cards.board.cast import CARD_NAMES, TITLE_OF
from ostrog.games.ring_cards.board.faction_cards import CARDS
from ostrog.games.ring_cards.board.state import War
from ostrog.games.ring_cards.board.texts import DrawStepBonus, ReplaceEliminate, TextStep
from ostrog.games.ring_cards.board.verbs import SAVE_WITH
from ostrog.kernel import Source


def _has(card: str, *kinds: type[TextStep]) -> bool:
    """Whether a text of a card has a step of one of these kinds."""
    effects = CARDS[TITLE_OF[card]].effects.values()
    return any(isinstance(step, kinds) for effect in effects for step in effect.steps.values())


SOURCES = {
    card: Source(card, option=SAVE_WITH[card])
    for kind in ("character", "item")
    for card in CARD_NAMES
    if CARDS[TITLE_OF[card]].type == kind and _has(card, ReplaceEliminate, DrawStepBonus)
}
"""The sources by the names of their cards; a character's own text comes before its items'."""


def sources_with(kind: type[TextStep]) -> list[Source]:
    """The sources whose cards have a text with a step of this kind."""
    return [source for card, source in SOURCES.items() if _has(card, kind)]


def come_into_play(war: War, card: str, place: str) -> None:
    """Put a card into play, which puts its text in force (RCG-8.23).

    An older version of the game does not have these sources.
    """
    war.places[card] = place
    if card in war.setting.rules.order:
        war.activate(SOURCES[card])


def go_out_of_play(war: War, card: str) -> None:
    """Take a card out of play, and its text out of force (RCG-8.23)."""
    del war.places[card]
    if card in war.setting.rules.order:
        war.deactivate(SOURCES[card])
