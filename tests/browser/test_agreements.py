"""What two people agree about: choices taken back, newer rules, an end without a winner."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Server
from browser.mouse import Hand
from browser.people import PATIENCE, Person, who_is_asked
from browser.scenes import may, sit_opposite
from browser.tables import agree, arrive, open_table, propose

NEWER = """
from msgspec.structs import replace
from ostrog.games.five_armies import game as older

game = replace(older, version=older.version + 1)
"""


@pytest.fixture(scope="module")
def two_people(browser: Browser, server: Server) -> Iterator[tuple[Person, Person]]:
    ann, bob = arrive(browser, server, "Ann"), arrive(browser, server, "Bob")
    yield ann, bob
    ann.leave()
    bob.leave()


def come_to_a_table(two_people: tuple[Person, Person], server: Server) -> None:
    """Both come to a new match."""
    address = open_table(*two_people, server, control=None)
    for person in two_people:
        person.sit_down(address)
        person.settle()


def play_until_own_is_behind(two_people: tuple[Person, Person]) -> Person:
    """Let both do without a die, so that the last choice of one is not the last of all."""
    ann, bob = two_people
    chose = set[Person]()
    while len(chose) < 2:
        asked = who_is_asked(two_people)
        reached = asked.at + 1
        asked.unfold()
        asked.click(asked.page.locator('.option[data-option^="skip"]').first)
        asked.confirm()
        for person in two_people:
            person.wait_for_entries(reached)
        chose.add(asked)
    return bob if asked is ann else ann


def test_back_to_before_ones_own_last_choice_also_after_a_reload(
    two_people: tuple[Person, Person], server: Server
) -> None:
    sit_opposite(*two_people, server, may("act", "skip"))
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
    two_people: tuple[Person, Person], server: Server
) -> None:
    ann, bob = two_people
    come_to_a_table(two_people, server)
    propose(ann, "abort")
    expect(bob.page.locator('[data-dealing="abort"]')).to_contain_text("Ann", timeout=PATIENCE)
    bob.page.locator('[data-dealing="abort"] .button:not(.primary)').click()
    expect(ann.page.locator("[data-dealing]")).to_have_count(0, timeout=PATIENCE)
    expect(ann.page.locator(".notice.declined")).to_be_visible()
    expect(bob.page.locator(".notice.declined")).to_have_count(0)
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
    come_to_a_table(two_people, server)
    Hand(next(each for each in two_people if each.asked), 1).play(1, 60)
    reached = max(ann.at, bob.at)
    install_newer_rules(tmp_path)
    paths = [str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]
    newer = Server(server.database)
    try:
        with monkeypatch.context() as patched:
            patched.setenv("PYTHONPATH", os.pathsep.join(paths))
            newer.start()
        for person in two_people:  # a cookie holds for all ports of a host
            person.sit_down(person.page.url.replace(server.url, newer.url))
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
        newer.kill()


def install_newer_rules(folder: Path) -> None:
    """A package that announces newer rules of the game."""
    (folder / "newer_rules.py").write_text(NEWER, encoding="utf-8")
    info = folder / "newer_rules-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Name: newer-rules\nVersion: 1\n", encoding="utf-8")
    announced = "[ostrog.games]\nfive_armies_newer = newer_rules:game\n"
    (info / "entry_points.txt").write_text(announced, encoding="utf-8")
