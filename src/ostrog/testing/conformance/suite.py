"""The conformance checks as a class of pytest tests, for the test files of a game."""

from __future__ import annotations

from typing import ClassVar

from ostrog.testing.conformance.checks import CHECKS
from ostrog.testing.conformance.subjects import Subject


class Conformance:
    """Base class of tests: subclass it as `class TestMyGame(Conformance)` and set `subject`."""

    subject: ClassVar[Subject]
    games: ClassVar[int] = 10
    seed: ClassVar[int] = 0

    def check(self, name: str) -> None:
        """Run one check and fail with the problems it found."""
        report = CHECKS[name](self.subject, self.games, self.seed, None)
        assert report.passed, "\n".join([report.check, *report.problems, str(report.examined)])

    def test_continuing(self) -> None:
        """Clones, decoded states, another process and replays continue identically."""
        self.check("continuing")

    def test_history(self) -> None:
        """Earlier states never change."""
        self.check("history")

    def test_options(self) -> None:
        """Option ids are unique and stable."""
        self.check("options")

    def test_noninterference(self) -> None:
        """No observer learns what it may not know."""
        self.check("noninterference")

    def test_knowledge(self) -> None:
        """Views and sampled worlds agree with everything that was seen."""
        self.check("knowledge")

    def test_undo(self) -> None:
        """Undo restores the exact state, and only choices that revealed nothing can be undone."""
        self.check("undo")

    def test_endings(self) -> None:
        """Random games end by a rule of the rulebook."""
        self.check("endings")

    def test_dice(self) -> None:
        """Dice and draws are fair."""
        self.check("dice")

    def test_idle(self) -> None:
        """Every offered option does something or is a declared pass."""
        self.check("idle")

    def test_leftovers(self) -> None:
        """Nothing is left on things out of play."""
        self.check("leftovers")

    def test_rounds(self) -> None:
        """A procedure that goes round begins anew."""
        self.check("rounds")

    def test_consent(self) -> None:
        """Nobody is asked to agree with himself."""
        self.check("consent")

    def test_pairs(self) -> None:
        """Pairs of effects work together."""
        self.check("pairs")
