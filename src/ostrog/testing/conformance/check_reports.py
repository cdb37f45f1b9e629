"""Reports: what a check examined and what it found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import msgspec

MOST_PROBLEMS = 10

Progress = Callable[[int, int], None]
"""A callback that receives the number of finished games and the total."""


class CheckReport(msgspec.Struct):
    """The result of one check on one subject."""

    check: str
    subject: str
    examined: dict[str, int] = msgspec.field(default_factory=Counter)
    """Number of examined items, by kind."""
    shares: dict[str, float] = {}
    """Share of the pairs of worlds that really differed, by kind of hidden thing."""
    problems: list[str] = []
    hints: list[str] = []
    """What was not judged because the game does not declare enough."""

    @property
    def passed(self) -> bool:
        """Whether no problem was found and something was examined, or a hint says why not."""
        return not self.problems and (any(self.examined.values()) or bool(self.hints))

    def count(self, what: str, number: int = 1) -> None:
        """Record that items were examined."""
        self.examined[what] = self.examined.get(what, 0) + number

    def fail(self, problem: str) -> None:
        """Record a problem, up to a maximum of ten different ones."""
        if len(self.problems) < MOST_PROBLEMS and problem not in self.problems:
            self.problems.append(problem)

    def hint(self, text: str) -> None:
        """Mention something that cannot be judged, up to a maximum of ten different things."""
        if len(self.hints) < MOST_PROBLEMS and text not in self.hints:
            self.hints.append(text)
