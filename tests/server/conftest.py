"""Fixtures: a server with its own database for each test module, and a new guest for each test."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest
from argon2 import PasswordHasher
from litestar import Litestar
from litestar.testing import TestClient, websocket_test_session

from ostrog.server.accounts import passwords
from ostrog.server.http.app import make_app
from ostrog.server.match import bot_players, worker
from ostrog.server.settings import Settings
from server.databases import Databases

PLENTY = 10**9


@pytest.fixture(scope="session", autouse=True)
def quick_tests() -> Iterator[None]:
    """Speed up tests: quick password hashes, bots in threads, and short polling intervals."""
    with pytest.MonkeyPatch.context() as patch:
        quick = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
        patch.setattr(passwords, "_hasher", quick)
        patch.setattr(bot_players, "make_pool", lambda many, *_: ThreadPoolExecutor(many))
        patch.setattr(worker, "LOOK_EVERY", 0.1)
        patch.setattr(websocket_test_session, "sleep", _rest)
        yield


async def _rest(_: float) -> None:
    """Sleep a little, because test sockets poll in a loop and would otherwise use a whole core."""
    await asyncio.sleep(0.001)


@pytest.fixture(scope="module")
def database(databases: Databases) -> Iterator[str]:
    """Address of a database with empty tables."""
    with databases.lent() as found:
        yield found


@pytest.fixture
def another_database(databases: Databases) -> Iterator[str]:
    """Address of a database with empty tables for which no server runs jobs."""
    with databases.lent() as found:
        yield found


@pytest.fixture(scope="module")
def settings(database: str) -> Settings:
    """Server settings with high limits, because all guests of a module share one address."""
    return Settings(
        database=database,
        client="no-such-folder",
        most_requests=PLENTY,
        most_guests=PLENTY,
        most_attempts=PLENTY,
    )


@pytest.fixture(scope="module")
def server(settings: Settings) -> Iterator[TestClient[Litestar]]:
    """An unused browser whose server runs during the tests of the module."""
    with TestClient(make_app(settings)) as client:
        yield client


@pytest.fixture
def ann(server: TestClient[Litestar]) -> TestClient[Litestar]:
    """The browser of a new guest."""
    return another_browser(server)


def another_browser(ann: TestClient[Litestar]) -> TestClient[Litestar]:
    """Return the browser of another guest at the same server."""
    other = TestClient(ann.app)
    other.blocking_portal = ann.blocking_portal
    other.get("/api/me")
    return other
