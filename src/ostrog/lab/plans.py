"""Plans: everything that determines which games a run plays, and with which seeds."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Literal

import msgspec

from ostrog.kernel import Ruleset

Kind = Literal["duel", "screen", "league", "sensitivity"]

QUICK_BOTS = ("random", "greedy")
QUICK_BATCH, SLOW_BATCH = 8, 2
"""Games per batch for quick and for slow bots; even, so that a batch has both games of a pair."""


class Variant(msgspec.Struct, frozen=True):
    """What is changed of the game; without a name, all that is compared is as usual."""

    name: str = ""
    """The change in the form `path=value`."""
    ruleset: Ruleset = {}
    expansions: tuple[str, ...] = ()
    """The expansions with which it is played."""


class Skipped(msgspec.Struct, frozen=True):
    """A variant that is not played, and the reason."""

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
    """Number of the pair; both games of a pair have the same dice and shuffles."""
    swapped: bool
    bots: tuple[str, str]
    """Bots of the scenario's first and second team."""
    variant: Variant
    seed: str

    @property
    def record(self) -> str:
        """The file name of its record."""
        return f"{self.number:06}.ostrog"


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """The complete request of a run; the same plan always plays the same games, anywhere."""

    kind: Kind
    game: str
    spec: str
    """Import path of the game in the form `module:attribute`."""
    version: int
    scenario: str
    bots: tuple[str, ...]
    games: int
    """Number of games for each pair of bots, or for each variant of a sensitivity run."""
    seed: int
    batch: int
    variants: tuple[Variant, ...] = (Variant(),)
    skipped: tuple[Skipped, ...] = ()
    test: SequentialTest | None = None

    def fixtures(self) -> Iterator[Fixture]:
        """All games in order of number.

        Every matchup or variant is played once before any is played again, so that an interrupted
        run has results for each of them.
        """
        number = 0
        if self.kind == "sensitivity":
            # A bot against itself has no sides to swap; the variants are paired instead.
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

    @property
    def expansions(self) -> tuple[str, ...]:
        """All expansions with which some games are played."""
        return tuple(dict.fromkeys(name for each in self.variants for name in each.expansions))

    def batches(self) -> list[tuple[Fixture, ...]]:
        """The games in batches."""
        every = tuple(self.fixtures())
        return [every[start : start + self.batch] for start in range(0, len(every), self.batch)]


def meetings(bots: tuple[str, ...]) -> list[tuple[str, str]]:
    """Every pair of bots; two bots with the same name also meet."""
    return list(combinations(bots, 2))


def usual_batch(bots: tuple[str, ...]) -> int:
    """The number of games in a batch for these bots."""
    return QUICK_BATCH if set(bots) <= set(QUICK_BOTS) else SLOW_BATCH


def bot_seed(fixture: Fixture, seat: int) -> str:
    """The seed of the bot that holds this seat, and possibly others."""
    return f"{fixture.seed}/{fixture.swapped:d}/{seat}"
