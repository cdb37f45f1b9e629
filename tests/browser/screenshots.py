"""Takes screenshots of every screen, at three sizes and in three languages.

uv run python tests/browser/screenshots.py FOLDER [NAME ...]

A name is part of a name in the lists below, such as `ring_cards` or `lobby`; without names all
screenshots are taken. To add a screen, add a line to PAGES, TABLES or LESSONS.
"""

from __future__ import annotations

import asyncio
import sys
from argparse import ArgumentParser, RawTextHelpFormatter
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Error, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.card_scenes import TRILOGY, in_a_full_turn, in_combat
from browser.conftest import CHROMIUM, FLAGS, POSTGRES, Server
from browser.dialogs import DIALOGS, close
from browser.faction_scenes import FACTION_WAR, in_a_battle_with_calls, with_several_factions
from browser.people import PATIENCE, Person
from browser.ring_scenes import RING_WAR, in_a_battle_with_many_dice, with_dice_to_use
from browser.scenes import (
    FIVE_ARMIES,
    STRONGHOLD,
    Kind,
    Moment,
    in_a_section_fight,
    in_a_window,
    sit_down,
    the_end,
    with_a_choice_of_manoeuvres,
    with_a_full_hand,
    with_event_cards_in_battle,
)
from browser.tables import open_lesson, sign_up
from ostrog.server.db.database import create, drop, migrate

SIZES = ((390, 844), (1024, 768), (1920, 1080))
LANGUAGES = ("en", "pl", "ru")
STILL = 400
"""Milliseconds after which all animations have ended."""
SOON = 5_000
"""Timeout of a view in milliseconds; views that do not appear are listed at the end."""
Deed = Callable[[Person], None]


class View(NamedTuple):
    """A part of a screen, and the function that shows it."""

    name: str
    deed: Deed


class Page(NamedTuple):
    """A screen with its own path."""

    name: str
    path: str
    member: bool = False
    """Whether it is shown to a person with an account."""
    views: Sequence[View] = ()


class Table(NamedTuple):
    """A table at a moment, seen by the seat that is asked."""

    name: str
    kind: Kind
    moment: Moment | None = None
    views: Sequence[View] = ()


def fill_in_form(person: Person) -> None:
    """Choose the option that shows most of the form."""
    person.page.locator(".card", has=person.page.locator('input[value="elsewhere"]')).click()
    person.page.locator(".new-match button[type=submit]").scroll_into_view_if_needed()


def show_hand(person: Person) -> None:
    """Show the hand."""
    person.turn_to("hand")


def show_battle(person: Person) -> None:
    """Show the battle."""
    person.turn_to("battle")


def look_at_a_card(person: Person) -> None:
    """Show a whole card, if possible one with targets."""
    person.turn_to("hand")
    for card in person.page.locator(".hand .card-button.may").all()[:4]:
        card.click()
        person.page.locator(".card-detail").wait_for()
        if person.page.locator(".picked-bar > *").count():
            return
        person.let_go()


def come_closer(person: Person) -> None:
    """Enlarge the board: two steps more each time."""
    for _ in range(2):
        person.page.locator(".board-tool").first.press("+")
    person.page.wait_for_timeout(STILL)


def open_sheet(person: Person) -> None:
    """Open the first reference sheet."""
    person.turn_to("pieces")
    person.unfold()
    person.page.locator("[data-sheet]").first.click()


HAND, BATTLE = View("hand", show_hand), View("battle", show_battle)
CARD, SHEET = View("card", look_at_a_card), View("sheet", open_sheet)
CLOSER = (View("closer", come_closer), View("closest", come_closer))
OPENED = tuple(View(name, deed) for name, deed in DIALOGS)

PAGES = (
    Page("landing", "/"),
    Page("new-match", "/new", views=(View("form", fill_in_form),)),
    Page("new-match-of-cards", "/new?game=ring_cards", views=(View("form", fill_in_form),)),
    Page("lobby", "/lobby"),
    Page("matches", "/matches", member=True),
    Page("account-of-a-guest", "/account"),
    Page("account", "/account", member=True),
    Page("profile", "/people/{other}", member=True),
    Page("own-profile", "/people/{own}", member=True),
    Page("settings", "/settings"),
    Page("waiting-room", "/m/{room}", member=True),
    Page("rules-five_armies", "/rules/five_armies"),
    Page("rules-ring_cards", "/rules/ring_cards"),
    Page("rules-stronghold", "/rules/stronghold"),
    Page("values-stronghold", "/rules/stronghold/values"),
    Page("records", "/records"),
    Page("replay", "/m/{over}/replay", member=True),
    Page("new-password", "/#reset/token"),
)
TABLES = (
    Table("five_armies-opening", FIVE_ARMIES, views=OPENED),
    Table("five_armies-middle", FIVE_ARMIES, with_a_full_hand, (HAND, CARD, SHEET)),
    Table("five_armies-manoeuvre", FIVE_ARMIES, with_a_choice_of_manoeuvres, (HAND, BATTLE)),
    Table("five_armies-battle", FIVE_ARMIES, with_event_cards_in_battle, (BATTLE,)),
    Table("five_armies-end", FIVE_ARMIES, the_end),
    Table("ring_cards-opening", TRILOGY, views=(HAND, *OPENED)),
    Table("ring_cards-turn", TRILOGY, in_a_full_turn, (CARD,)),
    Table("ring_cards-combat", TRILOGY, in_combat, (BATTLE,)),
    Table("ring_cards-end", TRILOGY, the_end),
    Table("stronghold-opening", STRONGHOLD, views=OPENED),
    Table("stronghold-window", STRONGHOLD, in_a_window, (CARD,)),
    Table("stronghold-fight", STRONGHOLD, in_a_section_fight, (BATTLE,)),
    Table("stronghold-end", STRONGHOLD, the_end),
    Table("war_of_the_ring-opening", RING_WAR, views=(*CLOSER, *OPENED)),
    Table("war_of_the_ring-turn", RING_WAR, with_dice_to_use, (*CLOSER, HAND, CARD)),
    Table("war_of_the_ring-battle", RING_WAR, in_a_battle_with_many_dice, (BATTLE,)),
    Table("war_of_the_ring-end", RING_WAR, the_end),
    Table("warriors-factions", FACTION_WAR, with_several_factions, (*CLOSER, HAND, CARD, SHEET)),
    Table("warriors-battle", FACTION_WAR, in_a_battle_with_calls, (BATTLE, HAND)),
)


