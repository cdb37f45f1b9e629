"""War of the Ring in the browser: three turns by pressing pieces, battles in sight, and names."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser.axe import THEMES, findings
from browser.conftest import Server
from browser.keys import Keys
from browser.people import Person, who_is_asked
from browser.ring_scenes import (
    AT_WAR,
    EVENTFUL,
    FREE_WISHES,
    RING_WAR,
    SHADOW_WISHES,
    Commander,
    before_a_battle,
    in_a_battle_with_many_dice,
    with_dice_to_use,
    with_losses_in_an_assault,
    with_losses_in_the_field,
)
from browser.scenes import Moment, sit_down

SIZES = ((390, 844), (1024, 768), (1440, 900), (1920, 1080))
LANGUAGES = ("en", "pl", "ru")
TURNS = 3
MOST_ANSWERS = 80
"""So many answers are more than enough for these turns."""
KEYS = 12
"""So many choices are most of a turn with few dice."""
SECONDS = 240
PHONE = 700
"""Screens narrower than this have no stage: a battle stands below the map."""
HAPPENED = (
    "Shadow attacks Fords of Isen from Orthanc.",
    "The Fellowship declares its position",
    "Hunt tile:",
    "Shadow besieges Helm\u2019s Deep.",
    "Shadow assaults Helm\u2019s Deep.",
)
UNSEEN = """() => [...document.querySelectorAll(
    '.ring-battle h2, .ring-rolled .ring-die, .ring-hits, .choices .option')]
    .filter((part) => {
        const {left, top, right, bottom, width} = part.getBoundingClientRect()
        const isWhole = left >= -1 && top >= -1 && right <= innerWidth + 1 &&
            bottom <= innerHeight + 1
        const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return !width || !isWhole || !(part.contains(seen) || seen?.contains(part))
    })
    .map((part) => `${part.className.baseVal ?? part.className} ${part.textContent}`)"""
"""Script that returns what of a battle cannot be seen whole: its dice, its hits, the answers."""
REGION = """() => {
    const {battle} = document.querySelector('.ring-battle').dataset
    const region = document.querySelector(`.board .region[data-ref="${battle}"]`)
    const stage = document.querySelector('.stage').getBoundingClientRect()
    const board = document.querySelector('.board-stage').getBoundingClientRect()
    const {left, top, width, height} = region.getBoundingClientRect()
    const [x, y] = [left + width / 2, top + height / 2]
    return x > board.left && x < board.right && y > board.top && y < stage.top
}"""
"""Script that returns whether the region of a battle is above its stage."""
OVERLAPS = """() => {
    const names = [...document.querySelectorAll('.board .names .name')]
    const boxes = names.map((name) => [name.textContent, name.getBoundingClientRect()])
    const pieces = [...document.querySelectorAll('.board .ring-rim, .board .ring-banner')]
        .map((piece) => ['a piece', piece.getBoundingClientRect()])
    const share = (one, other) => {
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        return width > 0 && height > 0 ? (width * height) / (one.width * one.height) : 0
    }
    const found = []
    for (const [index, [name, one]] of boxes.entries())
        for (const [other, box] of [...boxes.slice(index + 1), ...pieces])
            if (share(one, box) > 0.2) found.push(`${name} and ${other}`)
    return found
}"""
"""Script that returns the names on the map of which a fifth lies under other names or pieces."""
CUT = """() => [...document.querySelectorAll('.ring-shelf :is(.ring-nation-name, .ring-block)')]
    .filter((part) => part.scrollWidth > part.clientWidth + 1)
    .map((part) => part.textContent)"""
"""Script that returns what is wider than its place on the shelf."""


@pytest.fixture
def ann(browser: Browser) -> Iterator[Person]:
    ann = Person.enter(browser, size=(1440, 900))
    yield ann
    ann.leave()


def test_three_turns_by_pressing_pieces(browser: Browser, server: Server) -> None:
    ann, bob = Person.enter(browser), Person.enter(browser)
    sit_down([(ann, (0,)), (bob, (1,))], server, AT_WAR, new=EVENTFUL)
    commanders = {ann: Commander(ann, 0, FREE_WISHES), bob: Commander(bob, 1, SHADOW_WISHES)}
    for _ in range(MOST_ANSWERS):
        commanders[who_is_asked((ann, bob))].answer()
        if ann.page.locator(".breadcrumb").inner_text().startswith(f"Turn {TURNS + 1}"):
            break
    else:
        raise AssertionError("three turns take too long")
    told = ann.log(), bob.log()
    for happened in HAPPENED:
        assert all(happened in each for each in told), happened
    assert all(each.on_pieces for each in commanders.values())
    assert sum(each.on_pieces for each in commanders.values()) > TURNS * 4
    ann.leave()
    bob.leave()


def test_a_turn_by_keyboard(browser: Browser, server: Server) -> None:
    ann = Person.enter(browser)
    sit_down([(ann, (0, 1))], server, AT_WAR)
    ann.play_with_open_cards()
    keys = Keys(ann, seed=2)
    keys.play(KEYS, SECONDS)
    assert keys.on_things > 0
    ann.leave()


MOMENTS = (in_a_battle_with_many_dice, with_losses_in_the_field, with_losses_in_an_assault)


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda each: each.__name__)
def test_whoever_decides_in_a_battle_sees_dice_answers_and_region(
    ann: Person, server: Server, moment: Moment
) -> None:
    sit_down([(ann, ())], server, RING_WAR, at=moment)
    for size in SIZES:
        ann.resize(size)
        for language in LANGUAGES if moment is MOMENTS[0] else LANGUAGES[:1]:
            ann.change_language(language)
            ann.settle()
            expect(ann.page.locator(".ring-rolled .ring-die").first).to_be_visible()
            ann.page.wait_for_timeout(300)
            assert ann.page.evaluate(UNSEEN) == [], (size, language)
            if size[0] > PHONE:
                assert ann.page.evaluate(REGION), (size, language)


def test_names_can_be_read_and_nothing_is_cut_off(ann: Person, server: Server) -> None:
    sit_down([(ann, ())], server, RING_WAR, at=with_dice_to_use)
    for language in LANGUAGES:
        ann.change_language(language)
        ann.settle()
        expect(ann.page.locator(".board .names .name").nth(60)).to_be_attached()
        ann.page.wait_for_timeout(300)
        assert ann.page.evaluate(OVERLAPS) == [], language
        assert ann.page.evaluate(CUT) == [], language


def test_the_table_has_no_serious_finding(ann: Person, server: Server) -> None:
    for moment, themes in ((with_dice_to_use, THEMES), (in_a_battle_with_many_dice, THEMES[:1])):
        sit_down([(ann, ())], server, RING_WAR, at=moment)
        ann.settle()
        assert findings(ann.page, themes) == []


def test_an_attack_shows_its_odds_before_it_is_confirmed(ann: Person, server: Server) -> None:
    sit_down([(ann, ())], server, AT_WAR, at=before_a_battle)
    page, before = ann.page, ann.at
    odds = page.locator(".prospect").first
    for size in SIZES[:1] + SIZES[2:3]:
        ann.resize(size)
        ann.turn_to("prompt")
        ann.unfold()
        ann.click(page.locator('.choices [data-option^="attack:"]').first)
        expect(odds.locator(".prospect-bar")).to_be_visible()
        expect(odds.get_by_role("img").first).to_be_attached()
        odds.locator("details:not([open]) > summary").first.click()
        expect(odds.locator(".forecast-notes li").first).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        page.locator(".confirm .pick").click()  # it is taken back
        expect(odds).to_have_count(0)
    assert ann.at == before


def test_one_asks_at_the_table_why_something_cannot_be_done(ann: Person, server: Server) -> None:
    sit_down([(ann, ())], server, RING_WAR, at=with_dice_to_use)
    for size in SIZES[:1] + SIZES[2:3]:
        ann.resize(size)
        ann.settle()
        ann.page.locator('.board [data-ref^="army:"]').first.focus()
        ann.page.keyboard.press("?")
        dialog = ann.page.get_by_role("dialog")
        expect(dialog.locator("[data-rule]").first).to_be_visible()
        told = dialog.inner_text()
        assert not re.search(r"(\S.*) → \1\b", told), told
        assert findings(ann.page, board_passed=True) == []
        ann.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
