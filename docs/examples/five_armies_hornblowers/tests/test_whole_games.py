"""Whole games with the horns: no fault is found, every call is heard, the table shows them."""

from __future__ import annotations

from random import Random

import pytest
from five_armies_hornblowers import expansion
from five_armies_hornblowers.horns import CALLS
from horn_tables import WITH_HORNS, HornTable

from ostrog.kernel import Mixer, answer_at_random, asks, new, view
from ostrog.table import table_faults, table_of
from ostrog.testing.random_play.fuzzing import fuzz
from ostrog.testing.random_play.tallies import tally
from ostrog.words import check_words

HORNS = ("hornblowers",)


def test_the_words_are_complete_in_every_language() -> None:
    assert expansion.words is not None
    assert check_words(expansion.words) == []


def test_a_fuzzer_finds_nothing() -> None:
    report = fuzz(WITH_HORNS, "standard", HORNS, games=6, seed=3)
    assert report.findings == []


def test_random_games_hear_every_call() -> None:
    counted = tally(WITH_HORNS, ["standard"], HORNS, games=6)
    assert all(counted.occurrences[call] for call in CALLS)
    assert counted.verbs["hear"] > 0


@pytest.mark.parametrize("seed", [1, 2])
def test_the_table_is_whole_and_every_option_points_at_something_on_it(seed: int) -> None:
    state = new(WITH_HORNS, "standard", Mixer(seed), expansions=HORNS)
    table, random = table_of(state.setting.rules.game), Random(seed)
    assert table is not None
    layout = table.layout(state.setting)
    for _ in range(150):
        if state.outcome is not None:
            break
        for seats in ((), (0,), (1,)):
            assert table_faults(layout, table.scene(state.setting, view(state, seats))) == []
        answer_at_random(state, random.choice(asks(state)).seat, random)


def test_a_held_call_is_a_card_and_a_heard_one_a_token_at_its_place() -> None:
    horns = HornTable().army("camp", lake_men=2).lay("horn-free-hand", "free-deep-horn").acting()
    table = table_of(horns.state.setting.rules.game)
    assert table is not None
    before = table.scene(horns.state.setting, horns.view(0))
    assert "horn:free-deep-horn" in {marker.id for marker in before.markers}
    theirs = table.scene(horns.state.setting, horns.view(1))
    assert "horn:free-deep-horn" not in {marker.id for marker in theirs.markers}
    decision = horns.view(0).decisions[0]
    points = table.points_at(before, decision, horns.option("sound:free-deep-horn:camp"))
    assert [each.ref for each in points] == ["horn:free-deep-horn", "camp"]
    horns.free.chooses("sound:free-deep-horn:camp")
    after = table.scene(horns.state.setting, horns.view(1))
    assert {m.id: m.at for m in after.markers}["heard:free-deep-horn"] == "camp"
