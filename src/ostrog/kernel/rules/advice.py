"""Advice: hints of a game for the bots that play it."""

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
    """Search effort of a bot of one level for a decision."""

    simulations: int
    """Number of simulations per decision."""
    horizon: int
    """Number of moves, counted each time the team to move changes, after which a simulation stops
    and the world is evaluated."""
    looks: int = 4
    """Number of moves that a simulation compares before it makes one. With one look it makes the
    most promising move, which costs much less."""


class Advice(msgspec.Struct, Generic[S], kw_only=True, frozen=True, eq=False):
    """Evaluation of a game with two teams for bots that search; set it as `Game.advice`.

    It says how good a world is for the first team, and which options a bot should try first. Its
    functions are called with imagined worlds, in which everything lies open.
    """

    measure: Callable[[S], Mapping[str, float]]
    """Function that returns the features of a world by name: numbers of about -1 to 1, positive
    where the first team is better off."""
    weights: Mapping[str, float]
    """Weight of each feature in a logistic regression of the chance to win."""
    promise: Callable[[S, int, Sequence[Option]], Sequence[float]]
    """Function `(world, seat, options)` that returns how promising each option looks before it is
    tried: above 0, and 1 for an ordinary option. It must be fast, since it is called at every
    decision of a simulation."""
    levels: Mapping[str, Level]
    """The levels of bots by name."""
    quiet: Callable[[S], bool] | None = None
    """Function that returns whether a world can be evaluated. A world in the middle of a battle,
    for example, says little about the result. Without it every world can be."""
    pauses: tuple[str, ...] = ()
    """Kinds of decisions at which a world can be evaluated although the same team goes on, such as
    a phase in which a player acts step by step. Without them a bot follows a move to its end."""
    plays: tuple[str, ...] = ()
    """Verbs that play a card, for statistics; discarding or losing a card is not playing it."""

    def chance(self, world: S) -> float:
        """Return the estimated chance of the first team to win, between 0 and 1."""
        weights = self.weights
        score = sum([weights[name] * value for name, value in self.measure(world).items()])
        return 1 / (1 + math.exp(-max(-30.0, min(30.0, score))))

    def chances(self, world: S) -> tuple[float, ...]:
        """Return the chances of both teams in the order of the scenario.

        When the game is over, they are the teams' shares of the victory.
        """
        if world.outcome is not None:
            return shares(world.outcome, world.setting.scenario)
        chance = self.chance(world)
        return (chance, 1 - chance)


def shares(outcome: Outcome, scenario: Scenario) -> tuple[float, ...]:
    """Return the share of the victory of each team: 1 for the winner, divided in case of a tie."""
    first: Sequence[str] = outcome.teams[0]
    return tuple([(team in first) / len(first) for team in scenario.teams])
