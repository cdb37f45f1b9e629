"""How many legal sequences of choices begin at named positions: any change of a rule shows here."""

from __future__ import annotations

import pytest

from ostrog.games.five_armies import game
from ostrog.testing.random_play.counting import count_sequences

COUNTS = {
    "start": [5, 23, 129, 560],
    "siege-of-the-front-gate": [11, 62, 458, 5_507],
    "combined-attack": [5, 31, 195, 1_733],
    "entry-of-beorn": [12, 128, 1_337, 15_320],
    "opening-of-a-pass": [2, 8, 54, 889],
}


def test_every_named_position_is_counted() -> None:
    assert set(COUNTS) == set(game.positions)


@pytest.mark.parametrize("name", COUNTS)
def test_the_counts_are_what_they_were(name: str) -> None:
    assert count_sequences(game.positions[name](), len(COUNTS[name])) == COUNTS[name]
