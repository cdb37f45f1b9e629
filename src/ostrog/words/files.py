"""Reads Fluent files; a folder contains `en.ftl`, `pl.ftl` and `ru.ftl`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LANGUAGES = ("en", "pl", "ru")
"""The supported languages; the first is used where another has no message."""

Entry = ast.Message | ast.Term

_BEGINNING = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.ASCII | re.MULTILINE)
"""Pattern of the first line of a message or a term; its other lines are indented."""


@cache
def read(folder: Path, language: str) -> ast.Resource:
    """Return the messages of a folder in one language; none if there is no file."""
    return FluentParser().parse(_text(folder, language))


@cache
def sources(folder: Path, language: str) -> Mapping[str, str]:
    """Return the unparsed messages and terms of a folder in one language, by name.

    Parsing whole files would take too long for a command that prints only a few sentences.
    """
    text = _text(folder, language)
    found = list(_BEGINNING.finditer(text))
    ends = [*(match.start() for match in found), len(text)][1:]
    parts = dict[str, str]()
    for match, end in zip(found, ends, strict=True):
        parts.setdefault(match[1], text[match.start() : end])
    return parts


def parse_entry(source: str) -> Entry | None:
    """Parse a message or a term; None if it is invalid."""
    body = FluentParser().parse(source).body
    return next((each for each in body if isinstance(each, Entry)), None)


def plain_text(pattern: ast.Pattern) -> str | None:
    """Return the text of a pattern without placeables; None if it has any."""
    texts = [each.value for each in pattern.elements if isinstance(each, ast.TextElement)]
    return "".join(texts) if len(texts) == len(pattern.elements) else None


def _text(folder: Path, language: str) -> str:
    file = folder / f"{language}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def messages(resource: ast.Resource) -> list[ast.Message]:
    """Return the messages of a file, without terms and comments."""
    return [entry for entry in resource.body if isinstance(entry, ast.Message)]


def variables(message: ast.Message) -> frozenset[str]:
    """Return the names of the arguments that a message uses, without the `$`."""
    found = _Variables()
    found.visit(message)
    return frozenset(found.names)


def references(entry: Entry) -> frozenset[str]:
    """Return the names of the messages and terms (with `-`) to which an entry refers."""
    found = _References()
    found.visit(entry)
    return frozenset(found.names)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class _References(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.names.add(f"-{node.id.name}")
        self.generic_visit(node)
