"""Proving: breaks rules one at a time in a copy of a project and expects their tests to fail."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from queue import SimpleQueue
from random import Random

from ostrog.kernel import Rulebook
from ostrog.testing.citations import collect_citations, project_root
from ostrog.testing.coverage import Coverage, cover
from ostrog.testing.diffs import BadDiff, apply_diff

COPIED = ("src", "tests", "pyproject.toml")
"""What a copy of a project holds."""

PASSED, FAILED = 0, 1
"""Exit codes of pytest."""

SECONDS = 120.0
"""How long the tests of one broken rule may take; a broken rule may well make a game endless."""


class Verdict(StrEnum):
    """What came of breaking a rule."""

    BITES = "bites"
    DOES_NOT_BITE = "does not bite"
    NO_PATCH = "no patch"
    ERROR = "error"


@dataclass(frozen=True)
class Proof:
    """A rule that was broken and what its tests said."""

    rule: str
    verdict: Verdict
    tests: tuple[str, ...]
    """The tests that cite the rule."""
    detail: str = ""
    """The test that failed first, or what went wrong."""


class CannotProve(RuntimeError):
    """The tests say nothing about a broken rule, since something else is wrong already."""


def draw_rules(coverage: Coverage, count: int, seed: int) -> tuple[str, ...]:
    """Rules with a test, drawn by lot: `count` of them, or all if there are fewer."""
    return tuple(Random(seed).sample(coverage.tested, min(count, len(coverage.tested))))


def prove(
    rulebook: Rulebook,
    tests: Path,
    patches: Path,
    count: int,
    seed: int,
    *,
    workers: int = 2,
    on_draw: Callable[[Sequence[str]], None] = lambda rules: None,
    on_proof: Callable[[Proof], None] = lambda proof: None,
) -> list[Proof]:
    """Draw rules by lot and break each with the patch that carries its id, in the order drawn.

    A patch is a unified diff against the project's root, `<patches>/<id>.patch`. It is applied to
    a copy of the project, where at least one of the tests that cite the rule must then fail.
    """
    root = project_root(tests)
    if not any(tests.resolve().is_relative_to(root / folder) for folder in COPIED):
        raise CannotProve(f"{tests} must be in the src or tests folder of {root}")
    coverage = cover(rulebook, collect_citations(tests))
    drawn = draw_rules(coverage, count, seed)
    on_draw(drawn)
    proofs: dict[str, Proof] = {}
    diffs: dict[str, str] = {}
    for rule in drawn:
        path = patches / f"{rule}.patch"
        if path.is_file():
            diffs[rule] = path.read_text(encoding="utf-8")
        else:
            proofs[rule] = Proof(rule, Verdict.NO_PATCH, coverage.tests[rule], f"write {path}")
            on_proof(proofs[rule])
    if diffs:
        with _copies(root, min(workers, len(diffs))) as copies:
            _must_pass(copies[0], [test for rule in diffs for test in coverage.tests[rule]])
            free: SimpleQueue[_Copy] = SimpleQueue()
            for copy in copies:
                free.put(copy)
            with ThreadPoolExecutor(len(copies)) as pool:
                waiting = [
                    pool.submit(_prove_in_any, free, rule, coverage.tests[rule], diff)
                    for rule, diff in diffs.items()
                ]
                for finished in as_completed(waiting):
                    proof = finished.result()
                    proofs[proof.rule] = proof
                    on_proof(proof)
    return [proofs[rule] for rule in drawn]


@dataclass(frozen=True)
class _Copy:
    """A throw-away copy of a project."""

    root: Path
    original: Path

    @contextmanager
    def broken_by(self, diff: str, tests: Sequence[str]) -> Iterator[None]:
        """Change files of the game as a diff says, and restore them afterwards."""
        changed = apply_diff(diff, self.root)
        files = {(self.root / test.partition("::")[0]).resolve() for test in tests}
        if files & set(changed):
            raise BadDiff("the patch changes a test that should notice it")
        before = {path: path.read_bytes() for path in changed}
        try:
            for path, text in changed.items():
                path.write_text(text, encoding="utf-8")
            yield
        finally:
            for path, content in before.items():
                path.write_bytes(content)

    def run(self, tests: Sequence[str]) -> tuple[int, str]:
        """The exit code and output of pytest for these tests, with the code of the copy."""
        finished = subprocess.run(
            [
                *(sys.executable, "-m", "pytest", "-x", "-q"),
                *("-p", "no:cacheprovider", "-p", "ostrog.testing.isolation"),
                *(f"--never-import-from={self.original / folder}" for folder in ("src", "tests")),
                f"--rootdir={self.root}",
                *dict.fromkeys(tests),
            ],
            cwd=self.root,
            env=self._environment(),
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=SECONDS,
            check=False,
        )
        return finished.returncode, (finished.stdout + finished.stderr).strip()

    def _environment(self) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST_")}
        paths = [str(self.root / "src"), str(self.root / "tests"), kept.get("PYTHONPATH", "")]
        return kept | {
            "PYTHONPATH": os.pathsep.join(filter(None, paths)),
            # A patch may leave size and second of a file alone: bytecode would go stale unnoticed.
            "PYTHONDONTWRITEBYTECODE": "1",
        }


@contextmanager
def _copies(original: Path, count: int) -> Iterator[list[_Copy]]:
    with tempfile.TemporaryDirectory(prefix="ostrog-prove-") as folder:
        copies = [_Copy(Path(folder).resolve() / str(i), original) for i in range(count)]
        for copy in copies:
            copy.root.mkdir()
            for name in COPIED:
                source = original / name
                if source.is_dir():
                    ignored = shutil.ignore_patterns("__pycache__")
                    shutil.copytree(source, copy.root / name, ignore=ignored)
                elif source.exists():
                    shutil.copy2(source, copy.root / name)
        yield copies


def _must_pass(copy: _Copy, tests: Sequence[str]) -> None:
    """Refuse tests that fail anyway: they would seem to bite."""
    try:
        code, output = copy.run(tests)
    except subprocess.TimeoutExpired as error:
        raise CannotProve(f"the tests take longer than {SECONDS:g} s") from error
    if code != PASSED:
        raise CannotProve(f"the tests must pass before any rule is broken:\n{_last(output)}")


def _prove_in_any(free: SimpleQueue[_Copy], rule: str, tests: tuple[str, ...], diff: str) -> Proof:
    copy = free.get()
    try:
        return _prove_in(copy, rule, tests, diff)
    finally:
        free.put(copy)


def _prove_in(copy: _Copy, rule: str, tests: tuple[str, ...], diff: str) -> Proof:
    try:
        with copy.broken_by(diff, tests):
            code, output = copy.run(tests)
    except BadDiff as error:
        return Proof(rule, Verdict.ERROR, tests, f"{rule}.patch: {error}")
    except subprocess.TimeoutExpired:
        return Proof(rule, Verdict.ERROR, tests, f"not finished after {SECONDS:g} s")
    if code == FAILED:
        return Proof(rule, Verdict.BITES, tests, _first_failure(output))
    if code == PASSED:
        return Proof(rule, Verdict.DOES_NOT_BITE, tests)
    return Proof(rule, Verdict.ERROR, tests, f"pytest ended with {code}:\n{_last(output)}")


def _first_failure(output: str) -> str:
    failures = [line for line in output.splitlines() if line.startswith(("FAILED ", "ERROR "))]
    return failures[0].partition(" ")[2] if failures else ""


def _last(output: str, lines: int = 15) -> str:
    return "\n".join(output.splitlines()[-lines:])
