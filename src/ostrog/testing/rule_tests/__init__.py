"""Which rules are cited by tests, and which are not."""
