"""Fixtures of the server's tests, for attacks on it."""

from server.conftest import ann, another_database, database, quick_tests, server, settings

__all__ = ["ann", "another_database", "database", "quick_tests", "server", "settings"]
