"""What lets an author trust a game: conformance, fuzzing, rulebook tools, tables for tests.

Nothing here knows a game; `docs/authors/proving-your-game.md` shows how to use it.
"""

from ostrog.testing.conformance.check_reports import CheckReport
from ostrog.testing.conformance.subjects import Subject
from ostrog.testing.conformance.suite import Conformance
from ostrog.testing.scripted_table import ScriptedTable, SeatDriver

__all__ = ["CheckReport", "Conformance", "ScriptedTable", "SeatDriver", "Subject"]
