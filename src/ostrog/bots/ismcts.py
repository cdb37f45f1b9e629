"""The searching bot: information-set Monte Carlo tree search over imagined worlds.

Each simulation takes place in a world that fits all the seat has seen. One tree serves all worlds,
so what is learned does not depend on what only one of them hides.

Options differ by little and worlds by much. So at the root all options still in question are tried
in the same worlds, with the same dice and the same luck in the playouts, and the worse half of them
is dropped round by round (sequential halving). Below the root, choices are weighed visit by visit.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ostrog.bots.policy import most_promising, move, teams_of
from ostrog.bots.sight import Sight
from ostrog.bots.simulation import Simulation
from ostrog.bots.tree import Node
from ostrog.kernel import Advice, Imagination, Level, Option, State

SURVEYED, SURVEYS = 24, 4
"""So many options, the most promising ones, are looked at in so many worlds, to find those that are
worth a search; a bot with a small budget looks at fewer."""
HOPE = 0.06
"""An option that looks worse than the best by more than this is not searched."""
MANY = 8
"""So many are searched at most, and fewer where each would get too few simulations. A choice
between fewer gets less of the budget."""
LEAST_WORLDS = 4
"""Too few simulations for an option."""
PATIENCE = 2
"""What comes of a move in a playout is noisy, what it looks like right after it is not. After so
many playouts both count the same."""


class OptionRecord:
    """How an option fared in the worlds in which it was tried."""

    __slots__ = ("later", "soon", "worlds")

    def __init__(self) -> None:
        """It has not been tried."""
        self.worlds = 0
        self.soon = 0.0
        self.later = 0.0

    def add(self, soon: float, later: float) -> None:
        """It was tried in another world."""
        self.worlds += 1
        self.soon += soon
        self.later += later

    @property
    def score(self) -> float:
        """The average chance; playouts count the more, the more there are of them."""
        trust = self.worlds / (self.worlds + PATIENCE)
        return (self.soon + trust * (self.later - self.soon)) / self.worlds


class Searching:
    """Spends a number of simulations on each decision."""

    def __init__(self, advice: Advice[State], level: Level, random: Random) -> None:
        """Think as hard as that level does."""
        self._advice = advice
        self._level = level
        self._random = random
        self._kept: Node | None = None
        self._kept_for: tuple[int, range] = (-1, range(0))
        self.simulated = 0
        """How many simulations were made so far; for measuring."""

    def choose(self, sight: Sight) -> Option:
        """The option that held out longest."""
        seat, options = sight.decision.seat, sight.decision.options
        root = self._root(sight)
        option = options[0]
        if len(options) > 1:
            option = self._search(root, sight.imagination, seat, options)
        self._kept = root.children.get((seat, option))
        # A draft goes on under the same number; a choice that is answered counts one on.
        self._kept_for = (seat, range(sight.number, sight.number + 2))
        return option

    def _root(self, sight: Sight) -> Node:
        """The tree of the decision before, if nobody else has chosen since."""
        seat, numbers = self._kept_for
        kept = self._kept
        if kept is not None and seat == sight.decision.seat and sight.number in numbers:
            return kept
        return Node()

    def _search(
        self, root: Node, imagination: Imagination[State], seat: int, options: Sequence[Option]
    ) -> Option:
        """Try options in the same worlds and drop the worse half, until one is left."""
        random = self._random
        simulations, horizon = self._level.simulations, self._level.horizon
        most = max(2, min(MANY, simulations // LEAST_WORLDS))
        left = self._survey(imagination, seat, options, most)
        budget = simulations * len(left) // most
        tried = {option: OptionRecord() for option in left}
        rounds = (len(left) - 1).bit_length()
        for _ in range(rounds):
            for _ in range(max(1, budget // (rounds * len(left)))):
                world = imagination.world(random)
                for option in left:
                    simulation = Simulation(self._advice, world.clone(), seat, horizon)
                    tried[option].add(*simulation.run(root, option))
                    self.simulated += 1
            left.sort(key=lambda option: -tried[option].score)
            del left[(len(left) + 1) // 2 :]
        return left[0]

    def _survey(
        self, imagination: Imagination[State], seat: int, options: Sequence[Option], most: int
    ) -> list[Option]:
        """The options that look best right after the move, and not much worse than the best."""
        simulations = self._level.simulations
        surveys = min(SURVEYS, 1 + simulations // 8)
        worlds = [imagination.world(self._random) for _ in range(surveys)]
        width = min(SURVEYED, simulations)
        looked_at = most_promising(self._advice, worlds[0], seat, options, width)
        teams = teams_of(worlds[0])
        found = {
            option: sum([move(self._advice, each.clone(), seat, option, teams) for each in worlds])
            for option in looked_at
        }
        least = max(found.values()) - HOPE * surveys
        worth = [option for option in looked_at if found[option] >= least]
        return sorted(worth, key=lambda option: -found[option])[:most]
