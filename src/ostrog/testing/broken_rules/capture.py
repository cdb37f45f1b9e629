"""Capture: derives the edits of a broken rule from a change made by hand."""

from __future__ import annotations

import ast
import copy
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from ostrog.testing.broken_rules.candidates import candidates
from ostrog.testing.broken_rules.data import dump_value
from ostrog.testing.broken_rules.differences import (
    DEFINITIONS,
    Difference,
    ModuleChange,
    differences,
    walk,
    without_docstrings,
)
from ostrog.testing.broken_rules.edits import DoesNotFit, break_rule, carry_out
from ostrog.testing.broken_rules.entries import BrokenRule, Edit
from ostrog.testing.broken_rules.source_files import (
    FUNCTIONS,
    SourceModule,
    Sources,
    Symbol,
    parameters,
)
from ostrog.testing.broken_rules.variables import meaning, renamed, variables_of


class CannotCapture(ValueError):
    """A change that no edit can express."""


def capture(rule: str, sources: Sources, texts: Mapping[Path, str]) -> BrokenRule:
    """Express changed files as edits that produce the same code."""
    edits: list[Edit] = []
    for path, text in texts.items():
        module = sources.module_at(path)
        if module is not None:
            old, new = (
                without_docstrings(module),
                without_docstrings(SourceModule(module.name, path, text)),
            )
            edits += [
                _edit(difference, old, new, sources)
                for difference in differences(old.tree, new.tree)
            ]
        elif path.suffix == ".toml":
            before = tomllib.loads(path.read_text(encoding="utf-8"))
            edits += _data_edits(path.name, before, tomllib.loads(text), ())
        else:
            edits += _message_edits(path, text)
    entry = BrokenRule(rule, tuple(edits))
    for path, text in break_rule(entry, sources).items():
        if path.suffix == ".py" and meaning(text) != meaning(texts[path]):
            raise CannotCapture(f"{rule}: the edits of {path.name} do not lead to the same code")
    return entry


def _edit(difference: Difference, old: SourceModule, new: SourceModule, sources: Sources) -> Edit:
    """Return the smallest edit for a difference that also works after variables are renamed."""
    change = ModuleChange.of(difference, old, new)
    for symbol in _around(difference, change.old):
        trial = _Trial(symbol, change)
        for before, after in candidates(change, symbol):
            for with_parameters in (False, True):
                for place in _names(symbol, with_parameters=with_parameters):
                    edit = Edit(place, before, after)
                    if trial.succeeds(edit) and _fits_once(edit, sources):
                        return edit
    raise CannotCapture(f"{old.path.name}: no edit says what changes at {difference}")


class _Trial:
    """Tries edits on a symbol as it is and with all its variables renamed."""

    def __init__(self, symbol: Symbol, change: ModuleChange) -> None:
        module = symbol.module
        worlds = [(module.tree, change.expected())]
        function = symbol.function or change.function
        if function is not None:
            others = {name: f"{name}_2" for name in variables_of(function)}
            before, after = (
                renamed(copy.deepcopy(tree), module.tree, function, others) for tree in worlds[0]
            )
            worlds.append((before, after))
        self._sources = [
            (
                Sources([SourceModule(module.name, module.path, _unparsed(before))]),
                meaning(_unparsed(after)),
            )
            for before, after in worlds
        ]

    def succeeds(self, edit: Edit) -> bool:
        try:
            return all(
                meaning(*carry_out([edit], sources, imports=False).values()) == expected
                for sources, expected in self._sources
            )
        except DoesNotFit:
            return False


def _fits_once(edit: Edit, sources: Sources) -> bool:
    try:
        carry_out([edit], sources, imports=False)
    except DoesNotFit:
        return False
    return True


def _unparsed(tree: ast.Module) -> str:
    return ast.unparse(ast.fix_missing_locations(tree))


def _around(difference: Difference, module: SourceModule) -> list[Symbol]:
    """Return the symbols that enclose a difference, innermost first."""
    nodes = [walk(module.tree, difference.path[:at]) for at in range(len(difference.path) + 1)]
    if difference.attribute:
        start, end = difference.old
        nodes += getattr(nodes[-1], difference.attribute)[start:end][:1] if end - start == 1 else []
    around = [
        symbol for node in reversed(nodes) for symbol in module.symbols if symbol.node is node
    ]
    return sorted(around, key=lambda symbol: symbol.function is not symbol.node and _nested(symbol))


def _nested(symbol: Symbol) -> bool:
    """Whether a symbol is only a variable of a function, which makes it a poor place name."""
    return symbol.function is not None and not isinstance(symbol.node, DEFINITIONS)


def _names(symbol: Symbol, *, with_parameters: bool) -> Iterator[str]:
    """Yield the names an entry may use for a symbol, shortest first."""
    inside = symbol.name.removeprefix(symbol.module.name).removeprefix(".")
    module = symbol.module.name.rpartition(".")[2]
    names = [inside, f"{module}.{inside}"] if inside else [module, symbol.module.name]
    for name in names:
        if not with_parameters:
            yield name
        elif isinstance(symbol.node, FUNCTIONS) and parameters(symbol.node):
            yield f"{name}({', '.join(parameters(symbol.node))})"


def _data_edits(file: str, old: Any, new: Any, path: tuple[str, ...]) -> Iterator[Edit]:
    """Yield the edits that turn one TOML document into another."""
    added = {key: value for key, value in new.items() if key not in old}
    for key, value in old.items():
        here = (*path, key)
        place = f"{file}:{'.'.join(_bare(part) for part in here)}"
        if key not in new:
            yield Edit(place, dump_value(value))
        elif isinstance(value, dict) and isinstance(new[key], dict):
            yield from _data_edits(file, value, new[key], here)
        elif value != new[key]:
            yield Edit(place, dump_value(value), dump_value(new[key]))
    for key, value in added.items():
        place = f"{file}:{'.'.join(_bare(part) for part in path)}"
        yield Edit(place, "", f"{_bare(key)} = {dump_value(value)}")


def _bare(part: str) -> str:
    shown: str = dump_value({part: 0})
    return shown.removeprefix("{ ").removesuffix(" = 0 }")


def _message_edits(path: Path, text: str) -> Iterator[Edit]:
    old, new = path.read_text(encoding="utf-8").splitlines(), text.splitlines()
    message = ""
    for mine, theirs in zip(old, new, strict=True):
        if mine[:1].isalpha():
            message = mine.partition("=")[0].strip()
        if mine != theirs:
            yield Edit(f"{path.name}:{message}", mine.strip(), theirs.strip())
