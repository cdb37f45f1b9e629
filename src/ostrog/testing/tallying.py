"""Tallying: plays random games that seek what was seldom tried, and counts what occurred."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

import msgspec

from ostrog.kernel import Ask, Game, Mixer, Option, Ruleset, State, ask_of, asks, choose, new

CAP = 20_000
"""So many decisions without an outcome are too many."""


class Tally(msgspec.Struct, kw_only=True):
    """How often everything occurred in a run."""

    games: int = 0
    decisions: int = 0
    kinds: Counter[str] = msgspec.field(default_factory=Counter)
    """Decisions by their kind."""
    verbs: Counter[str] = msgspec.field(default_factory=Counter)
    """Options chosen, by verb."""
    options: Counter[str] = msgspec.field(default_factory=Counter)
    """Options chosen, by id."""
    outcomes: Counter[str] = msgspec.field(default_factory=Counter)
    """Games by the rule that ended them."""
    lengths: dict[str, list[int]] = {}
    """How many decisions the games took that each rule ended."""

    def seldom(self, expected: Sequence[str], counted: Counter[str], at_least: int) -> list[str]:
        """What of the expected occurred too seldom."""
        return [name for name in expected if counted[name] < at_least]


def tally(
    game: Game[State],
    scenario: str,
    expansions: Sequence[str] = (),
    *,
    rulesets: Sequence[Ruleset] = ({},),
    games: int = 100,
    seed: int = 0,
    progress: Callable[[int], None] | None = None,
) -> Tally:
    """Play games to their end, under each ruleset in turn.

    Chance alone seldom leads to the far ends of a game. So an option is the likelier to be chosen
    the less often it answered such a decision before in this run.
    """
    report, random = Tally(), Random(seed)
    tried: dict[str, Counter[Option]] = {}
    for number in range(games):
        ruleset = rulesets[number % len(rulesets)]
        state = new(
            game,
            scenario,
            Mixer(random.getrandbits(64)),
            expansions=expansions,
            ruleset=ruleset,
        )
        before = report.decisions
        _play(state, random, tried, report)
        report.games += 1
        assert state.outcome is not None
        report.outcomes[state.outcome.reason] += 1
        report.lengths.setdefault(state.outcome.reason, []).append(report.decisions - before)
        if progress is not None:
            progress(report.games)
    for answers in tried.values():
        for option, times in answers.items():
            report.options[option.id] += times
            report.verbs[option.verb] += times
    return report


def _play(state: State, random: Random, tried: dict[str, Counter[Option]], report: Tally) -> None:
    for _ in range(CAP):
        if state.outcome is not None:
            return
        ask: Ask | None = random.choice(asks(state))
        assert ask is not None
        report.kinds[ask.kind] += 1
        report.decisions += 1
        answers = tried.setdefault(ask.kind, Counter())
        while ask is not None:
            weights = [1 / (1 + answers[option]) for option in ask.options]
            (option,) = random.choices(ask.options, weights)
            answers[option] += 1
            if choose(state, ask.seat, option):
                break
            ask = ask_of(state, ask.seat)
    if state.outcome is None:
        raise RuntimeError(f"{CAP:,} decisions and no outcome")
