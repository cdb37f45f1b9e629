"""Every rule with a test has an entry that breaks it, and the entries outlive moved code."""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

from ostrog.games.five_armies import game
from ostrog.testing.broken_rules.guards import find_guards
from ostrog.testing.broken_rules.source_files import read_sources

GUARDS = find_guards(game, Path(__file__).parent)

MOVED = (
    *("armies.bilbo", "armies.bolg", "armies.rally", "battle.retreat", "battle.rolls"),
    *("board.bats", "characters.beorn", "characters.eagles", "characters.generals"),
)
RENAMED = "war"
"""The parameter that most functions of the game have."""


def test_every_tested_rule_has_an_entry_and_no_other() -> None:
    assert GUARDS.missing == []
    assert GUARDS.superfluous == []


def test_the_entries_fit_the_code() -> None:
    assert GUARDS.stale() == {}


def test_entries_outlive_modules_that_move_parameters_that_are_renamed_and_other_layout(
    tmp_path: Path,
) -> None:
    package = tmp_path / "ostrog/games/five_armies"
    shutil.copytree(GUARDS.root / "src/ostrog/games/five_armies", package)
    move_modules(package, "moved", MOVED)
    renamed = sum(rename_parameter(path, RENAMED, "the_state") for path in package.rglob("*.py"))
    assert renamed > 1000
    layout = [sys.executable, "-m", "ruff", "format", "--line-length", "72", "-q", str(package)]
    subprocess.run(layout, check=True)
    elsewhere = replace(GUARDS, sources=read_sources([package], tmp_path))
    assert elsewhere.stale() == {}


def move_modules(package: Path, folder: str, names: tuple[str, ...]) -> None:
    """Move modules of a package into a folder, and change all imports of them."""
    (package / folder).mkdir()
    (package / folder / "__init__.py").touch()
    for name in names:
        room, module = name.split(".")
        (package / room / f"{module}.py").rename(package / folder / f"{module}.py")
    own = f"ostrog.games.{package.name}"
    for path in package.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for name in names:
            module = name.split(".")[1]
            text = re.sub(rf"{re.escape(f'{own}.{name}')}\b", f"{own}.{folder}.{module}", text)
        path.write_text(text, encoding="utf-8")


def rename_parameter(path: Path, old: str, new: str) -> int:
    """Rename a parameter in every function and call of a module; return how many places changed."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines(keepends=True)
    places = sorted(
        (node.lineno, node.col_offset)
        for node in ast.walk(ast.parse(text))
        if (isinstance(node, ast.Name) and node.id == old)
        or (isinstance(node, ast.arg | ast.keyword) and node.arg == old)
    )
    for line, column in reversed(places):
        before = lines[line - 1].encode()
        start, rest = before[:column], before[column:].removeprefix(old.encode())
        lines[line - 1] = (start + new.encode() + rest).decode()
    path.write_text("".join(lines), encoding="utf-8")
    return len(places)
