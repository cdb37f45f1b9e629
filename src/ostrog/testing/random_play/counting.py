"""Counting: the number of legal sequences of choices from a position, to detect rule changes."""

from __future__ import annotations

from typing import TypeVar

from ostrog.kernel import Game, State, asks, choose

S = TypeVar("S", bound=State)


def count_sequences(state: State, depth: int) -> list[int]:
    """Return the number of legal sequences of 1, 2, ... `depth` choices from a position.

    Every pick of a composite decision counts as a choice. Seats that choose at the same time
    answer in the order of their numbers. Chance comes from the state's provider. A sequence cannot
    continue after the end of the game.
    """
    counts = [0] * depth
    if depth:
        _count(state, 0, counts)
    return counts


def count_positions(game: Game[S], depth: int) -> dict[str, list[int]]:
    """Return the counts for each named position of a game."""
    return {name: count_sequences(make(), depth) for name, make in game.positions.items()}


def _count(state: State, level: int, counts: list[int]) -> None:
    waiting = asks(state)
    if not waiting:
        return
    ask = min(waiting, key=lambda ask: ask.seat)
    counts[level] += len(ask.options)
    if level + 1 == len(counts):
        return
    for option in ask.options:
        after = state.clone()
        choose(after, ask.seat, option)
        _count(after, level + 1, counts)
