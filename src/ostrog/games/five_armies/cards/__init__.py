"""Chapters 8 and 9: how cards are played, and what each of them does."""
