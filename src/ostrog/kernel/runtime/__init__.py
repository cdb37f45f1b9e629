"""How a game runs: procedures and their steps, the state, chance, and the engine."""
