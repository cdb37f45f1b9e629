"""Backups: the whole database in one file, made and read by PostgreSQL's own tools."""

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
    """PostgreSQL's client programs are not installed here; it names the missing one."""


class ToolFailed(Exception):
    """One of PostgreSQL's programs could not do its work; it says why."""


class NotEmpty(Exception):
    """There is something in the database already."""


def back_up(database: str, file: Path) -> None:
    """Write everything into a file, which is there only when it is complete."""
    part = file.with_name(f"{file.name}.part")
    # Seeds of open matches and hashes of passwords are in it: it is nobody else's to read.
    part.touch(mode=0o600)
    part.chmod(0o600)
    try:
        _run(database, "pg_dump", "--format=custom", "--no-owner", "--file", str(part))
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


async def restore(database: str, file: Path) -> None:
    """Read everything from a file into a database that is empty or not there."""
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
    """Where the database is, as the tools read it; a command line would show the password."""
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
