"""Coverage goals: things that random games should encounter, so that no rule is left untried."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

import msgspec

from ostrog.kernel.runtime.state import State

S = TypeVar("S", bound=State)


class Occurrences(msgspec.Struct, Generic[S], frozen=True, eq=False):
    """Things that random games should encounter, such as the effect of every card.

    `ostrog tally` counts them, to show that every part of the rules is reached.
    """

    expected: tuple[str, ...]
    """Names of everything that should occur."""
    seen: Callable[[S], Iterable[str]]
    """Function that returns those expected names that occurred in the last choice or hold now."""
    never: tuple[str, ...] = ()
    """Names that the game expects and that cannot occur with an expansion, such as its cards that
    the expansion leaves in the box."""
