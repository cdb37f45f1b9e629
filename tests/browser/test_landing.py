"""The landing page does not move under the finger of somebody who reads it on a phone."""

from __future__ import annotations

import time

import pytest
from playwright.sync_api import Browser, Route

from browser.conftest import Server
from browser.people import Person
from browser.shifts import Shifts

PHONE = (390, 844)
LATE = 1.0
"""Seconds after which the server says which games there are."""
MOST = 0.1
"""Maximum shift of the layout: below it, a page counts as steady."""


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
