"""Helpers for tests in which people sign up, read their mail and sign in."""

from __future__ import annotations

import asyncio
import re
import socket
import uuid
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from typing import Any, TypeVar

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ostrog.server.db.database import connect

T = TypeVar("T")
Json = Any
Browser = TestClient[Litestar]

PASSWORD = "a long walk to Dale"


class Postbox:
    """A mail server's handler that keeps the mails it receives."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self._known: set[str] = set()
        self._former: set[str] = set()

    def begin(self) -> None:
        """Begin a test: mail to people of earlier tests, whose matches continue, is not kept."""
        self.mails.clear()
        self._former |= self._known

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        mail = message_from_bytes(envelope.content, policy=default)
        assert isinstance(mail, EmailMessage)
        assert [mail["To"]] == envelope.rcpt_tos
        self._known.add(mail["To"])
        if mail["To"] not in self._former:
            self.mails.append(mail)
        return "250 OK"

    def newest(self, address: str) -> EmailMessage:
        """Return the newest mail to an address."""
        return [mail for mail in self.mails if mail["To"] == address][-1]

    def token(self, address: str, page: str) -> str:
        """Return the token in the link of the newest mail to an address."""
        found = re.search(rf"https://ostrog\.example/#{page}/(\S+)", text(self.newest(address)))
        assert found is not None
        return found[1]


@contextmanager
def mail_server(postbox: Postbox, **options: Any) -> Iterator[int]:
    """Run a mail server that keeps mails in a postbox; yield its port."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    controller = Controller(postbox, hostname="127.0.0.1", port=port, **options)
    controller.start()
    try:
        yield port
    finally:
        controller.stop()


def text(mail: EmailMessage) -> str:
    """Return the text of a mail, with plain line ends."""
    return str(mail.get_content()).replace("\r\n", "\n")


def address() -> str:
    """Return a new e-mail address."""
    return f"ann.{uuid.uuid4().hex[:12]}@Example.org"


def wish(email: str, **more: str) -> dict[str, str]:
    """Return the data that the sign-up form sends."""
    return {"email": email, "password": PASSWORD, "name": "Ann", "language": "en"} | more


def sign_up(browser: Browser, postbox: Postbox, email: str = "", **more: str) -> str:
    """Sign up, open the link in the mail, and return the address."""
    email = email or address()
    answer = browser.post("/api/people/account", json=wish(email, **more))
    assert (answer.status_code, answer.json()) == (202, {"verify": True}), answer.text
    token = postbox.token(email, "verify")
    assert browser.post("/api/people/verify", json={"token": token}).status_code == 204
    return email


def sign_in(browser: Browser, email: str, password: str = PASSWORD) -> int:
    """Try to sign in and return the status of the answer."""
    wanted = {"email": email, "password": password}
    return browser.post("/api/people/session", json=wanted).status_code


def account(browser: Browser) -> Json:
    """Return the account of a browser."""
    answer = browser.get("/api/people/account")
    assert answer.status_code == 200, answer.text
    return answer.json()


def guest(browser: Browser) -> str:
    """Return the guest id of a browser."""
    return str(browser.get("/api/me").json()["guest"])


class Beside:
    """Accesses the database directly, without the server."""

    def __init__(self, database: str) -> None:
        self._runner = asyncio.Runner()
        self._engine = connect(database)

    def do(self, action: Callable[[AsyncEngine], Awaitable[T]]) -> T:
        async def done() -> T:
            return await action(self._engine)

        return self._runner.run(done())

    def close(self) -> None:
        self._runner.run(self._engine.dispose())
        self._runner.close()


_beside: dict[str, Beside] = {}


def using(database: str, action: Callable[[AsyncEngine], Awaitable[T]]) -> T:
    """Run a function on the database directly, without the server."""
    if database not in _beside:
        _beside[database] = Beside(database)
    return _beside[database].do(action)


def leave_database(database: str) -> None:
    """Close the connection that `using` has opened."""
    if database in _beside:
        _beside.pop(database).close()


def in_transaction(database: str, action: Callable[[AsyncConnection], Awaitable[T]]) -> T:
    """Run a function in one transaction, without the server."""

    async def do(engine: AsyncEngine) -> T:
        async with engine.begin() as connection:
            return await action(connection)

    return using(database, do)


def rows(database: str, statement: Any) -> list[Any]:
    """Execute a statement and return its rows."""

    async def do(connection: AsyncConnection) -> list[Any]:
        result = await connection.execute(statement)
        return list(result.all()) if result.returns_rows else []

    return in_transaction(database, do)
