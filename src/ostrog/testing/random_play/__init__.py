"""Random play: fuzzing, shrinking, tallies and counts of legal sequences."""
