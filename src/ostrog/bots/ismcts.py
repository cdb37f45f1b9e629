"""The searching bot: information-set Monte Carlo tree search over imagined worlds.

Each simulation imagines a world that fits all the seat has seen, follows the tree of choices as far
as it has grown, adds one choice, finishes that move, plays on to the horizon and judges where it
leads. One tree serves all worlds, so what is learned does not depend on what only one of them
hides.

Options differ by little and worlds by much. So at the root all options still in question are tried
in the same worlds, with the same dice and the same luck in the playouts, and the worse half of them
is dropped round by round (sequential halving). Below the root, choices are weighed visit by visit,
as long as it is the own team's move: a tree that went on into the replies would judge some options
before a reply and others after it, and a world looks worse right after the enemy has moved.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ostrog.bots.policy import finish_move, is_asked, most_promising, play_on, teams_of
from ostrog.bots.sight import Sight
from ostrog.bots.tree import Node
from ostrog.kernel import Advice, Imagination, Option, State, asks, choose

LEAST_WORLDS = 4
"""Each option in question is tried in so many worlds; where the budget is too small for that, the
less promising ones are left out."""
MANY = 8
"""A choice between fewer options than these gets less of the budget."""
BELIEF = 0.7
"""How much the end of a playout counts against the moment when the move was finished. The one has
seen what comes of it, the other is far less noisy."""


class Searching:
    """Spends a number of simulations on each decision."""

    def __init__(self, advice: Advice[State], simulations: int, random: Random) -> None:
        """Search with this budget."""
        self._advice = advice
        self._simulations = simulations
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
        most = max(2, self._simulations // LEAST_WORLDS)
        left = list(most_promising(self._advice, imagination.world(random), seat, options, most))
        budget = self._simulations * min(MANY, len(left)) // MANY
        sums = dict.fromkeys(left, 0.0)
        rounds = (len(left) - 1).bit_length()
        for _ in range(rounds):
            for _ in range(max(1, budget // (rounds * len(left)))):
                world, luck = imagination.world(random), random.getrandbits(64)
                for option in left:
                    chance = self._simulate(root, world.clone(), seat, option, Random(luck))
                    sums[option] += chance
            left.sort(key=lambda option: -sums[option])
            del left[(len(left) + 1) // 2 :]
        return left[0]

    def _simulate(self, root: Node, world: State, seat: int, option: Option, luck: Random) -> float:
        """Follow an option through a world; returns the chance of the seat's team."""
        advice, teams = self._advice, teams_of(world)
        node, team = root.after(seat, option), teams[seat]
        choose(world, seat, option)
        path = [node]
        while node.visits and is_asked(world, team, teams):
            ask = asks(world)[0]
            option = node.select(advice, world, ask.seat, ask.options)
            node = node.after(ask.seat, option)
            choose(world, ask.seat, option)
            path.append(node)
        finish_move(advice, world, team, teams)
        chance = advice.chances(world)[team]
        if advice.horizon and world.outcome is None:
            play_on(advice, world, team, teams, luck)
            chance += BELIEF * (advice.chances(world)[team] - chance)
        for node in path:
            node.visits += 1
            node.total += chance
        self.simulated += 1
        return chance
