"""Sight: all that a bot is given to decide with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from ostrog.kernel import Imagination, Option, State, View, view
from ostrog.kernel.hidden.views import DecisionView


class Sight(msgspec.Struct, frozen=True, eq=False):
    """What the holder of some seats knows when one of them is asked."""

    view: View
    decision: DecisionView
    imagination: Imagination[State]
    """Worlds that fit all that has been seen; the real one is not kept in there."""
    number: int
    """How many choices have been made in the match; everybody counts along."""
    times: int = 0
    """How often they have seen this very view before."""


class Bot(Protocol):
    """Answers decisions, one pick at a time. There is no way to hand it a match or a state."""

    def choose(self, sight: Sight) -> Option:
        """One of the options of the decision."""
        ...


def sight_of(state: State, held: Sequence[int], seat: int, number: int) -> Sight:
    """What the holder of these seats sees when that one of them is asked."""
    seen = view(state, held)
    decision = next(each for each in seen.decisions if each.seat == seat)
    return Sight(seen, decision, Imagination(state, held), number)
