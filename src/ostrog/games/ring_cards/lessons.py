"""The tutorial match: one round of the shortest scenario.

The seed deals the cards that the tutorial mentions, provided the learner follows the advice.
"""

from __future__ import annotations

from ostrog.kernel import Lesson

LESSONS = (Lesson(name="free-peoples", scenario="fellowship-of-the-ring", seats=(1,), seed=247),)
