"""Edits: applies the edits of a broken rule to the sources of a game."""

from __future__ import annotations

import ast
import importlib.util
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from ostrog.testing.broken_rules.data import BadData, change_data
from ostrog.testing.broken_rules.entries import BrokenRule, Edit
from ostrog.testing.broken_rules.source_files import (
    FUNCTIONS,
    NotFound,
    SourceModule,
    Sources,
    Symbol,
    bound_names,
    parameters,
)
from ostrog.testing.broken_rules.syntax_pieces import (
    BadPiece,
    Fit,
    Piece,
    Renames,
    find_fits,
    in_the_words_of,
    parse_piece,
    parse_statements,
    used_names,
)

_PLACE = re.compile(r"(?P<name>\w+(?:\.\w+)*)(?:\((?P<names>[\w, ]*)\))?")
DATA_PLACE = re.compile(r"(?P<file>[\w./-]+\.(?:toml|ftl)):(?P<key>.*)")
"""A data file and one of its keys: `pieces.toml:units.orcs.figures`."""

MODULE_NAMES = frozenset({"__class__", "__doc__", "__file__", "__name__", "__package__"})
"""Names that Python defines in every module or method."""


class DoesNotFit(ValueError):
    """An edit that fits no place in the sources, or more than one."""


@dataclass(frozen=True)
class Place:
    """Where an edit fits: a symbol, and the nodes in it that the edit replaces."""

    symbol: Symbol
    fit: Fit


def break_rule(entry: BrokenRule, sources: Sources) -> dict[Path, str]:
    """Apply the edits of a broken rule and return the changed files with their new text.

    All edits are located in the original code before the first one is applied.
    """
    return carry_out(entry.edits, sources)


def carry_out(edits: Sequence[Edit], sources: Sources, *, imports: bool = True) -> dict[Path, str]:
    """Apply edits together and return the changed files with their new text.

    Names that the new code needs are imported, unless `imports` is false.
    """
    changed: dict[Path, str] = {}
    work = sources.for_changes()
    try:
        places = [
            (edit, find_place(edit, work)) for edit in edits if not DATA_PLACE.fullmatch(edit.place)
        ]
        for edit, place in places:
            _replace(edit, place)
        for _, place in places:
            if imports:
                _add_imports(place, sources)
        for module in dict.fromkeys(place.symbol.module for _, place in places):
            text = ast.unparse(ast.fix_missing_locations(module.tree)) + "\n"
            if ast.dump(ast.parse(text)) == ast.dump(ast.parse(module.text)):
                raise DoesNotFit(f"nothing changes in {module.name}")
            compile(text, str(module.path), "exec")
            changed[module.path] = text
        for edit in edits:
            found = DATA_PLACE.fullmatch(edit.place)
            if found is not None:
                path = sources.find_file(found["file"])
                before = changed.get(path) or path.read_text(encoding="utf-8")
                changed[path] = change_data(path.name, before, found["key"], edit.old, edit.new)
    except (NotFound, BadData, BadPiece, SyntaxError) as error:
        raise DoesNotFit(str(error)) from error
    if not changed:
        raise DoesNotFit("there is no edit")
    return changed


def find_place(edit: Edit, sources: Sources) -> Place:
    """Find the only place that an edit fits."""
    places = find_places(edit, sources)
    if len(places) != 1:
        names = ", ".join(dict.fromkeys(place.symbol.name for place in places))
        where = f"{len(places)} places, in {names}" if places else "no place"
        raise DoesNotFit(f"{edit.place} has {where} for: {edit.old or 'its body'}")
    return places[0]


