"""A match in which the game is learnt: a round of the shortest scenario.

The seed is such that the cards are there that are spoken of, if the learner follows the advice.
"""

from __future__ import annotations

from ostrog.kernel import Lesson

LESSONS = (Lesson(name="free-peoples", scenario="fellowship-of-the-ring", seats=(1,), seed=247),)
