"""Odds before a fight: of dice before an attack is confirmed, by counting before a card is laid."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser.axe import findings
from browser.card_scenes import DUEL, in_a_full_turn
from browser.conftest import Server
from browser.people import PATIENCE, Person
from browser.scenes import sit_at_both_sides, sit_down
from ostrog.kernel import Match, State
from ostrog.kernel.runtime.flow import Ask

SIZES = ((1280, 900), (390, 844))


@pytest.fixture
def person(browser: Browser) -> Iterator[Person]:
    person = Person.enter(browser)
    yield person
    person.leave()


def may_attack(match: Match[State], ask: Ask) -> bool:
    """An army has moved next to an enemy, and may attack."""
    return any(option.verb == "attack" for option in ask.options)


def test_an_attack_shows_its_odds_before_it_is_confirmed(person: Person, server: Server) -> None:
    sit_at_both_sides(person, server, at=may_attack)
    page, before = person.page, person.at
    armed, odds = page.locator(".confirm.armed"), page.locator(".forecast:not(.prospect)").first
    for size in SIZES:
        person.resize(size)
        person.turn_to("prompt")
        person.unfold()
        person.click(page.locator('[data-option^="attack:"]').first)
        expect(armed.locator(".forecast-line")).not_to_be_empty(timeout=PATIENCE)
        expect(page.locator(".prospect .prospect-bar")).to_be_attached()
        expect(odds.get_by_role("img").first).to_be_attached()
        odds.scroll_into_view_if_needed()
        for why in odds.locator("details").all():
            if why.get_attribute("open") is None:
                why.locator("summary").click()
        expect(odds.locator("[data-rule]").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert findings(page) == []
        armed.locator(".quiet").click()
        expect(armed).to_have_count(0)
    assert person.at == before
    person.click(page.locator('[data-option^="attack:"]').first)
    armed.locator(".primary").click()
    person.wait_for_entries(before + 1)
    expect(page.locator(".stage-odds .prospect-strip")).to_be_attached(timeout=PATIENCE)


def test_a_card_that_is_thought_of_is_counted_where_it_would_come(
    person: Person, server: Server
) -> None:
    sit_down([(person, (0, 1))], server, DUEL, at=in_a_full_turn)
    person.play_with_open_cards()
    counted = person.page.locator("[data-forecast]").first
    for size in SIZES:
        person.resize(size)
        person.turn_to("prompt")
        person.unfold()
        person.settle()
        option = person.page.locator('[data-option^="move:"], [data-option="pass"]').last
        option.focus()
        expect(counted).to_be_visible(timeout=PATIENCE)
        expect(counted.locator(".contest-count")).to_be_visible()
        option.blur()
        expect(counted).to_have_count(0)
