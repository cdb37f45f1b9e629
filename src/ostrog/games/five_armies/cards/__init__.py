"""Chapters 8 and 9: how cards are played, and the effect of each card."""
