"""Checks that a folder of Fluent files has the same messages in every language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from fluent.syntax import ast

from ostrog.words.files import LANGUAGES, messages, read, variables


def check_words(folder: Path, languages: Sequence[str] = LANGUAGES) -> list[str]:
    """Return the problems of a folder: unreadable or missing messages and different arguments.

    A game that is written in some of the languages names them.
    """
    problems = []
    used: dict[str, dict[str, frozenset[str]]] = {}
    for language in languages:
        resource = read(folder, language)
        found = messages(resource)
        problems += [
            f"{language}: cannot be read: {entry.content.strip().splitlines()[0]}"
            for entry in resource.body
            if isinstance(entry, ast.Junk) and entry.content
        ]
        twice = Counter(message.id.name for message in found)
        problems += [f"{language}: {key} is there twice" for key in twice if twice[key] > 1]
        for message in found:
            used.setdefault(message.id.name, {})[language] = variables(message)
    for key, by_language in used.items():
        problems += [
            f"{language}: {key} is missing" for language in languages if language not in by_language
        ]
        problems += _other_arguments(key, by_language)
    return problems


def _other_arguments(key: str, by_language: dict[str, frozenset[str]]) -> list[str]:
    """Return problems for arguments that a language does not use; `$to_acc` counts as `$to`."""
    bare = {
        language: {name.partition("_")[0] for name in names}
        for language, names in by_language.items()
    }
    every = set[str]().union(*bare.values())
    return [
        f"{language}: {key} does not use ${name}"
        for language, own in bare.items()
        for name in sorted(every - own)
    ]
