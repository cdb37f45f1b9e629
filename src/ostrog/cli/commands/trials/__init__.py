"""Commands that play many games or sequences at random and count what they meet."""
