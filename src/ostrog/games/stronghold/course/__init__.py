"""The course of a match: setup, the phases of a turn, the Defender's windows, the end."""
