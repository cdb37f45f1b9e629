"""Chapter 6: the faction dice, and the draws of faction cards."""
