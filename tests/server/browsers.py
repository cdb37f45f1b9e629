"""Simulated browsers of players: they open and join matches, and play over sockets."""

from __future__ import annotations

import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient
from litestar.testing.websocket_test_session import WebSocketTestSession

Message = dict[str, Any]


def open_match(
    client: TestClient[Litestar], *seats: int, ruleset: dict[str, int] | None = None
) -> str:
    """Open a new match of Five Armies in which this browser takes these seats; return its id."""
    wish = {
        "game": "five_armies",
        "scenario": "standard",
        "seats": list(seats),
        "ruleset": ruleset or {},
    }
    answer = client.post("/api/matches", json=wish)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


class Refused(Exception):
    """The server refused a request."""


class Socket:
    """An open socket of a match, and the messages received over it."""

    def __init__(self, session: WebSocketTestSession) -> None:
        self.session = session
        self.standing: Message = {}
        self.events: list[Message] = []
        self.welcome: Message = {}
        self.said: list[Message] = []
        """Chat lines received while waiting for other messages."""
        self.over = False

    def say(self, **message: object) -> None:
        self.session.send_json(message)

    def hear(self, kind: str) -> Message:
        """Wait for the next message of a kind and return it; earlier messages are recorded too."""
        while True:
            message: Message = self.session.receive_json(timeout=30)
            if message["type"] in ("Welcome", "Update"):
                self.standing = message["standing"] or {}
                self.events += message["events"]
                self.over = message["match"]["over"]
            if message["type"] == "Welcome":
                self.welcome = message
            if message["type"] == kind:
                return message
            if message["type"] == "ChatLines":
                self.said += message["lines"]
            if message["type"] == "Refused":
                raise Refused(message["refusal"]["rule"])

    def join(self, seen: int = 0) -> Message:
        self.say(type="Join", seen=seen)
        return self.hear("Welcome")

    @property
    def at(self) -> int:
        return int(self.standing["at"])

    def decision(self, seat: int) -> Message:
        found: list[Message] = [d for d in self.standing["decisions"] if d["seat"] == seat]
        return found[0]

    def choose(self, seat: int, *picks: str, request: str = "") -> str:
        """Send a choice and return its request id."""
        request = request or str(uuid.uuid4())
        self.say(type="Choose", request=request, seat=seat, at=self.at, picks=list(picks))
        return request

    def play_at_random(self, random: Random) -> None:
        """Answer one decision of this socket's seats, pick by pick."""
        decision = random.choice(self.standing["decisions"])
        picks: list[str] = []
        while True:
            option = random.choice(decision["options"])
            picks.append(option["id"])
            if option.get("closes"):
                break
            self.say(type="Draft", seat=decision["seat"], at=self.at, picks=picks)
            decision = self.hear("Drafted")["decision"]
        request = self.choose(decision["seat"], *picks)
        assert self.hear("Accepted")["request"] == request


@contextmanager
def at_table(client: TestClient[Litestar], match: str) -> Iterator[Socket]:
    """Open a socket of a match and join it."""
    with client.websocket_connect(f"/api/matches/{match}/socket") as session:
        socket = Socket(session)
        socket.join()
        yield socket
