"""Conformance checks that every game must pass."""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Callable
from random import Random

import msgspec

from ostrog.kernel import (
    IllegalChoice,
    Match,
    State,
    asks,
    choose,
    decode,
    encode,
    explain,
    replay,
    resample,
    view,
)
from ostrog.kernel.hidden.knowledge import Contradiction
from ostrog.kernel.matches.records import Chose
from ostrog.kernel.runtime.events import Rolled, redact
from ostrog.testing.conformance.check_reports import CheckReport, Progress
from ostrog.testing.conformance.fresh_processes import Continuation, OtherProcess, chain_of
from ostrog.testing.conformance.noninterference import answer, check_noninterference
from ostrog.testing.conformance.notepads import Notepad
from ostrog.testing.conformance.subjects import Subject, play_at_random
from ostrog.testing.soundness.sound_checks import (
    check_consent,
    check_idle,
    check_leftovers,
    check_pairs,
    check_rounds,
)

Check = Callable[[Subject, int, int, Progress | None], CheckReport]
"""A check, called with (subject, games, seed, progress)."""

CAP = 20_000
"""Number of decisions after which a random game counts as endless."""

_encode = msgspec.msgpack.Encoder().encode


def _random(seed: int, number: int) -> Random:
    return Random(seed * 1_000_003 + number)


def check_continuing(
    subject: Subject, games: int, seed: int = 0, progress: Progress | None = None
) -> CheckReport:
    """Check that clones, decoded states, another process and replays continue identically."""
    report = CheckReport("continues alike", str(subject))
    with OtherProcess() as other:
        for number in range(games):
            random = _random(seed, number)
            chance = random.getrandbits(32)
            state = subject.new(chance)
            stop, on = random.randrange(80), random.getrandbits(32)
            for count, _ in enumerate(play_at_random(state, random)):
                if count == stop:
                    break
            stored, clone = encode(state), state.clone()
            decoded = decode(stored, like=state)
            chain = chain_of(state, on, 12)
            if chain_of(clone, on, 12) != chain:
                report.fail("a clone continues differently")
            if chain_of(decoded, on, 12) != chain:
                report.fail("a state read back from bytes continues differently")
            if other.carry_out(Continuation(subject, chance, stored, on, 12)) != chain:
                report.fail("another process continues differently")
            report.count("states continued four ways")
            _check_replay(report, subject, random)
            if progress:
                progress(number + 1, games)
    return report


def _check_replay(report: CheckReport, subject: Subject, random: Random) -> None:
    match = subject.open(random.getrandbits(32))
    for _ in range(random.randrange(60)):
        if match.outcome is None:
            choose_at_random(match, random)
    again = replay(match.record(), match.game, match.state.setting.chance)
    report.count("entries replayed", len(match.entries))
    if not again.identical or again.match is None or again.match.told != match.told:
        report.fail(f"a replay goes differently: {again.error or 'other events'}")


def choose_at_random(match: Match[State], random: Random) -> int:
    """Answer one decision of a match at random and return the seat that answered."""
    seat = random.choice(match.asks()).seat
    answered = False
    while not answered:
        ask = next(ask for ask in match.asks() if ask.seat == seat)
        answered = match.choose(seat, random.choice(ask.options))
    return seat


def check_history(
    subject: Subject, games: int, seed: int = 0, progress: Progress | None = None
) -> CheckReport:
    """Check that earlier states never change: copies share no mutable data."""
    report = CheckReport("earlier states stay", str(subject))
    for number in range(games):
        random = _random(seed, number)
        state = subject.new(random.getrandbits(32))
        history: list[tuple[State, bytes]] = []
        for seat in play_at_random(state, random):
            if random.random() < 0.3:
                history.append((state.clone(), encode(state)))
                answer(history[-1][0].clone(), seat, random)
        for earlier, stored in history:
            report.count("earlier states")
            if encode(earlier) != stored:
                report.fail("a state changed when a copy of it was played on")
        if progress:
            progress(number + 1, games)
    return report


def check_options(
    subject: Subject, games: int, seed: int = 0, progress: Progress | None = None
) -> CheckReport:
    """Check that options are unique and in the catalogue, and that queries change nothing."""
    report = CheckReport("options", str(subject))
    for number in range(games):
        random = _random(seed, number)
        state = subject.new(random.getrandbits(32))
        catalogue = state.setting.rules.catalogue
        for _ in play_at_random(state, random):
            before = encode(state)
            for ask in asks(state):
                report.count("decisions")
                report.count("options", len(ask.options))
                ids = [option.id for option in ask.options]
                if len(set(ids)) != len(ids):
                    report.fail(f"{ask.kind} offers an option twice")
                for option in ask.options:
                    if option not in catalogue:
                        report.fail(f"{option.id} of {ask.kind} is not in the catalogue")
                if random.random() < 0.1 and ask.options[0] in catalogue:
                    explain(state, ask.seat, ask.options[0])
            if random.random() < 0.2:
                offered = [(a.seat, a.kind, tuple(a.options), a.default) for a in asks(state)]
                state.scratch.asks = None
                again = [(a.seat, a.kind, tuple(a.options), a.default) for a in asks(state)]
                if offered != again:
                    report.fail(f"{asks(state)[0].kind} asks something else when asked again")
                for observer in state.setting.observers:
                    view(state, observer)
                if encode(state) != before:
                    report.fail("asking, looking or explaining changed the state")
            _check_default(report, state, random)
        if progress:
            progress(number + 1, games)
    return report


