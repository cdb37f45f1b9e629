"""The components of Five Armies: map, pieces, decks, and the state of a match."""
