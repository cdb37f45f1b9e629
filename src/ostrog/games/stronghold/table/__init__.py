"""How the siege lies before its players: board, scene, highlights."""
