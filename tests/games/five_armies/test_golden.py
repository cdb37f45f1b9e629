"""Three playthroughs told as they were: any change of a view, an option or an event shows here.

`ostrog playthrough five_armies --seed S --decisions 150 --ruleset FILE#NAME --out FILE` writes one
again; explain every difference to yourself first.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from ostrog.games.five_armies import game
from ostrog.testing.random_play.playthroughs import playthrough

HERE = Path(__file__).parent
RULESETS = tomllib.loads((HERE / "rulesets.toml").read_text(encoding="utf-8"))
SEEDS = {"hosts": 3, "beorn": 3, "thorin": 3}
"""The rulesets and seeds of the recorded games."""


@pytest.mark.parametrize("name", SEEDS)
def test_a_game_is_told_as_it_was(name: str) -> None:
    golden = (HERE / "golden" / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    told = playthrough(game, "standard", (), SEEDS[name], 150, ruleset=RULESETS[name])
    assert list(told) == golden
