"""A simulation: one option, followed in one imagined world up to the horizon.

A world is judged exactly twice, when the own move is finished and when the horizon is reached, and
never in the middle of a battle. A world looks worse right after the opponent has moved, so results
from before and after a reply could not be compared.
"""

from __future__ import annotations

from collections.abc import Sequence

from ostrog.bots.policy import Teams, carry_on
from ostrog.bots.tree import Node
from ostrog.kernel import Advice, Ask, Option, State, asked_seats, asks, choose

MATURE = 8
"""Number of visits from which a node selects by search; before, quick choices are made."""
LONGEST = 12
"""Maximum average number of decisions per move; a longer simulation is stopped and judged."""


class Simulation:
    """A run that follows the well-known part of the tree, and then makes quick choices."""

    def __init__(
        self,
        advice: Advice[State],
        world: State,
        seat: int,
        horizon: int,
        teams: Teams,
    ) -> None:
        """Prepare a simulation for a seat up to a horizon; the world is consumed."""
        self._horizon = horizon
        self._advice = advice
        self._world = world
        self._seat = seat
        self._teams = teams
        self._judged: Sequence[float] | None = None
        """The chances of the teams in the world as it is now, if they are known."""
        self._path: list[tuple[Node, int]] = []
        """The nodes visited in the tree, each with the number of the team that chose it."""
        self._at: Node | None = None
        """The current node in the tree; None after leaving the tree."""

    def run(self, root: Node, option: Option) -> tuple[float, float]:
        """Return the chance of the seat's team after its own move, and at the horizon."""
        advice, teams = self._advice, self._teams
        own = team = teams[self._seat]
        self._choose(root, self._seat, option)
        soon: float | None = None
        moves = 0
        quiet = advice.quiet
        for _ in range(LONGEST * (1 + self._horizon)):
            waiting = asked_seats(self._world)
            if not waiting:
                break
            asked = teams[waiting[0]]
            if asked != team and (quiet is None or quiet(self._world)):
                if soon is None:
                    soon = self._chances()[own]
                if moves == self._horizon:
                    break
                moves, team = moves + 1, asked
            self._go_on(asks(self._world)[0])
        later = self._chances()[own]
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
            self._world, self._judged = carry_on(self._advice, self._world, ask, self._teams)

    def _chances(self) -> Sequence[float]:
        if self._judged is None:
            self._judged = self._advice.chances(self._world)
        return self._judged

    def _choose(self, node: Node, seat: int, option: Option) -> None:
        """Make a choice, and go to its node in the tree, which is created if needed."""
        self._at = node.after(seat, option)
        self._path.append((self._at, self._teams[seat]))
        choose(self._world, seat, option)
        self._judged = None

    def _remember(self, own: int, chance: float) -> None:
        for node, team in self._path:
            node.visits += 1
            node.total += chance if team == own else 1 - chance
