"""Somebody's time runs out: the other claims the match, lets a bot play, or keeps the seat free."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, expect

from browser.axe import findings
from browser.conftest import Server
from browser.mouse import Hand
from browser.people import PATIENCE, Person
from browser.tables import HURRIED, arrive, open_table, turn_to

TABLES = 3


@pytest.fixture(scope="module")
def hurried(browser: Browser, server: Server) -> Iterator[tuple[Person, Person, Iterator[str]]]:
    """Ann and Bob, and a table for each test: all clocks run down while one is waited for."""
    ann, bob = arrive(browser, server, "Ann"), arrive(browser, server, "Bob")
    addresses = [open_table(ann, bob, server, HURRIED) for _ in range(TABLES)]
    yield ann, bob, iter(addresses)
    ann.leave()
    bob.leave()


@pytest.fixture
def too_late(hurried: tuple[Person, Person, Iterator[str]]) -> tuple[Person, Person]:
    """Ann is asked and does nothing, until Bob may claim."""
    ann, bob, addresses = hurried
    address = next(addresses)
    for person in (ann, bob):
        person.sit_down(address)
    for person in (ann, bob):
        expect(lapse(person)).to_be_visible(timeout=2 * PATIENCE)
    return ann, bob


def lapse(person: Person) -> Locator:
    """What is said of time that has run out."""
    return person.page.locator('[data-dealing="lapse"]')


def test_the_other_claims_the_match(too_late: tuple[Person, Person]) -> None:
    ann, bob = too_late
    expect(lapse(ann).locator("button")).to_have_count(0)
    assert findings(bob.page) == []
    lapse(bob).locator(".button.primary").click()
    for person in too_late:
        expect(person.page.locator(".prompt.end")).to_be_visible(timeout=PATIENCE)
        assert person.over


def test_a_bot_takes_the_seat_and_plays_on(too_late: tuple[Person, Person]) -> None:
    ann, bob = too_late
    before = bob.at
    lapse(bob).locator("button[aria-haspopup]").click()
    bob.page.locator('[role=menuitem][data-key="novice"]').click()
    for person in too_late:
        expect(person.page.locator(".company-bar")).to_contain_text("novice bot", timeout=PATIENCE)
        expect(lapse(person)).to_have_count(0)
    bob.wait_for_entries(before + 2)  # that it sat down, and what it chose
    expect(ann.page.locator(".prompt:not(.waiting) h2")).to_have_count(0)
    Hand(bob, 1).play(bob.at + 2, 60)


def test_somebody_else_takes_a_seat_that_was_kept_free(
    too_late: tuple[Person, Person], browser: Browser, server: Server
) -> None:
    ann, bob = too_late
    lapse(bob).locator(".button").first.click()
    expect(bob.page.locator(".company-bar")).to_contain_text("free", timeout=PATIENCE)
    carol = arrive(browser, server, "Carol")
    carol.sit_down(bob.page.url)
    turn_to(carol, "talk")
    carol.page.locator(".who .button.primary").click()
    for person in (ann, bob):
        expect(person.page.locator(".company-bar")).to_contain_text("Carol", timeout=PATIENCE)
    before = carol.at
    Hand(carol, 1).play(before + 1, 60)
    bob.wait_for_entries(before + 1)
    expect(ann.page.locator(".prompt:not(.waiting) h2")).to_have_count(0)
    carol.leave()
