"""Chapter 19: what players of one team share, and what each does alone."""
