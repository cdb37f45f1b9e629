"""What others do is told: each action of a bot is seen long enough, and nothing jumps."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser.card_scenes import DUEL, before_all_pass
from browser.conftest import WHOLE, Server
from browser.hearing import Ear
from browser.people import PATIENCE, Person
from browser.scenes import sit_at_both_sides, sit_down, with_a_choice_of_manoeuvres

TOLD = 60 if WHOLE else 8
"""Number of actions of a bot that are watched."""
LEAST = 1000
"""Milliseconds for which an action is seen at the calm pace."""
SLACK = 100
"""Milliseconds to wait while there is nothing to do."""
SILENT = {"Rolled", "Moved", "Poured", "Shuffled", "Looked"}
"""Kinds of events that need no words, because others tell of them."""
SECONDS = 600 if WHOLE else 240
WATCHING = """() => {
    window.seen = {}
    let looked = performance.now()
    let shown = null
    setInterval(() => {
        const picture = document.querySelector('.told-picture')
        const now = performance.now()
        if (shown && picture?.dataset.at !== shown) window.seen[shown].last = now
        shown = picture?.dataset.at ?? null
        if (picture) {
            const {left, top, right, bottom} = picture.getBoundingClientRect()
            const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
            const known = window.seen[shown] ??= {first: looked, inside: true, text: ''}
            known.last = now
            known.inside &&= inside
            known.text = picture.innerText
        }
        looked = now
    }, 40)
}"""
"""Script that notes from when to when each action is told, and whether it is in sight.

It was there at most from the look before it was seen to the look after it was gone: a busy machine
looks seldom, so it cannot say more."""
SIZES = ((390, 844), (1280, 720), (1440, 900), (1920, 1080))
DICE = """() => [...document.querySelectorAll('.b5a-thrown')].map((die) => {
    const {left, top, right, bottom} = die.getBoundingClientRect()
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
})"""
"""Script that says of each die of a fight whether it is in sight."""


def told_of(ear: Ear) -> list[int]:
    """Return after how many entries something was told that somebody else did."""
    messages = [json.loads(each) for each in ear.heard]
    own = {message["at"] for message in messages if message["type"] == "Accepted"}
    return [
        message["standing"]["at"]
        for message in messages
        if message["type"] == "Update"
        and message["standing"]["at"] not in own
        and any(event["kind"] not in SILENT for event in message["events"])
    ]


@pytest.mark.parametrize(
    ("game", "scenario", "size"),
    [
        ("five_armies", "standard", (1280, 720)),
        ("ring_cards", "duel-two-players", (390, 844)),
        ("stronghold", "starter", (1024, 768)),
        ("war_of_the_ring", "two-players", (1440, 900)),
    ],
)
def test_every_action_of_a_bot_is_seen(
    browser: Browser, server: Server, game: str, scenario: str, size: tuple[int, int]
) -> None:
    ann = Person.enter(browser, size=size, told=True)
    ear = Ear(ann.page)
    ann.page.goto(server.url)
    ann.page.wait_for_load_state("networkidle")
    wish = {"game": game, "scenario": scenario, "seats": [0]}
    bots = [{"seat": 1, "level": "novice"}]
    opened = ann.page.request.post(f"{server.url}/api/matches", data={**wish, "bots": bots})
    ann.sit_down(f"{server.url}/m/{opened.json()['id']}")
    ann.page.evaluate(WATCHING)
    random, end = Random(3), time.monotonic() + SECONDS
    while len(ann.page.evaluate("window.seen")) < TOLD and not ann.over:
        assert time.monotonic() < end, "nothing is told"
        ann.page.wait_for_function(
            "() => !document.querySelector('.told-picture')", timeout=PATIENCE
        )
        if ann.asked:
            ann.act_at_random(random)
        else:
            ann.page.wait_for_timeout(SLACK)
    ann.page.wait_for_timeout(2 * LEAST)
    ann.page.wait_for_function("() => !document.querySelector('.told-picture')", timeout=PATIENCE)
    seen: Mapping[str, Any] = ann.page.evaluate("window.seen")
    done = [at for at in told_of(ear) if at <= ann.at]
    assert len(done) >= TOLD / 2
    for at in done:
        assert str(at) in seen, f"entry {at} was not told: {list(seen)}"
        one = seen[str(at)]
        assert one["inside"], one
        assert one["text"].strip(), one
        assert one["last"] - one["first"] >= LEAST, one
    ann.leave()


def box_of(person: Person, part: str) -> list[int]:
    """Return where a part of the page lies, in whole pixels."""
    box = person.page.locator(part).bounding_box()
    assert box is not None
    return [round(box[each]) for each in ("x", "y", "width", "height")]


def test_a_battle_is_seen_at_every_size_and_nothing_jumps(browser: Browser, server: Server) -> None:
    """The dice of a fight are in sight of who decides, at every step and on every screen."""
    ann = Person.enter(browser, size=(1440, 900))
    sit_at_both_sides(ann, server, at=with_a_choice_of_manoeuvres)
    random, rolled, seen_at = Random(2), 0, -1
    head, board = box_of(ann, ".table-header"), box_of(ann, ".board-area")
    end = time.monotonic() + SECONDS
    while ann.page.locator("[data-battle]").count():
        assert time.monotonic() < end
        ann.settle()
        assert box_of(ann, ".table-header") == head
        assert box_of(ann, ".board-area") == board
        # Sizes of screens take long to try, and only dice can be out of sight.
        if ann.page.evaluate(DICE) and ann.at != seen_at:
            seen_at = ann.at
            for width, height in SIZES:
                ann.page.set_viewport_size({"width": width, "height": height})
                dice = ann.page.evaluate(DICE)
                rolled += len(dice)
                assert all(dice), f"dice out of sight at {width}x{height}, {ann.kind} is asked"
            ann.page.set_viewport_size({"width": 1440, "height": 900})
        ann.act_at_random(random)
        ann.page.wait_for_timeout(SLACK)
    assert rolled > 0
    ann.leave()


@pytest.mark.parametrize("size", [(390, 844), (1280, 720)])
def test_the_fights_of_a_round_are_told_place_by_place(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    ann = Person.enter(browser, size=size, told=True)
    sit_down([(ann, (0, 1))], server, DUEL, at=before_all_pass)
    ann.play_with_open_cards()
    places = ann.page.locator(".place").count()
    for _ in range(2):
        ann.page.locator('.choices [data-option="pass"]').click()
    told: list[str] = []
    while len(told) < places:
        fight = ann.page.locator(".told-picture .fight")
        next_fight = ann.page.locator(".zones [data-ref^='location:'].may").first
        expect(fight.or_(next_fight).first).to_be_visible()
        if fight.count() and (place := fight.get_attribute("data-place")) not in told:
            expect(fight.locator(".fight-result")).not_to_be_empty()
            expect(fight).to_be_in_viewport(ratio=1)
            told.append(place or "")
        elif next_fight.count():
            next_fight.click()
    assert len(set(told)) == places
    ann.leave()
