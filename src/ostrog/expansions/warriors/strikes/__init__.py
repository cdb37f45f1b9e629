"""Chapters 11 and 13: the Dead and the Ents attack armies without a battle."""
