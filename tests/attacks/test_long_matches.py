"""A match that somebody makes very long stalls nobody, and cannot be made longer for ever."""

from __future__ import annotations

import json
import subprocess
import sys
import time
import uuid
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from random import Random
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import insert
from sqlalchemy.ext.asyncio import AsyncEngine
from websockets.sync.client import ClientConnection, connect

from attacks.real_server import LOOPBACK, RealServer, real_server
from ostrog.kernel import Match, State
from ostrog.server.db import schema, storage
from ostrog.server.db.stored_events import encode_events
from ostrog.server.http.rate_limits import Limit
from ostrog.server.match import past, session
from ostrog.server.match.session import MOST_BEFORE_UNDO, SNAPSHOT_EVERY
from server.accounts.helping import Beside
from server.browsers import Refused, at_table, open_match

ENTRIES, FEWER = 20_000, 6_000
FREE, PICKS = 0, ("activate:bard", "done")
"""A seat, and a choice of its first decision by which nobody learns anything."""
TIMES = 4
"""How often each request is made."""
MOST_SECONDS, MOST_WAIT = 0.5, 1.0
"""Processor time of the server for a request, and how long others may have to wait meanwhile.

On an idle machine others wait 50 ms at most; but other tests want the same cores. Before the
bounds, it was 5.6 s for both.
"""
WATCHING = """
import http.client, sys, time
line = http.client.HTTPConnection("127.0.0.1", int(sys.argv[1]))
longest = 0.0
print("ready", flush=True)
end = time.monotonic() + 120
while time.monotonic() < end:
    begun = time.perf_counter()
    line.request("GET", "/api/health")
    line.getresponse().read()
    longest = max(longest, time.perf_counter() - begun)
    print(longest, flush=True)
    time.sleep(0.004)
"""


class Watched:
    """The longest wait of somebody who asks a server for a sign of life all the time."""

    seconds = 0.0


