"""Scripted players: they continue through all failures and remember everything they were told."""

from __future__ import annotations

import asyncio
import json
import time
import uuid
from contextlib import suppress
from random import Random

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from faults.house import SERVERS, House
from faults.memories import Memory, Message, Sent

TROUBLE = (OSError, WebSocketException, InvalidHandshake, TimeoutError, httpx.HTTPError)
PATIENCE = 4.0
"""Seconds to wait for an answer before another server is tried."""
LONGEST = 180.0
"""Seconds after which a request that nobody answers is a failure of the house."""
DONE = (200, 201)
"""Statuses of answers over HTTP with which a player goes on."""


class NoAnswer(AssertionError):
    """Raised when no server answers a request for very long."""


class Guest:
    """Somebody who plays one match after the other, in one browser."""

    def __init__(self, house: House, random: Random) -> None:
        """Prepare a browser that has never been here."""
        self.house = house
        self.random = random
        self.cookies = httpx.Cookies()
        self.id = ""
        self.has_account = False

    async def come(self) -> None:
        """Register as a guest."""
        answer = await self.ask("GET", "/api/me")
        self.cookies.update(answer.cookies)
        self.id = answer.json()["guest"]

    async def open(self, wish: Message) -> str:
        """Open a match; return its id."""
        return str((await self.ask("POST", "/api/matches", wish)).json()["id"])

    async def join(self, match: str, seat: int) -> None:
        """Take a seat in a match."""
        await self.ask("POST", f"/api/matches/{match}/join", {"seat": seat})

    async def ask(self, method: str, path: str, body: Message | None = None) -> httpx.Response:
        """Send a request to random servers until one does it; a repetition must do no harm.

        A server that does not know the rules of a match yet refuses, and another one is asked.
        """
        end, answered = time.monotonic() + LONGEST, "nothing"
        while time.monotonic() < end:
            server = self.house.address(self.random.choice(SERVERS))
            with suppress(*TROUBLE):
                async with httpx.AsyncClient(cookies=self.cookies, timeout=PATIENCE) as client:
                    answer = await client.request(method, f"http://{server}{path}", json=body)
                    if answer.status_code in DONE:
                        return answer
                    answered = answer.text
            await asyncio.sleep(0.2)
        raise NoAnswer(f"{method} {path}: {answered}")

    async def finds_ready(self, server: str) -> bool:
        """Whether a server says that it can serve."""
        with suppress(*TROUBLE):
            async with httpx.AsyncClient(timeout=PATIENCE) as client:
                answer = await client.get(f"http://{self.house.address(server)}/api/ready")
                return answer.status_code == DONE[0]
        return False

    def connect(self, match: str) -> connect:
        """Return a connection to the socket of a match, at a random server."""
        server = self.house.address(self.random.choice(SERVERS))
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return connect(
            f"ws://{server}/api/matches/{match}/socket",
            additional_headers={"Cookie": cookie},
            open_timeout=PATIENCE,
            close_timeout=0.2,
            max_size=None,
        )


class Person:
    """A guest at the table of one match."""

    def __init__(self, guest: Guest, match: str, seat: int) -> None:
        """Come to a match in which the guest holds a seat; nothing is known of it yet."""
        self.guest = guest
        self.random = guest.random
        self.match = match
        self.seat = seat
        self.memory = Memory()
        self.info: Message = {}
        """The match as it was last told."""
        self.standing: Message = {}
        """Its state as it was last told; empty before it begins."""
        self.over = False
        self.socket: ClientConnection | None = None

    @property
    def at(self) -> int:
        """Number of entries in the match, as far as the person knows."""
        return int(self.standing["at"])

    def accepted_only_as_proposal(self, sent: Sent) -> bool:
        """Whether a proposal was accepted, but waits for others to agree."""
        return sent.request in self.memory.accepted and self.memory.entered(sent.request) is None

    # Talking with the server

    async def sit_down(self, seen: int | None = None) -> None:
        """Connect to some server, and hear how the match stands; keep trying."""
        end = time.monotonic() + LONGEST
        while time.monotonic() < end:
            with suppress(*TROUBLE):
                await self.leave()
                self.socket = await self.guest.connect(self.match)
                await self.join(seen)
                return
            await asyncio.sleep(0.2)
        raise NoAnswer(f"nobody lets {self.guest.id} into {self.match}")

    async def leave(self) -> None:
        """Close the connection."""
        socket, self.socket = self.socket, None
        if socket is not None:
            with suppress(*TROUBLE):
                await socket.close()

    async def join(self, seen: int | None = None) -> None:
        """Hear how the match stands."""
        await self.say({"type": "Join", "seen": self.memory.next_event if seen is None else seen})
        await self.hear("Welcome")

    async def look(self) -> None:
        """Hear everything as a new client does."""
        await self.sit_down(seen=0)
        await self.leave()

    async def say(self, message: Message) -> None:
        """Send a message."""
        if self.socket is None:
            raise ConnectionError
        await self.socket.send(json.dumps(message))

    async def hear(self, *kinds: str, seconds: float = PATIENCE) -> Message:
        """Wait for the next message of one of these kinds; all others are remembered as well.

        Raises `ConnectionError` if the server does not understand or lacks the rules.
        """
        if self.socket is None:
            raise ConnectionError
        async with asyncio.timeout(seconds):
            while True:
                message: Message = json.loads(await self.socket.recv())
                self.memory.hears(message)
                if message["type"] in ("Welcome", "Update"):
                    self.info, self.standing = message["match"], message["standing"] or {}
                    self.over = self.over or bool(self.info["over"])
                if message["type"] in kinds:
                    return message
                if message["type"] == "Trouble":
                    raise ConnectionError(message["key"])

    async def request(self, kind: str, **fields: object) -> Sent:
        """Send a request until it is answered.

        Without an answer it is unknown whether the request was carried out, so it is sent again
        with the same id, to whichever server answers.
        """
        sent = self.new(kind, **fields)
        copies = 1 + (self.random.random() < 0.2)
        end = time.monotonic() + LONGEST
        while time.monotonic() < end:
            try:
                for _ in range(copies):
                    self.memory.sends(sent)
                    await self.say(sent.message)
                await self._answer(sent.request)
            except TROUBLE:
                await self.sit_down()
                copies = 1
                continue
            return sent
        raise NoAnswer(f"{kind} of {self.match}")

    async def _answer(self, request: str) -> None:
        while (await self.hear("Accepted", "Noted", "Refused"))["request"] != request:
            pass

    def new(self, kind: str, **fields: object) -> Sent:
        """Return a new request of this person."""
        known = {"match": self.match, "request": str(uuid.uuid4()), "kind": kind}
        mine = {"guest": self.guest.id, "seat": self.seat}
        return msgspec.convert({**known, **mine, **fields}, Sent)
