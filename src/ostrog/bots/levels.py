"""Levels: bots by the names a person understands."""

from __future__ import annotations

from random import Random

from ostrog.bots.greedy import Greedy
from ostrog.bots.ismcts import Searching
from ostrog.bots.random import Careless
from ostrog.bots.sight import Bot
from ostrog.kernel import Game, State

LEVELS = ("novice", "captain", "warlord")
"""What a person chooses from, the weakest first."""
RANDOM, GREEDY, SEARCH = "random", "greedy", "ismcts"


class NoSuchBot(LookupError):
    """No bot of that name plays the game."""


def bot_names(game: Game[State]) -> tuple[str, ...]:
    """The bots that play a game, the weakest first."""
    if game.advice is None:
        return (RANDOM,)
    return (RANDOM, GREEDY, *(level for level in LEVELS if level in game.advice.levels))


def make_bot(name: str, game: Game[State], seed: int | str | bytes) -> Bot:
    """A bot with randomness of its own; `ismcts:200` is one with a budget of 200 simulations."""
    random = Random(seed)
    if name == RANDOM:
        return Careless(random)
    kind, _, budget = name.partition(":")
    advice = game.advice
    if advice is not None:
        if name == GREEDY:
            return Greedy(advice, random)
        if name in advice.levels:
            return Searching(advice, advice.levels[name], random)
        if kind == SEARCH and budget.isdecimal() and int(budget):
            return Searching(advice, int(budget), random)
    raise NoSuchBot(f"{game.name} has no bot {name!r}; it has {', '.join(bot_names(game))}")
