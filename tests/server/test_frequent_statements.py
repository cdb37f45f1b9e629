"""Statements of the hot path go straight to the driver, and do what the others do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import pytest
from sqlalchemy import select, text, update
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from ostrog.kernel.matches.records import Undid
from ostrog.server.accounts import guests
from ostrog.server.db import frequent_statements, schema, storage
from ostrog.server.db.database import connect
from ostrog.server.db.frequent_statements import FrequentStatement, direct
from ostrog.server.db.storage import Overtaken, StoredEntry, Written

T = TypeVar("T")
VERSION = 3
ENTRY = Undid(seat=1)
SLEEPING = FrequentStatement(text("SELECT pg_sleep(:seconds), pg_backend_pid()"))
SETTING = FrequentStatement(text("SELECT current_setting('synchronous_commit')"))


def with_match(database: str, action: Callable[[AsyncEngine, str], Awaitable[T]]) -> T:
    """Run a function with an engine of its own and a new match."""

    async def do() -> T:
        engine = connect(database)
        try:
            guest, _ = await guests.welcome(engine)
            seats = {0: True, 1: False}
            match = await storage.open_match(
                engine,
                game="five_armies",
                version=VERSION,
                scenario="standard",
                opener=guest.id,
                seats=seats,
                contribution=b"",
            )
            return await action(engine, match)
        finally:
            await engine.dispose()

    return asyncio.run(do())


def entry(match: str, at: int = 0, request: str = "first", version: int = VERSION) -> Written:
    return Written(match, version, at, request, ENTRY)


async def kept(engine: AsyncEngine, match: str) -> list[StoredEntry]:
    return await storage.read_entries(engine, match)


def test_an_entry_is_committed_when_it_is_written(database: str) -> None:
    async def do(engine: AsyncEngine, match: str) -> None:
        await storage.write(engine, entry(match))
        another = connect(database)
        columns = schema.entries.c
        found = select(columns.seq, columns.request, columns.entry).where(columns.match == match)
        async with another.connect() as connection:
            ((at, request, data),) = (await connection.execute(found)).all()
        await another.dispose()
        assert (at, request) == (0, "first")
        assert storage._any_entry.decode(data) == ENTRY
        assert await kept(engine, match) == [StoredEntry(0, "first", ENTRY)]

    with_match(database, do)


def test_both_ways_of_writing_and_of_reading_are_alike(database: str) -> None:
    async def do(engine: AsyncEngine, match: str) -> None:
        await storage.write(engine, entry(match, 0, "one"))
        async with storage.writing(engine, entry(match, 1, "other")):
            pass
        wanted = [StoredEntry(0, "one", ENTRY), StoredEntry(1, "other", ENTRY)]
        assert await kept(engine, match) == wanted
        assert await storage.read_entries(engine, match, until=2) == wanted
        assert await storage.read_entries(engine, match, 1) == wanted[1:]

    with_match(database, do)


@pytest.mark.parametrize(
    ("changed", "what"),
    [
        ({"ended": "given-up"}, {}),
        ({"paused": True}, {}),
        ({"version": VERSION + 1}, {}),
        ({}, {"version": VERSION + 1}),
        ({}, {"at": 1, "request": "earlier"}),
        ({}, {"request": "another"}),
    ],
    ids=["over", "paused", "newer rules", "other rules", "written request", "written number"],
)
def test_an_entry_that_was_overtaken_is_not_written(
    database: str, changed: dict[str, object], what: dict[str, object]
) -> None:
    async def do(engine: AsyncEngine, match: str) -> None:
        await storage.write(engine, entry(match, 0, "earlier"))
        if changed:
            changing = update(schema.matches).where(schema.matches.c.id == match).values(changed)
            async with engine.begin() as connection:
                await connection.execute(changing)
        late = {"at": 1 if not what.get("request") else 0, "request": "late"} | what
        with pytest.raises(Overtaken):
            await storage.write(engine, entry(match, **late))  # type: ignore[arg-type]
        assert len(await kept(engine, match)) == 1

    with_match(database, do)


def test_an_entry_may_be_written_in_a_pause_if_it_ends_or_needs_it(database: str) -> None:
    async def do(engine: AsyncEngine, match: str) -> None:
        changing = update(schema.matches).where(schema.matches.c.id == match).values(paused=True)
        async with engine.begin() as connection:
            await connection.execute(changing)
        await storage.write(engine, Written(match, VERSION, 0, "first", ENTRY, True))
        assert len(await kept(engine, match)) == 1

    with_match(database, do)


def test_connections_wait_for_the_disk_like_all_others(database: str) -> None:
    """Each says of `synchronous_commit` what the database says."""

    async def do(engine: AsyncEngine, _: str) -> None:
        async with engine.connect() as connection:
            wanted = await connection.scalar(text("SELECT current_setting('synchronous_commit')"))
        ((found,),) = await direct(engine).read(SETTING, {})
        assert found == wanted

    with_match(database, do)


def test_connections_are_few_and_are_used_again(database: str) -> None:
    async def do(engine: AsyncEngine, _: str) -> None:
        found = [direct(engine).read(SLEEPING, {"seconds": 0.05}) for _ in range(20)]
        backends = {rows[0][1] for rows in await asyncio.gather(*found)}
        assert len(backends) == frequent_statements.MOST_CONNECTIONS
        ((_, backend),) = await direct(engine).read(SLEEPING, {"seconds": 0})
        assert backend in backends

    with_match(database, do)


def test_a_connection_that_was_lost_is_replaced(database: str) -> None:
    async def do(engine: AsyncEngine, match: str) -> None:
        ((_, backend),) = await direct(engine).read(SLEEPING, {"seconds": 0})
        async with engine.connect() as connection:
            await connection.execute(text(f"SELECT pg_terminate_backend({backend})"))
        await asyncio.sleep(0.1)
        await storage.write(engine, entry(match))
        assert len(await kept(engine, match)) == 1

    with_match(database, do)


def test_an_idle_connection_is_tested_before_it_is_used(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(frequent_statements, "IDLE", -1.0)

    async def do(engine: AsyncEngine, match: str) -> None:
        ((_, backend),) = await direct(engine).read(SLEEPING, {"seconds": 0})
        async with engine.connect() as connection:
            await connection.execute(text(f"SELECT pg_terminate_backend({backend})"))
        await storage.write(engine, entry(match))  # at once, before the loss is noticed
        assert len(await kept(engine, match)) == 1

    with_match(database, do)


def test_a_statement_that_fails_is_reported_like_others(database: str) -> None:
    async def do(engine: AsyncEngine, match: str) -> None:
        broken = FrequentStatement(text("SELECT 1 / :nought"))
        with pytest.raises(DBAPIError):
            await direct(engine).read(broken, {"nought": 0})
        await storage.write(engine, entry(match))

    with_match(database, do)


def test_a_connection_whose_statement_was_cancelled_is_not_used_again(database: str) -> None:
    async def do(engine: AsyncEngine, match: str) -> None:
        ((_, backend),) = await direct(engine).read(SLEEPING, {"seconds": 0})
        waiting = asyncio.create_task(direct(engine).read(SLEEPING, {"seconds": 30}))
        await asyncio.sleep(0.1)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        ((_, other),) = await direct(engine).read(SLEEPING, {"seconds": 0})
        assert other != backend
        await storage.write(engine, entry(match))

    with_match(database, do)


def test_connections_end_with_their_engine(database: str) -> None:
    async def do(engine: AsyncEngine, _: str) -> None:
        ((_, backend),) = await direct(engine).read(SLEEPING, {"seconds": 0})
        await engine.dispose()
        await asyncio.sleep(0.1)
        async with engine.connect() as connection:
            there = text(f"SELECT count(*) FROM pg_stat_activity WHERE pid = {backend}")
            assert await connection.scalar(there) == 0

    with_match(database, do)
