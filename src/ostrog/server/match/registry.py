"""The matches in memory: loaded on request, and kept up to date while they have listeners."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
import uuid
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from ostrog.kernel import MissingRules
from ostrog.server.catalogue import find_scenario
from ostrog.server.db import presence, storage
from ostrog.server.db.database import at_once
from ostrog.server.db.fanout import Alone, Fanout
from ostrog.server.logs import short
from ostrog.server.match import chat
from ostrog.server.match.session import MatchSession

_log = logging.getLogger(__name__)

MOST_MATCHES = 500
"""Maximum matches kept in memory; matches with listeners are kept even beyond it."""
STOP_TIMEOUT = 1.0
"""Seconds to wait for the database when the server stops."""
LOOK_EVERY = 3.0
"""Polling interval in seconds for entries written by other processes."""


class MatchRegistry:
    """The matches that this process has in memory."""

    def __init__(self, engine: AsyncEngine, fanout: Fanout | None = None) -> None:
        """Start with no match loaded."""
        self.engine = engine
        self.fanout: Fanout = Alone() if fanout is None else fanout
        self._matches: OrderedDict[str, MatchSession] = OrderedDict()
        self._look_now = asyncio.Event()
        self._process = uuid.uuid4()
        self._said_who = 0.0
        """Monotonic time at which presence was last written."""

    def __len__(self) -> int:
        """Return the number of matches in memory."""
        return len(self._matches)

    async def find(self, match: str) -> MatchSession | None:
        """Return a match by its id with its current seats, or None if it cannot be shown here."""
        stored = await storage.find_match(self.engine, match)
        if stored is None:
            return None
        if find_scenario(stored.game, stored.version, stored.scenario) is None:
            return None
        session = self._matches.get(match)
        if session is None:
            session = self._matches[match] = MatchSession(
                self.engine, stored, self.fanout, self._process
            )
            self._make_room()
        elif session.stored != stored:
            session.stored = stored
        self._matches.move_to_end(match)
        return session

    def _make_room(self) -> None:
        """Drop the least recently requested matches beyond the maximum."""
        surplus = len(self._matches) - MOST_MATCHES
        if surplus <= 0:
            return
        idle = [
            match
            for match, session in self._matches.items()
            if not session.listeners and not session.lock.locked()
        ]
        # The caller is about to use the newest one.
        for match in idle[: min(surplus, len(idle) - 1)]:
            del self._matches[match]

    async def heard(self, match: str, rules: int = 0) -> None:
        """Read and send what another process has changed in a match.

        If `rules` is the version by which the match is played, the only change is an entry.
        """
        known = self._matches.get(match)
        if known is None or not known.listeners:
            return
        if rules == known.stored.version:
            await known.catch_up(known.stored)
            return
        before = known.stored
        session = await self.find(match)
        assert session is not None
        try:
            await session.catch_up(before)
        except MissingRules:
            session.rules_missed()
        session.tell_presets()
        await session.company.tell_chat()
        await session.company.tell_presence()

    @asynccontextmanager
    async def looking_around(self) -> AsyncIterator[None]:
        """Check for missed changes at regular intervals, in the background."""
        task = asyncio.create_task(self._look_around())
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            # If the database does not answer, the presence written by this process expires later.
            with contextlib.suppress(OSError, SQLAlchemyError, TimeoutError):
                async with asyncio.timeout(STOP_TIMEOUT):
                    await presence.end(self.engine, self._process)

    async def _look_around(self) -> None:
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._look_now.wait(), LOOK_EVERY)
            self._look_now.clear()
            with contextlib.suppress(OSError, SQLAlchemyError):
                await self.look()
                await self._say_who_is_there()

    def look_soon(self) -> None:
        """Check now, since a notification was missed."""
        self._look_now.set()

    async def look(self) -> None:
        """Bring all matches with listeners up to date."""
        watched = {match: session for match, session in self._matches.items() if session.listeners}
        if not watched:
            return
        waiting = [match for match, session in watched.items() if not session.stored.full]
        written = await storage.count_entries(self.engine, list(watched))
        behind = [match for match, count in written.items() if watched[match].lacks_entries(count)]
        said = await chat.newest(self.engine, list(watched))
        unheard = [
            match for match, number in said.items() if watched[match].company.lacks_lines(number)
        ]
        for match in {*waiting, *behind, *unheard}:
            try:
                await self.heard(match)
            except (OSError, SQLAlchemyError):
                raise
            except Exception:  # a match that cannot be read must not block the others
                _log.exception("a match cannot be read: %s", short(match))
        async with at_once(self.engine) as connection:
            here = await presence.who(connection, list(watched))
        for match, session in watched.items():
            if session.company.sees_others_than(here[match]):
                await session.company.tell_presence()

    async def _say_who_is_there(self) -> None:
        if time.monotonic() - self._said_who < presence.SAID_EVERY:
            return
        people = [
            (match, listener.guest)
            for match, session in self._matches.items()
            for listener in session.listeners
        ]
        await presence.go_on(self.engine, self._process, people)
        self._said_who = time.monotonic()
