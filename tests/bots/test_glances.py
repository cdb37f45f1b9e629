"""A glance tells the same as the step that it stands for, and nothing about a replaced step."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.game import game as five_armies
from ostrog.games.five_armies.turn.action_dice import Actions
from ostrog.games.ring_cards.game import game as ring_cards
from ostrog.kernel import (
    Flow,
    Game,
    Mixer,
    NewStep,
    State,
    answer_at_random,
    asked_seats,
    asks,
    new,
)


@pytest.mark.parametrize("game", [five_armies, ring_cards], ids=lambda game: game.name)
def test_a_glance_tells_the_decision_that_the_step_asks(game: Game[State]) -> None:
    random, seen = Random(1), 0
    state = new(game, game.scenarios[0].name, Mixer(1))
    for _ in range(200):
        glanced = state.scratch.asks or ()
        assert asked_seats(state) == tuple(ask.seat for ask in asks(state))
        for before, after in zip(glanced, asks(state), strict=True):
            assert after.options
            if not before.options:
                seen += 1
                assert before == msgspec.structs.replace(after, options=())
        if state.outcome is not None:
            break
        answer_at_random(state, random.choice(asked_seats(state)), random)
    assert seen > 10


def test_a_copy_lists_its_own_options() -> None:
    state = new(ring_cards, ring_cards.scenarios[0].name, Mixer(1))
    random = Random(1)
    while not (state.scratch.asks and not state.scratch.asks[0].options):
        answer_at_random(state, asked_seats(state)[0], random)
    copy = state.clone()
    listed = asks(state)
    answer_at_random(state, listed[0].seat, random)
    assert asks(copy) == listed


def test_a_replaced_step_has_no_glance() -> None:
    assert five_armies.compose().flow[Actions]["act"].glance is not None

    def act(actions: Actions, war: War) -> Flow:
        return Actions.act(actions, war)

    step = NewStep(Actions, "act", act)
    changed = msgspec.structs.replace(five_armies, steps=(*five_armies.steps, step))
    assert changed.compose().flow[Actions]["act"].glance is None
