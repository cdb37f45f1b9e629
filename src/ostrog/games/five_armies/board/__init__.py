"""What lies on the table of Five Armies: map, pieces, decks, and the state of a match."""
