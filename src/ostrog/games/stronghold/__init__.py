"""Stronghold: a siege without dice, in which every unit spent buys the other side time."""

from ostrog.games.stronghold.game import game

__all__ = ["game"]
