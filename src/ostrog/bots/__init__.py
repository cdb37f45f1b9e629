"""Bots: computer players for any game that follows the kernel's contract.

A bot gets only a `Sight`, which contains nothing that its seats may not see.
"""

from ostrog.bots.greedy import Greedy
from ostrog.bots.levels import LEVELS, NoSuchBot, bot_names, make_bot
from ostrog.bots.players import Player, play_on
from ostrog.bots.random import Careless
from ostrog.bots.search import Searching
from ostrog.bots.sight import Bot, Sight, sight_of
from ostrog.bots.tiring import Memory

__all__ = [
    "LEVELS",
    "Bot",
    "Careless",
    "Greedy",
    "Memory",
    "NoSuchBot",
    "Player",
    "Searching",
    "Sight",
    "bot_names",
    "make_bot",
    "play_on",
    "sight_of",
]
