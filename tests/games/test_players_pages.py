"""The players' page of each game and expansion names every ruling and every value that is ours."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ostrog.expansions.warriors.board import values as warriors
from ostrog.games.five_armies.board import pieces as five_armies
from ostrog.games.ring_cards.board import values as ring_cards
from ostrog.games.stronghold.board import values as stronghold
from ostrog.games.war_of_the_ring.board import values as war_of_the_ring
from ostrog.kernel import Statement, read_rulebook

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "docs/games"
UNCONFIRMED = {
    "five_armies": [value.path for value in five_armies.read_unconfirmed()],
    "ring_cards": [value.path for value in ring_cards.read_unconfirmed()],
    "stronghold": [value.path for value in stronghold.read_unconfirmed()],
    "war_of_the_ring": [value.path for value in war_of_the_ring.read_unconfirmed()],
    "warriors": [value.path for value in warriors.read_unconfirmed()],
}
"""The paths of the values that no source confirms, by game or expansion."""
EXPANSIONS = frozenset({"warriors"})

pytestmark = pytest.mark.skipif(not PAGES.exists(), reason="a copy of the project without its docs")


def page_of(game: str) -> str:
    return (PAGES / f"{game}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", UNCONFIRMED)
def test_the_page_lists_every_ruling_of_ours_and_no_other(game: str) -> None:
    page = " ".join(page_of(game).split())
    kind = "expansions" if game in EXPANSIONS else "games"
    rules = ROOT / f"src/ostrog/{kind}/{game}/rules.toml"
    ours = [rule for rule in read_rulebook(rules.read_text(encoding="utf-8")) if rule.open]
    assert re.findall(r"- \*\*(\S+)\*\* ", page) == [rule.id for rule in ours]
    assert [rule.id for rule in ours if entry(rule) not in page] == []


@pytest.mark.parametrize("game", UNCONFIRMED)
def test_the_page_lists_every_value_that_no_source_confirms(game: str) -> None:
    """A table has a row for each value, or one for a thing with a column for each of its values."""
    tables = re.findall(r"(?:^\|.*\n)+", page_of(game), re.MULTILINE)
    listed = {path for table in tables for path in paths(table)}
    assert [path for path in UNCONFIRMED[game] if path not in listed] == []


def paths(table: str) -> list[str]:
    """Return the paths that the rows and columns of a table name."""
    head, _, *rows = table.splitlines()
    ends = re.findall(r"`(\.[^`]+)`", head) or [""]
    names = [name for row in rows for name in re.findall(r"\| `([^`]+)` \|", row)]
    return [name + end for name in names for end in ends]


def entry(rule: Statement) -> str:
    return f"- **{rule.id}** {rule.text} *{rule.open}*"
