"""Chapters 11 and 13: battles, sieges and the capture of settlements."""
