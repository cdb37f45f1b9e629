"""Revocation: a socket is closed when the login session that opened it ends.

A session can end in any process. That process notifies the others, and each process checks in the
database which sessions of its own sockets still exist. A lost notification only delays this until
the next regular check.
"""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager

from sqlalchemy import select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from ostrog.server.accounts.tokens import hashed
from ostrog.server.db.fanout import SESSIONS, Alone, Fanout
from ostrog.server.db.schema import sessions

LOOK_EVERY = 3.0
"""Polling interval in seconds for sessions revoked by other processes."""

Close = Callable[[], None]


class OpenSockets:
    """The open sockets of this process, grouped by login session."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Start without open sockets."""
        self._engine = engine
        self.fanout: Fanout = Alone()
        self._open: dict[bytes, list[Close]] = {}
        self._look_now = asyncio.Event()

    @contextmanager
    def awaited(self, token: str, close: Close) -> Iterator[None]:
        """Call `close` if the session with this token ends inside the `with` block."""
        session = hashed(token)
        self._open.setdefault(session, []).append(close)
        try:
            yield
        finally:
            self._open[session].remove(close)
            if not self._open[session]:
                del self._open[session]

    def count(self, token: str) -> int:
        """Return the number of open sockets of the session with this token."""
        return len(self._open.get(hashed(token), ()))

    async def ended(self) -> None:
        """Close the sockets of sessions that have just ended, here and in all other processes."""
        self.look_soon()
        await self.fanout.tell(SESSIONS)

    def look_soon(self) -> None:
        """Check now, since sessions have ended or a notification may have been lost."""
        self._look_now.set()

    @asynccontextmanager
    async def looking(self) -> AsyncIterator[None]:
        """Check the sessions on every notification and at regular intervals, in the background."""
        await self.fanout.follow(SESSIONS)
        task = asyncio.create_task(self._look_around())
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)

    async def _look_around(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._look_now.wait(), LOOK_EVERY)
            self._look_now.clear()
            with contextlib.suppress(OSError, SQLAlchemyError):
                await self.look()

    async def look(self) -> None:
        """Close the sockets whose sessions no longer exist."""
        known = list(self._open)
        if not known:
            return
        there = select(sessions.c.token_hash).where(sessions.c.token_hash.in_(known))
        async with self._engine.connect() as connection:
            alive = set((await connection.execute(there)).scalars())
        for session in set(known) - alive:
            for close in list(self._open.get(session, ())):
                close()
