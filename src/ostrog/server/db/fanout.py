"""Fan-out: notifications between the processes that serve a match.

A notification may get lost. It says only that there is something new in the database, so a process
that missed it finds the same by polling a little later. So a server starts and runs without NATS
too, and uses it as soon as it is there.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import uuid
from collections.abc import Awaitable, Callable
from typing import Protocol

import msgspec
import nats
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.subscription import Subscription

_log = logging.getLogger(__name__)

Heard = Callable[[str, int], Awaitable[None]]
"""Callback with the id of the match that has changed, or `SESSIONS`, and a version of the rules.

The version is that of a new entry if the entry is the only change, which is the usual case;
otherwise it is 0.
"""

SESSIONS = "sessions"
"""Subject used in place of a match id when sessions have ended; match ids are longer."""


MOMENT = 2.0
"""Seconds that a server waits for NATS when it starts."""


class Word(msgspec.Struct, frozen=True):
    """A notification between processes."""

    sender: str
    rules: int = 0
    """The version of the rules of a new entry if that is the only change; otherwise 0."""


class Fanout(Protocol):
    """A channel for notifications to and from other processes."""

    async def follow(self, match: str) -> None:
        """Start receiving notifications about a match."""
        ...

    async def leave(self, match: str) -> None:
        """Stop receiving notifications about a match."""
        ...

    async def tell(self, match: str, *, rules: int = 0) -> None:
        """Notify other processes that a match has changed."""
        ...

    async def close(self) -> None:
        """Close the channel."""
        ...


class Alone:
    """The fan-out of a single process; it does nothing."""

    async def follow(self, match: str) -> None:
        """Do nothing, since there are no other processes."""

    async def leave(self, match: str) -> None:
        """Do nothing, since there are no other processes."""

    async def tell(self, match: str, *, rules: int = 0) -> None:
        """Do nothing, since there are no other processes."""

    async def close(self) -> None:
        """Do nothing, since there is no connection."""


class OverNats:
    """Fan-out over NATS, with one subject for each match."""

    def __init__(self, house: str, heard: Heard, missed: Callable[[], None]) -> None:
        """Set up the channel; `house` separates servers that use different databases."""
        self._client = Client()
        self._house = house
        self._heard = heard
        self._missed = missed
        self._me = uuid.uuid4().hex
        self._followed: dict[str, Subscription | None] = {}
        """The subscription for each match; None until NATS is there."""
        self._there = False
        self._connecting: asyncio.Task[None] | None = None

    async def connect(self, address: str) -> None:
        """Connect to NATS; if it is not there within a moment, go on trying in the background."""
        self._connecting = asyncio.create_task(self._connect(address))
        await asyncio.wait([self._connecting], timeout=MOMENT)

    async def _connect(self, address: str) -> None:
        async def reconnected() -> None:
            self._missed()

        async def trouble(error: Exception) -> None:
            _log.warning("trouble with NATS: %s", type(error).__name__)

        await self._client.connect(
            address,
            max_reconnect_attempts=-1,
            reconnect_time_wait=1,
            reconnected_cb=reconnected,
            error_cb=trouble,
        )
        self._there = True
        for match in [match for match, found in self._followed.items() if found is None]:
            await self._subscribe(match)
        self._missed()

    async def follow(self, match: str) -> None:
        """Start receiving notifications about a match."""
        if match not in self._followed:
            self._followed[match] = None
            if self._there:
                await self._subscribe(match)

    async def _subscribe(self, match: str) -> None:
        found = await self._client.subscribe(self._subject(match), cb=self._on_word)
        if match in self._followed:
            self._followed[match] = found
        else:  # it was left meanwhile
            await found.unsubscribe()

    async def leave(self, match: str) -> None:
        """Stop receiving notifications about a match."""
        subscription = self._followed.pop(match, None)
        if subscription is not None:
            await subscription.unsubscribe()

    async def tell(self, match: str, *, rules: int = 0) -> None:
        """Notify other processes; if that fails, they find the change by polling."""
        word = msgspec.msgpack.encode(Word(self._me, rules))
        if not self._there:
            return
        try:
            await self._client.publish(self._subject(match), word)
        except nats.errors.Error:
            _log.warning("no word could be sent to the other processes")

    async def close(self) -> None:
        """Close the channel."""
        if self._connecting is not None:
            self._connecting.cancel()
            await asyncio.gather(self._connecting, return_exceptions=True)
        await self._client.close()

    def _subject(self, match: str) -> str:
        return f"ostrog.{self._house}.{match}"

    async def _on_word(self, message: Msg) -> None:
        try:
            word = msgspec.msgpack.decode(message.data, type=Word)
        except msgspec.DecodeError:
            return
        if word.sender != self._me:
            await self._heard(message.subject.rpartition(".")[2], word.rules)


async def connect(address: str, database: str, heard: Heard, missed: Callable[[], None]) -> Fanout:
    """Return a fan-out over a NATS server, or one that does nothing if there is no address.

    It waits a moment for NATS, and goes on without it. `missed` is called after a connection or
    reconnection, since notifications may have been missed.
    """
    if not address:
        return Alone()
    found = OverNats(hashlib.sha256(database.encode()).hexdigest()[:16], heard, missed)
    await found.connect(address)
    return found
