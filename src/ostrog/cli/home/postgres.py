"""A PostgreSQL server of one's own: made in a folder, started and stopped with `ostrog home`.

It listens on this machine only, and asks for a password that only the folder's owner can read.
"""

from __future__ import annotations

import os
import re
import secrets
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from ostrog.cli.home.programs import major_version, program
from ostrog.cli.terminal.messages import UsageTrouble, say

USER = DATABASE = "ostrog"
PORT_LINE = 3
"""Index of the line with the port in the file that a running PostgreSQL keeps in its folder."""
BUILTIN_LOCALES = 17
"""First version of PostgreSQL that knows the letters of all languages by itself."""
TRIES = 3
"""How many free ports are tried: another program may take one before PostgreSQL does."""
SECONDS = "60"
"""How long PostgreSQL may take to start, and to stop; after a crash it first mends its files."""
WAIT, WAITS = 0.2, 150
"""Seconds between looks whether PostgreSQL answers, and how many there are."""
ACCOUNTS = ("postgres", "nobody")
"""Accounts for PostgreSQL if the administrator starts it, which it refuses to run as."""


class OwnPostgres:
    """The PostgreSQL server whose data is in a folder."""

    def __init__(self, folder: Path, programs: Path) -> None:
        """Take the folder of `ostrog home` and the folder with the programs of PostgreSQL."""
        self.data = folder / "database"
        self.log = folder / "database.log"
        self._password = folder / "password"
        self.programs, self._folder = programs, folder

    def is_made(self) -> bool:
        """Whether the database's files are there."""
        return (self.data / "PG_VERSION").is_file()

    def make(self) -> None:
        """Make the database's files unless they are there."""
        if self.is_made():
            old = int((self.data / "PG_VERSION").read_text().strip())
            new = major_version(self.programs)
            if old != new:
                data = str(self.data)
                raise UsageTrouble(say("home-other-version", folder=data, old=old, new=new))
            return
        self._password.touch(mode=0o600)
        self._password.write_text(secrets.token_urlsafe(24), encoding="ascii")
        self._own(self._password)
        half = self._folder / "database.half"  # left by a start that was interrupted
        shutil.rmtree(half, ignore_errors=True)
        half.mkdir(mode=0o700)
        self._own(half)
        self._run(
            "initdb",
            *("--pgdata", str(half)),
            *("--username", USER, "--pwfile", str(self._password), "--auth", "scram-sha-256"),
            *("--encoding", "UTF8", *self._locale()),
        )
        half.rename(self.data)

    def start(self) -> str:
        """Start PostgreSQL unless it runs; return the URL of the database for SQLAlchemy.

        It runs already if the last `ostrog home` was killed.
        """
        for _ in range(WAITS):
            if not self.runs():
                self._start()
            if self._answers():
                return self.url()
            time.sleep(WAIT)  # it is just ending, or was killed a moment ago
        raise UsageTrouble(say("home-database-silent", log=str(self.log)))

    def runs(self) -> bool:
        """Whether PostgreSQL runs in this folder."""
        return self._run("pg_ctl", "status", "--pgdata", str(self.data), must=False) == 0

    def url(self) -> str:
        """Return the URL of the database, which runs."""
        password = self._password.read_text(encoding="ascii")
        return f"postgresql+asyncpg://{USER}:{password}@127.0.0.1:{self._port()}/{DATABASE}"

    def stop(self) -> None:
        """Stop PostgreSQL after what is under way."""
        wait = ("--wait", "--timeout", SECONDS, "--mode", "fast")
        self._run("pg_ctl", "stop", "--pgdata", str(self.data), *wait, must=False)

    def _port(self) -> int:
        return int((self.data / "postmaster.pid").read_text().splitlines()[PORT_LINE])

    def _answers(self) -> bool:
        try:
            with socket.create_connection(("127.0.0.1", self._port()), timeout=1):
                return True
        except (OSError, ValueError, IndexError):
            return False

    def _start(self) -> None:
        self.log.unlink(missing_ok=True)
        self.log.touch(mode=0o600)
        self._own(self.log)
        for left in reversed(range(TRIES)):
            settings = {
                "port": str(_free_port()),
                "listen_addresses": "127.0.0.1",
                "unix_socket_directories": "",
            }
            options = " ".join(f"-c {name}={value}" for name, value in settings.items())
            started = self._run(
                "pg_ctl",
                *("start", "--pgdata", str(self.data), "--log", str(self.log)),
                *("--wait", "--timeout", SECONDS, "--options", options),
                must=not left,
            )
            if started == 0:
                return

    def _locale(self) -> tuple[str, ...]:
        if major_version(self.programs) >= BUILTIN_LOCALES:
            return ("--locale-provider", "builtin", "--builtin-locale", "C.UTF-8", "--locale", "C")
        return ()

    def _run(self, name: str, *arguments: str, must: bool = True) -> int:
        """Run a program of PostgreSQL and return its exit status; explain if it must not fail."""
        account = _account()
        # PostgreSQL keeps the files that it inherits open, so that a pipe would never end.
        with tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as told:
            try:
                done = subprocess.run(
                    [program(self.programs, name), *arguments],
                    stdin=subprocess.DEVNULL,
                    stdout=told,
                    stderr=told,
                    cwd=self._folder,
                    check=False,
                    user=account or None,
                    extra_groups=() if account else None,
                )
            except PermissionError as error:
                raise UsageTrouble(
                    say("home-programs-closed", folder=str(self.programs), account=account)
                ) from error
            if must and done.returncode:
                told.seek(0)
                self._explain(told.read())
        return done.returncode

    def _explain(self, told: str) -> None:
        """Raise what a person can do about a failure of PostgreSQL."""
        if self.log.is_file():
            told = f"{told}\n{self.log.read_text(encoding='utf-8', errors='replace')}"
        if "No space left on device" in told:
            raise UsageTrouble(say("home-no-space", folder=str(self._folder)))
        lines = [
            line for line in told.splitlines() if re.search("FATAL|PANIC|error|could not", line)
        ]
        why = (lines or told.strip().splitlines() or ["?"])[-1].strip()
        raise UsageTrouble(say("home-database-failed", why=why, log=str(self.log)))

    def _own(self, path: Path) -> None:
        """Give a file to the account that PostgreSQL runs as."""
        if sys.platform != "win32" and (account := _account()):
            shutil.chown(path, account)


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _account() -> str:
    """Return the account to run PostgreSQL as; empty unless the administrator starts it."""
    if sys.platform == "win32" or os.geteuid() != 0:
        return ""
    return next(name for name in ACCOUNTS if _exists(name))


def _exists(account: str) -> bool:
    try:
        Path(f"~{account}").expanduser()
    except RuntimeError:
        return False
    return True
