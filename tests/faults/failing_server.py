"""Ostrog with failpoints: run like `ostrog`, for example `python -m faults.failing_server serve`.

- After SIGUSR1 the process ends right after the next commit, before anybody is answered.
- It knows newer versions of the rules than the other processes (`NEWER`).
- Its clock is off by the seconds in a file (`CLOCK`), which may change at any time.

Processes in which bots think are started from this module too, so everything but the command line
happens when it is imported.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from datetime import datetime, timedelta, tzinfo
from pathlib import Path
from types import FrameType
from typing import ParamSpec, TypeVar

import procrastinate.utils
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from faults import newer_rules
from faults.surroundings import CLOCK, NEWER
from ostrog.cli import app
from ostrog.server.db import storage
from ostrog.server.db.storage import Written
from ostrog.server.match import chat, late_mail, session

P = ParamSpec("P")
T = TypeVar("T")

armed: list[int] = []
"""Not empty if the process is to end after the next commit."""


# The failpoint


def arm(number: int, _: FrameType | None) -> None:
    """End the process after the next commit."""
    armed.append(number)


def end_if_armed() -> None:
    """End the process at once, if it is armed."""
    if armed:
        os.kill(os.getpid(), signal.SIGKILL)


def committed(action: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Return an action after whose commit the process may end."""

    async def do(*args: P.args, **kwargs: P.kwargs) -> T:
        done = await action(*args, **kwargs)
        end_if_armed()
        return done

    return do


def after_a_commit(action: Callable[P, Awaitable[T]]) -> Callable[P, Awaitable[T]]:
    """Return an action before which something was committed, so that the process may end."""

    async def do(*args: P.args, **kwargs: P.kwargs) -> T:
        end_if_armed()
        return await action(*args, **kwargs)

    return do


_writing = storage.writing


@asynccontextmanager
async def writing(engine: AsyncEngine, what: Written) -> AsyncIterator[AsyncConnection]:
    """Write an entry and more, as the server does; the process may end after the commit."""
    async with _writing(engine, what) as connection:
        yield connection
    end_if_armed()


def set_failpoints() -> None:
    """Let the process end after commits of entries, chat lines, presets and proposals."""
    signal.signal(signal.SIGUSR1, arm)
    storage.write = committed(storage.write)  # type: ignore[assignment]  # a coroutine function
    storage.writing = writing
    chat.store_line = committed(chat.store_line)  # type: ignore[assignment]  # a coroutine function
    match = session.MatchSession
    for name in ("presets_changed", "told_anew"):
        setattr(match, name, after_a_commit(getattr(match, name)))


# The clock


def moved() -> float:
    """Return by how many seconds the clock is off."""
    try:
        return float(Path(os.environ[CLOCK]).read_text(encoding="ascii"))
    except (OSError, ValueError):  # it is just being written
        return 0.0


class Moved(datetime):
    """The time by a clock that is off."""

    @classmethod
    def now(cls, tz: tzinfo | None = None) -> datetime:  # type: ignore[override]  # not a Moved
        """Return the current time by this clock."""
        return datetime.now(tz) + timedelta(seconds=moved())


def move_the_clock() -> None:
    """Let everything in this process that asks for the time of day get it from this clock."""
    real, utc_now = time.time, procrastinate.utils.utcnow
    time.time = lambda: real() + moved()
    procrastinate.utils.utcnow = lambda: utc_now() + timedelta(seconds=moved())
    for module in (session, late_mail):
        module.datetime = Moved  # type: ignore[attr-defined]  # they import it


set_failpoints()
newer_rules.install(int(os.environ.get(NEWER, "0")))
if CLOCK in os.environ and "LD_PRELOAD" not in os.environ:
    move_the_clock()

if __name__ == "__main__":
    sys.argv[0] = "ostrog"
    app()
