"""Reads Fluent files: a folder holds `en.ftl`, `pl.ftl` and `ru.ftl`."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

LANGUAGES = ("en", "pl", "ru")
"""The languages there are; the first is the one everything falls back to."""


@cache
def read(folder: Path, language: str) -> ast.Resource:
    """The messages of a folder in one language; none where there is no file."""
    file = folder / f"{language}.ftl"
    return FluentResource(file.read_text(encoding="utf-8") if file.is_file() else "")


def messages(resource: ast.Resource) -> list[ast.Message]:
    """The messages of a file, without terms and comments."""
    return [entry for entry in resource.body if isinstance(entry, ast.Message)]


def variables(message: ast.Message) -> frozenset[str]:
    """The names of the arguments that a message uses, without the `$`."""
    found = _Variables()
    found.visit(message)
    return frozenset(found.names)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)
