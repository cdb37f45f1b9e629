"""Chapters 1 to 3: factions, their figures, the faction decks, and what is kept of them."""
