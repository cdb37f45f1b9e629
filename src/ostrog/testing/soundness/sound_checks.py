"""The conformance checks of soundness: idle options, leftovers, rounds, consent and pairs."""

from __future__ import annotations

from collections import Counter
from random import Random

from ostrog.kernel import Ask, Option, asks
from ostrog.testing.conformance.check_reports import CheckReport, Progress
from ostrog.testing.conformance.subjects import Subject, play_at_random
from ostrog.testing.soundness.consents import consent_to_oneself, proposer_of
from ostrog.testing.soundness.idle_options import (
    declares_costs,
    declares_passes,
    does_nothing,
    whole_choices,
)
from ostrog.testing.soundness.leftovers import leftovers
from ostrog.testing.soundness.pairing import NoPairs, play_pairs
from ostrog.testing.soundness.stale_fields import RoundWatch, declares_lasting

TRIES = 6
"""Number of options that are tried at each decision."""
PAIRS_A_GAME = 5
"""Number of pairs of effects that are played where other checks play a game."""


def check_idle(
    subject: Subject, games: int, seed: int = 0, progress: Progress | None = None
) -> CheckReport:
    """Check that every offered option changes or asks something, or is a declared pass."""
    report = CheckReport("options do something", str(subject))
    rules = subject.game.compose(subject.expansions)
    if not declares_passes(rules):
        report.hint("no verb is declared to pass (Verb.passes), so nothing is judged")
    elif not declares_costs(rules):
        report.hint("no costs are declared (State.costs), so paying counts as an effect")
    tried: Counter[tuple[str, str]] = Counter()
    seen: set[tuple[str, str]] = set()
    for number in range(games):
        random = Random(seed * 1_000_003 + number)
        state = subject.new(random.getrandbits(32))
        for count, _ in enumerate(play_at_random(state, random)):
            for ask in asks(state):
                for copy, picks in whole_choices(state, ask, _seldom(ask, tried, random), random):
                    report.count("options tried")
                    if does_nothing(copy, ask.seat, picks) and (ask.kind, picks[0].id) not in seen:
                        seen.add((ask.kind, picks[0].id))
                        said = " ".join(pick.id for pick in picks)
                        problem = f"{said} of {ask.kind} does nothing"
                        _judge(
                            report,
                            f"{problem} (game {number}, decision {count})",
                            sure=declares_passes(rules),
                        )
        if progress:
            progress(number + 1, games)
    return report


def _seldom(ask: Ask, tried: Counter[tuple[str, str]], random: Random) -> list[Option]:
    """Return some options of a decision, preferring those that were seldom tried."""
    chosen = sorted(ask.options, key=lambda each: (tried[ask.kind, each.id], random.random()))
    for option in chosen[:TRIES]:
        tried[ask.kind, option.id] += 1
    return chosen[:TRIES]


def _judge(report: CheckReport, problem: str, *, sure: bool) -> None:
    """Report a problem, or only mention it if the game declares nothing."""
    if sure:
        report.fail(problem)
    else:
        report.hint(problem)


def check_leftovers(
    subject: Subject, games: int, seed: int = 0, progress: Progress | None = None
) -> CheckReport:
    """Check that nothing lies on a thing that is out of play, or works through it."""
    report = CheckReport("nothing is left out of play", str(subject))
    declared = subject.game.compose(subject.expansions).game.out_of_play
    if declared is None:
        report.hint("nothing is declared to be out of play (Game.out_of_play), so nothing is known")
        return report
    for number in range(games):
        random = Random(seed * 1_000_003 + number)
        state = subject.new(random.getrandbits(32))
        for _ in play_at_random(state, random):
            report.count("decisions")
            report.count("things out of play", len(set(declared.things(state))))
            for problem in leftovers(state):
                report.fail(problem)
        if progress:
            progress(number + 1, games)
    return report


def check_rounds(
    subject: Subject, games: int, seed: int = 0, progress: Progress | None = None
) -> CheckReport:
    """Check that a procedure that goes round resets its fields or declares what lasts."""
    report = CheckReport("rounds begin anew", str(subject))
    sure = declares_lasting(subject.game.compose(subject.expansions))
    if not sure:
        report.hint("no procedure declares what lasts (Procedure.lasting), so nothing is judged")
    for number in range(games):
        random = Random(seed * 1_000_003 + number)
        state = subject.new(random.getrandbits(32))
        watch = RoundWatch(state)
        for _ in play_at_random(state, random):
            pass
        report.count("steps", watch.steps)
        report.count("rounds", watch.rounds)
        for problem in watch.found:
            _judge(report, problem, sure=sure)
        if progress:
            progress(number + 1, games)
    return report


def check_consent(
    subject: Subject, games: int, seed: int = 0, progress: Progress | None = None
) -> CheckReport:
    """Check that nobody is asked to accept his own proposal, whoever holds which seats."""
    report = CheckReport("nobody agrees with himself", str(subject))
    for number in range(games):
        random = Random(seed * 1_000_003 + number)
        state = subject.new(random.getrandbits(32))
        for _ in play_at_random(state, random):
            report.count("decisions")
            if proposer_of(state) is not None:
                report.count("proposals to accept")
                problem = consent_to_oneself(state)
                if problem is not None:
                    report.fail(problem)
        if progress:
            progress(number + 1, games)
    return report


def check_pairs(
    subject: Subject, games: int, seed: int = 0, progress: Progress | None = None
) -> CheckReport:
    """Check that pairs of effects work together; `ostrog pairs` plays more of them."""
    report = CheckReport("effects work together", str(subject))

    def advance(done: int) -> None:
        if progress:
            progress(done // PAIRS_A_GAME, games)

    try:
        run = play_pairs(subject, count=games * PAIRS_A_GAME, seed=seed, progress=advance)
    except NoPairs:
        report.hint("nothing is declared about effects (Game.pairs), so no pairs are played")
        return report
    report.count("pairs", run.pairs)
    report.count("pairs used", run.used)
    report.count("pairs in force together", run.together)
    for found in run.findings:
        report.fail(f"{found.message} (pair {found.number}: {' and '.join(found.pair)})")
    return report
