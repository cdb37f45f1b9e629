"""Copying: clones plain data many times faster than a general deep copy.

A copier is generated for each struct from its declared types: immutable values are shared, lists
and dicts are copied, nested structs are cloned. A type that is not plain data is refused when the
game is composed, not when a match is copied.
"""

from __future__ import annotations

import types
from collections.abc import Callable
from enum import Enum
from functools import partial
from typing import Annotated, ClassVar, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from ostrog.kernel.runtime.flow import Stack

Copier = Callable[[object], object]
"""A function that returns a copy of a value."""

GENERATED = "<copier>"
"""File name of the generated code in tracebacks and profiles."""

_SCALARS = (int, float, str, bool, bytes, type(None))
"""Types whose values cannot change, so that copies share them."""


class NotPlainData(TypeError):
    """Raised when a field of a state or procedure has a type that the kernel cannot copy.

    Use numbers, strings, tuples, lists, dicts, enums and structs of these; not sets or functions.
    """


class Copiers:
    """The copiers of one composed game."""

    def __init__(self, shared: tuple[type, ...], fresh: dict[type, Callable[[], object]]) -> None:
        """Share objects of `shared` types between copies; make `fresh` ones anew for each copy."""
        self._shared = shared
        self._fresh = fresh
        self._made: dict[type, Copier] = {}

    def of(self, struct: type[msgspec.Struct]) -> Copier:
        """Return the copier of a struct, which is generated the first time."""
        made = self._made.get(struct)
        if made is None:
            # A struct may hold itself (a stack in a frame in a stack), so look it up when called.
            self._made[struct] = partial(self._later, struct)
            made = self._made[struct] = self._struct(struct)
        return made

    def clone(self, value: msgspec.Struct) -> msgspec.Struct:
        """Return a copy that shares no mutable value with the original."""
        clone = self.of(type(value))(value)
        assert isinstance(clone, msgspec.Struct)
        return clone

    def _later(self, struct: type[msgspec.Struct], value: object) -> object:
        return self._made[struct](value)

    def _struct(self, struct: type[msgspec.Struct]) -> Copier:
        lines, names = [], dict[str, object]()
        for name, hint in get_type_hints(struct, include_extras=True).items():
            if get_origin(hint) is ClassVar:
                continue
            copied = self._expression(hint, f"old.{name}", names, f"{struct.__name__}.{name}")
            if copied is not None:
                lines.append(f"    new.{name} = {copied}")
        if struct.__struct_config__.frozen:
            if lines:
                raise NotPlainData(f"{struct.__name__} is frozen and has fields that can change")
            return lambda value: value
        source = "\n".join(["def copy(old):", "    new = old.__copy__()", *lines, "    return new"])
        # The source is made above, from declared types only.
        exec(compile(source, GENERATED, "exec"), names)
        return names["copy"]  # type: ignore[return-value]  # exec's namespace is untyped

    def _expression(
        self, hint: object, old: str, names: dict[str, object], where: str
    ) -> str | None:
        """Return code that copies a value of this type, or None if the value can be shared."""
        origin, args = get_origin(hint), get_args(hint)
        if origin is Annotated:
            return self._expression(args[0], old, names, where)
        if origin is Literal or hint in _SCALARS:
            return None
        if isinstance(hint, type) and origin is None:
            return self._class(hint, old, names, where)
        if origin in (list, dict):
            inner = self._expression(args[-1], "v", names, where)
            if inner is None:
                return f"{old}.copy()"
            if origin is list:
                return f"[{inner} for v in {old}]"
            return f"{{k: {inner} for k, v in {old}.items()}}"
        if origin in (tuple, Union, types.UnionType):
            parts = [a for a in args if a not in (Ellipsis, type(None))]
            copies = [self._expression(part, old, names, where) for part in parts]
            if all(copied is None for copied in copies):
                return None
            if origin is not tuple and len(parts) == 1:
                return f"None if {old} is None else {copies[0]}"
        raise NotPlainData(f"{where}: {hint} is not plain data the kernel can copy")

    def _class(self, cls: type, old: str, names: dict[str, object], where: str) -> str | None:
        if issubclass(cls, self._shared) or issubclass(cls, Enum):
            return None
        if cls in self._fresh:
            names[f"fresh_{cls.__name__}"] = self._fresh[cls]
            return f"fresh_{cls.__name__}()"
        if issubclass(cls, Stack):
            names["Stack"], names["of"] = Stack, self._made
            return f"Stack([of[type(v)](v) for v in {old}])"
        if issubclass(cls, msgspec.Struct):
            copier = self.of(cls)
            if cls.__struct_config__.frozen:
                return None
            names[f"copy_{cls.__name__}"] = copier
            return f"copy_{cls.__name__}({old})"
        raise NotPlainData(f"{where}: {cls.__name__} is not plain data the kernel can copy")
