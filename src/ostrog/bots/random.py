"""The careless bot, which chooses at random."""

from __future__ import annotations

from random import Random

from ostrog.bots.sight import Sight
from ostrog.kernel import Option


class Careless:
    """A bot that chooses at random."""

    def __init__(self, random: Random) -> None:
        """Create a bot with this source of randomness."""
        self._random = random

    def choose(self, sight: Sight) -> Option:
        """Return any of the options."""
        return self._random.choice(sight.decision.options)
