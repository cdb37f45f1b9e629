"""Everyone can play: no serious finding of axe, and all that stands on the board by keyboard."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.axe import findings
from browser.conftest import Server
from browser.people import Person
from browser.scenes import (
    begin_an_attack,
    sit_at_both_sides,
    with_a_full_hand,
    with_event_cards_in_battle,
)


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_axe_finds_nothing_serious(browser: Browser, server: Server, language: str) -> None:
    ann = Person.arrive(browser, server.url, language)
    ann.page.locator("main").first.wait_for()
    assert findings(ann.page) == []
    sit_at_both_sides(ann, server)
    assert findings(ann.page) == []
    if language == "en":
        begin_an_attack(ann, Random(2))
        assert findings(ann.page) == []
    ann.leave()


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("size", [(1280, 900), (390, 844)])
def test_axe_finds_nothing_serious_about_cards(
    browser: Browser, server: Server, theme: str, size: tuple[int, int]
) -> None:
    ann = Person.arrive(browser, server.url, size=size)
    ann.page.evaluate(f"localStorage.setItem('ostrog-theme', '{theme}')")
    sit_at_both_sides(ann, server, curtain=True, at=with_a_full_hand)
    ann.turn_to("hand")
    assert findings(ann.page) == []
    ann.page.locator(".hand .curtain").click()
    assert findings(ann.page) == []
    ann.page.locator(".hand .card-button.may").first.click()
    ann.page.locator(".card-detail .option").first.wait_for()
    assert findings(ann.page) == []
    ann.page.keyboard.press("Escape")
    ann.turn_to("pieces")
    for opener in ("[data-pile=event-discard]", '[data-sheet="sheet:beorn"]'):
        ann.unfold()
        ann.page.locator(opener).click()
        ann.page.locator(".window").wait_for()
        assert findings(ann.page) == []
        ann.page.keyboard.press("Escape")
    ann.page.locator(".tools button.icon").click()
    ann.page.locator(".settings .house").click()
    ann.page.locator(".house-values").wait_for()
    assert findings(ann.page) == []
    sit_at_both_sides(ann, server, at=with_event_cards_in_battle)
    ann.turn_to("battle")
    assert findings(ann.page) == []
    ann.leave()


def test_a_card_is_read_and_played_by_keyboard(browser: Browser, server: Server) -> None:
    ann = Person.arrive(browser, server.url)
    sit_at_both_sides(ann, server, at=with_a_full_hand)
    card = ann.page.locator(".hand .card-button.may").first
    before = ann.at
    for _ in range(200):
        ann.page.keyboard.press("Tab")
        if card.evaluate("each => each === document.activeElement"):
            break
    expect(ann.page.locator(".card-preview .passage-text").first).to_be_visible()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".card-detail .option").first).to_be_focused()
    ann.page.keyboard.press("Escape")
    expect(card).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".card-detail .option").first).to_be_focused()
    ann.page.keyboard.press("Enter")
    ann.wait_for_entries(before + 1)
    ann.leave()


def test_every_region_and_army_is_named_and_reached_by_arrow_keys(
    browser: Browser, server: Server
) -> None:
    ann = Person.arrive(browser, server.url)
    sit_at_both_sides(ann, server)
    things = ann.page.locator(".board [data-ref]")
    labels = {
        each.get_attribute("data-ref"): each.get_attribute("aria-label") for each in things.all()
    }
    assert all(labels.values())
    standing = {ref for ref in labels if ref and ref.startswith("army:")}
    regions = {area["id"] for area in board(ann.page) if area["kind"] == "region"}
    assert len(regions) == 46
    assert regions <= set(labels)
    assert len(standing) >= 14

    random, reached = Random(1), set[str]()
    things.first.focus()
    for _ in range(3_000):
        ann.page.keyboard.press(f"Arrow{random.choice(('Left', 'Right', 'Up', 'Down'))}")
        reached.add(ann.page.evaluate("document.activeElement.dataset.ref ?? ''"))
        if regions | standing <= reached:
            break
    assert regions | standing <= reached
    ann.leave()


def board(page: Page) -> list[dict[str, Any]]:
    """The areas of the board, as the server describes them."""
    areas: list[dict[str, Any]] = page.evaluate(
        """() => new Promise((done) => {
            const address = location.href.replace(/^http/, 'ws').replace('/m/', '/api/matches/')
            const socket = new WebSocket(`${address}/socket`)
            socket.onopen = () => socket.send(JSON.stringify({type: 'Join', seen: 0}))
            socket.onmessage = ({data}) => { socket.close(); done(JSON.parse(data).layout.areas) }
        })"""
    )
    return areas
