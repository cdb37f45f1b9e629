"""A battle is played from the accessibility tree alone: by roles and names, with a keyboard."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Browser, expect

from browser.conftest import Server
from browser.ears import Listener
from browser.people import Person
from browser.scenes import sit_at_both_sides, with_a_choice_of_manoeuvres

SECONDS = 180
NAMED = re.compile(r"- '?\w+ [\"/]")
ROLLED = re.compile(r"\b[1-6]\b.*(hit|miss)")


def test_a_battle_is_heard_and_fought(browser: Browser, server: Server) -> None:
    ann = Person.enter(browser)
    sit_at_both_sides(ann, server, curtain=True, at=with_a_choice_of_manoeuvres)
    listener = Listener(ann.page, seed=5)
    place = re.match("Battle at (?:the )?(.+):", listener.asked())
    assert place, "a battle is asked about by the name of its place"
    battle = ann.page.get_by_role("region", name=re.compile(f"^{re.escape(place[1])} round"))
    expect(battle).to_be_visible()
    heard, asked, end = list[str](), list[str](), time.monotonic() + SECONDS
    while battle.count():
        assert time.monotonic() < end, asked
        asked.append(listener.asked())
        heard.append(listener.said(battle))
        chosen = listener.choose()
        assert not chosen or NAMED.match(chosen), "what is chosen has a name"
    assert any("manoeuvre" in each for each in asked)
    assert any(ROLLED.search(each) for each in heard), heard
    assert len({each for each in asked if each}) > 1, "more is asked than the manoeuvre"
    ann.leave()
