"""Lessons: guided matches in which players learn a game."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

import msgspec

from ostrog.kernel.rules.rulesets import Ruleset


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A match in which a player learns the game; its dice and cards are the same every time.

    List lessons in `Game.lessons`, or in `Expansion.lessons` if they teach an expansion. The texts
    of each step belong to the client.
    """

    name: str
    """Name of the lesson, unique in the game and its expansions."""
    scenario: str
    """Name of the scenario that is played."""
    expansions: tuple[str, ...] = ()
    """Names of the expansions with which it is played; one that lists the lesson is added."""
    seats: tuple[int, ...]
    """Seats of the learner: all seats that one person holds."""
    ruleset: Ruleset = {}
    """Values that differ from the game's, to shorten the way to what the lesson teaches."""
    seed: int = 0
    """Number that determines dice and shuffles; change it to get other ones."""
    former_seeds: tuple[int, ...] = ()
    """Earlier values of `seed`: matches that were begun with them are still lessons."""

    replies: Mapping[str, tuple[str, ...]] = {}
    """What the other side does, by kind of decision: the first of these options that is offered.

    Without a reply that fits, it plays as its bot does. Replies keep a lesson as it is when the
    advice for bots changes."""

    def played_with(self, expansion: str) -> Lesson:
        """Return the lesson as it is played with an expansion."""
        every = tuple(dict.fromkeys((expansion, *self.expansions)))
        return msgspec.structs.replace(self, expansions=every)

    def seed_of(self, game: str) -> bytes:
        """Return the seed of the lesson's matches; it is no secret, so results do not count."""
        return self._seed(game, self.seed)

    def seeds(self, game: str) -> tuple[bytes, ...]:
        """Return the seeds by which matches of the lesson are recognised, also earlier ones."""
        return tuple(self._seed(game, each) for each in (self.seed, *self.former_seeds))

    def _seed(self, game: str, number: int) -> bytes:
        return hashlib.sha256(f"ostrog lesson {game}/{self.name}/{number}".encode()).digest()
