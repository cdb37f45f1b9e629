"""Snapshots: a match that goes on from one is the match it would have been."""

from __future__ import annotations

from random import Random
from typing import cast

import msgspec
import pytest

from ostrog.kernel import Game, IllegalChoice, Match, State, encode, open_match
from ostrog.kernel.matches.match import Snapshot, TooFarBack, resume
from ostrog.kernel.runtime.chance import Keyed, match_key
from proof import council as council_module
from proof import skirmish as skirmish_module

GAMES = [
    cast("Game[State]", skirmish_module.game),
    cast("Game[State]", council_module.game),
]


def fresh(game: Game[State], seed: int) -> Match[State]:
    scenario = game.scenarios[0]
    names = [f"guest {seat}" for seat in scenario.seats]
    return open_match(game, scenario.name, names, seed.to_bytes(8, "big"))


def resumed(match: Match[State], seed: int) -> Match[State]:
    """The match as another process would load it."""
    stored = msgspec.msgpack.encode(match.snapshot())
    chance = Keyed(match_key(seed.to_bytes(8, "big"), match.header.contributions))
    return resume(match.game, match.header, chance, msgspec.msgpack.decode(stored, type=Snapshot))


def play(match: Match[State], random: Random, choices: int) -> None:
    """Choose at random, and undo now and then."""
    for _ in range(choices):
        if match.outcome is not None:
            return
        ask = random.choice(match.asks())
        if match.can_undo(ask.seat) and random.random() < 0.2:
            match.undo(ask.seat)
            continue
        while not match.choose(
            ask.seat, random.choice(next(a for a in match.asks() if a.seat == ask.seat).options)
        ):
            pass


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_resumed_match_goes_on_as_it_would_have(game: Game[State]) -> None:
    for seed in range(12):
        match = fresh(game, seed)
        play(match, Random(seed), 3 + 4 * seed)
        again = resumed(match, seed)
        assert (again.number, again.told_number) == (match.number, match.told_number)
        assert encode(again.state) == encode(match.state)
        seats = match.state.setting.scenario.seats
        assert [again.can_undo(seat) for seat in seats] == [match.can_undo(seat) for seat in seats]
        told = match.told_number
        for each in (match, again):
            play(each, Random(seed + 100), 12)
        assert again.chain == match.chain
        assert again.entries == match.entries[-len(again.entries) :] or not again.entries
        for held in match.state.setting.scenario.persons:
            assert again.view(held) == match.view(held)
            assert again.events(held, told) == match.events(held, told)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_came_before_is_not_made_up(game: Game[State]) -> None:
    match = fresh(game, 1)
    play(match, Random(1), 6)
    again = resumed(match, 1)
    scenario = match.state.setting.scenario
    with pytest.raises(TooFarBack):
        again.events((), 0)
    with pytest.raises(TooFarBack):
        again.take_back(0, scenario.seats)
    with pytest.raises(TooFarBack):
        again.record()
    with pytest.raises(IllegalChoice):
        again.take_back(again.number, scenario.seats)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_resumed_match_goes_back_behind_its_snapshot_with_an_earlier_one(
    game: Game[State],
) -> None:
    for seed in range(8):
        whole = fresh(game, seed)
        seats = whole.state.setting.scenario.seats
        play(whole, Random(seed), 4)
        to = whole.number
        earlier = resumed(whole, seed)
        play(whole, Random(seed + 50), 8)
        if whole.outcome is not None:
            continue
        again = resumed(whole, seed)
        with pytest.raises(ValueError, match="entries"):
            again.take_back(to - 1, seats, earlier)
        again.take_back(to, seats, earlier)
        whole.take_back(to, seats)
        assert again.chain == whole.chain
        assert again.events((), again.first_told) == whole.events((), again.first_told)
        for each in (whole, again):
            play(each, Random(seed + 100), 6)
        assert again.chain == whole.chain


def test_a_snapshot_belongs_to_its_version() -> None:
    match = fresh(GAMES[0], 1)
    older = msgspec.structs.replace(match.snapshot(), version=match.game.version + 1)
    with pytest.raises(ValueError, match="version"):
        resume(match.game, match.header, match.state.setting.chance, older)
