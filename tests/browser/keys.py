"""Hands on a keyboard and no mouse: Tab, the arrows, Enter and Escape."""

from __future__ import annotations

import time
from random import Random

from playwright.sync_api import Locator

from browser.people import Person

FARTHEST = 6
"""Among so many things that can be chosen, one after the other, somebody chooses."""
ROUND = 400
"""So often Tab is pressed before it is clear that nothing can be reached."""
IS_OFFERED = """() => {
    const offers = '.choices .option, .confirm .primary, .confirm .default, [data-ref].may'
    return document.activeElement.matches(offers)
}"""


class Keys:
    """Plays a seeded game with the keyboard."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person = person
        self.page = person.page
        self.keyboard = person.page.keyboard
        self.random = Random(seed)
        self.on_things = 0
        """How often something was chosen that lies on the table."""

    def reach(self, thing: Locator) -> None:
        """Press Tab until something has the focus."""
        thing.wait_for()
        for _ in range(ROUND):
            if thing.evaluate("each => each === document.activeElement"):
                return
            self.keyboard.press("Tab")
        raise AssertionError("it cannot be reached by keyboard")

    def play(self, until: int, seconds: float) -> None:
        """Choose until the match has so many entries or is over, waiting while others choose."""
        person, end = self.person, time.monotonic() + seconds
        while not person.over and person.at < until:
            assert time.monotonic() < end, f"{person.at} entries, {person.kind} is asked"
            if person.asked:
                self.choose()
            else:
                person.wait_until_asked()

    def choose(self) -> None:
        """Choose something that the keyboard comes to, or from what was opened by that."""
        self.person.settle()
        opened = self.page.locator(".option-menu [role=menuitem], .card-detail .option")
        if opened.count():
            for _ in range(self.random.randrange(opened.count())):
                self.keyboard.press("Tab" if self._is_card() else "ArrowDown")
            self.keyboard.press("Enter")
        elif self.page.locator(".confirm.armed").count():
            self.keyboard.press("Enter")  # the focus is where it is confirmed
        else:
            self._go_to_an_offer()

    def _is_card(self) -> bool:
        return self.page.locator(".card-detail").count() > 0

    def _go_to_an_offer(self) -> None:
        wanted = self.random.randint(1, FARTHEST)
        for _ in range(ROUND):
            self.keyboard.press("Tab")
            if self.page.evaluate(IS_OFFERED):
                wanted -= 1
            if not wanted:
                break
        else:
            if self.person.asked and not self.person.over:
                raise AssertionError(f"nothing of {self.person.kind} is reached by keyboard")
            return
        self.on_things += self.page.evaluate("'ref' in document.activeElement.dataset")
        self.keyboard.press("Enter")
