"""What every game must keep, also with the expansion, with two, three and four players."""

from __future__ import annotations

import msgspec
import pytest

from ostrog.expansions.warriors import expansion
from ostrog.expansions.warriors.board.values import CARDS
from ostrog.expansions.warriors.faction_events.all_events import EVENTS
from ostrog.games.war_of_the_ring import game
from ostrog.kernel import Match, Mixer, State, new, open_match
from ostrog.testing import Conformance, Subject
from ostrog.testing.conformance.checks import CHECKS
from ostrog.testing.random_play.fuzzing import fuzz

SPEC = "ostrog.games.war_of_the_ring:game"
WITH = (expansion.name,)
SOON = {"limits.corruption": 1}
"""Values with which a game ends after a few turns."""


class ShortWar(Subject, frozen=True):
    """Games that end after a few turns."""

    def new(self, seed: int) -> State:
        """A new game with cheap chance."""
        return new(self.game, self.scenario, Mixer(seed), expansions=WITH, ruleset=SOON)

    def open(self, seed: int) -> Match[State]:
        """A new match, with a record and auditable chance."""
        seats = self.game.scenario(self.scenario).seats
        return open_match(
            self.game,
            self.scenario,
            [f"player {seat}" for seat in seats],
            seed.to_bytes(16, "big"),
            [bytes([seat]) for seat in seats],
            expansions=WITH,
            ruleset=SOON,
        )


class WarWithFactions(Conformance):
    """All checks, on few games: `ostrog conform` plays more."""

    games = 1

    def check(self, name: str) -> None:
        """Run one check, a long one on a single game."""
        if name == "pairs" and set(CARDS.cards) - set(EVENTS):
            pytest.skip("not every card of the expansion has its event yet")
        subject = self.subject
        if name == "continuing":  # the other process would not know the ruleset
            subject = Subject(SPEC, subject.scenario, WITH)
        report = CHECKS[name](subject, self.games, self.seed, None)
        assert report.passed, "\n".join([report.check, *report.problems, str(report.examined)])


class TestTwoPlayers(WarWithFactions):
    """Short games of two."""

    subject = ShortWar(SPEC, "two-players", WITH)


class TestThreePlayers(WarWithFactions):
    """Short games in which one side is a team."""

    subject = ShortWar(SPEC, "three-players", WITH)


class TestFourPlayers(WarWithFactions):
    """Short games of two teams: nobody sees the hand of his mate."""

    subject = ShortWar(SPEC, "four-players", WITH)


def test_a_fuzzer_finds_nothing() -> None:
    played = msgspec.structs.replace(game, expansions=(expansion,))
    report = fuzz(played, "two-players", WITH, games=1, seed=1, cap=10_000)
    assert report.findings == []
    assert report.outcomes.total() == 1
