"""Environment in which Alembic runs the migrations."""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from ostrog.server.db.schema import metadata
from ostrog.server.settings import read_settings


def is_ours(name: str | None, kind: str, parents: object) -> bool:
    """Whether our schema describes an object; the tables of jobs belong to procrastinate."""
    return kind != "table" or not (name or "").startswith("procrastinate_")


def migrate(connection: Connection) -> None:
    """Run the migrations on a connection."""
    context.configure(connection=connection, target_metadata=metadata, include_name=is_ours)
    with context.begin_transaction():
        context.run_migrations()


async def connect() -> None:
    """Open a connection and run the migrations on it."""
    url = context.config.attributes.get("database") or read_settings().database
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        await connection.run_sync(migrate)
        await connection.commit()
    await engine.dispose()


asyncio.run(connect())
