"""Rulesets: values of a game that a match overrides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import msgspec

D = TypeVar("D", bound=msgspec.Struct)


Ruleset = Mapping[str, bool | int | float | str | None]
"""Values by dotted path: `{"units.orcs.strength": 2}`."""


class BadRuleset(ValueError):
    """A ruleset names a value the game does not have, or gives one of the wrong type."""


def overlay(data: D | None, ruleset: Ruleset) -> D | None:
    """The game's data with values of the ruleset put in their places."""
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
