"""What two people agree about: choices taken back, newer rules, an end without a winner."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Server
from browser.mouse import Hand
from browser.people import PATIENCE, Person
from browser.tables import agree, open_for_two, propose

NEWER = """
from msgspec.structs import replace
from ostrog.games.five_armies import game as older

game = replace(older, version=older.version + 1)
"""


@pytest.fixture
def two_people(browser: Browser, server: Server) -> Iterator[tuple[Person, Person]]:
    ann, bob = open_for_two(browser, server, control=None)
    yield ann, bob
    ann.leave()
    bob.leave()


def play_until_own_is_behind(two_people: tuple[Person, Person]) -> Person:
    """Play until the last choice of somebody is not the last of all; say whose."""
    ann, bob = two_people
    hands = {person: Hand(person, seed) for seed, person in enumerate(two_people, 3)}
    chose = set[Person]()
    while len(chose) < 2 or max(ann.at, bob.at) < 8:
        reached = max(ann.at, bob.at)
        for person in two_people:
            person.wait_for_entries(reached)
        asked = next((person for person in two_people if person.asked), None)
        assert asked is not None
        hands[asked].play(reached + 1, 60)
        other = bob if asked is ann else ann
        chose.add(asked)
        last = other
    return last


def test_back_to_before_ones_own_last_choice_also_after_a_reload(
    two_people: tuple[Person, Person],
) -> None:
    person = play_until_own_is_behind(two_people)
    other = next(each for each in two_people if each is not person)
    before = person.at
    person.page.reload()
    person.settle()
    propose(person, "take-back-own")
    expect(person.page.locator('[data-dealing="take-back"]')).to_be_visible(timeout=PATIENCE)
    agree(other, "take-back")
    for each in two_people:
        each.wait_for_entries(before + 1)  # going back is an entry of its own
        expect(each.page.locator("[data-dealing]")).to_have_count(0)
    assert person.asked
    log = person.log()
    assert log


def test_a_match_that_neither_wants_ends_without_a_winner(
    two_people: tuple[Person, Person],
) -> None:
    ann, bob = two_people
    propose(ann, "abort")
    expect(bob.page.locator('[data-dealing="abort"]')).to_contain_text("Ann", timeout=PATIENCE)
    bob.page.locator('[data-dealing="abort"] .button:not(.primary)').click()
    expect(ann.page.locator("[data-dealing]")).to_have_count(0, timeout=PATIENCE)
    propose(bob, "abort")
    agree(ann, "abort")
    for person in two_people:
        expect(person.page.locator('.table[data-over="true"]')).to_be_attached(timeout=PATIENCE)


def test_both_go_over_to_newer_rules(
    two_people: tuple[Person, Person],
    server: Server,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    ann, bob = two_people
    Hand(next(each for each in two_people if each.asked), 1).play(1, 60)
    reached = max(ann.at, bob.at)
    install_newer_rules(tmp_path)
    paths = [str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]
    try:
        with monkeypatch.context() as patched:
            patched.setenv("PYTHONPATH", os.pathsep.join(paths))
            server.kill()
            server.start()
        for person in two_people:
            person.page.reload()
            person.table.wait_for()
            person.wait_for_entries(reached)
        propose(ann, "migrate")
        expect(bob.page.locator('[data-dealing="migrate"]')).to_be_visible(timeout=PATIENCE)
        agree(bob, "migrate")
        for person in two_people:
            person.wait_for_entries(reached + 1)
            expect(person.page.locator("[data-dealing]")).to_have_count(0)
        ann.page.locator(".match-menu").click()
        expect(ann.page.locator("[role=menuitem]").first).to_be_visible()
        expect(ann.page.locator('[role=menuitem][data-key="migrate"]')).to_have_count(0)
        ann.page.keyboard.press("Escape")
        Hand(next(each for each in two_people if each.asked), 2).play(reached + 2, 60)
    finally:
        server.kill()
        server.start()


def install_newer_rules(folder: Path) -> None:
    """A package that announces newer rules of the game."""
    (folder / "newer_rules.py").write_text(NEWER, encoding="utf-8")
    info = folder / "newer_rules-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Name: newer-rules\nVersion: 1\n", encoding="utf-8")
    announced = "[ostrog.games]\nfive_armies_newer = newer_rules:game\n"
    (info / "entry_points.txt").write_text(announced, encoding="utf-8")
