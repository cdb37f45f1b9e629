"""House values: what no source of a game confirms, listed for players who know better."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from ostrog.kernel import (
    BadRuleset,
    Game,
    Mixer,
    Ruleset,
    ValueFault,
    bounds_of,
    new,
)
from ostrog.table.contract import table_of
from ostrog.table.layouts import HouseValue, ValueChoice


class ValueList(NamedTuple):
    """The house values of a game, and the texts that some of them can be."""

    values: tuple[HouseValue, ...]
    choices: Mapping[str, tuple[ValueChoice, ...]]
    """Lists of texts, by the names that values give them."""


def value_at(data: msgspec.Struct, path: str) -> bool | int | str:
    """Return the value at a dotted path; raise `LookupError` if there is none that can be set."""
    found: object = data
    for step in path.split("."):
        found = found.get(step) if isinstance(found, Mapping) else getattr(found, step, None)
    if not isinstance(found, bool | int | str):
        raise LookupError(f"no value at {path}")
    return found


def house_value(
    data: msgspec.Struct, path: str, label: str, *, group: str = "", of: str = "", choices: str = ""
) -> HouseValue:
    """Return a house value with its bounds, which are read from the types of the data."""
    bounds = bounds_of(data, path)
    return HouseValue(
        path, label, value_at(data, path), group, of, bounds.least, bounds.most, choices
    )


def choice_list(values: Iterable[str], named: Callable[[str], str]) -> tuple[ValueChoice, ...]:
    """Return texts with the keys of their names, such as `ref-place-camp` for `camp`."""
    return tuple(ValueChoice(value, named(value)) for value in values)


def value_list(game: Game[Any], expansions: Sequence[str] = (), scenario: str = "") -> ValueList:
    """Return the house values of a game as they usually are; those of expansions come last."""
    table = table_of(game.compose(expansions).game)
    if table is None:
        return ValueList((), {})
    chosen = scenario or game.scenarios[0].name
    layout = table.layout(new(game, chosen, Mixer(0), expansions=expansions).setting)
    return ValueList(layout.house_values, layout.value_choices)


def check_values(
    game: Game[Any],
    ruleset: Ruleset,
    expansions: Sequence[str] = (),
    known: ValueList | None = None,
) -> None:
    """Raise `BadRuleset` if a ruleset sets anything but house values, or values that do not fit.

    `known` are the house values, if they were asked for already.
    """
    faults = list(_unlisted(known or value_list(game, expansions), ruleset))
    named = {fault.path for fault in faults}
    try:
        new(game, game.scenarios[0].name, Mixer(0), ruleset=ruleset, expansions=expansions)
    except BadRuleset as error:
        if not error.faults:
            raise
        faults += [fault for fault in error.faults if fault.path not in named]
    if faults:
        raise BadRuleset(faults=faults)


def _unlisted(known: ValueList, ruleset: Ruleset) -> Iterator[ValueFault]:
    """Yield paths that are not listed, and texts that are not among the listed choices."""
    listed = {each.path: each for each in known.values}
    for path, value in ruleset.items():
        if path not in listed:
            yield ValueFault(path, "unknown")
            continue
        choices = [choice.value for choice in known.choices.get(listed[path].choices, ())]
        if choices and isinstance(value, str) and value not in choices:
            yield ValueFault(path, "choice")
