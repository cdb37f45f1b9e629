"""Candidates: pieces of code that can describe a change, from the smallest to the largest."""

from __future__ import annotations

import ast
import copy
import io
import re
import textwrap
import tokenize
from collections.abc import Iterator, Sequence

from ostrog.testing.broken_rules.differences import ModuleChange, is_block, same, walk
from ostrog.testing.broken_rules.source_files import (
    FUNCTIONS,
    SourceModule,
    Symbol,
    bound_names,
    parameters,
)
from ostrog.testing.broken_rules.syntax_pieces import used_names
from ostrog.testing.broken_rules.variables import variables_of

SHORTEST = 9
"""Minimum number of characters in a piece: a bare number or name would fit in too many places."""

MANY = 5
"""Number of elements from which a tuple or list is abbreviated."""


def candidates(change: ModuleChange, symbol: Symbol) -> Iterator[tuple[str, str]]:
    """Yield pairs of old and new code for a change, from the smallest up to the whole symbol."""
    path = change.difference.path
    if change.difference.attribute:
        yield from _runs(change)
    for end in range(len(path), 0, -1):
        mine, theirs = walk(change.old.tree, path[:end]), change.follow(path[:end])
        if isinstance(mine, ast.expr) and isinstance(theirs, ast.expr):
            yield from _few_elements(mine, theirs)
            before, after = _text(change.old, [mine]), _text(change.new, [theirs])
            if len(before) >= SHORTEST:
                yield before, after
        elif isinstance(mine, ast.stmt) and isinstance(theirs, ast.stmt):
            headers = _headers(mine, theirs)
            if headers is not None:
                yield headers
            if not isinstance(mine, FUNCTIONS):
                yield _text(change.old, [mine]), _text(change.new, [theirs])
        if mine is symbol.node:
            yield from _with_what_binds_its_names(change)
        if mine is symbol.node and isinstance(theirs, FUNCTIONS):
            yield "", _text(change.new, theirs.body)
        if mine is symbol.node:
            return


def _few_elements(old: ast.expr, new: ast.expr) -> Iterator[tuple[str, str]]:
    """Yield long tuples or lists with only the changed elements and one neighbour on each side."""
    kinds = (ast.Tuple, ast.List)
    if not (isinstance(old, kinds) and isinstance(new, kinds)) or len(old.elts) < MANY:
        return
    alike = [same(*pair) for pair in zip(old.elts, new.elts, strict=False)]
    start = max(0, alike.index(False) - 1) if False in alike else len(alike) - 1
    backwards = [same(*pair) for pair in zip(old.elts[::-1], new.elts[::-1], strict=False)]
    end = max(0, backwards.index(False) - 1) if False in backwards else 0
    shown = []
    for node in (old, new):
        kept = node.elts[start : len(node.elts) - end]
        gaps = [[ast.Constant(...)] if left else [] for left in (start, end)]
        shorter = type(node)([*gaps[0], *kept, *gaps[1]], ast.Load())
        shown.append(_double_quoted(ast.unparse(shorter)))
    yield shown[0], shown[1]


def _runs(change: ModuleChange) -> Iterator[tuple[str, str]]:
    """Yield a run of statements, with more and more of the statements around it."""
    difference = change.difference
    mine = getattr(walk(change.old.tree, difference.path), difference.attribute)
    theirs = getattr(change.follow(difference.path), difference.attribute)
    (i1, i2), (j1, j2) = difference.old, difference.new
    for before, after in ((0, 0), (1, 0), (0, 1), (1, 1), (2, 0), (2, 1), (2, 2)):
        if i1 - before < 0 or i2 + after > len(mine) or i2 - i1 + before + after == 0:
            continue
        yield (
            _text(change.old, mine[i1 - before : i2 + after]),
            _text(change.new, theirs[j1 - before : j2 + after]),
        )


