"""Whatever is opened, by members too and at both tables: no serious finding, in all themes."""

from __future__ import annotations

from itertools import product

import pytest
from playwright.sync_api import Browser, expect

from browser.axe import THEMES, findings
from browser.card_scenes import DUEL
from browser.conftest import WHOLE, Server
from browser.dialogs import DIALOGS, close
from browser.people import PATIENCE, Person
from browser.scenes import FIVE_ARMIES, STRONGHOLD, Kind, guest_of, sit_down
from browser.tables import sign_up

LANGUAGES = ("en", "pl", "ru")
SIZES = ((1280, 900), (390, 844))
LEAST = 4.5
"""So much must what is read contrast with its ground."""
SHADES = """() => {
    const board = document.querySelector('.board')
    const luminance = ([red, green, blue]) => {
        const [r, g, b] = [red, green, blue].map((each) => {
            const part = each / 255
            return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
    board.append(drawing)
    const shade = (side, name, property) => {
        const group = document.createElementNS('http://www.w3.org/2000/svg', 'g')
        const part = document.createElementNS('http://www.w3.org/2000/svg', 'text')
        group.setAttribute('class', `side-${side}`)
        part.setAttribute('class', name)
        group.append(part)
        drawing.append(group)
        const colour = getComputedStyle(part)[property]
        return colour.match(/[\\d.]+/g).slice(0, 3).map(Number)
    }
    const pairs = [
        ['counter-count', 'fill', 'counter-field', 'fill'],
        ['counter-icon', 'color', 'counter-field', 'fill'],
        ['carried-count', 'fill', 'carried', 'fill'],
        ['bead-count', 'fill', 'bead', 'fill'],
    ]
    const found = []
    for (const side of ['blue', 'red', 'none']) {
        for (const [text, its, ground, own] of pairs) {
            const two = [luminance(shade(side, text, its)), luminance(shade(side, ground, own))]
            const [dark, bright] = two.sort((one, other) => one - other)
            found.push([`${side} ${text}`, (bright + 0.05) / (dark + 0.05)])
        }
    }
    drawing.remove()
    return found
}"""


def themes_of(number: int) -> tuple[str, ...]:
    """All themes, or one after the other where time is short."""
    return THEMES if WHOLE else (THEMES[number % len(THEMES)],)


def test_screens_of_members(browser: Browser, server: Server) -> None:
    ann, bob = sign_up(browser, server, "Ann"), sign_up(browser, server, "Bob")
    ann.page.goto(server.url)
    room = ann.open_match().removeprefix(server.url)
    own, other = (guest_of(person, server) for person in (ann, bob))
    screens = ("/account", f"/people/{own}", f"/people/{other}", room, "/lobby", "/matches")
    found = list[str]()
    for number, (language, screen) in enumerate(product(LANGUAGES, screens)):
        if screen == screens[0]:
            ann.speak(language)
        ann.go_to(screen)
        ann.page.locator("main h1, header h1").first.wait_for()
        expect(ann.page.locator("[aria-busy=true]")).to_have_count(0, timeout=PATIENCE)
        seen = findings(ann.page, themes_of(number))
        found += [f"{language} {screen} {each}" for each in seen]
    assert found == []
    ann.leave()
    bob.leave()


@pytest.mark.parametrize("kind", [FIVE_ARMIES, DUEL, STRONGHOLD], ids=lambda kind: kind.game)
def test_what_can_be_opened_at_a_table(browser: Browser, server: Server, kind: Kind) -> None:
    ann = Person.enter(browser)
    sit_down([(ann, (0,))], server, kind)
    found = list[str]()
    for number, (language, size) in enumerate(product(LANGUAGES, SIZES)):
        if not WHOLE and number % 4 in (1, 2):  # both sizes and all languages, not each with each
            continue
        ann.resize(size)
        ann.change_language(language)
        ann.settle()
        for order, dialog in enumerate(DIALOGS):
            dialog.open(ann)
            seen = findings(ann.page, themes_of(number + order), board_passed=order > 0)
            found += [f"{dialog.name}, {language}, {size[0]}: {each}" for each in seen]
            close(ann)
    assert found == []
    ann.leave()


def test_counters_are_read_on_their_grounds(browser: Browser, server: Server) -> None:
    ann = Person.enter(browser)
    sit_down([(ann, (0,))], server, FIVE_ARMIES)
    for theme in THEMES:
        ann.dress(theme)
        shades: list[tuple[str, float]] = ann.page.evaluate(SHADES)
        assert len(shades) == 12
        assert [each for each in shades if each[1] < LEAST] == [], theme
    ann.leave()
