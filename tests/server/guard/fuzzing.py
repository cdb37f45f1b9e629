"""Rounds of fuzzing with fixed seeds, repeated for a given time, and a tally of the answers."""

from __future__ import annotations

import os
import time
from collections import Counter
from collections.abc import Callable, Iterator

from hypothesis import HealthCheck, Phase, seed, settings

SECONDS = float(os.environ.get("OSTROG_FUZZ_SECONDS", "6"))
"""Running time of each fuzzer in seconds."""
MOST_SECONDS = 10.0
"""Maximum time of an answer in seconds, even on a busy machine."""
BRIEF = settings(
    max_examples=12,
    deadline=None,
    database=None,
    phases=(Phase.generate, Phase.shrink),
    suppress_health_check=list(HealthCheck),
)


def rounds(at_least: int = 1) -> Iterator[int]:
    """Yield round numbers until the time is over, but at least a minimum number."""
    end, number = time.monotonic() + SECONDS, 0
    while number < at_least or time.monotonic() < end:
        yield number
        number += 1


def play_round(number: int, fuzz: Callable[[], None]) -> None:
    """Run a test over generated cases, which are the same for the same number."""
    seed(number)(BRIEF(fuzz))()


class Tally:
    """The answers a fuzzer received, and the time of the slowest one."""

    def __init__(self) -> None:
        self.answers: Counter[str] = Counter()
        self.slowest = 0.0
        self.about = ""
        """Description of the request with the slowest answer."""

    def note(self, answer: str, seconds: float, about: str) -> None:
        """Count an answer and check that it was not too slow."""
        self.answers[answer] += 1
        if seconds > self.slowest:
            self.slowest, self.about = seconds, about[:120]
        assert seconds < MOST_SECONDS, f"{seconds:.1f} s for {about[:500]}"

    def __str__(self) -> str:
        kinds = ", ".join(f"{kind} {count}" for kind, count in self.answers.most_common())
        slowest = f"slowest {self.slowest * 1000:.0f} ms: {self.about!r}"
        return f"{self.answers.total()} answers: {kinds}; {slowest}"
