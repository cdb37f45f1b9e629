"""Two worlds that differ only in what an observer cannot know are byte for byte the same to it."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator

import pytest

from ostrog.server.catalogue import games
from server.leaks.conftest import Houses
from server.leaks.driving import examine
from server.leaks.faces import Knowledge, named_though_unknown
from server.leaks.houses import SPECTATOR
from server.leaks.pairs import Case, make_pair

PAIRS = int(os.environ.get("OSTROG_LEAK_PAIRS", "1"))
"""So many pairs of worlds are held against each other for each observer."""
MOST_CHOICES = 6
PLAYED = (
    ("five_armies", "standard"),
    ("ring_cards", "duel-two-players"),
    ("ring_cards", "trilogy-3"),
)
MOMENTS = (0, 30, 75)
"""The worlds part after so many choices: at the beginning for one observer, later for others."""


def cases() -> Iterator[Case]:
    for game, scenario in PLAYED:
        observers = (*games()[game].scenario(scenario).persons, SPECTATOR)
        for index, observer in enumerate(observers):
            for number in range(PAIRS):
                moment = MOMENTS[(index + number) % len(MOMENTS)]
                yield Case(game, scenario, observer, moment, number)


@pytest.mark.parametrize("case", list(cases()), ids=str)
def test_what_an_observer_cannot_know_changes_no_byte(
    houses: Houses, case: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    knowledge = Knowledge(monkeypatch)
    pair = make_pair(case, MOST_CHOICES)
    heard = examine(houses, pair)
    kinds = {json.loads(frame)["type"] for frame in heard.all_of("frame")}
    expected = {"Welcome", "Update", "Refused", "Trouble", "ChatLines", "Note", "Noted", "Present"}
    assert kinds >= expected | ({"Refusals", "Drafted", "Accepted"} if case.observer else set())
    assert len(heard.all_of("mail")) == sum(entry.calls for entry in pair.entries)
    assert named_though_unknown(case, heard, knowledge) == []


def test_the_pairs_are_about_something() -> None:
    """In them people undo, the observer and others, and do what the observer does not see."""
    pairs = [make_pair(case, MOST_CHOICES) for case in cases()]
    undoing = {
        entry.seat in pair.case.observer
        for pair in pairs
        for entry in pair.entries
        if not entry.picks[0]
    }
    unseen = [entry for pair in pairs for entry in pair.entries if entry.picks[0] != entry.picks[1]]
    called = [entry for pair in pairs for entry in pair.entries if entry.calls]
    assert undoing == {True, False}
    assert len(unseen) >= len(pairs) // 2
    assert len(called) >= len(pairs) // 2
