"""The players' page of the game names every ruling of ours and every value that is ours."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ostrog.games.stronghold.board.values import read_unconfirmed
from ostrog.kernel import Statement, read_rulebook

ROOT = Path(__file__).parents[3]
RULES = ROOT / "src/ostrog/games/stronghold/rules.toml"
PAGE = ROOT / "docs/games/stronghold.md"


@pytest.mark.skipif(not PAGE.exists(), reason="a copy of the project without its docs")
def test_the_page_lists_every_ruling_of_ours_and_no_other() -> None:
    page = " ".join(PAGE.read_text(encoding="utf-8").split())
    ours = [rule for rule in read_rulebook(RULES.read_text(encoding="utf-8")) if rule.open]
    assert re.findall(r"- \*\*(\S+)\*\* ", page) == [rule.id for rule in ours]
    assert [rule.id for rule in ours if entry(rule) not in page] == []


@pytest.mark.skipif(not PAGE.exists(), reason="a copy of the project without its docs")
def test_the_page_lists_every_value_that_no_source_confirms() -> None:
    """A table has a row for each value, or one for a thing with a column for each of its values."""
    page = PAGE.read_text(encoding="utf-8")
    tables = re.findall(r"(?:^\|.*\n)+", page, re.MULTILINE)
    listed = {path for table in tables for path in paths(table)}
    assert [value.path for value in read_unconfirmed() if value.path not in listed] == []


def paths(table: str) -> list[str]:
    """Return the paths that the rows and columns of a table name."""
    head, _, *rows = table.splitlines()
    ends = ["", *re.findall(r"`(\.[^`]+)`", head)]
    names = [match[1] for row in rows if (match := re.match(r"\| `([^`]+)` \|", row))]
    return [name + end for name in names for end in ends]


def entry(rule: Statement) -> str:
    return f"- **{rule.id}** {rule.text} *{rule.open}*"
