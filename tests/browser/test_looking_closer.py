"""Names in the log lead to things, things tell all about themselves, and what happens is seen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser.axe import findings
from browser.conftest import Server
from browser.people import Person
from browser.scenes import may, sit_at_both_sides, with_a_full_hand

SIZES = ((1280, 900), (390, 844))
NOTE_MOTION = """
    window.moved = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, times) {
        window.moved.push(...frames.flatMap((frame) => Object.keys(frame)))
        return animate.call(this, frames, times)
    }
"""
"""Notes what is animated."""


@pytest.fixture(scope="module")
def seated(browser: Browser, server: Server) -> Iterator[Person]:
    person = Person.enter(browser)
    sit_at_both_sides(person, server, at=with_a_full_hand)
    person.settle()
    yield person
    person.leave()


@pytest.fixture(params=SIZES, ids=("wide", "phone"))
def person(request: pytest.FixtureRequest, seated: Person) -> Person:
    seated.resize(request.param)
    return seated


def test_a_name_in_the_log_leads_to_its_thing_and_back(person: Person) -> None:
    page = person.page
    person.turn_to("log")
    links = page.locator(".log-list .log-link")
    expect(links.last).to_have_attribute("tabindex", "0")
    links.last.focus()
    page.keyboard.press("ArrowUp")
    name = page.evaluate("document.activeElement.textContent")
    page.keyboard.press("Enter")
    details = page.locator(".details")
    expect(details).to_be_focused()
    assert name.split()[-1].lower() in details.locator("h2").inner_text().lower()
    assert findings(page) == []
    page.keyboard.press("Escape")
    expect(details).to_have_count(0)
    assert page.evaluate("document.activeElement.textContent") == name


def test_the_whole_log_is_searched(person: Person) -> None:
    page = person.page
    person.turn_to("log")
    page.locator(".log-head button").click()
    window = page.locator(".log-window")
    window.locator("input[type=search]").fill("no such thing")
    expect(window.locator(".log-group")).to_have_count(0)
    window.locator("input[type=search]").fill("new unit")
    expect(window.locator(".log-link").first).to_be_visible()
    assert findings(page) == []
    window.locator(".log-link").first.click()
    expect(page.locator(".details")).to_be_focused()
    expect(window).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator(".details")).to_have_count(0)


def test_pieces_are_looked_at_and_put_aside(person: Person) -> None:
    page = person.page
    army = page.locator('.board [data-ref^="army:"]').first
    army.focus()
    page.keyboard.press("i")
    details = page.locator(".details")
    expect(details).to_be_focused()
    details.locator(".details-acts .button").first.click()
    expect(details).to_have_count(0)
    expect(army).to_be_focused()
    page.keyboard.press("h")
    expect(army).to_be_hidden()
    assert findings(page) == []
    page.keyboard.press("h")
    expect(army).to_be_visible()


def test_what_happens_moves_unless_that_is_not_wanted(browser: Browser, server: Server) -> None:
    person = Person.enter(browser)
    person.page.add_init_script(NOTE_MOTION)
    move_an_army(person, server)
    assert person.page.evaluate("window.moved") == []
    person.page.emulate_media(reduced_motion="no-preference")
    move_an_army(person, server)
    person.page.wait_for_function("window.moved.includes('transform')")
    assert set(person.page.evaluate("window.moved")) <= {"transform", "opacity", "offset"}
    expect(person.page.locator(".motion-likeness")).to_have_count(0)
    person.leave()


def move_an_army(person: Person, server: Server) -> None:
    """Come to a match in which an army can be moved, and move it."""
    sit_at_both_sides(person, server, at=may("select-move", "army"))
    before = person.at
    army = person.page.locator('.may[data-ref^="army:"]').first
    person.click_on(army.get_attribute("data-ref") or "")
    person.settle()
    region = person.page.locator("[data-ref].may-target").first
    person.click_on(region.get_attribute("data-ref") or "")
    person.confirm()
    person.wait_for_entries(before + 1)
