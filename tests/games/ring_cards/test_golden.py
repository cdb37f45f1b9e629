"""Playthroughs told as they were: any change of a view, an option or an event shows here.

`ostrog playthrough ring_cards --scenario NAME --seed 3 --decisions 120 --out FILE` writes one
again; explain every difference to yourself first.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from ostrog.games.ring_cards import game
from ostrog.testing.random_play.playthroughs import playthrough

HERE = Path(__file__).parent
SCENARIOS = ("trilogy-3", "duel-two-players", "fellowship-of-the-ring")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_game_is_told_as_it_was(scenario: str) -> None:
    golden = (HERE / "golden" / f"{scenario}.txt").read_text(encoding="utf-8").splitlines()
    assert list(playthrough(game, scenario, (), 3, 120)) == golden
