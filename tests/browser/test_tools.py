"""The buttons on a board cover no name and no piece while all of the board is in view."""

from __future__ import annotations

from contextlib import suppress

import pytest
from playwright.sync_api import Browser, TimeoutError

from browser.conftest import Server
from browser.people import Person
from browser.ring_scenes import RING_WAR
from browser.scenes import FIVE_ARMIES, STRONGHOLD, Kind, sit_down

LAPTOP, WIDE, LARGE = (1280, 900), (1440, 900), (1920, 1080)
TABLET, UPRIGHT = (1024, 768), (820, 1180)
SIZES = {
    FIVE_ARMIES: (TABLET, LAPTOP, WIDE, LARGE),
    STRONGHOLD: (TABLET, LAPTOP, WIDE, LARGE),
    RING_WAR: (LAPTOP, WIDE, LARGE),  # on a tablet, not all of it is in view
}
SOON = 5_000
"""Milliseconds after which names and buttons have their places on any machine."""
LANGUAGES = ("en", "pl", "ru")
HIDDEN = """() => {
    const tools = [...document.querySelectorAll('.board-tool')]
        .map((each) => each.getBoundingClientRect())
    const shared = (a, b) => Math.min(
        Math.min(a.right, b.right) - Math.max(a.left, b.left),
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top))
    return [...document.querySelectorAll('.board-plane :is(text, .piece)')]
        .filter((each) => tools.some((tool) => shared(tool, each.getBoundingClientRect()) > 2))
        .map((each) => each.textContent || each.getAttribute('class'))
}"""
"""Script that returns the names and pieces that lie under a button of the board."""
PLACED = """() => {
    const stage = document.querySelector('.board-stage')
    const plane = document.querySelector('.board-plane')
    const at = plane.getBoundingClientRect()
    return stage.clientWidth && Math.abs(at.width - plane.offsetWidth) < 2
}"""
"""Script that returns whether all of the board is in view."""


@pytest.mark.parametrize("kind", SIZES, ids=lambda each: each.game)
def test_tools_cover_no_name(browser: Browser, server: Server, kind: Kind) -> None:
    ann = Person.enter(browser)
    sit_down([(ann, range(kind.seats))], server, kind)
    for size in SIZES[kind]:
        ann.resize(size)
        for language in LANGUAGES if size == SIZES[kind][0] else LANGUAGES[-1:]:
            ann.change_language(language)
            ann.settle()
            ann.page.wait_for_function(PLACED)
            with suppress(TimeoutError):  # names are placed anew for another size
                ann.page.wait_for_function(f"() => !({HIDDEN})().length", timeout=SOON)
            assert ann.page.evaluate(HIDDEN) == [], (size, language)
    ann.leave()


@pytest.mark.parametrize("kind", SIZES, ids=lambda each: each.game)
def test_an_upright_tablet_has_a_board(browser: Browser, server: Server, kind: Kind) -> None:
    ann = Person.enter(browser, size=UPRIGHT)
    sit_down([(ann, range(kind.seats))], server, kind)
    ann.settle()
    width, height = ann.page.locator(".board").evaluate(
        "each => [each.clientWidth, each.clientHeight]"
    )
    assert width > UPRIGHT[0] * 0.95
    assert height > UPRIGHT[1] * 0.15
    ann.leave()
