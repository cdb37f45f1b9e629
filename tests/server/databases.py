"""Databases of tests: migrated once, copied, and used again, since each of these takes longer."""

from __future__ import annotations

import os
import uuid
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from sqlalchemy.engine import make_url

from ostrog.server.db.database import migrate
from server.people.helping import leave_database

SERVER = os.environ.get("OSTROG_TEST_POSTGRES", "postgresql+asyncpg://postgres@127.0.0.1:5432")
KEPT = {"alembic_version", "pulse"}
"""Tables in which there is something from the beginning."""


class Databases:
    """The databases of a test run; all of them are dropped at its end."""

    def __init__(self) -> None:
        """Make the one with empty tables, of which the others are copies."""
        self._server = _connect(f"{SERVER}/postgres")
        self._made: list[str] = []
        self._unused: list[str] = []
        self._original = self.bare()
        migrate(self._original)

    @contextmanager
    def lent(self) -> Iterator[str]:
        """The address of a database with empty tables that nobody else uses as long as this lasts.

        To drop a database PostgreSQL has to write all others to the disk; to empty it is quick.
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
        """The address of a database without tables."""
        return self._make("")

    def _copy(self) -> str:
        return self._make(f"TEMPLATE {make_url(self._original).database}")

    def _make(self, how: str) -> str:
        name = f"ostrog_test_{uuid.uuid4().hex[:12]}"
        self._server.execute(f"CREATE DATABASE {name} {how}".encode())
        self._made.append(name)
        # These databases never see a crash, so nothing has to wait for the disk.
        self._server.execute(f"ALTER DATABASE {name} SET synchronous_commit = off".encode())
        return f"{SERVER}/{name}"

    def drop(self) -> None:
        """Drop them all."""
        for name in self._made:
            leave_database(f"{SERVER}/{name}")
            self._server.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())
        self._server.close()


def _connect(address: str) -> psycopg.Connection:
    url = make_url(address).set(drivername="postgresql")
    return psycopg.connect(url.render_as_string(hide_password=False), autocommit=True)
