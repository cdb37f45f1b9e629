"""Matches being played: loaded, changed one request at a time, and shown to those who watch."""
