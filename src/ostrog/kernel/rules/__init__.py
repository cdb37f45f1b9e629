"""The declarations of an author: the game, its options, effects, sources, rulebook and values."""
