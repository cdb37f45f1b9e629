"""Coverage: finds which rules of a rulebook have a test that cites them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ostrog.kernel import Rulebook
from ostrog.testing.rule_tests.citations import Citation


@dataclass(frozen=True)
class Coverage:
    """The tests of each rule in a game's rulebook, and citations that do not count."""

    tests: dict[str, tuple[str, ...]]
    """The tests that cite each rule, in the rulebook's order."""
    unbreakable: dict[str, str]
    """Rules that software cannot break, which need no test, with the reason."""
    unknown: dict[str, tuple[str, ...]]
    """Ids with this rulebook's prefix that are not in it, and the tests that cite them."""
    too_many: tuple[Citation, ...]
    """Tests that cite too many rules and therefore count for none."""

    @property
    def breakable(self) -> tuple[str, ...]:
        """The rules that need a test."""
        return tuple(rule for rule in self.tests if rule not in self.unbreakable)

    @property
    def tested(self) -> tuple[str, ...]:
        """The breakable rules that a test cites."""
        return tuple(rule for rule in self.breakable if self.tests[rule])

    @property
    def untested(self) -> tuple[str, ...]:
        """The breakable rules that no test cites."""
        return tuple(rule for rule in self.breakable if not self.tests[rule])

    @property
    def percent(self) -> float:
        """Percentage of breakable rules that have a test."""
        return 100 * len(self.tested) / len(self.breakable) if self.breakable else 100.0


def cover(rulebook: Rulebook, citations: Iterable[Citation]) -> Coverage:
    """Match citations with a rulebook; citations of other games' rules are ignored."""
    prefixes = {prefix(statement.id) for statement in rulebook}
    tests: dict[str, list[str]] = {statement.id: [] for statement in rulebook}
    unknown: dict[str, list[str]] = {}
    too_many = []
    for citation in citations:
        own = [rule for rule in citation.rules if prefix(rule) in prefixes]
        if own and citation.cites_too_many:
            too_many.append(citation)
        for rule in own:
            if rule not in rulebook:
                unknown.setdefault(rule, []).append(citation.test)
            elif not citation.cites_too_many:
                tests[rule].append(citation.test)
    return Coverage(
        tests={rule: tuple(citing) for rule, citing in tests.items()},
        unbreakable={each.id: each.unbreakable for each in rulebook if each.unbreakable},
        unknown={rule: tuple(unknown[rule]) for rule in sorted(unknown)},
        too_many=tuple(too_many),
    )


def prefix(rule: str) -> str:
    """Return the prefix of a rule id, shared by its rulebook: `B5A` of `B5A-22.3`."""
    return rule.partition("-")[0]
