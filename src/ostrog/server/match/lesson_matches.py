"""Lessons: matches against a bot with the same cards and dice for everybody.

A lesson is recognised by its seed, which no other match can have.
"""

from __future__ import annotations

import hashlib
from functools import cache

from ostrog.kernel import Game, Lesson, State
from ostrog.server.catalogue import games
from ostrog.server.db.storage import StoredMatch


def lesson_of(stored: StoredMatch) -> Lesson | None:
    """Return the lesson that a match is, or None for a normal match."""
    game = games().get(stored.game)
    return None if game is None else _lessons(game).get(stored.seed)


@cache
def _lessons(game: Game[State]) -> dict[bytes, Lesson]:
    """Return the lessons of a game by the seeds of their matches."""
    return {seed: each for each in reversed(game.every_lesson()) for seed in each.seeds(game.name)}


def thoughts(stored: StoredMatch, at: int, seat: int) -> bytes:
    """Return the seed of a bot in a lesson: it repeats its choices if the learner does."""
    return hashlib.sha256(stored.seed + f"{at}/{seat}".encode()).digest()[:16]
