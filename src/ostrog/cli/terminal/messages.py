"""How the command speaks: in which language, with which words, and when something is wrong."""

from __future__ import annotations

import os
from collections.abc import Sequence
from contextvars import ContextVar
from functools import cache
from pathlib import Path
from typing import Annotated, Literal

import typer
from rich.console import Console

from ostrog.words import LANGUAGES, Argument, Words

Language = Literal["en", "pl", "ru"]

OWN_WORDS = Path(__file__).parents[1] / "words"

_wanted: ContextVar[str | None] = ContextVar("language", default=None)


def language_of_the_user() -> str:
    """The language the environment asks for, English if it is none of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def speak(language: str | None) -> None:
    """Go on in this language; None for the language of the user."""
    _wanted.set(language)


def language() -> str:
    """The language spoken now."""
    return _wanted.get() or language_of_the_user()


def words(folders: Sequence[Path] = ()) -> Words:
    """The command's words in the language spoken now, those of these folders first."""
    return _words(language(), tuple(folders))


@cache
def _words(spoken: str, folders: tuple[Path, ...]) -> Words:
    return Words([spoken], [*folders, OWN_WORDS])


def say(key: str, /, **args: Argument) -> str:
    """A message of the command in the language spoken now."""
    return words().say(key, **args)


class UsageTrouble(typer.BadParameter):
    """Something the user asked for cannot be done; the command ends and says why."""

    def format_message(self) -> str:
        """The bare message: it is a whole sentence."""
        return self.message


def console(*, stderr: bool = False) -> Console:
    """A console that prints texts as they are."""
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


LanguageOption = Annotated[
    Language | None, typer.Option("--language", help=say("help-language"), show_default=False)
]
"""The option `--language` of every command that speaks."""

JsonOption = Annotated[bool, typer.Option("--json", help=say("help-json"))]
"""The option `--json` of every command that lists something."""
