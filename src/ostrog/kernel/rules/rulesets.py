"""Rulesets: values with which a match overrides those of its game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import msgspec

D = TypeVar("D", bound=msgspec.Struct)


Ruleset = Mapping[str, bool | int | float | str | None]
"""Values of a match that replace values of `Game.data`, by dotted path.

For example `{"units.orcs.strength": 2}`. Values of an expansion are named `expansion/path`.
"""


class BadRuleset(ValueError):
    """Raised for a ruleset with an unknown path, a value of the wrong type or contradictions."""


def overlay(data: D | None, ruleset: Ruleset) -> D | None:
    """Return the data of a game with the values of a ruleset put in; raise `BadRuleset`."""
    if not ruleset:
        return data
    if data is None:
        raise BadRuleset("this game has no values to override")
    plain = msgspec.to_builtins(data)
    for path, value in ruleset.items():
        *parents, last = path.split(".")
        place = plain
        for name in parents:
            place = place.get(name) if isinstance(place, dict) else None
        if not isinstance(place, dict) or last not in place:
            raise BadRuleset(f"no such value: {path}")
        place[last] = value
    try:
        return msgspec.convert(plain, type(data))
    except msgspec.ValidationError as error:
        raise BadRuleset(str(error)) from error
