"""Suites: all tests of a game, with which those mutants are tried that the citing tests miss."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass, field
from pathlib import Path

import msgspec

from ostrog.testing.mutation.copies import last_lines
from ostrog.testing.mutation.forks import Forks, Ran

ABOUT_CODE = "ostrog.testing.broken_rules"
"""Tests that import this compare the text of the code, which says nothing about the game."""

PLUGIN = ("-p", "ostrog.testing.mutation.ordering")
NOT_LONG = ("-m", "not long")
TIMES = 3.0
"""How many times longer than usual the suite may take with a mutant."""


class NoSuite(RuntimeError):
    """The suite cannot be run at all."""


@dataclass
class Suite:
    """The tests of a game that pass before anything is changed, with the seconds they take."""

    files: list[str]
    seconds: dict[str, float]
    failing: list[str]
    """Tests that fail anyway, for example because a copy has no documents; they are left out."""
    kills: Counter[str] = field(default_factory=Counter)
    """How many mutants each test has killed so far."""

    def run(self, forks: Forks, done: Collection[str], least: float) -> Ran | None:
        """Run all tests but those that are done already; return None if none is left.

        Tests that have killed mutants come first, then the fastest.
        """
        left = [test for test in self.seconds if test.partition("[")[0] not in done]
        if not left:
            return None
        order = sorted(left, key=lambda test: (-self.kills[test], self.seconds[test]))
        listed = forks.copy.root / "order.txt"
        listed.write_text("\n".join(order), "utf-8")
        names = {test.partition("::")[0] for test in left}
        files = [file for file in self.files if file in names]
        limit = least + TIMES * sum(self.seconds[test] for test in left)
        return forks.run([*PLUGIN, f"--in-order={listed}", *NOT_LONG, *files], limit)


def suite_files(tests: Path, root: Path) -> list[str]:
    """Return the test files of a folder, without those that are about code, from the root."""
    found = {*tests.resolve().rglob("test_*.py"), *tests.resolve().rglob("*_test.py")}
    return [path.relative_to(root).as_posix() for path in sorted(found) if not _is_about_code(path)]


def _is_about_code(path: Path) -> bool:
    for node in ast.walk(ast.parse(path.read_text("utf-8"), filename=str(path))):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module]
        if any(f"{name}.".startswith(f"{ABOUT_CODE}.") for name in names):
            return True
    return False


def try_out(forks: Forks, files: list[str]) -> Suite:
    """Run a suite once before anything is changed, to see what passes and how long it takes."""
    noted = forks.copy.root / "results.json"
    ran = forks.run([*PLUGIN, "--maxfail=0", f"--note-results={noted}", *NOT_LONG, *files])
    if not noted.is_file():
        raise NoSuite(last_lines(ran.output))
    results = msgspec.json.decode(noted.read_bytes(), type=dict[str, tuple[bool, float]])
    return Suite(
        files,
        {test: seconds for test, (passed, seconds) in results.items() if passed},
        [test for test, (passed, _) in results.items() if not passed],
    )
