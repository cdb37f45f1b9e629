"""Variants: the house values of a game, each set to other values it could plausibly have."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import cast

import msgspec
from msgspec.inspect import LiteralType, UnionType, type_info

from ostrog.kernel import BadRuleset, Game, HouseValue, Mixer, State, new
from ostrog.lab.plans import Skipped, Variant

Value = bool | int | str

SHARE = 10
"""A large number is changed by a tenth of it, a small one by 1."""
MOST_NAMES = 3
"""A name that could be any of many others is set to so many of them."""


def house_values(game: Game[State], scenario: str) -> tuple[HouseValue, ...]:
    """What no source of the game confirms."""
    if game.table is None:
        return ()
    return game.table.layout(new(game, scenario, Mixer(0)).setting).house_values


def variants(
    game: Game[State], scenario: str, paths: Iterable[str] = ()
) -> tuple[list[Variant], list[Skipped]]:
    """The game as it is, then every house value otherwise; and what cannot be played.

    Only values of these paths, if any are given.
    """
    wanted = set(paths)
    played, skipped = [Variant()], []
    for value in house_values(game, scenario):
        if wanted and value.path not in wanted:
            continue
        names = 0
        for other in other_values(game, value):
            if isinstance(other, str) and names == MOST_NAMES:
                break
            variant = Variant(f"{value.path}={_text(other)}", {value.path: other})
            try:
                new(game, scenario, Mixer(0), ruleset=variant.ruleset)
            except BadRuleset as error:
                skipped.append(Skipped(variant.name, str(error)))
            else:
                played.append(variant)
                names += isinstance(other, str)
    return played, skipped


def other_values(game: Game[State], value: HouseValue) -> list[Value]:
    """What else a value could plausibly be, the likeliest first."""
    now = value.value
    if isinstance(now, bool):
        return [not now]
    if isinstance(now, int):
        step = max(1, now // SHARE)
        return [other for other in (now - step, now + step) if other >= 0]
    return [name for name in _names(game.data, value.path) if name != now]


def _names(data: object, path: str) -> list[str]:
    """The names a value can have: what its type lists, else what its like has elsewhere."""
    steps = path.split(".")
    parent = data
    for step in steps[:-1]:
        parent = _inside(parent, step)
    listed = _listed(type(parent), steps[-1]) if isinstance(parent, msgspec.Struct) else []
    return listed or sorted({name for name in _alike(data, steps) if isinstance(name, str)})


def _listed(parent: type, name: str) -> list[str]:
    fields = getattr(type_info(parent), "fields", ())
    found = next(field.type for field in fields if field.encode_name == name)
    types = found.types if isinstance(found, UnionType) else (found,)
    return [str(value) for each in types if isinstance(each, LiteralType) for value in each.values]


def _alike(place: object, steps: list[str]) -> list[object]:
    """The values at a path in which every key of a mapping may be another one."""
    if not steps:
        return [place]
    if isinstance(place, Mapping):
        return [found for inside in place.values() for found in _alike(inside, steps[1:])]
    if not hasattr(place, steps[0]):
        return []
    return _alike(getattr(place, steps[0]), steps[1:])


def _inside(place: object, step: str) -> object:
    return cast(object, place[step] if isinstance(place, Mapping) else getattr(place, step))


def _text(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
