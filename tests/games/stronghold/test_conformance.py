"""What every game must keep, and a few games of a fuzzer."""

from __future__ import annotations

import pytest

from ostrog.games.stronghold import game
from ostrog.testing import Conformance, Subject
from ostrog.testing.random_play.fuzzing import fuzz


class TestStronghold(Conformance):
    """All checks, on few games: `ostrog conform` plays more."""

    subject = Subject("ostrog.games.stronghold:game", "standard")
    games = 2


@pytest.mark.parametrize("scenario", ["standard", "starter"])
def test_a_fuzzer_finds_nothing(scenario: str) -> None:
    report = fuzz(game, scenario, games=5, seed=5)
    assert report.findings == []
    assert report.refused > 0
