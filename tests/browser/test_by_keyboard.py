"""The Battle of Five Armies against a bot from the landing page, without a mouse."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Server
from browser.keys import Keys
from browser.people import PATIENCE, Person

FIRST = 12
"""So many choices of both are the first turns."""
SECONDS = 120
LONG_SECONDS = 1_500


def begin(browser: Browser, server: Server) -> Keys:
    """Open a match with the large button of the landing page, against the weakest bot."""
    ann = Person.arrive(browser, server.url)
    keys = Keys(ann, seed=3)
    quick = ann.page.locator('.quick-play[data-game="five_armies"]')
    keys.reach(quick.locator(".quick-choices button").nth(1))
    keys.keyboard.press("Enter")
    novice = ann.page.locator('.menu-item[data-key="novice"]')
    novice.wait_for()
    keys.keyboard.press("Home")
    expect(novice).to_be_focused()
    keys.keyboard.press("Enter")
    keys.reach(quick.locator(".big"))
    keys.keyboard.press("Enter")
    ann.table.wait_for()
    return keys


def test_the_first_turns_and_giving_up(browser: Browser, server: Server) -> None:
    keys = begin(browser, server)
    ann = keys.person
    keys.play(FIRST, SECONDS)
    assert keys.on_things > 0
    ann.let_go()
    keys.reach(ann.page.locator(".match-menu"))
    keys.keyboard.press("Enter")
    giving_up = ann.page.locator('[role=menuitem][data-key^="resign"]')
    giving_up.wait_for()
    keys.keyboard.press("End")
    expect(giving_up).to_be_focused()
    keys.keyboard.press("Enter")
    keys.reach(ann.page.locator("[role=alertdialog] .button.primary"))
    keys.keyboard.press("Enter")
    expect(ann.page.locator(".prompt.end")).to_contain_text("resigned", timeout=PATIENCE)
    ann.leave()


@pytest.mark.long
@pytest.mark.timeout(LONG_SECONDS + 60)
def test_a_whole_game(browser: Browser, server: Server) -> None:
    keys = begin(browser, server)
    ann = keys.person
    keys.play(1_000_000, LONG_SECONDS)
    end = ann.page.locator(".prompt.end")
    expect(end).to_be_visible(timeout=PATIENCE)
    print(f"{ann.at} entries, {keys.on_things} times on the board: {end.inner_text()}")
    assert keys.on_things > 20
    ann.leave()
