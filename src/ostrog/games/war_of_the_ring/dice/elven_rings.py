"""Chapter 6: Elven Rings change dice, or are spent as a price."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.pieces import FREE, SHADOW, SIDES
from ostrog.games.war_of_the_ring.board.state import War
from ostrog.games.war_of_the_ring.board.verbs import RING
from ostrog.kernel import Refusal, refuse


def spend_ring(war: War, side: int) -> None:
    """Give a ring to the Shadow, or out of the game; it is the one of this turn (WOTR-6.3, 6.4)."""
    war.rings[side] -= 1
    if side == FREE:
        war.rings[SHADOW] += 1
    war.ring_used[side] = True


def change_refused(war: War, side: int, die: str, result: str) -> Refusal | None:
    """Refuse a change that no ring makes (WOTR-6.1, 6.6, 6.8)."""
    if die == "eye":
        return refuse("WOTR-6.8")
    if result == "will-of-the-west":
        return refuse("WOTR-6.6")
    if die == result or result not in war.values.dice[SIDES[side]].faces:
        return refuse("WOTR-6.1", result)
    return None


@RING.rule
def changes_a_die_with_a_ring(war: War, seat: int, die: str, result: str) -> Refusal | None:
    """Refuse a ring that is not there, a second one, or a change not allowed (WOTR-6.1, 6.4)."""
    side = war.side(seat)
    if die != "eye" and (not war.rings[side] or not war.dice[side].get(die)):
        return refuse("WOTR-6.1", die)
    if war.ring_used[side]:
        return refuse("WOTR-6.4")
    return change_refused(war, side, die, result)


def use_ring(war: War, seat: int, die: str, result: str) -> None:
    """Change a die; the ring goes to the Shadow or leaves the game (WOTR-6.1 to 6.3, 6.7)."""
    side = war.side(seat)
    spend_ring(war, side)
    war.dice[side][die] -= 1
    if result == "eye":
        war.hunt_box[SHADOW] += 1
    else:
        war.dice[side][result] = war.dice[side].get(result, 0) + 1
    war.tell(events.ElvenRingUsed(seat, die, result))
