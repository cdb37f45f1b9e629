"""Reports: what a check examined and what it found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import msgspec

MOST_PROBLEMS = 10

Progress = Callable[[int, int], None]
"""Told how many games of how many are done."""


class CheckReport(msgspec.Struct):
    """The result of one check on one subject."""

    check: str
    subject: str
    examined: dict[str, int] = msgspec.field(default_factory=Counter)
    """How many of what were looked at."""
    shares: dict[str, float] = {}
    """Per kind of hidden thing, in what share of the pairs of worlds it really differed."""
    problems: list[str] = []

    @property
    def passed(self) -> bool:
        """Whether nothing was wrong, and something was looked at."""
        return not self.problems and any(self.examined.values())

    def count(self, what: str, number: int = 1) -> None:
        """Note that something was examined."""
        self.examined[what] = self.examined.get(what, 0) + number

    def fail(self, problem: str) -> None:
        """Note a problem; after ten, more of them would tell nothing new."""
        if len(self.problems) < MOST_PROBLEMS and problem not in self.problems:
            self.problems.append(problem)
