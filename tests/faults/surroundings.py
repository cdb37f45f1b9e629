"""Surroundings of a house: ports, programs, and variables that its processes read."""

from __future__ import annotations

import os
import shutil
import socket
import time
from pathlib import Path

NEWER = "OSTROG_FAULT_NEWER"
"""Environment variable with the number of newer versions of the rules that a process knows."""
CLOCK = "FAKETIME_TIMESTAMP_FILE"
"""Environment variable with the file that says by how many seconds the clock is off.

It is the one that libfaketime reads; where that library is loaded, it moves the clock.
"""
TO_START = 90.0
"""Seconds for a process to start on a busy machine."""


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def answers(port: int, seconds: float = TO_START) -> None:
    """Wait until a process listens on a port."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with socket.socket() as tried:
            tried.settimeout(1)
            if tried.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise TimeoutError(f"nobody listens on {port}")


def processor_seconds(process: int) -> float:
    """Return the processor time that a process has used, without that of its own processes."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def postgres_tools() -> Path:
    """Return the folder of PostgreSQL's programs."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda bin: int(bin.parent.name))
    found = shutil.which("initdb")
    return debian[-1] if debian or found is None else Path(found).parent
