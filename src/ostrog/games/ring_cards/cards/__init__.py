"""Chapters 8 to 10: cards are drawn, played, moved, cycled and eliminated."""
