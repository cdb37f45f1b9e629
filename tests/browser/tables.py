"""Tables for two people who have names, with a clock or without."""

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
"""As little time as anybody may have."""


def arrive(browser: Browser, server: Server, name: str, *, painted: bool = False) -> Person:
    """Somebody who has taken a name."""
    person = Person.enter(browser, painted=painted)
    person.page.request.get(f"{server.url}/api/me")  # so that there is somebody to name
    renamed = person.page.request.put(f"{server.url}/api/me", data={"name": name})
    expect(renamed).to_be_ok()
    return person


def sign_up(browser: Browser, server: Server, name: str, *, painted: bool = False) -> Person:
    """Somebody with an account, and so with a profile."""
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
    """Ann opens a match and Bob joins it, before either looks at it; returns its address."""
    wanted = {"game": "five_armies", "scenario": "standard", "seats": [0], "control": control}
    opened = ann.page.request.post(f"{server.url}/api/matches", data=wanted)
    match = opened.json()["id"]
    joined = bob.page.request.post(f"{server.url}/api/matches/{match}/join", data={"seat": 1})
    expect(joined).to_be_ok()
    return f"{server.url}/m/{match}"


def open_for_two(
    browser: Browser, server: Server, control: Control | None = LIVE
) -> tuple[Person, Person]:
    """Ann opens a match and Bob joins it; both come to the table."""
    ann, bob = arrive(browser, server, "Ann"), arrive(browser, server, "Bob")
    address = open_table(ann, bob, server, control)
    for person in (ann, bob):
        person.sit_down(address)
        person.settle()
    return ann, bob


def propose(person: Person, kind: str) -> None:
    """Choose from the menu of the match what begins so."""
    person.page.locator(".match-menu").click()
    person.page.locator(f'[role=menuitem][data-key^="{kind}"]').first.click()


def agree(person: Person, kind: str) -> None:
    """Agree to what somebody proposes."""
    person.page.locator(f'[data-dealing="{kind}"] .button.primary').click()


def turn_to(person: Person, tab: str) -> None:
    """Look at one of the tabs beside the board."""
    person.page.locator(f'.side-tabs [role=tab][data-key="{tab}"]').click()


def open_lesson(person: Person, game: str) -> None:
    """Begin the first lesson of a game from the landing page."""
    person.page.locator(f'.quick-play[data-game="{game}"] .lesson-button').click()
    person.table.wait_for()
    person.page.locator(".coach").wait_for()
