"""How factions lie on the table of the game, and what players are told of them."""
