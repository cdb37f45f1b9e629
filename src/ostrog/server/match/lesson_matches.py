"""Lessons: matches against a bot that are dealt and diced alike for everybody.

A lesson is known by its seed, which no other match can have: so what is told to be one is one.
"""

from __future__ import annotations

import hashlib

from ostrog.kernel import Lesson
from ostrog.server.catalogue import games
from ostrog.server.db.storage import StoredMatch


def lesson_of(stored: StoredMatch) -> Lesson | None:
    """The lesson that a match is, if it is one."""
    game = games().get(stored.game)
    if game is None:
        return None
    return next((each for each in game.lessons if each.seed_of(game.name) == stored.seed), None)


def thoughts(stored: StoredMatch, number: int, seat: int) -> bytes:
    """The randomness of a bot in a lesson: it does the same whenever the learner does."""
    return hashlib.sha256(stored.seed + f"{number}/{seat}".encode()).digest()[:16]
