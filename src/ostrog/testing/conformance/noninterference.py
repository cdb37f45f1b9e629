"""Non-interference: an observer receives the same data in worlds it cannot tell apart.

The check builds pairs of worlds that differ only in what the observer cannot know. It compares
everything the observer receives byte for byte: views, options and their order, prompts, pending
seats, drafts and refusals, and the options of a world that the observer imagines. Then it makes
the same choice in both worlds (or one that differs only in what the observer does not see) and
compares everything again, including the events.
"""

from __future__ import annotations

from collections import Counter
from random import Random

import msgspec

from ostrog.kernel import (
    IllegalChoice,
    Imagination,
    Option,
    State,
    TrialWorld,
    ask_of,
    asks,
    choose,
    draft_of,
    explain,
    resample,
    view,
)
from ostrog.kernel.hidden.knowledge import PoolPlan, PoolState
from ostrog.kernel.runtime.engine import restart_branches
from ostrog.kernel.runtime.events import redact
from ostrog.kernel.runtime.flow import Parallel
from ostrog.table import Forecast, foresee
from ostrog.testing.conformance.check_reports import CheckReport, Progress
from ostrog.testing.conformance.subjects import Subject, play_at_random

_encode = msgspec.msgpack.Encoder().encode

REFUSALS = 12
"""Number of catalogue options whose refusals are compared for each pair of worlds."""
FORECASTS = 3
"""Number of options of each decision whose forecasts are compared."""

LEAST_SHARE = 0.3
FEWEST_PAIRS = 20


class Ledger:
    """Counts, by kind of hidden thing, the pairs of worlds that could differ and those that did."""

    def __init__(self) -> None:
        """Start with no pairs counted."""
        self.could: Counter[str] = Counter()
        self.did: Counter[str] = Counter()

    def enter(self, one: State, other: State, observer: tuple[int, ...]) -> None:
        """Record which hidden things differ between two worlds."""
        who, plans = one.setting.observer(observer), one.setting.plans
        for plan, a, b in zip(plans, one.known_pools(), other.pools, strict=True):
            if _is_open(plan, a, who):
                self.could[plan.pool.name] += 1
                self.did[plan.pool.name] += _lying(plan, a) != _lying(plan, b)
        for kind, (mine, theirs) in _secret_answers(one, other, observer).items():
            self.could[kind] += 1
            self.did[kind] += mine != theirs

    def shares(self) -> dict[str, float]:
        """Return the share of pairs in which each kind of hidden thing really differed."""
        return {kind: self.did[kind] / self.could[kind] for kind in sorted(self.could)}


def _is_open(plan: PoolPlan, now: PoolState, who: int) -> bool:
    """Whether the observer considers more than one arrangement of the pool possible."""
    certain = plan.certain(now.beliefs[who])
    for zone, codes in enumerate(now.contents):
        if plan.ordered[zone]:
            order = plan.order(now, who, zone)
            if len({code for code, face in zip(codes, order, strict=True) if face is None}) > 1:
                return True
        elif sum(certain[zone].values()) < len(codes):
            return True
    return False


def _lying(plan: PoolPlan, now: PoolState) -> list[tuple[int, ...]]:
    return [
        codes if plan.ordered[zone] else tuple(sorted(codes))
        for zone, codes in enumerate(now.contents)
    ]


def _secret_answers(
    one: State, other: State, observer: tuple[int, ...]
) -> dict[str, tuple[bytes, bytes]]:
    """Return the secret answers of other seats in both worlds, where there was a real choice."""
    tops = [state.stack[-1] if state.stack else None for state in (one, other)]
    found = {}
    if isinstance(tops[0], Parallel) and isinstance(tops[1], Parallel):
        anew = other.clone()
        restart_branches(anew, observer)
        for mine, theirs in zip(tops[0].branches, tops[1].branches, strict=True):
            if mine.answers and mine.seat not in observer:
                ask = ask_of(anew, mine.seat)
                if ask is not None and len(ask.options) > 1:
                    kind = f"answers: {type(mine.start[0]).__name__}"
                    found[kind] = (_encode(mine.result), _encode(theirs.result))
    return found


def compare(
    one: State, other: State, observer: tuple[int, ...], questions: list[Option]
) -> list[str]:
    """Return all differences between two worlds that the observer could notice now."""
    found = []
    mine, theirs = view(one, observer), view(other, observer)
    if _encode(mine) != _encode(theirs):
        names = [
            field
            for field in mine.__struct_fields__
            if _encode(getattr(mine, field)) != _encode(getattr(theirs, field))
        ]
        found.append(f"sees different {', '.join(names)}")
    found += [
        f"gets different refusals of {option.verb}"
        for seat in observer
        for option in questions
        if explain(one, seat, option) != explain(other, seat, option)
    ]
    for decision in mine.decisions:
        trials = [
            TrialWorld(state, decision.seat, observer, Random(number))
            for number, state in enumerate((one, other))
        ]
        for picks in ((), *((option,) for option in decision.options[:FORECASTS])):
            here, there = (_foreseen(trial, picks) for trial in trials)
            if _encode(here) != _encode(there):
                found.append(f"foresees something different of {decision.kind}")
    return found + _imagined_otherwise(one, observer)


def _imagined_otherwise(state: State, observer: tuple[int, ...]) -> list[str]:
    """Return the observer's decisions that are asked otherwise in a world that it imagines.

    In it the things of unordered zones lie in another order, of which no rule may take notice.
    """
    own = [ask for ask in asks(state) if ask.seat in observer and not draft_of(state, ask.seat)]
    if not own:
        return []
    world = Imagination(state, observer).world(Random(0))
    imagined = {ask.seat: set(ask.options) for ask in asks(world)}
    return [
        f"imagines other options of {ask.kind}"
        for ask in own
        if imagined.get(ask.seat) != set(ask.options)
    ]


