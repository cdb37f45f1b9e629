"""War of the Ring: The Card Game."""

from ostrog.games.ring_cards.game import game

__all__ = ["game"]
