"""Formats messages in the reader's languages, with a fallback for missing messages."""

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
"""The type of an argument of a message: a text, or a number for plurals."""


class Words:
    """Messages in the reader's languages, the preferred first, with English as the fallback.

    If two folders have a message with the same key, the first folder is used.
    """

    def __init__(self, languages: Sequence[str], folders: Sequence[Path]) -> None:
        """Load the messages of the folders; unsupported languages are ignored."""
        wanted = dict.fromkeys((*languages, LANGUAGES[0]))
        self.languages = tuple(language for language in wanted if language in LANGUAGES)
        """The languages, in the order in which they are tried."""
        self._voices = [_Voice(language, folders) for language in self.languages]

    def say(self, key: str, /, **args: Argument) -> str:
        """Return the message, in English if needed; without one, the key and arguments as words."""
        found = self.find(key, **args)
        if found is not None:
            return found
        given = ", ".join(str(value) for value in args.values())
        return f"{readable(key)}: {given}" if given else readable(key)

    def find(self, key: str, /, **args: Argument) -> str | None:
        """Return the message, in English if needed; None if there is none."""
        broken: str | None = None
        for voice in self._voices:
            said = voice.say(key, args)
            if said is not None and said[1]:
                return said[0]
            if said is not None and broken is None:
                broken = said[0]
        return broken

    def forms(self, key: str) -> Mapping[str, str]:
        """Return the attributes of a message: other forms of a name, such as its cases."""
        for voice in self._voices:
            if voice.has(key):
                return voice.forms(key)
        return {}

    def missing(self, keys: Iterable[str]) -> list[str]:
        """Return the keys for which the first language has no message."""
        return [key for key in keys if not self._voices[0].has(key)]


class _Voice:
    """The messages of one language, which are parsed at first use."""

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        self._language = language
        self._sources = dict[str, str]()
        for folder in reversed(folders):
            self._sources |= sources(folder, language)
        self._entries = dict[str, Entry | None]()
        self._compiled = set[str]()
        self._variables = dict[str, frozenset[str]]()

    def has(self, key: str) -> bool:
        """Whether there is a message with this key."""
        return self._message(key) is not None

    def say(self, key: str, args: Mapping[str, Argument]) -> tuple[str, bool] | None:
        """Return the message and whether it was formatted without errors; None if there is none."""
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
        """Return a message or a term; None if it is missing or invalid."""
        if name not in self._entries:
            self._entries[name] = parse_entry(self._sources.get(name, ""))
        return self._entries[name]

    @cached_property
    def _bundle(self) -> FluentBundle:
        # The import is late because it loads Babel, which takes as long as loading a game.
        from fluent.runtime import FluentBundle

        return FluentBundle([self._language], use_isolating=False)

    def _compile(self, name: str) -> None:
        """Add a message or a term to the bundle, with all entries to which it refers."""
        entry = self._entry(name)
        if entry is None or name in self._compiled:
            return
        self._compiled.add(name)
        for other in references(entry):
            self._compile(other)
        self._bundle.add_resource(ast.Resource([entry]))

    def _completed(self, message: ast.Message, args: Mapping[str, Argument]) -> dict[str, Argument]:
        """Return the arguments; a missing form of a name is replaced by the name itself."""
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
    """Return a key or identifier as words: `LossesTaken` or `losses-taken` is `losses taken`."""
    apart = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name)
    return re.sub(r"[\s_-]+", " ", apart).strip().lower()
