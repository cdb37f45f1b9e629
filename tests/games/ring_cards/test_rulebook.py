"""The rule index: its statements are numbered, in order, and cited as they are."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

from ostrog.games.ring_cards.board.faction_cards import HERE
from ostrog.kernel import read_rulebook
from ostrog.testing.rule_tests.citations import collect_citations

RULES = read_rulebook((HERE / "rules.toml").read_text(encoding="utf-8"))
PACKAGE = Path(str(HERE))

CHAPTERS = {
    "1. Sides, decks and components": 11,
    "2. Setup": 7,
    "3. Areas and card anatomy": 12,
    "4. The round": 3,
    "5. Location step: battlegrounds": 15,
    "6. Location step and action step: paths": 13,
    "7. Action step, passing, carryover": 11,
    "8. Playing cards": 29,
    "9. Other actions": 15,
    "10. Procedures": 22,
    "11. Combat step and combat tokens": 13,
    "12. Path combat": 15,
    "13. Battleground combat": 17,
    "14. Scoring and victory": 11,
    "15. Draw step": 6,
    "16. Scenario: Trilogy": 8,
    "17. Scenario: Two-Player Duel": 12,
    "18. Scenario: Three-Player Duel": 7,
    "19. Scenario: The Fellowship of the Ring": 9,
    "20. Texts and single-card rulings": 34,
    "21. Hidden information": 9,
}


def number(rule: str) -> tuple[int, int]:
    chapter, statement = rule.removeprefix("RCG-").split(".")
    return int(chapter), int(statement)


def test_there_are_279_statements_in_21_chapters() -> None:
    counted = dict.fromkeys(CHAPTERS, 0)
    for rule in RULES:
        counted[rule.chapter] += 1
    assert counted == CHAPTERS
    assert len(RULES) == 279


def test_every_id_is_there_once_and_in_order() -> None:
    ids = [rule.id for rule in RULES]
    assert all(re.fullmatch(r"RCG-\d+\.\d+", rule) for rule in ids)
    assert all(number(one) < number(next_one) for one, next_one in pairwise(ids))


def test_every_statement_stands_in_its_chapter() -> None:
    assert list(dict.fromkeys(rule.chapter for rule in RULES)) == list(CHAPTERS)
    for rule in RULES:
        assert rule.chapter.startswith(f"{number(rule.id)[0]}. ")


def test_statements_and_rulings_are_sentences() -> None:
    for rule in RULES:
        for text in (rule.text, rule.open, rule.unbreakable):
            assert text == text.strip()
            assert not text or text.endswith(".")


def test_34_statements_fill_a_gap_and_one_cannot_be_broken() -> None:
    assert len([rule for rule in RULES if rule.open]) == 34
    assert [rule.id for rule in RULES if rule.unbreakable] == ["RCG-1.10"]


def test_statements_refer_to_statements_that_exist() -> None:
    referred = {
        found for rule in RULES for found in re.findall(r"RCG-[\d.]*\d", rule.text + rule.open)
    }
    assert sorted(rule for rule in referred if rule not in RULES) == []


def test_code_and_tests_cite_statements_that_exist() -> None:
    cited = {rule for each in collect_citations(Path(__file__).parent) for rule in each.rules}
    for module in PACKAGE.rglob("*.py"):
        cited |= set(re.findall(r"RCG-\d+\.\d+", module.read_text(encoding="utf-8")))
    assert sorted(rule for rule in cited if rule not in RULES) == []
