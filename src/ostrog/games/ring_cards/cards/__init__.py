"""Chapters 8 to 10: drawing, playing, moving, cycling and eliminating cards."""
