"""Chapter 31: victory points, and how the battle is won."""

from __future__ import annotations

from ostrog.games.five_armies.board.map import FORTIFICATIONS
from ostrog.games.five_armies.board.pieces import FREE, SHADOW, SIDES
from ostrog.games.five_armies.board.state import ELIMINATED, War
from ostrog.kernel import End, Outcome


def victory_points(war: War) -> int:
    """B5A-31.1 to 31.3: the Shadow's points, as they are now."""
    points = war.values.points
    return sum(
        [
            points.fortification if region in FORTIFICATIONS else points.settlement
            for region, taken in war.control.items()
            if taken
        ]
    )


def won(seat: int, rule: str) -> End:
    """B5A-31.4 to 31.8: a side has won by a rule."""
    loser = 1 - seat
    return End(Outcome(((SIDES[seat],), (SIDES[loser],)), ((seat,), (loser,)), rule))


def free_peoples_win(war: War) -> End | None:
    """B5A-31.4, 31.6, 31.9: looked at after every step, before the Shadow's victory."""
    if war.characters["bolg"] == ELIMINATED:
        return won(FREE, "B5A-31.4")
    return won(FREE, "B5A-31.6") if war.marker >= war.values.fate_goal else None


def shadow_wins_at_the_gate(war: War) -> End | None:
    """B5A-31.8, 31.10: looked at after every step."""
    if war.control["front-gate"] and victory_points(war) >= war.values.victory_points:
        return won(SHADOW, "B5A-31.8")
    return None


def shadow_wins_at_the_end_of_turn(war: War) -> End | None:
    """B5A-31.7."""
    return won(SHADOW, "B5A-31.7") if victory_points(war) >= war.values.victory_points else None