def _foreseen(trial: TrialWorld[State], picks: tuple[Option, ...]) -> Forecast | str | None:
    """Return the forecast that a seat is shown, or the reason why it is refused."""
    try:
        return foresee(trial, picks)
    except IllegalChoice as error:
        return str(error)


def answer(state: State, seat: int, random: Random) -> tuple[Option, ...]:
    """Answer a seat's decision at random and return the whole sequence of picks."""
    picks: list[Option] = []
    answered = False
    while not answered:
        ask = ask_of(state, seat)
        assert ask is not None
        picks.append(random.choice(ask.options))
        answered = choose(state, seat, picks[-1])
    return tuple(picks)


Lying = dict[str, frozenset[str]]
"""The zones that contain each face."""


def lying(state: State) -> Lying:
    """Return the zones that contain each face; the location of things is public."""
    found: dict[str, set[str]] = {}
    for pool in state.setting.pools:
        for zone in pool.zones:
            for face in state.faces(zone.name):
                found.setdefault(face, set()).add(zone.name)
    return {face: frozenset(zones) for face, zones in found.items()}


def answer_alike(
    state: State, seat: int, picks: tuple[Option, ...], before: Lying, random: Random
) -> bool:
    """Answer with picks that differ from these at most in faces; return False if there are none.

    `before` gives the zones of the faces in the world of these picks. Things from different zones
    do not count as alike, because everybody can tell them apart.
    """
    answered = False
    now = lying(state)
    for pick in picks:
        ask = ask_of(state, seat)
        if ask is None or answered:
            return False
        fits = [option for option in ask.options if _alike(pick, option, before, now)]
        if not fits:
            return False
        answered = choose(state, seat, pick if pick in fits else random.choice(fits))
    return answered


def _alike(one: Option, other: Option, before: Lying, now: Lying) -> bool:
    """Whether two options look alike to an observer who does not see faces."""
    return one.verb == other.verb and all(
        a == b or bool(before.get(str(a), frozenset()) & now.get(str(b), frozenset()))
        for a, b in zip(one.refs, other.refs, strict=True)
    )


def _begin_a_draft(state: State, random: Random) -> None:
    """Let a random seat make a pick without confirming it."""
    ask = random.choice(asks(state))
    picks = [option for option in ask.options if option.verb not in ask.closes]
    if ask.closes and picks:
        choose(state, ask.seat, random.choice(picks))


def check_noninterference(
    subject: Subject, games: int, seed: int = 0, progress: Progress | None = None
) -> CheckReport:
    """Check that no observer can tell apart worlds that differ only in what it cannot know."""
    report, ledger = CheckReport("non-interference", str(subject)), Ledger()
    for number in range(games):
        random = Random(seed * 1_000_003 + number)
        state = subject.new(random.getrandbits(32))
        catalogue = state.setting.rules.catalogue
        every = [option for verb in catalogue.verbs.values() for option in catalogue.options(verb)]
        for _ in play_at_random(state, random):
            if random.random() < 0.3:
                for observer in state.setting.observers:
                    questions = random.sample(every, min(REFUSALS, len(every)))
                    _examine(report, ledger, state, observer, questions, random)
        if progress:
            progress(number + 1, games)
    report.shares = ledger.shares()
    for kind, share in report.shares.items():
        if share < LEAST_SHARE and ledger.could[kind] >= FEWEST_PAIRS:
            report.fail(f"{kind} differed in {share:.0%} of the pairs only: too few to prove much")
    return report


def _examine(  # noqa: PLR0917  # the whole of one comparison
    report: CheckReport,
    ledger: Ledger,
    state: State,
    observer: tuple[int, ...],
    questions: list[Option],
    random: Random,
) -> None:
    """Build one pair of worlds and compare them before and after a choice."""
    one = state.clone()
    if random.random() < 0.5:
        _begin_a_draft(one, random)
    other = resample(one, observer, random)
    ledger.enter(one, other, observer)
    report.count("pairs of worlds")
    who = one.setting.observer(observer)
    for problem in compare(one, other, observer, questions):
        report.fail(f"observer {observer} {problem}")
    other.setting = one.setting  # from here on the dice are the same
    seat = random.choice(asks(one)).seat
    kind = next(ask.kind for ask in asks(one) if ask.seat == seat)
    before = lying(one)
    # The other world keeps the observer's own drafts and has dropped all others.
    begun = () if seat in observer else draft_of(one, seat)
    picks = begun + answer(one, seat, random)
    same = True
    trial = other.clone()
    try:
        choose(trial, seat, *picks)
    except IllegalChoice:
        same = False
        if seat in observer:
            return  # the observer's options differ, and the comparison above has reported it
        trial = other.clone()
        if not answer_alike(trial, seat, picks, before, random):
            report.count("choices without a counterpart")
            return
    learned = (
        one.scratch.learned | trial.scratch.learned if same else one.scratch.saw | trial.scratch.saw
    )
    if learned >> who & 1:
        report.count("choices that showed something")
        return
    report.count("choices compared")
    where = f"after {kind} of seat {seat} observer {observer}"
    for problem in compare(one, trial, observer, questions):
        report.fail(f"{where} {problem}")
    mine, theirs = ([redact(told, who) for told in s.scratch.outbox] for s in (one, trial))
    if _encode(mine) != _encode(theirs):
        report.fail(f"{where} is told different events")
