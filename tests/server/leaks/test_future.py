"""A question tells nothing of what chance will bring: no card before it is drawn, no die before.

Two worlds are the same but for their future. Every question about every thing is answered alike in
both, whatever picks it comes with: picks that would draw cards or roll dice as well.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random

import msgspec
import pytest

from ostrog.kernel import IllegalChoice, Option, State, TrialWorld, answer_at_random, asks, choose
from ostrog.kernel.hidden.sampling import resample
from ostrog.server.match import view
from ostrog.table import foresee
from ostrog.testing.conformance.subjects import Subject

_encode = msgspec.msgpack.Encoder().encode

PLAYED = (
    Subject("ostrog.games.five_armies:game", "standard"),
    Subject("ostrog.games.ring_cards:game", "duel-two-players"),
    Subject("ostrog.games.ring_cards:game", "trilogy-3"),
)
MOMENTS = 6
"""Number of decisions at which an answer would draw or roll, in each game."""
FEWEST = 3
MOST_THINGS = 15
"""Number of things that are asked about at each."""


def moments(subject: Subject) -> Iterator[tuple[State, str, int, Option]]:
    """Yield states of a random game with an option that would use chance."""
    random, state = Random(str(subject)), subject.new(7)
    found = set[str]()
    while len(found) < MOMENTS and state.outcome is None:
        seat = random.choice(asks(state)).seat
        for ask in asks(state):
            for option in ask.options if ask.kind not in found else ():
                trial = state.clone()
                if ask.seat == seat and choose(trial, seat, option) and trial.scratch.draws:
                    found.add(ask.kind)
                    yield state.clone(), ask.kind, seat, option
                    break
        answer_at_random(state, seat, random)


class TellingTrial(TrialWorld[State]):
    """What a server must not do: try the picks in the real state, and play on if they answer."""

    def __init__(self, state: State, seat: int) -> None:
        super().__init__(state, seat)
        self._state = state

    def after(self, picks: Sequence[Option] = ()) -> State:
        world = self._state.clone()
        if picks:
            choose(world, self.seat, *picks)
        return world


def answers(trial: TrialWorld[State], picks: list[Option], things: list[str]) -> list[bytes]:
    """Return the answers to all questions of a seat."""
    found = [_encode(view.why(trial, thing, picks)) for thing in things]
    for ask in (view.drafted, foresee):
        try:
            found.append(_encode(ask(trial, picks)))
        except IllegalChoice as error:
            found.append(str(error).encode())
    return found


def differences(subject: Subject, trial: Callable[[State, int], TrialWorld[State]]) -> list[str]:
    """Return the decisions at which questions are answered differently in another future."""
    found = []
    seen = list(moments(subject))
    assert len(seen) >= FEWEST
    for number, (state, kind, seat, option) in enumerate(seen):
        catalogue, random = state.setting.rules.catalogue, Random(number)
        kinds = {kind for verb in catalogue.verbs.values() for kind in verb.roles.values()}
        things = sorted({str(ref) for kind in kinds for ref in catalogue.members(kind)})
        asked = random.sample(things, min(MOST_THINGS, len(things)))
        other = resample(state, state.setting.scenario.person(seat), random)
        if answers(trial(state, seat), [option], asked) != answers(
            trial(other, seat), [option], asked
        ):
            found.append(kind)
    return found


@pytest.mark.parametrize("subject", PLAYED, ids=str)
def test_no_question_tells_a_card_or_a_die_before_it_falls(subject: Subject) -> None:
    assert differences(subject, TrialWorld) == []


def test_an_answer_from_the_real_state_would_be_found() -> None:
    assert differences(PLAYED[0], TellingTrial)
