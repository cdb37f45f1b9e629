"""Bilbo's two abilities, which use Ring tokens (B5A-10.20 to 10.22)."""

from __future__ import annotations

from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.die_actions import UsingDice
from ostrog.games.five_armies.board.map import REGIONS
from ostrog.games.five_armies.board.pieces import FREE
from ostrog.games.five_armies.board.state import UNSEEN, War
from ostrog.games.five_armies.board.verbs import FORGO, SLIP_AWAY, VANISH
from ostrog.kernel import Ask, Done, Flow, Option, Procedure, Refusal, refuse


class Vanish(Procedure):
    """Bilbo may use a Ring token to remove two damage from his army (B5A-10.21)."""

    steps = ("choose", "vanish")

    place: str
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask only if Bilbo is in the army, a Ring token is left and there is damage (CR-13)."""
        army = war.armies.get(self.place)
        there = army is not None and army.seat == FREE and army.damage > 0
        if not there or not war.rings or war.characters["bilbo"] != self.place:
            return Done()
        return Ask(FREE, "use-bilbo", (VANISH(), FORGO()), "choice", about=(self.place,))

    def vanish(self, war: War) -> Flow:
        """Take Bilbo off the board without eliminating him, and remove the damage (B5A-10.21)."""
        if self.choice == VANISH():
            war.rings -= 1
            war.characters["bilbo"] = UNSEEN
            war.tell(events.BilboVanished(self.place, war.rings))
            war.remove_damage(self.place, 2)
        return Done()


def may_slip_away(war: War) -> bool:
    """Whether Bilbo is in play and has a Ring token (B5A-10.22)."""
    return war.rings > 0 and war.in_play("bilbo")


def has_slipped_away(war: War, seat: int) -> bool:
    """Whether Bilbo has moved before the die that is used next (B5A-10.22)."""
    if seat != FREE:
        return False
    frame = war.frame(UsingDice)
    return frame is not None and frame.slipped


def is_character_result(die: str, used_as: str) -> bool:
    """Whether a die is used as a Character result (B5A-10.22)."""
    return die == "character" or (die == "will-of-the-west" and used_as == "character")


@SLIP_AWAY.rule
def slips_away_by_the_ring(war: War, seat: int, region: str) -> Refusal | None:
    """Refuse to place Bilbo where he already is, or without a Ring token (B5A-10.22)."""
    if seat != FREE or not may_slip_away(war) or war.characters["bilbo"] == region:
        return refuse("B5A-10.22", region)
    return None


def slip_away(war: War, region: str) -> None:
    """Place Bilbo in any region, also from off the board, for a Ring token (B5A-10.22)."""
    war.rings -= 1
    war.characters["bilbo"] = region
    war.tell(events.CharacterMoved("bilbo", region))


class SlipAway(Procedure):
    """Bilbo may be placed in any region after the action of a Character result (B5A-10.22)."""

    steps = ("choose", "go")

    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Ask for any region of the battlefield, or none."""
        if not may_slip_away(war):
            return Done()
        options = [FORGO(), *war.legal(FREE, SLIP_AWAY, REGIONS)]
        return Ask(FREE, "bilbo-relocate", options, "choice", default=(FORGO(),))

    def go(self, war: War) -> Flow:
        """Place Bilbo in the chosen region, if any (B5A-10.22)."""
        if SLIP_AWAY.chosen(self.choice):
            slip_away(war, SLIP_AWAY.ref(self.choice))
        return Done()
