"""The page on expansions: its code is that of the example, and its commands are run."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from proof.announcing import EXAMPLE, announce

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs" / "authors" / "writing-an-expansion.md"
SOURCES = {
    path.name: path.read_text(encoding="utf-8")
    for folder in (EXAMPLE / "src" / "five_armies_hornblowers", ROOT / "tests" / "proof")
    for path in folder.glob("*.py")
}
COMMAND = "from ostrog.cli import app; app()"


def blocks(language: str) -> list[str]:
    pattern = rf"^```{language}\n(.*?)^```$"
    return re.findall(pattern, PAGE.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


@pytest.mark.parametrize("block", blocks("python"))
def test_the_code_is_that_of_the_example(block: str) -> None:
    head, _, body = block.partition("\n")
    source = SOURCES[head.removeprefix("# ")]
    for piece in body.strip().split("\n\n\n"):
        assert piece in source, f"{head} does not contain\n{piece}"


def test_the_entry_point_is_that_of_the_example() -> None:
    (block,) = blocks("toml")
    assert block in (EXAMPLE / "pyproject.toml").read_text(encoding="utf-8")


COMMANDS = [line.removeprefix("$ ") for block in blocks("console") for line in block.splitlines()]


@pytest.mark.parametrize("line", COMMANDS)
def test_the_commands_work(line: str, tmp_path: Path) -> None:
    folder = announce(tmp_path, {"five_armies.hornblowers": "five_armies_hornblowers:expansion"})
    program, *arguments = line.split()
    assert program == "ostrog"
    done = subprocess.run(
        [sys.executable, "-c", COMMAND, *arguments],
        env={**os.environ, "PYTHONPATH": os.pathsep.join((str(folder), str(EXAMPLE / "src")))},
        cwd=EXAMPLE,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_every_hook_has_a_test_and_a_line() -> None:
    tests = (ROOT / "tests" / "kernel" / "test_expansion_hooks.py").read_text(encoding="utf-8")
    page = PAGE.read_text(encoding="utf-8")
    for hook in range(1, 19):
        assert f"def test_hook_{hook:02}_" in tests
        assert re.search(rf"^\| {hook} ", page, re.MULTILINE)
