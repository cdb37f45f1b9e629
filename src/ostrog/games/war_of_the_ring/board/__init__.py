"""What lies on the table: map, figures, state, verbs and events."""
