"""How long fuzzers run: in rounds with fixed seeds, as many as fit into the time."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator

from hypothesis import HealthCheck, Phase, seed, settings

SECONDS = float(os.environ.get("OSTROG_FUZZ_SECONDS", "6"))
"""For each fuzzer."""
BRIEF = settings(
    max_examples=12,
    deadline=None,
    database=None,
    phases=(Phase.generate, Phase.shrink),
    suppress_health_check=list(HealthCheck),
)


def rounds(at_least: int = 1) -> Iterator[int]:
    """The numbers of the rounds, until the time is over."""
    end, number = time.monotonic() + SECONDS, 0
    while number < at_least or time.monotonic() < end:
        yield number
        number += 1


def play_round(number: int, fuzz: Callable[[], None]) -> None:
    """Run a test over generated cases, the same ones for the same number."""
    seed(number)(BRIEF(fuzz))()
