"""Matches set up so that something is to be seen at once."""

from __future__ import annotations

import asyncio
import uuid
from concurrent.futures import ThreadPoolExecutor
from random import Random

from browser.conftest import Server
from browser.people import Person
from ostrog.server import storage
from ostrog.server.database import connect

NEAR: dict[str, int | str] = {
    "setup.free-8.at": "broken-lands-spur-plains",
    "setup.free-8.units.lake-men": 5,
    "setup.shadow-5.units.orcs": 6,
}
"""Lake-men stand before the Shadow's camps."""


def sit_at_both_sides(person: Person, server: Server) -> None:
    """Hold both seats of a new match, with armies beside each other."""
    person.page.goto(server.url)
    person.page.locator("main").first.wait_for()
    me = person.page.evaluate("async () => (await fetch('/api/me')).json()")

    async def set_up() -> str:
        engine = connect(server.database)
        match = await storage.open_match(
            engine,
            game="five_armies",
            version=1,
            scenario="standard",
            opener=uuid.UUID(me["guest"]),
            seats={0: True, 1: True},
            contribution=b"",
            ruleset=NEAR,
        )
        await engine.dispose()
        return match

    # Playwright has an event loop in this thread.
    with ThreadPoolExecutor(1) as elsewhere:
        match = elsewhere.submit(lambda: asyncio.run(set_up())).result()
    person.sit_down(f"{server.url}/m/{match}")


def play_until(person: Person, random: Random, wanted: str, option: str = "") -> None:
    """Click at random until something is asked, and an option is there."""
    for _ in range(400):
        offered = person.page.locator(f'.option[data-option*="{option}"]').count() if option else 1
        if person.kind == wanted and offered:
            return
        person.act_at_random(random)
    raise AssertionError(f"{wanted} was never asked")


def begin_an_attack(person: Person, random: Random) -> None:
    """Click until an attack is made: its action, an army, the enemy, and a confirmation."""
    for _ in range(40):
        play_until(person, random, "act", ":attack")
        person.clicks, before = 0, person.at
        person.click(person.page.locator('.option[data-option*=":attack"]').first)
        person.wait_for_entries(before + 1)
        armies = person.page.locator('.may[data-ref^="army:"]')
        for ref in [each.get_attribute("data-ref") or "" for each in armies.all()]:
            person.click_on(ref)
            person.settle()
            targets = person.page.locator("[data-ref].may-attack")
            if targets.count():
                person.clicks = 2  # those who know what they want pick the right army at once
                person.click_on(targets.first.get_attribute("data-ref") or "")
                person.confirm()
                person.wait_for_entries(before + 2)
                return
            person.page.locator(".pick").first.click()
            person.settle()
    raise AssertionError("nobody could attack")
