"""Statements: faults in the order of statements, and in how long an effect lasts.

An effect may not be cleared at its end, may be cleared too early, or may be kept through all rounds
of a loop. Two steps may be taken in the wrong order.
"""

from __future__ import annotations

import ast
from collections.abc import Container, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import TypeGuard

TELLS = "tell"
"""The function that tells events for the log; its calls and their arguments are not mutated."""

TAKES_OUT = ("remove", "pop")
"""Methods that take one thing out of a collection."""
CLEARING = ("clear", "discard", "reset", "end", "forget", "drop", "expire", "cancel")
"""First words of the functions that clear something."""


@dataclass(frozen=True)
class Rearrangement:
    """Another text for some statements that follow one another."""

    first: ast.stmt
    last: ast.stmt
    text: str
    """What stands there instead."""
    at: ast.stmt
    """The statement that is at fault."""
    old: str
    new: str
    """How the change is described."""


class Block:
    """The statements of a function, a branch or a loop, with their source."""

    def __init__(self, body: Sequence[ast.stmt], content: bytes, lines: Sequence[int]) -> None:
        """Take the source and the offset at which each of its lines starts."""
        self.body = [each for each in body if not _is_string(each)]
        self._content = content
        self._lines = lines

    def _source(self, first: ast.stmt, last: ast.stmt) -> str:
        return self._content[self._start(first) : self._end(last)].decode()

    def _start(self, node: ast.stmt) -> int:
        return self._lines[node.lineno - 1] + node.col_offset

    def _end(self, node: ast.stmt) -> int:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self._lines[node.end_lineno - 1] + node.end_col_offset

    def too_early(self) -> Iterator[Rearrangement]:
        """Yield changes that clear something before it is last used."""
        for place, clear in enumerate(self.body):
            what = cleared(clear)
            users = [n for n, each in enumerate(self.body[:place]) if what & _read(each)]
            if not what or not users:
                continue
            first, before = self.body[users[0]], self.body[place - 1]
            text = self._source(clear, clear)
            old = " ".join(text.split())
            if _is_loop(before) and users[-1] == place - 1:
                inside = before.body[0].col_offset * " "
                yield Rearrangement(
                    before,
                    clear,
                    f"{self._source(before, before)}\n{inside}{text}",
                    clear,
                    f"{old} (after the loop)",
                    f"{old} (each time)",
                )
            elif not set.intersection(_set_names(first, before), _read_names(clear)):
                indent = clear.col_offset * " "
                yield Rearrangement(
                    first,
                    clear,
                    f"{text}\n{indent}{self._source(first, before)}",
                    clear,
                    f"{old} (at the end)",
                    f"{old} (before it is used)",
                )

    def kept_in_loops(self) -> Iterator[Rearrangement]:
        """Yield changes that clear a variable before a loop and no longer in each round."""
        for loop in self.body:
            for inner in loop.body if _is_loop(loop) else ():
                match inner:
                    case ast.Assign(targets=[ast.Name()], value=value) if is_nothing(value):
                        text = self._source(inner, inner)
                        start = self._start(inner) - self._start(loop)
                        whole = self._source(loop, loop).encode()
                        rest = whole[:start] + b"pass" + whole[start + len(text.encode()) :]
                        indent = loop.col_offset * " "
                        yield Rearrangement(
                            loop,
                            loop,
                            f"{text}\n{indent}{rest.decode()}",
                            inner,
                            f"{text} (each time)",
                            f"{text} (before the loop)",
                        )

    def swapped(self) -> Iterator[Rearrangement]:
        """Yield changes that swap two statements that follow one another."""
        for one, other in pairwise(self.body):
            if may_be_swapped(one, other):
                start, end = self._end(one), self._start(other)
                between = self._content[start:end].decode()
                first, second = self._source(one, one), self._source(other, other)
                before, after = " ".join(first.split()), " ".join(second.split())
                yield Rearrangement(
                    one,
                    other,
                    f"{second}{between}{first}",
                    one,
                    f"{before}; {after}",
                    f"{after}; {before}",
                )


