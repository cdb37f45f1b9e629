"""Tallying: plays random games that favour rarely chosen options, and counts what occurred."""

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
"""Maximum number of decisions in a game; exceeding it is an error."""


class RunTally(msgspec.Struct, kw_only=True):
    """Counts of everything that occurred in a run."""

    games: int = 0
    decisions: int = 0
    kinds: Counter[str] = msgspec.field(default_factory=Counter)
    """Number of decisions by kind."""
    verbs: Counter[str] = msgspec.field(default_factory=Counter)
    """Number of chosen options by verb."""
    options: Counter[str] = msgspec.field(default_factory=Counter)
    """Number of chosen options by id."""
    occurrences: Counter[str] = msgspec.field(default_factory=Counter)
    """Number of games in which each occurrence declared by the game was seen."""
    outcomes: Counter[str] = msgspec.field(default_factory=Counter)
    """Number of games by the rule that ended them."""
    lengths: dict[str, list[int]] = {}
    """Number of decisions of each game, by the rule that ended it."""

    def seldom(self, expected: Sequence[str], counted: Counter[str], at_least: int) -> list[str]:
        """Return the expected names that occurred less than `at_least` times."""
        return [name for name in expected if counted[name] < at_least]

    def merge(self, other: RunTally) -> None:
        """Add what another run counted."""
        self.games += other.games
        self.decisions += other.decisions
        self.kinds += other.kinds
        self.verbs += other.verbs
        self.options += other.options
        self.occurrences += other.occurrences
        self.outcomes += other.outcomes
        for rule, lengths in other.lengths.items():
            self.lengths.setdefault(rule, []).extend(lengths)


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
    """Play games to their end, each scenario under each ruleset in turn, and count.

    Uniform choices seldom reach rare situations. So the less often an option has been chosen for a
    kind of decision in this run, the more likely it is. With `by_verb`, every second turn through
    scenarios and rulesets draws a verb first, so that a verb with a single option, such as a pass,
    is chosen often enough.
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
        waited_for = state.setting.rules.game.occurrences
        occurred = _play(state, random, tried, report, waited_for, seek)
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


def _play(  # noqa: PLR0917  # the whole state of a run
    state: State,
    random: Random,
    tried: dict[str, Counter[Option]],
    report: RunTally,
    waited_for: Occurrences[State] | None,
    seek: Callable[[Sequence[Option], Counter[Option], Random], Option],
) -> set[str]:
    """Play a game to its end; return the declared occurrences that were seen in it."""
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
    """Draw an option; the less often it was chosen before, the more likely it is."""
    (option,) = random.choices(options, [1 / (1 + answers[option]) for option in options])
    return option


def _by_verb(options: Sequence[Option], answers: Counter[Option], random: Random) -> Option:
    """Draw a verb uniformly, then one of its options, favouring rarely chosen ones."""
    verb = random.choice(list(dict.fromkeys(option.verb for option in options)))
    return _seldom([option for option in options if option.verb == verb], answers, random)
