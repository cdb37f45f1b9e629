"""The players' page of the game names every ruling of ours."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ostrog.games.five_armies.board.pieces import read_unconfirmed
from ostrog.kernel import Statement, read_rulebook

ROOT = Path(__file__).parents[3]
RULES = ROOT / "src/ostrog/games/five_armies/rules.toml"
PAGE = ROOT / "docs/games/five_armies.md"


@pytest.mark.skipif(not PAGE.exists(), reason="a copy of the project without its docs")
def test_the_page_lists_every_ruling_of_ours_and_no_other() -> None:
    page = " ".join(PAGE.read_text(encoding="utf-8").split())
    ours = [rule for rule in read_rulebook(RULES.read_text(encoding="utf-8")) if rule.open]
    assert re.findall(r"- \*\*(\S+)\*\* ", page) == [rule.id for rule in ours]
    assert [rule.id for rule in ours if entry(rule) not in page] == []


@pytest.mark.skipif(not PAGE.exists(), reason="a copy of the project without its docs")
def test_the_page_lists_every_value_that_no_source_confirms() -> None:
    page = PAGE.read_text(encoding="utf-8")
    assert [value.path for value in read_unconfirmed() if f"| `{value.path}` |" not in page] == []


def entry(rule: Statement) -> str:
    return f"- **{rule.id}** {rule.text} *{rule.open}*"
