"""Chapters 3 to 6: the setup, the turn, action dice and Elven Rings."""
