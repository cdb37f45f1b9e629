"""A simulation: one option, followed through one imagined world as far as the horizon.

Worlds are judged twice, when the own move is finished and when the horizon is reached, always at
these moments, and never in the middle of a battle. A world looks worse right after the enemy has
moved, so a simulation that ended now before a reply and now after it would compare what cannot be
compared.
"""

from __future__ import annotations

from random import Random

from ostrog.bots.policy import Teams, at_a_glance, obvious, teams_of
from ostrog.bots.tree import Node
from ostrog.kernel import Advice, Ask, Option, State, asks, choose

LONGEST = 12
"""So many decisions a move may take on average; a longer line is broken off and judged."""


class Simulation:
    """Follows the tree as far as it has grown, adds one choice, and goes on without thinking."""

    def __init__(self, advice: Advice[State], world: State, seat: int, luck: Random) -> None:
        """Simulate for a seat, in a world that is used up by it."""
        self._advice = advice
        self._world = world
        self._seat = seat
        self._luck = luck
        self._teams: Teams = teams_of(world)
        self._path: list[tuple[Node, int]] = []
        """Where it came to in the tree, and by whose choice."""

    def run(self, root: Node, option: Option) -> tuple[float, float]:
        """The chance of the seat's team after its own move, and at the horizon."""
        advice, world, teams = self._advice, self._world, self._teams
        own = team = teams[self._seat]
        self._choose(root, self._seat, option)
        soon: float | None = None
        moves = 0
        quiet = advice.quiet
        for _ in range(LONGEST * (1 + advice.horizon)):
            waiting = asks(world)
            if not waiting:
                break
            ask = waiting[0]
            if teams[ask.seat] != team and (quiet is None or quiet(world)):
                if soon is None:
                    soon = advice.chances(world)[own]
                if moves == advice.horizon:
                    break
                moves, team = moves + 1, teams[ask.seat]
            self._go_on(ask, in_own_move=not moves)
        later = advice.chances(world)[own]
        soon = later if soon is None else soon
        self._remember(own, (soon + later) / 2)
        return soon, later

    def _go_on(self, ask: Ask, *, in_own_move: bool) -> None:
        node, _ = self._path[-1]
        if node.visits:
            option = node.select(self._advice, self._world, ask.seat, ask.options)
            self._choose(node, ask.seat, option)
        elif in_own_move:
            choose(self._world, ask.seat, obvious(self._advice, self._world, ask.seat, ask.options))
        else:
            choose(self._world, ask.seat, at_a_glance(self._advice, self._world, ask, self._luck))

    def _choose(self, node: Node, seat: int, option: Option) -> None:
        """Make a choice that the tree knows, or learns now."""
        self._path.append((node.after(seat, option), self._teams[seat]))
        choose(self._world, seat, option)

    def _remember(self, own: int, chance: float) -> None:
        for node, team in self._path:
            node.visits += 1
            node.total += chance if team == own else 1 - chance
