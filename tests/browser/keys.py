"""A player who uses only the keyboard: Tab, the arrow keys, Enter and Escape."""

from __future__ import annotations

import time
from random import Random

from playwright.sync_api import Locator

from browser.people import Person

FARTHEST = 6
"""Number of offers, in tab order, among which the player chooses at random."""
ROUND = 400
"""Maximum number of Tab presses before an element counts as unreachable."""
IS_OFFERED = """() => {
    const offers = '.choices .option, .confirm .primary, .confirm .default, [data-ref].may'
    return document.activeElement.matches(offers)
}"""

IS_AMONG_CHOICES = "() => document.activeElement.closest('.choices') !== null"


class Keys:
    """Plays a seeded game with the keyboard."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.page = person.page
        self.keyboard = person.page.keyboard
        self.random = Random(seed)
        self.on_things = 0
        """Number of chosen things that are on the table."""

    def reach(self, thing: Locator) -> int:
        """Press Tab until an element has the focus; return how often."""
        thing.wait_for()
        for pressed in range(ROUND):
            if thing.evaluate("each => each === document.activeElement"):
                return pressed
            self.keyboard.press("Tab")
        raise AssertionError("it cannot be reached by keyboard")

    def play(self, until: int, seconds: float) -> None:
        """Choose until the match has `until` entries or is over, and wait while others choose."""
        person, end = self.person, time.monotonic() + seconds
        while not person.over and person.at < until:
            assert time.monotonic() < end, f"{person.at} entries, {person.kind} is asked"
            if person.asked:
                self.choose()
            else:
                person.wait_until_asked(until)

    def choose(self) -> None:
        """Choose an offer that Tab reaches, or an item of the menu that it opened."""
        self.person.settle()
        if not self.person.asked:  # what was asked has just been answered
            return
        opened = self.page.locator(".option-menu [role=menuitem], .card-detail .option")
        if opened.count():
            for _ in range(self.random.randrange(opened.count())):
                self.keyboard.press("Tab" if self._is_card() else "ArrowDown")
            self.keyboard.press("Enter")
        elif self.page.locator(".confirm.armed").count():
            self.keyboard.press("Enter")  # the focus is on the confirm button
        else:
            self._go_to_an_offer()

    def _is_card(self) -> bool:
        return self.page.locator(".card-detail").count() > 0

    def _go_to_an_offer(self) -> None:
        wanted, at = self.random.randint(1, FARTHEST), self.person.at
        for pressed in range(ROUND):
            self.keyboard.press("Tab")
            if self.page.evaluate(IS_AMONG_CHOICES):  # they are one stop, and arrows go on
                for _ in range(self.random.randrange(FARTHEST)):
                    self.keyboard.press("ArrowDown")
            if self.page.evaluate(IS_OFFERED):
                wanted -= 1
                if not wanted or pressed > ROUND // 2:  # few offers: Tab goes round and round
                    break
        else:
            if self.person.asked and self.person.at == at and not self.person.over:
                raise AssertionError(f"nothing of {self.person.kind} is reached by keyboard")
            return
        self.on_things += self.page.evaluate("'ref' in document.activeElement.dataset")
        self.keyboard.press("Enter")
