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
    """The arguments that one language uses and another does not; `$to_acc` is a form of `$to`."""
    every = frozenset().union(*by_language.values())
    problems = []
    for language, names in by_language.items():
        own = {_bare(name, every) for name in names}
        others = {_bare(name, every) for name in every} - own
        problems += [f"{language}: {key} does not use ${name}" for name in sorted(others)]
    return problems


def _bare(name: str, every: frozenset[str]) -> str:
    return min((other for other in every if name.startswith(f"{other}_")), key=len, default=name)
