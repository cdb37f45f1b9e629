"""Thorin, and the damage his Shining Armour takes (CR-28)."""

from __future__ import annotations

from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.pieces import FREE
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.board.verbs import ARMOUR
from ostrog.kernel import Ask, Done, Flow, Option, Procedure, Refusal, refuse

SHINING_ARMOUR = "fate-shining-armour"
FURY = "fate-fury-of-the-dwarves"
MOST_ON_ARMOUR = 5


def is_with_thorin(war: War, place: str) -> bool:
    """Whether Thorin is with a Free Peoples army in a place (CR-11, CR-28)."""
    return war.characters["thorin"] == place and war.holder(place) == FREE


class ShiningArmour(Procedure):
    """Some of the damage to Thorin's army is put on the Fate card (CR-28).

    The result is the damage that is left.
    """

    steps = ("choose", "put_on")

    place: str
    damage: int
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask how much damage to put on the card, each time there is damage (CR-28)."""
        options = war.legal(FREE, ARMOUR, range(self.damage, -1, -1))
        return Ask(FREE, "shining-armour", options, "choice", about=(self.place,))

    def put_on(self, war: War) -> Flow:
        """Put the chosen damage on the card (B5A-25.4)."""
        taken = ARMOUR.ref(self.choice)
        if taken:
            war.armour += taken
            war.tell(events.ArmourTook(taken, war.armour))
        return Done(self.damage - taken)


@ARMOUR.rule
def takes_what_was_dealt(war: War, seat: int, count: int) -> Refusal | None:
    """Refuse to put more damage on the card than was dealt (CR-28)."""
    frame = war.frame(ShiningArmour)
    if frame is None or seat != FREE:
        return refuse("B5A-CR-28")
    return None if count <= frame.damage else refuse("B5A-CR-28")


def check_armour(war: War) -> None:
    """Discard the card if it has more than five tokens at the end of a round (CR-28)."""
    if war.armour > MOST_ON_ARMOUR:
        war.move(SHINING_ARMOUR, "fate-beside", "fate-discard")
        war.end_effect(SHINING_ARMOUR, FREE)
        war.armour = 0
        war.tell(events.CardDiscarded(FREE, SHINING_ARMOUR))
