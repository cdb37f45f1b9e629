"""Everyone can play: no serious finding of axe, and all that stands on the board by keyboard."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, Page, expect

from browser.axe import THEMES, findings
from browser.conftest import Server
from browser.dialogs import close
from browser.people import Person
from browser.scenes import (
    sit_at_both_sides,
    with_a_choice_of_manoeuvres,
    with_a_full_hand,
    with_event_cards_in_battle,
)

LANGUAGES = ("en", "pl", "ru")
THEMES_BY_SIZE = {(1280, 900): THEMES[:2], (390, 844): THEMES[2:]}
"""Everything is looked at on both screens and in all themes, if not in each on each."""


ARROWS = """(ref) => ['Left', 'Right', 'Up', 'Down'].map((arrow) => {
    const from = document.querySelector(`.board [data-ref="${ref}"]`)
    from.focus()
    from.dispatchEvent(new KeyboardEvent('keydown', {key: `Arrow${arrow}`, bubbles: true}))
    return document.activeElement.dataset.ref ?? ''
})"""
"""Script that returns where each arrow key leads from a thing on the board."""


def test_axe_finds_nothing_serious_in_any_language(browser: Browser, server: Server) -> None:
    ann = Person.arrive(browser, server.url)
    found = list[str]()
    for language in LANGUAGES:
        ann.speak(language)
        found += findings(ann.page)
    sit_at_both_sides(ann, server)
    for language in LANGUAGES:
        ann.change_language(language)
        found += findings(ann.page)
    sit_at_both_sides(ann, server, at=with_a_choice_of_manoeuvres)
    found += findings(ann.page)
    assert found == []
    ann.leave()


def test_axe_finds_nothing_serious_about_cards(browser: Browser, server: Server) -> None:
    ann = Person.enter(browser)
    page, found = ann.page, list[str]()
    boards = set[tuple[int, int]]()

    def look(size: tuple[int, int]) -> None:
        seen = findings(page, THEMES_BY_SIZE[size], board_passed=size in boards)
        found.extend(f"{size}: {each}" for each in seen)
        boards.add(size)

    sit_at_both_sides(ann, server, curtain=True, at=with_a_full_hand)
    for size in THEMES_BY_SIZE:
        ann.resize(size)
        ann.turn_to("hand")
        look(size)
        page.locator(".hand .curtain").click()
        look(size)
        page.locator(".hand .card-button.may").first.click()
        page.locator(".card-detail .option").first.wait_for()
        look(size)
        ann.let_go()
        page.get_by_role("button", name="Hide my cards").click()
        ann.turn_to("pieces")
        for opener in ("[data-pile=event-discard]", '[data-sheet="sheet:beorn"]'):
            ann.unfold()
            page.locator(opener).click()
            page.locator(".window").wait_for()
            look(size)
            close(ann)
        page.locator(".tools button.icon").click()
        page.locator(".settings .house").click()
        page.locator(".house-values").wait_for()
        look(size)
        close(ann)
    sit_at_both_sides(ann, server, at=with_event_cards_in_battle)
    boards.clear()
    for size in THEMES_BY_SIZE:
        ann.resize(size)
        ann.turn_to("battle")
        look(size)
    assert found == []
    ann.leave()


def test_a_card_is_read_and_played_by_keyboard(browser: Browser, server: Server) -> None:
    ann = Person.enter(browser)
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
    ann = Person.enter(browser)
    sit_at_both_sides(ann, server)
    things = ann.page.locator(".board [data-ref]")
    labels: dict[str, str] = things.evaluate_all(
        "all => Object.fromEntries(all.map((each) => [each.dataset.ref, each.ariaLabel]))"
    )
    assert all(labels.values())
    standing = {ref for ref in labels if ref.startswith("army:")}
    regions = {area["id"] for area in board(ann.page) if area["kind"] == "region"}
    assert len(regions) == 46
    assert regions <= set(labels)
    assert len(standing) >= 14

    # From wherever one has come, the arrows lead on.
    first: str = things.first.evaluate("each => each.dataset.ref")
    reached, ahead = {first}, [first]
    while ahead and not regions | standing <= reached:
        found: list[str] = ann.page.evaluate(ARROWS, ahead.pop())
        ahead += [there for there in dict.fromkeys(found) if there not in reached]
        reached.update(found)
    assert regions | standing <= reached

    # What was pressed above by script, a real key does too.
    things.first.focus()
    ann.page.keyboard.press("ArrowRight")
    assert ann.page.evaluate("document.activeElement.dataset.ref") in reached - {first}
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
