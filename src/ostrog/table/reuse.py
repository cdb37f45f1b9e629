"""Reuse: what is made from the same things again and again is made once."""

from __future__ import annotations

from collections.abc import Callable
from operator import is_
from typing import TypeVar, TypeVarTuple

Given = TypeVarTuple("Given")
Made = TypeVar("Made")


def reused(make: Callable[[*Given], Made]) -> Callable[[*Given], Made]:
    """Return a function that gives the last result again while its arguments are the same objects.

    For what all observers of a state share, since they are served one after the other, and for what
    all options of a decision share. Nobody may change the arguments or the result.
    """
    last: tuple[tuple[*Given], Made] | None = None

    def once(*given: *Given) -> Made:
        nonlocal last
        kept = last  # another thread may replace it meanwhile
        if kept is None or not all(map(is_, kept[0], given)):
            kept = last = given, make(*given)
        return kept[1]

    return once
