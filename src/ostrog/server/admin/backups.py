"""Backups of the whole database in one file, written and restored with PostgreSQL's tools."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from sqlalchemy import text
from sqlalchemy.engine import make_url

from ostrog.server.db.database import connect, create

_TABLES = text(
    "SELECT count(*) FROM pg_class JOIN pg_namespace space ON space.oid = relnamespace"
    " WHERE relkind IN ('r', 'v', 'm', 'S', 'f', 'p')"
    " AND space.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast')"
)


class NoTool(Exception):
    """A client program of PostgreSQL is not installed; the message names it."""


class ToolFailed(Exception):
    """A client program of PostgreSQL failed; the message says why."""


class NotEmpty(Exception):
    """The database to restore into is not empty."""


def back_up(database: str, file: Path) -> None:
    """Write the database to a file, which appears only when it is complete."""
    part = file.with_name(f"{file.name}.part")
    # Only the owner may read it, since it contains password hashes and seeds of open matches.
    part.touch(mode=0o600)
    part.chmod(0o600)
    try:
        _run(database, "pg_dump", "--format=custom", "--no-owner", "--file", str(part))
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


async def restore(database: str, file: Path) -> None:
    """Restore a file into a database that is empty or does not exist yet."""
    tool = _tool("pg_restore")
    await create(database)
    engine = connect(database)
    try:
        async with engine.connect() as connection:
            if (await connection.execute(_TABLES)).scalar_one():
                raise NotEmpty
    finally:
        await engine.dispose()
    name = make_url(database).database or ""
    wishes = ("--no-owner", "--exit-on-error", "--single-transaction", "--dbname", name)
    _run(database, tool, *wishes, str(file))


def _tool(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        raise NoTool(name)
    return found


def _run(database: str, tool: str, *arguments: str) -> None:
    done = subprocess.run(
        [_tool(tool), *arguments],
        env=os.environ | _connection(database),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise ToolFailed(done.stderr.strip())


def _connection(database: str) -> dict[str, str]:
    """Return the environment variables for the tools; a command line would show the password."""
    url = make_url(database)
    given = {
        "PGHOST": url.host,
        "PGPORT": url.port and str(url.port),
        "PGUSER": url.username,
        "PGPASSWORD": url.password,
        "PGDATABASE": url.database,
        "PGSSLMODE": url.query.get("ssl"),
    }
    return {name: str(value) for name, value in given.items() if value}
