"""Rulesets: values with which a match overrides those of its game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Literal, TypeVar

import msgspec
from msgspec import inspect

D = TypeVar("D", bound=msgspec.Struct)


Ruleset = Mapping[str, bool | int | float | str | None]
"""Values of a match that replace values of `Game.data`, by dotted path.

For example `{"units.orcs.strength": 2}`. Values of an expansion are named `expansion/path`.
"""

ValueKind = Literal["bool", "int", "float", "str", "none"]


class ValueFault(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is wrong with one value of a ruleset."""

    path: str
    """Dotted path of the value; empty if several values do not fit together."""
    reason: Literal[
        "unknown", "yes-or-no", "number", "text", "form", "at-least", "at-most", "choice", "unfit"
    ]
    """`unknown` is no value that can be set. Of the wrong type are `yes-or-no`, `number` and
    `text`, named after what is expected; `form` is a text of the wrong form. Out of bounds are
    `at-least`, `at-most` and `choice`. An `unfit` value contradicts others."""
    bound: int | float | None = None
    """The bound that `at-least` and `at-most` name."""
    text: str = ""
    """What the game's own check says about it, in English."""

    def __str__(self) -> str:
        """Return path, reason and bound as one line, for authors and logs."""
        said = self.text or self.reason.replace("-", " ")
        if self.bound is not None:
            said += f" {self.bound}"
        return f"{self.path}: {said}" if self.path else said


class BadRuleset(ValueError):
    """Raised for a ruleset with an unknown path, a value of the wrong type or contradictions."""

    def __init__(self, message: str = "", faults: Sequence[ValueFault] = ()) -> None:
        """Take the faults, and the message unless the faults say everything."""
        super().__init__(message or "; ".join(map(str, faults)))
        self.faults = tuple(faults)
        """Everything that is wrong, value by value."""


class Bounds(msgspec.Struct, frozen=True):
    """What a value can be, as its type says."""

    kinds: frozenset[ValueKind] = frozenset()
    """Kinds of values that it can have; empty if the type does not tell."""
    least: int | None = None
    most: int | None = None
    choices: tuple[str, ...] = ()
    """The texts that are allowed; empty for any."""

    def fault(self, path: str, value: object) -> ValueFault | None:
        """Return what is wrong with a value, or None."""
        if not self.kinds:
            return None
        kind = _kind(value)
        if kind not in self.kinds and not (kind == "int" and "float" in self.kinds):
            if "bool" in self.kinds:
                return ValueFault(path, "yes-or-no")
            return ValueFault(path, "number" if self.kinds & {"int", "float"} else "text")
        if isinstance(value, str) and self.choices and value not in self.choices:
            return ValueFault(path, "choice")
        if isinstance(value, int | float) and kind != "bool":
            if self.least is not None and value < self.least:
                return ValueFault(path, "at-least", self.least)
            if self.most is not None and value > self.most:
                return ValueFault(path, "at-most", self.most)
        return None


def bounds_of(data: msgspec.Struct, path: str) -> Bounds:
    """Return what a value can be, read from the types of the data that it belongs to."""
    place: object = data
    kind: inspect.Type = inspect.AnyType()
    for step in path.split("."):
        if isinstance(place, msgspec.Struct):
            known = {each.encode_name: each for each in _fields(type(place))}
            if step not in known:
                return Bounds()
            place, kind = getattr(place, known[step].name), known[step].type
        elif isinstance(place, Mapping):
            place, kind = place.get(step), _within(kind)
        else:
            return Bounds()
    return _bounds(kind)


@cache
def _fields(cls: type) -> tuple[inspect.Field, ...]:
    info = inspect.type_info(cls)
    return info.fields if isinstance(info, inspect.StructType) else ()


def _within(kind: inspect.Type) -> inspect.Type:
    """Return the type of the values of a mapping."""
    for each in _alternatives(kind):
        if isinstance(each, inspect.DictType):
            return each.value_type
    return inspect.AnyType()


def _alternatives(kind: inspect.Type) -> Iterator[inspect.Type]:
    if isinstance(kind, inspect.Metadata):
        yield from _alternatives(kind.type)
    elif isinstance(kind, inspect.UnionType):
        for each in kind.types:
            yield from _alternatives(each)
    else:
        yield kind


def _bounds(kind: inspect.Type) -> Bounds:
    kinds = set[ValueKind]()
    found = Bounds()
    for each in _alternatives(kind):
        match each:
            case inspect.BoolType():
                kinds.add("bool")
            case inspect.NoneType():
                kinds.add("none")
            case inspect.IntType():
                kinds.add("int")
                found = msgspec.structs.replace(found, least=_least(each), most=_most(each))
            case inspect.FloatType():
                kinds.add("float")
            case inspect.StrType():
                kinds.add("str")
            case inspect.LiteralType(values=values) if all(isinstance(v, str) for v in values):
                kinds.add("str")
                # The values of a literal type come in no certain order.
                found = msgspec.structs.replace(found, choices=tuple(sorted(map(str, values))))
            case _:
                return Bounds()
    return msgspec.structs.replace(found, kinds=frozenset(kinds))


def _least(kind: inspect.IntType) -> int | None:
    return kind.ge if kind.gt is None else kind.gt + 1


def _most(kind: inspect.IntType) -> int | None:
    return kind.le if kind.lt is None else kind.lt - 1


def _kind(value: object) -> ValueKind | None:
    kinds: dict[type, ValueKind] = {bool: "bool", int: "int", float: "float", str: "str"}
    return "none" if value is None else kinds.get(type(value))


def overlay(data: D | None, ruleset: Ruleset, prefix: str = "") -> D | None:
    """Return the data of a game with the values of a ruleset put in; raise `BadRuleset`.

    The prefix stands before the paths in what is said about faults.
    """
    if not ruleset:
        return data
    if data is None:
        raise BadRuleset("this game has no values to override")
    plain = msgspec.to_builtins(data)
    faults = [
        fault
        for path, value in ruleset.items()
        if (fault := _put(plain, path, value) or bounds_of(data, path).fault(path, value))
    ]
    try:
        if not faults:
            return msgspec.convert(plain, type(data))
    except msgspec.ValidationError:
        faults = list(_misformed(data, ruleset))
    raise BadRuleset(
        faults=[msgspec.structs.replace(each, path=prefix + each.path) for each in faults]
    )


def _put(plain: object, path: str, value: object) -> ValueFault | None:
    """Put a value into plain data; return a fault if there is no such path."""
    *parents, last = path.split(".")
    place = plain
    for name in parents:
        place = place.get(name) if isinstance(place, dict) else None
    if not isinstance(place, dict) or last not in place:
        return ValueFault(path, "unknown")
    place[last] = value
    return None


def _misformed(data: msgspec.Struct, ruleset: Ruleset) -> Iterator[ValueFault]:
    """Yield the values that the types refuse one by one, for what bounds do not say."""
    for path, value in ruleset.items():
        plain = msgspec.to_builtins(data)
        _put(plain, path, value)
        try:
            msgspec.convert(plain, type(data))
        except msgspec.ValidationError as error:
            yield ValueFault(path, "form", text=str(error))


def unfit(text: str, prefix: str = "") -> ValueFault:
    """Return a fault from what a game says about values that contradict each other.

    Such a text begins with the path it is about, as in `walls.start: more than there are`.
    """
    path, colon, said = text.partition(": ")
    if colon and " " not in path:
        return ValueFault(prefix + path, "unfit", text=said)
    return ValueFault("", "unfit", text=text)
