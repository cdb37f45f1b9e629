"""Two people at a table do what people do besides playing: talk, pause, give up, play again."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from browser.axe import findings
from browser.conftest import Server
from browser.people import PATIENCE, Person
from browser.tables import agree, open_for_two, propose, turn_to


@pytest.fixture
def two_people(browser: Browser, server: Server) -> Iterator[tuple[Person, Person]]:
    ann, bob = open_for_two(browser, server)
    yield ann, bob
    ann.leave()
    bob.leave()


def clock(person: Person, index: int) -> Locator:
    return person.page.locator(".company-bar .clock-time").nth(index)


def seconds(person: Person, index: int) -> int:
    minutes, rest = clock(person, index).inner_text().split(":")
    return int(minutes) * 60 + int(rest)


def test_two_people_talk_pause_resign_and_play_again(two_people: tuple[Person, Person]) -> None:
    ann, bob = two_people

    # The clock of whoever is asked runs on both screens, the other one stands.
    for person in two_people:
        before = seconds(person, 0)
        expect(clock(person, 0)).not_to_have_text(clock(person, 0).inner_text(), timeout=PATIENCE)
        assert seconds(person, 0) < before
        expect(clock(person, 1)).to_have_text("10:00")

    # What one says the other sees counted, and reads.
    turn_to(ann, "talk")
    ann.page.locator(".speak input").fill("Good luck!")
    ann.page.keyboard.press("Enter")
    expect(bob.page.locator(".unread")).to_have_text("1", timeout=PATIENCE)
    turn_to(bob, "talk")
    expect(bob.page.locator(".talk-lines li")).to_have_text(re.compile(r"Ann \(.+\): Good luck!"))
    expect(bob.page.locator(".unread")).to_have_count(0)
    expect(bob.page.locator('.who .here[data-here="true"]')).to_have_count(2)

    # A note is there again after a reload, and nobody else has it.
    turn_to(ann, "notes")
    ann.page.locator(".own-notes textarea").fill("watch the ford")
    expect(ann.page.locator(".own-notes .caption")).to_contain_text("Saved", timeout=PATIENCE)
    ann.page.reload()
    turn_to(ann, "notes")
    expect(ann.page.locator(".own-notes textarea")).to_have_value("watch the ford")
    turn_to(bob, "notes")
    expect(bob.page.locator(".own-notes textarea")).to_have_value("")

    # A pause that both want stops the clocks, until both want to play on.
    propose(bob, "pause")
    expect(ann.page.locator('[data-dealing="pause"]')).to_contain_text("Bob")
    assert findings(ann.page) == []
    agree(ann, "pause")
    for person in two_people:
        person.page.locator("#paused").wait_for(timeout=PATIENCE)
        expect(person.page.locator('.company-bar [data-runs="true"]')).to_have_count(0)
    ann.page.locator(".prompt .button.primary").click()
    agree(bob, "resume")
    expect(ann.page.locator('.company-bar [data-runs="true"]')).to_have_count(1, timeout=PATIENCE)

    # Giving up is asked again; then both go on to the same rematch.
    propose(bob, "resign")
    bob.page.locator("[role=alertdialog] .button.primary").click()
    for person in two_people:
        expect(person.page.locator(".prompt.end")).to_contain_text("resigned", timeout=PATIENCE)
    finished = ann.page.url
    ann.page.locator(".prompt.end .button.primary").click()
    expect(ann.page).not_to_have_url(finished, timeout=PATIENCE)
    expect(bob.page.locator(".prompt.end .button.primary")).to_have_text(
        "To the rematch", timeout=PATIENCE
    )
    bob.page.locator(".prompt.end .button.primary").click()
    expect(bob.page).to_have_url(ann.page.url, timeout=PATIENCE)
    bob.join()
    ann.table.wait_for(timeout=PATIENCE)
