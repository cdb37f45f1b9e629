"""War of the Ring with six factions is played by two people, each at a screen."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Server
from browser.faction_scenes import FACTION_WISHES, FULL, SIX_FACTIONS
from browser.people import PATIENCE, Person, who_is_asked
from browser.ring_scenes import Commander
from browser.scenes import sit_down

TURNS = 3
MOST_ANSWERS = 260
"""So many answers are more than enough for three turns."""
LONG_SECONDS = 4_500
ENTER = (
    "Dead Men of Dunharrow enter",
    "Eagles of the Misty Mountains enter",
    "Ents of Fangorn enter",
    "Corsairs of Umbar enter",
    "Hillmen of Dunland enter",
    "Broods of Shelob enter",
)
CALLED = [
    f"calls the {each} to the battle"
    for each in ("Dead Men", "Eagles", "Ents", "Corsairs", "Dunlendings", "Spiders")
]


def seat(browser: Browser, server: Server) -> list[Commander]:
    """Seat two people in a new match, each with what one side wants."""
    people = [Person.enter(browser) for _ in FACTION_WISHES]
    sit_down(
        [(each, (number,)) for number, each in enumerate(people)], server, SIX_FACTIONS, new=FULL
    )
    return [Commander(people[side], side, wishes) for side, wishes in enumerate(FACTION_WISHES)]


def answer(commanders: list[Commander]) -> None:
    """Let whoever is asked answer."""
    asked = who_is_asked([each.person for each in commanders])
    next(each for each in commanders if each.person is asked).answer()


def expect_told(log: str, *, called: int) -> None:
    """Look whether all six factions entered, and whether so many were called to battles."""
    assert [each for each in ENTER if each not in log] == []
    assert sum(each in log for each in CALLED) >= called, log


def test_in_three_turns_all_six_factions_enter_and_fight(browser: Browser, server: Server) -> None:
    commanders = seat(browser, server)
    ann, bob = (each.person for each in commanders)
    for _ in range(MOST_ANSWERS):
        answer(commanders)
        if ann.page.locator(".breadcrumb").inner_text().startswith(f"Turn {TURNS + 1}"):
            break
    else:
        raise AssertionError("three turns take too long")
    expect_told(ann.log(), called=2)
    assert sum(each.on_pieces for each in commanders) > TURNS * 5
    assert ann.at == bob.at
    for person in (ann, bob):
        person.leave()


@pytest.mark.long
@pytest.mark.timeout(LONG_SECONDS + 60)
def test_a_whole_war_of_factions(browser: Browser, server: Server) -> None:
    commanders = seat(browser, server)
    ann, bob = (each.person for each in commanders)
    end, answers = time.monotonic() + LONG_SECONDS, 0
    while not ann.over and not bob.over:
        assert time.monotonic() < end, f"{answers} answers, {ann.kind} is asked"
        answer(commanders)
        answers += 1
    for person in (ann, bob):
        expect(person.page.locator(".prompt.end")).to_be_visible(timeout=PATIENCE)
    told = ann.page.locator(".prompt.end").inner_text()
    print(
        f"{answers} answers, {sum(each.on_pieces for each in commanders)} of them on pieces: {told}"
    )
    assert "resigned" not in told
    expect_told(ann.log(), called=3)
    for person in (ann, bob):
        person.leave()
