"""War of the Ring, second edition: the war on the map. Its event cards are not played yet."""

from ostrog.games.war_of_the_ring.game import game

__all__ = ["game"]
