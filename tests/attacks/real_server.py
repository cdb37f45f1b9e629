"""A server in a process of its own, as an operator starts it, for attacks that need a real one."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import httpx

from faults.surroundings import free_port, processor_seconds

OSTROG = str(Path(sys.executable).parent / "ostrog")
LOOPBACK = "127.0.0.1"
PLENTY = "1000000000"


class RealServer:
    """A running `ostrog serve`."""

    def __init__(self, process: subprocess.Popen[bytes], port: int) -> None:
        self.process, self.port = process, port
        self.url = f"http://{LOOPBACK}:{port}"

    def processor_seconds(self) -> float:
        """Return the processor time that the server itself has used, without its processes."""
        return processor_seconds(self.process.pid)

    def guest(self) -> httpx.Client:
        """Return the browser of a new guest."""
        client = httpx.Client(base_url=self.url, timeout=60)
        client.get("/api/me")
        return client


@contextmanager
def real_server(
    database: str, *, command: Sequence[str] = (OSTROG, "serve"), **more: str
) -> Iterator[RealServer]:
    """Run a server as long as this lasts; `more` are further settings."""
    port = free_port()
    settings = {
        "OSTROG_DATABASE": database,
        "OSTROG_PORT": str(port),
        "OSTROG_CLIENT": "no-such-folder",
        "OSTROG_MOST_REQUESTS": PLENTY,
        "OSTROG_MOST_MESSAGES": PLENTY,
    }
    process = subprocess.Popen(command, env=os.environ | settings | more)
    try:
        server = RealServer(process, port)
        end = time.monotonic() + 60
        while not _answers(server.url):
            assert process.poll() is None
            assert time.monotonic() < end
            time.sleep(0.1)
        yield server
    finally:
        process.kill()
        process.wait(20)


def _answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/api/health", timeout=5).is_success
    except httpx.HTTPError:
        return False
