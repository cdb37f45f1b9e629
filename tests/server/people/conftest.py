"""A server that sends mail, and the mail server that takes it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from argon2 import PasswordHasher
from litestar.testing import TestClient

from ostrog.server.app import make_app
from ostrog.server.people import passwords
from ostrog.server.settings import Settings
from server.conftest import another_browser, fresh_database
from server.people.helping import Browser, Postbox, leave_databases, mail_server


@pytest.fixture(autouse=True)
def hash_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Most tests are not about how hard a password is to guess."""
    quick = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
    monkeypatch.setattr(passwords, "_hasher", quick)


@pytest.fixture(scope="session")
def postbox() -> Postbox:
    """What the mail server was given."""
    return Postbox()


@pytest.fixture(scope="session")
def mail_port(postbox: Postbox) -> Iterator[int]:
    """Where the mail server listens."""
    with mail_server(postbox) as port:
        yield port


@pytest.fixture(scope="session")
def database() -> Iterator[str]:
    """A database of its own: the server of these tests runs long, and does all jobs it finds."""
    yield from fresh_database()


@pytest.fixture(scope="session")
def settings(database: str, mail_port: int) -> Settings:
    """Settings of a server that sends mail, and lets many people come at once."""
    return Settings(
        database=database,
        client="no-such-folder",
        public_url="https://ostrog.example",
        smtp_host="127.0.0.1",
        smtp_port=mail_port,
        smtp_tls=False,
        mail_from="Ostrog <ostrog@ostrog.example>",
        most_guests=100_000,
        most_requests=100_000,
        most_attempts=100_000,
        most_guesses=100_000,
    )


@pytest.fixture(scope="session")
def server(settings: Settings) -> Iterator[Browser]:
    """A server that runs as long as the tests, and a browser that nobody uses."""
    with TestClient(make_app(settings)) as client:
        yield client
    leave_databases()


@pytest.fixture
def ann(server: Browser, postbox: Postbox) -> Browser:
    """A new browser; no mail has come yet."""
    postbox.mails.clear()
    return another_browser(server)
