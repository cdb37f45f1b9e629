"""Differences: the smallest places where two versions of a module differ."""

from __future__ import annotations

import ast
import copy
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import lru_cache
from typing import Any

from ostrog.testing.broken_rules.source_files import FUNCTIONS, Function, SourceModule, bound_names
from ostrog.testing.broken_rules.syntax_pieces import IGNORED, is_prose, without_prose

Step = tuple[str, int | None]
"""One step from a node to its child: a field, and an index if the field is a list."""

DEFINITIONS = (*FUNCTIONS, ast.ClassDef)


@dataclass(frozen=True)
class Difference:
    """A place where two syntax trees differ."""

    path: tuple[Step, ...]
    """Steps from the root to the node that differs or that holds the list that differs."""
    attribute: str = ""
    """Name of the list in which a run of statements differs; empty if the node itself differs."""
    old: tuple[int, int] = (0, 0)
    new: tuple[int, int] = (0, 0)


def differences(old: ast.AST, new: ast.AST, path: tuple[Step, ...] = ()) -> list[Difference]:
    """List the smallest places where two trees differ, from the first to the last."""
    fields = [name for name in old._fields if name not in IGNORED]
    if type(old) is not type(new):
        return [Difference(path)]
    differing = [name for name in fields if not same(getattr(old, name), getattr(new, name))]
    if not isinstance(old, (ast.Module, *DEFINITIONS)) and len(differing) > 1:
        return [Difference(path)]
    found: list[Difference] = []
    for name in differing:
        mine, theirs = getattr(old, name), getattr(new, name)
        if isinstance(mine, ast.AST) and isinstance(theirs, ast.AST):
            found += differences(mine, theirs, (*path, (name, None)))
        elif is_block(mine) and is_block(theirs):
            found += _in_block(mine, theirs, path, name)
        elif isinstance(mine, list) and isinstance(theirs, list) and len(mine) == len(theirs):
            pairs = [
                at for at, pair in enumerate(zip(mine, theirs, strict=True)) if not same(*pair)
            ]
            if len(pairs) > 1 or not isinstance(mine[pairs[0]], ast.AST):
                return [Difference(path)]
            (at,) = pairs
            found += differences(mine[at], theirs[at], (*path, (name, at)))
        else:
            return [Difference(path)]
    return found


def _in_block(
    old: list[ast.stmt], new: list[ast.stmt], path: tuple[Step, ...], name: str
) -> Iterator[Difference]:
    """Compare two lists of statements, ignoring imports: an edit adds those its code needs."""
    for tag, i1, i2, j1, j2 in _opcodes(old, new):
        if tag == "equal" or (
            i2 - i1 == j2 - j1
            and all(type(a) is type(b) for a, b in zip(old[i1:i2], new[j1:j2], strict=True))
        ):
            for at, (a, b) in enumerate(zip(old[i1:i2], new[j1:j2], strict=True), i1):
                if not isinstance(a, ast.Import | ast.ImportFrom) and not same(a, b):
                    yield from differences(a, b, (*path, (name, at)))
        elif not all(
            isinstance(each, ast.Import | ast.ImportFrom) for each in (*old[i1:i2], *new[j1:j2])
        ):
            yield Difference(path, name, (i1, i2), (j1, j2))


def _opcodes(old: list[ast.stmt], new: list[ast.stmt]) -> Sequence[tuple[str, int, int, int, int]]:
    """Return how one block becomes another; definitions with the same name count as equal."""
    mine, theirs = (
        [each.name if isinstance(each, DEFINITIONS) else _dump(each) for each in block]
        for block in (old, new)
    )
    return SequenceMatcher(None, mine, theirs, autojunk=False).get_opcodes()


def is_block(value: object) -> bool:
    """Whether a field is a list of statements."""
    return isinstance(value, list) and all(isinstance(each, ast.stmt) for each in value)


def same(old: object, new: object) -> bool:
    """Whether two nodes, lists or values are the same code."""
    if isinstance(old, ast.AST) and isinstance(new, ast.AST):
        return _dump(old) == _dump(new)
    if isinstance(old, list) and isinstance(new, list):
        return len(old) == len(new) and all(map(same, old, new))
    return type(old) is type(new) and old == new


