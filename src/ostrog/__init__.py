"""Ostrog plays asymmetric war board games in full, by the rules."""