def _is_string(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _is_loop(node: ast.stmt) -> TypeGuard[ast.For | ast.While]:
    """Whether a statement is a loop whose body has lines of its own."""
    return (
        isinstance(node, ast.For | ast.While)
        and not node.orelse
        and node.body[0].lineno > node.lineno
    )


def is_nothing(value: ast.expr) -> bool:
    """Whether a value is what a field has at rest: none, no, zero, or an empty collection."""
    match value:
        case ast.Constant(value=found):
            return not found
        case ast.Tuple(elts=parts) | ast.List(elts=parts):
            return all(map(is_nothing, parts))
        case ast.Dict(values=parts):
            return all(map(is_nothing, parts))
        case ast.BinOp(left=ast.List() | ast.Tuple() as left, op=ast.Mult()):
            return is_nothing(left)
        case ast.Call(func=ast.Attribute(attr="fromkeys"), args=[_, rest]):
            return is_nothing(rest)
        case ast.Call(func=function, args=[], keywords=[]):
            if isinstance(function, ast.Subscript):
                function = function.value
            return isinstance(function, ast.Name) and function.id in ("set", "dict", "list")
    return False


def clearing_call(node: ast.stmt) -> ast.Call | None:
    """Return the call of a statement that only clears something, such as `effects.discard(x)`."""
    match node:
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name)) as call):
            clears = name in TAKES_OUT or name.strip("_").partition("_")[0] in CLEARING
            return call if clears else None
    return None


def resets(node: ast.stmt, counted: Container[str] = ()) -> list[ast.expr]:
    """Return the fields that a statement sets to nothing, or counted ones to where they start."""
    match node:
        case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
            pairs = zip(targets, values, strict=False)
            return [each for each, value in pairs if is_nothing(value) and _is_field(each)]
        case ast.Assign(targets=targets, value=value) if is_nothing(value):
            return [each for each in targets if _is_field(each)]
        case ast.Assign(targets=targets, value=ast.Constant()):
            return [each for each in targets if _is_field(each) and _field(each) in counted]
    return []


def without(node: ast.Assign, field: ast.expr) -> ast.stmt:
    """Return an assignment that leaves a field as it is."""
    targets, value = [each for each in node.targets if each is not field], node.value
    match node:
        case ast.Assign(targets=[ast.Tuple(elts=names)], value=ast.Tuple(elts=values)):
            left = [pair for pair in zip(names, values, strict=False) if pair[0] is not field]
            if len(left) == 1:
                targets, value = [left[0][0]], left[0][1]
            else:
                targets = [ast.Tuple([name for name, _ in left], ast.Store())]
                value = ast.Tuple([each for _, each in left], ast.Load())
    return ast.Assign(targets, value, lineno=0) if targets else ast.Pass()


def only_clears(body: Sequence[ast.stmt]) -> bool:
    """Whether statements clear something and do nothing else but tell it."""
    clearing = [each for each in body if cleared(each)]
    return bool(clearing) and all(each in clearing or only_tells(each) for each in body)


def only_tells(node: ast.stmt) -> bool:
    """Whether a statement only tells an event."""
    match node:
        case ast.Expr(value=ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name))):
            return name == TELLS
    return False


def cleared(node: ast.stmt) -> set[str]:
    """Return the names of the fields that a statement clears; empty if it does something else."""
    if isinstance(node, ast.Delete):
        return {_field(each) for each in node.targets if _is_field(each)}
    call = clearing_call(node)
    if call is not None:
        receiver = call.func.value if isinstance(call.func, ast.Attribute) else None
        return {_field(receiver)} if receiver is not None and _is_field(receiver) else {_said(call)}
    return {_field(each) for each in resets(node)}


def _said(call: ast.Call) -> str:
    return getattr(call.func, "attr", getattr(call.func, "id", ""))


def _is_field(node: ast.expr) -> bool:
    return isinstance(node, ast.Attribute | ast.Subscript)


