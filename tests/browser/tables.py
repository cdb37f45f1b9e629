"""Tables for two named people, with or without a clock."""

from __future__ import annotations

import uuid
from collections.abc import Mapping

from playwright.sync_api import Browser, expect

from browser.conftest import Server
from browser.people import Person

Control = Mapping[str, str | int]
LIVE: Control = {"kind": "live", "bank": 600, "increment": 5}
BY_LETTER: Control = {"kind": "correspondence", "bank": 3 * 86_400, "increment": 86_400}
HURRIED: Control = {"kind": "live", "bank": 10, "increment": 0}
"""The shortest time that is allowed."""


def arrive(browser: Browser, server: Server, name: str, *, painted: bool = False) -> Person:
    """Open a browser for a guest with this name."""
    person = Person.enter(browser, painted=painted)
    person.page.request.get(f"{server.url}/api/me")  # creates the guest
    renamed = person.page.request.put(f"{server.url}/api/me", data={"name": name})
    expect(renamed).to_be_ok()
    return person


def sign_up(browser: Browser, server: Server, name: str, *, painted: bool = False) -> Person:
    """Open a browser for a person with an account, and therefore a profile."""
    person = arrive(browser, server, name, painted=painted)
    wanted = {
        "email": f"{uuid.uuid4().hex}@example.org",
        "password": "a long walk to Dale",
        "name": name,
        "language": "en",
    }
    expect(person.page.request.post(f"{server.url}/api/people/account", data=wanted)).to_be_ok()
    return person


def open_table(ann: Person, bob: Person, server: Server, control: Control | None) -> str:
    """Let Ann open a match and Bob join it without opening its page; return its address."""
    wanted = {"game": "five_armies", "scenario": "standard", "seats": [0], "control": control}
    opened = ann.page.request.post(f"{server.url}/api/matches", data=wanted)
    match = opened.json()["id"]
    joined = bob.page.request.post(f"{server.url}/api/matches/{match}/join", data={"seat": 1})
    expect(joined).to_be_ok()
    return f"{server.url}/m/{match}"


def open_for_two(
    browser: Browser, server: Server, control: Control | None = LIVE
) -> tuple[Person, Person]:
    """Let Ann open a match and Bob join it, and open the table for both."""
    ann, bob = arrive(browser, server, "Ann"), arrive(browser, server, "Bob")
    address = open_table(ann, bob, server, control)
    for person in (ann, bob):
        person.sit_down(address)
        person.settle()
    return ann, bob


def propose(person: Person, kind: str) -> None:
    """Choose the item of the match menu whose key begins with `kind`."""
    person.page.locator(".match-menu").click()
    person.page.locator(f'[role=menuitem][data-key^="{kind}"]').first.click()


def agree(person: Person, kind: str) -> None:
    """Agree to a proposal."""
    person.page.locator(f'[data-dealing="{kind}"] .button.primary').click()


def turn_to(person: Person, tab: str) -> None:
    """Open one of the tabs beside the board."""
    person.page.locator(f'.side-tabs [role=tab][data-key="{tab}"]').click()


def open_lesson(person: Person, game: str, number: int = 0) -> None:
    """Begin a lesson of a game from the landing page; the first one unless told."""
    person.page.locator(f'.quick-play[data-game="{game}"] .lesson-button').nth(number).click()
    person.table.wait_for()
    person.page.locator(".coach").wait_for()
