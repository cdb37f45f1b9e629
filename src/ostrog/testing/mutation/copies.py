"""Copies: temporary copies of a project in which its code can be changed and its tests run."""

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
"""The files and folders of a project that are copied."""

AN_HOUR = 3600 * 10**9
"""An hour in nanoseconds."""


class NoPytest(NoProject):
    """The tests of a project cannot be run because pytest is not installed."""


@dataclass(frozen=True)
class Copy:
    """A temporary copy of a project."""

    root: Path
    original: Path

    @contextmanager
    def changed(self, texts: Mapping[Path, str]) -> Iterator[None]:
        """Replace the contents of files in the copy, and restore them afterwards."""
        before = {path: (path.read_bytes(), path.stat()) for path in texts}
        try:
            for path, text in texts.items():
                path.write_bytes(text.encode())
                # A change may keep the file's size: Python would not notice stale bytecode.
                times = before[path][1]
                os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns + AN_HOUR))
            yield
        finally:
            for path, (content, times) in before.items():
                path.write_bytes(content)
                os.utime(path, ns=(times.st_atime_ns, times.st_mtime_ns))

    def run(self, tests: Sequence[str], seconds: float) -> tuple[int, str]:
        """Run tests against the code of the copy; return pytest's exit code and output."""
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
        """The arguments of pytest besides the tests."""
        return [
            *("-x", "-q", "-p", "no:cacheprovider", "-p", "ostrog.testing.mutation.isolation"),
            *(f"--never-import-from={self.original / folder}" for folder in ("src", "tests")),
            f"--rootdir={self.root}",
        ]

    @property
    def environment(self) -> dict[str, str]:
        """The environment variables with which Python imports only the code of the copy."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
        paths = [str(self.root / "src"), str(self.root / "tests"), kept.get("PYTHONPATH", "")]
        return kept | {
            "PYTHONPATH": os.pathsep.join(filter(None, paths)),
            "PYTHONDONTWRITEBYTECODE": "1",  # it could belong to changed code
        }


@contextmanager
def copies(original: Path, count: int) -> Iterator[list[Copy]]:
    """Make `count` temporary copies of a project; their tests need pytest."""
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
    """Return the first test that failed and the reason, from pytest's output."""
    failures = [line for line in output.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    return failures[0].partition(" ")[2] if failures else ""


def last_lines(output: str, lines: int = 15) -> str:
    """Return the last lines of an output."""
    return "\n".join(output.splitlines()[-lines:])
