"""Guided first matches: one turn for each side, with enemies close by.

The seeds are chosen so that the dice show what the lesson teaches if the player follows the advice.
"""

from __future__ import annotations

from ostrog.games.five_armies.board.pieces import FREE, SHADOW
from ostrog.kernel import Lesson

LESSONS = (
    Lesson(
        name="free-peoples",
        scenario="standard",
        seats=(FREE,),
        ruleset={
            "setup.free-8.units.lake-men": 4,
            "setup.shadow-1.at": "valley-northeast-plains",
            "setup.shadow-1.units.goblins": 3,
        },
        seed=13,
    ),
    Lesson(
        name="shadow",
        scenario="standard",
        seats=(SHADOW,),
        ruleset={"setup.free-8.at": "broken-lands-central-plains"},
        seed=51,
    ),
)
