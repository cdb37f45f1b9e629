"""Bilbo's own abilities: B5A-10.20 to 10.22."""

from __future__ import annotations

from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.map import REGIONS
from ostrog.games.five_armies.board.pieces import FREE
from ostrog.games.five_armies.board.state import UNSEEN, War
from ostrog.games.five_armies.board.verbs import FORGO, SLIP_AWAY, VANISH
from ostrog.kernel import Ask, Done, Flow, Option, Procedure, Refusal, refuse


class Vanish(Procedure):
    """B5A-10.21: while damage is applied to his army, a Ring token takes two of it away."""

    steps = ("choose", "vanish")

    place: str
    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """CR-13: only with Bilbo in the army, a Ring token and damage to remove."""
        army = war.armies.get(self.place)
        there = army is not None and army.seat == FREE and army.damage > 0
        if not there or not war.rings or war.characters["bilbo"] != self.place:
            return Done()
        return Ask(FREE, "use-bilbo", (VANISH(), FORGO()), "choice", about=(self.place,))

    def vanish(self, war: War) -> Flow:
        """B5A-10.21: he is off the board and not eliminated."""
        if self.choice == VANISH():
            war.rings -= 1
            war.characters["bilbo"] = UNSEEN
            war.tell(events.BilboVanished(self.place, war.rings))
            war.remove_damage(self.place, 2)
        return Done()


def may_slip_away(war: War) -> bool:
    """B5A-10.22: whether Bilbo is in play and has a Ring token."""
    return war.rings > 0 and war.in_play("bilbo")


@SLIP_AWAY.rule
def slips_away_by_the_ring(war: War, seat: int, region: str) -> Refusal | None:
    """B5A-10.22."""
    if seat != FREE or not may_slip_away(war) or war.characters["bilbo"] == region:
        return refuse("B5A-10.22", region)
    return None


def slip_away(war: War, region: str) -> None:
    """B5A-10.22: to any region, also from off the board."""
    war.rings -= 1
    war.characters["bilbo"] = region
    war.tell(events.CharacterMoved("bilbo", region))


class SlipAway(Procedure):
    """B5A-10.22: after the action of a Character result."""

    steps = ("choose", "go")

    choice: Option | None = None

    def choose(self, war: War) -> Flow:
        """Anywhere on the battlefield, or not at all."""
        if not may_slip_away(war):
            return Done()
        options = [FORGO(), *war.legal(FREE, SLIP_AWAY, REGIONS)]
        return Ask(FREE, "bilbo-relocate", options, "choice", default=(FORGO(),))

    def go(self, war: War) -> Flow:
        """B5A-10.22."""
        if self.choice is not None and self.choice.verb == "slip-away":
            slip_away(war, str(self.choice.refs[0]))
        return Done()
