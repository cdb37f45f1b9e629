"""Chapter 8: characters and Nazgul on the map."""
