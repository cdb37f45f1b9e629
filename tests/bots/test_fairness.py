"""Fair: a bot decides by what its seat knows. In two worlds that its seat cannot tell apart it
chooses the same, seed by seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import cast
from zlib import crc32

import pytest

from ostrog.bots import Bot, Sight, make_bot, sight_of
from ostrog.games import five_armies as five_armies_package
from ostrog.games import ring_cards as ring_cards_package
from ostrog.games import war_of_the_ring as war_of_the_ring_package
from ostrog.kernel import (
    Game,
    Mixer,
    Option,
    State,
    answer_at_random,
    asks,
    new,
    resample,
    view,
)

five_armies = cast("Game[State]", five_armies_package.game)
ring_cards = cast("Game[State]", ring_cards_package.game)
war_of_the_ring = cast("Game[State]", war_of_the_ring_package.game)

POSITIONS = 8
"""So many decisions of a random game are put to each bot."""
SEEDS = (1, 2)

BOTS = ("random", "greedy", "search:6", "novice")
GAMES = (
    (five_armies, "standard"),
    (ring_cards, "duel-two-players"),
    (ring_cards, "trilogy"),
    (ring_cards, "trilogy-2"),
    (war_of_the_ring, "two-players"),
)

Pair = tuple[State, State, tuple[int, ...], int]
"""Two worlds, who cannot tell them apart, and the seat that is asked."""


def pairs(game: Game[State], scenario: str, seed: int) -> Iterator[Pair]:
    """Decisions of a random game in the real world and in another one that hides other things."""
    random = Random(seed)
    state = new(game, scenario, Mixer(seed))
    persons = state.setting.scenario.persons
    apart = max(1, 150 // POSITIONS)
    found = number = 0
    while state.outcome is None and found < POSITIONS:
        seat = random.choice(asks(state)).seat
        held = next(held for held in persons if seat in held)
        options = next(ask.options for ask in asks(state) if ask.seat == seat)
        if number >= found * apart and len(options) > 1:
            other = resample(state, held, random)
            if hidden(other) != hidden(state):
                found += 1
                yield state.clone(), other, held, seat
        answer_at_random(state, seat, random)
        number += 1


def hidden(state: State) -> list[list[tuple[int, ...]]]:
    """What really lies everywhere."""
    return [now.contents for now in state.pools]


def choices(
    make: Callable[[int], Bot], state: State, held: Sequence[int], seat: int
) -> list[Option]:
    """What a bot chooses with each of the seeds."""
    return [make(seed).choose(sight_of(state, held, seat, 0)) for seed in SEEDS]


@pytest.mark.parametrize(("game", "scenario"), GAMES, ids=lambda each: getattr(each, "name", each))
@pytest.mark.parametrize("name", BOTS)
def test_what_a_seat_cannot_know_changes_no_choice(
    game: Game[State], scenario: str, name: str
) -> None:
    compared = 0
    for one, other, held, seat in pairs(game, scenario, seed=7):
        assert view(one, held) == view(other, held)

        def make(seed: int) -> Bot:
            return make_bot(name, game, seed)

        assert choices(make, one, held, seat) == choices(make, other, held, seat)
        compared += 1
    assert compared == POSITIONS


def test_a_bot_that_knows_more_is_caught() -> None:
    """The comparison above can fail: a bot that got hold of the truth chooses differently."""

    class Cheat:
        """Is told what lies where by someone who looked."""

        def __init__(self, truth: State) -> None:
            self._truth = truth

        def choose(self, sight: Sight) -> Option:
            options = sight.decision.options
            return options[crc32(str(hidden(self._truth)).encode()) % len(options)]

    caught = 0
    for one, other, held, seat in pairs(ring_cards, "duel-two-players", seed=7):
        mine = choices(lambda _, one=one: Cheat(one), one, held, seat)  # type: ignore[misc]
        theirs = choices(lambda _, other=other: Cheat(other), other, held, seat)  # type: ignore[misc]
        caught += mine != theirs
    assert caught


@pytest.mark.parametrize(("game", "scenario"), GAMES, ids=lambda each: getattr(each, "name", each))
def test_imagined_worlds_ask_the_same_and_hold_what_is_known(
    game: Game[State], scenario: str
) -> None:
    random = Random(3)
    for state, _, held, seat in pairs(game, scenario, seed=11):
        sight = sight_of(state, held, seat, 0)
        seen = set[str]()
        for _ in range(6):
            world = sight.imagination.world(random)
            ask = next(ask for ask in asks(world) if ask.seat == seat)
            assert tuple(ask.options) == sight.decision.options
            assert {each.seat for each in asks(world)} == set(sight.view.pending)
            for name, zone in sight.view.zones.items():
                faces = world.faces(name)
                assert len(faces) == zone.size
                rest = list(faces)
                for face in zone.known:
                    rest.remove(face)
                for at, known in enumerate(zone.order):
                    assert known is None or faces[at] == known
            seen.add(str(hidden(world)))
        assert len(seen) > 1


def test_the_truth_is_not_kept() -> None:
    """An imagination made in either of two such worlds is the same, through and through."""
    for one, other, held, _ in pairs(ring_cards, "trilogy", seed=5):
        worlds = [
            hidden(sight_of(state, held, asked(state, held), 0).imagination._blank)
            for state in (one, other)
        ]
        assert worlds[0] == worlds[1]


def asked(state: State, held: Sequence[int]) -> int:
    """The seat of the holder that is asked."""
    return next(ask.seat for ask in asks(state) if ask.seat in held)
