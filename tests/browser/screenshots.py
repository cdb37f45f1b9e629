"""Pictures of every screen, at three sizes and in three languages.

uv run python tests/browser/screenshots.py FOLDER [GAME]
"""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.card_scenes import TRILOGY, in_a_full_turn, in_combat
from browser.conftest import CHROMIUM, FLAGS, POSTGRES, Server
from browser.people import Person
from browser.scenes import (
    begin_an_attack,
    play_until,
    sit_at_both_sides,
    sit_down,
    the_end,
    with_a_choice_of_manoeuvres,
    with_a_full_hand,
    with_event_cards_in_battle,
)
from ostrog.server.database import create, drop, migrate

SIZES = ((1920, 1080), (1024, 768), (390, 844))
LANGUAGES = ("en", "pl", "ru")
BEORN = '[data-sheet="sheet:beorn"]'


def take_five_armies(browser: Browser, server: Server, folder: Path) -> None:
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


def take_ring_cards(browser: Browser, server: Server, folder: Path) -> None:
    """Come to each moment once, and look at it in all sizes and languages."""
    person = Person.arrive(browser, server.url)
    page = person.page

    def everywhere(name: str, *steps: tuple[str, Callable[[], object]]) -> None:
        for size in SIZES:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            for language in LANGUAGES:
                person.speak(language)
                end = f"{size[0]}x{size[1]}-{language}.png"
                page.wait_for_timeout(500)
                page.screenshot(path=folder / f"cards-{name}-{end}")
                for step, deed in steps:
                    deed()
                    page.wait_for_timeout(500)
                    page.screenshot(path=folder / f"cards-{step}-{end}")
        print(name)

    def fill_in() -> None:
        person.choose("section > .choice", "ring_cards")
        page.locator(".card", has=page.locator('input[value="elsewhere"]')).click()
        page.locator(".new-match button[type=submit]").scroll_into_view_if_needed()

    everywhere("home")
    page.goto(f"{server.url}/new")
    everywhere("new", ("form", fill_in))
    person.open_match("ring_cards", "trilogy")
    everywhere("room")
    sit_down([(person, (0,))], server, TRILOGY)
    everywhere("opening", ("opening-hand", lambda: person.turn_to("hand")))
    sit_down([(person, ())], server, TRILOGY, at=in_a_full_turn)
    everywhere(
        "turn",
        ("card", lambda: look_at_a_card(person)),
        ("goals", lambda: page.keyboard.press("Escape")),
    )
    sit_down([(person, ())], server, TRILOGY, at=in_combat)
    everywhere("combat", ("contest", lambda: person.turn_to("battle")))
    sit_down([(person, (0,))], server, TRILOGY, at=the_end)
    everywhere("end")
    person.leave()


def look_at_a_card(person: Person) -> None:
    """Pick a card that has goals, and see it whole."""
    person.turn_to("hand")
    for card in person.page.locator(".hand .card-button.may").all():
        card.click()
        person.page.locator(".card-detail").wait_for()
        if person.page.locator(".picked-bar > *").count():
            return
        person.let_go()


GAMES = {"five_armies": take_five_armies, "ring_cards": take_ring_cards}


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
            for game in sys.argv[2:] or GAMES:
                GAMES[game](browser, server, folder)
            browser.close()
    finally:
        server.kill()
        asyncio.run(drop(database))


if __name__ == "__main__":
    main()
