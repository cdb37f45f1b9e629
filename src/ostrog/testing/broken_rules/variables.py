"""Variables: the names that are local to a function, and comparison of code regardless of them."""

from __future__ import annotations

import ast
from collections.abc import Mapping

from ostrog.testing.broken_rules.differences import DEFINITIONS, Bare
from ostrog.testing.broken_rules.source_files import FUNCTIONS, Function, bound_names


def variables_of(function: Function) -> set[str]:
    """Return the parameters and variables of a function."""
    inner = [each.name for each in ast.walk(function) if isinstance(each, DEFINITIONS)]
    imported = {
        alias.asname or alias.name
        for each in ast.walk(function)
        if isinstance(each, ast.Import | ast.ImportFrom)
        for alias in each.names
    }
    return {*bound_names([function])} - {*inner, "self", "cls"} - imported


def renamed(
    tree: ast.Module, original: ast.Module, function: Function, others: Mapping[str, str]
) -> ast.Module:
    """Rename the variables of a function in a changed copy of its module."""
    named = [
        [
            each
            for each in ast.walk(any_tree)
            if isinstance(each, FUNCTIONS) and each.name == function.name
        ]
        for any_tree in (original, tree)
    ]
    for node in ast.walk(named[1][named[0].index(function)]):
        _rename_node(node, others)
    return tree


def _rename_node(node: ast.AST, others: Mapping[str, str]) -> None:
    """Rename the variable of a node."""
    if isinstance(node, (ast.keyword, *DEFINITIONS, ast.alias)):
        return
    for attribute in ("id", "arg", "name", "rest"):
        value = getattr(node, attribute, None)
        if isinstance(value, str) and value in others:
            setattr(node, attribute, others[value])


def meaning(text: str) -> str:
    """Return a form of the code for comparison, without imports, docstrings and variable names."""
    tree = Bare().visit(_NoImports().visit(ast.parse(text)))
    for function in [each for each in ast.walk(tree) if isinstance(each, FUNCTIONS)]:
        names = variables_of(function)
        seen: dict[str, str] = {}
        for node in ast.walk(function):
            _rename_node(node, _Numbered(names, seen))
    return ast.dump(tree)


class _Numbered(dict[str, str]):
    """Maps names to numbered ones in the order in which they are looked up."""

    def __init__(self, names: set[str], seen: dict[str, str]) -> None:
        self._names = names
        self._seen = seen

    def __contains__(self, name: object) -> bool:
        return name in self._names

    def __getitem__(self, name: str) -> str:
        return self._seen.setdefault(name, f"v{len(self._seen)}")


class _NoImports(ast.NodeTransformer):
    def visit_Import(self, node: ast.Import) -> None:
        return None

    def visit_ImportFrom(self, node: ast.ImportFrom) -> None:
        return None
