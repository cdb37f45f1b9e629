"""Hidden information: what an observer knows, what it sees, and worlds that fit its knowledge."""
