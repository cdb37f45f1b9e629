"""Lessons: matches in which a game is learnt."""

from __future__ import annotations

import hashlib

import msgspec

from ostrog.kernel.rules.rulesets import Ruleset


class Lesson(msgspec.Struct, frozen=True, kw_only=True):
    """A match in which somebody learns the game: always dealt and diced alike."""

    name: str
    scenario: str
    seats: tuple[int, ...]
    """Those of the learner: all of one person."""
    ruleset: Ruleset = {}
    """Values that put close together what is to be learnt."""
    seed: int = 0
    """What dice and shuffles follow from."""

    def seed_of(self, game: str) -> bytes:
        """The seed of its matches. Everybody may know it, so that nothing is at stake in them."""
        return hashlib.sha256(f"ostrog lesson {game}/{self.name}/{self.seed}".encode()).digest()
