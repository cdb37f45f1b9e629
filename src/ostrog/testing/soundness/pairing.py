"""Pairs: plays games in which two effects are at hand, and looks for what goes wrong then."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations, islice
from random import Random

import msgspec

from ostrog.kernel import Ask, Option, Pairs, Setting, State, ask_of, asks, choose, draft_of
from ostrog.testing.conformance.subjects import Subject
from ostrog.testing.random_play.findings import classified
from ostrog.testing.soundness.idle_options import does_nothing, is_pass, whole_choices
from ostrog.testing.soundness.watch import SoundWatch, Unsound, idle

MOVES = 40
"""Number of decisions after which a game with a pair ends."""
FAVOUR = 30
"""How much likelier an option is that names one of the two effects."""
RELUCTANCE = 0.2
"""How much less likely a declared pass is."""
TRIES = 6
"""Number of options with the two effects that are tried on copies at each decision."""
BATCH = 50
"""Number of pairs that a worker plays at a time."""


class PairFinding(msgspec.Struct, frozen=True, kw_only=True):
    """Something that went wrong while two effects were at hand."""

    kind: str
    """Kind of the fault, as the fuzzer names it."""
    cause: str
    message: str
    pair: tuple[str, str]
    number: int
    """Number of the pair in its run: the same seed and number play the same game."""
    choices: tuple[str, ...]
    """Seats and options that led there, from where the pair was brought in."""


class PairReport(msgspec.Struct, kw_only=True):
    """What a run of pairs did and found."""

    pairs: int = 0
    """Number of pairs played."""
    impossible: int = 0
    """Number of pairs of which the game says that they cannot be brought together."""
    used: int = 0
    """Number of pairs of which both effects were used in the game."""
    together: int = 0
    """Number of pairs that were in force at the same time."""
    different: int = 0
    """Number of different pairs that were in force together or used in one game."""
    possible: int = 0
    """Number of different pairs in the game."""
    decisions: int = 0
    faults: Counter[str] = msgspec.field(default_factory=Counter)
    """Number of games with each fault, by `kind cause`."""
    findings: list[PairFinding] = []
    """The finding of each fault with the fewest choices."""
    met: set[tuple[str, str]] = set()
    """The pairs that were in force together or used in one game."""

    def add(self, finding: PairFinding) -> None:
        """Count a finding, and keep it if it is the first or shortest of its fault."""
        fault = f"{finding.kind} {finding.cause}"
        self.faults[fault] += 1
        for place, known in enumerate(self.findings):
            if (known.kind, known.cause) == (finding.kind, finding.cause):
                if len(finding.choices) < len(known.choices):
                    self.findings[place] = finding
                return
        self.findings.append(finding)

    def merge(self, other: PairReport) -> None:
        """Add what another part of the same run did and found."""
        self.pairs += other.pairs
        self.impossible += other.impossible
        self.used += other.used
        self.together += other.together
        self.decisions += other.decisions
        self.met |= other.met
        self.different = len(self.met)
        for finding in other.findings:
            self.add(finding)
        for fault, times in other.faults.items():
            own = sum(f"{each.kind} {each.cause}" == fault for each in other.findings)
            self.faults[fault] += times - own


class NoPairs(LookupError):
    """Raised when a game does not say how to bring two effects together."""


def pairs_of(subject: Subject) -> Pairs[State]:
    """Return what a game declares; raise `NoPairs` if it declares nothing."""
    declared = subject.game.compose(subject.expansions).game.pairs
    if declared is None:
        raise NoPairs(f"{subject.game.name} does not say how to bring two effects together")
    return declared


def drawn_pairs(effects: Sequence[str], seed: int) -> Iterator[tuple[str, str]]:
    """Yield all pairs in a random order, again and again in other orders."""
    everyone, turn = list(combinations(effects, 2)), 0
    while everyone:
        Random(f"{seed}/{turn}").shuffle(everyone)
        yield from everyone
        turn += 1


def play_pairs(
    subject: Subject,
    *,
    count: int = 1000,
    seed: int = 0,
    workers: int = 1,
    only: tuple[str, str] | None = None,
    progress: Callable[[int], None] | None = None,
) -> PairReport:
    """Play games with so many pairs of effects and report what went wrong.

    The same seed plays the same games, however many workers there are. `only` plays all games with
    one pair. `progress` receives the number of pairs played.
    """
    effects = pairs_of(subject).effects(subject.game.scenario(subject.scenario))
    pairs = [only] * count if only else list(islice(drawn_pairs(effects, seed), count))
    batches = [
        (subject, seed, first, pairs[first : first + BATCH]) for first in range(0, count, BATCH)
    ]
    report = PairReport(possible=len(effects) * (len(effects) - 1) // 2)
    if workers == 1:
        for batch in batches:
            _take(report, _play_batch(*batch), progress)
        return report
    with ProcessPoolExecutor(workers) as pool:
        for done in pool.map(_play_batch, *zip(*batches, strict=True)):
            _take(report, done, progress)
    return report


def _take(report: PairReport, part: PairReport, progress: Callable[[int], None] | None) -> None:
    report.merge(part)
    if progress is not None:
        progress(report.pairs)


def _play_batch(
    subject: Subject, seed: int, first: int, pairs: Sequence[tuple[str, str]]
) -> PairReport:
    report = PairReport()
    for number, pair in enumerate(pairs, start=first):
        PairGame(subject, pair, seed, number).play(report)
    return report


class PairGame:
    """One game with a pair of effects."""

    def __init__(self, subject: Subject, pair: tuple[str, str], seed: int, number: int) -> None:
        """Set up the game; nothing is brought in yet."""
        self.pair = pair
        self.number = number
        self.declared = pairs_of(subject)
        self.random = Random(f"{seed}/{number}/{'/'.join(pair)}")
        self.state = subject.new(self.random.getrandbits(32))
        self.choices: list[str] = []
        self.seen: set[str] = set()
        self.together = False

    def play(self, report: PairReport) -> None:
        """Bring the pair in, play on, and add to the report."""
        report.pairs += 1
        try:
            if not self.declared.bring(self.state, *self.pair, self.random):
                report.impossible += 1
                return
            self.state.scratch.asks = None  # what is asked may have changed
            self._play_on(report)
        except Exception as error:  # any exception of the game is a finding
            self._find(report, *classified(error))
        report.used += self.seen.issuperset(self.pair)
        report.together += self.together
        if self.together or self.seen.issuperset(self.pair):
            report.met.add((min(self.pair), max(self.pair)))

    def _play_on(self, report: PairReport) -> None:
        state, invariants = self.state, self.state.setting.rules.game.invariants
        unwatched = state.setting
        watch, known = SoundWatch(state), set[str]()
        for _ in range(MOVES):
            if state.outcome is not None:
                return
            ask = self.random.choice(asks(state))
            report.decisions += 1
            self._report(report, known, self._idle(ask, unwatched))
            before = watch.before(state)
            picks = self._answer(ask)
            self.choices.append(" ".join((str(ask.seat), *(pick.id for pick in picks))))
            self._report(report, known, watch.after(state, before, ask.seat, ask.kind, picks))
            for violation in invariants(state) if invariants is not None else ():
                about = ":".join(map(str, (violation.rule, *violation.about)))
                broken = ("invariant", violation.rule, f"violated: {about}")
                self._report(report, known, [broken])
            work = set(self.declared.at_work(state)) | {active.name for active in state.active}
            self.together |= work.issuperset(self.pair)
            self.seen |= work.intersection(self.pair)

    def _report(
        self, report: PairReport, known: set[str], found: Iterable[tuple[str, str, str]]
    ) -> None:
        """Report what was not found before in this game."""
        for kind, cause, message in found:
            if cause not in known:
                known.add(cause)
                self._find(report, kind, cause, message)

    def _idle(self, ask: Ask, unwatched: Setting) -> Iterator[Unsound]:
        """Yield the options with the two effects, and some others, that would do nothing.

        They are tried on copies, which nobody watches: rounds are watched in the game itself.
        """
        mine = [option for option in ask.options if self._names(option)]
        others = [option for option in ask.options if option not in mine]
        self.random.shuffle(mine)
        self.random.shuffle(others)
        tried = [*mine[:TRIES], *others[: TRIES // 2]]
        for copy, picks in whole_choices(self.state, ask, tried, self.random):
            copy.setting = unwatched
            if does_nothing(copy, ask.seat, picks):
                yield idle(ask.kind, picks)

    def _answer(self, ask: Ask) -> tuple[Option, ...]:
        picks = list(draft_of(self.state, ask.seat))
        now: Ask | None = ask
        while now is not None:
            weights = [self._weight(option) for option in now.options]
            (option,) = self.random.choices(now.options, weights)
            picks.append(option)
            if choose(self.state, ask.seat, option):
                break
            now = ask_of(self.state, ask.seat)
        return tuple(picks)

    def _names(self, option: Option) -> bool:
        return any(effect in option.refs for effect in self.pair)

    def _weight(self, option: Option) -> float:
        if self._names(option):
            return FAVOUR
        return RELUCTANCE if is_pass(self.state, (option,)) else 1

    def _find(self, report: PairReport, kind: str, cause: str, message: str) -> None:
        report.add(
            PairFinding(
                kind=kind,
                cause=cause,
                message=message,
                pair=self.pair,
                number=self.number,
                choices=tuple(self.choices),
            )
        )
