"""Says things in the languages a reader wants, and always says something."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

from fluent.syntax import ast

from ostrog.words.files import (
    LANGUAGES,
    Entry,
    parse_entry,
    plain_text,
    references,
    sources,
    variables,
)

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Argument = str | int | float
"""What a message may be given: texts, and numbers for plurals."""


class Words:
    """Messages in the reader's languages, best first, with English behind them.

    Where two folders have a message of one key, the first folder's counts.
    """

    def __init__(self, languages: Sequence[str], folders: Sequence[Path]) -> None:
        """Load what the folders have; languages that there are not are passed over."""
        wanted = dict.fromkeys((*languages, LANGUAGES[0]))
        self.languages = tuple(language for language in wanted if language in LANGUAGES)
        """The languages in the order in which they are tried."""
        self._voices = [_Voice(language, folders) for language in self.languages]

    def say(self, key: str, /, **args: Argument) -> str:
        """The message, in English if need be, else the key and the arguments made readable."""
        found = self.find(key, **args)
        if found is not None:
            return found
        given = ", ".join(str(value) for value in args.values())
        return f"{readable(key)}: {given}" if given else readable(key)

    def find(self, key: str, /, **args: Argument) -> str | None:
        """The message, in English if need be; None if there is none."""
        broken: str | None = None
        for voice in self._voices:
            said = voice.say(key, args)
            if said is not None and said[1]:
                return said[0]
            if said is not None and broken is None:
                broken = said[0]
        return broken

    def forms(self, key: str) -> Mapping[str, str]:
        """The attributes of a message: other forms of a name, such as its cases."""
        for voice in self._voices:
            if voice.has(key):
                return voice.forms(key)
        return {}

    def missing(self, keys: Iterable[str]) -> list[str]:
        """The keys that the first language has no message for."""
        return [key for key in keys if not self._voices[0].has(key)]


class _Voice:
    """One language, whose messages are parsed when they are first said."""

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        self._language = language
        self._sources = dict[str, str]()
        for folder in reversed(folders):
            self._sources |= sources(folder, language)
        self._entries = dict[str, Entry | None]()
        self._compiled = set[str]()
        self._variables = dict[str, frozenset[str]]()

    def has(self, key: str) -> bool:
        """Whether there is such a message."""
        return self._message(key) is not None

    def say(self, key: str, args: Mapping[str, Argument]) -> tuple[str, bool] | None:
        """The message and whether everything in it was there."""
        message = self._message(key)
        if message is None or message.value is None:
            return None
        text = plain_text(message.value)
        if text is not None:
            return text, True
        self._compile(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        said, errors = self._bundle.format_pattern(pattern, self._completed(message, args))
        return str(said), not errors

    def forms(self, key: str) -> dict[str, str]:
        message = self._message(key)
        if message is None:
            return {}
        texts = {each.id.name: plain_text(each.value) for each in message.attributes}
        plain = {name: text for name, text in texts.items() if text is not None}
        if len(plain) == len(texts):
            return plain
        self._compile(key)
        attributes = self._bundle.get_message(key).attributes
        return {
            name: str(self._bundle.format_pattern(pattern)[0])
            for name, pattern in attributes.items()
        }

    def _message(self, key: str) -> ast.Message | None:
        entry = self._entry(key)
        return entry if isinstance(entry, ast.Message) else None

    def _entry(self, name: str) -> Entry | None:
        """A message or a term; what cannot be read is not there."""
        if name not in self._entries:
            self._entries[name] = parse_entry(self._sources.get(name, ""))
        return self._entries[name]

    @cached_property
    def _bundle(self) -> FluentBundle:
        # Plurals and numbers need Babel, which takes as long to load as a game.
        from fluent.runtime import FluentBundle

        return FluentBundle([self._language], use_isolating=False)

    def _compile(self, name: str) -> None:
        """Give a message or a term to the bundle, with all it is made of."""
        entry = self._entry(name)
        if entry is None or name in self._compiled:
            return
        self._compiled.add(name)
        for other in references(entry):
            self._compile(other)
        self._bundle.add_resource(ast.Resource([entry]))

    def _completed(self, message: ast.Message, args: Mapping[str, Argument]) -> dict[str, Argument]:
        """The arguments; a form of a name that was not given is the name itself."""
        key = message.id.name
        if key not in self._variables:
            self._variables[key] = variables(message)
        completed = dict(args)
        for wanted in self._variables[key] - args.keys():
            name = wanted
            while "_" in name and name not in args:
                name = name.rpartition("_")[0]
            if name in args:
                completed[wanted] = args[name]
        return completed


def readable(name: str) -> str:
    """A key or an identifier as words: `LossesTaken` and `losses-taken` are `losses taken`."""
    apart = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name)
    return re.sub(r"[\s_-]+", " ", apart).strip().lower()
