"""Chapter 7: how event cards are played, stay on the table, and leave it."""
