"""Chapter 7: what each event card does, deck by deck."""
