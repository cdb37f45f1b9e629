"""The conformance checks as a class of pytest tests, for an author's own test files."""

from __future__ import annotations

from typing import ClassVar

from ostrog.testing.conformance.checks import CHECKS
from ostrog.testing.conformance.subjects import Subject


class Conformance:
    """Subclass it as `class TestMyGame(Conformance)` and set `subject`; pytest does the rest."""

    subject: ClassVar[Subject]
    games: ClassVar[int] = 10
    seed: ClassVar[int] = 0

    def check(self, name: str) -> None:
        """Run one check and fail with what it found."""
        report = CHECKS[name](self.subject, self.games, self.seed, None)
        assert report.passed, "\n".join([report.check, *report.problems, str(report.examined)])

    def test_continuing(self) -> None:
        """Clone, encoding, another process and replay continue identically."""
        self.check("continuing")

    def test_history(self) -> None:
        """Earlier states never change."""
        self.check("history")

    def test_options(self) -> None:
        """Option ids are unique and stable."""
        self.check("options")

    def test_noninterference(self) -> None:
        """Nobody is told what they may not know."""
        self.check("noninterference")

    def test_knowledge(self) -> None:
        """Views and sampled worlds keep everything that was seen."""
        self.check("knowledge")

    def test_undo(self) -> None:
        """Undo never crosses its barrier."""
        self.check("undo")

    def test_endings(self) -> None:
        """Random games end by the rules."""
        self.check("endings")

    def test_dice(self) -> None:
        """Chance is fair."""
        self.check("dice")
