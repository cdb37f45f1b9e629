"""The list of one's own matches: whose turn it is, and how they ended."""

from __future__ import annotations

import uuid

from litestar import Litestar
from litestar.testing import TestClient

from server.browsers import Message, at_table, open_match
from server.conftest import another_browser

FREE, SHADOW = 0, 1
Browser = TestClient[Litestar]


def listed(browser: Browser, match: str) -> Message:
    found: list[Message] = browser.get("/api/matches").json()
    return next(each for each in found if each["id"] == match)


def test_a_match_says_who_is_asked_as_the_table_does(ann: Browser) -> None:
    bob = another_browser(ann)
    match = open_match(ann, FREE)
    assert listed(ann, match)["pending"] == []
    bob.post(f"/api/matches/{match}/join", json={"seat": SHADOW})
    with at_table(ann, match) as table:
        pending = table.standing["pending"]
    assert pending
    assert listed(ann, match)["pending"] == listed(bob, match)["pending"] == sorted(pending)


def test_a_match_that_is_over_says_how_it_ended_for_whoever_asks(ann: Browser) -> None:
    bob = another_browser(ann)
    match = open_match(ann, FREE)
    bob.post(f"/api/matches/{match}/join", json={"seat": SHADOW})
    assert listed(ann, match)["result"] is None
    with at_table(ann, match) as table:
        table.say(type="Resign", request=str(uuid.uuid4()), seat=FREE, at=table.at)
        table.hear("Accepted")
    assert (listed(ann, match)["result"], listed(bob, match)["result"]) == ("lost", "won")
    assert listed(ann, match)["pending"] == []
