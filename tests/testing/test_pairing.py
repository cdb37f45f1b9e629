"""Pairs of effects are played together, and what goes wrong only then is found."""

from __future__ import annotations

import json

from cli.running import SKIRMISH, run
from ostrog.testing import Subject
from ostrog.testing.conformance.checks import CHECKS
from ostrog.testing.soundness.pairing import drawn_pairs, play_pairs

SOUND = Subject("proof.skirmish:game", "standard")
BROKEN = Subject("testing.broken_variants:quarrelling_cards", "standard", ("broken",))


def test_all_pairs_are_drawn_before_one_comes_again() -> None:
    pairs = drawn_pairs(("a", "b", "c"), 1)
    first, second = ([next(pairs) for _ in range(3)] for _ in range(2))
    assert sorted(first) == sorted(second) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_pairs_meet_and_nothing_is_found_in_a_sound_game() -> None:
    report = play_pairs(SOUND, count=60, seed=1)
    assert (report.pairs, report.possible, report.impossible) == (60, 6, 0)
    assert report.findings == []
    assert 10 < report.together <= report.used <= 60
    assert report.different == 6


def test_the_same_seed_plays_the_same_games_with_any_number_of_workers() -> None:
    one = play_pairs(BROKEN, count=40, seed=1)
    assert one == play_pairs(BROKEN, count=40, seed=1, workers=2)
    assert one != play_pairs(BROKEN, count=40, seed=2)


def test_a_fault_of_two_cards_together_is_found_and_told_with_its_choices() -> None:
    report = play_pairs(BROKEN, count=40, seed=1)
    (finding,) = report.findings
    assert (finding.kind, finding.cause) == ("invariant", "SKI-11")
    assert report.faults == {"invariant SKI-11": sum(report.faults.values())}
    assert any("lay:ambush" in choice for choice in finding.choices)
    assert any("lay:shield" in choice for choice in finding.choices)
    again = play_pairs(BROKEN, count=20, seed=1, only=("ambush", "shield"))
    assert [each.cause for each in again.findings] == ["SKI-11"]


def test_a_crash_is_a_finding() -> None:
    subject = Subject("testing.broken_games:speechless", "standard", ("speechless",))
    report = play_pairs(subject, count=1, seed=1)
    assert report.findings == []
    subject = Subject("testing.broken_games:plotted", "standard", ("plot",))
    assert {each.kind for each in play_pairs(subject, count=60, seed=1).findings} <= {"crash"}


def test_conformance_plays_some_pairs() -> None:
    assert CHECKS["pairs"](SOUND, 10, 1, None).examined["pairs used"] > 0
    report = CHECKS["pairs"](BROKEN, 40, 1, None)
    assert any("violated: SKI-11" in problem for problem in report.problems)
    bare = CHECKS["pairs"](Subject("proof.parade:game", "standard"), 1, 0, None)
    assert bare.passed
    assert bare.hints


def test_the_command_counts_pairs_and_shows_findings() -> None:
    done = run("pairs", SKIRMISH, "--count", "12", "--json")
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout)["pairs"] == 12
    done = run(
        *("pairs", "testing.broken_variants:quarrelling_cards", "--expansion", "broken"),
        *("--count", "30", "--only", "ambush,shield", "--seed", "1"),
    )
    assert done.exit_code == 1
    assert "violated: SKI-11" in done.output
    assert "with ambush and shield" in done.output


def test_the_command_refuses_what_is_not_there() -> None:
    assert run("pairs", "proof.parade:game").exit_code == 2
    assert run("pairs", SKIRMISH, "--only", "ambush,trumpets").exit_code == 2
    assert run("pairs", SKIRMISH, "--scenario", "none-such").exit_code == 2
