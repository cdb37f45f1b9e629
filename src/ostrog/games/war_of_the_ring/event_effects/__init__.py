"""Chapter 7: what events do: the parts of which cards are composed."""
