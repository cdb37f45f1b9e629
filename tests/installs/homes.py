"""`ostrog home` of an installed environment, started and ended as a person would."""

from __future__ import annotations

import signal
import socket
import subprocess
import time
from pathlib import Path
from typing import ClassVar
from urllib.error import URLError
from urllib.request import urlopen

from installs.environments import Installed

LONGEST = 60.0


class Home:
    """One start of `ostrog home`."""

    _all: ClassVar[list[Home]] = []

    def __init__(self, installed: Installed, data: Path, *options: str, port: int = 0) -> None:
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self._told = (installed.folder / f"told-{self.port}.txt").open("w+", encoding="utf-8")
        self._all.append(self)
        began = time.monotonic()
        self.process = subprocess.Popen(
            [installed.ostrog, *start(data, self.port), *options],
            cwd=installed.folder,
            env=installed.variables(PATH="/usr/bin:/bin"),
            stdin=subprocess.DEVNULL,
            stdout=self._told,
            stderr=subprocess.STDOUT,
        )
        while self.process.poll() is None and not answers(f"{self.address}/api/ready"):
            assert time.monotonic() - began < LONGEST, self.told()
            time.sleep(0.05)
        self.seconds = time.monotonic() - began
        assert self.process.poll() is None, self.told()

    def told(self) -> str:
        """What it has written so far."""
        self._told.seek(0)
        return self._told.read()

    def end(self, by: signal.Signals = signal.SIGINT) -> int:
        """End it, and return its exit status."""
        self.process.send_signal(by)
        return self.process.wait(30)

    @classmethod
    def end_all(cls) -> None:
        """Kill those that a test left running."""
        for each in cls._all:
            each.process.kill()
            each.process.wait(10)
        cls._all.clear()


def start(data: Path, port: int) -> list[str]:
    """The arguments of a start."""
    return ["home", "--no-browser", "--data", str(data), "--port", str(port)]


def answers(url: str) -> bool:
    try:
        with urlopen(url, timeout=5) as answer:
            return bool(answer.status == 200)
    except (URLError, OSError):
        return False


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def postgres_of(data: Path) -> int | None:
    """The process of the database in a folder, if it runs."""
    file = data / "database" / "postmaster.pid"
    if not file.is_file():
        return None
    number = int(file.read_text().splitlines()[0])
    return number if Path(f"/proc/{number}").exists() else None
