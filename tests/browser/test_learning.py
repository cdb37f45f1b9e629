"""People who come to learn: they read rules, look one up at the table, and play the lessons."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser.axe import findings
from browser.conftest import ROOT, WHOLE, Server
from browser.people import PATIENCE, Person
from browser.tables import open_lesson

CLIENT = ROOT / "web" / "src"
MOST = 150
"""So many things are said and done in a lesson at most."""

GONE_ON = """([at, picks]) => document.querySelector('.table').dataset.at !== at
  || document.querySelectorAll('.pick').length !== picks"""
"""Whether something was chosen or picked since."""


def lessons(played: str) -> dict[str, Any]:
    """The lessons of a game or of an expansion (`<game>.<expansion>`), as the client has them."""
    folder = CLIENT / ("expansions" if "." in played else "games") / played
    found: dict[str, Any] = json.loads((folder / "lessons.json").read_text("utf-8"))
    return found


TAUGHT = sorted(path.parent.name for path in CLIENT.glob("*/*/lessons.json"))
"""Games and expansions that have lessons."""


def begin_lesson(person: Person, played: str) -> None:
    """Begin the first lesson of a game or expansion; the page lists those of the game before."""
    game, _, expansion = played.partition(".")
    open_lesson(person, game, len(lessons(game)) if expansion else 0)


# Rules


def test_rules_are_read_searched_and_linked_to(browser: Browser, server: Server) -> None:
    ann = Person.arrive(browser, server.url)
    ann.page.locator('.quick-play[data-game="five_armies"] a[href="/rules/five_armies"]').click()
    shown = ann.page.locator(".rules-statement")
    expect(shown.first).to_be_visible(timeout=PATIENCE)
    everything = shown.count()
    assert findings(ann.page) == []
    ann.page.locator("input[type=search]").fill("EAGLES eyrie")
    expect(shown).not_to_have_count(everything)
    assert 0 < shown.count() < everything
    expect(ann.page.locator(".rules-count")).to_have_text(re.compile(rf"^\s*{shown.count()} "))
    ann.page.goto(f"{server.url}/rules/five_armies#B5A-5.3")
    meant = ann.page.locator('[id="B5A-5.3"]')
    expect(meant).to_be_focused(timeout=PATIENCE)
    expect(meant).to_be_in_viewport()
    expect(meant).to_have_attribute("aria-current", "true")
    ann.leave()


@pytest.mark.parametrize(("language", "size"), [("pl", (390, 844)), ("ru", (1280, 900))])
def test_rules_are_read_in_every_language_and_on_a_phone(
    browser: Browser, server: Server, language: str, size: tuple[int, int]
) -> None:
    ann = Person.arrive(browser, f"{server.url}/rules/ring_cards", language, size)
    expect(ann.page.locator(".rules-statement").first).to_be_visible(timeout=PATIENCE)
    assert findings(ann.page) == []
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= size[0]
    ann.leave()


# Lessons


def go_on(person: Person) -> None:
    """Open the next lesson from the end of one."""
    before = person.page.url
    person.page.locator(".coach-finished .lesson-button").click()
    person.page.wait_for_function("before => location.href !== before", arg=before)
    person.page.locator('.coach:not([data-mode="finished"])').wait_for()


def follow(person: Person) -> list[str]:
    """Do what is marked until the lesson is over; returns the steps that were said."""
    said: list[str] = []
    page = person.page
    for _ in range(MOST):
        page.wait_for_function(
            """() => {
              const mode = document.querySelector('.coach')?.dataset.mode
              const ready = document.querySelector('.table')?.dataset.ready === 'true'
              return mode && mode !== 'waiting' && (ready || !['doing', 'free'].includes(mode))
            }"""
        )
        coach = page.locator(".coach")
        mode, step = coach.get_attribute("data-mode"), coach.get_attribute("data-step")
        if mode == "finished":
            return said
        if step and step not in said:
            said.append(step)
        if mode == "reading":
            coach.locator(".primary").click()
            expect(page.locator(f'.coach[data-mode="reading"][data-step="{step}"]')).to_have_count(
                0
            )
            continue
        was = person.table.get_attribute("data-at"), page.locator(".pick").count()
        person.unfold()
        page.locator(".option[data-coached]:visible").first.click()
        page.wait_for_function(
            f"{GONE_ON} || document.querySelector('.confirm.armed')", arg=list(was)
        )
        person.confirm()
        page.wait_for_function(GONE_ON, arg=list(was))
    raise AssertionError(f"the lesson does not end: {said}")


@pytest.mark.parametrize("played", TAUGHT)
def test_lessons_are_played_to_their_ends_by_doing_what_is_marked(
    browser: Browser, server: Server, played: str
) -> None:
    ann = Person.arrive(browser, server.url)
    begin_lesson(ann, played)
    for number, lesson in enumerate(list(lessons(played).values())[: None if WHOLE else 1]):
        if number:
            go_on(ann)
        assert findings(ann.page) == []
        assert follow(ann) == [step["key"] for step in lesson["steps"]]
        assert findings(ann.page) == []
    ann.leave()


def test_what_a_lesson_speaks_of_is_marked_on_the_board_and_can_be_shown(
    browser: Browser, server: Server
) -> None:
    ann = Person.arrive(browser, server.url, "pl", (390, 844))
    open_lesson(ann, "five_armies")
    expect(ann.page.locator('[data-ref="front-gate"][data-coached]').first).to_be_attached()
    ann.page.locator(".coach .primary").click()
    ann.settle()
    before = ann.page.locator(".coach").get_attribute("data-suggested")
    ann.page.locator(".coach-do").click()
    expect(ann.page.locator(f'.coach[data-suggested="{before}"]')).to_have_count(0)
    ann.page.reload()
    expect(ann.page.locator('.coach[data-step="generals"]')).to_be_visible(timeout=PATIENCE)
    ann.leave()


IN_SIGHT = """([selector, within]) => {
  const box = document.querySelector(selector)?.getBoundingClientRect()
  if (!box || !box.height) return `there is no ${selector}`
  const inside = box.left >= 0 && box.top >= 0
    && box.right <= innerWidth && box.bottom <= innerHeight
  if (!inside) return `${selector} is out of sight: ${JSON.stringify(box)}`
  for (const part of [0.02, 0.5, 0.98]) {
    const at = document.elementFromPoint(
      box.left + box.width * part, box.top + box.height * part)
    if (!at?.closest(within)) return `${selector} is covered by ${at?.className}`
  }
  return ''
}"""
"""What is wrong with the place of something on the screen; empty if nothing is."""


def must_be_in_sight(person: Person, selector: str, within: str) -> None:
    """Check that something is wholly on the screen, and that nothing covers it."""
    assert person.page.evaluate(IN_SIGHT, [selector, within]) == ""


def walk(person: Person) -> Iterator[str]:
    """Let the lesson do everything; yield the mode of each moment, when nothing moves any more."""
    page = person.page
    for _ in range(MOST):
        page.wait_for_function(
            """() => {
              const mode = document.querySelector('.coach')?.dataset.mode
              const ready = document.querySelector('.table')?.dataset.ready === 'true'
              return mode && mode !== 'waiting' && (ready || !['doing', 'free'].includes(mode))
            }"""
        )
        coach = page.locator(".coach")
        mode = coach.get_attribute("data-mode") or ""
        yield mode
        if mode == "finished":
            return
        step = coach.get_attribute("data-step")
        if mode == "reading":
            coach.locator(".primary").click()
            gone = page.locator(f'.coach[data-mode="reading"][data-step="{step}"]')
            expect(gone).to_have_count(0)
            continue
        was = [person.table.get_attribute("data-at"), page.locator(".pick").count()]
        page.locator(".coach-do").click()
        page.wait_for_function(GONE_ON, arg=was)
    raise AssertionError("the lesson does not end")


SIZES = [(1280, 720), (390, 844), *([(1440, 900)] if WHOLE else [])]
EVERY_LESSON = [
    (game, number)
    for game in TAUGHT
    if "." not in game
    for number in range(len(lessons(game)) if WHOLE else 1)
]
"""The lessons of games by their numbers on the page."""


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize(("game", "number"), EVERY_LESSON)
def test_what_a_lesson_says_is_in_sight_at_every_step_beside_what_is_asked(
    browser: Browser, server: Server, game: str, number: int, size: tuple[int, int]
) -> None:
    ann = Person.arrive(browser, server.url, "ru", size)
    open_lesson(ann, game, number)
    for mode in walk(ann):
        if mode == "finished":
            must_be_in_sight(ann, ".coach .button", ".coach")
            break
        must_be_in_sight(ann, ".coach-text", ".coach")
        if mode == "reading":
            must_be_in_sight(ann, ".coach .primary", ".coach")
        else:
            must_be_in_sight(ann, ".coach-advice", ".coach")
            must_be_in_sight(ann, "#prompt", ".prompt")
    ann.leave()


@pytest.mark.parametrize("size", [(1280, 720), (390, 844)], ids=lambda size: f"{size[0]}x{size[1]}")
def test_what_is_to_be_chosen_is_shown_itself_and_the_lesson_keeps_its_place(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    ann = Person.arrive(browser, server.url, "en", size)
    open_lesson(ann, "ring_cards")
    for _ in walk(ann):
        if ann.page.locator('.coach[data-step="path"]').count():
            break
    ann.page.locator(".coach-show").click()
    card = ann.page.locator('.hand [data-ref="card:sam-gamgee"]')
    expect(card).to_be_focused()
    expect(card).to_be_in_viewport(ratio=0.9)
    expect(card).to_have_attribute("data-coached", "")
    must_be_in_sight(ann, ".coach-text", ".coach")
    ann.leave()
