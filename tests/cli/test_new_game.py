"""A new game: a project that is complete, clean and plays, and names that are refused."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from cli.running import run
from ostrog.cli.new_game.project_files import project_files, title_of
from ostrog.words import LANGUAGES

ROOT = Path(__file__).parents[2]


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    made = run("new-game", "hill_fort")
    assert made.exit_code == 0, made.output
    assert "hill_fort" in made.output
    return tmp_path / "hill_fort"


def tool(project: Path, *command: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", *command],
        cwd=project,
        env={name: value for name, value in os.environ.items() if "PYTEST" not in name},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_its_code_is_clean_by_its_own_rules_and_by_ours(project: Path) -> None:
    ours = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["ruff"]
    select, ignore = (",".join(ours["lint"][name]) for name in ("select", "ignore"))
    tool(project, "ruff", "check", "--no-cache", ".")
    tool(project, "ruff", "check", "--no-cache", "--select", select, "--ignore", ignore, "src")
    tool(project, "ruff", "format", "--no-cache", "--check", ".")
    tool(project, "mypy")


def test_its_tests_pass(project: Path) -> None:
    tool(project, "pytest")


def test_no_placeholder_is_left() -> None:
    files = project_files("hill_fort")
    assert {"pyproject.toml", ".gitignore", "README.md", "src/hill_fort/game.py"} <= set(files)
    for path, text in files.items():
        for placeholder in ("GAME_NAME", "GameTitle", "GAME_WORDS", "RUL-", "template"):
            assert placeholder not in f"{path} {text}", path
    entry = tomllib.loads(files["pyproject.toml"])["project"]["entry-points"]["ostrog.games"]
    assert entry == {"hill_fort": "hill_fort:game"}
    assert "class HillFort(Procedure)" in files["src/hill_fort/turn.py"]
    assert 'id = "HIL-1"' in files["src/hill_fort/rules.toml"]


@pytest.mark.parametrize(
    ("name", "title"), [("hills", "Hills"), ("hill_fort", "HillFort"), ("fort_2", "Fort_2")]
)
def test_the_title_is_the_one_that_clients_look_for(name: str, title: str) -> None:
    assert title_of(name) == title


REFUSED = {
    "en": ("cannot be the name", "is already used", "is already there"),
    "pl": ("nie może być nazwą", "używa już", "już istnieje"),
    "ru": ("не может быть именем", "уже занято", "уже существует"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_made_is_refused_in_every_language(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "hills").mkdir()
    wrong, taken, there = REFUSED[language]
    cases = dict.fromkeys(("three hills", "class", "2hills", "Hills", "hills_", "wzgórza"), wrong)
    cases |= dict.fromkeys(("ostrog", "random", "turn", "option"), taken)
    for name, reason in (cases | {"hills": there}).items():
        done = run("new-game", name, language=language)
        assert done.exit_code == 2
        said = " ".join(done.output.replace("│", " ").split())
        assert reason in said, (name, said)
    assert [path.name for path in tmp_path.iterdir()] == ["hills"]
    assert list((tmp_path / "hills").iterdir()) == []
