"""Properties that hold in every game: checked over hundreds of random proof games."""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random

import pytest

from ostrog.kernel import (
    IllegalChoice,
    Record,
    State,
    answer_at_random,
    ask_of,
    asks,
    choose,
    decode,
    encode,
    explain,
    read_record,
    replay,
    resample,
    verify,
    write_record,
)
from ostrog.kernel.matches.records import Chose
from ostrog.testing.conformance.checks import choose_at_random
from ostrog.testing.conformance.fresh_processes import Continuation, OtherProcess, chain_of
from ostrog.testing.conformance.subjects import play_at_random
from proof.playing import SETUPS, view_bytes

GAMES = 500 if "OSTROG_LONG" in os.environ else 100
"""Random games of each of the four setups; tests that take longer play a part of them."""


@pytest.fixture(scope="module")
def other() -> Iterator[OtherProcess]:
    with OtherProcess() as process:
        yield process


@pytest.mark.parametrize("name", SETUPS)
def test_what_is_learned_does_not_depend_on_when_it_is_worked_out(name: str) -> None:
    for seed in range(20):
        seldom, often = SETUPS[name].new(seed), SETUPS[name].new(seed)
        random, same = Random(seed), Random(seed)
        while seldom.outcome is None:
            seat = asks(seldom)[0].seat
            answer_at_random(seldom, seat, random)
            answer_at_random(often, seat, same)
            often.known_pools()
        assert seldom.scratch.outbox == often.scratch.outbox
        assert seldom.scratch.learned == often.scratch.learned
        assert seldom.scratch.saw == often.scratch.saw
        assert encode(seldom) == encode(often)


@pytest.mark.parametrize("name", SETUPS)
def test_clone_encode_and_another_process_continue_alike(name: str, other: OtherProcess) -> None:
    for seed in range(GAMES):
        random = Random(seed)
        state = SETUPS[name].new(seed)
        stop = random.randrange(60)
        for number, _ in enumerate(play_at_random(state, random)):
            if number == stop:
                break
        stored = encode(state)
        clone = state.clone()
        decoded = decode(stored, like=state)
        chain = chain_of(state, seed, 5)
        assert chain_of(clone, seed, 5) == chain
        assert chain_of(decoded, seed, 5) == chain
        assert other.carry_out(Continuation(SETUPS[name], seed, stored, seed, 5)) == chain


@pytest.mark.parametrize("name", SETUPS)
def test_earlier_states_never_change(name: str) -> None:
    for seed in range(GAMES):
        random = Random(seed)
        state = SETUPS[name].new(seed)
        history: list[tuple[State, bytes]] = []
        for _ in play_at_random(state, random):
            if random.random() < 0.3:
                history.append((state.clone(), encode(state)))
            if random.random() < 0.1:
                # A copy that is played on must leave what it was copied from as it is.
                copy = state.clone()
                answer_at_random(copy, asks(copy)[0].seat, random)
        for earlier, stored in history:
            assert encode(earlier) == stored


@pytest.mark.parametrize("name", SETUPS)
def test_a_record_replays_and_verifies(name: str) -> None:
    for seed in range(GAMES // 5):
        random = Random(seed)
        match = SETUPS[name].open(seed)
        while match.outcome is None:
            seat = choose_at_random(match, random)
            if random.random() < 0.2 and match.can_undo(seat):
                match.undo(seat)
        record = read_record(write_record(match.record(seed.to_bytes(16, "big"))))
        replayed = verify(record, match.game)
        assert replayed.identical, replayed
        assert replayed.match is not None
        assert replayed.match.told == match.told


@pytest.mark.parametrize("name", SETUPS)
def test_a_match_resumed_from_its_record_continues_alike(name: str) -> None:
    for seed in range(GAMES // 5):
        random = Random(seed)
        match = SETUPS[name].open(seed)
        for _ in range(random.randrange(40)):
            if match.outcome is None:
                choose_at_random(match, random)
        resumed = replay(match.record(), match.game, match.state.setting.chance).match
        assert resumed is not None
        assert chain_of(resumed.state, seed, 5) == chain_of(match.state, seed, 5)


@pytest.mark.parametrize("name", SETUPS)
def test_undo_restores_the_exact_state_and_stops_at_what_was_learned(name: str) -> None:
    undone = compared = 0
    for seed in range(GAMES // 10):
        random = Random(seed)
        match = SETUPS[name].open(seed)
        while match.outcome is None:
            before, dice = match.state.clone(), match.state.draws.get("dice")
            seat = choose_at_random(match, random)
            if match.can_undo(seat):
                entry = match.entries[-1]
                assert isinstance(entry, Chose)
                assert match.state.draws.get("dice") == dice
                compared += count_alike(before, match.state, entry, random)
                match.undo(seat)
                assert encode(match.state) == encode(before)
                undone += 1
                choose_at_random(match, random)
            elif match.outcome is None:
                with pytest.raises(ValueError, match="can be undone"):
                    match.undo(seat)
    assert undone > 100
    assert compared > 100


def count_alike(before: State, after: State, entry: Chose, random: Random) -> int:
    """What can be undone told nobody more than the choice itself.

    So in every world an observer held possible before, the same choice leads to what it sees now.
    """
    compared = 0
    for observer in after.setting.observers:
        world = resample(before, observer, random)
        try:
            choose(world, entry.seat, *entry.options)
        except IllegalChoice:
            continue  # a world that the choice itself rules out
        assert view_bytes(world, observer) == view_bytes(after, observer)
        compared += 1
    return compared


@pytest.mark.parametrize("name", SETUPS)
def test_worlds_an_observer_cannot_tell_apart_look_alike_to_it(name: str) -> None:
    """Views and options are byte-identical in a resampled world, and so is what follows."""
    for seed in range(GAMES // 10):
        random = Random(seed)
        state = SETUPS[name].new(seed)
        for _ in play_at_random(state, random):
            if random.random() > 0.1:
                continue
            for observer in state.setting.observers:
                world = resample(state, observer, random)
                assert view_bytes(world, observer) == view_bytes(state, observer)
                # The other observers' beliefs are sound there: the world can be played on.
                for number, _ in enumerate(play_at_random(world, random)):
                    if number == 10:
                        break


ACTIONS = {
    "skirmish": ("march", "recruit", "draw", "attack", "pass"),
    "horns": ("march", "recruit", "draw", "attack", "pass", "blow"),
    "council-four": (
        *("play", "search", "look", "hunt", "assault", "swap", "forsake", "forsake-top", "pass"),
    ),
}


@pytest.mark.parametrize("name", ACTIONS)
def test_the_options_of_an_action_are_all_that_no_rule_refuses(name: str) -> None:
    """The generator that a player sees and `explain`, asked about everything, agree."""
    for seed in range(10):
        random = Random(seed)
        state = SETUPS[name].new(seed)
        catalogue = state.setting.rules.catalogue
        actions = [o for verb in ACTIONS[name] for o in catalogue.options(catalogue.verbs[verb])]
        for seat in play_at_random(state, random):
            ask = ask_of(state, seat)
            assert ask is not None
            if ask.kind == "action":
                allowed = {option for option in actions if state.refusal(seat, option) is None}
                assert allowed == set(ask.options)
                for option in actions:
                    assert (explain(state, seat, option) is None) == (option in allowed)


def test_a_record_is_small() -> None:
    match = SETUPS["skirmish"].open(3)
    random = Random(3)
    while match.outcome is None:
        choose_at_random(match, random)
    record: Record = match.record()
    assert len(write_record(record)) < 60 * (len(record.entries) + 10) + 2000
