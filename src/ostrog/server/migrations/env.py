"""How Alembic reaches the database."""

from __future__ import annotations

import asyncio

from alembic import context
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import create_async_engine

from ostrog.server.schema import metadata
from ostrog.server.settings import read_settings


def migrate(connection: Connection) -> None:
    """Run the migrations on a connection."""
    context.configure(connection=connection, target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()


async def connect() -> None:
    """Open a connection of our own."""
    url = context.config.attributes.get("database") or read_settings().database
    engine = create_async_engine(url)
    async with engine.connect() as connection:
        await connection.run_sync(migrate)
        await connection.commit()
    await engine.dispose()


asyncio.run(connect())