@contextmanager
def somebody_else(port: int) -> Iterator[Watched]:
    """Let somebody in a process of their own ask all the time, as long as this lasts."""
    found = Watched()
    command = [sys.executable, "-c", WATCHING, str(port)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    assert process.stdout.readline() == "ready\n"
    try:
        yield found
    finally:
        process.kill()
        found.seconds = float(process.stdout.read().split()[-1])


async def lengthen(engine: AsyncEngine, match: str, entries: int) -> None:
    """Choose and undo the same in a match again and again, with snapshots as the server has."""
    stored = await storage.find_match(engine, match)
    assert stored is not None
    found, written = await past.match_at(engine, stored), 0
    while found.number < entries:
        rows, before = [], found.number
        while found.number < before + SNAPSHOT_EVERY:
            choose_and_undo(found)
        for at, entry in enumerate(found.entries[before:], start=before):
            data = msgspec.msgpack.encode(entry)
            rows.append({"match": match, "seq": at, "request": str(uuid.uuid4()), "entry": data})
        async with engine.begin() as connection:
            await connection.execute(insert(schema.entries), rows)
        events = encode_events(found.told[written:], written)
        assert await storage.write_snapshot(engine, match, found.snapshot(), events)
        written = found.told_number


def choose_and_undo(match: Match[State]) -> None:
    """Make the first choice of the match, and undo it."""
    parse = match.state.setting.rules.catalogue.parse
    assert match.choose(FREE, *(parse(pick) for pick in PICKS))
    match.undo(FREE)


class Attacker:
    """Somebody who plays both sides of a match at a real server."""

    def __init__(self, server: RealServer) -> None:
        self.client = server.guest()
        self.server = server
        wish = {"game": "five_armies", "scenario": "standard", "seats": [0, 1]}
        self.match = str(self.client.post("/api/matches", json=wish).json()["id"])

    def table(self) -> ClientConnection:
        cookie = "; ".join(f"{name}={value}" for name, value in self.client.cookies.items())
        path = f"ws://{LOOPBACK}:{self.server.port}/api/matches/{self.match}/socket"
        return connect(path, additional_headers={"Cookie": cookie}, max_size=None)

    def join(self) -> None:
        with self.table() as table:
            say(table, "Welcome", type="Join", seen=0)

    def take_back(self) -> None:
        """Take back the last entry, to which both sides agree."""
        with self.table() as table:
            at = say(table, "Welcome", type="Join", seen=0)["standing"]["at"]
            for seat in (0, 1):
                wish = {"kind": "take-back", "entry": at - 1, "seat": seat, "at": at}
                say(table, "Accepted", type="Propose", request=str(uuid.uuid4()), **wish)

    def read(self, path: str) -> None:
        answer = self.client.get(f"/api/matches/{self.match}/{path}")
        assert answer.status_code == 200, answer.text


def say(table: ClientConnection, answer: str, **message: object) -> dict[str, Any]:
    """Send a message, and return the answer of this kind."""
    table.send(json.dumps(message))
    while (heard := json.loads(table.recv(60)))["type"] != answer:
        assert heard["type"] != "Refused", heard
    return dict(heard)


@pytest.mark.parametrize("entries", [FEWER, pytest.param(ENTRIES, marks=pytest.mark.long)])
def test_a_very_long_match_stalls_nobody(another_database: str, entries: int) -> None:
    with real_server(another_database) as server, closing(Beside(another_database)) as beside:
        attacker, other = Attacker(server), Attacker(server)
        beside.do(lambda engine: lengthen(engine, attacker.match, entries))
        # In a longer match, nothing is taken back any more.
        beside.do(lambda engine: lengthen(engine, other.match, MOST_BEFORE_UNDO - 100))
        attacks: dict[str, Callable[[], None]] = {
            "join": attacker.join,
            "take-back": other.take_back,
            "events": lambda: attacker.read("events?until=30000"),
            "standings": lambda: attacker.read(f"frames?first={entries * 3 // 4}&count=24"),
            "course": lambda: attacker.read("course"),
        }
        waits, spent = dict[str, float](), dict[str, float]()
        for name, attack in {"quiet": lambda: time.sleep(2), **attacks}.items():
            before = server.processor_seconds()
            for _ in range(TIMES):
                attack()
            spent[name] = (server.processor_seconds() - before) / TIMES
            with somebody_else(server.port) as found:
                attack()
            waits[name] = found.seconds
        told = [f"{name} {1000 * spent[name]:.0f}, {1000 * waits[name]:.0f}" for name in waits]
        print(f"processor time and longest wait of others in ms: {'; '.join(told)}")
        assert max(spent.values()) < MOST_SECONDS
        assert max(waits.values()) < waits["quiet"] + MOST_WAIT


@pytest.mark.parametrize("bound", ["of the match", "of the person"])
def test_a_match_goes_back_only_so_often(
    ann: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch, bound: str
) -> None:
    rule = "too-many-undos"
    if bound == "of the match":
        monkeypatch.setattr(session, "MOST_BEFORE_UNDO", 5)
    else:
        monkeypatch.setattr(ann.app.state.limits, "undos", Limit(2, 3600))
        rule = "too-many-undos-now"
    match = open_match(ann, 0, 1)
    with at_table(ann, match) as table:
        for number in range(3):
            table.choose(FREE, *PICKS)
            table.hear("Accepted")
            table.join()
            table.say(type="Undo", request=str(uuid.uuid4()), seat=FREE, at=table.at)
            if number == 2:
                with pytest.raises(Refused, match=rule):
                    table.hear("Accepted")
            else:
                table.hear("Accepted")
                table.join()
        wish = {"kind": "take-back", "entry": 0, "seat": FREE, "at": table.at}
        table.say(type="Propose", request=str(uuid.uuid4()), **wish)
        with pytest.raises(Refused, match=rule):
            table.hear("Accepted")


def test_a_match_has_a_largest_length(
    ann: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session, "MOST_ENTRIES", 2)
    match = open_match(ann, 0, 1)
    with at_table(ann, match) as table:
        random = Random(1)
        for _ in range(2):
            table.play_at_random(random)
            table.join()
        with pytest.raises(Refused, match="match-too-long"):
            table.play_at_random(random)
        table.say(type="Resign", request=str(uuid.uuid4()), seat=0, at=table.at)
        table.hear("Accepted")