def _with_what_binds_its_names(change: ModuleChange) -> Iterator[tuple[str, str]]:
    """Yield a statement with the earlier ones that bind variables used only by the new code."""
    function, path = change.function, change.difference.path
    statements = [
        end
        for end in range(1, len(path) + 1)
        if path[end - 1][1] is not None and isinstance(walk(change.old.tree, path[:end]), ast.stmt)
    ]
    if function is None or change.difference.attribute or not statements:
        return
    end = statements[-1]
    old: list[ast.stmt] = [walk(change.old.tree, path[:end])]
    new: list[ast.stmt] = [change.follow(path[:end])]
    needed = (used_names(new) - used_names(old)) & variables_of(function)
    needed -= {*parameters(function)}
    if not needed:
        return
    while needed:
        attribute, index = path[end - 1]
        parent = walk(change.old.tree, path[: end - 1])
        if index is None or not isinstance(parent, ast.stmt):
            return
        block, first = getattr(parent, attribute), index
        for at in range(index - 1, -1, -1):
            found = bound_names([block[at]]) & needed
            if found and isinstance(block[at], ast.Assign | ast.AnnAssign):
                between = [block[at], *([_gap()] if at < first - 1 else [])]
                old, new = [*between, *old], [*between, *new]
                needed, first = needed - found, at
        if needed and isinstance(parent, FUNCTIONS):
            return
        if needed:
            gaps = bool(first), index < len(block) - 1
            old, new = ([_around(parent, attribute, inner, gaps)] for inner in (old, new))
            needed -= bound_names([getattr(parent, "target", None) or ast.Pass()])
        end -= 1
    shown = ["\n".join(ast.unparse(node) for node in nodes) for nodes in (old, new)]
    yield _double_quoted(shown[0]), _double_quoted(shown[1])


def _around(
    parent: ast.stmt, attribute: str, inner: list[ast.stmt], gaps: tuple[bool, bool]
) -> ast.stmt:
    """Return a compound statement with only some of its statements, and `...` for the rest."""
    shown = copy.copy(parent)
    for name in ("body", "orelse", "finalbody"):
        if getattr(parent, name, None):
            setattr(shown, name, [_gap()])
    before, after = ([_gap()] if gap else [] for gap in gaps)
    setattr(shown, attribute, [*before, *inner, *after])
    return shown


def _gap() -> ast.stmt:
    return ast.Expr(ast.Constant(...))


def _headers(old: ast.stmt, new: ast.stmt) -> tuple[str, str] | None:
    """Return compound statements with `...` for their bodies, or None if the bodies differ."""
    blocks = [name for name in old._fields if is_block(getattr(old, name)) and getattr(old, name)]
    if not blocks or type(old) is not type(new):
        return None
    if any(not same(getattr(old, name), getattr(new, name)) for name in blocks):
        return None
    shown = []
    for node in (old, new):
        header = copy.copy(node)
        for name in blocks:
            setattr(header, name, [_gap()])
        shown.append(_double_quoted(ast.unparse(header)).replace(":\n    ...", ": ..."))
    return shown[0], shown[1]


def _text(module: SourceModule, nodes: Sequence[ast.stmt] | Sequence[ast.expr]) -> str:
    """Return the source of consecutive nodes with the layout of the module."""
    return "\n".join(_laid_out(module, node) for node in nodes)


def _laid_out(module: SourceModule, node: ast.stmt | ast.expr) -> str:
    """Return the source of a node, dedented and without comments."""
    decorators = getattr(node, "decorator_list", [])
    line = decorators[0].lineno if decorators else node.lineno
    assert node.end_lineno is not None
    lines = module.text.encode().splitlines()[line - 1 : node.end_lineno]
    lines[-1] = lines[-1][: node.end_col_offset]
    column = node.col_offset
    if isinstance(node, ast.expr) and len(lines) > 1:  # aligned with its last line
        start = lines[0][column:]
        column = len(lines[-1]) - len(lines[-1].lstrip())
        lines[0] = b" " * column + start
    else:
        lines[0] = b" " * column + lines[0][column:]
    text = textwrap.dedent(b"\n".join(lines).decode()).strip()
    return re.sub(r"(?m)[ ]+# .*$", "", text)


def _double_quoted(text: str) -> str:
    """Rewrite string literals with double quotes where no escape is needed."""
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    return tokenize.untokenize(map(_with_double_quotes, tokens)).strip()


def _with_double_quotes(token: tokenize.TokenInfo) -> tokenize.TokenInfo:
    text = token.string
    plain = token.type == tokenize.STRING and text[:1] == "'" and text[:3] != "'''"
    if plain and '"' not in text and "\\" not in text:
        return token._replace(string=f'"{text[1:-1]}"')
    return token
