"""Copies: throw-away copies of a project, in which its code can be changed and its tests run."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from ostrog.testing.rule_tests.citations import NoProject

COPIED = ("src", "tests", "pyproject.toml")
"""What a copy of a project holds."""

AN_HOUR = 3600 * 10**9
"""In nanoseconds."""


class NoPytest(NoProject):
    """The tests of a project cannot be run, since pytest is not installed."""


@dataclass(frozen=True)
class Copy:
    """A throw-away copy of a project."""

    root: Path
    original: Path

    @contextmanager
    def changed(self, texts: Mapping[Path, str]) -> Iterator[None]:
        """Give files of the copy other texts, and restore them afterwards."""
        before = {path: (path.read_bytes(), path.stat()) for path in texts}
        try:
            for path, text in texts.items():
                path.write_bytes(text.encode())
                # A change may leave the size alone: bytecode would go stale unnoticed.
                times = before[path][1]
                os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns + AN_HOUR))
            yield
        finally:
            for path, (content, times) in before.items():
                path.write_bytes(content)
                os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))

    def run(self, tests: Sequence[str], seconds: float) -> tuple[int, str]:
        """The exit code and output of pytest for these tests, with the code of the copy."""
        finished = subprocess.run(
            [sys.executable, "-m", "pytest", *self.arguments, *dict.fromkeys(tests)],
            cwd=self.root,
            env=self.environment,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=seconds,
            check=False,
        )
        return finished.returncode, (finished.stdout + finished.stderr).strip()

    @property
    def arguments(self) -> list[str]:
        """What pytest is told besides the tests."""
        return [
            *("-x", "-q", "-p", "no:cacheprovider", "-p", "ostrog.testing.mutation.isolation"),
            *(f"--never-import-from={self.original / folder}" for folder in ("src", "tests")),
            f"--rootdir={self.root}",
        ]

    @property
    def environment(self) -> dict[str, str]:
        """The variables with which Python finds the code of the copy and no other."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
        paths = [str(self.root / "src"), str(self.root / "tests"), kept.get("PYTHONPATH", "")]
        return kept | {
            "PYTHONPATH": os.pathsep.join(filter(None, paths)),
            "PYTHONDONTWRITEBYTECODE": "1",  # it could be that of a change
        }


@contextmanager
def copies(original: Path, count: int) -> Iterator[list[Copy]]:
    """So many copies of a project; they are gone afterwards. Their tests are run by pytest."""
    if importlib.util.find_spec("pytest") is None:
        raise NoPytest("pytest is missing, install it beside your game")
    with tempfile.TemporaryDirectory(prefix="ostrog-copies-") as folder:
        made = [Copy(Path(folder).resolve() / str(number), original) for number in range(count)]
        for copy in made:
            copy.root.mkdir()
            for name in COPIED:
                source = original / name
                if source.is_dir():
                    ignored = shutil.ignore_patterns("__pycache__")
                    shutil.copytree(source, copy.root / name, ignore=ignored)
                elif source.exists():
                    shutil.copy2(source, copy.root / name)
        yield made


def first_failure(output: str) -> str:
    """The test that pytest says failed first, and why."""
    failures = [line for line in output.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    return failures[0].partition(" ")[2] if failures else ""


def last_lines(output: str, lines: int = 15) -> str:
    """The end of an output."""
    return "\n".join(output.splitlines()[-lines:])
