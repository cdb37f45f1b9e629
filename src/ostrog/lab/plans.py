"""Plans: everything that decides which games a run plays, and with which seeds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Literal

import msgspec

from ostrog.kernel import Ruleset

Kind = Literal["duel", "league", "sensitivity"]

QUICK_BOTS = ("random", "greedy")
QUICK_BATCH, SLOW_BATCH = 8, 2
"""So many games are played in one go; fewer where bots take their time. Even, so that both games of
a pair are played together."""


class Variant(msgspec.Struct, frozen=True):
    """A house value set to something else; without a name all values are as they are."""

    name: str = ""
    """As `path=value`."""
    ruleset: Ruleset = {}


class Skipped(msgspec.Struct, frozen=True):
    """A variant that is not played, and why."""

    name: str
    reason: str


class SequentialTest(msgspec.Struct, frozen=True):
    """A sequential test: is the first bot's rate of wins `p1` rather than `p0`?"""

    p0: float
    p1: float


class Fixture(msgspec.Struct, frozen=True):
    """One game to be played."""

    number: int
    pair: int
    """The games of a pair are played with the same dice and shuffles."""
    swapped: bool
    bots: tuple[str, str]
    """The bots of the scenario's first and second team."""
    variant: Variant
    seed: str

    @property
    def record(self) -> str:
        """The name of the file of its record."""
        return f"{self.number:06}.ostrog"


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What a run was asked for. The same plan plays the same games, wherever and however often."""

    kind: Kind
    game: str
    spec: str
    """Where the game is found: `module:attribute`."""
    version: int
    scenario: str
    bots: tuple[str, ...]
    games: int
    """Of each pair of bots, and in a run on sensitivity of each variant."""
    seed: int
    batch: int
    variants: tuple[Variant, ...] = (Variant(),)
    skipped: tuple[Skipped, ...] = ()
    test: SequentialTest | None = None

    def fixtures(self) -> Iterator[Fixture]:
        """All games in order of number.

        Every matchup or variant has its turn before the next round, so that a run that was broken
        off says something about each of them.
        """
        number = 0
        if self.kind == "sensitivity":
            # A bot against itself has no sides to swap; what is paired are the variants.
            (bot,) = self.bots
            for pair in range(self.games):
                for variant in self.variants:
                    yield Fixture(number, pair, False, (bot, bot), variant, f"{self.seed}/{pair}")
                    number += 1
            return
        (variant,) = self.variants
        pairs = (meeting for _ in range(self.games // 2) for meeting in meetings(self.bots))
        for pair, (one, other) in enumerate(pairs):
            seed = f"{self.seed}/{pair}"
            yield Fixture(number, pair, False, (one, other), variant, seed)
            yield Fixture(number + 1, pair, True, (other, one), variant, seed)
            number += 2

    def batches(self) -> list[tuple[Fixture, ...]]:
        """The games in the portions in which they are played."""
        every = tuple(self.fixtures())
        return [every[start : start + self.batch] for start in range(0, len(every), self.batch)]


def meetings(bots: tuple[str, ...]) -> list[tuple[str, str]]:
    """Everybody against everybody; two of one name meet too."""
    return list(combinations(bots, 2))


def usual_batch(bots: tuple[str, ...]) -> int:
    """How many games to play in one go."""
    return QUICK_BATCH if set(bots) <= set(QUICK_BOTS) else SLOW_BATCH


def bot_seed(fixture: Fixture, seat: int) -> str:
    """The seed of the bot that holds this seat, and perhaps others."""
    return f"{fixture.seed}/{fixture.swapped:d}/{seat}"
