"""Chapters 16 and 17: the Hunt for the Ring, and Mordor."""
