"""Proxies between the processes of a house: they can fall silent or hold everything back.

They run in a thread of their own, so that they go on whatever the test does.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, TypeVar

T = TypeVar("T")


class Line:
    """One connection through a proxy."""

    def __init__(self) -> None:
        """Pass everything on at first."""
        self.swallows_requests = False
        self.swallows_answers = False


class Proxy:
    """Listens on a port of its own, and connects whoever comes to the port of a service."""

    def __init__(self, goal: int) -> None:
        """Prepare a proxy to the service that listens on this port."""
        self.goal = goal
        self.port = 0
        self._lines: set[Line] = set()
        self._open = asyncio.Event()
        self._listening: asyncio.Server | None = None

    async def listen(self) -> None:
        """Start listening on a free port."""
        self._open.set()
        self._listening = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.port = self._listening.sockets[0].getsockname()[1]

    async def fall_silent(self, *, executed: bool) -> int:
        """Swallow what comes over the connections there are now; new connections work.

        TCP stays up, so that nobody is told. If `executed`, requests still reach the service and
        only its answers are swallowed. Returns the number of connections.
        """
        for line in self._lines:
            line.swallows_requests, line.swallows_answers = not executed, True
        return len(self._lines)

    async def hold(self) -> None:
        """Pass nothing on, over new connections neither; nothing is lost."""
        self._open.clear()

    async def let_pass(self) -> None:
        """Pass on what was held back, and all that follows."""
        self._open.set()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await self._open.wait()
        try:
            there, to = await asyncio.open_connection("127.0.0.1", self.goal)
        except OSError:
            writer.close()
            return
        line = Line()
        self._lines.add(line)
        tasks = [
            asyncio.create_task(self._copy(line, reader, to, answers=False)),
            asyncio.create_task(self._copy(line, there, writer, answers=True)),
        ]
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in tasks:
            task.cancel()
        self._lines.discard(line)
        for end in (to, writer):
            end.close()

    async def _copy(
        self,
        line: Line,
        source: asyncio.StreamReader,
        goal: asyncio.StreamWriter,
        *,
        answers: bool,
    ) -> None:
        with suppress(OSError):
            while data := await source.read(65536):
                await self._open.wait()
                if not (line.swallows_answers if answers else line.swallows_requests):
                    goal.write(data)
                    await goal.drain()


class Exchange:
    """All proxies of a house, in a thread of their own."""

    def __init__(self) -> None:
        """Start the thread."""
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()

    def proxy(self, goal: int) -> Proxy:
        """Return a new proxy to the service that listens on this port."""

        async def make() -> Proxy:
            made = Proxy(goal)
            await made.listen()
            return made

        return self.do(make())

    def do(self, action: Coroutine[Any, Any, T]) -> T:
        """Carry out a method of a proxy in the thread of the proxies, and wait for it."""
        return asyncio.run_coroutine_threadsafe(action, self._loop).result(timeout=10)

    def close(self) -> None:
        """End the thread, and with it all connections."""
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(timeout=10)
