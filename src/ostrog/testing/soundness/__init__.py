"""Soundness: mistakes that any game can make, found in random play with a few declarations."""
