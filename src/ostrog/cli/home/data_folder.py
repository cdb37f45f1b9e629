"""The folder in which `ostrog home` keeps its matches, and the one server that may use it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import platformdirs
from filelock import FileLock, Timeout

from ostrog.cli.terminal.messages import UsageTrouble, say

ROOM_FOR_ALL = 200
"""Megabytes that a new database and its first matches take at most."""
ROOM_TO_GO_ON = 50
"""Megabytes without which PostgreSQL soon stops in the middle of a match."""
LOCK, ADDRESS = "running.lock", "address.txt"


class AlreadyRunning(Exception):
    """Another server uses the folder; the message is its address, or empty if it has none yet."""


def usual_folder() -> Path:
    """Return the folder for data of this user; the administrator has one that others can enter."""
    if _is_administrator():
        return Path("/var/lib/ostrog")
    return Path(platformdirs.user_data_dir("ostrog", appauthor=False))


def prepare_folder(folder: Path) -> None:
    """Create the folder if need be, and see that it can be written and has room."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        probe = folder / "probe"
        probe.write_bytes(b"")
        probe.unlink()
    except OSError as error:
        why = error.strerror or str(error)
        raise UsageTrouble(say("home-not-writable", folder=str(folder), why=why)) from error
    wanted = ROOM_TO_GO_ON if (folder / "database").exists() else ROOM_FOR_ALL
    free = shutil.disk_usage(folder).free // 1_000_000
    if free < wanted:
        raise UsageTrouble(say("home-disk-full", folder=str(folder), free=free, wanted=wanted))


@contextmanager
def only_server(folder: Path) -> Iterator[None]:
    """Keep the folder for this process; the system frees it however the process ends."""
    try:
        with FileLock(folder / LOCK, blocking=False):
            address = folder / ADDRESS
            address.unlink(missing_ok=True)
            try:
                yield
            finally:
                address.unlink(missing_ok=True)
    except Timeout as error:
        raise AlreadyRunning(address_of_running(folder)) from error


def note_address(folder: Path, address: str) -> None:
    """Write down where the server answers, for a second start."""
    (folder / ADDRESS).write_text(address, encoding="utf-8")


def address_of_running(folder: Path) -> str:
    """Return where the running server answers, or nothing if it is only starting."""
    address = folder / ADDRESS
    return address.read_text(encoding="utf-8") if address.is_file() else ""


def _is_administrator() -> bool:
    return os.name == "posix" and os.geteuid() == 0
