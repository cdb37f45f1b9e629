"""Takes the pictures of README, docs, landing page and link previews.

uv run python tests/browser/pictures.py

Look at each of them before you commit it: `git diff --stat` says which have changed.
"""

from __future__ import annotations

import sys
from base64 import b64decode, b64encode
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1]))

from browser.card_scenes import DUEL, in_a_full_turn
from browser.conftest import CHROMIUM, FLAGS, Server, serving
from browser.dialogs import ask_why
from browser.people import Person
from browser.ring_scenes import RING_WAR, with_dice_to_use
from browser.scenes import (
    FIVE_ARMIES,
    Kind,
    Moment,
    may,
    sit_down,
    with_a_full_hand,
)

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs" / "pictures"
WIDE = (1440, 810)
COVER = (860, 484)
LINK = (1200, 630)
PHONE = (390, 844)
QUALITY = 85
STILL = 2_500
"""Milliseconds after which a painted board has been painted."""
REROLL = may("leader-reroll", "reroll")
SCALED = """([source, width, height]) => new Promise((found) => {
    const image = new Image()
    image.onload = () => {
        const canvas = document.createElement('canvas')
        Object.assign(canvas, {width, height})
        const context = canvas.getContext('2d')
        context.imageSmoothingQuality = 'high'
        context.drawImage(image, 0, 0, width, height)
        found(canvas.toDataURL('image/webp', 0.8).split(',')[1])
    }
    image.src = source
})"""
"""Script that makes a picture smaller, and writes it as WebP."""
BESIDE = """<body style="margin:0;display:flex;gap:20px;justify-content:center;align-items:center;
height:620px;background:#1d3f5c">{images}</body>"""
IMAGE = '<img src="{source}" style="height:580px;border-radius:14px">'


class Photographer:
    """Takes pictures of tables and pages."""

    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server

    def enter(self, size: tuple[int, int]) -> Person:
        """Come to the landing page with a screen of this size."""
        person = Person.enter(self.browser, size=size, painted=True)
        person.page.goto(self.server.url)
        return person

    def table(self, kind: Kind, at: Moment, size: tuple[int, int] = WIDE) -> Person:
        """Sit at a table at a moment."""
        person = self.enter(size)
        sit_down([(person, ())], self.server, kind, at=at)
        person.settle()
        person.page.wait_for_timeout(STILL)
        return person

    def take_all(self) -> None:
        """Take all pictures."""
        stage = self.table(FIVE_ARMIES, REROLL)
        keep(DOCS / "table.jpg", jpeg(stage.page))
        cards = self.table(DUEL, in_a_full_turn)
        keep(DOCS / "card-table.jpg", jpeg(cards.page))
        board = self.table(FIVE_ARMIES, with_a_full_hand)
        war = self.table(RING_WAR, with_dice_to_use)
        covers = {"five_armies": board, "ring_cards": cards, "war_of_the_ring": war}
        for game, person in covers.items():
            cover = person.page.evaluate(SCALED, [data(jpeg(person.page, 95)), *COVER])
            keep(ROOT / "web" / "src" / "games" / game / "picture.webp", b64decode(cover))
        stage.page.set_viewport_size({"width": LINK[0], "height": LINK[1]})
        stage.page.wait_for_timeout(STILL)
        keep(ROOT / "web" / "public" / "cover.jpg", jpeg(stage.page))
        self.phones()

    def phones(self) -> None:
        """Take four pictures of a phone, side by side."""
        landing = self.enter(PHONE)
        landing.page.locator(".quick-play").first.wait_for()
        landing.page.wait_for_timeout(STILL)
        fight = self.table(FIVE_ARMIES, REROLL, PHONE)
        cards = self.table(DUEL, in_a_full_turn, PHONE)
        why = self.table(FIVE_ARMIES, with_a_full_hand, PHONE)
        ask_why(why)
        why.page.wait_for_timeout(STILL)
        people = (landing, fight, cards, why)
        images = "".join(IMAGE.format(source=data(jpeg(each.page, 95))) for each in people)
        beside = self.browser.new_page(viewport={"width": 1200, "height": 620})
        beside.set_content(BESIDE.format(images=images))
        beside.wait_for_timeout(STILL)
        keep(DOCS / "phones.jpg", jpeg(beside))


def jpeg(page: Page, quality: int = QUALITY) -> bytes:
    """Take a page as it is seen."""
    return page.screenshot(type="jpeg", quality=quality)


def data(picture: bytes) -> str:
    """Return a picture as an address that a page can show."""
    return f"data:image/jpeg;base64,{b64encode(picture).decode()}"


def keep(file: Path, picture: bytes) -> None:
    """Write a picture, and say so."""
    file.write_bytes(picture)
    print(f"{file.relative_to(ROOT)}: {len(picture) // 1000} kB")


def main() -> None:
    """Take the pictures with a separate server and database."""
    with serving() as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        Photographer(browser, server).take_all()
        browser.close()


if __name__ == "__main__":
    main()
