"""Services: PostgreSQL and NATS for the tests; private ones are started where none answers.

Private services change nothing on the machine: they keep their data in a folder that is removed
afterwards, and listen on free loopback ports. If their programs are missing, they are installed as
packages on a machine that only runs the gate (CI=true); elsewhere an error names the package.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

POSTGRES = "OSTROG_TEST_POSTGRES"
"""Environment variable with the address of PostgreSQL for the tests."""
NATS = "OSTROG_TEST_NATS"


class Missing(RuntimeError):
    """A program that the gate needs is missing, and the gate may not install it."""


@contextmanager
def services() -> Iterator[dict[str, str]]:
    """Start services that do not answer; yield the environment variables with their addresses."""
    with tempfile.TemporaryDirectory(prefix="ostrog-services-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        started: list[subprocess.Popen[bytes]] = []
        told: dict[str, str] = {}
        try:
            if POSTGRES not in os.environ and not answers(5432):
                port = free_port()
                started.append(start_postgres(folder, port))
                told[POSTGRES] = f"postgresql+asyncpg://postgres@127.0.0.1:{port}"
            if NATS not in os.environ and not answers(4222):
                port = free_port()
                started.append(start_nats(port))
                told[NATS] = f"nats://127.0.0.1:{port}"
            yield told
        finally:
            for process in reversed(started):
                process.terminate()
            for process in started:
                process.wait(timeout=30)


def start_postgres(folder: Path, port: int) -> subprocess.Popen[bytes]:
    """Create a database cluster in a folder and start PostgreSQL for it."""
    tools = postgres_tools()
    if tools is None:
        install("postgresql")
        tools = postgres_tools()
        assert tools is not None
    data = folder / "postgresql"
    data.mkdir()
    user: list[str] = []
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        user = ["runuser", "-u", "postgres", "--"]
        shutil.chown(data, "postgres")
    made = [str(tools / "initdb"), "-D", str(data), "-U", "postgres", "-A", "trust", "-E", "UTF8"]
    subprocess.run([*user, *made, "--no-sync"], check=True, stdout=subprocess.DEVNULL, cwd=folder)
    settings = {
        "listen_addresses": "127.0.0.1",
        "unix_socket_directories": "",
        "max_connections": "200",
    }
    options = [part for key, value in settings.items() for part in ("-c", f"{key}={value}")]
    return wait_for(
        [*user, str(tools / "postgres"), "-D", str(data), "-p", str(port), *options], port, folder
    )


def start_nats(port: int) -> subprocess.Popen[bytes]:
    """Start NATS."""
    if shutil.which("nats-server") is None:
        install("nats-server")
    return wait_for(["nats-server", "-a", "127.0.0.1", "-p", str(port)], port)


def wait_for(command: list[str], port: int, cwd: Path | None = None) -> subprocess.Popen[bytes]:
    """Start a program and wait until it listens on its port."""
    process = subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, cwd=cwd
    )
    for _ in range(300):
        if answers(port):
            return process
        if process.poll() is not None:
            raise Missing(f"{command[0]} does not start")
        time.sleep(0.1)
    process.terminate()
    raise Missing(f"{command[0]} does not answer")


def install(package: str) -> None:
    """Install a package of the operating system, on a machine that only runs the gate."""
    if "CI" not in os.environ or os.geteuid() or shutil.which("apt-get") is None:
        raise Missing(f"{package} is missing: install it with the package manager of your system")
    quiet = {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (["update", "-qq"], ["install", "-y", "-qq", package]):
        subprocess.run(
            ["apt-get", *command], check=True, env=os.environ | quiet, stdout=sys.stderr.fileno()
        )


def postgres_tools() -> Path | None:
    """Return the folder of PostgreSQL's programs, or None if it is not installed."""
    debian = sorted(
        Path("/usr/lib/postgresql").glob("*/bin"), key=lambda each: int(each.parent.name)
    )
    found = shutil.which("initdb")
    if debian:
        return debian[-1]
    return Path(found).parent if found else None


def answers(port: int) -> bool:
    """Whether a process listens on a loopback port."""
    with socket.socket() as tried:
        tried.settimeout(1)
        return tried.connect_ex(("127.0.0.1", port)) == 0


def free_port() -> int:
    """Return a free loopback port."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
