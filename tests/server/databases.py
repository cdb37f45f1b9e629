"""Test databases: one is migrated, then copied, and the copies are reused, to save time."""

from __future__ import annotations

import os
import uuid
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from sqlalchemy.engine import make_url

from ostrog.server.db.database import migrate
from server.accounts.helping import leave_database

SERVER = os.environ.get("OSTROG_TEST_POSTGRES", "postgresql+asyncpg://postgres@127.0.0.1:5432")
KEPT = {"alembic_version", "pulse"}
"""Tables that are not empty after the migration, and are never cleared."""


class Databases:
    """The databases of a test run, which are all dropped at its end."""

    def __init__(self) -> None:
        """Create the database with empty tables, from which the others are copied."""
        self._server = _connect(f"{SERVER}/postgres")
        self._made: list[str] = []
        self._unused: list[str] = []
        self._original = self.bare()
        migrate(self._original)

    @contextmanager
    def lent(self) -> Iterator[str]:
        """Lend a database with empty tables for exclusive use; yield its address.

        The database is cleared, not dropped: that is faster, because PostgreSQL writes all
        databases to disk before it drops one.
        """
        url = self._unused.pop() if self._unused else self._copy()
        yield url
        leave_database(url)
        with _connect(url) as connection:
            found = connection.execute(
                "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
            )
            tables = ", ".join(sorted({name for (name,) in found} - KEPT))
            connection.execute(f"TRUNCATE {tables}".encode())
        self._unused.append(url)

    def bare(self) -> str:
        """Create a database without tables and return its address."""
        return self._make("")

    def _copy(self) -> str:
        return self._make(f"TEMPLATE {make_url(self._original).database}")

    def _make(self, how: str) -> str:
        name = f"ostrog_test_{uuid.uuid4().hex[:12]}"
        self._server.execute(f"CREATE DATABASE {name} {how}".encode())
        self._made.append(name)
        # These databases need not survive a crash, so commits need not wait for the disk.
        self._server.execute(f"ALTER DATABASE {name} SET synchronous_commit = off".encode())
        return f"{SERVER}/{name}"

    def drop(self) -> None:
        """Drop all databases."""
        for name in self._made:
            leave_database(f"{SERVER}/{name}")
            self._server.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())
        self._server.close()


def _connect(address: str) -> psycopg.Connection:
    url = make_url(address).set(drivername="postgresql")
    return psycopg.connect(url.render_as_string(hide_password=False), autocommit=True)
