"""Drivers of a server: each lane plays scripted matches one after the other, for both sides."""

from __future__ import annotations

import asyncio
import gzip
import os
import signal
import sys
import time
from collections.abc import Iterator
from itertools import count

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from faults.surroundings import processor_seconds
from load.scripts import SEATS, Step

PATIENCE = 30.0


class Place(msgspec.Struct, frozen=True):
    """The socket address and cookie of one side of a match."""

    address: str
    cookie: str = ""


class Lane(msgspec.Struct, frozen=True):
    """Matches that are played one after the other, with their steps."""

    matches: list[tuple[tuple[Place, ...], list[Step]]]


class Drive(msgspec.Struct, frozen=True):
    """The lanes to drive, with time, rate and limit."""

    lanes: list[Lane]
    seconds: float
    rate: float = 0.0
    """Choices per second for all lanes together; 0 for as many as possible."""
    most: int = 0
    """Maximum number of choices of each lane; 0 for no limit."""
    process: int = 0
    """The process whose processor time is read before the first and after the last choice."""
    is_profiled: bool = False
    """Whether the process is told then to begin and to end its profile."""


class Driven(msgspec.Struct, frozen=True):
    """The result of a drive."""

    seconds: float
    latencies: list[float]
    """Time from each choice to its acknowledgement, in seconds."""
    starved: int
    """Number of lanes that ran out of matches before the time was up."""
    spent: float = 0.0
    """Processor time of the process that was asked for, in seconds."""


class _At(msgspec.Struct):
    at: int


class _Heard(msgspec.Struct):
    type: str
    at: int = -1
    standing: _At | None = None


_heard: msgspec.json.Decoder[_Heard] = msgspec.json.Decoder(_Heard)
_encode = msgspec.json.Encoder()


PACKED = "?packed=1"
"""What a browser adds to the address of a socket, so that larger messages come as gzip."""


async def _sit(place: Place) -> ClientConnection:
    headers = {"Cookie": place.cookie} if place.cookie else {}
    socket = await connect(
        place.address + PACKED,
        additional_headers=headers,
        max_size=None,
        close_timeout=0.5,
    )
    await sit(socket)
    return socket


async def sit(socket: ClientConnection) -> None:
    """Join the match of a socket."""
    await socket.send(_encode.encode({"type": "Join", "seen": 0}).decode())
    while _unpacked(await socket.recv()).type not in ("Welcome", "Update"):
        pass


def _unpacked(data: str | bytes) -> _Heard:
    return _heard.decode(gzip.decompress(data) if isinstance(data, bytes) else data)


async def hear(socket: ClientConnection, at: int, *, accepted: bool) -> None:
    """Wait until the match has reached an entry and, if `accepted`, a choice is acknowledged."""
    updated = False
    async with asyncio.timeout(PATIENCE):
        while not updated or accepted:
            heard = _unpacked(await socket.recv())
            if heard.type == "Accepted":
                accepted = False
            elif heard.type in ("Update", "Welcome") and heard.standing is not None:
                updated = updated or heard.standing.at >= at
            elif heard.type == "Refused":
                raise AssertionError("a written choice was refused")


def message_of(step: Step, request: str, at: int) -> str:
    """Return the message by which a step is made."""
    kind: dict[str, object] = {"type": "Choose", "picks": step.picks}
    if not step.picks:
        kind = {"type": "Undo"}
    return _encode.encode({**kind, "request": request, "seat": step.seat, "at": at}).decode()


class Driver:
    """Drives all lanes of one process."""

    def __init__(self, drive: Drive) -> None:
        """Take a drive, without starting it."""
        self.drive = drive
        self.latencies: list[float] = []
        self.starved = 0
        self.names = count()

    async def go(self) -> Driven:
        """Drive until the time is up and return the result."""
        tables = [await self._tables(lane) for lane in self.drive.lanes]
        process = self.drive.process
        if self.drive.is_profiled:
            os.kill(process, signal.SIGUSR1)
        before = processor_seconds(process) if process else 0.0
        began = time.perf_counter()
        end = began + self.drive.seconds
        await asyncio.gather(*(self._lane(*each, began, end) for each in enumerate(tables)))
        ended = time.perf_counter()
        spent = processor_seconds(process) - before if process else 0.0
        if self.drive.is_profiled:
            os.kill(process, signal.SIGUSR2)
        for table in tables:
            for sockets, _ in table:
                await asyncio.gather(*(socket.close() for socket in sockets))
        return Driven(ended - began, self.latencies, self.starved, spent)

    async def _tables(self, lane: Lane) -> list[tuple[list[ClientConnection], list[Step]]]:
        return [
            (await asyncio.gather(*(_sit(place) for place in places)), steps)
            for places, steps in lane.matches
        ]

    def _due(self, lane: int, began: float) -> Iterator[float]:
        """Yield the times at which a lane must choose; 0 for at once, if there is no rate."""
        lanes, rate = len(self.drive.lanes), self.drive.rate
        for number in count():
            yield began + (number * lanes + lane) / rate if rate else 0.0

    async def _lane(
        self,
        lane: int,
        tables: list[tuple[list[ClientConnection], list[Step]]],
        began: float,
        end: float,
    ) -> None:
        due, made = self._due(lane, began), 0
        for sockets, steps in tables:
            for at, step in enumerate(steps):
                wanted = next(due)
                if wanted > time.perf_counter():
                    await asyncio.sleep(wanted - time.perf_counter())
                if time.perf_counter() >= end or (self.drive.most and made >= self.drive.most):
                    return
                made += 1
                sent = max(wanted, 0.0) or time.perf_counter()
                await sockets[step.seat].send(message_of(step, f"drive-{next(self.names):012}", at))
                await hear(sockets[step.seat], at + 1, accepted=True)
                self.latencies.append(time.perf_counter() - sent)
                other = next(each for each in SEATS if each != step.seat)
                await hear(sockets[other], at + 1, accepted=False)
        self.starved += 1


def main() -> None:
    """Read a drive from standard input, perform it, and print the result."""
    drive = msgspec.json.decode(sys.stdin.buffer.read(), type=Drive)
    driven = asyncio.run(Driver(drive).go())
    sys.stdout.buffer.write(msgspec.json.encode(driven))


if __name__ == "__main__":
    main()
