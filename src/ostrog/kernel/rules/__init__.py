"""What an author declares: the game, its options, effects, sources, rulebook and values."""
