"""Fixtures: servers with custom settings, for tests of limits, logs and access."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ostrog.server.http.app import make_app
from ostrog.server.settings import Settings

HOST = "testserver.local"
Serve = Callable[..., TestClient[Litestar]]


@pytest.fixture
def serve(database: str) -> Iterator[Serve]:
    """A function that starts a server with given settings and returns a guest's browser."""
    with serving(database) as start:
        yield start


@contextmanager
def serving(database: str) -> Iterator[Serve]:
    """Yield a function that starts servers, which run until this context ends."""
    with ExitStack() as running:

        def start(
            base_url: str = "http://testserver.local", **given: object
        ) -> TestClient[Litestar]:
            wanted: dict[str, object] = {
                "database": database,
                "client": "no-such-folder",
                "worker": "apart",
            }
            settings = Settings(**(wanted | given))  # type: ignore[arg-type]  # as a test names them
            browser = running.enter_context(TestClient(make_app(settings), base_url=base_url))
            browser.get("/api/me")
            return browser

        yield start


def eventually(holds: Callable[[], bool]) -> None:
    """Wait until a condition holds that the server fulfils after its client has continued."""
    end = time.monotonic() + 10
    while not holds():
        assert time.monotonic() < end
        time.sleep(0.01)


def stranger(at: TestClient[Litestar]) -> TestClient[Litestar]:
    """Return a browser that has never visited this server."""
    found = TestClient(at.app, base_url=str(at.base_url))
    found.blocking_portal = at.blocking_portal
    return found
