"""Messages of the command: their language, their words, and errors of the user."""

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
"""Folder with the messages of the command."""

_wanted: ContextVar[str | None] = ContextVar("language", default=None)
"""The language that was asked for with `--language`, if any."""


def language_of_the_user() -> str:
    """Return the language of the environment, or English if there is no translation for it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(name, "")
        if value:
            return value[:2] if value[:2] in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def speak(language: str | None) -> None:
    """Use this language from now on; None means the language of the environment."""
    _wanted.set(language)


def language() -> str:
    """Return the language in use."""
    return _wanted.get() or language_of_the_user()


def words(folders: Sequence[Path] = ()) -> Words:
    """Return the messages in the language in use; those in `folders` override the command's own."""
    return _words(language(), tuple(folders))


@cache
def _words(spoken: str, folders: tuple[Path, ...]) -> Words:
    return Words([spoken], [*folders, OWN_WORDS])


def say(key: str, /, **args: Argument) -> str:
    """Return a message of the command in the language in use."""
    return words().say(key, **args)


class UsageTrouble(typer.BadParameter):
    """Raised when a request of the user cannot be done; the command prints the message and ends."""

    def format_message(self) -> str:
        """Return only the message, without a prefix: it is a whole sentence."""
        return self.message


def console(*, stderr: bool = False) -> Console:
    """Return a console that prints texts unchanged, without markup, highlighting or emoji."""
    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


LanguageOption = Annotated[
    Language | None, typer.Option("--language", help=say("help-language"), show_default=False)
]
"""The option `--language` of every command with translated messages."""

JsonOption = Annotated[bool, typer.Option("--json", help=say("help-json"))]
"""The option `--json` of every command that lists something."""
