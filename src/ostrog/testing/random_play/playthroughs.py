"""Playthroughs: a game as text with every observer's view, for comparison line by line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import TypeVar

import msgspec

from ostrog.kernel import (
    Event,
    Game,
    Mixer,
    Option,
    Ruleset,
    State,
    View,
    asks,
    choose,
    new,
    view,
)
from ostrog.kernel.hidden.views import Crumb, DecisionView
from ostrog.kernel.runtime.events import ToldEvent, redact

S = TypeVar("S", bound=State)

ROW = 16
"""Maximum number of plain values in one line; longer lists have one value per line."""

Facts = dict[str, str | tuple[str, ...]]
"""A view as named facts; a tuple holds faces whose order does not matter."""


def playthrough(
    game: Game[S],
    scenario: str,
    expansions: Sequence[str] = (),
    seed: int = 0,
    decisions: int | None = None,
    *,
    ruleset: Ruleset | None = None,
) -> Iterator[str]:
    """Yield the lines of a game played at random, to its end or for a number of decisions.

    Every line of a view begins with the observers who see it: `*` all of them, `-` a spectator, `0`
    the holder of seat 0, `0+2` the holder of two seats. Full views are given at the beginning and
    at the end. In between, each choice is followed by the events told (`!`), the changes of each
    view (`|`), the position in the procedures, and the options.
    """
    yield f"game: {game.name} {game.version}"
    yield f"scenario: {scenario}"
    if expansions:
        yield f"expansions: {' '.join(expansions)}"
    for path, value in (ruleset or {}).items():
        yield f"ruleset: {path} = {value}"
    yield f"seed: {seed}"
    chance = Mixer(seed)
    random, state = (
        Random(seed),
        new(game, scenario, chance, expansions=expansions, ruleset=ruleset),
    )
    observers = state.setting.observers
    yield "== begin"
    yield from _told(state.scratch.outbox, observers)
    views = [view(state, observer) for observer in observers]
    facts = [_facts(seen) for seen in views]
    yield from _shared(observers, [_full(each) for each in facts])
    yield from _shared(observers, [_situation(seen) for seen in views])
    answered = number = 0
    while state.outcome is None and (decisions is None or answered < decisions):
        waiting = asks(state)
        drafting = [seen.seat for each in views for seen in each.decisions if seen.draft]
        seat = drafting[0] if drafting else random.choice(waiting).seat
        ask = next(ask for ask in waiting if ask.seat == seat)
        option = random.choice(ask.options)
        number += 1
        yield f"== {number}: {seat} {option.id}"
        if choose(state, seat, option):
            answered += 1
            yield from _told(state.scratch.outbox, observers)
        views = [view(state, observer) for observer in observers]
        after = [_facts(seen) for seen in views]
        changes = [_changes(old, now) for old, now in zip(facts, after, strict=True)]
        yield from _shared(observers, changes)
        yield from _shared(observers, [_situation(seen) for seen in views])
        facts = after
    yield "== end"
    yield from _shared(observers, [_full(each) for each in facts])


# Lines


def _shared(
    observers: Sequence[tuple[int, ...]], lines: Sequence[Iterable[str]], mark: str = "|"
) -> Iterator[str]:
    """Yield each line once with the observers who have it, in the order of the first of them."""
    holders: dict[str, list[tuple[int, ...]]] = {}
    for observer, own in zip(observers, lines, strict=True):
        for line in own:
            holders.setdefault(line, []).append(observer)
    for line, held in holders.items():
        everyone = len(held) == len(observers)
        yield f"{'*' if everyone else ','.join(map(_name, held))}{mark} {line}"


def _name(observer: tuple[int, ...]) -> str:
    return "+".join(map(str, observer)) or "-"


def _told(told: Sequence[ToldEvent], observers: Sequence[tuple[int, ...]]) -> Iterator[str]:
    """Yield the events as each observer is told them."""
    for each in told:
        lines = [(_event(redact(each, index)),) for index, _ in enumerate(observers)]
        yield from _shared(observers, lines, "!")


def _event(event: Event) -> str:
    fields = (
        f"{name}={_text(msgspec.to_builtins(getattr(event, name)))}"
        for name in event.__struct_fields__
    )
    return " ".join((type(event).__name__, *fields))


def _full(facts: Facts) -> Iterator[str]:
    for name, value in facts.items():
        yield f"{name}: {_joined(value)}"


def _changes(old: Facts, now: Facts) -> Iterator[str]:
    """Yield the facts that changed, in the order of the facts."""
    for name in dict.fromkeys((*old, *now)):
        before, after = old.get(name, ""), now.get(name, "")
        if before == after:
            continue
        if isinstance(before or (), tuple) and isinstance(after or (), tuple):
            gone, come = Counter(before) - Counter(after), Counter(after) - Counter(before)
            signs = [f"-{face}" for face in gone.elements()]
            yield f"{name}: {' '.join(signs + [f'+{face}' for face in come.elements()])}"
        else:
            yield f"{name}: {_joined(before)} -> {_joined(after)}"


def _joined(value: str | tuple[str, ...]) -> str:
    return (value if isinstance(value, str) else " ".join(value)) or "nothing"


# Contents of a view


def _facts(seen: View) -> Facts:
    """Return the board, zones and outcome of a view as facts."""
    facts: Facts = {}
    for name, value in seen.board.items():
        facts.update(_board(name, value))
    for name, zone in seen.zones.items():
        facts[name] = str(zone.size)
        if zone.known:
            facts[f"{name} known"] = tuple(zone.known)
        if zone.order:
            facts[f"{name} order"] = " ".join(face or "?" for face in zone.order)
    if seen.outcome is not None:
        facts["outcome"] = _text(msgspec.to_builtins(seen.outcome))
    return facts


def _board(name: str, value: object) -> Iterator[tuple[str, str]]:
    """Yield plain data as one fact for every row of values."""
    if isinstance(value, Mapping):
        inner = [(f"{name}.{key}", each) for key, each in value.items()]
    elif isinstance(value, list | tuple) and (
        len(value) > ROW or any(isinstance(each, Mapping | list | tuple) for each in value)
    ):
        inner = [(f"{name}.{index}", each) for index, each in enumerate(value)]
    else:
        yield name, _text(value)
        return
    for key, each in inner:
        yield from _board(key, each)


def _text(value: object) -> str:
    """Format plain data in one line."""
    if isinstance(value, Mapping):
        return " ".join(f"{key}={_text(each)}" for key, each in value.items())
    if isinstance(value, list | tuple):
        nested = any(isinstance(each, Mapping | list | tuple) for each in value)
        texts = [_text(each) for each in value]
        return " ".join(f"({text})" for text in texts) if nested else " ".join(texts)
    return str(value)


def _situation(seen: View) -> Iterator[str]:
    """Yield the current procedure, the seats that must choose, and the observer's options."""
    yield f"at: {' > '.join(map(_crumb, seen.breadcrumb)) or 'the end'}"
    yield f"pending: {' '.join(map(str, seen.pending)) or 'nobody'}"
    for decision in seen.decisions:
        yield from _decision(decision)


def _crumb(crumb: Crumb) -> str:
    about = f"({' '.join(map(str, crumb.about))})" if crumb.about else ""
    return f"{crumb.procedure}.{crumb.step}{about}"


def _decision(decision: DecisionView) -> Iterator[str]:
    head = f"{decision.seat} decides {decision.kind}"
    if decision.about:
        yield f"{head}, about: {' '.join(map(str, decision.about))}"
    if decision.draft:
        yield f"{head}, picked: {_options(decision.draft)}"
    if decision.default:
        yield f"{head}, default: {_options(decision.default)}"
    verbs: dict[str, list[Option]] = {}
    for option in decision.options:
        verbs.setdefault(option.verb, []).append(option)
    for verb, options in verbs.items():
        refs = " ".join(":".join(map(str, option.refs)) for option in options)
        closing = " (closes)" if verb in decision.closes else ""
        yield f"{head}: {verb}{closing} {refs}".rstrip()


def _options(options: Sequence[Option]) -> str:
    return " ".join(option.id for option in options)