def _check_default(report: CheckReport, state: State, random: Random) -> None:
    """Check that the default of a decision answers it completely."""
    ask = random.choice(asks(state))
    if ask.default and random.random() < 0.3:
        report.count("defaults")
        copy = state.clone()
        try:
            if not choose(copy, ask.seat, *ask.default):
                report.fail(f"the default of {ask.kind} does not answer it")
        except IllegalChoice as error:
            report.fail(f"the default of {ask.kind} is refused: {error}")


def check_knowledge(
    subject: Subject, games: int, seed: int = 0, progress: Progress | None = None
) -> CheckReport:
    """Check that views and sampled worlds are true and contain everything a notepad has noted."""
    report = CheckReport("knowledge and sampling", str(subject))
    for number in range(games):
        random = _random(seed, number)
        state = subject.new(random.getrandbits(32))
        observers = state.setting.observers
        pads = [Notepad(state) for _ in observers]
        counting = [Notepad(state, counts=True) for _ in observers]
        _note(state, pads, counting)
        try:
            while state.outcome is None:
                if random.random() < 0.25:
                    for observer, pad, counted in zip(observers, pads, counting, strict=True):
                        _check_view(report, state, observer, pad)
                        _check_sample(report, state, observer, counted, random)
                answer(state, random.choice(asks(state)).seat, random)
                _note(state, pads, counting)
        except Contradiction as error:
            report.fail(f"what happens contradicts what somebody knows: {error}")
        if progress:
            progress(number + 1, games)
    return report


def _note(state: State, *pads: list[Notepad]) -> None:
    for who in range(len(state.setting.observers)):
        events = [redact(told, who) for told in state.scratch.outbox]
        for each in pads:
            each[who].write(events)


def _check_view(report: CheckReport, state: State, observer: tuple[int, ...], pad: Notepad) -> None:
    seen = view(state, observer)
    report.count("views")
    for name, zone in seen.zones.items():
        truth = state.faces(name)
        known = Counter(zone.known)
        if zone.size != len(truth):
            report.fail(f"{observer} sees a wrong number of things in {name}")
        if known - Counter(truth):
            report.fail(f"{observer} is certain of something in {name} that is not there")
        if pad.sure[name] - known:
            report.fail(f"{observer} has forgotten something it saw go to {name}")
        order = zone.order or [None] * len(truth)
        for place, face in enumerate(order):
            if face is not None and face != truth[place]:
                report.fail(f"{observer} is certain of a wrong order of {name}")
        for place, face in enumerate(pad.top.get(name, ())):
            if order[place] != face:
                report.fail(f"{observer} has forgotten the top of {name}")


def _check_sample(
    report: CheckReport, state: State, observer: tuple[int, ...], pad: Notepad, random: Random
) -> None:
    try:
        world = resample(state, observer, random)
    except Contradiction as error:
        report.fail(f"no world fits what {observer} knows: {error}")
        return
    report.count("sampled worlds")
    if _encode(view(world, observer)) != _encode(view(state, observer)):
        report.fail(f"a sampled world looks different to {observer}")
    for name, faces in pad.sure.items():
        if faces - Counter(world.faces(name)):
            report.fail(f"a sampled world contradicts what {observer} saw go to {name}")
    for name, top in pad.top.items():
        if world.faces(name)[: len(top)] != top:
            report.fail(f"a sampled world contradicts what {observer} saw on top of {name}")
    try:
        for count, _ in enumerate(play_at_random(world, random)):
            if count == 5:
                break
    except Exception as error:  # no exception is acceptable in a possible world
        report.fail(f"a world sampled for {observer} cannot be played on: {error!r}")


def check_undo(
    subject: Subject, games: int, seed: int = 0, progress: Progress | None = None
) -> CheckReport:
    """Check that undo restores the exact state and that undoable choices revealed nothing else."""
    report = CheckReport("undo", str(subject))
    for number in range(games):
        random = _random(seed, number)
        match = subject.open(random.getrandbits(32))
        while match.outcome is None:
            before = match.state.clone()
            seat = choose_at_random(match, random)
            if match.can_undo(seat):
                entry = match.entries[-1]
                assert isinstance(entry, Chose)
                _check_told_nothing(report, before, match.state, entry, random)
                match.undo(seat)
                report.count("choices undone")
                if encode(match.state) != encode(before):
                    report.fail("undo did not restore the state")
                choose_at_random(match, random)
            else:
                report.count("choices that cannot be undone")
        if progress:
            progress(number + 1, games)
    return report


