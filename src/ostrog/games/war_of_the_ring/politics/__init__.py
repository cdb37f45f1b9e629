"""Chapter 14: nations become active and come nearer to war."""
