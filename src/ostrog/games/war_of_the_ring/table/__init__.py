"""How the game lies before its players."""
