"""Subjects: a game with a scenario and expansions, on which checks are run."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from random import Random

import msgspec

from ostrog.kernel import (
    Game,
    Match,
    Mixer,
    State,
    answer_at_random,
    asks,
    new,
    open_match,
    with_installed,
)


class Subject(msgspec.Struct, frozen=True):
    """A game, named so that another process can import it, with a scenario and expansions."""

    spec: str
    """Module and attribute of the game: `ostrog.games.five_armies:game`."""
    scenario: str
    expansions: tuple[str, ...] = ()

    @property
    def game(self) -> Game[State]:
        """The game itself."""
        return load_game(self.spec)

    def new(self, seed: int) -> State:
        """Set up a new game with a fast source of chance."""
        return new(self.game, self.scenario, Mixer(seed), expansions=self.expansions)

    def open(self, seed: int) -> Match[State]:
        """Open a new match with a record and auditable chance."""
        seats = self.game.scenario(self.scenario).seats
        return open_match(
            self.game,
            self.scenario,
            [f"player {seat}" for seat in seats],
            seed.to_bytes(16, "big"),
            [bytes([seat]) for seat in seats],
            expansions=self.expansions,
        )

    def __str__(self) -> str:
        return " + ".join([f"{self.game.name} {self.scenario}", *self.expansions])


def load_game(spec: str) -> Game[State]:
    """Import the game that `module:attribute` names, with its installed expansions."""
    module, _, attribute = spec.partition(":")
    game = getattr(importlib.import_module(module), attribute or "game")
    if not isinstance(game, Game):
        raise TypeError(f"{spec} is a {type(game).__name__}, not a game")
    return with_installed(game)


def subjects_of(spec: str) -> list[Subject]:
    """Return every scenario of a game, without expansions and with all of them."""
    game = load_game(spec)
    names = tuple(expansion.name for expansion in game.expansions)
    shapes = [(), names] if names else [()]
    return [Subject(spec, s.name, expansions) for s in game.scenarios for expansions in shapes]


def play_at_random(state: State, random: Random) -> Iterator[int]:
    """Play to the end; before each decision, yield the seat that is about to answer it."""
    while state.outcome is None:
        seat = random.choice(asks(state)).seat
        yield seat
        answer_at_random(state, seat, random)
