"""The matches in memory: found when they are asked for, and looked after while somebody listens."""

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
from ostrog.server.db.fanout import Alone, Fanout
from ostrog.server.logs import short
from ostrog.server.match import chat
from ostrog.server.match.session import MatchSession

_log = logging.getLogger(__name__)

MOST_TABLES = 500
"""So many matches are kept in memory, besides those that somebody watches."""
FAREWELL = 1.0
"""So many seconds a server that ends waits for the database."""
LOOK_EVERY = 3.0
"""So often, in seconds, it is looked whether word of an entry was missed."""


class MatchRegistry:
    """The matches in memory."""

    def __init__(self, engine: AsyncEngine, fanout: Fanout | None = None) -> None:
        """Nothing is loaded yet."""
        self.engine = engine
        self.fanout: Fanout = Alone() if fanout is None else fanout
        self._tables: OrderedDict[str, MatchSession] = OrderedDict()
        self._look_now = asyncio.Event()
        self._process = uuid.uuid4()
        self._said_who = 0.0
        """When it was last said who is there."""

    def __len__(self) -> int:
        """How many there are."""
        return len(self._tables)

    async def find(self, match: str) -> MatchSession | None:
        """A match by its id, with its seats as they are now."""
        stored = await storage.find_match(self.engine, match)
        if stored is None:
            return None
        if find_scenario(stored.game, stored.version, stored.scenario) is None:
            return None
        table = self._tables.get(match)
        if table is None:
            table = self._tables[match] = MatchSession(
                self.engine, stored, self.fanout, self._process
            )
            self._make_room()
        elif table.stored != stored:
            table.stored = stored
        self._tables.move_to_end(match)
        return table

    def _make_room(self) -> None:
        """Forget the matches that nobody has asked for in the longest time."""
        surplus = len(self._tables) - MOST_TABLES
        if surplus <= 0:
            return
        idle = [
            match
            for match, table in self._tables.items()
            if not table.listeners and not table.lock.locked()
        ]
        # The newest one is about to be used by whoever asked for it.
        for match in idle[: min(surplus, len(idle) - 1)]:
            del self._tables[match]

    async def heard(self, match: str, rules: int = 0) -> None:
        """Another process has something to tell about a match: an entry by these rules, or more."""
        known = self._tables.get(match)
        if known is None or not known.listeners:
            return
        if rules == known.stored.version:
            await known.catch_up(known.stored)
            return
        before = known.stored
        table = await self.find(match)
        assert table is not None
        try:
            await table.catch_up(before)
        except MissingRules:
            table.rules_missed()
        table.tell_presets()
        await table.company.tell_talk()
        await table.company.tell_presence()

    @asynccontextmanager
    async def looking_around(self) -> AsyncIterator[None]:
        """Look now and then whether word of an entry was missed."""
        task = asyncio.create_task(self._look_around())
        try:
            yield
        finally:
            task.cancel()
            await asyncio.gather(task, return_exceptions=True)
            # If the database does not answer, others find out a little later who has left.
            with contextlib.suppress(OSError, SQLAlchemyError, TimeoutError):
                async with asyncio.timeout(FAREWELL):
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
        """Word was certainly missed."""
        self._look_now.set()

    async def look(self) -> None:
        """Catch up with all matches that somebody watches."""
        watched = {match: table for match, table in self._tables.items() if table.listeners}
        if not watched:
            return
        waiting = [match for match, table in watched.items() if not table.stored.full]
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
            except Exception:  # one match that cannot be read must not keep the others from it
                _log.exception("a match cannot be read: %s", short(match))
        async with self.engine.connect() as connection:
            here = await presence.who(connection, list(watched))
        for match, table in watched.items():
            if table.company.sees_others_than(here[match]):
                await table.company.tell_presence()

    async def _say_who_is_there(self) -> None:
        if time.monotonic() - self._said_who < presence.SAID_EVERY:
            return
        people = [
            (match, listener.guest)
            for match, table in self._tables.items()
            for listener in table.listeners
        ]
        await presence.go_on(self.engine, self._process, people)
        self._said_who = time.monotonic()
