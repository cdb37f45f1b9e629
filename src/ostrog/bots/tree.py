"""The tree of a search: sequences of choices with their results."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ostrog.kernel import Advice, Option, State

EXPLORATION = 0.08
"""Weight of exploring rarely tried options, compared with the average result of an option.

It is small because the results of options seldom differ by more than a few hundredths.
"""
CAUTION = 0.02
"""Amount by which an untried option is estimated below the average result."""
FIRST, MORE = 4, 1.5
"""Number of options that a new node considers, and growth with the square root of visits.

Of a long list, only the most promising options are considered at first.
"""

Move = tuple[int, Option]
"""A seat and the option that it chose."""


class Node:
    """A situation reached by a sequence of choices, in any world."""

    __slots__ = ("children", "promises", "total", "visits")

    def __init__(self) -> None:
        """Create a node without visits."""
        self.children: dict[Move, Node] = {}
        self.visits = 0
        self.total = 0.0
        """Sum of the results for the team whose choice led here."""
        self.promises: dict[Move, float] = {}
        """The promise of each option when it was first seen."""

    def after(self, seat: int, option: Option) -> Node:
        """Return the node after a choice, which is created if needed."""
        child = self.children.get((seat, option))
        if child is None:
            child = self.children[seat, option] = Node()
        return child

    def select(
        self, advice: Advice[State], world: State, seat: int, options: Sequence[Option]
    ) -> Option:
        """Return the option to follow: one with good results, or too few visits for its promise."""
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
