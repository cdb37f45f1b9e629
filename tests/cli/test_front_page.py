"""The front page knows every command without loading one."""

from __future__ import annotations

import inspect
import os
import subprocess
import sys

import pytest
from typer.core import TyperGroup
from typer.main import get_group

from ostrog.cli import app
from ostrog.cli.lazy import Lazy
from ostrog.cli.terminal.messages import UsageTrouble
from ostrog.words import LANGUAGES

COMMANDS = get_group(app).commands


@pytest.mark.parametrize("name", COMMANDS)
def test_it_says_of_a_command_what_the_command_says_of_itself(name: str) -> None:
    declared = COMMANDS[name]
    assert isinstance(declared, Lazy)
    loaded = declared.load()
    assert declared.help
    assert loaded.help
    first = inspect.cleandoc(loaded.help).partition("\n\n")[0].replace("\n", " ")
    assert declared.help == first
    if not isinstance(loaded, TyperGroup):
        assert loaded.name == name


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_shown_without_games_server_and_lab(language: str) -> None:
    code = (
        "import sys\n"
        "from ostrog.cli import app\n"
        "app(['--help'], standalone_mode=False)\n"
        "print(*sorted(m for m in sys.modules if m.startswith('ostrog.')))\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env=os.environ | {"LC_ALL": language, "PYTHONUTF8": "1"},
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    help_, _, modules = done.stdout.rstrip().rpartition("\n")
    assert {"play", "serve", "lab"} <= set(help_.split())
    assert HELP_OF_GAMES[language] in help_
    assert {name.split(".")[1] for name in modules.split()} == {"cli", "words"}


HELP_OF_GAMES = {
    "en": "List the installed games.",
    "pl": "Wypisz zainstalowane gry.",
    "ru": "Показать установленные игры.",
}


def test_what_a_missing_part_belongs_to_is_said() -> None:
    class Missing(Lazy):
        extra = "lab"

    def load() -> None:
        raise ModuleNotFoundError("No module named 'ray'", name="ray.actor")

    with pytest.raises(UsageTrouble, match=r"ray is missing: .*ostrog\[lab\].*uv sync --extra lab"):
        Missing("duel", callback=load).load()


def test_a_missing_module_of_ours_is_a_fault_and_no_missing_extra() -> None:
    class Missing(Lazy):
        extra = "lab"

    def load() -> None:
        raise ModuleNotFoundError("No module named 'ostrog.lap'", name="ostrog.lap")

    with pytest.raises(ModuleNotFoundError):
        Missing("duel", callback=load).load()
