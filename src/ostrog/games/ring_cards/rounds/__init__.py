"""Chapters 4 to 7, 9 and 15: the round with its steps."""
