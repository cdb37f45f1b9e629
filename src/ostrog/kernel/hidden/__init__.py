"""What who may know: knowledge, views, and worlds that look the same to an observer."""
