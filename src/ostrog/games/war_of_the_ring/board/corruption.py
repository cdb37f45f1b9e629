"""Chapters 15 and 16: Corruption, which the Ring-bearers suffer and of which they are healed."""

from __future__ import annotations

from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.board.state import War


def change_corruption(war: War, amount: int) -> None:
    """Add Corruption, or take some away; never below 0 (WOTR-15.18, 16.26)."""
    change = max(amount, -war.corruption)
    if change:
        war.corruption += change
        war.tell(events.CorruptionChanged(change, war.corruption))
