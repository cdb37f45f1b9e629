"""Replays of matches: history, verification, export, import, and upgrades to newer rules."""
