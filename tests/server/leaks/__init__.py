"""Nothing leaks: what one cannot know changes no byte of what one gets."""
