"""Forking: runs tests repeatedly in processes that have already loaded everything unchanged.

Most of the time of a short run is spent on loading pytest and its plugins. So one process loads
them once; it forks for every run, and only the fork imports the game and its tests.
"""

from __future__ import annotations

import gc
import importlib
import os
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from types import TracebackType
from typing import IO, Never, Self

import msgspec

from ostrog.testing.mutation.copies import Copy, copies

MEMORY = 4 * 2**30
"""Memory limit of a run in bytes: changed code may fill a list without end."""

CRASHED = 70
"""Exit code of a run that ended before pytest finished."""


class Run(msgspec.Struct):
    """Arguments for pytest, and a time limit in seconds (0 for none)."""

    arguments: list[str]
    seconds: float = 0
    loads: bool = False
    """Whether to load the modules that this run imports in advance for later runs."""


class Ran(msgspec.Struct):
    """The result of a run."""

    code: int
    """The exit code of pytest, or the negative number of the signal that ended it."""
    output: str

    @property
    def took_too_long(self) -> bool:
        """Whether the run was stopped because it exceeded its time limit."""
        return self.code == -signal.SIGALRM


class Stopped(RuntimeError):
    """The process that makes the forks has ended."""


class Forks:
    """A process that runs the tests of a copy; use it as a context manager."""

    def __init__(self, copy: Copy) -> None:
        """Start the process."""
        self.copy = copy
        self._errors = copy.root / "errors.txt"
        with self._errors.open("wb") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-c", "from ostrog.testing.mutation.forks import main; main()"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                cwd=copy.root,
                env=copy.environment | {"PYTHONHASHSEED": "0"},
                start_new_session=True,  # Ctrl-C is for the command only
            )

    def load(self, tests: Sequence[str]) -> Ran:
        """Collect tests, compile the modules they import, and load those outside the copy."""
        return self._ask(Run(self._arguments(["--collect-only", *tests]), loads=True))

    def run(self, tests: Sequence[str], seconds: float = 0) -> Ran:
        """Run tests until the first failure or the time limit."""
        return self._ask(Run(self._arguments(tests), seconds))

    def _arguments(self, tests: Sequence[str]) -> list[str]:
        # Pytest can no longer rewrite assertions of plugins that are already loaded.
        quiet = ("-W", "ignore::pytest.PytestAssertRewriteWarning")
        return [*self.copy.arguments, *quiet, *dict.fromkeys(tests)]

    def _ask(self, run: Run) -> Ran:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        answer = b""
        with suppress(BrokenPipeError):
            self._process.stdin.write(msgspec.json.encode(run) + b"\n")
            self._process.stdin.flush()
            answer = self._process.stdout.readline()
        if not answer:
            raise Stopped(self._errors.read_text("utf-8", errors="replace"))
        return msgspec.json.decode(answer, type=Ran)

    def stop(self) -> None:
        """End the process and its current run."""
        self._process.terminate()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.stop()
        self._process.communicate()


@contextmanager
def forked_copies(root: Path, count: int) -> Iterator[list[Forks]]:
    """Make copies of a project, each with a process that runs its tests."""
    with copies(root, count) as made, ExitStack() as stack:
        yield [stack.enter_context(Forks(copy)) for copy in made]


def main() -> None:
    """Run as the process that makes the forks: do the runs on standard input until it ends."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # loaded modules may print
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit())
    for line in sys.stdin.buffer:
        run = msgspec.json.decode(line, type=Run)
        with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as loaded:
            code = _fork(run, output, loaded)
            for name in _text(loaded).split():
                with suppress(Exception):
                    importlib.import_module(name)
            gc.freeze()  # forks share memory that garbage collection does not touch
            answers.write(msgspec.json.encode(Ran(code, _text(output))) + b"\n")
            answers.flush()


def _fork(run: Run, output: IO[bytes], loaded: IO[bytes]) -> int:
    """Do a run in a fork; return its exit code, or the negative number of the signal."""
    fork = os.fork()
    if not fork:
        _be_the_fork(run, output, loaded)
    try:
        _, status = os.waitpid(fork, 0)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(fork, signal.SIGKILL)  # it may have started other processes
    return os.waitstatus_to_exitcode(status)


def _be_the_fork(run: Run, output: IO[bytes], loaded: IO[bytes]) -> Never:
    import pytest  # noqa: PLC0415 - only this process needs it

    code = CRASHED
    try:
        os.setpgid(0, 0)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_REAL, run.seconds)  # ends the run even if it hangs
        _limit_memory()
        os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
        os.dup2(output.fileno(), 1)
        os.dup2(output.fileno(), 2)
        sys.dont_write_bytecode = not run.loads
        _forget(Path.cwd())
        code = int(pytest.main(run.arguments))
        sys.stdout.flush()
        if run.loads:
            loaded.write("\n".join(_from_elsewhere(Path.cwd())).encode())
            loaded.flush()
    finally:
        os._exit(code)


def _forget(root: Path) -> None:
    """Unload the project's modules that this module imported: they may have changed since."""
    for name in set(sys.modules) - set(_from_elsewhere(root)):
        if getattr(sys.modules[name], "__file__", None):
            del sys.modules[name]


def _limit_memory() -> None:
    import resource  # noqa: PLC0415 - it does not exist on systems without fork

    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1]))


def _from_elsewhere(root: Path) -> list[str]:
    """Return the imported modules that are not part of a project, in import order."""
    files = {name: getattr(module, "__file__", None) for name, module in sys.modules.items()}
    return [name for name, file in files.items() if file and not Path(file).is_relative_to(root)]


def _text(stream: IO[bytes]) -> str:
    stream.seek(0)
    return stream.read().decode(errors="replace").strip()
