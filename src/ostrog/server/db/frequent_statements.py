"""Statements that every choice needs, given to the driver without detours.

SQLAlchemy takes several times as long as the driver for a statement that was executed before. So
these few are compiled once, and have connections of their own.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from typing import Any, TypeAlias
from weakref import WeakKeyDictionary

import asyncpg
from sqlalchemy import event
from sqlalchemy.dialects import registry
from sqlalchemy.engine import Engine
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql import ClauseElement

from ostrog.server.db.database import IDLE, PATIENCE, options

MOST_CONNECTIONS = 5
"""Maximum connections of a process for these statements; a choice uses one for a moment."""
LOST = (asyncpg.InterfaceError, asyncpg.InternalClientError)
"""What the driver raises about a connection that the database has closed."""

_dialect = registry.load("postgresql.asyncpg")
Driver: TypeAlias = "asyncpg.Connection[Any]"


class FrequentStatement:
    """A statement on the tables of the schema, compiled once for the driver."""

    def __init__(self, statement: ClauseElement) -> None:
        """Compile a statement; the values that change have names."""
        compiled: Any = statement.compile(dialect=_dialect())
        self.text: str = compiled.string
        self._names: Sequence[str] = compiled.positiontup or ()
        self._constant = {name: each for name, each in compiled.params.items() if each is not None}

    def ordered(self, values: Mapping[str, object]) -> list[object]:
        """Return the values in the order in which the driver wants them."""
        constant = self._constant
        return [constant[name] if name in constant else values[name] for name in self._names]


class DirectConnections:
    """Connections to the database on which each statement is a transaction of its own."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Open no connection yet; `engine` knows where the database is."""
        self._where: dict[str, Any] = {
            **engine.dialect.create_connect_args(engine.url)[1],
            **options(),
        }
        self._free = asyncio.Semaphore(MOST_CONNECTIONS)
        self._idle: list[tuple[Driver, float]] = []
        """Connections that are not in use, with the time of their last use; the newest is last."""

    async def write(self, statement: FrequentStatement, values: Mapping[str, object]) -> int:
        """Execute and commit a statement; return how many rows it has written."""
        async with self._connection() as connection:
            status = await connection.execute(statement.text, *statement.ordered(values))
        return int(status.rpartition(" ")[2])

    async def read(
        self, statement: FrequentStatement, values: Mapping[str, object]
    ) -> Sequence[asyncpg.Record]:
        """Return the rows that a statement finds."""
        async with self._connection() as connection:
            return await connection.fetch(statement.text, *statement.ordered(values))

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Driver]:
        """Lend a connection; after anything but a refusal of the database it is not used again."""
        if self._free.locked():
            async with asyncio.timeout(PATIENCE):
                await self._free.acquire()
        else:
            await self._free.acquire()
        connection: Driver | None = None
        try:
            connection = await self._take()
            yield connection
        except asyncpg.PostgresError as error:
            broken = isinstance(error, asyncpg.IntegrityConstraintViolationError)
            kind: type[DBAPIError] = IntegrityError if broken else OperationalError
            raise kind(None, None, error, hide_parameters=True) from error
        except BaseException as error:
            if connection is not None:
                connection.terminate()
            if isinstance(error, LOST):
                raise OperationalError(None, None, error, hide_parameters=True) from error
            raise
        finally:
            if connection is not None and not connection.is_closed():
                self._idle.append((connection, time.monotonic()))
            self._free.release()

    async def _take(self) -> Driver:
        """Return a connection that works; one that has been idle for long is tested first."""
        while self._idle:
            connection, since = self._idle.pop()
            if connection.is_closed():
                continue
            if time.monotonic() - since <= IDLE:
                return connection
            try:
                await connection.execute("SELECT 1")
            except (asyncpg.PostgresError, *LOST, OSError):
                connection.terminate()
            except BaseException:
                connection.terminate()
                raise
            else:
                return connection
        fresh: Driver = await asyncpg.connect(**self._where)
        return fresh

    def close(self) -> None:
        """Close the connections that are not in use."""
        while self._idle:
            self._idle.pop()[0].terminate()


_connections: WeakKeyDictionary[Engine, DirectConnections] = WeakKeyDictionary()


def direct(engine: AsyncEngine) -> DirectConnections:
    """Return the direct connections of an engine; they are closed together with it."""
    found = _connections.get(engine.sync_engine)
    if found is None:
        made = found = _connections[engine.sync_engine] = DirectConnections(engine)
        event.listen(engine.sync_engine, "engine_disposed", lambda _: made.close())
    return found
