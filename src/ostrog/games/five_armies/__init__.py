"""The Battle of Five Armies."""

from ostrog.games.five_armies.game import game

__all__ = ["game"]
