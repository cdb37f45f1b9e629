"""Ways from a thing: every one can be played, and none goes past what is certain."""

from __future__ import annotations

from random import Random

import pytest

from ostrog.games.five_armies import game
from ostrog.games.five_armies.board.state import War
from ostrog.kernel import IllegalChoice, TrialWorld
from ostrog.kernel.runtime.chance import Keyed
from ostrog.kernel.runtime.engine import ask_of, asks, choose, encode, new
from ostrog.table import Way, foresee, ways

DECISION = "act"
"""The kind of decision in which an action die is used."""


def at_an_action(seed: int) -> War:
    """Return Five Armies where a side uses an action die."""
    random, war = Random(seed), new(game, "standard", Keyed(bytes([seed]) * 32))
    wanted = random.randrange(1, 12)
    while True:
        ask = random.choice(asks(war))
        wanted -= ask.kind == DECISION
        if not wanted:
            return war
        choose(war, ask.seat, random.choice(ask.options))


def found(state: War, seat: int, place: str) -> list[Way]:
    """Return the ways from a place."""
    trial = TrialWorld(state, seat)
    return [way for some in ways(trial, lambda _, option: place in option.refs) for way in some]


@pytest.mark.parametrize("seed", range(6))
def test_every_way_can_be_played(seed: int) -> None:
    war = at_an_action(seed)
    (ask,) = asks(war)
    before = encode(war)
    armies = [place for place, army in war.armies.items() if army.seat == ask.seat]
    tried = 0
    for place in armies:
        for way in found(war, ask.seat, place):
            world = war.clone()
            for picks in way.answers:
                choose(world, ask.seat, *picks)
            tried += 1
            assert any(place in option.refs for picks in way.answers for option in picks)
    assert tried
    assert encode(war) == before


def test_an_army_reaches_by_all_dice_and_beyond_the_next_place() -> None:
    war = at_an_action(2)
    seat = asks(war)[0].seat
    everything = [way for place in war.armies for way in found(war, seat, place)]
    assert len({way.answers[0][0].refs[0] for way in everything}) > 1, "only one die pays"
    steps = {len(way.answers) for way in everything if way.last.verb == "to"}
    assert steps == {2, 3}, "no way leads on from where an army has come to"


def test_a_way_has_the_odds_of_its_attack() -> None:
    attacks = 0
    for seed in range(12):
        war = at_an_action(seed)
        seat = asks(war)[0].seat
        for way in [way for place in war.armies for way in found(war, seat, place)]:
            if way.last.verb == "attack":
                *before, last = way.answers
                assert foresee(TrialWorld(war, seat).further(before), last) is not None
                attacks += 1
    assert attacks


def test_ways_are_those_of_the_side_that_is_asked() -> None:
    war = at_an_action(2)
    seat = asks(war)[0].seat
    theirs = next(place for place, army in war.armies.items() if army.seat != seat)
    assert not any(
        option.verb == "army" for way in found(war, seat, theirs) for option in way.answers[-1]
    )
    assert not found(war, 1 - seat, theirs)


def test_nobody_looks_behind_chance() -> None:
    war = at_an_action(2)
    (ask,) = asks(war)
    trial = TrialWorld(war, ask.seat)
    uncertain = 0
    for option in ask.options:
        world = war.clone()
        choose(world, ask.seat, option)
        if world.scratch.learned or ask_of(world, ask.seat) is None:
            uncertain += 1
            with pytest.raises(IllegalChoice, match="not certain"):
                trial.further([[option]])
        else:
            assert ask_of(trial.further([[option]]).after(), ask.seat) is not None
    assert uncertain
