"""Chapters 8 and 14 to 16: figures move by cards, with armies, and carry armies in ships."""