def _check_told_nothing(
    report: CheckReport, before: State, after: State, entry: Chose, random: Random
) -> None:
    for observer in after.setting.observers:
        world = resample(before, observer, random)
        world.setting = before.setting
        try:
            choose(world, entry.seat, *entry.options)
        except IllegalChoice:
            continue  # the choice itself rules this world out
        report.count("worlds compared")
        if _encode(view(world, observer)) != _encode(view(after, observer)):
            kind = entry.options[-1].verb
            report.fail(f"{kind} can be undone although it told {observer} something")


def check_endings(
    subject: Subject, games: int, seed: int = 0, progress: Progress | None = None
) -> CheckReport:
    """Check that random games end by a rule, rank every seat and team, and break no invariant."""
    report = CheckReport("ends by the rules", str(subject))
    game = subject.game.compose(subject.expansions).game
    scenario = game.scenario(subject.scenario)
    for number in range(games):
        random = _random(seed, number)
        state = subject.new(random.getrandbits(32))
        for count, _ in enumerate(play_at_random(state, random)):
            if game.invariants is not None:
                for violation in game.invariants(state):
                    report.fail(f"{violation.rule} is violated: {violation.about}")
            if count == CAP:
                report.fail(f"a game had not ended after {CAP} decisions")
                break
            report.count("decisions")
        report.count("games")
        outcome = state.outcome
        if outcome is not None:
            seats = sorted(seat for rank in outcome.seats for seat in rank)
            teams = sorted(team for rank in outcome.teams for team in rank)
            if seats != list(scenario.seats) or teams != sorted(scenario.teams):
                report.fail("an outcome does not rank every seat and team once")
            if game.rulebook is not None and outcome.reason not in game.rulebook:
                report.fail(f"the game ended by {outcome.reason}, which the rulebook does not have")
        if progress:
            progress(number + 1, games)
    return report


def check_dice(
    subject: Subject, games: int, seed: int = 0, progress: Progress | None = None
) -> CheckReport:
    """Check that every face of the dice and every value of a draw is equally frequent."""
    report = CheckReport("fair chance", str(subject))
    seen: dict[tuple[str, int], Counter[int]] = defaultdict(Counter)
    for number in range(games):
        random = _random(seed, number)
        state = subject.new(random.getrandbits(32))
        _tally(state, seen)
        while state.outcome is None:
            answer(state, random.choice(asks(state)).seat, random)
            _tally(state, seen)
        if progress:
            progress(number + 1, games)
    for (purpose, bound), values in seen.items():
        total = sum(values.values())
        report.count("draws", total)
        if bound > 1 and total >= 20 * bound:
            report.count("streams judged")
            if surprise(values, bound) > 5:
                report.fail(f"{purpose} favours some of its {bound} values")
        if any(not 0 <= value < bound for value in values):
            report.fail(f"{purpose} gave a value outside 1 to {bound}")
    report.count("games", games)
    return report


def _tally(state: State, seen: dict[tuple[str, int], Counter[int]]) -> None:
    """Count the values of dice and draws since the last choice."""
    for draw in state.scratch.draws:
        seen[f"draw {draw.purpose}", draw.bound][draw.value] += 1
    for told in state.scratch.outbox:
        if isinstance(told.event, Rolled):
            for value in told.event.values:
                seen[f"roll {told.event.purpose}", told.event.sides][value - 1] += 1


def surprise(values: Counter[int], bound: int) -> float:
    """Return how many standard deviations counts are from uniform (chi-square, Wilson-Hilferty)."""
    total, freedom = sum(values.values()), bound - 1
    expected = total / bound
    chi = sum((values[value] - expected) ** 2 / expected for value in range(bound))
    spread = 2 / (9 * freedom)
    return (math.cbrt(chi / freedom) - (1 - spread)) / math.sqrt(spread)


CHECKS: dict[str, Check] = {
    "continuing": check_continuing,
    "history": check_history,
    "options": check_options,
    "noninterference": check_noninterference,
    "knowledge": check_knowledge,
    "undo": check_undo,
    "endings": check_endings,
    "dice": check_dice,
    "idle": check_idle,
    "leftovers": check_leftovers,
    "rounds": check_rounds,
    "consent": check_consent,
    "pairs": check_pairs,
}
"""All checks by name."""


def run_check(
    name: str, subject: Subject, games: int, seed: int = 0, progress: Progress | None = None
) -> CheckReport:
    """Run a check; a game that crashes during it has failed it."""
    try:
        return CHECKS[name](subject, games, seed, progress)
    except Exception as error:
        report = CheckReport(name, str(subject))
        report.fail(f"crashed with {type(error).__name__}: {error}")
        return report
