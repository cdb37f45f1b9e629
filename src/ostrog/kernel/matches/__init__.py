"""Matches: how they are played, stored, replayed and moved to newer rules."""
