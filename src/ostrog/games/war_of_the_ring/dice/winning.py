"""Chapter 18: how the game is won."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board.pieces import FREE, SHADOW
from ostrog.games.war_of_the_ring.board.state import War, victory_points
from ostrog.games.war_of_the_ring.teams.individual_points import outcome
from ostrog.kernel import End


def ring_bearers_fall(war: War) -> End | None:
    """The Shadow wins at once with 12 Corruption, before later effects (WOTR-18.1, 16.32)."""
    if war.corruption < war.values.limits.corruption:
        return None
    return End(outcome(war, SHADOW, "WOTR-18.1"))


def ring_is_destroyed(war: War) -> End | None:
    """The Free Peoples win at once at the Crack of Doom (WOTR-18.2, 17.12)."""
    if war.mordor < war.values.limits.mordor:
        return None
    return End(outcome(war, FREE, "WOTR-18.2"))


def military_victory(war: War) -> End | None:
    """A side wins by captured Settlements; the Shadow comes first (WOTR-18.3 to 18.5)."""
    limits = war.values.limits
    if victory_points(war, SHADOW) >= limits.shadow_victory:
        return End(outcome(war, SHADOW, "WOTR-18.3"))
    if victory_points(war, FREE) >= limits.free_victory:
        return End(outcome(war, FREE, "WOTR-18.4"))
    return None
