"""Tools for testing a game: conformance checks, fuzzing, rule coverage and scripted tables.

Nothing here depends on a particular game. `docs/authors/proving-your-game.md` explains the usage.
"""

from ostrog.testing.conformance.check_reports import CheckReport
from ostrog.testing.conformance.subjects import Subject
from ostrog.testing.conformance.suite import Conformance
from ostrog.testing.scripted_table import ScriptedTable, SeatDriver

__all__ = ["CheckReport", "Conformance", "ScriptedTable", "SeatDriver", "Subject"]
