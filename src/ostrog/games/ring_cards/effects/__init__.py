"""Chapters 9, 10, 14 and 20: what the texts of cards do."""
