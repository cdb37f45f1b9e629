"""Reads Fluent files: a folder holds `en.ftl`, `pl.ftl` and `ru.ftl`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

LANGUAGES = ("en", "pl", "ru")
"""The languages there are; the first is the one everything falls back to."""

Entry = ast.Message | ast.Term

_BEGINNING = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.ASCII | re.MULTILINE)
"""The beginning of a message or a term: what belongs to it is indented."""


@cache
def read(folder: Path, language: str) -> ast.Resource:
    """The messages of a folder in one language; none where there is no file."""
    return FluentParser().parse(_text(folder, language))


@cache
def sources(folder: Path, language: str) -> Mapping[str, str]:
    """The messages and terms of a folder in one language, by name and not parsed.

    Parsing a whole file takes longer than a command that says ten sentences should.
    """
    text = _text(folder, language)
    found = list(_BEGINNING.finditer(text))
    ends = [*(match.start() for match in found), len(text)][1:]
    parts = dict[str, str]()
    for match, end in zip(found, ends, strict=True):
        parts.setdefault(match[1], text[match.start() : end])
    return parts


def parse_entry(source: str) -> Entry | None:
    """A message or a term; None if it cannot be read."""
    body = FluentParser().parse(source).body
    return next((each for each in body if isinstance(each, Entry)), None)


def plain_text(pattern: ast.Pattern) -> str | None:
    """What a pattern says if nothing has to be put in; else None."""
    texts = [each.value for each in pattern.elements if isinstance(each, ast.TextElement)]
    return "".join(texts) if len(texts) == len(pattern.elements) else None


def _text(folder: Path, language: str) -> str:
    file = folder / f"{language}.ftl"
    return file.read_text(encoding="utf-8") if file.is_file() else ""


def messages(resource: ast.Resource) -> list[ast.Message]:
    """The messages of a file, without terms and comments."""
    return [entry for entry in resource.body if isinstance(entry, ast.Message)]


def variables(message: ast.Message) -> frozenset[str]:
    """The names of the arguments that a message uses, without the `$`."""
    found = _Variables()
    found.visit(message)
    return frozenset(found.names)


def references(entry: Entry) -> frozenset[str]:
    """The names of the messages and terms that one is made of; those of terms begin with `-`."""
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
