"""Fresh virtual environments with the versions of the lock file, as a stranger would get them."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
UV = os.environ.get("UV", "uv")
"""`uv run` tells where it is, which need not be on PATH."""


@dataclass(frozen=True)
class Installed:
    """Ostrog in an environment of its own."""

    environment: Path
    folder: Path
    """Where commands are run: outside of the checkout, whose modules would be found."""

    @property
    def python(self) -> str:
        """The interpreter."""
        return str(self.environment / "bin" / "python")

    @property
    def ostrog(self) -> str:
        """The command."""
        return str(self.environment / "bin" / "ostrog")

    def run(self, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        """Run the command to its end."""
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
        """Nothing of the environment that the tests run in, apart from the search path."""
        return {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "COLUMNS": "200", **more}

    def has(self, module: str) -> bool:
        """Whether a module can be imported."""
        command = [self.python, "-c", f"import {module}"]
        done = subprocess.run(command, cwd=self.folder, capture_output=True, check=False)
        return done.returncode == 0


def build_wheel(folder: Path) -> Path:
    """Build what would be uploaded."""
    uv("build", "--wheel", "--out-dir", str(folder))
    (wheel,) = folder.glob("*.whl")
    return wheel


def install(wheel: Path, folder: Path, *extras: str) -> Installed:
    """Make an environment with these extras and all that the lock file says they need."""
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
