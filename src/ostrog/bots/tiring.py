"""Tiring: a bot that has stood in the same place several times does something else.

A search that looks only so far ahead may like to put off the inevitable for ever, where the rules
let it: paying for a search of the deck with cards that come back.
"""

from __future__ import annotations

import hashlib
from collections import Counter

import msgspec

from ostrog.bots.sight import Bot, Sight
from ostrog.kernel import Option, View

TIRED = 2
"""So often the same choice may be made in the same place."""

_encode = msgspec.msgpack.Encoder(order="deterministic")


class Memory:
    """How often the holder of some seats has seen the same."""

    def __init__(self) -> None:
        """Nothing has been seen."""
        self._seen: Counter[bytes] = Counter()

    def times(self, view: View) -> int:
        """How often this very view was seen before; now it is once more."""
        key = hashlib.blake2b(_encode.encode(view), digest_size=8).digest()
        self._seen[key] += 1
        return self._seen[key] - 1


class Tiring:
    """Makes the choices of another bot, but not again and again."""

    def __init__(self, bot: Bot) -> None:
        """Choose as this one does."""
        self._bot = bot

    def choose(self, sight: Sight) -> Option:
        """What the bot chooses, or would choose if its favourites were not there."""
        option = self._bot.choose(sight)
        for _ in range(min(sight.times // TIRED, len(sight.decision.options) - 1)):
            left = tuple([each for each in sight.decision.options if each != option])
            decision = msgspec.structs.replace(sight.decision, options=left)
            sight = msgspec.structs.replace(sight, decision=decision)
            option = self._bot.choose(sight)
        return option

    @property
    def simulated(self) -> int:
        """How many simulations were made so far; for measuring."""
        return getattr(self._bot, "simulated", 0)
