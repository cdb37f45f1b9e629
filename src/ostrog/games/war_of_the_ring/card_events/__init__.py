"""Chapter 7 and the cards: what each event card does when it is played as an event."""
