"""A match that is over is looked back at: by keyboard, with other eyes, and from its file."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser.axe import findings
from browser.conftest import Server
from browser.people import PATIENCE, Person
from browser.scenes import sit_opposite
from browser.tables import arrive, propose
from ostrog.kernel import Match, State
from ostrog.kernel.runtime.flow import Ask

ENTRIES = 8


def after_some_choices(match: Match[State], ask: Ask) -> bool:
    """Dice were rolled, and a turn is under way."""
    return len(match.entries) >= ENTRIES


@pytest.fixture(scope="module")
def ann(browser: Browser, server: Server) -> Iterator[Person]:
    """Somebody whose match has just ended, since the other gave up."""
    ann, bob = Person.enter(browser), Person.enter(browser)
    sit_opposite(ann, bob, server, after_some_choices)
    propose(bob, "resign")
    bob.page.locator("[role=alertdialog] .button.primary").click()
    expect(ann.page.locator(".prompt.end")).to_be_visible(timeout=PATIENCE)
    bob.leave()
    yield ann
    ann.leave()


def test_a_finished_match_is_scrubbed_by_keyboard(ann: Person) -> None:
    page, last, address = ann.page, ann.at, ann.page.url

    # How the dice fell, and that they were settled before.
    page.get_by_role("button", name="Fair play").click()
    window = page.get_by_role("dialog")
    expect(window.locator(".audit-dice").first).to_be_visible(timeout=PATIENCE)
    expect(window).to_contain_text("Your browser noted the fingerprint")
    expect(window).to_contain_text("Your browser has worked out the fingerprint")
    expect(window.get_by_role("alert")).to_have_count(0)
    assert findings(page) == []
    page.keyboard.press("Escape")

    page.get_by_role("link", name="Watch the replay").click()
    slider = page.get_by_role("slider")
    slider.wait_for(timeout=PATIENCE)
    table = page.locator(".table.replay")
    expect(table).to_have_attribute("data-at", "0")
    assert findings(page) == []

    # Arrows step, Home and End go to the ends; the slider says where one is.
    slider.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(table).to_have_attribute("data-at", "2", timeout=PATIENCE)
    expect(slider).to_have_attribute("aria-valuetext", f"2 of {last} · Turn 1 begins")
    page.keyboard.press("End")
    expect(table).to_have_attribute("data-at", str(last), timeout=PATIENCE)
    page.keyboard.press("ArrowLeft")
    expect(table).to_have_attribute("data-at", str(last - 1), timeout=PATIENCE)
    page.keyboard.press("Home")
    expect(table).to_have_attribute("data-at", "0", timeout=PATIENCE)

    # The hands of both are open now; what everybody saw shows neither.
    hand = page.locator(".hand")
    expect(hand).to_have_attribute("data-colour", "blue")
    ann.choose(".replay-buttons .choice:last-of-type", "1")
    expect(hand).to_have_attribute("data-colour", "red", timeout=PATIENCE)
    ann.choose(".replay-buttons .choice:last-of-type", "-1")
    expect(hand).to_have_count(0, timeout=PATIENCE)

    # It plays by itself to its end.
    ann.choose(".replay-buttons .choice:first-of-type", "4")
    page.get_by_role("button", name="Play", exact=True).click()
    expect(table).to_have_attribute("data-at", str(last), timeout=PATIENCE)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    ann.sit_down(address)


def test_a_record_is_looked_back_at_from_its_file(
    ann: Person, browser: Browser, server: Server
) -> None:
    with ann.page.expect_download() as waiting:
        ann.page.get_by_role("link", name="Download the record").click()
    file = waiting.value
    assert file.suggested_filename.endswith(".ostrog")
    carol = arrive(browser, server, "Carol")
    page = carol.page
    page.goto(f"{server.url}/records")
    page.locator("input[type=file]").set_input_files(file.path())
    expect(page.locator("main")).to_contain_text("Checked: the seed explains", timeout=PATIENCE)
    assert findings(page) == []
    page.get_by_role("button", name="Watch the replay").click()
    page.get_by_role("slider").wait_for(timeout=PATIENCE)
    page.get_by_role("slider").focus()
    page.keyboard.press("End")
    expect(page.locator(".table.replay")).to_have_attribute(
        "data-at", str(ann.at), timeout=PATIENCE
    )
    carol.leave()
