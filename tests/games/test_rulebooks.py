"""The rulebooks in other languages: they say all that the English ones say, and nothing else."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ostrog import games
from ostrog.games.five_armies.game import game as five_armies
from ostrog.games.ring_cards.game import game as ring_cards
from ostrog.games.stronghold.game import game as stronghold
from ostrog.games.war_of_the_ring.game import game as war_of_the_ring
from ostrog.kernel import Game, Rulebook, State, Translation, read_translation

FOLDER = Path(games.__file__).parent
GAMES = {
    "five_armies": five_armies,
    "ring_cards": ring_cards,
    "stronghold": stronghold,
    "war_of_the_ring": war_of_the_ring,
}
TRANSLATED = [(game, language) for game in GAMES for language in ("pl", "ru")]


def both(name: str, language: str) -> tuple[Rulebook, Translation]:
    game: Game[State] = GAMES[name]  # type: ignore[assignment]  # whatever its state is
    assert game.rulebook is not None
    file = game.translations[language]
    assert not isinstance(file, tuple)
    return game.rulebook, read_translation(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("name", "language"), TRANSLATED)
def test_every_statement_chapter_and_gap_is_translated_and_no_other(
    name: str, language: str
) -> None:
    rulebook, translation = both(name, language)
    assert translation.text.keys() == {each.id for each in rulebook}
    assert translation.chapters.keys() == {each.chapter for each in rulebook}
    assert translation.open.keys() == {each.id for each in rulebook if each.open}
    every = [*translation.text.values(), *translation.chapters.values(), *translation.open.values()]
    assert all(text.strip() for text in every)
    # Two chapters of one name would be one on the page.
    assert len(set(translation.chapters.values())) == len(translation.chapters)


@pytest.mark.parametrize(("name", "language"), TRANSLATED)
def test_the_numbers_are_the_same_in_every_language(name: str, language: str) -> None:
    rulebook, translation = both(name, language)
    other = {
        each.id: (numbers(each.text), numbers(translation.text[each.id]))
        for each in rulebook
        if numbers(each.text) != numbers(translation.text[each.id])
    }
    assert other == {}


def numbers(text: str) -> list[str]:
    """Return the numbers in a statement, in any order."""
    return sorted(re.findall(r"\d+", text))


@pytest.mark.parametrize("name", GAMES)
def test_every_decision_comes_from_a_rule_of_the_rulebook(name: str) -> None:
    game: Game[State] = GAMES[name]  # type: ignore[assignment]  # whatever its state is
    assert game.rulebook is not None
    words = (FOLDER / name / "words" / "en.ftl").read_text(encoding="utf-8")
    kinds = set(re.findall(r"^ask-([a-z-]+) =", words, re.MULTILINE))
    assert game.asked_by_rule.keys() == kinds
    assert [rule for rule in game.asked_by_rule.values() if rule not in game.rulebook] == []
