"""Says things in the languages a reader wants, and always says something."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

from fluent.runtime import FluentBundle

from ostrog.words.files import LANGUAGES, messages, read, variables

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
            if voice.bundle.has_message(key):
                return voice.forms(key)
        return {}

    def missing(self, keys: Iterable[str]) -> list[str]:
        """The keys that the first language has no message for."""
        return [key for key in keys if not self._voices[0].bundle.has_message(key)]


class _Voice:
    """One language."""

    def __init__(self, language: str, folders: Sequence[Path]) -> None:
        self.bundle = FluentBundle([language], use_isolating=False)
        self._variables: dict[str, frozenset[str]] = {}
        for folder in folders:
            resource = read(folder, language)
            self.bundle.add_resource(resource)
            for message in messages(resource):
                self._variables.setdefault(message.id.name, variables(message))

    def say(self, key: str, args: Mapping[str, Argument]) -> tuple[str, bool] | None:
        """The message and whether everything in it was there."""
        if not self.bundle.has_message(key):
            return None
        pattern = self.bundle.get_message(key).value
        if pattern is None:
            return None
        text, errors = self.bundle.format_pattern(pattern, self._completed(key, args))
        return str(text), not errors

    def forms(self, key: str) -> dict[str, str]:
        attributes = self.bundle.get_message(key).attributes
        return {
            name: str(self.bundle.format_pattern(pattern)[0])
            for name, pattern in attributes.items()
        }

    def _completed(self, key: str, args: Mapping[str, Argument]) -> dict[str, Argument]:
        """The arguments; a form of a name that was not given is the name itself."""
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
