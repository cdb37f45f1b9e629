"""A simulation: one option, followed through one imagined world as far as the horizon.

Worlds are judged twice, when the own move is finished and when the horizon is reached, always at
these moments, and never in the middle of a battle. A world looks worse right after the enemy has
moved, so a simulation that ended now before a reply and now after it would compare what cannot be
compared.
"""

from __future__ import annotations

from ostrog.bots.policy import Teams, carry_on, teams_of
from ostrog.bots.tree import Node
from ostrog.kernel import Advice, Ask, Option, State, asks, choose

MATURE = 8
"""A place in the tree that was seen so often is searched; before, it is passed at a glance."""
LONGEST = 12
"""So many decisions a move may take on average; a longer line is broken off and judged."""


class Simulation:
    """Follows the tree as far as it is well known, and goes on at a glance."""

    def __init__(self, advice: Advice[State], world: State, seat: int, horizon: int) -> None:
        """Simulate for a seat as far as a horizon, in a world that is used up by it."""
        self._horizon = horizon
        self._advice = advice
        self._world = world
        self._seat = seat
        self._teams: Teams = teams_of(world)
        self._path: list[tuple[Node, int]] = []
        """Where it came to in the tree, and by whose choice."""
        self._at: Node | None = None
        """Where it is in the tree; nothing once it has left it."""

    def run(self, root: Node, option: Option) -> tuple[float, float]:
        """The chance of the seat's team after its own move, and at the horizon."""
        advice, teams = self._advice, self._teams
        own = team = teams[self._seat]
        self._choose(root, self._seat, option)
        soon: float | None = None
        moves = 0
        quiet = advice.quiet
        for _ in range(LONGEST * (1 + self._horizon)):
            waiting = asks(self._world)
            if not waiting:
                break
            ask = waiting[0]
            if teams[ask.seat] != team and (quiet is None or quiet(self._world)):
                if soon is None:
                    soon = advice.chances(self._world)[own]
                if moves == self._horizon:
                    break
                moves, team = moves + 1, teams[ask.seat]
            self._go_on(ask)
        later = advice.chances(self._world)[own]
        soon = later if soon is None else soon
        self._remember(own, (soon + later) / 2)
        return soon, later

    def _go_on(self, ask: Ask) -> None:
        node = self._at
        if node is not None and node.visits >= MATURE:
            option = node.select(self._advice, self._world, ask.seat, ask.options)
            self._choose(node, ask.seat, option)
        else:
            self._at = None
            self._world = carry_on(self._advice, self._world, ask, self._teams)

    def _choose(self, node: Node, seat: int, option: Option) -> None:
        """Make a choice that the tree knows, or learns now."""
        self._at = node.after(seat, option)
        self._path.append((self._at, self._teams[seat]))
        choose(self._world, seat, option)

    def _remember(self, own: int, chance: float) -> None:
        for node, team in self._path:
            node.visits += 1
            node.total += chance if team == own else 1 - chance
