"""How many legal sequences of choices begin at named positions: any change of a rule shows here."""

from __future__ import annotations

import pytest

from ostrog.games.stronghold import game
from ostrog.testing.random_play.counting import count_sequences

COUNTS = {
    "start": [7, 39, 162],
    "building": [4, 10, 42],
    "march": [2, 16, 86],
    "window": [29, 402, 3_186],
    "assault": [6, 16, 23],
}


def test_every_named_position_is_counted() -> None:
    assert set(COUNTS) == set(game.positions)


@pytest.mark.parametrize("position", COUNTS)
def test_legal_sequences(position: str) -> None:
    depth = len(COUNTS[position])
    assert count_sequences(game.positions[position](), depth) == COUNTS[position]
