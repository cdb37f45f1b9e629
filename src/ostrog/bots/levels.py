"""Levels: bots by names that players understand."""

from __future__ import annotations

from random import Random

from ostrog.bots.greedy import Greedy
from ostrog.bots.ismcts import Searching
from ostrog.bots.random import Careless
from ostrog.bots.sight import Bot
from ostrog.bots.tiring import Tiring
from ostrog.kernel import Game, Level, State

LEVELS = ("novice", "captain", "warlord")
"""The levels that a player can choose, the weakest first."""
HORIZON = 2
"""Number of moves that a bot looks ahead if its name does not say it."""
RANDOM, GREEDY, SEARCH = "random", "greedy", "ismcts"


class NoSuchBot(LookupError):
    """The game has no bot with this name."""


def bot_names(game: Game[State]) -> tuple[str, ...]:
    """Return the names of the bots of a game, the weakest first."""
    if game.advice is None:
        return (RANDOM,)
    return (RANDOM, GREEDY, *(level for level in LEVELS if level in game.advice.levels))


def make_bot(name: str, game: Game[State], seed: int | str | bytes) -> Bot:
    """Create a bot with its own randomness; `ismcts:200:4` has 200 simulations of 4 moves."""
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
    """Parse a number of simulations and an optional horizon; None if it is invalid."""
    simulations, _, horizon = budget.partition(":")
    if not simulations.isdecimal() or not int(simulations):
        return None
    if horizon and not horizon.isdecimal():
        return None
    return Level(int(simulations), int(horizon or HORIZON))
