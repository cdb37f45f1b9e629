"""The careless bot: any option is as good as another."""

from __future__ import annotations

from random import Random

from ostrog.bots.sight import Sight
from ostrog.kernel import Option


class Careless:
    """Chooses at random."""

    def __init__(self, random: Random) -> None:
        """Choose with this randomness."""
        self._random = random

    def choose(self, sight: Sight) -> Option:
        """Any of the options."""
        return self._random.choice(sight.decision.options)
