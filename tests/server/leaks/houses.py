"""Houses: a server and its database for each of two worlds, equal except for hidden information.

Values that the server would draw at random or read from the clock are fixed when people and matches
are stored.
"""

from __future__ import annotations

import hashlib
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from datetime import UTC, datetime
from unittest.mock import patch

import msgspec
from aiosmtpd.smtp import SMTP, Envelope, Session
from litestar.testing import TestClient
from sqlalchemy import Table, insert, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ostrog.server.accounts.login_sessions import COOKIE
from ostrog.server.accounts.tokens import hashed
from ostrog.server.db import schema, storage
from ostrog.server.http.app import make_app
from ostrog.server.protocol.clocks import Control
from ostrog.server.settings import Settings
from server.accounts.helping import Browser, Postbox, in_transaction, mail_server
from server.databases import Databases
from server.leaks.pairs import Case, World

LONG_AGO = datetime(2020, 2, 20, 20, 20, 20, 202020, tzinfo=UTC)
DAYS = Control("correspondence", bank=7 * 24 * 3600, increment=24 * 3600)
SPECTATOR: tuple[int, ...] = ()

Rows = tuple[Table, list[dict[str, object]]]

_encode = msgspec.msgpack.Encoder().encode


class Letters(Postbox):
    """A mail server's handler that keeps the raw bytes of mails."""

    def __init__(self) -> None:
        super().__init__()
        self.raw: list[tuple[str, bytes]] = []
        """Pairs of address and mail."""

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        assert isinstance(envelope.content, bytes)
        self.raw += [(to, envelope.content) for to in envelope.rcpt_tos]
        return "250 OK"

    def to(self, address: str) -> list[bytes]:
        """Return all mails to an address."""
        return [mail for to, mail in self.raw if to == address]

    def wait_for(self, address: str, count: int) -> bytes:
        """Wait for `count` mails to an address and return the newest."""
        end = time.monotonic() + 20
        while len(self.to(address)) < count:
            assert time.monotonic() < end, f"{len(self.to(address))} of {count} mails have come"
            time.sleep(0.01)
        return self.to(address)[-1]


class House:
    """Two instances of a server, which share a database and a mail server."""

    def __init__(self, database: str, first: Browser, second: Browser, letters: Letters) -> None:
        self.database = database
        self.first = first
        self.second = second
        self.letters = letters

    def store(self, case: Case, world: World) -> None:
        """Store a match that has begun, and the people at its table."""

        async def keep(connection: AsyncConnection) -> None:
            for table, rows in _people(case):
                await connection.execute(insert(table), rows)
            await _open(connection, case)
            for table, rows in _course(case, world):
                if rows:
                    await connection.execute(insert(table), rows)

        in_transaction(self.database, keep)

    def browser(self, case: Case, person: tuple[int, ...], *, second: bool = False) -> Browser:
        """Return the browser of a person, at one of the two instances."""
        at = self.second if second else self.first
        found = TestClient(at.app)
        found.blocking_portal = at.blocking_portal
        found.cookies[COOKIE] = _token(case, person)
        return found


@contextmanager
def house(databases: Databases) -> Iterator[House]:
    """Run a house until this context ends."""
    letters = Letters()
    with ExitStack() as open_:
        database = open_.enter_context(databases.lent())
        port = open_.enter_context(mail_server(letters))
        settings = Settings(
            database=database,
            client="no-such-folder",
            public_url="https://ostrog.example",
            smtp_host="127.0.0.1",
            smtp_port=port,
            smtp_tls=False,
            mail_from="Ostrog <ostrog@ostrog.example>",
            metrics=True,
            most_requests=100_000,
            most_messages=100_000,
            most_attempts=100_000,
        )
        first = open_.enter_context(TestClient(make_app(settings)))
        apart = msgspec.structs.replace(settings, worker="apart")
        second = open_.enter_context(TestClient(make_app(apart)))
        yield House(database, first, second, letters)


def match_id(case: Case) -> str:
    """Return the id of a match, which has the usual length."""
    return hashlib.sha256(str(case).encode()).hexdigest()[:12]


def address(case: Case, person: tuple[int, ...]) -> str:
    """Return the e-mail address of a person."""
    return f"{case.guest(person).hex}@example.org"


def _token(case: Case, person: tuple[int, ...]) -> str:
    return f"token-{case.guest(person).hex}"


def _people(case: Case) -> Iterator[Rows]:
    """Yield the rows for the people at the table and a spectator."""
    people = [*case.persons, SPECTATOR]
    yield (
        schema.guests,
        [
            {"id": case.guest(each), "name": f"Player {index}", "created": LONG_AGO}
            for index, each in enumerate(people)
        ],
    )
    yield (
        schema.sessions,
        [
            {
                "token_hash": hashed(_token(case, each)),
                "guest": case.guest(each),
                "created": LONG_AGO,
            }
            for each in people
        ],
    )
    yield schema.accounts, [_account(case, each) for each in people]


async def _open(connection: AsyncConnection, case: Case) -> None:
    """Store a match that has begun, with a fixed id and seed."""
    scenario, matches, seats = case.rules.scenario(case.scenario), schema.matches, schema.seats
    with patch.object(storage, "secrets") as drawn:
        drawn.token_urlsafe.return_value = match_id(case)
        drawn.token_bytes.return_value = case.seed
        match = await storage.add_match(
            connection,
            game=case.game,
            version=case.rules.version,
            scenario=case.scenario,
            opener=case.guest(case.persons[0]),
            seats=dict.fromkeys(scenario.seats, True),
            contribution=b"",
            control=DAYS,
        )
    opened = update(matches).where(matches.c.id == match).values(created=LONG_AGO)
    await connection.execute(opened)
    for person in case.persons:
        guest = case.guest(person)
        held = update(seats).where(seats.c.match == match, seats.c.seat.in_(person))
        await connection.execute(held.values(guest=guest, began=str(guest)))


def _course(case: Case, world: World) -> Iterator[Rows]:
    """Yield the rows for the entries and the snapshot of the match so far."""
    match = match_id(case)
    yield (
        schema.entries,
        [
            {
                "match": match,
                "seq": seq,
                "request": f"request-{seq}",
                "entry": _encode(entry),
                "created": LONG_AGO,
            }
            for seq, entry in enumerate(world.entries)
        ],
    )
    yield (
        schema.snapshots,
        [
            {
                "match": match,
                "seq": world.snapshot.number,
                "snapshot": _encode(world.snapshot),
                "told": world.told,
            }
        ],
    )


def _account(case: Case, person: tuple[int, ...]) -> dict[str, object]:
    """Return an account; only the observer's account receives mail."""
    return {
        "guest": case.guest(person),
        "email": address(case, person),
        "password": "",
        "verified": LONG_AGO,
        "language": "en",
        "mail": "turn" if person == case.observer else "never",
        "unsubscribe": f"stop-{case.guest(person).hex}",
        "created": LONG_AGO,
    }
