"""What happens when everything around a match breaks."""
