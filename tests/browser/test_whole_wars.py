"""War of the Ring is played by two and by four people, each at a screen, by pressing pieces."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Server
from browser.people import PATIENCE, Person, who_is_asked
from browser.ring_scenes import (
    AT_WAR,
    EVENTFUL,
    FREE_WISHES,
    RING_WAR,
    SHADOW_WISHES,
    Commander,
)
from browser.scenes import Kind, sit_down

FOUR = "four-players"
SIDES_OF_FOUR = (0, 1, 1, 0)
TEAMS_AT_WAR = AT_WAR._replace(scenario=FOUR, seats=4)
TEAMS = RING_WAR._replace(scenario=FOUR, seats=4)
TURNS = 3
MOST_ANSWERS = 140
"""So many answers are more than enough for three turns with few dice."""
LONG_SECONDS = 3_000
TO_MORDOR = ("act:character:move-fellowship", "act:will-of-the-west:move-fellowship", *FREE_WISHES)
"""Wishes of Free Peoples who hurry, so that a match ends by the Ring."""


@pytest.fixture
def enter(browser: Browser) -> Iterator[Callable[[int], list[Person]]]:
    """Let people enter, and leave when the test is over."""
    people = list[Person]()

    def enter(number: int) -> list[Person]:
        people.extend(Person.enter(browser) for _ in range(number))
        return people

    yield enter
    for person in people:
        person.leave()


def seat(people: Sequence[Person], server: Server, kind: Kind) -> list[Commander]:
    """Seat people in a new match, each with one seat, and return how they play."""
    seats = [(person, (number,)) for number, person in enumerate(people)]
    sit_down(seats, server, kind, new=EVENTFUL)
    sides = SIDES_OF_FOUR[: len(people)]
    return [
        Commander(person, side, SHADOW_WISHES if side else TO_MORDOR)
        for person, side in zip(people, sides, strict=True)
    ]


def test_three_turns_of_four_people(enter: Callable[[int], list[Person]], server: Server) -> None:
    people = enter(4)
    commanders = seat(people, server, TEAMS_AT_WAR)
    answered = [0] * len(people)
    for _ in range(MOST_ANSWERS):
        asked = people.index(who_is_asked(people))
        commanders[asked].answer()
        answered[asked] += 1
        if people[0].page.locator(".breadcrumb").inner_text().startswith(f"Turn {TURNS + 1}"):
            break
    else:
        raise AssertionError("three turns take too long")
    assert all(answered), answered
    assert sum(each.on_pieces for each in commanders) > TURNS * 3
    assert len({person.at for person in people}) == 1


@pytest.mark.long
@pytest.mark.timeout(LONG_SECONDS + 60)
@pytest.mark.parametrize("kind", [RING_WAR, TEAMS], ids=["two", "four"])
def test_a_whole_war(enter: Callable[[int], list[Person]], server: Server, kind: Kind) -> None:
    playing = enter(kind.seats)
    commanders = seat(playing, server, kind)
    end, answers = time.monotonic() + LONG_SECONDS, 0
    while not any(person.over for person in playing):
        assert time.monotonic() < end, f"{answers} answers, {playing[0].kind} is asked"
        commanders[playing.index(who_is_asked(playing))].answer()
        answers += 1
    for person in playing:
        expect(person.page.locator(".prompt.end")).to_be_visible(timeout=PATIENCE)
    told = playing[0].page.locator(".prompt.end").inner_text()
    pressed = sum(each.on_pieces for each in commanders)
    print(f"{answers} answers, {pressed} of them on pieces:")
    print(told)
    assert "resigned" not in told
