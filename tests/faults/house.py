"""A house: private PostgreSQL, NATS, two servers and two workers, which can all be broken.

Each server and each worker reaches PostgreSQL and NATS through proxies of its own. A house in which
something is measured does without these, without failpoints and with one worker.
"""

from __future__ import annotations

import os
import pwd
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

from faults.proxies import Exchange, Proxy
from faults.surroundings import CLOCK, NEWER, TO_START, answers, free_port, postgres_tools

SERVERS = ("server-1", "server-2")
WORKERS = ("worker-1", "worker-2")
DATABASE, WORD = "postgresql", "nats"
WITH_A_CLOCK = SERVERS[1]
"""The process whose clock can be moved."""
UNLIMITED = "1000000"
PLAIN = [str(Path(sys.executable).parent / "ostrog")]
BREAKABLE = [sys.executable, "-m", "faults.failing_server"]
FAKETIME = sorted(Path("/usr/lib").glob("*/faketime/libfaketime.so.1"))
"""The library that moves the clock of a process, if it is installed; else a patch does."""
TO_END = 15.0
"""Seconds for a process to end when it is asked to."""
SHOWN, WIDEST = 40, 400
"""Lines at the end of each log that are shown after a failure, and characters of each."""


class House:
    """All processes by name; each can be killed, frozen and started again."""

    def __init__(self, folder: Path, *, breakable: bool = True) -> None:
        """Keep all data and logs in this folder."""
        self.folder = folder
        self.ostrog = BREAKABLE if breakable else PLAIN
        self.workers = WORKERS if breakable else WORKERS[:1]
        self.ports = {name: free_port() for name in (*SERVERS, DATABASE, WORD)}
        self.running: dict[str, subprocess.Popen[bytes]] = {}
        self.newer = dict.fromkeys((*SERVERS, *WORKERS), 0)
        """Number of newer versions of the rules that a process knows when it is started."""
        self.exchange = Exchange()
        self.proxies: dict[tuple[str, str], Proxy] = {
            (name, goal): self.exchange.proxy(self.ports[goal])
            for name in (*SERVERS, *WORKERS)
            for goal in (DATABASE, WORD)
            if breakable
        }
        self.clock = folder / "clock"
        self.set_clock(0)

    @property
    def database(self) -> str:
        """The address of the database, past all proxies."""
        return f"postgresql+asyncpg://postgres@127.0.0.1:{self.ports[DATABASE]}/ostrog"

    def environment(self, name: str) -> Mapping[str, str]:
        """Return the environment variables of a process."""
        breakable = self.ostrog is BREAKABLE
        clock = {CLOCK: str(self.clock)} if breakable and name == WITH_A_CLOCK else {}
        if clock and FAKETIME:
            clock |= {
                "LD_PRELOAD": str(FAKETIME[0]),
                "FAKETIME_DONT_FAKE_MONOTONIC": "1",
                "FAKETIME_CACHE_DURATION": "1",
            }
        return (
            os.environ
            | {
                # All have the same address, by which they know that they belong together.
                "OSTROG_DATABASE": "postgresql+asyncpg://postgres@/ostrog",
                "PGHOST": "127.0.0.1",
                "PGPORT": str(self._port(name, DATABASE)),
                "OSTROG_NATS": f"nats://127.0.0.1:{self._port(name, WORD)}",
                "OSTROG_WORKER": "apart",
                "OSTROG_CLIENT": "no-such-folder",
                "OSTROG_MOST_GUESTS": UNLIMITED,
                "OSTROG_MOST_MATCHES": UNLIMITED,
                "OSTROG_MOST_REQUESTS": UNLIMITED,
                "OSTROG_MOST_MESSAGES": UNLIMITED,
                "OSTROG_MOST_UNDOS": UNLIMITED,
                "OSTROG_MOST_LINES": UNLIMITED,
                "OSTROG_BOT_PROCESSES": "1",
                "PYTHONPATH": str(Path(__file__).parents[1]),
                NEWER: str(self.newer[name]),
            }
            | clock
        )

    def _port(self, name: str, goal: str) -> int:
        """Return the port at which a process reaches a service."""
        proxy = self.proxies.get((name, goal))
        return self.ports[goal] if proxy is None else proxy.port

    def address(self, server: str) -> str:
        """Return the address of a server."""
        return f"127.0.0.1:{self.ports[server]}"

    # Processes

    def start(self, name: str) -> None:
        """Start a process; for services, wait until they answer."""
        service = name in (DATABASE, WORD)
        with (self.folder / f"{name}.log").open("ab") as log:
            self.running[name] = subprocess.Popen(
                self._command(name),
                env=None if service else self.environment(name),
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        if service:
            answers(self.ports[name])

    def _command(self, name: str) -> Sequence[str]:
        if name in SERVERS:
            return [*self.ostrog, "serve", "--port", str(self.ports[name])]
        if name in WORKERS:
            return [*self.ostrog, "worker"]
        if name == WORD:
            return ["nats-server", "-a", "127.0.0.1", "-p", str(self.ports[WORD])]
        settings = {
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": "",
            "max_connections": "300",
        }
        options = [part for key, value in settings.items() for part in ("-c", f"{key}={value}")]
        where = ["-D", str(self.folder / "data"), "-p", str(self.ports[DATABASE])]
        return [*_as_postgres(), str(postgres_tools() / "postgres"), *where, *options]

    def kill(self, name: str) -> None:
        """Kill a process without giving it a chance to clean up."""
        process = self.running.pop(name)
        if name == DATABASE:
            # A killed postmaster leaves children that hold its memory. With SIGQUIT it ends at
            # once without writing anything, and must recover when it is started again.
            postmaster = int((self.folder / "data" / "postmaster.pid").read_text().split()[0])
            os.kill(postmaster, signal.SIGQUIT)
        else:
            with suppress(ProcessLookupError):  # it has ended, and has no children
                os.killpg(process.pid, signal.SIGKILL)
        process.wait()

    def end(self, name: str) -> float:
        """Ask a process to end, and kill it if it does not; return the seconds it took."""
        process, began = self.running[name], time.monotonic()
        process.terminate()
        with suppress(subprocess.TimeoutExpired):
            process.wait(TO_END)
        took = time.monotonic() - began
        self.kill(name)
        return took

    def end_after_commit(self, name: str, seconds: float) -> bool:
        """Let a process end right after its next commit; return False if it makes none in time."""
        process = self.running[name]
        end = time.monotonic() + TO_START
        while not _catches(process.pid, signal.SIGUSR1) and time.monotonic() < end:
            time.sleep(0.1)  # it is still starting
        process.send_signal(signal.SIGUSR1)
        with suppress(subprocess.TimeoutExpired):
            process.wait(seconds)
        ended = process.returncode == -signal.SIGKILL
        self.kill(name)
        return ended

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

    # Other things to break

    def fall_silent(self, name: str, *, executed: bool) -> int:
        """Let the connections of a process to the database fall silent; return how many."""
        proxy = self.proxies[name, DATABASE]
        return self.exchange.do(proxy.fall_silent(executed=executed))

    def part(self, name: str) -> None:
        """Separate a process from NATS."""
        self.exchange.do(self.proxies[name, WORD].hold())

    def join(self, name: str) -> None:
        """Connect a process with NATS again."""
        self.exchange.do(self.proxies[name, WORD].let_pass())

    def set_clock(self, seconds: float) -> None:
        """Set by how many seconds one server's clock is off."""
        self.clock.write_text(f"{seconds:+.0f}\n", encoding="ascii")

    def release(self, name: str) -> subprocess.CompletedProcess[bytes]:
        """Move matches to the newest rules that a process knows, as an operator does."""
        return subprocess.run(
            [*self.ostrog, "admin", "release"],
            env=self.environment(name),
            capture_output=True,
            check=False,
        )

    # The whole house

    def open(self) -> None:
        """Start everything, with an empty database."""
        data = self.folder / "data"
        data.mkdir()
        if os.geteuid() == 0:
            owner = pwd.getpwnam("postgres")
            self.folder.chmod(0o755)
            os.chown(data, owner.pw_uid, owner.pw_gid)
        made = ["-D", str(data), "-U", "postgres", "--auth=trust", "--no-sync"]
        subprocess.run(
            [*_as_postgres(), str(postgres_tools() / "initdb"), *made],
            check=True,
            capture_output=True,
        )
        self.start(DATABASE)
        self.start(WORD)
        migrate, environment = [*self.ostrog, "migrate"], self.environment(SERVERS[0])
        for _ in range(20):  # the port answers a little before the database is ready
            done = subprocess.run(migrate, env=environment, capture_output=True, check=False)
            if done.returncode == 0:
                break
            time.sleep(0.5)
        else:
            raise RuntimeError(done.stderr.decode())
        for name in (*SERVERS, *self.workers):
            self.start(name)
        for server in SERVERS:
            answers(self.ports[server])

    def close(self) -> None:
        """End every process that was started here."""
        for name in list(self.running):
            self.kill(name)
        self.exchange.close()

    def show_logs(self) -> None:
        """Print the end of each log."""
        for path in sorted(self.folder.glob("*.log")):
            lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
            print(f"\n== {path.stem}, the last of {len(lines)} lines")
            print(*(line[:WIDEST] for line in lines[-SHOWN:]), sep="\n")


def _catches(pid: int, number: int) -> bool:
    """Whether a process has a handler for a signal."""
    try:
        status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    except OSError:
        return False
    caught = int(status.partition("SigCgt:")[2].split()[0], 16)
    return bool(caught >> (number - 1) & 1)


def _as_postgres() -> list[str]:
    """Return a command prefix that switches from root, as which PostgreSQL refuses to run."""
    return ["runuser", "-u", "postgres", "--"] if os.geteuid() == 0 else []


@contextmanager
def a_house(folder: Path, *, breakable: bool = True) -> Iterator[House]:
    """Open a house, and close it afterwards; after an error, print the end of each log."""
    house = House(folder, breakable=breakable)
    try:
        house.open()
        yield house
    except BaseException:
        house.show_logs()
        raise
    finally:
        house.close()
