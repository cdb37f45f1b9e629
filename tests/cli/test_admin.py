"""`ostrog admin`: what an operator reads, and how the command ends."""

from __future__ import annotations

import asyncio
import shutil
import uuid
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest
from litestar.testing import TestClient
from sqlalchemy import delete, update

from cli.running import run
from ostrog.kernel import read_record
from ostrog.server.db import schema
from ostrog.server.db.database import drop
from ostrog.server.http.app import make_app
from ostrog.server.settings import Settings
from server.accounts.helping import rows
from server.browsers import at_table, open_match
from server.databases import SERVER, Databases


@pytest.fixture
def match(database: str) -> str:
    """An open match of three entries, and a report about it."""
    settings = Settings(database=database, client="no-such-folder", worker="apart")
    with TestClient(make_app(settings)) as ann:
        ann.get("/api/me")
        # A name from before names were cleaned.
        rows(database, update(schema.guests).values(name="Ann\x1b[2J"))
        found = open_match(ann, 0, 1)
        with at_table(ann, found) as table:
            while table.at < 3:
                table.play_at_random(Random(1))
        report = {"match": found, "at": 3, "text": "Wrong \x1b[31m dice."}
        assert ann.post("/api/people/reports/ruling", json=report).status_code == 204
    return found


@pytest.fixture(autouse=True)
def database(databases: Databases, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The address of the database that the command finds."""
    with databases.lent() as found:
        monkeypatch.setenv("OSTROG_DATABASE", found)
        yield found


def test_check_reports_and_ends_accordingly(database: str, match: str) -> None:
    healthy = run("admin", "check")
    assert (healthy.exit_code, healthy.stdout) == (0, "Matches replayed: 1. Different: 0.\n")
    here = (schema.entries.c.match == match) & (schema.entries.c.seq == 1)
    kept = rows(database, schema.entries.select().where(here))[0]
    rows(database, update(schema.entries).where(here).values(entry=b"\xc1"))
    broken = run("admin", "check", "--open")
    assert broken.exit_code == 1
    assert f"{match} (five_armies, rules " in broken.stdout
    assert "unreadable-entry at 0" in broken.stdout
    assert run("admin", "repair", match).exit_code == 1
    assert run("admin", "show", match).exit_code == 1
    rows(database, update(schema.entries).where(here).values(entry=kept.entry))
    assert run("admin", "repair", match).exit_code == 0


def test_show_tells_who_is_asked_and_nothing_hidden(database: str, match: str) -> None:
    shown = run("admin", "show", match)
    assert shown.exit_code == 0, shown.output
    assert "Entries: 3, the last one Chose" in shown.stdout
    assert "a person (Ann [2J)" in shown.stdout
    assert "\x1b" not in shown.stdout
    row = rows(database, schema.matches.select().where(schema.matches.c.id == match))[0]
    assert row.seed.hex() not in shown.stdout
    for name in ("no-such-match", "-begins-with-a-hyphen"):
        unknown = run("admin", "show", name)
        assert unknown.exit_code == 2
        assert "There is no such match." in unknown.output


def test_reports_are_listed_and_saved(match: str, tmp_path: Path) -> None:
    listed = run("admin", "reports", "--save", str(tmp_path / "new"))
    assert listed.exit_code == 0, listed.output
    assert f"ruling {match} at 3\nWrong  [31m dice.\nReports: 1.\n" in listed.stdout
    (file,) = (tmp_path / "new").iterdir()
    record = read_record(file.read_bytes())
    assert (len(record.entries), record.seed) == (3, b"")


def test_guests_who_never_sat_down_are_deleted(database: str, match: str) -> None:
    rows(database, schema.guests.insert().values(id=uuid.uuid4(), name=""))
    rows(database, update(schema.guests).values(created=datetime(2020, 1, 1, tzinfo=UTC)))
    rows(database, delete(schema.sessions))
    assert run("admin", "forget-guests", "--days", "30").stdout == "Guests deleted: 1.\n"
    assert run("admin", "forget-guests", "--days", "0").exit_code == 2


@pytest.mark.skipif(
    shutil.which("pg_dump") is None, reason="PostgreSQL's client programs are not installed"
)
def test_a_backup_is_restored_and_every_match_replayed(
    match: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "ostrog.backup"
    assert run("admin", "backup", str(file)).exit_code == 0
    full = run("admin", "restore", str(file))
    assert full.exit_code == 2
    assert "not empty" in full.output
    url = f"{SERVER}/ostrog_test_{uuid.uuid4().hex[:12]}"
    monkeypatch.setenv("OSTROG_DATABASE", url)
    try:
        restored = run("admin", "restore", str(file))
        assert restored.exit_code == 0, restored.output
        assert restored.stdout == "Matches replayed: 1. Different: 0.\n"
        assert run("admin", "show", match).exit_code == 0
    finally:
        asyncio.run(drop(url))
    assert run("admin", "restore", str(tmp_path / "none")).exit_code == 2


def test_what_is_missing_is_said(
    match: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    without = run("admin", "backup", str(tmp_path / "ostrog.backup"))
    assert without.exit_code == 2
    assert "pg_dump is missing" in without.output
    monkeypatch.setenv("OSTROG_DATABASE", "postgresql+asyncpg://postgres@127.0.0.1:1/none")
    assert "Cannot reach the database" in run("admin", "check").output
    monkeypatch.setenv("OSTROG_DATABASE", f"{SERVER}/no_such_database")
    missing = run("admin", "check")
    assert missing.exit_code == 2
    assert "ostrog migrate" in missing.output


def test_a_match_is_closed_once(match: str) -> None:
    assert run("admin", "close", match).exit_code == 0
    again = run("admin", "close", match)
    assert again.exit_code == 2
    assert "over already" in again.output
    assert run("admin", "check").exit_code == 0
