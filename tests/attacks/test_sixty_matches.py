"""The attack itself, on a real server: one guest opens 60 matches with three warlords each."""

from __future__ import annotations

import json
import time
import uuid
from collections.abc import Mapping
from datetime import UTC, datetime
from random import Random
from statistics import median
from typing import Any

import httpx
import pytest
from sqlalchemy import text
from websockets.sync.client import ClientConnection, connect

from attacks.real_server import LOOPBACK, RealServer, real_server
from server.accounts.helping import rows

MATCHES = 60
TIMES, LEAST = 3.0, 1.0
"""How many times the quiet time others may wait, and what nobody notices, in seconds."""
WARLORDS = {
    "game": "ring_cards",
    "scenario": "trilogy",
    "seats": [0],
    "bots": [{"seat": seat, "level": "warlord"} for seat in (1, 2, 3)],
}
NOVICE = {
    "game": "five_armies",
    "scenario": "standard",
    "seats": [0],
    "bots": [{"seat": 1, "level": "novice"}],
}
ANSWERS = 8
"""Number of answers of the novice that are measured."""


def table_of(server: RealServer, client: httpx.Client, match: str) -> ClientConnection:
    """Return a socket of a browser at the table of a match."""
    cookie = "; ".join(f"{name}={value}" for name, value in client.cookies.items())
    path = f"ws://{LOOPBACK}:{server.port}/api/matches/{match}/socket"
    return connect(path, additional_headers={"Cookie": cookie}, max_size=None)


class Player:
    """Somebody at a table of a real server who plays at random."""

    def __init__(self, server: RealServer, wish: Mapping[str, object]) -> None:
        self.client = server.guest()
        answer = self.client.post("/api/matches", json=wish)
        assert answer.status_code == 201, answer.text
        self.match = str(answer.json()["id"])
        self.random = Random(1)
        self.standing: dict[str, Any] = {}
        self.socket = table_of(server, self.client, self.match)
        self.say("Welcome", type="Join", seen=0)

    def hear(self, *kinds: str) -> dict[str, Any]:
        while True:
            heard = json.loads(self.socket.recv(120))
            if heard["type"] in ("Welcome", "Update"):
                self.standing = heard["standing"]
            if heard["type"] in kinds:
                return dict(heard)

    def say(self, *kinds: str, **message: object) -> dict[str, Any]:
        """Send a message, and return the answer, which is of one of these kinds."""
        self.socket.send(json.dumps(message))
        return self.hear(*kinds)

    def choose(self) -> None:
        """Answer a decision at random; if the bot was quicker, it is asked again."""
        decision, picks, at = self.standing["decisions"][0], list[str](), self.standing["at"]
        while True:
            option = self.random.choice(decision["options"])
            picks.append(option["id"])
            if option.get("closes"):
                break
            seat = decision["seat"]
            wish = {"seat": seat, "at": at, "picks": picks}
            drafted = self.say("Drafted", "Refused", type="Draft", **wish)
            if drafted["type"] == "Refused":
                return
            decision = drafted["decision"]
        choice = {"request": str(uuid.uuid4()), "seat": decision["seat"], "at": at, "picks": picks}
        self.say("Accepted", "Refused", type="Choose", **choice)
        while self.standing["at"] <= at:
            self.hear("Update")

    def waits(self) -> list[float]:
        """Play on, and return how long the bot took for each of its turns, in seconds."""
        found: list[float] = []
        while len(found) < ANSWERS:
            while self.standing["decisions"]:
                self.choose()
            begun = time.monotonic()
            while not self.standing["decisions"]:
                self.hear("Update")
            found.append(time.monotonic() - begun)
        return found


def flood(server: RealServer) -> httpx.Client:
    """Open the matches of one guest, who comes to each table once, so that bots are asked."""
    guest = server.guest()
    for _ in range(MATCHES):
        answer = guest.post("/api/matches", json=WARLORDS)
        assert answer.status_code == 201, answer.text
        with table_of(server, guest, answer.json()["id"]) as socket:
            socket.send(json.dumps({"type": "Join", "seen": 0}))
            while json.loads(socket.recv(60))["type"] != "Welcome":
                pass
    return guest


@pytest.mark.long
def test_others_are_answered_while_one_guest_floods_the_bots(another_database: str) -> None:
    with real_server(another_database) as server:
        bob = Player(server, NOVICE)
        bob.waits()  # the pool of bots is started by now
        quiet = median(bob.waits())
        attacker = flood(server)
        time.sleep(5)
        busy = bob.waits()
        job = text("SELECT status FROM procrastinate_jobs WHERE task_name = 'ostrog.bot_turn'")
        waiting = [row.status for row in rows(another_database, job)]
        seconds = clock_falls(server, another_database)
        attacker.close()
        print(
            f"{len(waiting)} turns of bots wait or run; a novice answered within {quiet:.2f} s"
            f" before, {median(busy):.2f} s (at most {max(busy):.2f} s) during the attack;"
            f" a clock fell {seconds:.1f} s late"
        )
        assert len(waiting) > MATCHES / 2
        assert median(busy) < max(TIMES * quiet, LEAST)
        assert seconds < 2


def clock_falls(server: RealServer, database: str) -> float:
    """Return by how many seconds a clock falls late that two people play by."""
    control = {"kind": "live", "bank": 30, "increment": 0}
    wish = {"game": "five_armies", "scenario": "standard", "seats": [0], "control": control}
    ann, bob = server.guest(), server.guest()
    match = ann.post("/api/matches", json=wish).json()["id"]
    assert bob.post(f"/api/matches/{match}/join", json={"seat": 1}).status_code == 201
    fallen = text("SELECT deadline, flagged FROM clocks WHERE match = :match").bindparams(
        match=match
    )
    deadline, end = None, time.monotonic() + 60
    while time.monotonic() < end:
        for row in rows(database, fallen):
            deadline = row.deadline or deadline
            if row.flagged is not None and deadline is not None:
                return float((datetime.now(UTC) - deadline).total_seconds())
        time.sleep(0.1)
    raise AssertionError("the clock did not fall")
