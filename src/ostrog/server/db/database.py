"""Creating, migrating and connecting to the database."""

from __future__ import annotations

import math
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import event, text
from sqlalchemy.engine import make_url
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DisconnectionError, ProgrammingError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

MIGRATIONS = Path(__file__).parent / "migrations"


PATIENCE = 15.0
"""Seconds to wait for a connection, and for the answer to a command; the database may be silent."""
KEEPALIVE = {"tcp_keepalives_idle": "30", "tcp_keepalives_interval": "10"}
"""Settings by which the database notices that a server is gone."""
IDLE = 5.0
"""Seconds without use after which a connection is tested before it is used again."""


def options() -> dict[str, object]:
    """Return the options of each connection."""
    return {"timeout": PATIENCE, "command_timeout": PATIENCE, "server_settings": KEEPALIVE}


def connect(url: str) -> AsyncEngine:
    """Return an engine with a pool of connections to the database."""
    engine = create_async_engine(
        url,
        pool_size=10,
        max_overflow=5,  # frequent statements have connections of their own
        pool_timeout=PATIENCE,
        connect_args=options(),
        hide_parameters=True,  # a logged error must not contain what players wrote
    )
    _try_idle_ones(engine)
    return engine


@asynccontextmanager
async def at_once(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Open a connection on which each statement is a transaction of its own.

    Beginning and ending a transaction costs as much as reading a row.
    """
    async with engine.connect() as connection:
        yield await connection.execution_options(isolation_level="AUTOCOMMIT")


def _try_idle_ones(engine: AsyncEngine) -> None:
    """Test idle connections before use, since a restart of the database may have closed them.

    Connections used recently are not tested, since a test takes longer than writing a choice.
    """
    pool, dialect = engine.sync_engine.pool, engine.dialect

    def returned(_: object, record: ConnectionPoolEntry) -> None:
        record.info["returned"] = time.monotonic()

    def taken(connection: DBAPIConnection, record: ConnectionPoolEntry, _: object) -> None:
        if time.monotonic() - record.info.get("returned", math.inf) <= IDLE:
            return
        try:
            dialect.do_ping(connection)
        except dialect.loaded_dbapi.Error as error:
            raise DisconnectionError from error

    event.listen(pool, "checkin", returned)
    event.listen(pool, "checkout", taken)


def configuration(url: str) -> Config:
    """Return the configuration of Alembic for a database."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["database"] = url
    return config


def migrate(url: str) -> None:
    """Upgrade a database to the newest revision."""
    command.upgrade(configuration(url), "head")


async def create(url: str) -> bool:
    """Create a database unless it exists; returns whether it was created."""
    wanted = make_url(url)
    engine = create_async_engine(wanted.set(database="postgres"), isolation_level="AUTOCOMMIT")
    try:
        async with engine.connect() as connection:
            name = engine.dialect.identifier_preparer.quote(wanted.database or "")
            await connection.execute(text(f"CREATE DATABASE {name}"))
    except ProgrammingError as error:
        if "already exists" not in str(error):
            raise
        return False
    finally:
        await engine.dispose()
    return True


async def drop(url: str) -> None:
    """Drop a database, for tests."""
    wanted = make_url(url)
    engine = create_async_engine(wanted.set(database="postgres"), isolation_level="AUTOCOMMIT")
    async with engine.connect() as connection:
        name = engine.dialect.identifier_preparer.quote(wanted.database or "")
        await connection.execute(text(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)"))
    await engine.dispose()
