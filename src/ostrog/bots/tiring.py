"""Tiring: a bot that has seen the same situation several times chooses something else.

A search with a limited horizon may delay a bad outcome forever where the rules allow it, for
example by paying for a search of the deck with cards that come back.
"""

from __future__ import annotations

import hashlib
from collections import Counter

import msgspec

from ostrog.bots.sight import Bot, Sight
from ostrog.kernel import Option, View

TIRED = 2
"""Number of times that the same choice may be made in the same situation."""

_encode = msgspec.msgpack.Encoder(order="deterministic")


class Memory:
    """Counts how often the holder of some seats has seen each view."""

    def __init__(self) -> None:
        """Create an empty memory."""
        self._seen: Counter[bytes] = Counter()

    def times(self, view: View) -> int:
        """Return how often this view was seen before, and count it once more."""
        key = hashlib.blake2b(_encode.encode(view), digest_size=8).digest()
        self._seen[key] += 1
        return self._seen[key] - 1


class Tiring:
    """A bot that makes the choices of another bot, but does not repeat one too often."""

    def __init__(self, bot: Bot) -> None:
        """Wrap another bot."""
        self._bot = bot

    def choose(self, sight: Sight) -> Option:
        """Return the choice of the bot, without its favourites in a repeated situation."""
        option = self._bot.choose(sight)
        for _ in range(min(sight.times // TIRED, len(sight.decision.options) - 1)):
            left = tuple([each for each in sight.decision.options if each != option])
            decision = msgspec.structs.replace(sight.decision, options=left)
            sight = msgspec.structs.replace(sight, decision=decision)
            option = self._bot.choose(sight)
        return option

    @property
    def simulated(self) -> int:
        """Number of simulations so far, for measurements."""
        return getattr(self._bot, "simulated", 0)
