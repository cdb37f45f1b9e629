"""A match as it is played, stored, replayed, and moved to newer rules."""
