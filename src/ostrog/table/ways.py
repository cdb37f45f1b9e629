"""Ways from a thing on the table: what can be done with it by several choices in a row.

A player who touches an army wants to see where it can go, whichever die pays for that. The rules
may ask for the die first, then for the army and its goal; a way is such a row of answers.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

import msgspec

from ostrog.kernel import Ask, IllegalChoice, Option, Ref, State, TrialWorld
from ostrog.kernel.hidden.views import DecisionView
from ostrog.kernel.runtime.engine import ask_of, draft_of

MOST_STEPS = 1
"""Maximum further answers by which a way goes on behind its first goal."""

Answers = tuple[tuple[Option, ...], ...]
Begins = Callable[[DecisionView, Option], bool]
"""Function `(decision, option)` that says whether by an option something is done with a thing."""


class Way(msgspec.Struct, frozen=True):
    """Answers of one seat in a row that begin with a thing and lead to a goal."""

    answers: Answers
    """The picks of each decision in turn; those of the last one may leave more to pick."""
    asked: DecisionView
    """The decision in which the last option of the way is picked."""

    @property
    def last(self) -> Option:
        """The option that leads to the goal."""
        return self.answers[-1][-1]


def ways(trial: TrialWorld[State], begins: Begins) -> Iterator[list[Way]]:
    """Yield the ways from a thing for each option of the open decision, but not if that is its own.

    Looking for ways takes long, so the caller can do something else after each list, of which
    many are empty.
    """
    world = trial.after()
    ask = ask_of(world, trial.seat)
    if ask is None:
        return
    asked = _asked(world, ask)
    for option in ask.options:
        if not _closes(ask, option) or begins(asked, option):
            continue
        first = ((option,),)
        ahead = _ahead(trial, first)
        if ahead is not None:
            yield from _nearest(_from_thing(ahead, begins, first))


def _from_thing(trial: TrialWorld[State], begins: Begins, before: Answers) -> Iterator[Way]:
    """Yield the ways by which the thing is picked for the open decision."""
    world = trial.after()
    ask = ask_of(world, trial.seat)
    assert ask is not None
    asked = _asked(world, ask)
    for option in ask.options:
        if not begins(asked, option):
            continue
        if _closes(ask, option):
            yield Way((*before, (option,)), asked)
        else:
            yield from _with_goal(trial, (*before, (option,)))


def _with_goal(trial: TrialWorld[State], before: Answers) -> Iterator[Way]:
    """Yield the ways to each goal of a thing that was picked; if it has none yet, just the pick."""
    picked = before[-1]
    world = trial.after(picked)
    ask = ask_of(world, trial.seat)
    assert ask is not None
    asked = _asked(world, ask)
    goals = [each for each in ask.options if _closes(ask, each) and each.refs]
    if not goals:
        yield Way(before, asked)
    for goal in goals:
        reached = (*before[:-1], (*picked, goal))
        yield Way(reached, asked)
        yield from _beyond(_ahead(trial, (reached[-1],)), reached, goal, MOST_STEPS)


def _beyond(
    trial: TrialWorld[State] | None, before: Answers, goal: Option, steps: int
) -> Iterator[Way]:
    """Yield the ways that lead on from a goal, if the next question is about it."""
    if trial is None or not steps:
        return
    world = trial.after()
    ask = ask_of(world, trial.seat)
    if ask is None or ask.closes or not set(ask.about) & set(goal.refs):
        return
    for option in ask.options:
        if option.refs:
            reached = (*before, (option,))
            yield Way(reached, _asked(world, ask))
            yield from _beyond(_ahead(trial, ((option,),)), reached, option, steps - 1)


def _nearest(found: Iterator[Way]) -> Iterator[list[Way]]:
    """Yield the shortest way to each goal in the end, and nothing after each one looked at.

    A way that leads back to its beginning is none.
    """
    nearest: dict[tuple[str, Collection[Ref]], Way] = {}
    for way in found:
        yield []
        goal = way.last.verb, way.last.refs
        if len(way.answers) > 2 and way.last.refs == way.answers[1][0].refs:
            continue
        if goal not in nearest or len(way.answers) < len(nearest[goal].answers):
            nearest[goal] = way
    yield list(nearest.values())


def _ahead(trial: TrialWorld[State], answers: Answers) -> TrialWorld[State] | None:
    """Return the world after these answers, or None if something uncertain happens by them."""
    try:
        return trial.further(answers)
    except IllegalChoice:
        return None


def _asked(world: State, ask: Ask) -> DecisionView:
    draft, options = draft_of(world, ask.seat), tuple(ask.options)
    return DecisionView(ask.seat, ask.kind, options, ask.closes, ask.default, draft, ask.about)


def _closes(ask: Ask, option: Option) -> bool:
    return not ask.closes or option.verb in ask.closes
