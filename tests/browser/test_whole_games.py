"""A visitor plays against a bot from the landing page, with a mouse and to the end."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Server
from browser.mouse import Hand
from browser.people import PATIENCE, Person

FIRST = 12
"""So many choices of both are the first turns."""
SECONDS = 120
LONG_SECONDS = 1_500
GAMES = ("five_armies", "ring_cards", "stronghold")


def begin(browser: Browser, server: Server, game: str, seed: int) -> Hand:
    """Come to the landing page, choose the weakest bot, and press the large button."""
    ann = Person.arrive(browser, server.url)
    quick = f'.quick-play[data-game="{game}"]'
    ann.page.locator(f"{quick} .quick-choices button").nth(1).click()
    ann.page.locator('.menu-item[data-key="novice"]').click()
    ann.page.locator(f"{quick} .big").click()
    ann.table.wait_for()
    return Hand(ann, seed)


@pytest.mark.parametrize("game", GAMES)
def test_the_first_turns_and_giving_up(browser: Browser, server: Server, game: str) -> None:
    hand = begin(browser, server, game, seed=1)
    hand.play(FIRST, SECONDS)
    ann = hand.person
    while not hand.on_things:  # by chance the first questions are all answered in words
        hand.play(ann.at + FIRST, SECONDS)
    ann.let_go()
    ann.page.locator(".match-menu").click()
    ann.page.locator('[role=menuitem][data-key^="resign"]').click()
    ann.page.locator("[role=alertdialog] .button.primary").click()
    expect(ann.page.locator(".prompt.end")).to_contain_text("resigned", timeout=PATIENCE)
    assert ann.over
    ann.leave()


@pytest.mark.long
@pytest.mark.timeout(LONG_SECONDS + 60)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(browser: Browser, server: Server, game: str) -> None:
    hand = begin(browser, server, game, seed=1)
    hand.play(1_000_000, LONG_SECONDS)
    ann = hand.person
    end = ann.page.locator(".prompt.end")
    expect(end).to_be_visible(timeout=PATIENCE)
    print(f"{ann.at} entries, {hand.on_things} presses on things, {hand.in_words} on words:")
    print(end.inner_text())
    assert hand.on_things > hand.in_words / 4
    assert "resigned" not in end.inner_text()
    ann.page.goto(f"{server.url}/matches")
    expect(ann.page.locator('[data-standing="over"]').first).to_be_visible(timeout=PATIENCE)
    ann.leave()
