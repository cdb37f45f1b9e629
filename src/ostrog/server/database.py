"""The database: creating it, bringing it up to date, and connections to it."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ProgrammingError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

MIGRATIONS = Path(__file__).parent / "migrations"


def connect(url: str) -> AsyncEngine:
    """Connections to the database."""
    return create_async_engine(
        url,
        pool_size=10,
        max_overflow=10,
        pool_pre_ping=True,
        hide_parameters=True,  # an error that is logged must not tell what people wrote
    )


def configuration(url: str) -> Config:
    """How Alembic is to work on a database."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.set_main_option("path_separator", "os")
    config.attributes["database"] = url
    return config


def migrate(url: str) -> None:
    """Bring a database to the newest revision."""
    command.upgrade(configuration(url), "head")


async def create(url: str) -> bool:
    """Create a database if it is not there; returns whether it was created."""
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
