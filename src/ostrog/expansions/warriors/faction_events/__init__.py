"""Chapters 4, 5 and 17: faction cards, and what each of them does."""
