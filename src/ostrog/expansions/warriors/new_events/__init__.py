"""Chapter 17: the nine cards that are shuffled into the decks of the game."""
