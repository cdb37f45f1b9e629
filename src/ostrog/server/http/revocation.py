"""Farewells: a socket is closed when the session ends through which it was opened.

A session can end in any process. Whoever ends one lets the others know, and each looks into the
database which of the sessions of its own sockets are still there; so word that gets lost is made up
for at the next look.
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
"""So often, in seconds, it is looked whether word of the end of a session was missed."""

Close = Callable[[], None]


class Farewells:
    """The open sockets of this process, by their sessions."""

    def __init__(self, engine: AsyncEngine) -> None:
        """No socket is open yet."""
        self._engine = engine
        self.fanout: Fanout = Alone()
        self._open: dict[bytes, list[Close]] = {}
        self._look_now = asyncio.Event()

    @contextmanager
    def awaited(self, token: str, close: Close) -> Iterator[None]:
        """Have `close` called when the session with this token ends, as long as this lasts."""
        session = hashed(token)
        self._open.setdefault(session, []).append(close)
        try:
            yield
        finally:
            self._open[session].remove(close)
            if not self._open[session]:
                del self._open[session]

    async def ended(self) -> None:
        """Sessions have ended: their sockets are closed here and everywhere."""
        self.look_soon()
        await self.fanout.tell(SESSIONS)

    def look_soon(self) -> None:
        """Sessions have ended somewhere, or word of that may have been missed."""
        self._look_now.set()

    @asynccontextmanager
    async def looking(self) -> AsyncIterator[None]:
        """Look when there is reason to, and now and then without one, as long as this lasts."""
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
        """Close the sockets whose sessions are no longer there."""
        known = list(self._open)
        if not known:
            return
        there = select(sessions.c.token_hash).where(sessions.c.token_hash.in_(known))
        async with self._engine.connect() as connection:
            alive = set((await connection.execute(there)).scalars())
        for session in set(known) - alive:
            for close in list(self._open.get(session, ())):
                close()
