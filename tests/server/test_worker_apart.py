"""A worker in a process of its own: it answers for the bots, and the server hears of it."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import text

from ostrog.kernel.matches.records import Chose
from server.accounts.helping import rows
from server.browsers import Socket, at_table
from server.test_bots import BOT, ME, opened, play_to_the_end, wish
from server.test_going_on import NATS, a_process
from server.test_play import entries

OSTROG = str(Path(sys.executable).parent / "ostrog")


@contextmanager
def a_worker(database: str) -> Iterator[subprocess.Popen[bytes]]:
    """`ostrog worker`, at work as long as this lasts."""
    told = {"OSTROG_DATABASE": database, "OSTROG_NATS": NATS, "OSTROG_WORKER": "apart"}
    process = subprocess.Popen([OSTROG, "worker"], env=os.environ | told)
    end = time.monotonic() + 90
    try:
        while not rows(database, text("SELECT 1 FROM procrastinate_workers")):
            assert process.poll() is None
            assert time.monotonic() < end
            time.sleep(0.1)
        yield process
    finally:
        process.terminate()
        process.wait(20)


def bot_is_called(database: str, match: str) -> bool:
    """Whether a job waits that lets the bots of a match answer."""
    jobs = text(
        "SELECT 1 FROM procrastinate_jobs WHERE args ->> 'match' = :match AND status = 'todo'"
    )
    return bool(rows(database, jobs.bindparams(match=match)))


def play_until_the_bot_is_asked(table: Socket, random: Random) -> None:
    while table.standing["decisions"]:
        table.play_at_random(random)


@pytest.mark.parametrize("choices", [16, pytest.param(sys.maxsize, marks=pytest.mark.long)])
def test_a_match_is_played_against_a_bot_of_another_process(
    another_database: str, monkeypatch: pytest.MonkeyPatch, choices: int
) -> None:
    """To its end, or until somebody has had enough."""
    database = another_database
    monkeypatch.setattr(
        "ostrog.server.match.registry.LOOK_EVERY", 600
    )  # the server hears of the bot, or not at all
    random = Random(3)
    with a_process(database, nats=NATS, worker="apart") as ann:
        ann.get("/api/me")
        match = opened(ann, wish("five_armies", "standard", [ME], _1="novice"))
        with at_table(ann, match) as table:
            play_until_the_bot_is_asked(table, random)
            assert table.standing["pending"] == [BOT]
            assert bot_is_called(database, match)
            with a_worker(database) as worker:
                play_to_the_end(table, random, choices)
            assert worker.returncode == 0
            assert table.standing["outcome"]
    chosen = [each.entry for each in entries(database, match) if isinstance(each.entry, Chose)]
    assert {entry.seat for entry in chosen} == {ME, BOT}
