"""How many legal sequences of choices begin at named positions: any change of a rule shows here."""

from __future__ import annotations

import pytest

from ostrog.games.ring_cards import game
from ostrog.testing.random_play.counting import count_sequences

COUNTS = {
    "first-turn-trilogy": [12, 121, 1_034, 9_498],
    "first-turn-trilogy-3": [12, 121, 1_034, 9_498],
    "first-turn-trilogy-2": [12, 121, 1_034, 9_498],
    "first-turn-duel-two-players": [11, 143, 998, 8_225],
    "first-turn-duel-three-players": [14, 141, 1_127, 9_206],
    "first-turn-fellowship-of-the-ring": [17, 105, 971, 6_965],
}


def test_every_named_position_is_counted() -> None:
    assert set(COUNTS) == set(game.positions)


@pytest.mark.parametrize("name", COUNTS)
def test_the_counts_are_what_they_were(name: str) -> None:
    assert count_sequences(game.positions[name](), len(COUNTS[name])) == COUNTS[name]
