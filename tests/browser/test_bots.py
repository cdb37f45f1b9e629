"""A person opens a match against a bot by clicking, chooses, and sees what the bot does."""

from __future__ import annotations

import json
import time
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from browser.axe import findings
from browser.conftest import Server
from browser.hearing import Ear
from browser.people import PATIENCE, Person

ANSWERS = 3
"""So many choices of the bot are awaited."""
SECONDS = 60
"""A novice and somebody in a hurry are done long before, on any machine."""


def press(person: Person, value: str) -> None:
    """Choose one of the cards of the form."""
    person.page.locator(".card", has=person.page.locator(f'input[value="{value}"]')).click()


def of_bots(person: Person, ear: Ear) -> int:
    """How many choices were made that this person did not make."""
    own = [message for message in map(json.loads, ear.heard) if message["type"] == "Accepted"]
    return person.at - len(own)


@pytest.mark.parametrize(
    ("game", "scenario"),
    [("five_armies", ""), ("ring_cards", "trilogy-2"), ("stronghold", "starter")],
)
def test_a_novice_answers_at_the_table(
    browser: Browser, server: Server, game: str, scenario: str
) -> None:
    ann = Person.arrive(browser, f"{server.url}/new")
    ear = Ear(ann.page)
    ann.choose("section > .choice", game)
    if scenario:
        ann.choose(".new-match .choice", scenario)
    press(ann, "bots")
    press(ann, "novice")
    assert findings(ann.page) == []
    ann.page.locator(".new-match button[type=submit]").click()
    ann.table.wait_for()
    ann.settle()

    random, end = Random(5), time.monotonic() + SECONDS
    while of_bots(ann, ear) < ANSWERS and not ann.over:
        assert time.monotonic() < end, "the bot does not answer"
        ann.wait_until_asked()
        ann.act_at_random(random)
    ann.settle()
    assert ann.log()

    ann.page.goto(server.url)
    expect(ann.page.locator(".matches a").first).to_contain_text("novice bot", timeout=PATIENCE)
    ann.leave()
