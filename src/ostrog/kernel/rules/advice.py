"""Advice: what a game tells the bots about itself."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

import msgspec

from ostrog.kernel.rules.options import Option
from ostrog.kernel.rules.outcome import Outcome
from ostrog.kernel.rules.setting import Scenario
from ostrog.kernel.runtime.state import State

S = TypeVar("S", bound=State)


class Level(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How hard a bot thinks about a decision."""

    simulations: int
    """How many it may spend."""
    horizon: int
    """After so many more moves, from one team to the other and back, a playout is cut off and the
    world is judged."""


class Advice(msgspec.Struct, Generic[S], kw_only=True, frozen=True, eq=False):
    """How good a world is for the first team of two, and which options are worth a thought first.

    All of it is asked about imagined worlds, in which everything lies open.
    """

    measure: Callable[[S], Mapping[str, float]]
    """The features of a world by name; each about -1 to 1, positive where the first team is
    better off."""
    weights: Mapping[str, float]
    """What each feature says about the chance to win, as a logistic regression has it."""
    promise: Callable[[S, int, Sequence[Option]], Sequence[float]]
    """How promising options look to a seat before they are tried: above 0, 1 for an ordinary
    one. Cheap: it is asked at every decision a bot plays through in its mind."""
    levels: Mapping[str, Level]
    """How hard a bot of each level thinks."""
    quiet: Callable[[S], bool] | None = None
    """Whether a world can be judged; one in the middle of a battle says little about its end."""
    plays: tuple[str, ...] = ()
    """The verbs that put a card to use; to discard or lose one is not to play it."""

    def chance(self, world: S) -> float:
        """The chance of the first team to win, between 0 and 1."""
        weights = self.weights
        score = sum([weights[name] * value for name, value in self.measure(world).items()])
        return 1 / (1 + math.exp(-max(-30.0, min(30.0, score))))

    def chances(self, world: S) -> tuple[float, ...]:
        """The chances of both teams, in the order of the scenario; certain when all is over."""
        if world.outcome is not None:
            return shares(world.outcome, world.setting.scenario)
        chance = self.chance(world)
        return (chance, 1 - chance)


def shares(outcome: Outcome, scenario: Scenario) -> tuple[float, ...]:
    """What each team got: 1 for the winner, shared by those who came first together."""
    first: Sequence[str] = outcome.teams[0]
    return tuple([(team in first) / len(first) for team in scenario.teams])
