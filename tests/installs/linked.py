"""An environment like that of the tests, into which a project can be installed without network."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from installs.environments import UV


class LinkedEnvironment:
    """A new virtual environment whose packages are links to those of the tests' environment.

    What is installed there is seen by nobody else.
    """

    def __init__(self, folder: Path) -> None:
        """Create the environment in a folder."""
        self.folder = folder
        command = [UV, "venv", "--quiet", "--python", sys.executable, str(folder)]
        subprocess.run(command, check=True)
        source = Path(sysconfig.get_path("purelib"))
        (target,) = folder.glob("lib/python*/site-packages")
        for entry in source.iterdir():
            if entry.name.endswith(".dist-info"):  # uv overlooks links to these
                shutil.copytree(entry, target / entry.name)
            elif not (target / entry.name).exists():
                (target / entry.name).symlink_to(entry)
        command_of_tests = Path(sys.executable).with_name("ostrog").read_text(encoding="utf-8")
        _, _, body = command_of_tests.partition("\n")
        self.ostrog = self.bin / "ostrog"
        self.ostrog.write_text(f"#!{self.bin / 'python'}\n{body}", encoding="utf-8")
        self.ostrog.chmod(0o755)

    @property
    def bin(self) -> Path:
        """The folder of its commands."""
        return self.folder / "bin"

    def variables(self) -> dict[str, str]:
        """Environment variables with which the commands of this environment are found first."""
        kept = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("PYTEST_", "COV_", "GIT_", "PYTHON", "UV_"))
        }
        return kept | {
            "PATH": os.pathsep.join(
                (str(self.bin), str(Path(sys.executable).parent), kept.get("PATH", ""))
            ),
            "VIRTUAL_ENV": str(self.folder),
            "UV_OFFLINE": "1",
            "PYTHONDONTWRITEBYTECODE": "1",  # an edit may leave size and second of a file alone
            "LC_ALL": "C.UTF-8",
        }

    def install(self, project: Path) -> None:
        """Install a project so that changes of its files count at once."""
        command = [UV, "pip", "install", "--quiet", "-e", "."]
        subprocess.run(command, cwd=project, env=self.variables(), check=True)
