"""Sight: all information that a bot gets for a decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from ostrog.kernel import Imagination, Option, State, View, view
from ostrog.kernel.hidden.views import DecisionView


class Sight(msgspec.Struct, frozen=True, eq=False):
    """The knowledge of the holder of some seats when one of them has a decision to make."""

    view: View
    decision: DecisionView
    imagination: Imagination[State]
    """Source of worlds that fit everything seen; it does not contain the real state."""
    number: int
    """Number of choices made in the match, which is public."""
    times: int = 0
    """Number of times that the holder has seen the same view before."""


class Bot(Protocol):
    """A computer player that answers decisions pick by pick and never gets a match or a state."""

    def choose(self, sight: Sight) -> Option:
        """Return one of the options of the decision."""
        ...


def sight_of(state: State, held: Sequence[int], seat: int, number: int) -> Sight:
    """Return the sight of the holder of these seats when `seat` has a decision to make."""
    seen = view(state, held)
    decision = next(each for each in seen.decisions if each.seat == seat)
    return Sight(seen, decision, Imagination(state, held), number)
