"""Chapter 31: victory points and victory conditions."""

from __future__ import annotations

from ostrog.games.five_armies.board.map import FORTIFICATIONS
from ostrog.games.five_armies.board.pieces import FREE, SHADOW, SIDES
from ostrog.games.five_armies.board.state import ELIMINATED, War
from ostrog.kernel import End, Outcome


def victory_points(war: War) -> int:
    """The current victory points of the Shadow (B5A-31.1 to 31.3)."""
    points = war.values.points
    return sum(
        [
            points.fortification if region in FORTIFICATIONS else points.settlement
            for region, taken in war.control.items()
            if taken
        ]
    )


def won(seat: int, rule: str) -> End:
    """End the game with a victory of a side by a rule (B5A-31.4 to 31.8)."""
    loser = 1 - seat
    return End(Outcome(((SIDES[seat],), (SIDES[loser],)), ((seat,), (loser,)), rule))


def free_peoples_win(war: War) -> End | None:
    """The immediate victory of the Free Peoples, if its condition is met (B5A-31.4, 31.6).

    It is checked after every step and before the victory of the Shadow (B5A-31.9).
    """
    if war.characters["bolg"] == ELIMINATED:
        return won(FREE, "B5A-31.4")
    return won(FREE, "B5A-31.6") if war.marker >= war.values.fate_goal else None


def shadow_wins_at_the_gate(war: War) -> End | None:
    """The immediate victory of the Shadow, if its condition is met (B5A-31.8).

    It is checked after every step (B5A-31.10).
    """
    if war.control["front-gate"] and victory_points(war) >= war.values.victory_points:
        return won(SHADOW, "B5A-31.8")
    return None


def shadow_wins_at_the_end_of_turn(war: War) -> End | None:
    """The victory of the Shadow at the end of a turn, if it has enough points (B5A-31.7)."""
    return won(SHADOW, "B5A-31.7") if victory_points(war) >= war.values.victory_points else None
