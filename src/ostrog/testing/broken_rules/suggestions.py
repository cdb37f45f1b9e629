"""Proposals: suggests where an edit that no longer fits probably belongs now."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from difflib import SequenceMatcher

import msgspec

from ostrog.testing.broken_rules.data import BadData, value_at
from ostrog.testing.broken_rules.edits import (
    DATA_PLACE,
    DoesNotFit,
    carry_out,
    find_places,
    read_pieces,
    read_place,
    renames_in,
)
from ostrog.testing.broken_rules.entries import BrokenRule, Edit
from ostrog.testing.broken_rules.source_files import FUNCTIONS, NotFound, Sources, Symbol
from ostrog.testing.broken_rules.syntax_pieces import BadPiece, Piece, find_fits, without_prose

ALIKE = 0.55
"""Minimum similarity of a proposal, from 0 to 1."""

MOST = 3
"""Maximum number of proposals for one edit."""


def propose(entry: BrokenRule, sources: Sources) -> list[tuple[Edit, list[Edit]]]:
    """Return the edits of an entry that do not fit, each with proposals, most likely first."""
    return [
        (edit, _proposals(edit, sources)[:MOST]) for edit in entry.edits if not _fits(edit, sources)
    ]


def _proposals(edit: Edit, sources: Sources) -> list[Edit]:
    if DATA_PLACE.fullmatch(edit.place):
        return _data(edit, sources)
    try:
        places = find_places(edit, sources)
    except (DoesNotFit, NotFound, BadPiece):
        places = []
    # Where there are too many places, the module's name may tell them apart.
    symbols = [place.symbol for place in places] or _with_piece(edit, sources)
    moved = [msgspec.structs.replace(edit, place=name) for name in _shortest(symbols, sources)]
    moved = [each for each in moved if each.place != edit.place and _fits(each, sources)]
    return moved or _alike(edit, sources)


def _data(edit: Edit, sources: Sources) -> list[Edit]:
    """Propose the current value of a key in a data file."""
    file, _, key = edit.place.partition(":")
    try:
        path = sources.find_file(file)
        value = value_at(path.name, path.read_text(encoding="utf-8"), key)
    except (NotFound, BadData):
        return []
    return [msgspec.structs.replace(edit, old=value)]


def _fits(edit: Edit, sources: Sources) -> bool:
    try:
        carry_out([edit], sources, imports=False)
    except DoesNotFit:
        return False
    return True


def _with_piece(edit: Edit, sources: Sources) -> list[Symbol]:
    """Return the functions that contain the piece now, or other symbols if no function does."""
    if not edit.old:
        return []
    try:
        old, _ = read_pieces(edit)
    except BadPiece:
        return []
    found = [
        symbol
        for symbol in _all(sources)
        if find_fits(old, symbol.node, renames_in(symbol), symbol.parent)
    ]
    functions = [symbol for symbol in found if isinstance(symbol.node, FUNCTIONS)]
    return functions or [each for each in found if not isinstance(each.node, ast.Module)]


def _all(sources: Sources) -> Iterator[Symbol]:
    for module in sources.modules:
        yield from module.symbols


def _shortest(symbols: list[Symbol], sources: Sources) -> Iterator[str]:
    """Yield the shortest unambiguous name of each symbol."""
    for symbol in symbols:
        parts = symbol.name.split(".")
        inside = len(symbol.name.removeprefix(symbol.module.name).strip(".").split("."))
        for count in range(inside, len(parts) + 1):
            name = ".".join(parts[-count:])
            if len(sources.find(name)) == 1:
                yield name
                break


def _alike(edit: Edit, sources: Sources) -> list[Edit]:
    """Return edits with pieces similar to the missing one, in symbols with a similar name."""
    try:
        name, _ = read_place(edit.place)
        old, _ = read_pieces(edit) if edit.old else (None, None)
    except (DoesNotFit, BadPiece):
        return []
    symbols = sorted(_all(sources), key=lambda symbol: -_likeness(symbol.name[-len(name) :], name))
    if old is None:
        return [
            msgspec.structs.replace(edit, place=each) for each in _shortest(symbols[:MOST], sources)
        ]
    try:
        symbols = sources.find(name)
    except NotFound:
        symbols = symbols[:MOST]
    wanted = _shown(old.nodes)
    ranked = [
        (_likeness(text, wanted), symbol, text)
        for symbol in symbols
        for text in _pieces_like(old, symbol)
    ]
    best = sorted(ranked, key=lambda each: -each[0])[:MOST]
    return [
        Edit(place, text, edit.new)
        for likeness, symbol, text in best
        if likeness >= ALIKE
        for place in [edit.place if symbol in symbols else symbol.name]
    ]


def _pieces_like(piece: Piece, symbol: Symbol) -> set[str]:
    """Return all code in a symbol with the same node type as a piece, or as many statements."""
    if piece.is_expression:
        kinds = type(piece.nodes[0])
        return {_shown((node,)) for node in ast.walk(symbol.node) if isinstance(node, kinds)}
    size = len(piece.nodes)
    found = set()
    for node in ast.walk(symbol.node):
        for value in vars(node).values():
            if isinstance(value, list) and value and isinstance(value[0], ast.stmt):
                code = without_prose(value)
                runs = [code[at : at + size] for at in range(len(code) - size + 1)]
                found |= {_shown(tuple(run)) for run in runs}
    return found


def _shown(nodes: tuple[ast.AST, ...]) -> str:
    return "\n".join(ast.unparse(node) for node in nodes)


def _likeness(one: str, other: str) -> float:
    return SequenceMatcher(None, one, other, autojunk=False).ratio()
