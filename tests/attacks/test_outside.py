"""Things outside fail: NATS is not there, the database falls silent, the worker is stuck."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from procrastinate.exceptions import ConnectorException
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine

from ostrog.server.db import database as connecting
from ostrog.server.db import fanout, jobs
from ostrog.server.http.app import make_app
from ostrog.server.settings import Settings
from server.accounts.helping import rows
from server.browsers import at_table
from server.conftest import another_browser
from server.test_bots import opened

NOBODY = "nats://127.0.0.1:9"
"""An address at which no NATS server listens."""


def test_a_server_starts_and_plays_without_nats(
    another_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fanout, "MOMENT", 0.2)
    settings = Settings(database=another_database, client="no-such-folder", nats=NOBODY)
    begun = time.monotonic()
    with TestClient(make_app(settings)) as client:
        ann = another_browser(client)
        match = opened(ann, {"game": "five_armies", "scenario": "standard", "seats": [0, 1]})
        with at_table(ann, match) as table:
            assert table.standing["decisions"]
        assert time.monotonic() - begun < 20
    assert time.monotonic() - begun < 25


def test_ready_knows_the_worker(server: TestClient[Litestar], database: str) -> None:
    ann = another_browser(server)
    assert ann.get("/api/ready").json() == {"status": "ok"}
    server.app.state.started -= 3600
    end = time.monotonic() + 5
    silent = text("UPDATE procrastinate_workers SET last_heartbeat = now() - interval '1 hour'")
    found: list[str] = []
    while not found and time.monotonic() < end:  # a worker that lives shows it every two seconds
        rows(database, silent)
        answer = ann.get("/api/ready")
        if answer.status_code == 503:
            found.append(answer.json()["status"])
    assert found == ["no-worker"]


class Proxy:
    """Stands between a client and the database; when it is silent, it passes no answers on."""

    def __init__(self, host: str, port: int) -> None:
        self.host, self.port, self.silent = host, port, False

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, to = await asyncio.open_connection(self.host, self.port)

        async def copy(
            source: asyncio.StreamReader, goal: asyncio.StreamWriter, *, answers: bool
        ) -> None:
            with suppress(OSError):
                while data := await source.read(65536):
                    if not (answers and self.silent):
                        goal.write(data)
                        await goal.drain()

        tasks = [
            asyncio.create_task(copy(reader, to, answers=False)),
            asyncio.create_task(copy(there, writer, answers=True)),
        ]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        to.close()
        writer.close()


@asynccontextmanager
async def proxied(url: str) -> AsyncIterator[tuple[Proxy, str]]:
    """Yield a proxy to a database, and the address of the database through it."""
    real = make_url(url)
    proxy = Proxy(real.host or "127.0.0.1", real.port or 5432)
    listening = await asyncio.start_server(proxy.serve, "127.0.0.1", 0)
    port = listening.sockets[0].getsockname()[1]
    try:
        yield proxy, real.set(host="127.0.0.1", port=port).render_as_string(hide_password=False)
    finally:
        listening.close()


async def answers(engine: AsyncEngine) -> bool:
    """Whether a database answers again; on a busy machine that may take more than one try."""
    end = time.monotonic() + 20
    while time.monotonic() < end:
        with suppress(OSError, TimeoutError):
            async with engine.connect() as connection:
                return bool(await connection.scalar(text("SELECT 1")))
    return False


def test_a_database_that_falls_silent_holds_nobody_for_long(
    another_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connecting, "PATIENCE", 1.0)

    async def ask() -> None:
        async with proxied(another_database) as (proxy, url):
            engine = connecting.connect(url)
            async with engine.connect() as connection:
                await connection.execute(text("SELECT 1"))
            proxy.silent = True
            begun = time.monotonic()
            with pytest.raises((OSError, TimeoutError)):
                async with engine.connect() as connection:
                    await connection.execute(text("SELECT 1"))
            assert time.monotonic() - begun < 10
            proxy.silent = False
            assert await answers(engine)
            await engine.dispose()

    asyncio.run(ask())


def test_a_database_that_falls_silent_holds_no_worker_for_long(
    another_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "TO_ANSWER", 1.0)

    async def ask() -> None:
        async with proxied(another_database) as (proxy, url), jobs.job_app(url).open_async() as app:
            find = app.job_manager.get_stalled_jobs
            await find()
            proxy.silent = True
            begun = time.monotonic()
            with pytest.raises(ConnectorException):
                await find()
            assert time.monotonic() - begun < 15
            proxy.silent = False
            end = time.monotonic() + 20
            while True:
                try:
                    assert list(await find()) == []
                    return
                except ConnectorException:  # another old connection
                    assert time.monotonic() < end

    asyncio.run(asyncio.wait_for(ask(), 60))
