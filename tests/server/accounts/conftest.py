"""Fixtures: a server that sends mail, and a mail server that receives it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from litestar.testing import TestClient

from ostrog.server.http.app import make_app
from ostrog.server.settings import Settings
from server.accounts.helping import Browser, Postbox, mail_server
from server.conftest import PLENTY, another_browser
from server.databases import Databases


@pytest.fixture(scope="session")
def postbox() -> Postbox:
    """The mails that the mail server received."""
    return Postbox()


@pytest.fixture(scope="session")
def mail_port(postbox: Postbox) -> Iterator[int]:
    """The port of the mail server."""
    with mail_server(postbox) as port:
        yield port


@pytest.fixture(scope="session")
def database(databases: Databases) -> Iterator[str]:
    """A separate database, because the server of these tests runs long and does all jobs in it."""
    with databases.lent() as found:
        yield found


@pytest.fixture(scope="session")
def settings(database: str, mail_port: int) -> Settings:
    """Settings of a server that sends mail and accepts many guests at once."""
    return Settings(
        database=database,
        client="no-such-folder",
        public_url="https://ostrog.example",
        smtp_host="127.0.0.1",
        smtp_port=mail_port,
        smtp_tls=False,
        mail_from="Ostrog <ostrog@ostrog.example>",
        most_guests=PLENTY,
        most_requests=PLENTY,
        most_attempts=PLENTY,
        most_guesses=PLENTY,
    )


@pytest.fixture(scope="session")
def server(settings: Settings) -> Iterator[Browser]:
    """An unused browser whose server runs during all tests."""
    with TestClient(make_app(settings)) as client:
        yield client


@pytest.fixture
def ann(server: Browser, postbox: Postbox) -> Browser:
    """A new browser; no mail has come yet."""
    postbox.begin()
    return another_browser(server)
