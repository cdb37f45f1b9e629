"""Chapter 4: the cards of the expansion that stay on the table, as sources of their effects."""

from __future__ import annotations

from ostrog.expansions.warriors.board.values import CARDS
from ostrog.games.war_of_the_ring.board.verbs import SPEND_CARD
from ostrog.kernel import Source

TABLED = {
    name: Source(name, "WOME-4.11", option=SPEND_CARD[name])
    for name, printed in CARDS.cards.items()
    if printed.stays
}
"""The source of each card that stays on the table, in force while it lies there (WOME-4.11)."""
