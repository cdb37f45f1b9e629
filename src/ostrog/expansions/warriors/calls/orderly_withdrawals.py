"""Chapter 17: Orderly Withdrawal, the title of Swift Boats in combat."""

from __future__ import annotations

from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.verbs import CANCEL_HIT
from ostrog.games.war_of_the_ring.battles.strengths_in_battle import clash_of
from ostrog.games.war_of_the_ring.battles.whole_battles import ArmyBattle
from ostrog.games.war_of_the_ring.board import events as told
from ostrog.games.war_of_the_ring.board.pieces import FREE, SHADOW, SIDES
from ostrog.games.war_of_the_ring.board.state import War, adjacent
from ostrog.games.war_of_the_ring.board.verbs import CEASE, FORGO, GO_INSIDE, RETREAT_TO
from ostrog.games.war_of_the_ring.combat_cards.card_effects import CardEffect
from ostrog.games.war_of_the_ring.combat_cards.card_requirements import has_a_free_leader
from ostrog.games.war_of_the_ring.combat_cards.counted_hits import ignore_hits
from ostrog.kernel import Ask, Done, Flow, Goto, Option

WITHDRAWAL = "orderly-withdrawal"


def can_withdraw_in_order(war: War) -> bool:
    """A requirement: a Leader or Companion in a field battle or a sortie (WOME-17.30)."""
    return has_a_free_leader(war) and clash_of(war).kind != "siege"


class OrderlyWithdrawal(CardEffect):
    """A hit is cancelled, and the army leaves the battle at the end of the round (WOME-17.30)."""

    steps = ("choose", "cancel")

    choice: Option | None = None

    def choose(self, war: FactionWar) -> Flow:
        """Ask whether a hit of the enemy's dice is cancelled, if there is one."""
        if not clash_of(war).sides[SHADOW].scored:
            return Done()
        about = (self.title(war), clash_of(war).region)
        return Ask(self.seat(war), "cancel-hit", (CANCEL_HIT(), FORGO()), "choice", about=about)

    def cancel(self, war: FactionWar) -> Flow:
        """Cancel it."""
        if CANCEL_HIT.chosen(self.choice):
            ignore_hits(war, FREE, 1)
            war.withdrawing = True
        return None


def cease_in_order(battle: ArmyBattle, war: FactionWar) -> Flow:
    """As attacker the Free Peoples cease (WOME-17.30)."""
    if not war.withdrawing or battle.attacker != FREE:
        return ArmyBattle.cease(battle, war)
    war.tell(told.AttackCeased(SIDES[FREE], battle.region))
    return Goto("aftermath")


def retreat_in_order(battle: ArmyBattle, war: FactionWar) -> Flow:
    """As defender they retreat or go inside, if they can; the attacker decides first.

    See WOME-17.30.
    """
    leaves = war.withdrawing and battle.attacker == SHADOW
    if not leaves or CEASE.chosen(battle.ceased):
        return ArmyBattle.retreat(battle, war)
    _, seat = battle.seats(war)
    ways = war.legal(seat, RETREAT_TO, adjacent(war, battle.region, "army"))
    ways += war.legal(seat, GO_INSIDE)
    if not ways:
        return ArmyBattle.retreat(battle, war)
    return Ask(seat, "withdraw", ways, "left", about=(battle.region,))


def leave_in_order(battle: ArmyBattle, war: FactionWar) -> Flow:
    """Go inside, or retreat as usual (WOME-17.30)."""
    if not GO_INSIDE.chosen(battle.left):
        return ArmyBattle.leave(battle, war)
    clash_of(war).inside = True
    war.tell(told.WentInside(SIDES[FREE], battle.region))
    return Goto("advance")
