"""Two people play in two browsers, through the board, whatever happens to the network."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import groupby
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import CHOICES, Server
from browser.people import PATIENCE, Person, who_is_asked

GAMES = ("five_armies", "stronghold")

OFFLINE = 60_000
"""Milliseconds without a network, where a match is played to its end."""
SECONDS = 900 if CHOICES else 3_600


@pytest.fixture(params=GAMES)
def two_people(
    browser: Browser, server: Server, request: pytest.FixtureRequest
) -> Iterator[tuple[Person, Person, str]]:
    ann = Person.arrive(browser, server.url)
    address = ann.open_match(request.param)
    bob = Person.arrive(browser, address)
    bob.join()
    ann.table.wait_for()
    bob.table.wait_for()
    yield ann, bob, address
    ann.leave()
    bob.leave()


def choose(person: Person, random: Random) -> None:
    """Click until the match has an entry more."""
    before = person.at
    while person.at == before:
        person.act_at_random(random)
        person.settle()


def play(ann: Person, bob: Person, random: Random, until: int) -> None:
    """Both click until the match has so many entries, or is over."""
    for _ in range(40 * max(until - ann.at, 1)):
        if ann.over or ann.at >= until:
            break
        who_is_asked((ann, bob)).act_at_random(random)
    expect(bob.page.locator(f'.table[data-at="{ann.at}"]')).to_be_attached(timeout=PATIENCE)


@pytest.mark.timeout(SECONDS)
def test_two_people_play_through_reload_outage_second_tab_and_a_killed_server(
    two_people: tuple[Person, Person, str], server: Server
) -> None:
    ann, bob, address = two_people
    random = Random(3)
    end = CHOICES or 100_000
    steps = min(end, 24) // 6

    play(ann, bob, random, steps)
    bob.page.reload()
    bob.table.wait_for()
    assert bob.at == ann.at

    play(ann, bob, random, 2 * steps)
    # One of them hears nothing for a while; what the other does meanwhile comes afterwards.
    here = who_is_asked((ann, bob))
    away = bob if here is ann else ann
    away.context.set_offline(offline=True)
    choose(here, random)
    if not CHOICES:
        away.page.wait_for_timeout(OFFLINE)
    away.context.set_offline(offline=False)
    away.wait_for_entries(here.at)

    play(ann, bob, random, 3 * steps)
    tab = Person(ann.context, ann.context.new_page())
    tab.sit_down(address)
    assert tab.at == ann.at
    play(tab, bob, random, 4 * steps)
    expect(ann.page.locator(f'.table[data-at="{tab.at}"]')).to_be_attached(timeout=PATIENCE)
    tab.page.close()

    acknowledged = ann.at
    server.kill()
    server.start()
    ann.settle()
    bob.settle()
    assert ann.at == bob.at == acknowledged

    play(ann, bob, random, end)
    assert ann.at == bob.at
    assert ann.over == bob.over
    assert ann.over or ann.at >= end
    assert told_to_both(ann) == told_to_both(bob)
    assert len(told_to_both(ann)) > 10
    assert ann.log() != bob.log()
    if ann.over:
        ends = [person.page.locator(".prompt.end h2").first.inner_text() for person in (ann, bob)]
        assert sorted(ends) == ["You have lost.", "You have won!"]
        print(f"{ann.at} entries, {ann.clicks} and {bob.clicks} clicks: {ends}")


MOMENT = "\u25f7"
"""The sign behind each line of the log that leads to its moment."""
SECRET = re.compile(
    "Card drawn|Your plans|The Defender keeps|(A s|S)ecret order|The order .* removed"
)
"""Lines of the log that one reads otherwise than the other, who has seen less."""


def told_to_both(person: Person) -> list[str]:
    """What the log tells everybody, without what only one has seen."""
    lines = [line for line in person.log().splitlines() if line not in ("", MOMENT)]
    told = [re.sub(r" \u00d7\d+$", "", line) for line in lines if not SECRET.match(line)]
    return [line for line, _ in groupby(told)]
