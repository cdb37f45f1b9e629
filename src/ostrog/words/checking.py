"""Checks that a folder of words says the same things in every language."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from fluent.syntax import ast

from ostrog.words.files import LANGUAGES, messages, read, variables


def check_words(folder: Path) -> list[str]:
    """Everything wrong with a folder: what cannot be read, is missing, or has other arguments."""
    problems = []
    used: dict[str, dict[str, frozenset[str]]] = {}
    for language in LANGUAGES:
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
            f"{language}: {key} is missing" for language in LANGUAGES if language not in by_language
        ]
        problems += _other_arguments(key, by_language)
    return problems


def _other_arguments(key: str, by_language: dict[str, frozenset[str]]) -> list[str]:
    """The arguments that one language uses and another does not; `$to_acc` counts as `$to`."""
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
