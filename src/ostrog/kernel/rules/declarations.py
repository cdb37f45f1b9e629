"""Declarations: what a game tells the general checks about its things and its effects."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Generic, TypeVar

import msgspec

from ostrog.kernel.rules.setting import Scenario
from ostrog.kernel.runtime.state import State

S = TypeVar("S", bound=State)


class OutOfPlay(msgspec.Struct, Generic[S], frozen=True, eq=False):
    """What is out of play, and what must not be left on it: tokens on an eliminated character.

    Random games check at every decision that nothing lies on a thing out of play, that no source
    of its name is in force, and that no field of the state names it, except those listed here.
    """

    things: Callable[[S], Iterable[str]]
    """Function that returns the names of all things out of play now."""
    left_on: Callable[[S, str], Iterable[str]]
    """Function `(state, thing)` that returns everything that still lies on a thing or belongs to
    it, by names for the report; nothing for a thing that is really out of play."""
    recorded: tuple[str, ...] = ()
    """Fields of the state that may name a thing out of play, such as the list of the eliminated."""


class Pairs(msgspec.Struct, Generic[S], frozen=True, eq=False):
    """How to bring any two effects into one game, so that they can be tried together.

    `ostrog pairs` plays games in which both are at hand and prefers choices that use them.
    """

    effects: Callable[[Scenario], Sequence[str]]
    """Function that returns the names of all effects in a scenario: cards, characters and the like.
    The references of options should use the same names."""
    bring: Callable[[S, str, str, Random], bool]
    """Function `(state, one, other, random)` that changes a new game so that both effects can be
    used soon; it returns False if they can never meet."""
    at_work: Callable[[S], Iterable[str]]
    """Function that returns the effects that were used in the last choice or are in force now."""
