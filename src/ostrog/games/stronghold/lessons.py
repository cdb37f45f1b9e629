"""Guided first matches: the first turn for each side, up to the end of its assault.

Both maneuvers together already bring the Invader to the wall in the first turn. The seeds are
chosen so that the cards show what the lesson teaches, and the replies of the other side are written
down, so that they stay the same when bots learn to play better.
"""

from __future__ import annotations

from ostrog.games.stronghold.board.pieces import DEFENDER, INVADER
from ostrog.games.stronghold.course.setup import STARTER
from ostrog.kernel import Lesson

REPLIES_OF_THE_DEFENDER = {
    "plans": ("keep-plan:hail-of-arrows", "keep-plan:hasty-masonry", "done"),
    "window": (
        "lay:cannon:4",
        "heroic:detail:officer",
        "plan:hasty-masonry",
        "lay:glare:5",
        "lay:bay-window:3",
        "take:veteran:barracks",
        "to:w6",
        "lay:cauldron:1",
        "plan:hail-of-arrows",
        "close-window",
    ),
    "work": ("at:t2", "at:t3"),
    "heroic-order": ("detail:marksman:w1:forge",),
    "plan-benefit": ("at:w3", "done"),
    "aim": ("aim:t2:fl",),
    "fire": ("fire:w3:l2:1", "done"),
    "heal": ("heal:veteran", "done"),
}
"""What the Defender does while the Invader learns: he builds, and leaves section 2 as it is."""
REPLIES_OF_THE_INVADER = {
    "row": ("done",),
    "objectives": ("keep-objective:grand-battery", "keep-objective:silenced-tower", "done"),
    "supplies": ("end-phase",),
    "card": ("use-card:ballista", "use-card:catapult", "end-phase"),
    "pay": ("pay:troll",),
    "building-site": ("at:l1", "at:l2"),
    "maneuver": ("march:large", "march:small"),
    "march-from-ramparts": (
        "send:orc:l2-w2:3",
        "send:troll:l2-w2:1",
        "send:goblin:l2-w3:1",
        "send:goblin:r1-w5:1",
        "send:orc:r1-w5:2",
        "send:troll:r1-w5:1",
        "send:orc:r3-r4:1",
        "done",
    ),
    "march-from-foregrounds": (
        "send:orc:fl-l2:5",
        "send:goblin:fr-r1:3",
        "send:orc:fl-l2:3",
        "send:orc:fr-r1:2",
        "send:troll:fl-l2:1",
        "send:goblin:fl-l2:1",
        "send:goblin:fr-r1:1",
        "send:troll:fr-r1:1",
        "send:orc:fr-r3:1",
        "done",
    ),
    "new-units": ("bring:orc:fl:6", "bring:goblin:fr:3", "bring:goblin:fl:1", "bring:orc:fr:2"),
    "orders": ("open-order:goblin-fury:w2", "done"),
    "machine-target": ("target:l1:w1", "target:l2:w3"),
    "casualty": ("casualty:soldier",),
}
"""What the Invader does while the Defender learns: he attacks sections 2, 3 and 5."""

LESSONS = (
    Lesson(
        name="invader",
        scenario=STARTER,
        seats=(INVADER,),
        ruleset={"sections.w2.start.veteran": 1},  # so that there are losses to choose from
        seed=14,
        replies=REPLIES_OF_THE_DEFENDER,
    ),
    Lesson(
        name="defender",
        scenario=STARTER,
        seats=(DEFENDER,),
        seed=13,
        replies=REPLIES_OF_THE_INVADER,
    ),
)
