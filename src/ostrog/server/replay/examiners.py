"""Examiners: processes that replay matches and records, since a replay keeps Python busy."""

from __future__ import annotations

import asyncio
import resource
import signal
import threading
import uuid
from collections import Counter
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from functools import partial
from typing import ParamSpec, TypeVar

from litestar.exceptions import ServiceUnavailableException, TooManyRequestsException

from ostrog.kernel import Mismatched
from ostrog.server.match import bot_players
from ostrog.server.match.bot_players import TiedPool

SECONDS = 20.0
"""Seconds that a replay may take."""
GRACE = 1.0
"""Seconds after which work that was to end and has not is killed."""
QUICK = 2.0
"""Seconds for a record at first; one that takes longer waits behind all that are quick."""
MOST_MEMORY = 2 * 1024**3
"""Maximum address space of a process that replays a record, in bytes."""
MOST_WAITING = 8
"""Maximum records that wait for their turn, at most one for each guest."""
MOST_READERS = 60
"""Maximum requests about matches that wait for their turn."""
MOST_PAGES = 4
"""Maximum requests about matches that wait for one guest: a browser fetches some in advance."""
TOO_SLOW = "too-slow"
"""Key of the problem that a replay takes too long."""

Found = TypeVar("Found")
P = ParamSpec("P")


# In the process that replays


def limited(seconds: float, work: Callable[[], Found | str]) -> Found | str:
    """Return the result of work on a record, or the key of its problem.

    The limits protect the server: only this process takes long or runs out of memory.
    """
    before, most = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, most))
    try:
        return in_time(seconds, work)
    except Mismatched as found:
        return found.reason
    except Exception:  # an untrusted record may trigger any error
        return "cannot-be-done"
    finally:
        resource.setrlimit(resource.RLIMIT_AS, (before, most))


class GivenUp(BaseException):
    """Raised in work that has taken too long; no ordinary `except` catches it."""


def in_time(seconds: float, work: Callable[[], Found | str]) -> Found | str:
    """Return the result of work, or the key of the problem that it takes too long.

    Work that does not let itself be interrupted is killed with its process soon after.
    """
    if threading.current_thread() is not threading.main_thread():
        return work()  # only tests replay in threads, which no alarm reaches
    signal.signal(signal.SIGALRM, _give_up)
    signal.setitimer(signal.ITIMER_REAL, seconds, GRACE)
    try:
        return work()
    except GivenUp:
        return TOO_SLOW
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


def _give_up(*_: object) -> None:
    signal.signal(signal.SIGALRM, signal.SIG_DFL)  # the next alarm kills this process
    raise GivenUp


# In the server


class Lane:
    """A process that replays one thing after the other, for guests who wait in a queue."""

    def __init__(self, start: Callable[[], Executor], most: int, each: int) -> None:
        """Let at most `most` requests wait, and `each` of one guest; the first starts it."""
        self._start, self._most, self._each = start, most, each
        self._pool: Executor | None = None
        self._turn = asyncio.Lock()
        self._waiting: Counter[uuid.UUID] = Counter()

    async def work(self, guest: uuid.UUID, work: Callable[[], Found | str]) -> Found | str:
        """Return the result of a guest's work, or the key of its problem."""
        if self._waiting[guest] >= self._each or self._waiting.total() >= self._most:
            raise TooManyRequestsException("too many replays", headers={"retry-after": "10"})
        self._waiting[guest] += 1
        try:
            async with self._turn:
                return await self._work(work)
        finally:
            self._waiting[guest] -= 1
            self._waiting = +self._waiting

    async def _work(self, work: Callable[[], Found | str]) -> Found | str:
        pool = self._pool = self._pool or self._start()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work)
        except BrokenExecutor:  # it exceeded its time or memory
            self.close()
            return TOO_SLOW

    def close(self) -> None:
        """Stop the process."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


class Examiners:
    """The lanes in which replays wait: matches of this server, quick records, long records.

    Records may come from anywhere and take as long as a process may run. Such a record is tried for
    a short time and then again behind the other long ones, so that no quick record waits for it.
    """

    def __init__(self) -> None:
        """Set up; each process is started when it is first needed."""
        self._matches = Lane(lambda: bot_players.make_pool(1), MOST_READERS, MOST_PAGES)
        self._quick = Lane(partial(TiedPool, 1), MOST_WAITING, 1)
        self._long = Lane(partial(TiedPool, 1), MOST_WAITING, 1)

    async def read(
        self, guest: uuid.UUID, work: Callable[P, Found | str], *args: P.args, **named: P.kwargs
    ) -> Found | str:
        """Return the result of a replay of a match of this server, or the key of its problem."""
        found = await self._matches.work(guest, partial(_read, partial(work, *args, **named)))
        if found == TOO_SLOW:
            raise ServiceUnavailableException("it takes too long")
        return found

    async def examine(
        self,
        guest: uuid.UUID,
        work: Callable[P, Found | str],
        *args: P.args,
        **named: P.kwargs,
    ) -> Found | str:
        """Return the result of a guest's work on a record, or the key of its problem."""
        wanted = partial(work, *args, **named)
        found = await self._quick.work(guest, partial(limited, QUICK, wanted))
        if found == TOO_SLOW:
            found = await self._long.work(guest, partial(limited, SECONDS, wanted))
        return found

    def close(self) -> None:
        """Stop the processes."""
        for lane in (self._matches, self._quick, self._long):
            lane.close()


def _read(work: Callable[[], Found | str]) -> Found | str:
    return in_time(SECONDS, work)
