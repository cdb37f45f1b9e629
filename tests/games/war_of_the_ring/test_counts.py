"""How many legal sequences of choices begin at named positions: any change of a rule shows here."""

from __future__ import annotations

import pytest

from ostrog.games.war_of_the_ring import game
from ostrog.testing.random_play.counting import count_sequences

COUNTS = {
    "start": [2, 4, 32],
    "marching": [9, 72, 620],
    "recruiting": [4, 29, 120],
    "battle": [2, 6, 15],
    "revealed": [6, 31, 50],
}


def test_every_named_position_is_counted() -> None:
    assert set(COUNTS) == set(game.positions)


@pytest.mark.parametrize("position", COUNTS)
def test_legal_sequences(position: str) -> None:
    depth = len(COUNTS[position])
    assert count_sequences(game.positions[position](), depth) == COUNTS[position]
