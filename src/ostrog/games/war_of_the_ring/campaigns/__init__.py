"""Chapters 9 and 10: recruiting, stacking and the movement of armies."""
