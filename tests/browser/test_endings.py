"""A match ends: everybody sees who won and why, how it went, and what was hidden until then."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.axe import THEMES, findings
from browser.card_scenes import DUEL
from browser.conftest import Server
from browser.people import PATIENCE, Person
from browser.ring_scenes import RING_WAR, with_corruption_for_some_turns
from browser.scenes import FIVE_ARMIES, STRONGHOLD, Kind, Moment, sit_down
from browser.tables import propose
from ostrog.kernel import Match, State
from ostrog.kernel.runtime.flow import Ask

SIZES = ((1440, 900), (1280, 720), (390, 844))
ENDS = ("TurnEnded", "Scored")
"""Kinds of events that end a turn or round of a game."""
OPEN_HANDS = """async () => {
    const id = location.pathname.split('/')[2]
    const answers = ['course', 'frames'].map((what) => fetch(`/api/matches/${id}/${what}?seat=-2`))
    return (await Promise.all(answers)).map(({status}) => status)
}"""
"""Script that asks for all hands of the match, and returns how that was answered."""


def after_a_round(match: Match[State], ask: Ask) -> bool:
    """A turn or round is over, and the next has begun."""
    told = [type(each.event).__name__ for each in match.told]
    return any(kind in told for kind in ENDS)


def is_in_sight(page: Page) -> bool:
    """Whether nothing of the end is wider than the screen."""
    wide: bool = page.evaluate(
        "() => document.querySelector('.ending').getBoundingClientRect().right <= innerWidth"
    )
    return wide


@pytest.mark.parametrize(
    ("kind", "moment"),
    [
        (FIVE_ARMIES, after_a_round),
        (DUEL, after_a_round),
        (STRONGHOLD, after_a_round),
        (RING_WAR, with_corruption_for_some_turns),
    ],
    ids=("five_armies", "ring_cards", "stronghold", "war_of_the_ring"),
)
def test_a_match_that_somebody_gives_up_is_told_to_its_end(
    browser: Browser, server: Server, kind: Kind, moment: Moment
) -> None:
    ann, bob = Person.enter(browser), Person.enter(browser)
    sit_down([(ann, (0,)), (bob, (1,))], server, kind, at=moment)
    assert ann.page.evaluate(OPEN_HANDS) == [403, 403]
    expect(ann.page.locator(".ending")).to_have_count(0)

    # A turn or round that is over can be summed up from the log.
    log = ann.page.get_by_role("region", name="Log")
    log.get_by_text("Summary", exact=True).last.click()
    expect(log.locator(".chapter-name")).to_be_visible(timeout=PATIENCE)
    assert findings(ann.page) == []

    propose(bob, "resign")
    bob.page.locator("[role=alertdialog] .button.primary").click()
    for person, verdict in ((ann, "You have won!"), (bob, "You have lost.")):
        page = person.page
        expect(page.locator(".prompt.end")).to_contain_text(verdict, timeout=PATIENCE)
        ending = page.locator(".ending")
        expect(ending.locator("h2")).to_contain_text("Victory", timeout=PATIENCE)
        expect(ending).to_contain_text("resigned")
        expect(ending.locator(".curve").first).to_be_visible(timeout=PATIENCE)
        expect(ending.locator(".losses")).to_be_visible()
        expect(ending.locator(".open-hands .card-button")).not_to_have_count(0, timeout=PATIENCE)
        expect(page.locator(".log-end")).to_contain_text("resigned")
    assert ann.page.evaluate(OPEN_HANDS) == [200, 200]
    bob.leave()

    page = ann.page
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.locator(".ending .curve").first).to_be_visible(timeout=PATIENCE)
        assert is_in_sight(page)
        assert findings(page, THEMES if width == SIZES[0][0] else ()) == []

    # From there the replay shows all hands.
    page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})
    page.get_by_role("link", name="Replay with all hands open").click()
    expect(page.locator(".table.replay")).to_be_visible(timeout=PATIENCE)
    expect(page.locator(".own-hands li")).to_have_count(kind.seats)
    expect(page.get_by_role("button", name="Seen by")).to_contain_text("all hands open")
    ann.leave()
