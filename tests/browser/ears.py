"""A simulated screen-reader user: uses only roles, names and the keyboard, not the appearance."""

from __future__ import annotations

import re
import time
from contextlib import suppress
from random import Random

from playwright.sync_api import Locator, Page, TimeoutError

from browser.people import PATIENCE

NO_ANSWER = re.compile(
    "Always answer|Why nothing|Show rule|Close|Not yet|(show|Hide) my cards|Take back"
)
"""Names of buttons that are not answers to a question."""


class Listener:
    """Plays by what a screen reader would say."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.random = Random(seed)

    @property
    def question(self) -> Locator:
        """The region of the page with the question, which says who must decide."""
        whose = self.page.get_by_role("paragraph").filter(has_text=re.compile("to decide$"))
        return self.page.get_by_role("region").filter(has=whose)

    def asked(self) -> str:
        """Return the question that is asked; empty if there is none."""
        heading = self.question.get_by_role("heading", level=2)
        return heading.inner_text() if heading.count() else ""

    def said(self, thing: Locator) -> str:
        """Return what is said of a thing; empty if it goes away before it is read."""
        while thing.count():
            with suppress(TimeoutError):
                return thing.aria_snapshot(timeout=1_000)
        return ""

    def hears(self) -> str:
        """Return everything a screen reader says beside the board."""
        parts = self.page.get_by_role("complementary").all()
        return "\n".join(part.aria_snapshot() for part in parts)

    def offers(self) -> list[Locator]:
        """Return what can be chosen: in an open menu or dialog, else a confirmation, else all."""
        menu, dialog = self.page.get_by_role("menu"), self.page.get_by_role("dialog")
        if menu.count():
            return menu.last.get_by_role("menuitem").all()
        if dialog.count():
            return self._answers(dialog.last.get_by_role("button"))
        sure = self.page.get_by_role("button", name="Confirm", disabled=False)
        if sure.count():
            return sure.all()
        hand = self.page.get_by_role("region", name=re.compile("^Hand"))
        cards = hand.get_by_role("button", name=re.compile("can be chosen$"))
        board = self.page.get_by_role("region", name="Board", exact=True)
        things = board.get_by_role("button", name=re.compile(" \u2013 "))
        picked = self.page.get_by_role("region", name=re.compile("^(Picked|About to happen)"))
        closing = picked.get_by_role("button", disabled=False)
        words = self.question.get_by_role("button", disabled=False)
        return [*self._answers(words), *self._answers(closing), *cards.all(), *things.all()]

    @staticmethod
    def _answers(buttons: Locator) -> list[Locator]:
        return [each for each in buttons.all() if not NO_ANSWER.search(each.aria_snapshot())]

    def uncover(self) -> None:
        """Show the cards of the player who decides, where two players share one screen."""
        shown = self.question.get_by_role("button", name=re.compile("show my cards"))
        if shown.count():
            self.act(shown.first)

    def choose(self) -> str:
        """Choose a random offer and return its name."""
        self.uncover()
        offers = self.offers()
        if not offers:
            self.page.wait_for_timeout(30)
            return ""
        chosen = self.random.choice(offers)
        name = chosen.aria_snapshot()
        self.act(chosen)
        return name

    def act(self, thing: Locator) -> None:
        """Press Enter on an element and wait until the page changes."""
        before, end = self._all(), time.monotonic() + PATIENCE / 1_000
        thing.focus()
        self.page.keyboard.press("Enter")
        while self._all() == before:
            assert time.monotonic() < end, "nothing happens"
            self.page.wait_for_timeout(30)

    def _all(self) -> str:
        return self.page.locator(":root").aria_snapshot()
