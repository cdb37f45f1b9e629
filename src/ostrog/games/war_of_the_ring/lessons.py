"""Guided first matches: for each side the first turn, with a fight that begins at once.

Some nations are At War from the start, so that there is something to fight. The seeds are chosen so
that dice and tiles show what the lesson teaches, and the replies of the other side are written
down, so that they stay the same when bots learn to play better.
"""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board.pieces import FREE, SHADOW
from ostrog.kernel import Lesson

REPLIES_OF_THE_SHADOW = {
    "hunt-allocation": ("allocate:3",),
    "act": ("act:army:attack", "act:muster-army:attack", "pass", "skip:event", "skip:character"),
    "attack": ("attack:fords-of-isen:helms-deep", "go", "attack:orthanc:fords-of-isen"),
    "combat-card": ("lay-nothing",),
    "casualties": ("done", "remove:isengard-regular", "reduce:isengard-elite"),
    "cease": ("press",),
    "advance": ("advance",),
}
"""What the Shadow does while the Free Peoples learn: it hunts, and marches from Orthanc to Helm's
Deep."""
REPLIES_OF_THE_FREE_PEOPLES = {
    "declare": ("say-nothing",),
    "guide": ("guide:gandalf-grey",),
    "act": (
        "act:character:move-fellowship",
        "pass",
        "skip:event",
        "skip:muster",
        "skip:muster-army",
        "skip:will-of-the-west",
        "skip:character",
    ),
    "guide-ability": ("spare-guide",),
    "hunt-casualty": ("no-casualty",),
    "combat-card": ("lay-nothing",),
    "retreat": ("stand",),
}
"""What the Free Peoples do while the Shadow learns: the Fellowship sets out, Osgiliath stands."""

LESSONS = (
    Lesson(
        name="free",
        scenario="two-players",
        seats=(FREE,),
        ruleset={
            "politics.rohan.steps": 0,
            "politics.rohan.active": True,
            "politics.isengard.steps": 0,
        },
        seed=10,
        replies=REPLIES_OF_THE_SHADOW,
    ),
    Lesson(
        name="shadow",
        scenario="two-players",
        seats=(SHADOW,),
        ruleset={"politics.sauron.steps": 0},
        seed=19,
        replies=REPLIES_OF_THE_FREE_PEOPLES,
    ),
)
