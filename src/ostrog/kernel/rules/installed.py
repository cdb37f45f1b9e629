"""Installed expansions: found by their entry points, so that no file of a game lists them."""

from __future__ import annotations

import functools
from importlib.metadata import entry_points
from typing import NamedTuple, TypeVar

import msgspec

from ostrog.kernel.rules.expansions import Expansion
from ostrog.kernel.rules.game import Game
from ostrog.kernel.runtime.state import State

S = TypeVar("S", bound=State)

GROUP = "ostrog.expansions"
"""Entry-point group in which packages announce expansions, each as `<game>.<expansion>`."""


class FoundExpansions(NamedTuple):
    """The installed expansions of a game."""

    fitting: tuple[Expansion, ...]
    """Those that can be played, in the order of their names."""
    misfits: dict[str, str]
    """For each other one its name and why it cannot be played with these rules."""


@functools.cache
def find_expansions(game: Game[S]) -> FoundExpansions:
    """Return the expansions of a game that other packages announce.

    One that cannot be imported, or does not fit this version of the game, leaves the game as it
    is: matches without the expansion must not depend on it.
    """
    fitting: list[Expansion] = []
    misfits: dict[str, str] = {}
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        base, _, name = entry.name.partition(".")
        if base != game.name:
            continue
        try:
            fitting.append(_fitting(game, name, entry.load()))
        except Exception as error:  # it is a stranger's code, so it may raise anything
            misfits[name] = f"{type(error).__name__}: {error}"
    return FoundExpansions(tuple(fitting), misfits)


@functools.cache
def with_installed(game: Game[S]) -> Game[S]:
    """Return a game with the installed expansions; the game itself if there are none."""
    found = find_expansions(game).fitting
    if not found:
        return game
    return msgspec.structs.replace(game, expansions=game.expansions + found)


def _fitting(game: Game[S], name: str, found: object) -> Expansion:
    if not isinstance(found, Expansion):
        raise TypeError(f"a {type(found).__name__} is no expansion")
    if found.name != name:
        raise ValueError(f"its entry point calls it {name!r}, and it calls itself {found.name!r}")
    if any(own.name == name for own in game.expansions):
        raise ValueError(f"{game.name} has an expansion of this name")
    msgspec.structs.replace(game, expansions=(found,)).compose((name,))
    return found
