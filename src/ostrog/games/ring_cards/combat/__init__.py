"""Chapters 11 to 13: combat on paths and at battlegrounds."""
