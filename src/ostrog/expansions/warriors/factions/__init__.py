"""Chapters 5, 7, 8 and 11 to 16: how factions enter, muster, move, attack and are eliminated."""
