"""Pictures of every screen, at three sizes and in three languages.

uv run python tests/browser/screenshots.py FOLDER
"""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.conftest import CHROMIUM, FLAGS, POSTGRES, Server
from browser.people import Person
from browser.scenes import (
    begin_an_attack,
    play_until,
    sit_at_both_sides,
    with_a_choice_of_manoeuvres,
    with_a_full_hand,
    with_event_cards_in_battle,
)
from ostrog.server.database import create, drop, migrate

SIZES = ((1920, 1080), (1024, 768), (390, 844))
LANGUAGES = ("en", "pl", "ru")
BEORN = '[data-sheet="sheet:beorn"]'


def take(browser: Browser, server: Server, folder: Path) -> None:
    """Walk through the screens once for each size and language."""
    for size in SIZES:
        for language in LANGUAGES:
            end = f"{size[0]}x{size[1]}-{language}.png"
            person = Person.arrive(browser, server.url, language, size)
            person.page.locator("main").first.wait_for()
            person.page.wait_for_timeout(300)
            person.page.screenshot(path=folder / f"home-{end}")
            sit_at_both_sides(person, server)
            random = Random(2)
            for name, wanted in (("start", ""), ("act", "act"), ("move", "select-move")):
                if wanted:
                    play_until(person, random, wanted)
                person.page.wait_for_timeout(500)
                person.page.screenshot(path=folder / f"{name}-{end}")
            begin_an_attack(person, random)
            play_until(person, random, "casualties")
            person.page.wait_for_timeout(500)
            person.page.screenshot(path=folder / f"battle-{end}")
            take_cards(person, server, folder, end)
            person.leave()
            print(end)


def take_cards(person: Person, server: Server, folder: Path, end: str) -> None:
    """Hands, single cards, discards, reference sheets, and a battle with cards."""
    page = person.page

    def take(name: str) -> None:
        page.wait_for_timeout(500)
        page.screenshot(path=folder / f"{name}-{end}")

    sit_at_both_sides(person, server, curtain=True, at=with_a_full_hand)
    take("curtain")
    person.turn_to("hand")
    page.locator(".hand .curtain").click()
    take("hand")
    page.locator(".hand .card-button.may").first.click()
    take("card")
    page.keyboard.press("Escape")
    person.turn_to("pieces")
    for name, opener in (("discards", "[data-pile=event-discard]"), ("sheet", BEORN)):
        person.unfold()
        page.locator(opener).click()
        take(name)
        page.keyboard.press("Escape")
    page.locator(".tools button.icon").click()
    page.locator(".settings .house").click()
    take("house-values")
    sit_at_both_sides(person, server, at=with_a_choice_of_manoeuvres)
    person.turn_to("hand")
    take("manoeuvre")
    sit_at_both_sides(person, server, at=with_event_cards_in_battle)
    person.turn_to("battle")
    take("event-battle")


def main() -> None:
    """Take all pictures with a server and database of their own."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    database = f"{POSTGRES}/ostrog_screenshots"
    asyncio.run(drop(database))
    asyncio.run(create(database))
    migrate(database)
    server = Server(database)
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            take(browser, server, folder)
            browser.close()
    finally:
        server.kill()
        asyncio.run(drop(database))


if __name__ == "__main__":
    main()
