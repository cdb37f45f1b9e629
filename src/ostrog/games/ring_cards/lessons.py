"""Guided first matches: the Duel for two, with a hand that has a bit more to teach with.

The seeds deal the cards that the lessons mention, provided the learner follows the advice.
"""

from __future__ import annotations

from ostrog.kernel import Lesson

LESSONS = (
    Lesson(
        name="free-peoples",
        scenario="duel-two-players",
        seats=(0,),
        ruleset={"scenarios.duel-two-players.seats.gandalf.opening": 6},
        seed=4882,
        former_seeds=(247,),
    ),
    Lesson(
        name="shadow",
        scenario="duel-two-players",
        seats=(1,),
        ruleset={"scenarios.duel-two-players.seats.witch-king.opening": 7},
        seed=4268,
    ),
)
