"""Fresh virtual environments with the versions of the lock file, as a new user would get them."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
UV = os.environ.get("UV", "uv")
"""Path of uv, which `uv run` sets in the environment; uv need not be on PATH."""


@dataclass(frozen=True)
class Installed:
    """Ostrog in a separate environment."""

    environment: Path
    folder: Path
    """Working folder of commands, outside the checkout, whose modules would be imported."""

    @property
    def python(self) -> str:
        """Path of the interpreter."""
        return str(self.environment / "bin" / "python")

    @property
    def ostrog(self) -> str:
        """Path of the command."""
        return str(self.environment / "bin" / "ostrog")

    def run(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run the command to its end and return the result."""
        return subprocess.run(
            [self.ostrog, *arguments],
            cwd=self.folder,
            env=self.variables(),
            input=typed,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )

    def variables(self, **more: str) -> dict[str, str]:
        """Return clean environment variables; only PATH is taken from the tests' environment."""
        return {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "COLUMNS": "200", **more}

    def has(self, module: str) -> bool:
        """Whether a module can be imported."""
        command = [self.python, "-c", f"import {module}"]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, check=False)
        return done.returncode == 0


def build_wheel(folder: Path) -> Path:
    """Build the wheel that would be released."""
    uv("build", "--wheel", "--out-dir", str(folder))
    (wheel,) = folder.glob("*.whl")
    return wheel


def copy_sources(folder: Path) -> Path:
    """Copy what is or would be in the repository, as a fresh clone has it."""
    listed = ("ls-files", "-z", "--cached", "--others", "--exclude-standard")
    names = subprocess.run(["git", *listed], cwd=ROOT, check=True, capture_output=True).stdout
    for name in names.decode().split("\0"):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, folder / name)
    return folder


def path_without(folder: Path, *programs: str) -> str:
    """Return a PATH on which these programs are not found; the folder is filled with links."""
    places = []
    for number, place in enumerate(map(Path, os.environ["PATH"].split(os.pathsep))):
        if any((place / program).exists() for program in programs):
            rest = folder / str(number)
            rest.mkdir(parents=True)
            for each in place.iterdir():
                if each.name not in programs:
                    (rest / each.name).symlink_to(each)
            places.append(rest)
        else:
            places.append(place)
    return os.pathsep.join(map(str, places))


def install(wheel: Path, folder: Path, *extras: str) -> Installed:
    """Create an environment with these extras and their locked dependencies."""
    environment, requirements = folder / "environment", folder / "requirements.txt"
    wanted = [argument for extra in extras for argument in ("--extra", extra)]
    locked = ("--frozen", "--no-dev", "--no-emit-project", *wanted)
    uv("export", *locked, "--output-file", str(requirements))
    uv("venv", "--python", sys.executable, str(environment))
    into = ("pip", "install", "--python", str(environment))
    uv(*into, "--no-deps", "--requirement", str(requirements))
    uv(*into, "--no-deps", str(wheel))
    outside = folder / "outside"
    outside.mkdir()
    return Installed(environment, outside)


def uv(*arguments: str) -> None:
    """Run uv in the checkout."""
    subprocess.run([UV, *arguments, "--quiet"], cwd=ROOT, check=True)


def try_uv(
    folder: Path, *arguments: str, variables: Mapping[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run uv in a folder and return the result, with other environment variables if wanted."""
    return subprocess.run(
        [UV, *arguments],
        cwd=folder,
        env=os.environ | (variables or {}),
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
