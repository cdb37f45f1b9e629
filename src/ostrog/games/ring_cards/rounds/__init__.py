"""Chapters 4 to 7, 9 and 15: the round and its steps."""
