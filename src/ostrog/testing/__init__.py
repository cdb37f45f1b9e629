"""What lets an author trust a game: conformance, fuzzing, rulebook tools, tables for tests.

Nothing here knows a game; `docs/authors/proving-your-game.md` shows how to use it.
"""

from ostrog.testing.reports import Report
from ostrog.testing.subjects import Subject
from ostrog.testing.suite import Conformance
from ostrog.testing.tables import Seat, Table

__all__ = ["Conformance", "Report", "Seat", "Subject", "Table"]