@lru_cache(maxsize=100_000)
def _dump(node: ast.AST) -> str:
    return ast.dump(node)


@dataclass(frozen=True)
class ModuleChange:
    """One difference of a module, with everything else in the module shortened."""

    difference: Difference
    old: SourceModule
    new: SourceModule

    @classmethod
    def of(cls, difference: Difference, old: SourceModule, new: SourceModule) -> ModuleChange:
        """Reduce two versions of a module to one difference."""
        if not difference.path:
            return cls(difference, old, new)
        at = difference.path[0][1]
        assert at is not None
        there = _matching_index(old.tree.body, new.tree.body, at)
        short = [_cut(node) for node in old.tree.body]
        trees = [
            ast.Module([*short[:at], node, *short[at + 1 :]], [])
            for node in (old.tree.body[at], new.tree.body[there])
        ]
        return cls(difference, *map(_with_tree, (old, new), trees))

    @property
    def function(self) -> Function | None:
        """The outermost function around the difference, if there is one."""
        path = self.difference.path
        nodes = [walk(self.old.tree, path[:end]) for end in range(len(path) + 1)]
        return next((node for node in nodes if isinstance(node, FUNCTIONS)), None)

    def expected(self) -> ast.Module:
        """Return the old tree with only this difference applied."""
        tree = copy.deepcopy(self.old.tree)
        theirs: Any = self.follow(self.difference.path)
        if self.difference.attribute:
            run = getattr(walk(tree, self.difference.path), self.difference.attribute)
            (i1, i2), (j1, j2) = self.difference.old, self.difference.new
            run[i1:i2] = getattr(theirs, self.difference.attribute)[j1:j2]
            return tree
        parent = walk(tree, self.difference.path[:-1])
        name, at = self.difference.path[-1]
        if at is None:
            setattr(parent, name, theirs)
        else:
            getattr(parent, name)[at] = theirs
        return tree

    def follow(self, path: Sequence[Step]) -> Any:
        """Return the node of the new tree that corresponds to a path in the old tree."""
        mine: Any = self.old.tree
        theirs: Any = self.new.tree
        for name, at in path:
            a, b = getattr(mine, name), getattr(theirs, name)
            if at is None:
                mine, theirs = a, b
            else:
                mine, theirs = a[at], b[_matching_index(a, b, at) if is_block(a) else at]
        return theirs


def walk(tree: ast.AST, path: Sequence[Step]) -> Any:
    """Follow a path from the root of a tree to a node."""
    node: Any = tree
    for name, at in path:
        node = getattr(node, name) if at is None else getattr(node, name)[at]
    return node


def _matching_index(old: list[ast.stmt], new: list[ast.stmt], at: int) -> int:
    for _, i1, i2, j1, _ in _opcodes(old, new):
        if i1 <= at < i2:
            return j1 + at - i1
    raise AssertionError(at)


def _cut(node: ast.stmt) -> ast.stmt:
    """Return a statement that defines the same names and does nothing else."""
    if isinstance(node, ast.Import | ast.ImportFrom | ast.Expr):
        return node
    names = sorted(bound_names([node])) if not isinstance(node, DEFINITIONS) else [node.name]
    return ast.Assign([ast.Name(name) for name in names] or [ast.Name("_")], ast.Constant(None))


def _with_tree(module: SourceModule, tree: ast.Module) -> SourceModule:
    """Return a module with a shortened tree; positions in the tree still refer to the full text."""
    short = SourceModule(module.name, module.path, module.text)
    short.__dict__["tree"] = tree
    return short


def without_docstrings(module: SourceModule) -> SourceModule:
    """Return a module without docstrings, since these may change at any time."""
    return _with_tree(module, Bare().visit(ast.parse(module.text)))


class Bare(ast.NodeTransformer):
    """Removes docstrings."""

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """Remove the docstrings of a node and of all nodes below it."""
        super().generic_visit(node)
        for name, value in ast.iter_fields(node):
            if isinstance(value, list) and any(map(is_prose, value)):
                empty: list[ast.stmt] = [ast.Pass(lineno=0, col_offset=0)]
                setattr(node, name, without_prose(value) or empty)
        return node
