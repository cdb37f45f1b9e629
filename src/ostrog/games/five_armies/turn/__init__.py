"""Chapters 2 and 4 to 7: the phases of a turn and the action dice."""
