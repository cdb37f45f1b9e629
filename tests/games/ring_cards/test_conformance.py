"""What every game must keep, in every scenario, and a few games of a fuzzer."""

from __future__ import annotations

import pytest

from ostrog.games.ring_cards import game
from ostrog.kernel import Match, Mixer, State, new, open_match
from ostrog.testing import Conformance, Subject
from ostrog.testing.conformance.checks import CHECKS
from ostrog.testing.random_play.fuzzing import fuzz

SPEC = "ostrog.games.ring_cards:game"
LONG = ("noninterference", "knowledge", "undo")
"""The checks that examine every decision in many possible states."""


class Short(Subject, frozen=True):
    """Games that end with a small lead."""

    def new(self, seed: int) -> State:
        """A new game with cheap chance."""
        return new(self.game, self.scenario, Mixer(seed), ruleset={"lead_to_win": 3})

    def open(self, seed: int) -> Match[State]:
        """A new match, with a record and auditable chance."""
        seats = self.game.scenario(self.scenario).seats
        return open_match(
            self.game,
            self.scenario,
            [f"player {seat}" for seat in seats],
            seed.to_bytes(16, "big"),
            [bytes([seat]) for seat in seats],
            ruleset={"lead_to_win": 3},
        )


class Scenario(Conformance):
    """All checks, on few games: `ostrog conform ring_cards` plays more."""

    games = 2

    def check(self, name: str) -> None:
        """Run one check, a long one on a single short game."""
        subject, games = self.subject, self.games
        if name in LONG:
            subject, games = Short(SPEC, subject.scenario), 1
        report = CHECKS[name](subject, games, self.seed, None)
        assert report.passed, "\n".join([report.check, *report.problems, str(report.examined)])


class TestTrilogy(Scenario):
    subject = Subject(SPEC, "trilogy")


class TestTrilogyOfThree(Scenario):
    subject = Subject(SPEC, "trilogy-3")


class TestTrilogyOfTwo(Scenario):
    subject = Subject(SPEC, "trilogy-2")


class TestDuel(Scenario):
    subject = Subject(SPEC, "duel-two-players")


class TestDuelOfThree(Scenario):
    subject = Subject(SPEC, "duel-three-players")


class TestFellowship(Scenario):
    subject = Subject(SPEC, "fellowship-of-the-ring")


def test_no_scenario_is_left_out() -> None:
    checked = [each.subject.scenario for each in Scenario.__subclasses__()]
    assert checked == [scenario.name for scenario in game.scenarios]


@pytest.mark.parametrize("scenario", [scenario.name for scenario in game.scenarios])
def test_a_fuzzer_finds_nothing(scenario: str) -> None:
    report = fuzz(game, scenario, games=3, seed=5)
    assert report.findings == []
    assert report.refused > 0
