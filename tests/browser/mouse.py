"""A player who uses the mouse: clicks on visible things on the table, at their real position."""

from __future__ import annotations

import time
from random import Random

from playwright.sync_api import Locator

from browser.people import Person

IN_WORDS = 0.15
"""Probability of clicking a text button instead of a thing on the table."""
ENOUGH = 0.4
"""Probability of closing a decision when that is possible."""
MENU = ".option-menu [role=menuitem], .card-detail .option"
THINGS = """() => {
    const found = []
    for (const thing of document.querySelectorAll('[data-ref].may')) {
        const {left, top, width, height} = thing.getBoundingClientRect()
        const at = (x, y) => document.elementFromPoint(x, y)?.closest('[data-ref]')
        const shares = [0.5, 0.3, 0.7, 0.15, 0.85]
        const points = shares.flatMap(
            (down) => shares.map((right) => [left + width * right, top + height * down]))
        const point = points.find(([x, y]) => at(x, y) === thing)
        if (point) found.push(point)
    }
    return found
}"""
"""Script that returns a point of each thing that can be chosen which no other thing covers."""


class Hand:
    """Plays a seeded game with the mouse, and counts the clicks."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.page = person.page
        self.random = Random(seed)
        self.on_things = 0
        self.in_words = 0

    def play(self, until: int, seconds: float) -> None:
        """Click until the match has `until` entries or is over, and wait while others choose."""
        person, end = self.person, time.monotonic() + seconds
        while not person.over and person.at < until:
            assert time.monotonic() < end, f"{person.at} entries, {person.kind} is asked"
            if person.asked:
                self.press()
            else:
                person.wait_until_asked(until)

    def press(self) -> None:
        """Click once."""
        self.person.settle()
        menu, armed = self.page.locator(MENU), self.page.locator(".confirm.armed .primary")
        closing = self.page.locator(".confirm .primary:not([disabled])")
        words = self.page.locator(".choices .option:not([disabled]):visible")
        things: list[tuple[float, float]] = self.page.evaluate(THINGS)
        if menu.count():
            self._word(menu)
        elif armed.count():
            self._word(armed)
        elif closing.count() and (not things or self.random.random() < ENOUGH):
            self._word(closing)
        elif things and (not words.count() or self.random.random() > IN_WORDS):
            self.page.mouse.click(*self.random.choice(things))
            self.on_things += 1
        elif words.count():
            self._word(words)

    def _word(self, buttons: Locator) -> None:
        """Click one of these buttons, if they are still there."""
        handles = buttons.element_handles()
        if handles:
            chosen = self.random.choice(handles)
            chosen.evaluate("each => each.scrollIntoView({block: 'center'})")
            box = chosen.bounding_box()
            if box:
                self.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
                self.in_words += 1
