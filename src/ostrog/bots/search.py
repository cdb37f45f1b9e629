"""The searching bot: it tries options in many imagined worlds.

Each simulation takes place in a world that fits everything the seat has seen, so the result does
not depend on hidden information of a single world.

Options differ little, but worlds differ much. Therefore all remaining options at the root are tried
in the same worlds, with the same dice and the same luck in the playouts, and the worse half is
dropped after each round (sequential halving). A tree below the first option would be of no use: so
few simulations of so many situations never meet the same one often enough to learn from it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ostrog.bots.policy import most_promising, move, teams_of
from ostrog.bots.sight import Sight
from ostrog.bots.simulation import simulate
from ostrog.kernel import Advice, Imagination, Level, Option, State

SURVEYED, SURVEYS = 24, 4
"""Maximum numbers of options and of worlds in the survey that finds the options worth a search.

A bot with a small budget surveys fewer.
"""
HOPE = 0.06
"""Largest difference from the best chance at which an option is still searched."""
MANY = 8
"""Maximum number of options to search; a bot with few simulations searches fewer.

A search of fewer options than the maximum gets a smaller share of the budget.
"""
LEAST_WORLDS = 4
"""Number of simulations that the budget must allow for each searched option."""
PATIENCE = 2
"""Number of playouts after which their average counts as much as the chance right after the move.

Playouts look further ahead, but their results are noisy.
"""


class OptionRecord:
    """Results of an option in the worlds in which it was tried."""

    __slots__ = ("later", "soon", "worlds")

    def __init__(self) -> None:
        """Create a record of an option that has not been tried."""
        self.worlds = 0
        self.soon = 0.0
        self.later = 0.0

    def add(self, soon: float, later: float) -> None:
        """Add the results from another world."""
        self.worlds += 1
        self.soon += soon
        self.later += later

    @property
    def score(self) -> float:
        """The average chance; the more playouts there are, the more they count."""
        trust = self.worlds / (self.worlds + PATIENCE)
        return (self.soon + trust * (self.later - self.soon)) / self.worlds


class Searching:
    """A bot that spends a number of simulations on each decision."""

    def __init__(self, advice: Advice[State], level: Level, random: Random) -> None:
        """Create a bot with the budget of this level."""
        self._advice = advice
        self._level = level
        self._random = random
        self.simulated = 0
        """Number of simulations so far, for measurements."""

    def choose(self, sight: Sight) -> Option:
        """Return the option that remains after all rounds of the search."""
        seat, options = sight.decision.seat, sight.decision.options
        if len(options) == 1:
            return options[0]
        return self._search(sight.imagination, seat, options)

    def _search(
        self, imagination: Imagination[State], seat: int, options: Sequence[Option]
    ) -> Option:
        """Return the best option, by trying all in the same worlds and dropping the worse half."""
        random = self._random
        advice, level = self._advice, self._level
        most = max(2, min(MANY, level.simulations // LEAST_WORLDS))
        left = self._survey(imagination, seat, options, most)
        budget = level.simulations * len(left) // most
        tried = {option: OptionRecord() for option in left}
        rounds = (len(left) - 1).bit_length()
        for _ in range(rounds):
            for _ in range(max(1, budget // (rounds * len(left)))):
                world = imagination.world(random)
                for option in left:
                    found = simulate(advice, world.clone(), seat, option, level)
                    tried[option].add(*found)
                    self.simulated += 1
            left.sort(key=lambda option: -tried[option].score)
            del left[(len(left) + 1) // 2 :]
        return left[0]

    def _survey(
        self, imagination: Imagination[State], seat: int, options: Sequence[Option], most: int
    ) -> list[Option]:
        """Return the options that look best right after the move, without those far behind."""
        simulations = self._level.simulations
        surveys = min(SURVEYS, 1 + simulations // 8)
        worlds = [imagination.world(self._random) for _ in range(surveys)]
        width = min(SURVEYED, simulations)
        looked_at = most_promising(self._advice, worlds[0], seat, options, width)
        teams = teams_of(worlds[0])
        found = dict.fromkeys(looked_at, 0.0)
        for option in looked_at:
            for world in worlds:
                chances = move(self._advice, world.clone(), seat, option, teams)
                found[option] += chances[teams[seat]]
        least = max(found.values()) - HOPE * surveys
        worth = [option for option in looked_at if found[option] >= least]
        return sorted(worth, key=lambda option: -found[option])[:most]
