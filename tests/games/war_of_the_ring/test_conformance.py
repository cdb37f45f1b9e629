"""What every game must keep, and a few games of a fuzzer."""

from __future__ import annotations

from ostrog.games.war_of_the_ring import game
from ostrog.testing import Conformance, Subject
from ostrog.testing.random_play.fuzzing import fuzz


class TestWarOfTheRing(Conformance):
    """All checks, on one game: `ostrog conform` plays more."""

    subject = Subject("ostrog.games.war_of_the_ring:game", "two-players")
    games = 1


def test_a_fuzzer_finds_nothing() -> None:
    report = fuzz(game, "two-players", games=1, seed=5)
    assert report.findings == []
    assert report.refused > 0
