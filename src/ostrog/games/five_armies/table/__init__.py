"""The table of Five Armies, as clients show it."""
