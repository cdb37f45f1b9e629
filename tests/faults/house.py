"""A house: private PostgreSQL, NATS, two servers and a worker, which can all be killed."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

SERVERS = ("server-1", "server-2")
WORKER, DATABASE, WORD = "worker", "postgresql", "nats"
UNLIMITED = "1000000"
OSTROG = str(Path(sys.executable).parent / "ostrog")


def free_port() -> int:
    """Return a free port."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def answers(port: int, seconds: float = 120) -> None:
    """Wait until a process listens on a port."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with socket.socket() as tried:
            tried.settimeout(1)
            if tried.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.05)
    raise TimeoutError(f"nobody listens on {port}")


def postgres_tools() -> Path:
    """Return the folder of PostgreSQL's programs."""
    debian = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda bin: int(bin.parent.name))
    found = shutil.which("initdb")
    return debian[-1] if debian or found is None else Path(found).parent


class House:
    """All processes by name; each can be killed, frozen and started again."""

    def __init__(self, folder: Path) -> None:
        """Keep all data and logs in this folder."""
        self.folder = folder
        self.ports = {name: free_port() for name in (*SERVERS, DATABASE, WORD)}
        self.running: dict[str, subprocess.Popen[bytes]] = {}

    @property
    def database(self) -> str:
        """The address of the database."""
        return f"postgresql+asyncpg://postgres@127.0.0.1:{self.ports[DATABASE]}/ostrog"

    @property
    def environment(self) -> Mapping[str, str]:
        """The environment variables of the processes."""
        return os.environ | {
            "OSTROG_DATABASE": self.database,
            "OSTROG_NATS": f"nats://127.0.0.1:{self.ports[WORD]}",
            "OSTROG_WORKER": "apart",
            "OSTROG_CLIENT": "no-such-folder",
            "OSTROG_MOST_GUESTS": UNLIMITED,
            "OSTROG_MOST_MATCHES": UNLIMITED,
            "OSTROG_MOST_REQUESTS": UNLIMITED,
            "OSTROG_MOST_MESSAGES": UNLIMITED,
        }

    def address(self, server: str) -> str:
        """Return the address of a server."""
        return f"127.0.0.1:{self.ports[server]}"

    # Processes

    def start(self, name: str) -> None:
        """Start a process; for services, wait until they answer."""
        ostrog = [OSTROG]
        commands: dict[str, Sequence[str]] = {
            DATABASE: [
                *self._as_postgres(),
                str(postgres_tools() / "postgres"),
                "-D",
                str(self.folder / "data"),
                "-p",
                str(self.ports[DATABASE]),
                "-c",
                "listen_addresses=127.0.0.1",
                "-c",
                "unix_socket_directories=",
                "-c",
                "max_connections=200",
            ],
            WORD: ["nats-server", "-a", "127.0.0.1", "-p", str(self.ports[WORD])],
            WORKER: [*ostrog, "worker"],
            **{server: [*ostrog, "serve", "--port", str(self.ports[server])] for server in SERVERS},
        }
        with (self.folder / f"{name}.log").open("ab") as log:
            self.running[name] = subprocess.Popen(
                commands[name], env=self.environment, stdout=log, stderr=log, start_new_session=True
            )
        if name in (DATABASE, WORD):
            answers(self.ports[name])

    def kill(self, name: str) -> None:
        """Kill a process without giving it a chance to clean up."""
        process = self.running.pop(name)
        if name == DATABASE:
            # A killed postmaster leaves children that hold its memory. With SIGQUIT it ends at
            # once without writing anything, and must recover when it is started again.
            postmaster = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
            os.kill(postmaster, signal.SIGQUIT)
        else:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()

    def freeze(self, name: str) -> None:
        """Suspend a process."""
        os.killpg(self.running[name].pid, signal.SIGSTOP)

    def thaw(self, name: str) -> None:
        """Let a suspended process continue."""
        os.killpg(self.running[name].pid, signal.SIGCONT)

    def restart(self, name: str) -> None:
        """Kill a process and start it again."""
        self.kill(name)
        self.start(name)

    def _as_postgres(self) -> list[str]:
        """Return a command prefix that switches from root, as which PostgreSQL refuses to run."""
        return ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []

    # The whole house

    def open(self) -> None:
        """Start everything, with an empty database."""
        data = self.folder / "data"
        data.mkdir()
        if os.geteuid() == 0:
            owner = pwd.getpwnam("postgres")
            self.folder.chmod(0o755)
            os.chown(data, owner.pw_uid, owner.pw_gid)
        subprocess.run(
            [
                *self._as_postgres(),
                str(postgres_tools() / "initdb"),
                "-D",
                str(data),
                "-U",
                "postgres",
                "--auth=trust",
                "--no-sync",
            ],
            check=True,
            capture_output=True,
        )
        self.start(DATABASE)
        self.start(WORD)
        migrate = [OSTROG, "migrate"]
        for _ in range(20):  # the port answers a little before the database is ready
            done = subprocess.run(migrate, env=self.environment, capture_output=True, check=False)
            if done.returncode == 0:
                break
            time.sleep(0.5)
        else:
            raise RuntimeError(done.stderr.decode())
        for name in (*SERVERS, WORKER):
            self.start(name)
        for server in SERVERS:
            answers(self.ports[server])

    def close(self) -> None:
        """End every process that was started here."""
        for name in list(self.running):
            self.kill(name)


@contextmanager
def a_house(folder: Path) -> Iterator[House]:
    """Open a house, and close it afterwards even after an error."""
    house = House(folder)
    try:
        house.open()
        yield house
    finally:
        house.close()
