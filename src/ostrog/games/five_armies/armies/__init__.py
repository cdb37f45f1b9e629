"""Chapters 13 to 20, 25 to 27 and 30: how armies move, grow, and take damage."""
