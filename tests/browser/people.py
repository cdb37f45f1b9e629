"""People who play by clicking on what is highlighted."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from random import Random
from typing import Literal
from urllib.parse import urljoin

from playwright.sync_api import Browser, BrowserContext, Locator, Page, TimeoutError, expect

Tab = Literal["prompt", "hand", "battle", "pieces", "log"]

PATIENCE = 60_000
"""Milliseconds after which a person gives up: many, for machines that do much else."""
expect.set_options(timeout=PATIENCE)
THINKING = 60_000
"""Milliseconds in which a bot has chosen, on any machine."""
HASTE = 3_000
"""Milliseconds after which a person looks again at what is asked."""

IN_WORDS = 0.2
"""How often somebody at a table of cards rather presses what is said in words."""

WIDE = 700
"""Pixels from which on a table stands beside its tabs, not above them."""

PLAIN_BOARD = "URL.createObjectURL = undefined"
"""Script that spares a page the painted ground of a board, which takes a second to paint."""


class Person:
    """Somebody at a browser of one's own."""

    def __init__(self, context: BrowserContext, page: Page) -> None:
        self.context = context
        self.page = page
        self.clicks = 0

    @classmethod
    def enter(
        cls,
        browser: Browser,
        language: str = "en",
        size: tuple[int, int] = (1280, 900),
        *,
        painted: bool = False,
    ) -> Person:
        """Open a fresh browser that shows nothing yet."""
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "pl": "pl-PL", "ru": "ru-RU"}[language],
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        if not painted:
            context.add_init_script(PLAIN_BOARD)
        return cls(context, context.new_page())

    @classmethod
    def arrive(
        cls,
        browser: Browser,
        url: str,
        language: str = "en",
        size: tuple[int, int] = (1280, 900),
    ) -> Person:
        """Open an address in a fresh browser."""
        person = cls.enter(browser, language, size)
        person.page.goto(url)
        return person

    def leave(self) -> None:
        self.context.close()

    # Coming in

    def play_with_open_cards(self) -> None:
        """Take the curtain away from the hands of two sides at one screen."""
        self.page.locator(".tools button.icon").click()
        self.page.locator(".settings .checkbox").click()
        self.page.keyboard.press("Escape")

    def open_match(
        self,
        game: str = "five_armies",
        scenario: str = "",
        *,
        elsewhere: bool = True,
        person: int = 0,
    ) -> str:
        """Fill in the form for a new match and send it; returns the address for friends."""
        self.page.goto(urljoin(self.page.url, "/new"))
        self.choose("section > .choice", game)
        if scenario:
            self.choose(".new-match .choice", scenario)
        if elsewhere:
            self.page.locator(".card", has=self.page.locator('input[value="elsewhere"]')).click()
            self.page.locator(".card", has=self.page.locator(f'input[value="{person}"]')).click()
        self.page.locator(".new-match button[type=submit]").click()
        if not elsewhere:
            self.table.wait_for()
            return self.page.url
        return self.page.locator(".invitation input").input_value()

    def join(self, place: int = 0) -> None:
        """Take one of the places that are free."""
        self.page.locator(".seats button").nth(place).click()

    def choose(self, choice: str, key: str) -> None:
        """Choose from a list that opens on a press."""
        self.page.locator(f"{choice} button").click()
        self.page.locator(f'.menu-item[data-key="{key}"]').click()

    def sit_down(self, address: str) -> None:
        """Come to a match and wait for the table."""
        self.page.goto(address)
        self.table.wait_for()

    def turn_to(self, tab: Tab) -> None:
        """Look at something that a phone shows behind a tab."""
        found = self.page.locator(f'.sheet [role=tab][data-key="{tab}"]')
        if found.count():
            found.click()

    def unfold(self) -> None:
        """Open all that is folded away."""
        self.page.evaluate("for (const d of document.querySelectorAll('details')) d.open = true")

    def go_to(self, path: str) -> None:
        """Go to another screen as links lead there, without a new page."""
        self.page.evaluate(
            """path => {
                history.pushState(null, '', path)
                dispatchEvent(new PopStateEvent('popstate'))
            }""",
            path,
        )

    def speak(self, language: str) -> None:
        """See everything in another language from now on."""
        self.page.evaluate(f"localStorage.setItem('ostrog-language', '{language}')")
        self.page.reload()
        self.page.locator("main").first.wait_for()

    def change_language(self, language: str) -> None:
        """See a table in another language, by its settings and without a reload."""
        if self.page.locator("html").get_attribute("lang") == language:
            return
        self.page.locator(".tools button.icon").last.click()
        self.choose(".settings .choice:first-of-type", language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)
        self.page.keyboard.press("Escape")
        expect(self.page.locator(".settings")).to_have_count(0)

    def resize(self, size: tuple[int, int]) -> None:
        """See everything on a screen of another size."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        if self.table.count():
            expect(self.page.locator(".sheet")).to_have_count(int(size[0] < WIDE))

    def dress(self, theme: str) -> None:
        """See everything in another theme."""
        self.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")

    # Looking

    @property
    def table(self) -> Locator:
        return self.page.locator(".table[data-at]")

    @property
    def at(self) -> int:
        """How many entries the match has, as this screen shows it."""
        return int(self.table.get_attribute("data-at") or 0)

    @property
    def asked(self) -> bool:
        return self.page.locator(".prompt:not(.waiting) h2").count() > 0

    @property
    def kind(self) -> str:
        """What is asked."""
        self.settle()
        return self.table.get_attribute("data-kind") or ""

    @property
    def over(self) -> bool:
        return self.table.get_attribute("data-over") == "true"

    def log(self) -> str:
        """The whole log."""
        earlier = self.page.locator(".log-list > button")
        if earlier.count():
            earlier.click()
        return self.page.locator(".log-list").inner_text()

    def settle(self) -> None:
        """Wait until the table is ready for a click."""
        expect(self.page.locator('.table[data-ready="true"]')).to_be_attached(timeout=PATIENCE)

    def wait_until_asked(self) -> None:
        """Wait while others choose, until somebody here is asked or all is over."""
        asked = self.page.locator('.prompt:not(.waiting) h2, .table[data-over="true"]')
        asked.first.wait_for(state="attached", timeout=THINKING)

    def wait_for_entries(self, entries: int) -> None:
        """Wait until the match has so many entries."""
        self.page.wait_for_function(
            "entries => Number(document.querySelector('.table').dataset.at) >= entries",
            arg=entries,
        )
        self.settle()

    # Clicking

    def confirm(self) -> None:
        """Confirm what cannot be undone, if that is asked for."""
        armed = self.page.locator(".confirm.armed .primary")
        if armed.count():
            self.click(armed)

    def let_go(self) -> None:
        """Close a menu or card that was opened and not chosen from."""
        opened = self.page.locator(".option-menu, .card-detail")
        if opened.count():
            self.page.keyboard.press("Escape")
            expect(opened).to_have_count(0)

    def click(self, thing: Locator) -> None:
        self.clicks += 1
        thing.click()

    def click_on(self, ref: str) -> None:
        """Click a highlighted region or piece of the board."""
        self.settle()
        self.clicks += 1
        self.page.locator(f'.may[data-ref="{ref}"]').dispatch_event("click")

    def press(self, text: str) -> None:
        """Press an option in words."""
        self.settle()
        self.click(self.page.get_by_role("button", name=text, exact=True).first)

    def act_at_random(self, random: Random) -> None:
        """One click on something that is offered, as one who tries things would."""
        self.settle()
        menu = self.page.locator(".option-menu [role=menuitem], .card-detail .option")
        armed = self.page.locator(".confirm.armed .primary")
        goals = self.page.locator(".card-table:has(.picked-bar > *) [data-ref].may")
        if goals.count() and random.random() < 0.5:
            self.clicks += 1
            goals.nth(random.randrange(goals.count())).dispatch_event("click")
        elif menu.count():
            self.click(menu.nth(random.randrange(menu.count())))
        elif armed.count():
            self.click(armed)
        else:
            self._choose_at_random(random)

    def _choose_at_random(self, random: Random) -> None:
        things = self.page.locator("[data-ref].may")
        closing = self.page.locator(".confirm .primary:not([disabled])")
        buttons = self.page.locator(".choices .option:not([disabled])")
        in_words = self.page.locator(".card-table").count() and random.random() < IN_WORDS
        if in_words and buttons.count():
            self._press_in_words(buttons.nth(random.randrange(buttons.count())))
        elif closing.count() and (not things.count() or random.random() < 0.5):
            self.click(closing.nth(random.randrange(closing.count())))
        elif things.count():
            self.clicks += 1
            things.nth(random.randrange(things.count())).dispatch_event("click")
        elif buttons.count():
            self._press_in_words(buttons.nth(random.randrange(buttons.count())))

    def _press_in_words(self, button: Locator) -> None:
        """Press an option, folded away or not, unless something else is asked by then."""
        self.unfold()
        with suppress(TimeoutError):
            button.click(timeout=HASTE)
            self.clicks += 1


def who_is_asked(people: Sequence[Person]) -> Person:
    """Wait until all have come to the same entry, and say who is asked there."""
    end = time.monotonic() + PATIENCE / 1_000
    while time.monotonic() < end:
        reached = max(person.at for person in people)
        for person in people:
            person.wait_for_entries(reached)  # and while one is waited for, another may go on
        asked = next((person for person in people if person.asked), None)
        if asked is not None and all(person.at == reached for person in people):
            return asked
    raise AssertionError("nobody is asked")
