"""Tallying: plays random games that seek what was seldom tried, and counts what occurred."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from random import Random

import msgspec

from ostrog.kernel import (
    Ask,
    Game,
    Mixer,
    Occurrences,
    Option,
    Ruleset,
    State,
    ask_of,
    asks,
    choose,
    new,
)

CAP = 20_000
"""So many decisions without an outcome are too many."""


class RunTally(msgspec.Struct, kw_only=True):
    """How often everything occurred in a run."""

    games: int = 0
    decisions: int = 0
    kinds: Counter[str] = msgspec.field(default_factory=Counter)
    """Decisions by their kind."""
    verbs: Counter[str] = msgspec.field(default_factory=Counter)
    """Options chosen, by verb."""
    options: Counter[str] = msgspec.field(default_factory=Counter)
    """Options chosen, by id."""
    occurrences: Counter[str] = msgspec.field(default_factory=Counter)
    """What the game itself waits for, by the number of games in which it occurred."""
    outcomes: Counter[str] = msgspec.field(default_factory=Counter)
    """Games by the rule that ended them."""
    lengths: dict[str, list[int]] = {}
    """How many decisions the games took that each rule ended."""

    def seldom(self, expected: Sequence[str], counted: Counter[str], at_least: int) -> list[str]:
        """What of the expected occurred too seldom."""
        return [name for name in expected if counted[name] < at_least]


def tally(
    game: Game[State],
    scenarios: Sequence[str],
    expansions: Sequence[str] = (),
    *,
    rulesets: Sequence[Ruleset] = ({},),
    games: int = 100,
    seed: int = 0,
    by_verb: bool = False,
    progress: Callable[[int], None] | None = None,
) -> RunTally:
    """Play games to their end, each scenario under each ruleset in turn.

    Chance alone seldom leads to the far ends of a game. So an option is the likelier to be chosen
    the less often it answered such a decision before in this run. With `by_verb`, in every
    second turn through scenarios and rulesets a verb is chosen first, so that one with a single
    option, such as a pass, is not drowned by the others.
    """
    report, random = RunTally(), Random(seed)
    tried: dict[str, Counter[Option]] = {}
    for number in range(games):
        ruleset = rulesets[number // len(scenarios) % len(rulesets)]
        state = new(
            game,
            scenarios[number % len(scenarios)],
            Mixer(random.getrandbits(64)),
            expansions=expansions,
            ruleset=ruleset,
        )
        before = report.decisions
        turn = number // (len(scenarios) * len(rulesets))
        seek = _by_verb if by_verb and turn % 2 else _seldom
        occurred = _play(state, random, tried, report, game.occurrences, seek)
        report.occurrences.update(occurred)
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


def _play(  # noqa: PLR0917  # what a run carries along
    state: State,
    random: Random,
    tried: dict[str, Counter[Option]],
    report: RunTally,
    waited_for: Occurrences[State] | None,
    seek: Callable[[Sequence[Option], Counter[Option], Random], Option],
) -> set[str]:
    """Play a game to its end; returns what occurred in it that the game waits for."""
    occurred: set[str] = set()
    for _ in range(CAP):
        if waited_for is not None:
            occurred.update(waited_for.seen(state))
        if state.outcome is not None:
            return occurred
        ask: Ask | None = random.choice(asks(state))
        assert ask is not None
        report.kinds[ask.kind] += 1
        report.decisions += 1
        answers = tried.setdefault(ask.kind, Counter())
        while ask is not None:
            option = seek(ask.options, answers, random)
            answers[option] += 1
            if choose(state, ask.seat, option):
                break
            ask = ask_of(state, ask.seat)
    raise RuntimeError(f"{CAP:,} decisions and no outcome")


def _seldom(options: Sequence[Option], answers: Counter[Option], random: Random) -> Option:
    """An option, the likelier the less often it was chosen."""
    (option,) = random.choices(options, [1 / (1 + answers[option]) for option in options])
    return option


def _by_verb(options: Sequence[Option], answers: Counter[Option], random: Random) -> Option:
    """Any verb, and of its options the likelier the less often it was chosen."""
    verb = random.choice(list(dict.fromkeys(option.verb for option in options)))
    return _seldom([option for option in options if option.verb == verb], answers, random)
