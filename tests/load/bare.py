"""The bare pipeline: commits, publishes and sends like a server, and does nothing else.

It has no rules, no views and no sessions; the messages it sends were prepared in advance.
"""

from __future__ import annotations

import gzip
import sys
from collections import defaultdict
from collections.abc import Awaitable, Callable, MutableMapping
from pathlib import Path
from typing import Any

import asyncpg
import msgspec
import nats
import uvicorn
from nats.aio.client import Client

from load.scripts import Script
from ostrog.server.http.sockets import PACKING, SMALL

Event = MutableMapping[str, Any]
Send = Callable[[Event], Awaitable[None]]

TABLE = """
create table if not exists bare_entries (
    match text, seq integer, request text, entry bytea, at timestamptz not null default now(),
    primary key (match, seq), unique (match, request)
)
"""
WRITING = "insert into bare_entries (match, seq, request, entry) values ($1, $2, $3, $4)"


class Choose(msgspec.Struct, tag=True):
    """A choice."""

    request: str
    seat: int
    at: int
    picks: list[str]


class Undo(msgspec.Struct, tag=True):
    """An undo."""

    request: str
    seat: int
    at: int


class Join(msgspec.Struct, tag=True):
    """A client joins."""

    seen: int


class Accepted(msgspec.Struct, tag=True):
    """The reply that a choice or undo is stored."""

    request: str
    at: int


_decode: msgspec.json.Decoder[Choose | Undo | Join] = msgspec.json.Decoder(Choose | Undo | Join)
_encode = msgspec.json.Encoder()


class Bare:
    """An ASGI application of sockets; addresses end with a match, a script number and a seat."""

    def __init__(self, database: str, word: str, scripts: list[Script]) -> None:
        """Take the addresses and scripts; connections are opened at startup."""
        self.database, self.word, self.scripts = database, word, scripts
        self.sockets: dict[str, dict[int, Send]] = defaultdict(dict)
        self.pool: asyncpg.Pool[Any]
        self.client: Client

    async def __call__(
        self, scope: Event, receive: Callable[[], Awaitable[Event]], send: Send
    ) -> None:
        """Serve a socket, or handle startup and shutdown."""
        if scope["type"] == "lifespan":
            await self._live(receive, send)
        elif scope["type"] == "websocket":
            await self._talk(str(scope["path"]), receive, send)

    async def _live(self, receive: Callable[[], Awaitable[Event]], send: Send) -> None:
        await receive()
        self.pool = await asyncpg.create_pool(self.database, min_size=5, max_size=15)
        self.client = await nats.connect(self.word)
        await self.client.subscribe("bare.>", cb=self._on_word)
        await send({"type": "lifespan.startup.complete"})
        await receive()
        await send({"type": "lifespan.shutdown.complete"})

    async def _on_word(self, _: object) -> None:
        """Do nothing: both players of a match are at this server, so nobody else must be told."""

    async def _talk(self, path: str, receive: Callable[[], Awaitable[Event]], send: Send) -> None:
        match, number, place = path.strip("/").split("/")[-3:]
        frames, seat = self.scripts[int(number)].frames, int(place)
        await receive()
        await send({"type": "websocket.accept"})
        self.sockets[match][seat] = send
        while (event := await receive())["type"] == "websocket.receive":
            message = _decode.decode(event.get("text") or event["bytes"])
            if isinstance(message, Join):
                await self._send(send, frames[0][seat])
                continue
            entry = _encode.encode(message)
            await self.pool.execute(WRITING, match, message.at, message.request, entry)
            for each, to in list(self.sockets[match].items()):
                await self._send(to, frames[message.at][each])
            await self.client.publish(f"bare.{match}", b"there is something to read")
            await self._send(send, _encode.encode(Accepted(message.request, message.at + 1)))
        self.sockets[match].pop(seat, None)

    async def _send(self, send: Send, frame: bytes) -> None:
        if len(frame) > SMALL:
            packed = gzip.compress(frame, PACKING, mtime=0)
            await send({"type": "websocket.send", "bytes": packed})
        else:
            await send({"type": "websocket.send", "text": frame.decode()})


async def make_table(database: str) -> None:
    """Create the database table for entries."""
    connection = await asyncpg.connect(database)
    await connection.execute(TABLE)
    await connection.close()


def main(port: str, database: str, word: str, scripts: str) -> None:
    """Run the server."""
    found = msgspec.msgpack.decode(Path(scripts).read_bytes(), type=list[Script])
    uvicorn.run(
        Bare(database, word, found),
        port=int(port),
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=65_536,
        ws_per_message_deflate=False,
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
