"""The greedy bot: tries every option and takes what looks best right after its move."""

from __future__ import annotations

from random import Random

from ostrog.bots.policy import most_promising, move, obvious, teams_of
from ostrog.bots.sight import Sight
from ostrog.kernel import Advice, Option, State

TRIED = 24
"""Of longer lists only the most promising options are tried."""
WORLDS = 2
"""In so many imagined worlds each of them."""
ALIKE = 1e-6
"""Chances that differ by less are the same; then the more promising option is taken."""


class Greedy:
    """Judges each option by the world it leads to; looks no further than its own move."""

    def __init__(self, advice: Advice[State], random: Random) -> None:
        """Judge by this advice."""
        self._advice = advice
        self._random = random

    def choose(self, sight: Sight) -> Option:
        """The option after which the own team's chance looks best, on average."""
        seat, options = sight.decision.seat, sight.decision.options
        if len(options) == 1:
            return options[0]
        worlds = [sight.imagination.world(self._random) for _ in range(WORLDS)]
        tried = most_promising(self._advice, worlds[0], seat, options, TRIED)
        sums = dict.fromkeys(tried, 0.0)
        teams = teams_of(worlds[0])
        for world in worlds:
            for option in tried:
                sums[option] += move(self._advice, world.clone(), seat, option, teams)
        best = max(sums.values())
        alike = [option for option, found in sums.items() if found > best - ALIKE]
        return obvious(self._advice, worlds[0], seat, alike)
