"""All 92 cards do something: none is left without an effect."""

from __future__ import annotations

import pytest

from ostrog.games.five_armies.battle.combat_effects import ROUND_SOURCES
from ostrog.games.five_armies.board.decks import COMBATS, DECKS, EVENTS, FATE_CARDS, STORIES
from ostrog.games.five_armies.board.verbs import MANOEUVRES
from ostrog.games.five_armies.cards.card_play import EFFECTS, STAYS
from ostrog.games.five_armies.cards.fate_cards import AT_ONCE, FATE_SOURCES
from ostrog.games.five_armies.characters.eagles import MASS_ATTACK

ASKED_FOR = {"captain-of-war", "dense-fog"}
"""Combat effects that change the course of the round and no value."""
LOOKED_AT = {MASS_ATTACK, "fate-mighty-strokes"}
"""Fate cards that have an effect while they lie beside a character."""


@pytest.mark.rule("B5A-1.8")
def test_there_are_ninety_two_cards() -> None:
    of_decks = len(EVENTS) + sum(map(len, STORIES.values())) + len(FATE_CARDS)
    both_regroups = len(MANOEUVRES) + 1
    assert of_decks + both_regroups == 92


def test_every_order_and_story_has_parts_or_stays_on_the_table() -> None:
    assert set(EFFECTS) == {*DECKS.orders, *DECKS.story_free, *DECKS.story_shadow}
    assert [card for card, parts in EFFECTS.items() if not parts and card not in STAYS] == []


def test_every_combat_effect_is_there() -> None:
    assert {*(source.name for source in ROUND_SOURCES), *ASKED_FOR} >= set(COMBATS)


def test_every_fate_card_works_at_once_or_by_lying_there() -> None:
    assert {*AT_ONCE, *(source.name for source in FATE_SOURCES), *LOOKED_AT} == set(FATE_CARDS)
