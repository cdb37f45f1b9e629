"""The tree of a search: what was tried after what, and how it went."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ostrog.kernel import Advice, Option, State

EXPLORATION = 0.08
"""How much an option that was tried seldom is preferred to one that went well. Options of one
decision seldom differ by more than a few hundredths in what they lead to."""
CAUTION = 0.02
"""An option not tried yet is thought to be worse than the average by so much."""
FIRST, MORE = 4, 1.5
"""A node considers its four most promising options, and more of them the more often it is seen:
long lists are widened, not tried from end to end."""

Move = tuple[int, Option]
"""Who chose what."""


class Node:
    """A situation reached by a sequence of choices, whatever lies hidden."""

    __slots__ = ("children", "promises", "total", "visits")

    def __init__(self) -> None:
        """Nothing has been tried."""
        self.children: dict[Move, Node] = {}
        self.visits = 0
        self.total = 0.0
        """Sum of what the team got that chose to come here."""
        self.promises: dict[Move, float] = {}
        """How promising each option looked when it was first seen."""

    def after(self, seat: int, option: Option) -> Node:
        """Where a choice leads."""
        child = self.children.get((seat, option))
        if child is None:
            child = self.children[seat, option] = Node()
        return child

    def select(
        self, advice: Advice[State], world: State, seat: int, options: Sequence[Option]
    ) -> Option:
        """The option to follow now: it went well, or was tried too seldom for its promise."""
        weights = self._promises(advice, world, seat, options)
        least, whole = 0.0, sum(weights)
        width = FIRST + int(MORE * math.sqrt(self.visits))
        if len(options) > width:
            considered = sorted(weights, reverse=True)[:width]
            least, whole = considered[-1], sum(considered)
        tried = [self.children.get((seat, option)) for option in options]
        seen = sum([node.visits for node in tried if node is not None])
        got = sum([node.total for node in tried if node is not None])
        unknown = (got / seen if seen else 0.5) - CAUTION
        scale = EXPLORATION * math.sqrt(seen + 1) / whole
        best, chosen = -math.inf, 0
        for index, (node, weight) in enumerate(zip(tried, weights, strict=True)):
            if weight < least:
                continue
            if node is None or not node.visits:
                score = unknown + scale * weight
            else:
                score = node.total / node.visits + scale * weight / (1 + node.visits)
            if score > best:
                best, chosen = score, index
        return options[chosen]

    def _promises(
        self, advice: Advice[State], world: State, seat: int, options: Sequence[Option]
    ) -> list[float]:
        known = self.promises
        new = [option for option in options if (seat, option) not in known]
        if new:
            moves = [(seat, option) for option in new]
            known.update(zip(moves, advice.promise(world, seat, new), strict=True))
        return [known[seat, option] for option in options]
