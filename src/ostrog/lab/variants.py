"""Variants: the house values of a game, each set to other plausible values, and its expansions."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import msgspec

from ostrog.kernel import BadRuleset, Game, Mixer, State, bounds_of, new
from ostrog.lab.plans import Skipped, Variant
from ostrog.table import HouseValue, value_list

Value = bool | int | str

SHARE = 10
"""Divisor of the change: a large number changes by a tenth, a small one by 1."""
EXPANSION = "expansion"
"""What is changed when a game is played with an expansion, in place of the path of a value."""
MOST_NAMES = 3
"""Maximum number of other names tried for a value that is a name."""


def variants(
    game: Game[State], scenario: str, paths: Iterable[str] = ()
) -> tuple[list[Variant], list[Skipped]]:
    """The variants to play, the unchanged game first, and the variants that cannot be played.

    If paths are given, only values at these paths are changed.
    """
    wanted = set(paths)
    played, skipped = [Variant()], []
    for value in value_list(game, scenario=scenario).values:
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


def expansion_variant(expansions: Sequence[str]) -> Variant:
    """The game with expansions, to be compared with the game without them."""
    return Variant(f"{EXPANSION}={'+'.join(expansions)}", expansions=tuple(expansions))


def other_values(game: Game[State], value: HouseValue) -> list[Value]:
    """The other plausible values of a house value, the likeliest first."""
    now = value.value
    if isinstance(now, bool):
        return [not now]
    if isinstance(now, int):
        step = max(1, now // SHARE)
        return [other for other in (now - step, now + step) if other >= 0]
    if game.data is None:
        return []
    return [name for name in _names(game.data, value.path) if name != now]


def _names(data: msgspec.Struct, path: str) -> list[str]:
    """The names a value can have: those listed by its type, or those used at similar paths."""
    alike = _alike(data, path.split("."))
    return list(bounds_of(data, path).choices) or sorted({n for n in alike if isinstance(n, str)})


def _alike(place: object, steps: list[str]) -> list[object]:
    """The values at all paths that differ from this one only in keys of mappings."""
    if not steps:
        return [place]
    if isinstance(place, Mapping):
        return [found for inside in place.values() for found in _alike(inside, steps[1:])]
    if not hasattr(place, steps[0]):
        return []
    return _alike(getattr(place, steps[0]), steps[1:])


def _text(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
