"""Few clicks: a whole army moves with three, attacks with four, and takes losses with one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from browser.conftest import Server
from browser.people import Person
from browser.scenes import may, sit_at_both_sides, with_a_choice_of_manoeuvres
from ostrog.kernel import Match, State
from ostrog.kernel.runtime.flow import Ask

IN_A_ROUND = ("manoeuvre", "leader-reroll", "casualties")
"""Kinds of decisions that each round of a battle asks for."""


@pytest.fixture(scope="module")
def ann(browser: Browser) -> Iterator[Person]:
    ann = Person.enter(browser)
    yield ann
    ann.leave()


def test_a_whole_army_moves_with_three_clicks(ann: Person, server: Server) -> None:
    sit_at_both_sides(ann, server, at=may("act", "strategic-move"))
    ann.clicks, before = 0, ann.at
    ann.click(ann.page.locator('.option[data-option*=":strategic-move"]').first)
    ann.wait_for_entries(before + 1)
    army = ann.page.locator('.may[data-ref^="army:"]').first
    ann.click_on(army.get_attribute("data-ref") or "")
    ann.settle()
    region = ann.page.locator("[data-ref].may-target").first
    ann.click_on(region.get_attribute("data-ref") or "")
    ann.wait_for_entries(before + 2)
    assert ann.clicks <= 3


def test_an_attack_takes_four_clicks(ann: Person, server: Server) -> None:
    sit_at_both_sides(ann, server, at=may("act", "attack"))
    begin_an_attack(ann)
    assert ann.kind == "manoeuvre"
    assert ann.clicks <= 4


def begin_an_attack(person: Person) -> None:
    """Its action, an army, the enemy, and a confirmation."""
    before = person.at
    person.clicks = 0
    person.click(person.page.locator('.option[data-option*=":attack"]').first)
    person.wait_for_entries(before + 1)
    armies = person.page.locator('.may[data-ref^="army:"]')
    for ref in [each.get_attribute("data-ref") or "" for each in armies.all()]:
        person.click_on(ref)
        person.settle()
        targets = person.page.locator("[data-ref].may-attack")
        if targets.count():
            person.clicks = 2  # those who know what they want pick the right army at once
            person.click_on(targets.first.get_attribute("data-ref") or "")
            person.confirm()
            person.wait_for_entries(before + 2)
            return
        person.page.locator(".pick").first.click()
        person.settle()
    raise AssertionError("nobody can attack")


def test_default_casualties_take_one_click(ann: Person, server: Server) -> None:
    sit_at_both_sides(ann, server, at=casualties_are_chosen)
    ann.clicks, before = 0, ann.at
    ann.click(ann.page.locator(".confirm .default, .confirm .primary").first)
    ann.wait_for_entries(before + 1)
    assert ann.clicks == 1


def test_a_battle_round_takes_three_presses_of_each_side(ann: Person, server: Server) -> None:
    """A manoeuvre, a re-roll and casualties; what leaves no choice takes none."""
    sit_at_both_sides(ann, server, at=with_a_choice_of_manoeuvres)
    ann.clicks, sides, first = 0, 2, True
    usual = ann.page.locator(".confirm .default, .choices .option:visible, .confirm .primary")
    while ann.kind in IN_A_ROUND and (first or ann.kind != "manoeuvre"):
        before = ann.at
        while ann.at == before:
            ann.click(usual.first)
            ann.settle()
        first = first and ann.kind == "manoeuvre"
    assert ann.clicks <= 3 * sides


def casualties_are_chosen(match: Match[State], ask: Ask) -> bool:
    """Casualties of a battle are chosen."""
    return ask.kind == "casualties"
