"""What lets an author trust a game: conformance, fuzzing, rulebook tools, tables for tests.

Nothing here knows a game; `docs/authors/proving-your-game.md` shows how to use it.
"""

from ostrog.testing.reports import CheckReport
from ostrog.testing.subjects import Subject
from ostrog.testing.suite import Conformance
from ostrog.testing.tables import ScriptedTable, SeatDriver

__all__ = ["CheckReport", "Conformance", "ScriptedTable", "SeatDriver", "Subject"]
