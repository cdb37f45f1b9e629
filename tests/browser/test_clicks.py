"""Few clicks: a whole army moves with three, attacks with four, and takes losses with one."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Browser

from browser.conftest import Server
from browser.people import Person
from browser.scenes import begin_an_attack, play_until, sit_at_both_sides


@pytest.fixture
def ann(browser: Browser, server: Server) -> Iterator[Person]:
    """Both sides at one screen."""
    ann = Person.arrive(browser, server.url)
    sit_at_both_sides(ann, server)
    yield ann
    ann.leave()


def test_a_whole_army_moves_with_three_clicks(ann: Person) -> None:
    play_until(ann, Random(1), "act", ":strategic-move")
    ann.clicks, before = 0, ann.at
    ann.click(ann.page.locator('.option[data-option*=":strategic-move"]').first)
    ann.wait_for_entries(before + 1)
    army = ann.page.locator('.may[data-ref^="army:"]').first
    ann.click_on(army.get_attribute("data-ref") or "")
    ann.settle()
    region = ann.page.locator("[data-ref].may-target").first
    ann.click_on(region.get_attribute("data-ref") or "")
    ann.wait_for_entries(before + 2)
    assert ann.clicks <= 3


def test_an_attack_takes_four_clicks_and_default_casualties_one(ann: Person) -> None:
    random = Random(2)
    begin_an_attack(ann, random)
    assert ann.kind == "manoeuvre"
    assert ann.clicks <= 4

    play_until(ann, random, "casualties")
    ann.clicks, before = 0, ann.at
    ann.click(ann.page.locator(".confirm .default, .confirm .primary").first)
    ann.wait_for_entries(before + 1)
    assert ann.clicks == 1
