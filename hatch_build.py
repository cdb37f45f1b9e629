"""Builds the browser client into wheel and source distribution, or refuses to build without it."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

BUILT = Path("build") / "client"
"""Folder of the client that is built here, also in a source distribution."""
CARRIED = "ostrog/server/client"
"""Folder of the client in a wheel."""
STAMP = "made-of.txt"
"""File in the built client with the digest of what it was made of."""
WORDS = "src/ostrog/games/*/words/*.ftl"
"""What the client takes from the games."""
NOT_SOURCES = {"node_modules", "dist", "build"}

NO_NODE = (
    "Ostrog's browser client has to be built first, and npm is not installed. Install Node 20.19 or"
    " newer, or take a released wheel or source distribution: both contain the client."
)
NOT_BUILT = "Ostrog's browser client could not be built: the output of npm above says why."


class CannotBuild(Exception):
    """The client cannot be built; the message says what to do."""


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]  # the argument is of no use here
    """Adds the built client to the distributions."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the client before a distribution is made; an editable install needs none."""
        if version == "editable":
            return
        try:
            built = make_client(Path(self.root))
        except CannotBuild as error:
            self.app.abort(str(error))
        place = CARRIED if self.target_name == "wheel" else BUILT.as_posix()
        build_data["force_include"][str(built)] = place


def make_client(root: Path) -> Path:
    """Return the folder of the client, which is built unless it was made of the same files."""
    built, digest = root / BUILT, digest_of_sources(root)
    if _read(built / STAMP) == digest:
        return built
    npm = shutil.which("npm")
    if npm is None:
        raise CannotBuild(NO_NODE)
    web = root / "web"
    if not _has_packages(web):
        _run(npm, "ci", "--prefix", str(web), "--no-audit", "--no-fund")
    built.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(dir=built.parent) as folder:
        fresh = Path(folder) / "client"
        _run(npm, "run", "bundle", "--prefix", str(web), "--", "--outDir", str(fresh))
        (fresh / STAMP).write_text(digest, encoding="utf-8")
        shutil.rmtree(built, ignore_errors=True)
        fresh.rename(built)
    return built


def digest_of_sources(root: Path) -> str:
    """Return a digest of all files of which the client is made."""
    whole = hashlib.sha256()
    for path in sorted(_sources(root), key=lambda path: path.relative_to(root).as_posix()):
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        whole.update(f"{path.relative_to(root).as_posix()} {content}\n".encode())
    return whole.hexdigest()


def _sources(root: Path) -> Iterator[Path]:
    yield from root.glob(WORDS)
    for folder, folders, files in os.walk(root / "web"):
        folders[:] = [name for name in folders if name not in NOT_SOURCES and name[0] != "."]
        yield from (Path(folder) / name for name in files if name[0] != ".")


def _has_packages(web: Path) -> bool:
    """Whether the packages of the lock file are installed."""
    installed = _read(web / "node_modules" / ".package-lock.json")
    if not installed:
        return False
    wanted = json.loads((web / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    found = json.loads(installed)["packages"]
    return all(
        found.get(name, {}).get("integrity") == each.get("integrity")
        for name, each in wanted.items()
        if name and not each.get("optional")
    )


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def _run(*command: str) -> None:
    if subprocess.run(command, stdin=subprocess.DEVNULL, check=False).returncode:
        raise CannotBuild(NOT_BUILT)
