"""What helps players: the summary on two pages and the gallery of all cards, for everyone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect

from browser.axe import THEMES, findings
from browser.card_scenes import TRILOGY, in_a_full_turn
from browser.conftest import Server
from browser.people import Person
from browser.scenes import sit_at_both_sides, sit_down, with_a_full_hand

GAMES = ("five_armies", "ring_cards", "stronghold", "war_of_the_ring")
LANGUAGES = ("en", "pl", "ru")
SIZES = ((1280, 900), (390, 844))
THEMES_OF = {SIZES[0]: THEMES[:2], SIZES[1]: THEMES[2:]}
"""Every theme is looked at on one of the screens."""
WIDER_THAN_SCREEN = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
SMALL_TEXT = """() => [...document.querySelectorAll('.summary *, .gallery *')]
    .filter((each) => each.childNodes.length && each.offsetParent && !each.closest('.hidden'))
    .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
    .filter((each) => parseFloat(getComputedStyle(each).fontSize) < 11)
    .map((each) => each.outerHTML.slice(0, 80))"""
"""Script that returns the elements with text smaller than 11 pixels."""


@pytest.mark.parametrize("game", GAMES)
def test_the_summary_is_read_by_everyone_and_printed_on_two_pages(
    browser: Browser, server: Server, game: str
) -> None:
    ann = Person.arrive(browser, f"{server.url}/rules/{game}/summary")
    rows, page, found = ann.page.locator(".summary-row"), ann.page, list[str]()
    for language in LANGUAGES:
        for size in SIZES:
            ann.resize(size)
            ann.speak(language)
            expect(rows.first).to_be_visible()
            expect(page.locator(".summary-page")).to_have_count(2)
            themes = THEMES_OF[size] if language == "en" else ()
            found += [f"{language} {size}: {each}" for each in findings(page, themes)]
            assert not page.evaluate(WIDER_THAN_SCREEN)
            assert page.evaluate(SMALL_TEXT) == []
        paper = page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page[^s]", paper)) == 2, language
    assert found == []
    ann.leave()


def test_a_row_of_the_summary_leads_to_its_rules_by_keyboard(
    browser: Browser, server: Server
) -> None:
    ann = Person.arrive(browser, f"{server.url}/rules/five_armies/summary")
    button = ann.page.locator('[data-rules~="B5A-7.19"]')
    button.focus()
    ann.page.keyboard.press("Enter")
    rule = ann.page.get_by_role("link", name="B5A-7.19")
    expect(rule).to_have_attribute("href", "/rules/five_armies#B5A-7.19")
    expect(ann.page.locator(".summary-statements dd").first).to_contain_text("Will of the West")
    assert findings(ann.page) == []
    ann.page.keyboard.press("Escape")
    expect(button).to_be_focused()
    ann.leave()


@pytest.mark.parametrize("game", GAMES)
def test_the_gallery_is_read_by_everyone(browser: Browser, server: Server, game: str) -> None:
    ann = Person.arrive(browser, f"{server.url}/rules/{game}/cards")
    page, found = ann.page, list[str]()
    for language in LANGUAGES:
        for size in SIZES:
            ann.resize(size)
            ann.speak(language)
            expect(page.locator(".gallery [data-card] .face").first).to_be_visible()
            themes = THEMES_OF[size] if language == "en" else ()
            found += [f"{language} {size}: {each}" for each in findings(page, themes)]
            assert not page.evaluate(WIDER_THAN_SCREEN)
            assert page.evaluate(SMALL_TEXT) == []
    assert found == []
    ann.leave()


def test_the_gallery_is_searched_and_filtered_by_keyboard(browser: Browser, server: Server) -> None:
    ann = Person.arrive(browser, f"{server.url}/rules/ring_cards/cards")
    cards, keyboard = ann.page.locator(".gallery [data-card]"), ann.page.keyboard
    expect(cards.first).to_be_visible()
    ann.page.get_by_role("searchbox").focus()
    keyboard.type("treebeard")
    expect(ann.page.locator('[data-card="treebeard"]')).to_be_visible()
    keyboard.press("Escape")
    expect(ann.page.get_by_role("searchbox")).to_have_value("")
    keyboard.press("Tab")
    keyboard.press("Tab")
    keyboard.press("Enter")
    ann.page.get_by_role("option", name="Dwarf").wait_for()
    keyboard.type("Dwarf")
    keyboard.press("Enter")
    expect(cards).to_have_count(2)
    ann.leave()


@pytest.mark.parametrize("size", SIZES)
def test_the_key_of_the_map_explains_pieces_and_leads_to_the_summary(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    ann = Person.enter(browser)
    sit_at_both_sides(ann, server, at=with_a_full_hand)
    ann.resize(size)
    ann.page.locator(".board-tool").last.click()
    pieces = ann.page.locator(".key-pieces")
    expect(pieces.get_by_text("Goblins")).to_be_visible()
    expect(pieces.get_by_text("Beorn")).to_be_visible()
    expect(pieces.get_by_text("Will of the West")).to_be_visible()
    assert findings(ann.page, board_passed=True) == []
    pieces.get_by_role("button", name="More: Units").click()
    window = ann.page.locator(".summary-window")
    expect(window.get_by_role("tab", selected=True)).to_have_text("Who and what takes part")
    expect(window.locator('[data-section="units"]')).to_be_visible()
    assert findings(ann.page, board_passed=True) == []
    window.get_by_role("tab", name="How it is played").click()
    expect(window.locator('[data-section="turn"]')).to_be_visible()
    ann.leave()


@pytest.mark.parametrize("size", SIZES)
def test_at_a_table_one_counts_what_is_left_of_the_own_deck(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    ann = Person.enter(browser)
    sit_down([(ann, ())], server, TRILOGY, at=in_a_full_turn)
    ann.resize(size)
    ann.page.locator(".tools button.icon").last.click()
    ann.page.locator(".to-cards").click()
    gallery = ann.page.locator(".gallery")
    gallery.locator(".choice button").last.click()
    names = ann.page.get_by_role("option").all_text_contents()
    assert len([name for name in names if "draw deck" in name]) == 1  # only one's own
    ann.page.get_by_role("option", name=re.compile("draw deck")).click()
    left = gallery.locator(".deck-count strong")
    expect(left).to_have_text(re.compile(r"^\d+ cards? in the deck"))
    shown = gallery.get_by_role("status").inner_text()
    assert shown.split()[0] == left.inner_text().split()[0]
    assert findings(ann.page, board_passed=True) == []
    ann.leave()


def test_an_army_tells_its_strength_and_that_of_its_units(browser: Browser, server: Server) -> None:
    ann = Person.enter(browser)
    sit_at_both_sides(ann, server)
    ann.page.locator('.board [data-ref="army:front-gate"]').focus()
    ann.page.keyboard.press("i")
    details = ann.page.locator(".details")
    expect(details.locator(".details-lead")).to_contain_text("Strength 2")
    expect(details.locator('.details-list [data-name="strength"]')).to_contain_text("2")
    ann.leave()


def test_home_and_rules_lead_to_both(browser: Browser, server: Server) -> None:
    ann = Person.arrive(browser, server.url)
    ann.page.locator('[data-game="five_armies"] a[href$="/summary"]').click()
    expect(ann.page.locator(".summary-row").first).to_be_visible()
    ann.page.locator('.aid-links a[href$="/cards"]').click()
    expect(ann.page.locator(".gallery [data-card]").first).to_be_visible()
    ann.page.locator('.aid-links a[href$="/five_armies"]').click()
    ann.page.locator('.aid-links a[href$="/summary"]').click()
    expect(ann.page.locator(".summary-row").first).to_be_visible()
    ann.leave()
