"""Chapter 34: the Great Bats."""

from __future__ import annotations

from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.state import War


def spend_bats(war: War, territory: str) -> None:
    """Remove one Great Bats figure from a territory (B5A-34.3, 34.6)."""
    war.bats[territory] -= 1
    war.tell(events.BatsSpent(territory))
