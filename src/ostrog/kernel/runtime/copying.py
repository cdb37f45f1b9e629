"""Copying: clones plain data many times faster than a general deep copy.

For each struct a copier is made from its declared types: what cannot change is shared, lists and
dicts are copied, structs inside are cloned. A type that is not plain data is refused when the game
is put together, not when a match is copied.
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

_SCALARS = (int, float, str, bool, bytes, type(None))


class NotPlainData(TypeError):
    """A field of a state or procedure has a type that cannot be cloned, encoded and hashed."""


class Copiers:
    """The copiers of one composed game."""

    def __init__(self, shared: tuple[type, ...], fresh: dict[type, Callable[[], object]]) -> None:
        """Objects of `shared` types are passed on as they are, `fresh` ones are made anew."""
        self._shared = shared
        self._fresh = fresh
        self._made: dict[type, Copier] = {}

    def of(self, struct: type[msgspec.Struct]) -> Copier:
        """The copier of a struct."""
        made = self._made.get(struct)
        if made is None:
            # A struct may hold itself (a stack in a frame in a stack), so look it up when called.
            self._made[struct] = partial(self._later, struct)
            made = self._made[struct] = self._struct(struct)
        return made

    def clone(self, value: msgspec.Struct) -> msgspec.Struct:
        """A copy that shares nothing that can change."""
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
        exec(source, names)  # written by the lines above from declared types alone
        return names["copy"]  # type: ignore[return-value]  # exec's namespace is untyped

    def _expression(
        self, hint: object, old: str, names: dict[str, object], where: str
    ) -> str | None:
        """Code that copies a value of this type, or None where it can be shared."""
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
