"""The assault at the end of a turn: ranged combat, then melee."""
