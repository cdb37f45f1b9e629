"""What people cost who come to a match and watch it: processor time of the server."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import msgspec
from sqlalchemy.ext.asyncio import AsyncEngine
from websockets.asyncio.client import ClientConnection, connect

from faults.house import SERVERS, House
from faults.surroundings import processor_seconds
from load.driving import PACKED, Place, hear, message_of, sit
from load.scripts import Script
from load.tables import Opening
from ostrog.server.accounts import guests
from ostrog.server.accounts.login_sessions import COOKIE

JOINS = 100
"""Number of sockets that come to a match, one after the other."""
WATCHERS = 200
A_GUEST = 20
"""Number of sockets of one guest among the watchers."""
CHOICES = 30
"""Number of choices that are watched."""


class Crowd(msgspec.Struct, frozen=True):
    """Processor time in milliseconds."""

    join: float
    """For a new socket that joins a match which is half over."""
    watcher: float
    """For each watcher of a choice, on top of the choice itself."""


class Crowding:
    """Measures at the first server of a house."""

    def __init__(self, house: House, engine: AsyncEngine) -> None:
        """Open matches at the first server only."""
        self.engine = engine
        self.process = house.running[SERVERS[0]].pid
        self.opening = Opening(engine, [house.address(SERVERS[0])])

    def _spent(self) -> float:
        """Return the processor time of the server so far, in milliseconds."""
        return 1_000 * processor_seconds(self.process)

    async def measure(self, script: Script) -> Crowd:
        """Play half of a match, then let people come, then let many watch."""
        places = await self.opening.match(script)
        half = len(script.steps) // 2
        async with AsyncExitStack() as stack:
            sockets = [await stack.enter_async_context(_line(place)) for place in places]
            for socket in sockets:
                await sit(socket)
            await self._play(script, sockets, 0, half)
            join = await self._joining(places[0])
            before = self._spent()
            await self._play(script, sockets, half, half + CHOICES)
            alone = self._spent() - before
            watching = await self._watchers(stack, places[0])
            before = self._spent()
            readers = [asyncio.create_task(_read(each)) for each in watching]
            await self._play(script, sockets, half + CHOICES, half + 2 * CHOICES)
            await asyncio.sleep(2)
            crowded = self._spent() - before
            for reader in readers:
                reader.cancel()
        return Crowd(join, max(crowded - alone, 0) / CHOICES / WATCHERS)

    async def _play(
        self, script: Script, sockets: list[ClientConnection], first: int, last: int
    ) -> None:
        for at in range(first, last):
            step = script.steps[at]
            await sockets[step.seat].send(message_of(step, f"crowd-{at:012}", at))
            await hear(sockets[step.seat], at + 1, accepted=True)
            await hear(sockets[1 - step.seat], at + 1, accepted=False)

    async def _joining(self, place: Place) -> float:
        before = self._spent()
        for _ in range(JOINS):
            async with _line(place) as socket:
                await sit(socket)
        return (self._spent() - before) / JOINS

    async def _watchers(self, stack: AsyncExitStack, place: Place) -> list[ClientConnection]:
        found: list[ClientConnection] = []
        for number in range(WATCHERS):
            if number % A_GUEST == 0:
                _, token = await guests.welcome(self.engine)
            watching = Place(place.address, f"{COOKIE}={token}")
            found.append(await stack.enter_async_context(_line(watching)))
            await sit(found[-1])
        return found


def _line(place: Place) -> connect:
    return connect(
        place.address + PACKED,
        additional_headers={"Cookie": place.cookie},
        compression=None,
        max_size=None,
        close_timeout=0.5,
    )


async def _read(socket: ClientConnection) -> None:
    while True:
        await socket.recv()
