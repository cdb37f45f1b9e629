"""Chapters 9, 10, 14 and 20: the effects of card texts."""
