"""Fan-out: word of what was written, between the processes that serve a match.

Word may get lost. It says only that there is something to read, so whoever missed it reads the same
from the database a little later.
"""

from __future__ import annotations

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
"""Called with the id of the match of which there is something to read, or with `SESSIONS`.

If that is an entry that brought nothing else with it, as most of them are, then also with the
version of the rules that it was played by; else with 0.
"""

SESSIONS = "sessions"
"""In place of a match: some sessions have ended. The ids of matches are longer."""


class Word(msgspec.Struct, frozen=True):
    """What goes between processes."""

    sender: str
    rules: int = 0
    """If there is but an entry to read, the version of the rules by which it was played."""


class Fanout(Protocol):
    """Tells the other processes."""

    async def follow(self, match: str) -> None:
        """Begin to hear of a match."""
        ...

    async def leave(self, match: str) -> None:
        """Hear of it no more."""
        ...

    async def tell(self, match: str, *, rules: int = 0) -> None:
        """Let the others know that there is something to read."""
        ...

    async def close(self) -> None:
        """Say nothing more."""
        ...


class Alone:
    """The fan-out of a process that is the only one."""

    async def follow(self, match: str) -> None:
        """There is nobody to hear."""

    async def leave(self, match: str) -> None:
        """There is nobody to hear."""

    async def tell(self, match: str, *, rules: int = 0) -> None:
        """There is nobody to tell."""

    async def close(self) -> None:
        """There is nothing to close."""


class OverNats:
    """Tells other processes over NATS, one subject for each match."""

    def __init__(self, client: Client, house: str, heard: Heard) -> None:
        """`house` keeps apart what different databases have to say."""
        self._client = client
        self._house = house
        self._heard = heard
        self._me = uuid.uuid4().hex
        self._followed: dict[str, Subscription] = {}

    async def follow(self, match: str) -> None:
        """Begin to hear of a match."""
        if match not in self._followed:
            self._followed[match] = await self._client.subscribe(
                self._subject(match), cb=self._on_word
            )

    async def leave(self, match: str) -> None:
        """Hear of it no more."""
        subscription = self._followed.pop(match, None)
        if subscription is not None:
            await subscription.unsubscribe()

    async def tell(self, match: str, *, rules: int = 0) -> None:
        """Let the others know; if that fails they find out by themselves."""
        word = msgspec.msgpack.encode(Word(self._me, rules))
        try:
            await self._client.publish(self._subject(match), word)
        except nats.errors.Error:
            _log.warning("no word could be sent to the other processes")

    async def close(self) -> None:
        """Say nothing more."""
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
    """The fan-out over a NATS server, or none without an address.

    `missed` is called after a time without connection.
    """
    if not address:
        return Alone()

    async def reconnected() -> None:
        missed()

    async def trouble(error: Exception) -> None:
        _log.warning("trouble with NATS: %s", type(error).__name__)

    client = await nats.connect(
        address,
        max_reconnect_attempts=-1,
        reconnect_time_wait=1,
        reconnected_cb=reconnected,
        error_cb=trouble,
    )
    house = hashlib.sha256(database.encode()).hexdigest()[:16]
    return OverNats(client, house, heard)
