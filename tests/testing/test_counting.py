"""Counts of legal sequences from positions of the proof games."""

from __future__ import annotations

import json
from collections.abc import Callable

import msgspec
import pytest
import typer
from typer.testing import CliRunner

from ostrog.cli.commands.trials.count import count
from ostrog.kernel import Option, State, asks, choose, decode, encode
from ostrog.testing.random_play.counting import count_positions, count_sequences
from proof.playing import SETUPS, act


def opening() -> State:
    return SETUPS["skirmish"].new(1)


def battle() -> State:
    """Free attacks in dale: both sides choose a card at the same time."""
    field = SETUPS["skirmish"].new(1)
    act(field, 0, "march:keep:dale:4")
    act(field, 1, "march:camp:ridge:4")
    act(field, 0, "attack:dale:ridge")
    return field


def last_action() -> State:
    """Nothing but Shadow's last action is left."""
    field = SETUPS["skirmish"].new(1)
    for number in range(8 * 4 - 1):
        act(field, number % 2, "pass")
    return field


def council() -> State:
    """All four seats cycle a card at the same time."""
    return SETUPS["council-four"].new(1)


POSITIONS: dict[str, Callable[[], State]] = {
    "opening": opening,
    "battle": battle,
    "last action": last_action,
    "council": council,
}

EXPECTED = {
    "opening": [8, 93, 935, 9903],
    "battle": [3, 9, 18, 24, 48, 80, 136],
    "last action": [12, 0],
    "council": [3, 9, 27, 54, 432, 3510],
}
"""By length, from 1 on."""


def naive_counts(start: State, depth: int) -> list[int]:
    """Every sequence written out, each played from the stored position on."""
    stored, counts = encode(start), []
    sequences: list[list[tuple[int, Option]]] = [[]]
    for _ in range(depth):
        longer = []
        for sequence in sequences:
            state = decode(stored, like=start)
            for seat, option in sequence:
                choose(state, seat, option)
            waiting = sorted((ask.seat, list(ask.options)) for ask in asks(state))
            for seat, options in waiting[:1]:
                longer += [[*sequence, (seat, option)] for option in options]
        sequences = longer
        counts.append(len(sequences))
    return counts


@pytest.mark.parametrize("name", POSITIONS)
def test_the_sequences_are_as_many_as_they_were(name: str) -> None:
    state, expected = POSITIONS[name](), EXPECTED[name]
    before = encode(state)
    assert count_sequences(state, len(expected)) == expected
    assert encode(state) == before
    assert naive_counts(state, len(expected)) == expected


def test_the_first_two_choices_of_a_game_counted_by_hand() -> None:
    """Free: four marches, two tokens, draw, pass. Shadow: eight marches, two tokens, draw, pass.

    Unless Free has left the keep, whose token Shadow may turn then too, or has called two units to
    the ridge: then no march leads there and its token is Free's, but there is somebody to attack.
    """
    free, shadow = 4 + 2 + 1 + 1, 8 + 2 + 1 + 1
    keep_is_empty, ridge_is_free = shadow + 1, shadow - 4 - 1 + 1
    both = (free - 2) * shadow + keep_is_empty + ridge_is_free
    assert count_sequences(opening(), 2) == [free, both]


def test_nothing_is_counted_to_no_depth_or_after_the_end() -> None:
    state = last_action()
    assert count_sequences(state, 0) == []
    act(state, 1, "pass")
    assert count_sequences(state, 2) == [0, 0]


def test_each_named_position_of_a_game_is_counted() -> None:
    game = msgspec.structs.replace(
        SETUPS["skirmish"].game, positions={"opening": opening, "battle": battle}
    )
    assert count_positions(game, 2) == {name: EXPECTED[name][:2] for name in ("opening", "battle")}


# The command

app = typer.Typer()
app.command()(count)


def test_the_command_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    game = msgspec.structs.replace(SETUPS["skirmish"].game, positions={"opening": opening})
    monkeypatch.setattr("proof.skirmish.counted", game, raising=False)
    result = CliRunner().invoke(app, ["proof.skirmish:counted", "--depth", "2", "--json"])
    assert result.exit_code == 0, result.output
    assert json.loads(result.stdout) == {"opening": [8, 93]}
    result = CliRunner().invoke(app, ["proof.skirmish:counted", "--depth", "3"])
    assert "935" in result.stdout


def test_the_command_says_when_there_is_nothing_to_count(monkeypatch: pytest.MonkeyPatch) -> None:
    game = msgspec.structs.replace(SETUPS["skirmish"].game, positions={})
    monkeypatch.setattr("proof.skirmish.uncounted", game, raising=False)
    assert CliRunner().invoke(app, ["proof.skirmish:uncounted"]).exit_code == 2
