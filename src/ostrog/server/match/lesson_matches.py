"""Lessons: matches against a bot with the same cards and dice for everybody.

A lesson is recognised by its seed, which no other match can have.
"""

from __future__ import annotations

import hashlib

from ostrog.kernel import Lesson
from ostrog.server.catalogue import games
from ostrog.server.db.storage import StoredMatch


def lesson_of(stored: StoredMatch) -> Lesson | None:
    """Return the lesson that a match is, or None for a normal match."""
    game = games().get(stored.game)
    if game is None:
        return None
    return next((each for each in game.lessons if stored.seed in each.seeds(game.name)), None)


def thoughts(stored: StoredMatch, at: int, seat: int) -> bytes:
    """Return the seed of a bot in a lesson: it repeats its choices if the learner does."""
    return hashlib.sha256(stored.seed + f"{at}/{seat}".encode()).digest()[:16]
