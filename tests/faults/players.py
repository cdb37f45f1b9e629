"""Scripted players: they continue through all failures and remember everything they were told."""

from __future__ import annotations

import asyncio
import json
import uuid
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from faults.house import SERVERS, House

Message = dict[str, Any]

TROUBLE = (OSError, WebSocketException, InvalidHandshake, TimeoutError, httpx.HTTPError)
PATIENCE = 4.0
"""Seconds to wait for an answer before another server is tried."""


class Acknowledged(msgspec.Struct, frozen=True):
    """A choice that the server has acknowledged as stored."""

    match: str
    request: str
    at: int


class Person:
    """A client that plays one match."""

    def __init__(self, house: House, random: Random) -> None:
        """Prepare a client of this house; it has played nothing yet."""
        self.house = house
        self.random = random
        self.cookies = httpx.Cookies()
        self.match = ""
        self.acknowledged: list[Acknowledged] = []
        self.events: dict[int, str] = {}
        """Events by number, as they were first told."""
        self.contradictions: list[str] = []
        self.over = False
        self.socket: ClientConnection | None = None

    # Over HTTP

    async def come(self) -> None:
        """Register as a guest."""
        self.cookies.update((await self._http("GET", "/api/me")).cookies)

    async def open(self, wish: Message) -> str:
        """Open a match."""
        self.match = (await self._http("POST", "/api/matches", wish)).json()["id"]
        return self.match

    async def join(self, match: str, seat: int) -> None:
        """Take a seat in a match."""
        self.match = match
        await self._http("POST", f"/api/matches/{match}/join", {"seat": seat})

    async def _http(self, method: str, path: str, body: Message | None = None) -> httpx.Response:
        """Send a request to random servers until one answers; a repetition must do no harm."""
        while True:
            server = self.house.address(self.random.choice(SERVERS))
            with suppress(*TROUBLE):
                async with httpx.AsyncClient(cookies=self.cookies, timeout=PATIENCE) as client:
                    answer = await client.request(method, f"http://{server}{path}", json=body)
                    if answer.status_code < 500:
                        return answer
            await asyncio.sleep(0.2)

    # Over the socket

    async def play(self, end: asyncio.Event) -> None:
        """Play until the match is over or `end` is set; reconnect whenever the socket breaks."""
        while not end.is_set() and not self.over:
            with suppress(*TROUBLE):
                await self._sit(end)
            await asyncio.sleep(0.1)

    async def look(self) -> Message:
        """Return the welcome message of a new client, with the standing of the match."""
        while True:
            with suppress(*TROUBLE):
                async with self._connect() as socket:
                    await socket.send(json.dumps({"type": "Join", "seen": 0}))
                    return await self._hear(socket, "Welcome")
            await asyncio.sleep(0.2)

    def _connect(self) -> connect:
        server = self.house.address(self.random.choice(SERVERS))
        cookie = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return connect(
            f"ws://{server}/api/matches/{self.match}/socket",
            additional_headers={"Cookie": cookie},
            open_timeout=PATIENCE,
            close_timeout=0.2,
            max_size=None,
        )

    async def _sit(self, end: asyncio.Event) -> None:
        async with self._connect() as socket:
            self.socket = socket
            await socket.send(json.dumps({"type": "Join", "seen": len(self.events)}))
            standing = (await self._hear(socket, "Welcome"))["standing"]
            while not end.is_set() and not self.over:
                if standing and standing["decisions"]:
                    standing = await self._choose(socket, standing)
                else:
                    with suppress(TimeoutError):
                        heard = await self._hear(socket, "Update", "Welcome", seconds=1)
                        standing = heard["standing"]
                await asyncio.sleep(self.random.random() * 0.2)

    async def _choose(self, socket: ClientConnection, standing: Message) -> Message:
        """Answer a decision; without a reply, send it again with the same request id."""
        picks, decision = await self._picks(socket, standing)
        message = {
            "type": "Choose",
            "request": str(uuid.uuid4()),
            "seat": decision["seat"],
            "at": standing["at"],
            "picks": picks,
        }
        copies = 1 + (self.random.random() < 0.2)
        while True:
            for _ in range(copies):
                await socket.send(json.dumps(message))
            if self.random.random() < 0.1:  # an old message arrives late
                await socket.send(json.dumps(message | {"request": str(uuid.uuid4()), "at": 0}))
            try:
                answer = await self._answer(socket, str(message["request"]))
            except TROUBLE:
                # It is unknown whether the choice was stored: ask again elsewhere.
                socket = self.socket = await self._again()
                copies = 1
                continue
            if answer["type"] == "Accepted":
                self.acknowledged.append(
                    Acknowledged(self.match, answer["request"], int(answer["at"]))
                )
            await socket.send(json.dumps({"type": "Join", "seen": len(self.events)}))
            found: Message = (await self._hear(socket, "Welcome"))["standing"]
            return found

    async def _again(self) -> ClientConnection:
        while True:
            with suppress(*TROUBLE):
                socket = await self._connect()
                await socket.send(json.dumps({"type": "Join", "seen": len(self.events)}))
                await self._hear(socket, "Welcome")
                return socket
            await asyncio.sleep(0.2)

    async def _picks(
        self, socket: ClientConnection, standing: Message
    ) -> tuple[list[str], Message]:
        decision: Message = self.random.choice(standing["decisions"])
        picks: list[str] = []
        while True:
            option = self.random.choice(decision["options"])
            picks.append(option["id"])
            if option.get("closes"):
                return picks, decision
            draft = {"seat": decision["seat"], "at": standing["at"], "picks": picks}
            await socket.send(json.dumps({"type": "Draft", **draft}))
            heard = await self._hear(socket, "Drafted", "Refused")
            if heard["type"] == "Refused":
                raise TimeoutError
            decision = heard["decision"]

    async def _answer(self, socket: ClientConnection, request: str) -> Message:
        while True:
            heard = await self._hear(socket, "Accepted", "Refused")
            if heard["request"] == request:
                return heard

    async def _hear(
        self, socket: ClientConnection, *kinds: str, seconds: float = PATIENCE
    ) -> Message:
        """Wait for the next message of one of these kinds; events are remembered."""
        async with asyncio.timeout(seconds):
            while True:
                message: Message = json.loads(await socket.recv())
                if message["type"] in ("Welcome", "Update"):
                    self._remember(message)
                if message["type"] in kinds:
                    return message

    def _remember(self, message: Message) -> None:
        for event in message["events"]:
            told = json.dumps(event, sort_keys=True)
            known = self.events.setdefault(int(event["number"]), told)
            if known != told:
                self.contradictions.append(f"{self.match}: {known} became {told}")
        self.over = self.over or bool(message["match"]["over"])
