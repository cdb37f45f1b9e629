"""`ostrog new-game`: makes a small complete game as a project of its own, to begin with."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from typing import Annotated

import typer

from ostrog.cli.terminal.messages import LanguageOption, UsageTrouble, console, say, speak

TEMPLATES = Path(__file__).parent / "project"
"""Folder with the files of the project; their names end with `SUFFIX`."""
SUFFIX = ".template"
HIDDEN = {"gitignore": ".gitignore"}
"""Files of the project whose names begin with a dot, by the names of their templates."""
NAME = re.compile(r"[a-z]([a-z0-9_]*[a-z0-9])?")
"""Names that are valid for a module, a project, and an entry point."""


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help=say("help-new-game-name"))],
    language: LanguageOption = None,
) -> None:
    """Make a project with a small game; the help text is the message `help-new-game`."""
    speak(language)
    if not NAME.fullmatch(name) or iskeyword(name):
        raise UsageTrouble(say("bad-game-name", name=name))
    if title_of(name) in _names_in_templates() or find_spec(name) is not None:
        raise UsageTrouble(say("game-name-taken", name=name))
    folder = Path(name)
    if folder.exists():
        raise UsageTrouble(say("folder-exists", folder=name))
    for path, text in project_files(name).items():
        (folder / path).parent.mkdir(parents=True, exist_ok=True)
        (folder / path).write_text(text, encoding="utf-8")
    console().print(say("new-game-made", folder=name))


def project_files(name: str) -> dict[str, str]:
    """Return the files of a new project for a game of this name, as texts by their paths."""
    values = {
        "GAME_NAME": name,
        "GameTitle": title_of(name),
        "GAME_WORDS": name.replace("_", " ").capitalize(),
        "RUL-": f"{re.sub('[^a-z]', '', name)[:3].upper()}-",
    }
    found = {}
    for template in sorted(TEMPLATES.rglob(f"*{SUFFIX}")):
        path = template.relative_to(TEMPLATES).as_posix().removesuffix(SUFFIX)
        text = template.read_text(encoding="utf-8")
        for placeholder, value in values.items():
            text = text.replace(placeholder, value)
        found[HIDDEN.get(path, path.replace("GAME_NAME", name))] = text
    return found


def title_of(name: str) -> str:
    """Return the name of the procedure that is the whole game; clients find its title by it."""
    return re.sub(r"(?:^|_)([a-z])", lambda match: match[1].upper(), name)


def _names_in_templates() -> set[str]:
    """Return the names of classes and imports in the templates, beside which the title stands."""
    return {name for template in TEMPLATES.rglob(f"*.py{SUFFIX}") for name in _names_in(template)}


def _names_in(template: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(template.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.ImportFrom):
            yield from (alias.name for alias in node.names)