def find_places(edit: Edit, sources: Sources) -> list[Place]:
    """Find all places that an edit fits.

    Places with the same names take precedence. If there are none, parameters and variables may have
    been renamed, and finally also the keyword arguments of calls.
    """
    name, names = read_place(edit.place)
    symbols = [
        symbol for symbol in sources.find(name) if edit.old or isinstance(symbol.node, FUNCTIONS)
    ]
    if not edit.old:
        return [Place(symbol, _body(symbol, names)) for symbol in symbols]
    old, _ = read_pieces(edit)
    for may_differ in (False, True):
        places = {}
        for symbol in symbols:
            renames = renames_in(symbol, names)
            renames.keywords_may_differ = may_differ
            for fit in find_fits(old, symbol.node, renames, symbol.parent):
                # A class and its method may both have this name: the place counts once.
                places[id(fit.parent), fit.attribute, fit.start] = Place(symbol, fit)
        exact = [place for place in places.values() if _same_names(place.fit)]
        if places:
            return exact or list(places.values())
    return []


def read_place(place: str) -> tuple[str, list[str]]:
    """Parse `name` or `name(one, two)` into the symbol and the names of its parameters."""
    found = _PLACE.fullmatch(place.strip())
    if found is None:
        raise DoesNotFit(f"{place!r} names no symbol and no key of a data file")
    return found["name"], [
        each.strip() for each in (found["names"] or "").split(",") if each.strip()
    ]


def read_pieces(edit: Edit) -> tuple[Piece, Piece]:
    """Parse the old and the new piece, both as expressions or both as statements."""
    old, new = parse_piece(edit.old), parse_piece(edit.new)
    if old.is_expression and new.is_expression:
        return old, new
    return (
        Piece(tuple(parse_statements(edit.old)), is_expression=False),
        Piece(tuple(parse_statements(edit.new)), is_expression=False),
    )


def renames_in(symbol: Symbol, names: Sequence[str] = ()) -> Renames:
    """Return which names may differ between a piece and a symbol; `names` gives the parameters."""
    variables = bound_names([symbol.function or symbol.node])
    renames = Renames(variables, symbol.module.names | variables)
    if symbol.function is not None:
        own = parameters(symbol.function)
        for name, actual in zip(names, own, strict=False):
            renames.names[name] = name if name in own else actual
    return renames


def _same_names(fit: Fit) -> bool:
    pairs = (*fit.renames.names.items(), *fit.renames.keywords.items())
    return all(name == actual for name, actual in pairs)


def _body(symbol: Symbol, names: list[str]) -> Fit:
    """Return a fit for the whole body of a function."""
    assert isinstance(symbol.node, FUNCTIONS)
    body = tuple(symbol.node.body)
    return Fit(symbol.node, "body", 0, body, renames_in(symbol, names), ())


def _replace(edit: Edit, place: Place) -> None:
    fit = place.fit
    new = read_pieces(edit)[1] if edit.old else Piece(tuple(parse_statements(edit.new)), False)
    fit.replace(in_the_words_of(fit, new))


def _add_imports(place: Place, sources: Sources) -> None:
    """Import the names that the changed code needs and its module does not have."""
    module, function = place.symbol.module, place.symbol.function
    known = module.names | MODULE_NAMES | bound_names([module.tree])
    statements = function.body if function is not None else module.tree.body
    imports = [_import(name, module, sources) for name in sorted(used_names([*statements]) - known)]
    if function is not None:
        function.body[:0] = imports
    else:
        after = [
            at
            for at, each in enumerate(module.tree.body)
            if isinstance(each, ast.Import | ast.ImportFrom)
        ]
        at = after[-1] + 1 if after else 0
        module.tree.body[at:at] = imports


def _import(name: str, module: SourceModule, sources: Sources) -> ast.stmt:
    """Import a name from the module that defines it, or the way another module of the game does."""
    defining = sources.defining(name)
    if len(defining) == 1:
        return ast.ImportFrom(defining[0].name, [ast.alias(name)], 0)
    for other in sources.modules:
        for node in other.tree.body:
            if isinstance(node, ast.ImportFrom | ast.Import) and any(
                (alias.asname or alias.name) == name for alias in node.names
            ):
                found = [each for each in node.names if (each.asname or each.name) == name]
                if isinstance(node, ast.Import):
                    return ast.Import(found)
                return ast.ImportFrom(node.module, found, node.level)
    if importlib.util.find_spec(name) is not None:
        return ast.Import([ast.alias(name)])
    raise DoesNotFit(f"{module.name} knows no {name}")
