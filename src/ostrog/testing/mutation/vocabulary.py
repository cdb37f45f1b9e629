"""Vocabulary: which names of a game could be confused, such as two seats or two characters."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import ModuleType
from typing import Literal, get_args, get_origin


@dataclass(frozen=True)
class Vocabulary:
    """Names of a game that a tired author could confuse."""

    seats: tuple[tuple[str, str], ...] = ()
    """Pairs of constants for the two seats or sides, such as `FREE, SHADOW = 0, 1`."""
    constants: tuple[tuple[str, ...], ...] = ()
    """Other constants that are assigned together, such as `ORCS, WARGS, GOBLINS = ...`."""
    kinds: tuple[frozenset[str], ...] = ()
    """The strings of each collection that a module of the game defines, the smallest first."""
    several: bool = False
    """Whether more than two seats can play, so that no seat has a single opponent."""

    def other_seat(self, name: str) -> str:
        """Return the constant of the other seat, or an empty string."""
        for one, other in self.seats:
            if name in (one, other):
                return other if name == one else one
        return ""

    def other_constant(self, name: str, known: Iterable[str]) -> str:
        """Return the next constant beside this one that a module knows, or an empty string."""
        known = set(known)
        for group in self.constants:
            if name in group:
                return _next(name, [each for each in group if each in known])
        return ""

    def other_member(self, text: str, used: Iterable[str]) -> str:
        """Return the next string of the same kind that a module uses, or an empty string."""
        used = list(dict.fromkeys(used))
        for kind in self.kinds:
            if text in kind:
                found = _next(text, [each for each in used if each in kind])
                if found:
                    return found
        return ""


def _next(one: str, among: list[str]) -> str:
    """Return what follows one of some names, the first after the last; empty if it is alone."""
    if one not in among or len(among) < 2:
        return ""
    return among[(among.index(one) + 1) % len(among)]


NO_VOCABULARY = Vocabulary()


def learn(sources: Mapping[str, str], *, several: bool = False) -> Vocabulary:
    """Return the vocabulary of a game's modules: their source by name.

    Collections of strings are read from those modules that are loaded, since many come from data.
    """
    seats: list[tuple[str, str]] = []
    constants: list[tuple[str, ...]] = []
    kinds: set[frozenset[str]] = set()
    for name, source in sources.items():
        for names, values in _assigned_together(ast.parse(source)):
            if values == ["0", "1"]:
                seats.append((names[0], names[1]))
            else:
                constants.append(names)
        kinds |= set(_kinds(sys.modules.get(name)))
    return Vocabulary(
        seats=tuple(dict.fromkeys(seats)),
        constants=tuple(dict.fromkeys(constants)),
        kinds=tuple(sorted(kinds, key=lambda kind: (len(kind), sorted(kind)))),
        several=several,
    )


def _assigned_together(tree: ast.Module) -> Iterator[tuple[tuple[str, ...], list[str]]]:
    """Yield constants that one statement of a module assigns, and the sources of their values."""
    for statement in tree.body:
        match statement:
            case ast.Assign(targets=[ast.Tuple(elts=targets)], value=ast.Tuple(elts=values)):
                names = tuple(each.id for each in targets if isinstance(each, ast.Name))
                if len(names) == len(values) and all(name.isupper() for name in names):
                    yield names, [ast.unparse(value) for value in values]


def _kinds(module: ModuleType | None) -> Iterator[frozenset[str]]:
    """Yield the strings of each collection that a module has, and of the collections in it."""
    for name, value in vars(module).items() if module is not None else ():
        if name.startswith("__"):
            continue
        inside = list(value.values()) if isinstance(value, Mapping) else []
        for each in (value, *inside):
            members = get_args(each) if get_origin(each) is Literal else each
            if isinstance(members, tuple | list | set | frozenset | Mapping):
                found = frozenset(each for each in members if isinstance(each, str))
                if len(found) > 1 and len(found) == len(members):
                    yield found
