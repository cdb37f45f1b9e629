"""Diffs: applies unified diffs strictly, so that a diff that no longer fits is an error."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from pathlib import Path

_HUNK = re.compile(r"@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@")


class BadDiff(ValueError):
    """A diff that cannot be read or does not fit the files it changes."""


@dataclass
class _Hunk:
    start: int
    """Index of the first old line according to the diff, from 0."""
    old: list[str] = field(default_factory=list)
    new: list[str] = field(default_factory=list)


def apply_diff(diff: str, root: Path) -> dict[Path, str]:
    """Return the files below `root` that a unified diff changes, with their new text.

    Nothing is written. A hunk may have moved to other lines if its old lines occur only once. Files
    can be changed, but not created or removed.
    """
    changed = {}
    for name, hunks in _read(diff).items():
        path = (root / name).resolve()
        if not path.is_relative_to(root.resolve()) or not path.is_file():
            raise BadDiff(f"there is no file {name} to change")
        old = path.read_text(encoding="utf-8").split("\n")
        new = _apply(name, old, hunks)
        if new == old:
            raise BadDiff(f"nothing changes in {name}")
        changed[path] = "\n".join(new)
    return changed


def _read(diff: str) -> dict[str, list[_Hunk]]:
    """Return the hunks of each file; other lines, such as git's headers, are skipped."""
    lines = iter(diff.removesuffix("\n").split("\n"))
    files: dict[str, list[_Hunk]] = {}
    name = ""
    for line in lines:
        if line.startswith("--- "):
            old, new = _path(line), _path(next(lines, ""))
            if old != new or old in files:
                raise BadDiff(f"a file is changed once and in place, unlike {old} to {new}")
            name = old
            files[name] = []
        elif line.startswith("@@"):
            head = _HUNK.match(line)
            if head is None or not name:
                raise BadDiff(f"cannot read the hunk {line!r}")
            hunk = _Hunk(int(head[1]) - 1)
            files[name].append(hunk)
            sizes = tuple(int(1 if size is None else size) for size in (head[2], head[3]))
            while (len(hunk.old), len(hunk.new)) != sizes:
                _take(hunk, next(lines, "\\"))
                if len(hunk.old) > sizes[0] or len(hunk.new) > sizes[1]:
                    raise BadDiff(f"{name}: the hunk {line!r} has other lines than it says")
        elif name and line[:1] in ("+", "-", " "):
            raise BadDiff(f"{line!r} belongs to no hunk")
    if not files or not all(files.values()):
        raise BadDiff("there is nothing in the diff")
    return files


def _path(header: str) -> str:
    """Return the path in a `---` or `+++` line, without git's prefix (such as `a/`) or a time."""
    path = header[4:].partition("\t")[0].strip()
    return path[2:] if path[:2] in ("a/", "b/", "i/", "w/", "c/", "o/") else path


def _take(hunk: _Hunk, line: str) -> None:
    match line[:1]:
        case " " | "":  # editors strip the space of an empty line
            hunk.old.append(line[1:])
            hunk.new.append(line[1:])
        case "-":
            hunk.old.append(line[1:])
        case "+":
            hunk.new.append(line[1:])
        case _:
            raise BadDiff("a hunk has fewer lines than it says")


def _apply(name: str, lines: list[str], hunks: list[_Hunk]) -> list[str]:
    result: list[str] = []
    done = 0
    for hunk in hunks:
        size = len(hunk.old)
        places = [
            at for at in range(done, len(lines) - size + 1) if lines[at : at + size] == hunk.old
        ]
        if hunk.start in places:
            places = [hunk.start]
        if not hunk.old or len(places) != 1:
            raise BadDiff(f"{name} has {len(places)} places for the hunk of line {hunk.start + 1}")
        result += lines[done : places[0]] + hunk.new
        done = places[0] + size
    return result + lines[done:]
