"""Chapters 21 to 29: a battle from the attack to the advance of the winner."""
