"""Chapter 11: Strider or Aragorn leaves the Army of the Dead, which disperses it."""

from __future__ import annotations

from ostrog.expansions.warriors.board.pieces import DEAD
from ostrog.expansions.warriors.board.state import FactionWar
from ostrog.expansions.warriors.board.verbs import LEAVE_DEAD
from ostrog.games.war_of_the_ring.board.pieces import FREE
from ostrog.games.war_of_the_ring.companions.journeys import MoveCompanions
from ostrog.kernel import Refusal, refuse


def leaves_only_with_the_heir(war: FactionWar, seat: int, character: str) -> Refusal | None:
    """Refuse a Companion who would leave the Army of the Dead alone (WOME-11.9)."""
    move = war.frame(MoveCompanions)
    group = [] if move is None else move.group()
    if character == war.heir or war.heir in group:
        return None
    bound = character in war.in_the_army_of_the_dead()
    return refuse("WOME-11.9", character) if bound else None


def outside_with_the_dead(war: FactionWar, value: bool, who: str, region: str) -> bool:
    """The Army of the Dead is outside a besieged Stronghold of its region (WOME-11.29)."""
    return value and who not in war.in_the_army_of_the_dead()


@LEAVE_DEAD.rule
def leaves_the_army_of_the_dead(war: FactionWar, seat: int) -> Refusal | None:
    """Refuse where no Army of the Dead is, or to the enemy (WOME-11.26)."""
    able = war.side(seat) == FREE and war.has_entered(DEAD)
    return None if able else refuse("WOME-11.26")
