"""A server with a database of its own, for tests that talk to it."""

from __future__ import annotations

import asyncio
import os
import uuid
from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ostrog.server.app import make_app
from ostrog.server.database import create, drop, migrate
from ostrog.server.settings import Settings

SERVER = os.environ.get("OSTROG_TEST_POSTGRES", "postgresql+asyncpg://postgres@127.0.0.1:5432")


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    """The address of a fresh database, dropped afterwards."""
    yield from fresh_database()


def fresh_database() -> Iterator[str]:
    """A database that nobody else uses."""
    url = f"{SERVER}/ostrog_test_{uuid.uuid4().hex[:12]}"
    try:
        asyncio.run(create(url))
    except OSError:
        if "CI" in os.environ:
            raise
        pytest.skip("PostgreSQL does not answer")
    migrate(url)
    yield url
    asyncio.run(drop(url))


@pytest.fixture
def app(database: str) -> Litestar:
    """The application."""
    return make_app(Settings(database=database, client="no-such-folder"))


@pytest.fixture
def ann(app: Litestar) -> Iterator[TestClient[Litestar]]:
    """A browser, whose server runs as long as the test."""
    with TestClient(app) as client:
        client.get("/api/me")
        yield client


def another_browser(ann: TestClient[Litestar]) -> TestClient[Litestar]:
    """A second person's browser at the same server."""
    other = TestClient(ann.app)
    other.blocking_portal = ann.blocking_portal
    other.get("/api/me")
    return other
