"""Chapter 34: the Great Bats."""

from __future__ import annotations

from ostrog.games.five_armies import log
from ostrog.games.five_armies.war import War


def spend_bats(war: War, territory: str) -> None:
    """B5A-34.3, 34.6: a figure leaves the battlefield."""
    war.bats[territory] -= 1
    war.tell(log.BatsSpent(territory))
