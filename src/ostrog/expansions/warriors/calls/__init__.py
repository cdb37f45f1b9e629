"""Chapters 9 and 17: factions are called to battles."""
