"""Touched rules: finds the broken rules whose code or tests recent commits changed."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

from ostrog.testing.broken_rules.edits import DATA_PLACE, DoesNotFit, find_places
from ostrog.testing.broken_rules.entries import Edit
from ostrog.testing.broken_rules.guards import Guards
from ostrog.testing.broken_rules.source_files import NotFound
from ostrog.testing.broken_rules.syntax_pieces import BadPiece

Lines = dict[Path, list[range]]

_FILE = re.compile(r"^\+\+\+ b/(.*)$", re.MULTILINE)
_HUNK = re.compile(r"^@@ -\S+ \+(\d+)(?:,(\d+))? @@", re.MULTILINE)
_ENTRY = re.compile(r'^\[\["(.*)"\]\]$')


class NoHistory(RuntimeError):
    """Git cannot tell what changed in the project."""


def touched_rules(guards: Guards, since: str) -> list[str]:
    """List the rules whose code, tests or entries have changed since a commit."""
    changed = changed_lines(guards.root, since)
    entries = {rule for path in guards.folder.glob("*.toml") for rule in _entries(path, changed)}
    tests = _tests(guards, changed)
    return [
        rule
        for rule in guards.coverage.tested
        if rule in entries
        or tests & {*guards.coverage.tests[rule]}
        or (rule in guards.entries and _is_touched(guards, rule, changed))
    ]


def changed_lines(root: Path, since: str) -> Lines:
    """Return the lines of each file that git reports as new since a commit."""
    command = ["git", "-C", str(root), "diff", "--unified=0", "--no-ext-diff", "--no-color"]
    done = subprocess.run(
        [*command, "--src-prefix=a/", "--dst-prefix=b/", since, "--", "src", "tests"],
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        raise NoHistory(done.stderr.strip())
    found: Lines = {}
    for part in done.stdout.split("\ndiff --git "):
        name = _FILE.search(part)
        if name is not None:
            found[(root / name[1]).resolve()] = [
                range(int(first), int(first) + max(1, int(count or 1)))
                for first, count in _HUNK.findall(part)
            ]
    return found


def _is_touched(guards: Guards, rule: str, changed: Lines) -> bool:
    return any(
        _overlap(lines, changed.get(path.resolve(), []))
        for edit in guards.entries[rule].edits
        for path, lines in _spans(guards, edit)
    )


def _spans(guards: Guards, edit: Edit) -> Iterator[tuple[Path, range]]:
    """Yield the lines of the function or data file that an edit changes."""
    data = DATA_PLACE.fullmatch(edit.place)
    try:
        if data is not None:
            path = guards.sources.find_file(data["file"])
            yield path, range(1, len(path.read_bytes().splitlines()) + 1)
            return
        for place in find_places(edit, guards.sources):
            node = place.symbol.function or place.symbol.node
            if isinstance(node, ast.stmt):
                yield place.symbol.module.path, range(node.lineno, (node.end_lineno or 0) + 1)
    except (DoesNotFit, NotFound, BadPiece):
        return  # proving the rule will report it


def _tests(guards: Guards, changed: Lines) -> set[str]:
    """Return the node ids of the tests that changed."""
    found = set()
    cited = {test for tests in guards.coverage.tests.values() for test in tests}
    for file in {test.partition("::")[0] for test in cited}:
        lines = changed.get((guards.root / file).resolve(), [])
        if lines:
            tree = ast.parse((guards.root / file).read_text(encoding="utf-8"))
            found |= {f"{file}::{test}" for test in _functions(tree.body, lines)}
    return found & cited


def _functions(body: list[ast.stmt], lines: list[range]) -> Iterator[str]:
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from (f"{node.name}::{inner}" for inner in _functions(node.body, lines))
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            first = min([node.lineno, *(each.lineno for each in node.decorator_list)])
            if _overlap(range(first, (node.end_lineno or 0) + 1), lines):
                yield node.name


def _entries(path: Path, changed: Lines) -> Iterator[str]:
    """Yield the rules whose entries changed in a file."""
    lines = changed.get(path.resolve(), [])
    rule = ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        head = _ENTRY.match(line)
        rule = head[1] if head else rule
        if rule and _overlap(range(number, number + 1), lines):
            yield rule


def _overlap(own: range, others: list[range]) -> bool:
    return any(own.start < other.stop and other.start < own.stop for other in others)
