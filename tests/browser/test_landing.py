"""The landing page does not move under the finger of somebody who reads it."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, Route

from browser.conftest import Server
from browser.people import Person
from browser.shifts import Shifts

PHONE, LAPTOP = (390, 844), (1280, 900)
LATE = 1.0
"""Seconds after which the server answers."""
MOST = 0.05
"""Maximum shift of the layout: below twice as much, a page counts as steady."""
MATCHES = 3
"""So many matches go on of somebody who comes back."""


def late(route: Route) -> None:
    """Answer late, as on a slow line."""
    answer = route.fetch()
    time.sleep(LATE)
    route.fulfill(response=answer)


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_nothing_jumps_when_the_games_come(browser: Browser, server: Server, language: str) -> None:
    ann = Person.enter(browser, language, PHONE)
    shifts = Shifts(ann.page)
    ann.page.route("**/api/games", late)
    ann.page.goto(server.url)
    ann.page.locator(".quick-play .big").nth(1).wait_for()
    total, each = shifts.total()
    print(f"{language}: {total:.3f}")
    assert total <= MOST, each
    ann.leave()


@pytest.mark.parametrize("asked", ["matches", "games"])
@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_nothing_jumps_for_whoever_comes_back(
    browser: Browser, server: Server, size: tuple[int, int], asked: str
) -> None:
    ann = Person.enter(browser, size=size)
    ann.page.request.get(f"{server.url}/api/me")  # creates the guest
    wanted = {"game": "five_armies", "scenario": "standard", "seats": [0, 1]}
    for _ in range(MATCHES):
        ann.page.request.post(f"{server.url}/api/matches", data=wanted)
    shifts = Shifts(ann.page)
    ann.page.route(f"**/api/{asked}", late)
    ann.page.goto(server.url)
    ann.page.locator(".matches li").nth(MATCHES - 1).wait_for()
    ann.page.locator(".quick-play .big").nth(1).wait_for()
    total, each = shifts.total()
    print(f"{total:.3f}")
    assert total <= MOST, each
    ann.leave()
