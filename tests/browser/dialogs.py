"""Dialogs, menus and tabs that can be opened at every table, whatever the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from playwright.sync_api import expect

from browser.people import Person

THING = ":is(.board, .card-table) [data-ref]:is(.may, [tabindex='0'])"


class Opened(NamedTuple):
    """A dialog, menu or tab, and the function that opens it."""

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
    """Open the answers given in advance."""
    open_menu(person)
    person.page.locator('[role=menuitem][data-key="beforehand"]').click()
    person.page.locator(".window").wait_for()


def open_settings(person: Person) -> None:
    """Open the settings."""
    person.page.locator(".tools button.icon").last.click()
    person.page.locator(".settings").wait_for()


def turn_to(tab: str) -> Callable[[Person], None]:
    """Return a function that opens a tab beside or below the board."""

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
    """Close all dialogs and menus."""
    opened = person.page.locator("[role=dialog], [role=menu]")
    while opened.count():
        person.page.keyboard.press("Escape")
        expect(opened).to_have_count(0)
