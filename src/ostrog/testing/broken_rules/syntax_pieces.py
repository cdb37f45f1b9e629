"""Pieces: finds a piece of code in a syntax tree and replaces it by another.

A piece is an expression or a run of statements. Syntax trees are compared, so layout and comments
do not matter. The names of parameters and variables do not matter either, as long as the piece
uses them consistently. A statement `...` stands for any statements, an element `...` for any
elements.
"""

from __future__ import annotations

import ast
import copy
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import TypeVar

from ostrog.testing.broken_rules.source_files import bound_names

Body = list[ast.AST]
T = TypeVar("T")


class BadPiece(ValueError):
    """A piece that is not valid Python."""


@dataclass(frozen=True)
class Piece:
    """An expression or some statements, as written in an entry."""

    nodes: tuple[ast.AST, ...]
    is_expression: bool


def parse_piece(text: str) -> Piece:
    """Parse a piece as an expression if possible, else as statements."""
    text = textwrap.dedent(text).strip()
    if not text:
        return Piece((), is_expression=False)
    try:
        return Piece((ast.parse(f"({text}\n)", mode="eval").body,), is_expression=True)
    except SyntaxError:
        return Piece(tuple(parse_statements(text)), is_expression=False)


def parse_statements(text: str) -> list[ast.stmt]:
    """Parse a piece as statements."""
    # Inside a function and a loop, since `return` and `continue` are invalid elsewhere.
    lines = textwrap.indent(textwrap.dedent(text).strip(), "  ")
    try:
        tree = ast.parse(f"async def _():\n while _:\n{lines}") if lines else ast.Module([], [])
    except SyntaxError as error:
        raise BadPiece(f"this is not Python: {text}") from error
    if not tree.body:
        return []
    (function,) = tree.body
    assert isinstance(function, ast.AsyncFunctionDef)
    (loop,) = function.body
    assert isinstance(loop, ast.While)
    return loop.body


@dataclass
class Renames:
    """Mapping from the names in a piece to the names in the code."""

    variables: frozenset[str]
    """Names in the code that may differ in a piece: parameters and variables."""
    known: frozenset[str]
    """Names that always stand for themselves."""
    keywords_may_differ: bool = False
    names: dict[str, str] = field(default_factory=dict)
    keywords: dict[str, str] = field(default_factory=dict)

    def agree(self, name: str, actual: str) -> bool:
        """Whether a name of the piece can consistently stand for this name of the code."""
        if name in self.names:
            return self.names[name] == actual
        if actual in self.names.values():
            return False
        if name != actual and (name in self.known or actual not in self.variables):
            return False
        self.names[name] = actual
        return True

    def agree_on_keyword(self, name: str, actual: str) -> bool:
        """Whether a keyword argument of the piece can stand for this one of the code."""
        if name == actual:
            return True
        same_as_variable = self.names.get(name) == actual
        if not self.keywords_may_differ and not same_as_variable:
            return False
        return self.keywords.setdefault(name, actual) == actual

    def again(self) -> Renames:
        """Return a copy, to try another place."""
        return Renames(
            self.variables, self.known, self.keywords_may_differ, {**self.names}, {**self.keywords}
        )


@dataclass(frozen=True)
class Fit:
    """A place where a piece fits: a field of a node, or a run in a list of statements."""

    parent: ast.AST
    attribute: str
    start: int | None
    """Position in the list, not counting docstrings; None if the field holds a single node."""
    nodes: tuple[ast.AST, ...]
    renames: Renames
    bodies: tuple[Body, ...]
    """The nodes that each `...` of the piece stands for, in order."""

    def replace(self, nodes: Sequence[ast.AST]) -> None:
        """Replace the nodes of this place by others."""
        if self.start is None:
            if len(nodes) != 1:
                raise BadPiece("an expression cannot be removed")
            setattr(self.parent, self.attribute, nodes[0])
            return
        values = getattr(self.parent, self.attribute)
        # Another edit may have moved the nodes, and docstrings may be between them.
        found = [at for at, value in enumerate(values) if any(value is own for own in self.nodes)]
        if len(found) != len(self.nodes):
            raise BadPiece("two edits change the same place")
        for at in reversed(found):
            del values[at]
        values[found[0] : found[0]] = nodes
        if not values and self.attribute == "body":
            values.append(ast.Pass())


def find_fits(
    piece: Piece, within: ast.AST, renames: Renames, parent: ast.AST | None = None
) -> list[Fit]:
    """Find all places where a piece fits: the node `within` in its parent, or nodes below it."""
    found = []
    for node in (*filter(None, [parent]), *ast.walk(within)):
        for attribute, value in ast.iter_fields(node):
            for start, rest in _starts(value):
                matching = _Matching(renames.again())
                length = matching.run([*piece.nodes], rest, whole=start is None)
                nodes = tuple(rest[: length or 0])
                if length and (node is not parent or nodes == (within,)):
                    bodies = tuple(matching.bodies)
                    found.append(Fit(node, attribute, start, nodes, matching.renames, bodies))
    return found


def _starts(value: object) -> Iterator[tuple[int | None, list[ast.AST]]]:
    """Yield each position in a field where a piece can start and the nodes from there on."""
    if isinstance(value, ast.AST):
        yield None, [value]
    elif isinstance(value, list):
        code = without_prose(value)
        yield from ((start, code[start:]) for start in range(len(code)))


