"""The table of the card game, as clients show it."""
