"""Whole games in three languages: every event, prompt and option is a clean sentence."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

import pytest

from ostrog.bots import Player, make_bot
from ostrog.cli.terminal.wording import Wording
from ostrog.games.stronghold import game
from ostrog.games.stronghold.board.pieces import DEFENDER, INVADER
from ostrog.kernel import Game, Match, open_match, view
from ostrog.words import LANGUAGES, Words

SEATS = (INVADER, DEFENDER)
RAW = re.compile(r"[{}]|\bhidden\b|\b(?:[wtlr]\d|f[lr])\b|\b(?:ref|event|option|ask)-|\w_\w")
"""What a player must never read: braces, keys, names of fields, ids of places."""
GAP = re.compile(r" [.,:;!?]|  |\( | \)|\.\.|^\s|\s$|:$|: \.")
"""Gaps and doubled marks that are left when a part of a sentence is missing."""


class Said(NamedTuple):
    """The same thing in each language."""

    key: str
    texts: tuple[str, ...]


def random_step(match: Match[Any], random: Random) -> None:
    ask = match.asks()[0]
    while not match.choose(ask.seat, random.choice(ask.options)):
        ask = next(each for each in match.asks() if each.seat == ask.seat)


def at_random(seed: int) -> Callable[[Match[Any]], None]:
    random = Random(seed)
    return lambda match: random_step(match, random)


def greedily(seed: int) -> Callable[[Match[Any]], None]:
    any_game: Game[Any] = game
    players = [Player(make_bot("greedy", any_game, f"{seed}/{seat}"), (seat,)) for seat in SEATS]

    def step(match: Match[Any]) -> None:
        seat = match.asks()[0].seat
        players[seat].answer(match, seat)

    return step


GAMES = {
    "random": ("standard", 11, at_random),
    "random starter": ("starter", 12, at_random),
    "greedy": ("standard", 13, greedily),
}


@cache
def said(name: str) -> tuple[Said, ...]:
    """Everything that is said in a game, each thing once."""
    scenario, seed, player = GAMES[name]
    match = open_match(game, scenario, ["bot", "bot"], seed.to_bytes(16, "big"))
    assert game.words is not None
    wordings = [
        Wording(Words([language], [game.words]), match.state.setting) for language in LANGUAGES
    ]
    step, found = player(seed), dict[Said, None]()
    while match.outcome is None:
        found |= dict.fromkeys(asked(match, wordings))
        step(match)
    for seats in ((), (INVADER,), (DEFENDER,)):
        for event in match.events(seats):
            texts = tuple(wording.event(event) for wording in wordings)
            if any(texts):
                found[Said(f"event-{type(event).__name__}", texts)] = None
    return tuple(found)


def asked(match: Match[Any], wordings: list[Wording]) -> Iterator[Said]:
    """The prompt of the next decision, its options, and where one is."""
    seat = match.asks()[0].seat
    seen = view(match.state, (seat,))
    (decision,) = seen.decisions
    yield Said(f"ask-{decision.kind}", tuple(each.prompt(decision) for each in wordings))
    for option in decision.options:
        yield Said(f"option-{option.verb}", tuple(each.option(option) for each in wordings))


@pytest.mark.parametrize("name", GAMES)
def test_nothing_raw_is_said_in_a_whole_game(name: str) -> None:
    wrong = [text for each in said(name) for text in each.texts if RAW.search(text)]
    assert wrong == []


@pytest.mark.parametrize("name", GAMES)
def test_no_sentence_has_a_gap(name: str) -> None:
    wrong = [text for each in said(name) for text in each.texts if not text or GAP.search(text)]
    assert wrong == []


@pytest.mark.parametrize("name", GAMES)
def test_prompts_and_events_are_sentences(name: str) -> None:
    """They begin with a capital letter, and end with a mark or with a list."""
    wrong = []
    for each in said(name):
        if each.key.startswith("option-"):
            continue
        for text in each.texts:
            first = text.lstrip("«„")[0]
            ends = text[-1] in ".!?" or " · " in text or ": " in text
            if first != first.upper() or not ends:
                wrong.append(text)
    assert wrong == []


@pytest.mark.parametrize("name", GAMES)
def test_no_language_borrows_from_another(name: str) -> None:
    """Russian has no Latin letters; Polish and English sentences are never the same."""
    wrong = []
    for each in said(name):
        english, polish, russian = each.texts
        if english == polish or re.search("[A-Za-z]", russian):
            wrong.append(each.texts)
    assert wrong == []


def test_the_games_say_most_of_what_can_be_said() -> None:
    keys = {each.key for name in GAMES for each in said(name)}
    assert len([key for key in keys if key.startswith("event-")]) >= 40
    assert len([key for key in keys if key.startswith("ask-")]) >= 25
    assert len([key for key in keys if key.startswith("option-")]) >= 40
