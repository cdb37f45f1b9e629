"""What every game must keep, with two, three and four players, and a few games of a fuzzer."""

from __future__ import annotations

import pytest

from ostrog.games.war_of_the_ring import game
from ostrog.kernel import Match, Mixer, State, new, open_match
from ostrog.testing import Conformance, Subject
from ostrog.testing.conformance.checks import CHECKS
from ostrog.testing.random_play.fuzzing import fuzz

SPEC = "ostrog.games.war_of_the_ring:game"
LONG = ("noninterference", "knowledge", "undo")
"""The checks that examine every decision in many possible states."""
SOON = {"limits.corruption": 1}
"""Values with which a game ends after a few turns."""


class ShortWar(Subject, frozen=True):
    """Games that end after a few turns."""

    def new(self, seed: int) -> State:
        """A new game with cheap chance."""
        return new(self.game, self.scenario, Mixer(seed), ruleset=SOON)

    def open(self, seed: int) -> Match[State]:
        """A new match, with a record and auditable chance."""
        seats = self.game.scenario(self.scenario).seats
        return open_match(
            self.game,
            self.scenario,
            [f"player {seat}" for seat in seats],
            seed.to_bytes(16, "big"),
            [bytes([seat]) for seat in seats],
            ruleset=SOON,
        )


class WarScenario(Conformance):
    """All checks, on few games: `ostrog conform` plays more."""

    games = 2

    def check(self, name: str) -> None:
        """Run one check, a long one on a single game."""
        games = 1 if name in LONG else self.games
        report = CHECKS[name](self.subject, games, self.seed, None)
        assert report.passed, "\n".join([report.check, *report.problems, str(report.examined)])


class TestTwoPlayers(WarScenario):
    """A whole game of two."""

    subject = Subject(SPEC, "two-players")
    games = 1


class TestThreePlayers(WarScenario):
    """Two short games in which one side is a team."""

    subject = ShortWar(SPEC, "three-players")


class TestFourPlayers(WarScenario):
    """Two short games of two teams: nobody sees the hand of his mate."""

    subject = ShortWar(SPEC, "four-players")


def test_no_scenario_is_left_out() -> None:
    checked = [each.subject.scenario for each in WarScenario.__subclasses__()]
    assert checked == [scenario.name for scenario in game.scenarios]


@pytest.mark.parametrize("scenario", [scenario.name for scenario in game.scenarios])
def test_a_fuzzer_finds_nothing(scenario: str) -> None:
    report = fuzz(game, scenario, games=1, seed=71)
    assert report.findings == []
    assert report.refused > 0