def _field(node: ast.expr) -> str:
    """Return the name of the field that an expression is a part of."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return getattr(node, "attr", getattr(node, "id", ""))


def _parts(node: ast.stmt) -> list[ast.AST]:
    """Return all nodes of a statement except those of told events."""
    found: list[ast.AST] = []
    waiting: list[ast.AST] = [node]
    while waiting:
        each = waiting.pop()
        if not (isinstance(each, ast.stmt) and only_tells(each)):
            found.append(each)
            waiting += ast.iter_child_nodes(each)
    return found


def _read(node: ast.stmt) -> set[str]:
    """Return the names of the attributes that a statement reads."""
    attributes = [each for each in _parts(node) if isinstance(each, ast.Attribute)]
    return {each.attr for each in attributes if isinstance(each.ctx, ast.Load)}


def _written(node: ast.stmt) -> set[str]:
    """Return the names of the attributes that a statement assigns, wholly or in part."""
    parts = _parts(node)
    found = [each for each in parts if isinstance(each, ast.Attribute | ast.Subscript)]
    return {_field(each) for each in found if not isinstance(each.ctx, ast.Load)}


def _read_names(node: ast.stmt) -> set[str]:
    names = [each for each in ast.walk(node) if isinstance(each, ast.Name)]
    return {each.id for each in names if isinstance(each.ctx, ast.Load)}


def _set_names(*nodes: ast.stmt) -> set[str]:
    names = [each for node in nodes for each in ast.walk(node) if isinstance(each, ast.Name)]
    return {each.id for each in names if not isinstance(each.ctx, ast.Load)}


def _changed_by_calls(node: ast.stmt) -> set[str]:
    """Return the names of the objects that the calls of a statement could change."""
    found = set()
    for each in _parts(node):
        match each:
            case ast.Call(func=ast.Attribute(value=ast.Name(id=owner)), args=args):
                found |= {owner} | {arg.id for arg in args if isinstance(arg, ast.Name)}
            case ast.Call(args=args):
                found |= {arg.id for arg in args if isinstance(arg, ast.Name)}
    return found - {"self"}


def _owners(node: ast.stmt) -> set[str]:
    """Return the names of the objects of which a statement assigns a field."""
    found = set()
    for each in _parts(node):
        if isinstance(each, ast.Attribute | ast.Subscript) and not isinstance(each.ctx, ast.Load):
            inner: ast.expr = each
            while isinstance(inner, ast.Attribute | ast.Subscript):
                inner = inner.value
            found |= {inner.id} if isinstance(inner, ast.Name) else set()
    return found


def _adds(node: ast.stmt) -> TypeGuard[ast.AugAssign]:
    """Whether a statement only adds to something or takes from it."""
    return isinstance(node, ast.AugAssign) and isinstance(node.op, ast.Add | ast.Sub)


def may_be_swapped(one: ast.stmt, other: ast.stmt) -> bool:
    """Whether two statements could stand in the other order, and whether that could matter.

    Both are calls or assignments, and neither uses a variable that the other sets. One may read a
    field that the other changes, or both pass the same object to calls.
    """
    for each in (one, other):
        if not isinstance(each, ast.Assign | ast.AugAssign | ast.Expr) or only_tells(each):
            return False
        if isinstance(each, ast.Expr) and not isinstance(each.value, ast.Call):
            return False
    if _set_names(one) & (_read_names(other) | _set_names(other)):
        return False
    if _set_names(other) & _read_names(one):
        return False
    fields = _written(one), _written(other)
    if _adds(one) and _adds(other):
        added = _read(ast.Expr(one.value)), _read(ast.Expr(other.value))
        return bool(fields[0] & added[1] or fields[1] & added[0])
    if fields[0] & (_read(other) | fields[1]) or fields[1] & _read(one):
        return not (cleared(one) and cleared(other))
    acts = [isinstance(each, ast.Expr) for each in (one, other)]
    calls = _changed_by_calls(one), _changed_by_calls(other)
    if any(acts) and calls[0] & calls[1]:
        return True
    return bool((acts[0] and calls[0] & _owners(other)) or (acts[1] and calls[1] & _owners(one)))
