"""Breaking: causes failures in a house, up to two at the same time."""

from __future__ import annotations

import asyncio
import time
from collections import Counter, defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from random import Random

from faults.house import DATABASE, SERVERS, WITH_A_CLOCK, WORD, WORKERS, House
from faults.players import Person
from faults.surroundings import answers

AT_ONCE = 2
"""Number of failures at the same time."""
STALLED = 12.0
"""Seconds of silence after which a worker counts as dead, and a little more."""
TO_COMMIT = 10.0
"""Seconds in which a process that is played on makes a commit."""
MOST_UPGRADES = 4
"""Number of newer versions of the rules; later upgrades start processes with the same ones."""
HOUR = 3600
UPGRADE = "newer rules come to one process after the other"


class Breaking:
    """Causes failures for a while; everything is repaired at the end."""

    def __init__(self, house: House, people: Sequence[Person], random: Random) -> None:
        """Cause failures in this house."""
        self.house = house
        self.people = people
        self.random = random
        self.done: Counter[str] = Counter()
        self.slowest_end = 0.0
        """Seconds that a process took at most to end when it was asked to."""
        self.released = ""
        """What the last release said."""
        self._busy = defaultdict[str, asyncio.Lock](asyncio.Lock)
        self._ways: dict[str, Callable[[], Awaitable[bool | None]]] = {
            "a server is killed": self._kill_server,
            "a server is frozen": self._freeze_server,
            "a worker is killed": self._kill_worker,
            "a worker is frozen": self._freeze_worker,
            "a worker is frozen until it counts as dead": self._freeze_worker_for_long,
            "a server ends between commit and answer": self._end_server_after_commit,
            "a worker ends after a commit": self._end_worker_after_commit,
            "PostgreSQL breaks down": self._restart_database,
            "a server's connections fall silent": self._silence_server,
            "a worker's connections fall silent": self._silence_worker,
            "NATS breaks down": self._restart_word,
            "NATS is cut off from a server": self._part,
            "sockets are cut": self._cut_sockets,
            "the clock of a server moves": self._move_clock,
            UPGRADE: self._upgrade,
        }

    async def go_on(self, seconds: float) -> None:
        """Cause failures for at least this time, and each kind at least once."""
        end = time.monotonic() + seconds
        rest: list[str] = []
        going = set[str]()

        async def lane() -> None:
            while True:
                missing = [way for way in self._ways if not self.done[way] and way not in going]
                if time.monotonic() > end and not missing:
                    return
                if not rest:
                    rest.extend(missing or self._ways)
                    self.random.shuffle(rest)
                    rest.sort(key=UPGRADE.__eq__)  # it takes longest, so it begins first
                await self._break(rest.pop(), going)
                await asyncio.sleep(self._some(0.5, 1.5))

        while time.monotonic() < end or len(self.done) < len(self._ways):
            await asyncio.gather(*(lane() for _ in range(AT_ONCE)))

    async def _break(self, way: str, going: set[str]) -> None:
        going.add(way)
        if await self._ways[way]() is not False:
            self.done[way] += 1
        going.discard(way)

    @asynccontextmanager
    async def _one_of(self, names: Sequence[str]) -> AsyncIterator[str]:
        """Choose a process with which nothing else is done meanwhile."""
        free = [name for name in names if not self._busy[name].locked()]
        name = self.random.choice(free or names)
        async with self._busy[name]:
            yield name

    def _some(self, least: float, most: float) -> float:
        return least + (most - least) * self.random.random()

    async def _start(self, name: str) -> None:
        self.house.start(name)
        if name in SERVERS:
            await asyncio.to_thread(answers, self.house.ports[name])

    # Processes

    async def _kill_server(self) -> None:
        async with self._one_of(SERVERS) as server:
            self.house.kill(server)
            await asyncio.sleep(self._some(0, 1))
            await self._start(server)

    async def _freeze_server(self) -> None:
        await self._freeze(SERVERS, self._some(1, 5))

    async def _kill_worker(self) -> None:
        async with self._one_of(WORKERS) as worker:
            self.house.restart(worker)

    async def _freeze_worker(self) -> None:
        await self._freeze(WORKERS, self._some(1, 3))

    async def _freeze_worker_for_long(self) -> None:
        """Freeze a worker until another one does its jobs; then it goes on with them, too."""
        await self._freeze(WORKERS, self._some(STALLED, STALLED + 3))

    async def _freeze(self, names: Sequence[str], seconds: float) -> None:
        async with self._one_of(names) as name:
            self.house.freeze(name)
            await asyncio.sleep(seconds)
            self.house.thaw(name)

    async def _end_server_after_commit(self) -> bool:
        return await self._end_after_commit(SERVERS)

    async def _end_worker_after_commit(self) -> bool:
        return await self._end_after_commit(WORKERS)

    async def _end_after_commit(self, names: Sequence[str]) -> bool:
        async with self._one_of(names) as name:
            done = await asyncio.to_thread(self.house.end_after_commit, name, TO_COMMIT)
            await self._start(name)
            return done

    # Services

    async def _restart_database(self) -> None:
        await asyncio.to_thread(self.house.restart, DATABASE)

    async def _restart_word(self) -> None:
        await asyncio.to_thread(self.house.restart, WORD)

    # Connections

    async def _silence_server(self) -> bool:
        return await self._silence(SERVERS)

    async def _silence_worker(self) -> bool:
        return await self._silence(WORKERS)

    async def _silence(self, names: Sequence[str]) -> bool:
        async with self._one_of(names) as name:
            executed = self.random.random() < 0.5
            found = await asyncio.to_thread(self.house.fall_silent, name, executed=executed)
            await asyncio.sleep(self._some(2, 4))
            return found > 0

    async def _part(self) -> None:
        async with self._one_of(SERVERS) as server:
            self.house.part(server)
            await asyncio.sleep(self._some(4, 8))
            self.house.join(server)

    async def _cut_sockets(self) -> None:
        playing = [person for person in self.people if not person.over]
        for person in self.random.sample(playing, len(playing) // 3):
            if person.socket is not None:
                person.socket.transport.abort()

    # Time and versions

    async def _move_clock(self) -> None:
        """Set a clock forward by an hour, then back by two, then right."""
        async with self._busy[WITH_A_CLOCK]:
            for seconds in (HOUR, -HOUR, 0):
                self.house.set_clock(seconds)
                await asyncio.sleep(self._some(2, 3))

    async def _upgrade(self) -> None:
        """Give newer rules to one process after the other, then move matches to them."""
        newest = min(max(self.house.newer.values()) + 1, MOST_UPGRADES)
        for name in (*SERVERS, *WORKERS):
            async with self._busy[name]:
                took = await asyncio.to_thread(self.house.end, name)
                self.slowest_end = max(self.slowest_end, took)
                self.house.newer[name] = newest
                await self._start(name)
            await asyncio.sleep(self._some(1, 2))
        done = await asyncio.to_thread(self.house.release, WORKERS[0])
        self.released = (done.stdout + done.stderr).decode()


async def shut_for(house: House, seconds: float) -> None:
    """Shut down all servers for some seconds, and start them again."""
    for server in SERVERS:
        house.kill(server)
    await asyncio.sleep(seconds)
    for server in SERVERS:
        house.start(server)
    for server in SERVERS:
        await asyncio.to_thread(answers, house.ports[server])
