"""Running a game: procedures and their steps, the state, chance, and the engine."""
