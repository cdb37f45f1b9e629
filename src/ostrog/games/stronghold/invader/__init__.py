"""What the Invader does in his six phases, and his objectives."""
