"""Chapter 12: event cards that are used in battle."""
