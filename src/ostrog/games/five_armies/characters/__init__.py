"""Chapters 4, 10 to 12, 32 and 33: characters, generals, and their own abilities."""
