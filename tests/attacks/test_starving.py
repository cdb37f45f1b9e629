"""Nobody starves others: one person's bots, mails and alarms keep nobody else waiting."""

from __future__ import annotations

import socketserver
import threading
import time
import uuid
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import func, text

from ostrog.server.catalogue import games
from ostrog.server.db import schema
from ostrog.server.http.app import make_app
from ostrog.server.match import bot_players
from ostrog.server.settings import Settings
from proof import advised
from server.accounts.helping import rows
from server.browsers import Message, at_table
from server.conftest import another_browser
from server.databases import Databases
from server.test_bots import march, opened, wish

SLOW = 4.0
"""Seconds that a warlord thinks here."""
QUIET = 3.0
"""Seconds within which a novice answers, whatever others do."""
MATCHES = 20
"""Number of matches that one guest opens; each has a bot that is asked at once."""
DAYS = {"kind": "correspondence", "bank": 7 * 24 * 3600, "increment": 24 * 3600}
PAIRS = 25
"""Number of choices that are made and undone again."""
MAILS = 12
MOST_JOBS = 6
"""Number of jobs that may wait for a match of two people."""


@pytest.fixture(scope="module", autouse=True)
def slow_warlords() -> Iterator[None]:
    """Bots think in two threads, and a warlord for a long time."""
    honest = bot_players.think

    def think(decision: bot_players.BotDecision) -> object:
        if decision.level == "warlord":
            time.sleep(SLOW)
        return honest(decision)

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(games(), "skirmish", advised.skirmish)
        patch.setattr(bot_players, "think", think)
        patch.setattr(bot_players, "make_pool", lambda *_: ThreadPoolExecutor(2))
        yield


def a_busy_bot(client: TestClient[Litestar], level: str) -> str:
    """Open a match in which the bot must decide."""
    match = opened(client, wish("skirmish", "standard", [0], _1=level))
    with at_table(client, match) as table:
        march(table)
    return match


def seconds_to_answer(client: TestClient[Litestar], level: str) -> float:
    """Return how long a bot needs to answer."""
    match = opened(client, wish("skirmish", "standard", [0], _1=level))
    with at_table(client, match) as table:
        before = table.at + 1
        march(table)
        begun = time.monotonic()
        while table.at <= before:
            table.hear("Update")
        return time.monotonic() - begun


def test_the_bots_of_many_matches_of_one_person_keep_nobody_waiting(
    ann: TestClient[Litestar], database: str
) -> None:
    bob = another_browser(ann)
    quiet = seconds_to_answer(bob, "novice")
    for _ in range(MATCHES):
        a_busy_bot(ann, "warlord")
    waiting = rows(
        database, text("SELECT 1 FROM procrastinate_jobs WHERE task_name = 'ostrog.bot_turn'")
    )
    assert len(waiting) > MATCHES / 2
    assert seconds_to_answer(bob, "novice") < max(QUIET, 3 * quiet)


def test_a_clock_runs_out_while_bots_think(ann: TestClient[Litestar], database: str) -> None:
    """The alarm rings within two seconds."""
    for _ in range(MATCHES):
        a_busy_bot(ann, "warlord")
    match = a_match_of_two(ann, {"kind": "live", "bank": 600, "increment": 5})
    for due in (
        "UPDATE clocks SET deadline = now() + interval '1 s'"
        " WHERE match = :match AND deadline IS NOT NULL",
        "UPDATE procrastinate_jobs SET scheduled_at = now() + interval '1 s'"
        " WHERE task_name = 'ostrog.clock' AND args->>'match' = :match",
    ):
        rows(database, text(due).bindparams(match=match))
    end = time.monotonic() + 1 + 2
    flagged = text("SELECT 1 FROM clocks WHERE match = :match AND flagged IS NOT NULL")
    while not rows(database, flagged.bindparams(match=match)):
        assert time.monotonic() < end, "the clock has not run out"
        time.sleep(0.05)


def a_match_of_two(
    ann: TestClient[Litestar], control: Message, bob: TestClient[Litestar] | None = None
) -> str:
    """Open a skirmish by the clock between two people."""
    wanted = {"game": "skirmish", "scenario": "standard", "seats": [0], "control": control}
    match = opened(ann, wanted)
    taken = (bob or another_browser(ann)).post(f"/api/matches/{match}/join", json={"seat": 1})
    assert taken.status_code == 201, taken.text
    return match


def test_alarms_of_a_match_do_not_pile_up(ann: TestClient[Litestar], database: str) -> None:
    """Choosing and undoing sets the clocks anew each time, and leaves no alarms behind."""
    match = a_match_of_two(ann, DAYS)
    with at_table(ann, match) as table:
        for _ in range(PAIRS):
            march(table)
            table.say(type="Undo", request=str(uuid.uuid4()), seat=0, at=table.at)
            table.hear("Accepted")
    jobs = text(
        "SELECT 1 FROM procrastinate_jobs WHERE args->>'match' = :match AND status = 'todo'"
    )
    assert len(rows(database, jobs.bindparams(match=match))) <= MOST_JOBS


class Silent(socketserver.BaseRequestHandler):
    """A mail server that accepts a connection and says nothing."""

    def handle(self) -> None:
        time.sleep(60)


@contextmanager
def silent_mail_server() -> Iterator[int]:
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Silent) as found:
        found.daemon_threads = True
        found.block_on_close = False
        threading.Thread(target=found.serve_forever, daemon=True).start()
        try:
            yield int(found.server_address[1])
        finally:
            found.shutdown()


def test_a_mail_server_that_hangs_keeps_no_bot_waiting(databases: Databases) -> None:
    with databases.lent() as database, silent_mail_server() as port:
        settings = Settings(
            database=database,
            client="no-such-folder",
            smtp_host="127.0.0.1",
            smtp_port=port,
            smtp_tls=False,
        )
        with TestClient(make_app(settings)) as client:
            ann = another_browser(client)
            quiet = seconds_to_answer(ann, "novice")
            for _ in range(MAILS):
                call_by_mail(ann, database)
            assert seconds_to_answer(ann, "novice") < max(QUIET, 3 * quiet)


def call_by_mail(ann: TestClient[Litestar], database: str) -> None:
    """Have somebody mailed that it is their turn."""
    bob = another_browser(ann)
    guest = rows(database, text("SELECT id FROM guests ORDER BY created DESC LIMIT 1"))[0].id
    account = {
        "guest": guest,
        "email": f"{guest.hex}@example.org",
        "password": "",
        "verified": func.now(),
        "language": "en",
        "mail": "turn",
        "unsubscribe": guest.hex,
    }
    rows(database, schema.accounts.insert().values(**account))
    with at_table(ann, a_match_of_two(ann, DAYS, bob)) as table:
        march(table)
