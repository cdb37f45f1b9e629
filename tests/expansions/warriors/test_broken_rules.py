"""Every rule with a test has an entry that breaks it."""

from __future__ import annotations

from pathlib import Path

from ostrog.expansions.warriors import expansion
from ostrog.testing.broken_rules.guards import find_guards

GUARDS = find_guards(expansion, Path(__file__).parent)


def test_every_tested_rule_has_an_entry_and_no_other() -> None:
    assert GUARDS.missing == []
    assert GUARDS.superfluous == []


def test_the_entries_fit_the_code() -> None:
    assert GUARDS.stale() == {}
