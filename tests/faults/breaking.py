"""Breaking: causes failures in a house, one after the other."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from random import Random

from faults.house import DATABASE, SERVERS, WORD, WORKER, House, answers
from faults.players import Person


class Breaking:
    """Causes failures for a while; everything is repaired at the end."""

    def __init__(self, house: House, people: Sequence[Person], random: Random) -> None:
        """Cause failures in this house."""
        self.house = house
        self.people = people
        self.random = random
        self.done: Counter[str] = Counter()
        self._ways: dict[str, Callable[[], Awaitable[None]]] = {
            "a server is killed": self._kill_server,
            "a server is frozen": self._freeze_server,
            "the worker is killed": self._kill_worker,
            "the worker is frozen": self._freeze_worker,
            "PostgreSQL breaks down": self._restart_database,
            "NATS breaks down": self._restart_word,
            "sockets are cut": self._cut_sockets,
        }

    async def go_on(self, seconds: float) -> None:
        """Cause a failure every few seconds for at least this time, and each kind at least once."""
        ways = list(self._ways)
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.random.shuffle(ways)
            for way in ways:
                await self._ways[way]()
                self.done[way] += 1
                await asyncio.sleep(1 + 2 * self.random.random())

    async def _kill_server(self) -> None:
        server = self.random.choice(SERVERS)
        self.house.kill(server)
        await asyncio.sleep(self.random.random())
        await self._start(server)

    async def _freeze_server(self) -> None:
        server = self.random.choice(SERVERS)
        self.house.freeze(server)
        await asyncio.sleep(1 + 4 * self.random.random())
        self.house.thaw(server)

    async def _kill_worker(self) -> None:
        self.house.restart(WORKER)

    async def _freeze_worker(self) -> None:
        self.house.freeze(WORKER)
        await asyncio.sleep(1 + 2 * self.random.random())
        self.house.thaw(WORKER)

    async def _restart_database(self) -> None:
        await asyncio.to_thread(self.house.restart, DATABASE)

    async def _restart_word(self) -> None:
        await asyncio.to_thread(self.house.restart, WORD)

    async def _cut_sockets(self) -> None:
        playing = [person for person in self.people if not person.over]
        for person in self.random.sample(playing, len(playing) // 3):
            if person.socket is not None:
                person.socket.transport.abort()

    async def _start(self, server: str) -> None:
        self.house.start(server)
        await asyncio.to_thread(answers, self.house.ports[server])


async def shut_for(house: House, seconds: float) -> None:
    """Shut down all servers for some seconds, and start them again."""
    for server in SERVERS:
        house.kill(server)
    await asyncio.sleep(seconds)
    for server in SERVERS:
        house.start(server)
    for server in SERVERS:
        await asyncio.to_thread(answers, house.ports[server])
