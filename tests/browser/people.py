"""Simulated people who play by clicking on highlighted things."""

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
"""Timeout in milliseconds, long enough for busy machines."""
expect.set_options(timeout=PATIENCE)
THINKING = 60_000
"""Maximum time in milliseconds for the choices of others, such as bots, on any machine."""
HASTE = 3_000
"""Milliseconds after which a click is given up and the page is examined again."""

IN_WORDS = 0.2
"""Probability of pressing a text button instead of a card at a card table."""

WIDE = 700
"""Minimum width in pixels at which the table is beside its tabs, not above them."""

AT_ONCE = "localStorage.getItem('ostrog-pace') ?? localStorage.setItem('ostrog-pace', 'now')"
"""Script by which everything is shown at once, not told step by step."""
ASKED = "localStorage.setItem('ostrog-forced', 'ask')"
"""Script by which questions are asked that leave no choice, too."""
PLAIN_BOARD = "URL.createObjectURL = undefined"
"""Script that disables the painted background of a board, which takes a second to paint."""


class Person:
    """A person with a separate browser context."""

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
        told: bool = False,
        asked: bool = False,
    ) -> Person:
        """Open a fresh browser with an empty page.

        Only if wanted, what happens is told step by step, and what leaves no choice is asked.
        """
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale={"en": "en-GB", "pl": "pl-PL", "ru": "ru-RU"}[language],
            reduced_motion="reduce",
        )
        context.set_default_timeout(PATIENCE)
        if not painted:
            context.add_init_script(PLAIN_BOARD)
        if not told:
            context.add_init_script(AT_ONCE)
        if asked:
            context.add_init_script(ASKED)
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

    # Opening pages

    def play_with_open_cards(self) -> None:
        """Switch off the curtain that hides the hands of two sides at one screen."""
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
        """Fill in and send the form for a new match; return the address for friends."""
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
        """Take one of the free places."""
        self.page.locator(".seats button").nth(place).click()

    def choose(self, choice: str, key: str) -> None:
        """Choose an item of a drop-down list."""
        self.page.locator(f"{choice} button").click()
        self.page.locator(f'.menu-item[data-key="{key}"]').click()

    def sit_down(self, address: str) -> None:
        """Open a match and wait for the table."""
        self.page.goto(address)
        self.table.wait_for()

    def turn_to(self, tab: Tab) -> None:
        """Open a tab, if the screen is small enough to have tabs."""
        found = self.page.locator(f'.sheet [role=tab][data-key="{tab}"]')
        if found.count():
            found.click()

    def unfold(self) -> None:
        """Open everything that is folded away."""
        self.page.evaluate("for (const d of document.querySelectorAll('details')) d.open = true")

    def go_to(self, path: str) -> None:
        """Go to another screen as a link does, without loading a new page."""
        self.page.evaluate(
            """path => {
                history.pushState(null, '', path)
                dispatchEvent(new PopStateEvent('popstate'))
            }""",
            path,
        )

    def speak(self, language: str) -> None:
        """Switch to another language and reload the page."""
        self.page.evaluate(f"localStorage.setItem('ostrog-language', '{language}')")
        self.page.reload()
        self.page.locator("main").first.wait_for()

    def change_language(self, language: str) -> None:
        """Switch to another language in the settings of the table, without a reload."""
        if self.page.locator("html").get_attribute("lang") == language:
            return
        self.page.locator(".tools button.icon").last.click()
        self.choose(".settings .choice:first-of-type", language)
        expect(self.page.locator("html")).to_have_attribute("lang", language)
        self.page.keyboard.press("Escape")
        expect(self.page.locator(".settings")).to_have_count(0)

    def resize(self, size: tuple[int, int]) -> None:
        """Change the size of the screen."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        if self.table.count():
            expect(self.page.locator(".sheet")).to_have_count(int(size[0] < WIDE))

    def dress(self, theme: str) -> None:
        """Switch to another theme."""
        self.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")

    # Reading the page

    @property
    def table(self) -> Locator:
        return self.page.locator(".table[data-at]")

    @property
    def at(self) -> int:
        """Number of entries of the match according to this screen."""
        return int(self.table.get_attribute("data-at") or 0)

    @property
    def asked(self) -> bool:
        return self.page.locator(".prompt:not(.waiting) h2").count() > 0

    @property
    def kind(self) -> str:
        """The kind of the decision that is asked."""
        self.settle()
        return self.table.get_attribute("data-kind") or ""

    @property
    def over(self) -> bool:
        return self.table.get_attribute("data-over") == "true"

    def log(self) -> str:
        """Return the whole log."""
        earlier = self.page.locator(".log-list > button")
        if earlier.count():
            earlier.click()
            expect(earlier).to_have_count(0)  # what was not kept is asked for
        folded = "for (const d of document.querySelectorAll('.log-list details')) d.open = false"
        self.page.evaluate(folded)
        return self.page.locator(".log-list").inner_text()

    def settle(self) -> None:
        """Wait until the table is ready for a click."""
        expect(self.page.locator('.table[data-ready="true"]')).to_be_attached(timeout=PATIENCE)

    def wait_until_asked(self, or_at: int | None = None) -> None:
        """Wait until this screen asks for a decision, the match is over or has so many entries."""
        self.page.wait_for_function(
            """at => document.querySelector('.prompt:not(.waiting) h2, .table[data-over="true"]')
                || (at !== null && Number(document.querySelector('.table').dataset.at) >= at)""",
            arg=or_at,
            timeout=THINKING,
        )

    def wait_for_entries(self, entries: int) -> None:
        """Wait until the match has at least this number of entries."""
        self.page.wait_for_function(
            "entries => Number(document.querySelector('.table').dataset.at) >= entries",
            arg=entries,
        )
        self.settle()

    # Clicking

    def confirm(self) -> None:
        """Confirm a choice that cannot be undone, if a confirmation is requested."""
        armed = self.page.locator(".confirm.armed .primary")
        if armed.count():
            self.click(armed)

    def let_go(self) -> None:
        """Close an open menu or card without choosing."""
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
        """Press an option's text button."""
        self.settle()
        self.click(self.page.get_by_role("button", name=text, exact=True).first)

    def act_at_random(self, random: Random) -> None:
        """Click once on a random thing or button that is offered."""
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
        """Press an option, folded away or not; ignore it if the option is gone."""
        self.unfold()
        with suppress(TimeoutError):
            button.click(timeout=HASTE)
            self.clicks += 1


def who_is_asked(people: Sequence[Person]) -> Person:
    """Wait until all screens show the same entry, and return the person who is asked."""
    end = time.monotonic() + PATIENCE / 1_000
    while time.monotonic() < end:
        reached = max(person.at for person in people)
        for person in people:
            person.wait_for_entries(reached)  # meanwhile another screen may advance
        asked = next((person for person in people if person.asked), None)
        if asked is not None and all(person.at == reached for person in people):
            return asked
    raise AssertionError("nobody is asked")