LESSONS = ("five_armies", "ring_cards")


class Camera:
    """Takes screenshots of a person's page."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.missed = list[str]()

    def take(self, person: Person, name: str, views: Sequence[View]) -> None:
        """Take the current page and each of its views, at all sizes and in all languages."""
        for width, height in SIZES:
            person.page.set_viewport_size({"width": width, "height": height})
            for language in LANGUAGES:
                end = f"{width}x{height}-{language}"
                person.speak(language)
                self._picture(person, f"{name}-{end}")
                for view in views:
                    person.page.set_default_timeout(SOON)
                    try:
                        view.deed(person)
                    except Error as error:
                        self.missed.append(f"{name}-{view.name}-{end}: {error.message[:120]}")
                    else:
                        self._picture(person, f"{name}-{view.name}-{end}")
                    close(person)
                person.page.set_default_timeout(PATIENCE)
        print(name)

    def _picture(self, person: Person, name: str) -> None:
        person.page.wait_for_timeout(STILL)
        person.page.screenshot(path=self.folder / f"{name}.png")


def wanted(names: Sequence[str], name: str) -> bool:
    """Whether a screenshot was requested."""
    return not names or any(each in name for each in names)


def take_all(browser: Browser, server: Server, camera: Camera, names: Sequence[str]) -> None:
    """Open every screen and take its screenshots."""
    guest = Person.enter(browser, painted=True)
    member = sign_up(browser, server, "Ann", painted=True)
    for person in (guest, member):
        person.page.goto(server.url)
    pages = [page for page in PAGES if wanted(names, page.name)]
    places = dict(places_of(browser, server, member)) if pages else {}
    for page in pages:
        person = member if page.member else guest
        person.page.goto(server.url + page.path.format(**places))
        camera.take(person, page.name, page.views)
    for table in TABLES:
        if wanted(names, table.name):
            sit_down([(guest, () if table.moment else (0,))], server, table.kind, at=table.moment)
            camera.take(guest, table.name, table.views)
    for game in LESSONS:
        if wanted(names, f"lesson-{game}"):
            begin_lesson(guest, server, game)
            camera.take(guest, f"lesson-{game}", ())
    guest.leave()
    member.leave()


def begin_lesson(person: Person, server: Server, game: str) -> None:
    """Go to the first choice of a game's first lesson."""
    person.page.set_viewport_size({"width": 1280, "height": 900})
    person.page.goto(server.url)
    open_lesson(person, game)
    coach = person.page.locator(".coach")
    while coach.get_attribute("data-mode") == "reading":
        coach.locator(".primary").click()
        person.page.wait_for_timeout(STILL)


def places_of(browser: Browser, server: Server, member: Person) -> Iterator[tuple[str, str]]:
    """Yield ids for the paths of pages: people, a match that waits, and one that is over."""
    other = sign_up(browser, server, "Bob")
    for name, person in (("own", member), ("other", other)):
        yield name, person.page.request.get(f"{server.url}/api/me").json()["guest"]
    yield "room", member.open_match().rsplit("/", 1)[-1]
    sit_down([(member, (0,))], server, FIVE_ARMIES, at=the_end)
    yield "over", member.page.url.rsplit("/", 1)[-1]
    other.leave()


def main() -> None:
    """Take the screenshots with a separate server and database."""
    arguments = ArgumentParser(description=__doc__, formatter_class=RawTextHelpFormatter)
    arguments.add_argument("folder", type=Path)
    arguments.add_argument("names", nargs="*")
    given = arguments.parse_args()
    folder: Path = given.folder
    folder.mkdir(parents=True, exist_ok=True)
    database = f"{POSTGRES}/ostrog_screenshots"
    asyncio.run(drop(database))
    asyncio.run(create(database))
    migrate(database)
    server, camera = Server(database), Camera(folder)
    server.start()
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            take_all(browser, server, camera, given.names)
            browser.close()
    finally:
        server.kill()
        asyncio.run(drop(database))
    if camera.missed:
        sys.exit("not taken:\n" + "\n".join(camera.missed))


if __name__ == "__main__":
    main()
