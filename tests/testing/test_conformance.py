"""The conformance suite: proof games pass it, and each check notices what it is there for."""

from __future__ import annotations

from random import Random

import pytest

from ostrog.kernel.hidden.knowledge import PoolPlan, PoolState
from ostrog.kernel.hidden.worlds import resample_pool
from ostrog.testing.conformance.checks import CHECKS
from ostrog.testing.conformance.subjects import Subject, load_game, subjects_of
from ostrog.testing.conformance.suite import Conformance
from proof import skirmish


class TestSkirmish(Conformance):
    subject = Subject("proof.skirmish:game", "standard")


class TestHorns(Conformance):
    subject = Subject("proof.skirmish_horns:game", "standard", ("horns",))


class TestCouncilOfFour(Conformance):
    subject = Subject("proof.council:game", "four")
    games = 6


class TestParade(Conformance):
    subject = Subject("proof.parade:game", "standard")
    games = 2


class TestCouncilOfTwo(Conformance):
    subject = Subject("proof.council:game", "two")
    games = 4


BROKEN = {
    "option_order": ("noninterference", "sees different decisions"),
    "order_of_a_heap": ("noninterference", "imagines other options of action"),
    "log": ("noninterference", "is told different events"),
    "pending_seats": ("noninterference", "sees different pending"),
    "refusal": ("noninterference", "gets different refusals of withdraw"),
    "skipped_prompt": ("noninterference", "sees different breadcrumb, pending"),
    "shared_list": ("history", "a state changed when a copy of it was played on"),
    "changing_id": ("continuing", "another process continues differently"),
    "hash_order": ("continuing", "another process continues differently"),
    "endless": ("endings", "had not ended"),
    "biased_die": ("dice", "roll dice favours some of its 6 values"),
    "undo_across_a_draw": ("undo", "can be undone although it told"),
    "burnt_coin": ("idle", "recruit:camp of action does nothing"),
    "forgotten_ribbon": ("leftovers", "a ribbon is left on banner-0, which is out of play"),
    "praised_when_lost": ("leftovers", "praised names banner-1, which is out of play"),
    "stale_count": ("rounds", "Patrol goes back to send and keeps walked of the last round"),
    "stale_answer": ("rounds", "Poll goes back to begin and keeps answer of the last round"),
}


@pytest.mark.parametrize("variant", BROKEN)
def test_a_check_fails_on_the_variant_it_is_there_for(
    variant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ostrog.testing.conformance.checks.CAP", 2000)
    check, problem = BROKEN[variant]
    subject = Subject(f"testing.broken_variants:{variant}", "standard", ("broken",))
    games = 60 if variant == "log" else {"dice": 60, "endings": 1}.get(check, 25)
    report = CHECKS[check](subject, games, 0, None)
    assert any(problem in found for found in report.problems), report.problems
    assert not report.passed


def test_the_checks_of_soundness_find_nothing_else_in_these_variants() -> None:
    for variant, check in (("burnt_coin", "rounds"), ("praised_when_lost", "idle")):
        subject = Subject(f"testing.broken_variants:{variant}", "standard", ("broken",))
        assert CHECKS[check](subject, 5, 0, None).problems == []


def test_a_person_who_has_to_accept_his_own_proposal_is_noticed() -> None:
    report = CHECKS["consent"](Subject("proof.council_version_1:game", "two"), 10, 0, None)
    assert "losses-consent: who holds the seats (0, 2) is asked to accept his own proposal" in (
        report.problems
    )
    report = CHECKS["consent"](Subject("proof.council_version_1:game", "four"), 10, 0, None)
    assert report.passed
    assert report.examined["proposals to accept"]


@pytest.mark.parametrize("check", ["idle", "leftovers", "rounds"])
def test_a_game_that_declares_nothing_passes_with_a_hint(check: str) -> None:
    report = CHECKS[check](Subject("proof.parade:game", "standard"), 1, 0, None)
    assert report.passed
    assert any("declare" in hint for hint in report.hints)


def test_a_leak_through_the_length_of_a_draft_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(skirmish.Action, "crumb", lambda action: (len(action.draft),))
    subject = Subject("proof.skirmish:game", "standard")
    problems = CHECKS["noninterference"](subject, 40, 0, None).problems
    assert any("sees different breadcrumb" in problem for problem in problems)


COUNCIL = Subject("proof.council:game", "four")


def test_a_resampler_that_forgets_an_observation_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def forgetful(plan: PoolPlan, now: PoolState, observer: int, random: Random) -> None:
        """Take whatever is not seen right now for unknown, whatever was seen before."""
        anything = (1 << len(plan.faces)) - 1
        row = now.beliefs[observer]
        now.beliefs[observer] = tuple(
            masks if plan.audience[zone] >> observer & 1 else (anything,) * len(masks)
            for zone, masks in enumerate(row)
        )
        try:
            resample_pool(plan, now, observer, random)
        finally:
            now.beliefs[observer] = row

    monkeypatch.setattr("ostrog.kernel.hidden.sampling.resample_pool", forgetful)
    problems = CHECKS["knowledge"](COUNCIL, 10, 0, None).problems
    assert any("a sampled world contradicts what" in problem for problem in problems)


def test_knowledge_kept_wrongly_across_a_shuffle_is_noticed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def keeping(self: PoolPlan, now: PoolState, zone: int) -> None:
        """Keep all places in mind."""

    monkeypatch.setattr(PoolPlan, "learn_shuffle", keeping)
    problems = CHECKS["knowledge"](COUNCIL, 10, 0, None).problems
    assert any("is certain of a wrong order of" in problem for problem in problems)


def test_knowledge_lost_across_a_shuffle_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    honest = PoolPlan.learn_shuffle

    def losing(self: PoolPlan, now: PoolState, zone: int) -> None:
        honest(self, now, zone)
        anything = (1 << len(self.faces)) - 1
        now.beliefs = [tuple((anything,) * len(masks) for masks in row) for row in now.beliefs]

    monkeypatch.setattr(PoolPlan, "learn_shuffle", losing)
    problems = CHECKS["knowledge"](COUNCIL, 10, 0, None).problems
    assert any("has forgotten something it saw go to" in problem for problem in problems)


def test_too_few_real_differences_prove_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A resampler that changes nothing would find no leak, so it fails for that."""
    monkeypatch.setattr("ostrog.kernel.hidden.sampling.resample_pool", lambda *_: None)
    report = CHECKS["noninterference"](COUNCIL, 4, 0, None)
    assert report.shares["cards of west"] == 0
    assert any("too few to prove much" in problem for problem in report.problems)


def test_reports_say_what_was_examined() -> None:
    report = CHECKS["noninterference"](COUNCIL, 4, 0, None)
    assert report.examined["pairs of worlds"] > 50
    assert report.examined["choices compared"] > 30
    assert min(report.shares.values()) >= 0.3


def test_subjects_are_all_scenarios_with_and_without_expansions() -> None:
    assert [str(s) for s in subjects_of("proof.council:game")] == ["council four", "council two"]
    assert [s.expansions for s in subjects_of("proof.skirmish_horns:game")] == [(), ("horns",)]
    with pytest.raises(TypeError, match="not a game"):
        load_game("proof.council:Table")
