"""What can be opened at every table, whichever game is played there."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import expect

from browser.people import Person

THING = ":is(.board, .card-table) [data-ref]:is(.may, [tabindex='0'])"


class Opened(NamedTuple):
    """Something that covers a part of the table, and how it is opened."""

    name: str
    open: Callable[[Person], None]


def ask_why(person: Person) -> None:
    """Ask why something cannot be chosen."""
    person.page.locator(THING).first.focus()
    person.page.keyboard.press("?")
    person.page.locator("[role=dialog]").wait_for()
    expect(person.page.locator("[role=dialog] [aria-busy=true]")).to_have_count(0)


def open_menu(person: Person) -> None:
    """Open the menu of the match."""
    person.page.locator(".match-menu").click()
    person.page.locator("[role=menuitem]").first.wait_for()


def open_beforehand(person: Person) -> None:
    """See what is answered beforehand."""
    open_menu(person)
    person.page.locator('[role=menuitem][data-key="beforehand"]').click()
    person.page.locator(".window").wait_for()


def open_settings(person: Person) -> None:
    """See what can be set."""
    person.page.locator(".tools button.icon").last.click()
    person.page.locator(".settings").wait_for()


def turn_to(tab: str) -> Callable[[Person], None]:
    """Look at a tab, beside the board or below it."""

    def turn(person: Person) -> None:
        found = f':is(.side-tabs, .sheet) [role=tab][data-key="{tab}"]'
        person.page.locator(found).click()

    return turn


DIALOGS = (
    Opened("why", ask_why),
    Opened("menu", open_menu),
    Opened("beforehand", open_beforehand),
    Opened("settings", open_settings),
    Opened("talk", turn_to("talk")),
    Opened("notes", turn_to("notes")),
)


def close(person: Person) -> None:
    """Close what was opened."""
    opened = person.page.locator("[role=dialog], [role=menu]")
    while opened.count():
        person.page.keyboard.press("Escape")
        expect(opened).to_have_count(0)
