"""The greedy bot: tries every option and takes the one that looks best right after the move."""

from __future__ import annotations

from random import Random

from ostrog.bots.policy import most_promising, move, obvious, teams_of
from ostrog.bots.sight import Sight
from ostrog.kernel import Advice, Option, State

TRIED = 24
"""Maximum number of options to try; of more options, the most promising are tried."""
WORLDS = 2
"""Number of imagined worlds in which each option is tried."""
ALIKE = 1e-6
"""Difference below which chances count as equal; then the more promising option is taken."""


class Greedy:
    """A bot that judges each option by the world right after its own move."""

    def __init__(self, advice: Advice[State], random: Random) -> None:
        """Create a bot that judges worlds with this advice."""
        self._advice = advice
        self._random = random

    def choose(self, sight: Sight) -> Option:
        """Return the option after which the team's chance is best, on average over the worlds."""
        seat, options = sight.decision.seat, sight.decision.options
        if len(options) == 1:
            return options[0]
        worlds = [sight.imagination.world(self._random) for _ in range(WORLDS)]
        tried = most_promising(self._advice, worlds[0], seat, options, TRIED)
        sums = dict.fromkeys(tried, 0.0)
        teams = teams_of(worlds[0])
        for world in worlds:
            for option in tried:
                chances = move(self._advice, world.clone(), seat, option, teams)
                sums[option] += chances[teams[seat]]
        best = max(sums.values())
        alike = [option for option, found in sums.items() if found > best - ALIKE]
        return obvious(self._advice, worlds[0], seat, alike)
