"""Guided matches with factions: for each side two short turns, and a fight to which one is called.

Both sides have few dice, so that the second turn, in which the faction die is rolled first, comes
soon. The seeds are chosen so that dice, tiles and cards show what the lesson teaches, and the
replies of the other side are written down.
"""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board.pieces import FREE, SHADOW
from ostrog.kernel import Lesson

REPLIES_OF_THE_SHADOW = {
    "hunt-allocation": ("allocate:2",),
    "act": (
        "act:army:move-armies",
        "act:muster-army:attack",
        "pass",
        "skip:army",
        "skip:muster-army",
    ),
    "march": ("march:moria:dimrill-dale", "go", "done"),
    "attack": ("attack:dimrill-dale:lorien", "go"),
    "combat-card": ("lay-nothing",),
    "casualties": ("done", "remove:sauron-regular"),
    "cease": ("cease",),
}
"""What the Shadow does while the Free Peoples learn: it hunts, and marches from Moria to Lorien."""
REPLIES_OF_THE_FREE_PEOPLES = {
    "declare": ("say-nothing",),
    "guide": ("guide:gandalf-grey",),
    "act": (
        "skip:event",
        "skip:character",
        "skip:muster",
        "skip:muster-army",
        "skip:will-of-the-west",
    ),
    "combat-card": ("lay-nothing",),
    "casualties": ("done", "remove:gondor-regular"),
    "retreat": ("stand",),
}
"""What the Free Peoples do while the Shadow learns: Gondor waits, and Pelargir stands."""

LESSONS = (
    Lesson(
        name="free-factions",
        scenario="two-players",
        seats=(FREE,),
        ruleset={
            "dice.free.start": 2,
            "dice.shadow.start": 3,
            "politics.sauron.steps": 0,
            "armies.moria.sauron-regular": 5,
            "reinforcements.sauron-regular": 5,
        },
        seed=5612,
        replies=REPLIES_OF_THE_SHADOW,
    ),
    Lesson(
        name="shadow-factions",
        scenario="two-players",
        seats=(SHADOW,),
        ruleset={
            "dice.free.start": 1,
            "dice.shadow.start": 2,
            "politics.southrons.steps": 0,
            "armies.pelargir.gondor-regular": 3,
            "reinforcements.gondor-regular": 4,
        },
        seed=217,
        replies=REPLIES_OF_THE_FREE_PEOPLES,
    ),
)
