"""Matches played again: looked back at, verified, exported, imported, and moved to newer rules."""