def without_prose(nodes: Sequence[T]) -> list[T]:
    """Return the nodes without docstrings."""
    return [node for node in nodes if not is_prose(node)]


def is_prose(node: object) -> bool:
    """Whether a node is a statement that consists only of a string."""
    match node:
        case ast.Expr(value=ast.Constant(value=str())):
            return True
    return False


IGNORED = {"ctx", "kind", "type_comment", "type_ignores", "type_params"}


class _Matching:
    """Compares a piece with a place and records which names correspond."""

    def __init__(self, renames: Renames) -> None:
        self.renames = renames
        self.bodies: list[Body] = []

    def run(self, piece: list[ast.AST], actual: list[ast.AST], *, whole: bool) -> int | None:
        """Return how many nodes the piece matches from the first on; all must match if `whole`."""
        if not piece:
            return None if whole and actual else 0
        first, others = piece[0], piece[1:]
        if not is_open([first]):
            if not actual or not self.values(first, actual[0]):
                return None
            length = self.run(others, actual[1:], whole=whole)
            return None if length is None else length + 1
        for skipped in range(len(actual) + 1) if others else [len(actual)]:
            before = self.renames.again(), [*self.bodies]
            self.bodies.append(actual[:skipped])
            length = self.run(others, actual[skipped:], whole=whole)
            if length is not None:
                return length + skipped
            self.renames, self.bodies = before
        return None

    def values(self, piece: object, actual: object) -> bool:
        if isinstance(piece, list) and isinstance(actual, list):
            own, there = without_prose(piece), without_prose(actual)
            if is_open(own) and not there:
                return False  # a missing body, such as that of an `else`
            return self.run(own, there, whole=True) is not None
        if not isinstance(piece, ast.AST) or not isinstance(actual, ast.AST):
            return type(piece) is type(actual) and piece == actual
        return type(piece) is type(actual) and self.nodes(piece, actual)

    def nodes(self, piece: ast.AST, actual: ast.AST) -> bool:
        for name in piece._fields:
            if name in IGNORED:
                continue
            own, there = getattr(piece, name, None), getattr(actual, name, None)
            if _is_name(piece, name) and isinstance(own, str) and isinstance(there, str):
                fits = self.renames.agree(own, there)
            elif isinstance(piece, ast.keyword) and isinstance(own, str) and isinstance(there, str):
                fits = True  # compared below: the value may determine what the name means
            else:
                fits = self.values(own, there)
            if not fits:
                return False
        if isinstance(piece, ast.keyword) and isinstance(actual, ast.keyword):
            if piece.arg is None or actual.arg is None:
                return piece.arg is actual.arg
            return self.renames.agree_on_keyword(piece.arg, actual.arg)
        return True


def _is_name(node: ast.AST, attribute: str) -> bool:
    """Whether this field of a node holds the name of a variable."""
    match node, attribute:
        case (ast.Name(), "id") | (ast.arg(), "arg") | (ast.MatchMapping(), "rest"):
            return True
        case (ast.ExceptHandler() | ast.MatchAs() | ast.MatchStar(), "name"):
            return True
    return False


def is_open(nodes: Sequence[object]) -> bool:
    """Whether the nodes are a single `...`, as a statement or as an element of a sequence."""
    match nodes:
        case [ast.Expr(value=ast.Constant(value=value))] | [ast.Constant(value=value)]:
            return value is ...
    return False


def in_the_words_of(fit: Fit, piece: Piece) -> list[ast.AST]:
    """Return a new piece with the names used in the code and the original code for each `...`."""
    nodes = [_Renaming(fit.renames).visit(copy.deepcopy(node)) for node in piece.nodes]
    filling = _Filling([copy.deepcopy(body) for body in fit.bodies])
    return filling.fill(nodes)


class _Renaming(ast.NodeTransformer):
    """Replaces the names in a piece by the corresponding names in the code."""

    def __init__(self, renames: Renames) -> None:
        self._renames = renames

    def generic_visit(self, node: ast.AST) -> ast.AST:
        for attribute, value in ast.iter_fields(node):
            if _is_name(node, attribute) and isinstance(value, str):
                setattr(node, attribute, self._renames.names.get(value, value))
        if isinstance(node, ast.keyword) and node.arg is not None:
            node.arg = self._renames.keywords.get(node.arg, node.arg)
        return super().generic_visit(node)


class _Filling:
    """Replaces each `...` by a body, in order."""

    def __init__(self, bodies: list[Body]) -> None:
        self._bodies = bodies

    def fill(self, nodes: Iterable[ast.AST]) -> list[ast.AST]:
        filled: list[ast.AST] = []
        for node in nodes:
            if is_open([node]) and self._bodies:
                filled += self._bodies.pop(0)
            else:
                filled.append(node)
                for attribute, value in ast.iter_fields(node):
                    if isinstance(value, ast.AST):
                        self.fill([value])
                    elif isinstance(value, list) and value and isinstance(value[0], ast.AST):
                        setattr(node, attribute, self.fill(value))
        return filled


def used_names(nodes: Sequence[ast.AST]) -> set[str]:
    """Return the names that nodes use without binding them."""
    read = {each.id for node in nodes for each in ast.walk(node) if isinstance(each, ast.Name)}
    return read - bound_names(nodes)
