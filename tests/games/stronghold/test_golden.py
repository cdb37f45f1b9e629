"""Three playthroughs told as they were: any change of a view, an option or an event shows here.

`ostrog playthrough ostrog.games.stronghold:game --scenario SCENARIO --seed S --decisions 120 --out
FILE` writes one again; explain every difference to yourself first.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from ostrog.games.stronghold import game
from ostrog.testing.random_play.playthroughs import playthrough

HERE = Path(__file__).parent


@pytest.mark.parametrize(("scenario", "seed"), [("standard", 3), ("standard", 5), ("starter", 4)])
def test_a_game_is_told_as_it_was(scenario: str, seed: int) -> None:
    golden = (HERE / "golden" / f"{scenario}-{seed}.txt").read_text(encoding="utf-8").splitlines()
    assert list(playthrough(game, scenario, (), seed, 120)) == golden
