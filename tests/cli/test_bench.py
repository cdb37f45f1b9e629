"""`ostrog bench`: where the time goes."""

from __future__ import annotations

import json

import pytest

from cli.running import ADVISED_SKIRMISH, SKIRMISH, run


def test_a_profile_tells_the_shares_of_concepts_for_each_way_to_play() -> None:
    done = run("bench", ADVISED_SKIRMISH, "--profile", "--quick", "--json")
    assert done.exit_code == 0, done.output
    figures = json.loads(done.stdout)
    assert list(figures)[:2] == ["random", "table"]
    assert len(figures) == 3
    for way in figures.values():
        assert way["decisions"] > 0
        own = [value for name, value in way.items() if name.startswith("share_")]
        assert sum(own) == pytest.approx(1)
    assert figures["random"]["checks_per_decision"] > 0


def test_a_game_without_advice_has_a_profile_without_a_bot() -> None:
    done = run("bench", SKIRMISH, "--profile", "--quick", "--json")
    assert done.exit_code == 0, done.output
    assert list(json.loads(done.stdout)) == ["random", "table"]


def test_a_profile_is_told_as_a_table() -> None:
    done = run("bench", SKIRMISH, "--profile", "--quick")
    assert done.exit_code == 0, done.output
    assert "legality" in done.stdout
    assert "us_per_check" in done.stdout
