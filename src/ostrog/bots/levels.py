"""Levels: bots by names that players understand."""

from __future__ import annotations

from random import Random

from ostrog.bots.greedy import Greedy
from ostrog.bots.random import Careless
from ostrog.bots.search import Searching
from ostrog.bots.sight import Bot
from ostrog.bots.tiring import Tiring
from ostrog.kernel import Game, Level, State

LEVELS = ("novice", "captain", "warlord")
"""The levels that a player can choose, the weakest first."""
HORIZON = 2
"""Number of moves that a bot looks ahead if its name does not say it."""
RANDOM, GREEDY, SEARCH = "random", "greedy", "search"


class NoSuchBot(LookupError):
    """The game has no bot with this name."""


def bot_names(game: Game[State]) -> tuple[str, ...]:
    """Return the names of the bots of a game, the weakest first."""
    if game.advice is None:
        return (RANDOM,)
    return (RANDOM, GREEDY, *(level for level in LEVELS if level in game.advice.levels))


def make_bot(name: str, game: Game[State], seed: int | str | bytes) -> Bot:
    """Create a bot with its own randomness.

    `search:200:4:2` makes 200 simulations of 4 moves, each the better of the 2 most promising.
    """
    random = Random(seed)
    if name == RANDOM:
        return Careless(random)
    kind, _, budget = name.partition(":")
    advice = game.advice
    if advice is not None:
        if name == GREEDY:
            return Tiring(Greedy(advice, random))
        if name in advice.levels:
            return Tiring(Searching(advice, advice.levels[name], random))
        if kind == SEARCH and (level := _level(budget)) is not None:
            return Tiring(Searching(advice, level, random))
    raise NoSuchBot(f"{game.name} has no bot {name!r}; it has {', '.join(bot_names(game))}")


def _level(budget: str) -> Level | None:
    """Parse a number of simulations, and optionally a horizon and looks; None if it is invalid."""
    numbers = budget.split(":")
    if not all(number.isdecimal() for number in numbers):
        return None
    match [int(number) for number in numbers]:
        case [simulations] if simulations:
            return Level(simulations, HORIZON)
        case [simulations, horizon] if simulations:
            return Level(simulations, horizon)
        case [simulations, horizon, looks] if simulations and looks:
            return Level(simulations, horizon, looks)
    return None
