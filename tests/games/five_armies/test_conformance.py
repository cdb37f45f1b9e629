"""What every game must keep, and a few games of a fuzzer."""

from __future__ import annotations

from ostrog.games.five_armies import game
from ostrog.testing import Conformance, Subject
from ostrog.testing.random_play.fuzzing import fuzz


class TestFiveArmies(Conformance):
    """All checks, on few games: `ostrog conform five_armies` plays more."""

    subject = Subject("ostrog.games.five_armies:game", "standard")
    games = 4


def test_a_fuzzer_finds_nothing() -> None:
    report = fuzz(game, "standard", games=12, seed=5)
    assert report.findings == []
    assert report.refused > 0
