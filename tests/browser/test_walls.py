"""The wall at the table: strengths in sight, fights told to their end, names that can be read."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, Locator, expect

from browser.conftest import Server
from browser.people import Person
from browser.scenes import (
    STRONGHOLD,
    before_strength_is_compared,
    in_a_crowded_section_fight,
    in_a_window,
    may,
    sit_down,
)

SIZES = ((390, 844), (1024, 768), (1280, 720), (1440, 900), (1920, 1080))
LANGUAGES = ("en", "pl", "ru")
FIGHT = ".battle.section-card"
PARTS = (
    "h2",
    ".section-verdict",
    ".section-gauge",
    ".section-sides h3.side-red b",
    ".section-sides h3.side-blue b",
    ".section-sides dd",
)
"""Of a fight: what becomes of the section, what would breach it, both sums and all their parts."""
FIGHTS = 2
"""Number of fights that are watched."""
BROKEN = """() => {
    const found = []
    for (const name of document.querySelectorAll('.siege-shelf .tile-name')) {
        const text = name.firstChild
        const range = document.createRange()
        for (const {0: word, index} of text.data.matchAll(/[^ \\u00AD]+/g)) {
            range.setStart(text, index + 1) // a hyphen belongs to the letter behind it
            range.setEnd(text, index + word.length)
            const parts = [...range.getClientRects()].filter(({width}) => width > 1)
            const lines = new Set(parts.map(({top}) => Math.round(top)))
            const tile = name.closest('button').getBoundingClientRect()
            const isCut = parts.some(({left, right}) => left < tile.left || right > tile.right)
            if (lines.size > 1 || isCut) found.push(text.data)
        }
    }
    return found
}"""
"""Script that returns the names on tiles with a word that is broken or cut off."""
CUT = """() => [...document.querySelectorAll('.siege-shelf .tile-name')]
    .filter((name) => name.getBoundingClientRect().bottom - 1 >
        (name.parentElement.querySelector('.tile-glasses, .tile-price')?.getBoundingClientRect().top
            ?? name.closest('button').getBoundingClientRect().bottom))
    .map((name) => name.textContent)"""
"""Script that returns the names that reach into what stands below them."""
SCROLLED = """() => [...document.querySelectorAll('.siege-shelf')]
    .map((shelf) => shelf.scrollWidth - shelf.clientWidth)
    .filter((more) => more > 1)"""
"""Script that returns by how much shelves must be scrolled sideways."""

WATCH = """() => {
    window.fightsSeen = []
    window.fightsMissed = []
    const seesWhole = (part) => {
        const {left, top, right, bottom} = part?.getBoundingClientRect() ?? {left: -9}
        return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1 &&
            part.textContent !== ''
    }
    let last = null
    const look = () => {
        const fight = document.querySelector('.told-picture .section-fight')
        const place = fight?.dataset.place ?? null
        if (last !== null && place !== last && !window.fightsSeen.includes(last))
            window.fightsMissed.push(last)
        last = place
        const parts = ['h3', '.side-red b', '.side-blue b', '.section-fight-result']
        if (fight && parts.every((part) => seesWhole(fight.querySelector(part))))
            if (!window.fightsSeen.includes(place)) window.fightsSeen.push(place)
        requestAnimationFrame(look)
    }
    look()
}"""
"""Script that notes from frame to frame which fights were told with both sums and their end in
sight, and which were over without it."""


@pytest.fixture
def ann(browser: Browser) -> Iterator[Person]:
    ann = Person.enter(browser)
    yield ann
    ann.leave()


def all_in_sight(things: Locator) -> None:
    """Each of these things is seen whole, without scrolling."""
    assert things.count()
    for thing in things.all():
        expect(thing).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_whoever_decides_in_a_fight_sees_both_sums_and_all_that_makes_them(
    ann: Person, server: Server, size: tuple[int, int]
) -> None:
    ann.resize(size)
    sit_down([(ann, ())], server, STRONGHOLD, at=in_a_crowded_section_fight)
    ann.settle()
    for language in LANGUAGES:
        ann.speak(language)
        fight = ann.page.locator(FIGHT)
        fight.wait_for()
        for part in PARTS:
            all_in_sight(fight.locator(part))
        all_in_sight(ann.page.locator(".choices .option"))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def test_a_fight_is_told_with_both_sums_and_its_end(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    ann = Person.enter(browser, size=size, told=True, asked=True)
    sit_down([(ann, (0, 1))], server, STRONGHOLD, at=before_strength_is_compared)
    ann.page.evaluate(WATCH)
    ann.page.locator('.choices [data-option="no-plan"]').click()
    while len(ann.page.evaluate("window.fightsSeen")) < FIGHTS:
        picture = ann.page.locator(".told-picture")
        expect(picture.or_(ann.page.locator(".choices .option").first).first).to_be_visible()
        if not picture.count():
            ann.act_at_random(Random(1))
    assert ann.page.evaluate("window.fightsMissed") == []
    ann.leave()


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_on_tiles_are_never_broken_or_cut_off(
    ann: Person, server: Server, language: str
) -> None:
    for moment in (in_a_window, may("card", "use-card")):
        sit_down([(ann, ())], server, STRONGHOLD, at=moment)
        ann.speak(language)
        for size in SIZES:
            ann.resize(size)
            ann.turn_to("pieces")
            ann.page.locator(".work-tile").first.wait_for()
            assert ann.page.evaluate(BROKEN) == [], size
            assert ann.page.evaluate(CUT) == [], size
            if moment is in_a_window:
                assert ann.page.evaluate(SCROLLED) == [], size
