"""What lies on the table of the card game: cards, locations, and the state of a match."""
