"""The table without a mouse: a match against a bot, and how far answers are from questions."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from browser.card_scenes import DUEL, in_combat, with_a_card_for_a_place
from browser.conftest import Server
from browser.keys import Keys
from browser.people import PATIENCE, Person
from browser.scenes import (
    FIVE_ARMIES,
    STRONGHOLD,
    Kind,
    Moment,
    in_a_section_fight,
    sit_down,
    with_a_choice_of_manoeuvres,
    with_a_full_hand,
)

GAMES = ("five_armies", "stronghold")
FIRST = 12
"""So many choices of both are the first turns."""
SECONDS = 120
LONG_SECONDS = 1_500
STOPS = 4
"""Maximum number of Tab presses from a question to its answers."""


class Sitting(NamedTuple):
    """A table at a moment."""

    kind: Kind
    moment: Moment


def begin(browser: Browser, server: Server, game: str) -> Keys:
    """Open a match with the large button of the landing page, against the weakest bot."""
    ann = Person.arrive(browser, server.url)
    keys = Keys(ann, seed=3)
    quick = ann.page.locator(f'.quick-play[data-game="{game}"]')
    keys.reach(quick.locator(".quick-choices button").nth(1))
    keys.keyboard.press("Enter")
    novice = ann.page.locator('.menu-item[data-key="novice"]')
    novice.wait_for()
    keys.keyboard.press("Home")
    expect(novice).to_be_focused()
    keys.keyboard.press("Enter")
    keys.reach(quick.locator(".big"))
    keys.keyboard.press("Enter")
    ann.table.wait_for()
    return keys


@pytest.mark.parametrize("game", GAMES)
def test_the_first_turns_and_giving_up(browser: Browser, server: Server, game: str) -> None:
    keys = begin(browser, server, game)
    ann = keys.person
    keys.play(FIRST, SECONDS)
    assert keys.on_things > 0
    ann.let_go()
    keys.reach(ann.page.locator(".match-menu"))
    keys.keyboard.press("Enter")
    giving_up = ann.page.locator('[role=menuitem][data-key^="resign"]')
    giving_up.wait_for()
    keys.keyboard.press("End")
    expect(giving_up).to_be_focused()
    keys.keyboard.press("Enter")
    keys.reach(ann.page.locator("[role=alertdialog] .button.primary"))
    keys.keyboard.press("Enter")
    expect(ann.page.locator(".prompt.end")).to_contain_text("resigned", timeout=PATIENCE)
    ann.leave()


@pytest.mark.long
@pytest.mark.timeout(LONG_SECONDS + 60)
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game(browser: Browser, server: Server, game: str) -> None:
    keys = begin(browser, server, game)
    ann = keys.person
    keys.play(1_000_000, LONG_SECONDS)
    end = ann.page.locator(".prompt.end")
    expect(end).to_be_visible(timeout=PATIENCE)
    print(f"{ann.at} entries, {keys.on_things} times on things: {end.inner_text()}")
    assert "resigned" not in end.inner_text()
    assert keys.on_things > 20
    ann.leave()


MOMENTS = (
    Sitting(FIVE_ARMIES, with_a_full_hand),
    Sitting(FIVE_ARMIES, with_a_choice_of_manoeuvres),
    Sitting(DUEL, with_a_card_for_a_place),
    Sitting(DUEL, in_combat),
    Sitting(STRONGHOLD, in_a_section_fight),
)


@pytest.mark.parametrize("sitting", MOMENTS, ids=lambda each: each.moment.__name__)
def test_answers_are_few_stops_from_the_question(
    browser: Browser, server: Server, sitting: Sitting
) -> None:
    ann = Person.enter(browser, asked=True)
    keys = Keys(ann, seed=1)
    sit_down([(ann, ())], server, sitting.kind, at=sitting.moment)
    ann.settle()
    options = ann.page.locator(".choices .option:visible")
    first, last = options.first, options.last
    keys.keyboard.press("q")
    assert keys.reach(first) <= STOPS
    for _ in range(options.count() + ann.page.locator(".choices summary").count()):
        if last.evaluate("each => each === document.activeElement"):
            break
        keys.keyboard.press("ArrowDown")
    else:
        raise AssertionError("arrows do not lead to the last option")
    keys.keyboard.press("q")
    expect(ann.page.locator("#prompt")).to_be_focused()
    ann.leave()
