"""People come in: a visitor plays at once, two strangers meet in the lobby, a guest stays."""

from __future__ import annotations

import json
import time
import uuid
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from browser.axe import THEMES, findings
from browser.conftest import WHOLE, Server
from browser.hearing import Ear
from browser.people import PATIENCE, Person

SCREENS = (
    "",
    "new?listed",
    "new?with=solo",
    "lobby",
    "matches",
    "account",
    "settings",
    "people/nobody",
    "records",
    "rules/five_armies",
    "rules/ring_cards",
    "#reset/t",
    "#verify/t",
    "#unsubscribe/t",
)
SECONDS = 60
"""A captain and somebody in a hurry have chosen long before, on any machine."""


@pytest.mark.parametrize("game", ["five_armies", "ring_cards"])
def test_a_visitor_makes_a_first_choice_after_one_press_on_the_landing_page(
    browser: Browser, server: Server, game: str
) -> None:
    ann = Person.arrive(browser, server.url)
    ear = Ear(ann.page)
    ann.page.locator(f'.quick-play[data-game="{game}"] .big').click()
    ann.table.wait_for()
    random, end = Random(1), time.monotonic() + SECONDS
    while not any(json.loads(each)["type"] == "Accepted" for each in ear.heard):
        assert time.monotonic() < end, "no choice was accepted"
        ann.wait_until_asked()
        ann.act_at_random(random)
    ann.page.goto(f"{server.url}/matches")
    first = ann.page.locator(".matches a").first
    expect(first).to_contain_text("captain bot", timeout=PATIENCE)
    ann.leave()


def test_two_strangers_meet_in_the_lobby(browser: Browser, server: Server) -> None:
    ann, bob = Person.arrive(browser, server.url), Person.arrive(browser, f"{server.url}/lobby")
    name = f"Ann {uuid.uuid4().hex[:6]}"
    ann.page.goto(f"{server.url}/lobby")
    ann.page.locator(".name-field input").fill(name)
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator(".name-field .hint")).not_to_be_empty(timeout=PATIENCE)
    ann.page.get_by_role("link", name="Open a table").click()
    ann.page.locator(".card", has=ann.page.locator('input[value="evening"]')).click()
    ann.page.locator(".new-match button[type=submit]").click()
    ann.page.locator(".invitation").wait_for()

    # The lobby was open before the table was: it shows it without being asked.
    table = bob.page.locator(".tables > li", has_text=name)
    expect(table).to_contain_text("1 hour 30 minutes", timeout=PATIENCE)
    table.get_by_role("button", name="Sit down here").click()
    ann.table.wait_for()
    bob.table.wait_for()
    for person in (ann, bob):
        person.page.goto(f"{server.url}/matches")
    yours = [person.page.locator('[data-standing="yours"]') for person in (ann, bob)]
    theirs = [person.page.locator('[data-standing="theirs"]') for person in (ann, bob)]
    expect(yours[0].or_(theirs[0])).to_have_count(1, timeout=PATIENCE)
    expect(yours[1].or_(theirs[1])).to_have_count(1, timeout=PATIENCE)
    assert yours[0].count() + yours[1].count() >= 1
    ann.leave()
    bob.leave()


def test_a_guest_signs_up_and_finds_the_match_again_in_another_browser(
    browser: Browser, server: Server
) -> None:
    ann = Person.arrive(browser, server.url)
    ann.page.locator('.quick-play[data-game="five_armies"] .big').click()
    ann.table.wait_for()
    ann.page.goto(f"{server.url}/account")
    address, password = f"{uuid.uuid4().hex}@example.org", "a long walk to Dale"
    form = ann.page.locator("section", has=ann.page.locator("#sign-up"))
    form.get_by_label("Your name").fill("Ann")
    form.get_by_label("E-mail address").fill(address)
    form.get_by_label("Password").fill(password)
    form.locator("button[type=submit]").click()
    ann.page.locator("#signed-in").wait_for()

    elsewhere = Person.arrive(browser, f"{server.url}/account")
    form = elsewhere.page.locator("section", has=elsewhere.page.locator("#sign-in"))
    form.get_by_label("E-mail address").fill(address)
    form.get_by_label("Password").fill("not the password")
    form.locator("button[type=submit]").click()
    expect(form.get_by_role("alert")).to_contain_text("do not match", timeout=PATIENCE)
    form.get_by_label("Password").fill(password)
    form.locator("button[type=submit]").click()
    expect(elsewhere.page.locator(".matches a")).to_have_count(1, timeout=PATIENCE)
    ann.leave()
    elsewhere.leave()


@pytest.mark.parametrize(("first", "language"), tuple(enumerate(("en", "pl", "ru"))))
def test_every_screen_is_for_everyone(
    browser: Browser, server: Server, first: int, language: str
) -> None:
    ann = Person.arrive(browser, server.url, language, (390, 844))
    for number, screen in enumerate(SCREENS, first):
        ann.go_to(f"/{screen}")
        ann.page.locator("main h1").wait_for()
        expect(ann.page.locator("[aria-busy=true]")).to_have_count(0, timeout=PATIENCE)
        wider = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
        assert ann.page.evaluate(wider) <= 0, screen
        # Where time is short, one theme after the other.
        themes = THEMES if WHOLE else (THEMES[number % len(THEMES)],)
        assert findings(ann.page, themes) == [], screen
    ann.leave()
