"""A server that tells which parts of a choice its processor time goes to.

`uv run python -m load.comparing --profile` in the folder of the tests starts one and plays on it.
From SIGUSR1 to SIGUSR2 it is noted what is running, up to a thousand times in a second of processor
time; with the latter the share of each part is printed to standard error.
"""

from __future__ import annotations

import signal
import sys
from collections import Counter
from types import FrameType

from ostrog.cli import app

EVERY = 0.001
"""Seconds of processor time between two samples."""
SHOWN = 30
"""Number of functions that are printed below the parts."""
PARTS = (
    ("JSON and gzip", ("http/sockets.py:__init__", "http/sockets.py:packed")),
    ("views", ("kernel/hidden/views.py",)),
    ("scenes and pointing", ("ostrog/table/", "match/view.py")),
    ("database", ("server/db/storage.py", "server/db/jobs.py", "asyncpg/", "sqlalchemy/")),
    ("words to other processes", ("db/fanout.py", "nats/")),
    ("rules", ("session.py:_answer", "ostrog/kernel/", "ostrog/games/")),
    ("parsing", ("http/sockets.py:_decoded", "http/sockets.py:options")),
    ("match in memory", ("server/match/",)),
    ("sockets", ("server/http/", "litestar/", "uvicorn/", "websockets/", "starlette/")),
)
"""Parts with the files or functions that belong to them.

What is running belongs to the first part that has one of the functions under way.
"""
REST = "event loop"


class Samples:
    """What was running, as often as it was looked at."""

    def __init__(self) -> None:
        """Start with nothing."""
        self.parts: Counter[str] = Counter()
        self.running: Counter[str] = Counter()
        """Functions that were running themselves."""
        self.under_way: Counter[str] = Counter()
        """Functions that were running or had called what was."""

    def begin(self, *_: object) -> None:
        """Start to take samples."""
        signal.signal(signal.SIGPROF, self.take)
        signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)

    def take(self, _: int, frame: FrameType | None) -> None:
        """Note what is running now."""
        stack = []
        while frame is not None:
            code = frame.f_code
            stack.append(f"{code.co_filename}:{code.co_name}")
            frame = frame.f_back
        self.parts[part_of(stack)] += 1
        self.running[stack[0]] += 1
        self.under_way.update(set(stack))

    def tell(self, *_: object) -> None:
        """Print the share of each part and of the dearest functions."""
        signal.setitimer(signal.ITIMER_PROF, 0)
        taken = self.parts.total()
        print(f"{taken} samples", file=sys.stderr)
        taken = max(taken, 1)
        for counted in (self.parts, self.running, self.under_way):
            for name, count in counted.most_common(SHOWN):
                print(f"{count / taken:7.1%}  {name[-90:]}", file=sys.stderr)
            print(file=sys.stderr, flush=True)


def part_of(stack: list[str]) -> str:
    """Return the part to which functions under way belong."""
    for part, members in PARTS:
        if any(member in each for each in stack for member in members):
            return part
    return REST


if __name__ == "__main__":
    samples = Samples()
    signal.signal(signal.SIGUSR1, samples.begin)
    signal.signal(signal.SIGUSR2, samples.tell)
    app(["serve", *sys.argv[1:]])
