"""The page on proving a game: its project is built and its commands are run, in their order."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

AUTHORS = Path(__file__).parents[2] / "docs" / "authors"
PAGE = AUTHORS / "proving-your-game.md"
TUTORIAL = AUTHORS / "writing-a-game.md"

FAILS = "exits with 1"
TYPED = "1\n" * 30 + "q\n"
"""What somebody types who plays by hand."""


class Command(NamedTuple):
    line: str
    code: int
    output: list[str]
    """Lines that the page shows below the command."""


def blocks(page: Path, language: str) -> list[str]:
    pattern = rf"^```{language}\n(.*?)^```$"
    return re.findall(pattern, page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def commands() -> Iterator[Command]:
    for block in blocks(PAGE, "console"):
        for text in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
            line, *output = text.splitlines()
            _, _, comment = line.partition(" # ")
            yield Command(line, int(FAILS in comment), output)


def files() -> dict[str, str]:
    """The files of the page's project: the tutorial's game, and what the page adds to it."""
    parts = {"src/fords.py": blocks(TUTORIAL, "python")}
    for block in (*blocks(PAGE, "toml"), *blocks(PAGE, "python")):
        head, _, body = block.partition("\n")
        assert head.startswith("# "), f"this block does not say to which file it belongs: {head}"
        parts.setdefault(head.removeprefix("# "), []).append(body)
    return {name: "\n\n".join(part) for name, part in parts.items()}


@pytest.fixture
def project(tmp_path: Path) -> Path:
    for name, text in files().items():
        path = tmp_path / name
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    who = ("-c", "user.name=author", "-c", "user.email=author@example.org")
    for arguments in (("init", "-q"), ("add", "."), (*who, "commit", "-q", "-m", "Three Fords")):
        subprocess.run(("git", *arguments), cwd=tmp_path, env=environment(tmp_path), check=True)
    return tmp_path


def environment(project: Path) -> dict[str, str]:
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("PYTEST_", "COV_", "GIT_"))
    }
    return kept | {
        "PATH": os.pathsep.join((str(Path(sys.executable).parent), kept.get("PATH", ""))),
        "PYTHONPATH": str(project / "src"),
        "PYTHONDONTWRITEBYTECODE": "1",  # an edit may leave size and second of a file alone
        "GIT_CONFIG_GLOBAL": os.devnull,
        "LC_ALL": "C.UTF-8",
    }


def test_every_command_of_the_page_does_what_the_page_says(project: Path) -> None:
    ran = list(commands())
    assert len(ran) > 20
    for command in ran:
        before = (project / "src" / "fords.py").read_bytes()
        done = subprocess.run(
            command.line,
            shell=True,
            cwd=project,
            env=environment(project),
            input=TYPED,
            capture_output=True,
            encoding="utf-8",
            timeout=120,
            check=False,
        )
        told = f"$ {command.line}\n{done.stdout}{done.stderr}"
        assert done.returncode == command.code, told
        assert "Traceback" not in told
        for line in command.output:
            assert line in done.stdout.splitlines(), f"{line!r} is not in:\n{told}"
        if command.line.startswith("sed "):
            assert (project / "src" / "fords.py").read_bytes() != before, told
    assert (project / "src" / "fords.py").read_text(encoding="utf-8") == files()["src/fords.py"]
