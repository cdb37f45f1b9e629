"""The tables of people: the migration makes what the schema says, and can be taken back."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect
from sqlalchemy.ext.asyncio import create_async_engine

from ostrog.server.db.database import configuration, migrate
from ostrog.server.db.schema import metadata
from server.databases import Databases

OURS = {"accounts", "signups", "tokens", "letters", "blocks", "results", "ratings", "reports"}


@pytest.fixture
def empty(databases: Databases) -> str:
    """The address of a database without tables."""
    return databases.bare()


def look(url: str, what: Any) -> Any:
    async def connected() -> Any:
        engine = create_async_engine(url)
        try:
            async with engine.connect() as connection:
                return await connection.run_sync(what)
        finally:
            await engine.dispose()

    return asyncio.run(connected())


def differences(connection: Connection) -> list[object]:
    context = MigrationContext.configure(
        connection,
        opts={"include_name": lambda name, kind, _: kind != "table" or name in OURS},
    )
    return [
        each
        for each in compare_metadata(context, metadata)
        # The tables of others are not looked at here, and so seem to be missing.
        if not (isinstance(each, tuple) and each[0] == "add_table" and each[1].name not in OURS)
        and not (
            isinstance(each, tuple) and each[0] == "add_index" and each[1].table.name not in OURS
        )
    ]


def names(connection: Connection) -> set[str]:
    return set(inspect(connection).get_table_names())


def test_the_migration_makes_what_the_schema_says(database: str) -> None:
    assert look(database, names) >= OURS
    assert look(database, differences) == []


def test_the_migration_can_be_taken_back(empty: str) -> None:
    migrate(empty)
    command.downgrade(configuration(empty), "0003")
    assert not look(empty, names) & OURS
    migrate(empty)
    assert look(empty, names) >= OURS
