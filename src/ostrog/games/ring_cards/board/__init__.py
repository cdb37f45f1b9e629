"""Cards, locations and the state of a match of the card game."""
