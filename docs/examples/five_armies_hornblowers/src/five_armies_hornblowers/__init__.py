"""Hornblowers: an expansion of The Battle of Five Armies, invented as an example."""

from five_armies_hornblowers.expansion import expansion

__all__ = ["expansion"]
