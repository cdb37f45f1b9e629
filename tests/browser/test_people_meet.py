"""People find each other: profiles behind names, invitations, and those who share one screen."""

from __future__ import annotations

import uuid

import pytest
from playwright.sync_api import Browser, expect

from browser.axe import findings
from browser.conftest import Server
from browser.people import PATIENCE, Person
from browser.tables import sign_up, turn_to


def test_a_name_leads_to_a_profile_and_both_invite(browser: Browser, server: Server) -> None:
    ann, bob = (sign_up(browser, server, f"{name} {uuid.uuid4().hex[:4]}") for name in ("Ann", "B"))
    me = bob.page.request.get(f"{server.url}/api/me").json()
    ann.page.goto(server.url)
    first = ann.open_match()
    bob.page.goto(first)
    # Where one is waited for, and at the table, names are links.
    ann_there = bob.page.locator(".seats a")
    expect(ann_there).to_have_count(1, timeout=PATIENCE)
    bob.join()
    ann.table.wait_for()
    turn_to(ann, "talk")
    name = ann.page.locator(".who a")
    expect(name).to_have_text(me["name"], timeout=PATIENCE)
    assert findings(ann.page) == []
    name.click()
    expect(ann.page.locator("h1")).to_have_text(me["name"])
    expect(ann.page.get_by_role("link", name="Set up a table")).to_be_visible()

    # From the waiting room of the next match, and from the profile, he is invited.
    ann.open_match()
    ann.page.get_by_role("button", name=f"Invite {me['name']}").click()
    expect(ann.page.locator("main")).to_contain_text("invited", timeout=PATIENCE)
    assert findings(ann.page) == []
    ann.page.goto(f"{server.url}/people/{me['guest']}")
    ann.page.get_by_role("button", name="Invite to a match").first.click()
    expect(ann.page.locator("main")).to_contain_text("invited", timeout=PATIENCE)
    assert findings(ann.page) == []

    bob.page.goto(f"{server.url}/lobby")
    bob.page.get_by_role("button", name="Accept").first.click()
    bob.join()
    bob.table.wait_for()
    ann.leave()
    bob.leave()


TWO, ALONE = ("Two at this screen", 1), ("Both sides by my", 0)


@pytest.mark.parametrize(
    ("game", "way", "curtain"),
    [
        ("five_armies", *TWO),
        ("ring_cards", *ALONE),
        # What a screen hides is the same for all games.
        pytest.param("five_armies", *ALONE, marks=pytest.mark.long),
        pytest.param("ring_cards", *TWO, marks=pytest.mark.long),
    ],
)
def test_one_screen_is_enough_from_the_landing_page(
    browser: Browser, server: Server, game: str, way: str, curtain: int
) -> None:
    ann = Person.arrive(browser, server.url)
    ann.page.get_by_role("link", name=way).click()
    ann.choose("section > .choice", game)
    if game == "ring_cards":
        ann.choose(".new-match .choice", "duel-two-players")
    company = "solo" if not curtain else "here"
    card = ann.page.locator(".card", has=ann.page.locator(f'input[value="{company}"]'))
    expect(card.locator("input")).to_be_checked()
    ann.page.locator(".new-match button[type=submit]").click()
    ann.table.wait_for()
    ann.settle()
    hidden = ann.page.locator(".hand .curtain")
    expect(hidden).to_have_count(curtain)
    ann.page.reload()
    ann.settle()
    expect(hidden).to_have_count(curtain)
    ann.leave()
