"""Starting from a piece: touch or drag an army, see its goals over all dice, and go there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator

from browser.conftest import Server
from browser.people import Person
from browser.scenes import may, sit_at_both_sides


@pytest.fixture(scope="module")
def ann(browser: Browser) -> Iterator[Person]:
    ann = Person.enter(browser)
    yield ann
    ann.leave()


def own_armies(person: Person) -> list[str]:
    return [each.get_attribute("data-ref") or "" for each in person.page.locator(ARMIES).all()]


ARMIES = '.board .hit[data-ref^="army:"]'
GOALS = ".board [data-ref].may-target, .board [data-ref].may-attack"


def touch_one_that_can(person: Person, goals: str = GOALS) -> tuple[str, Locator]:
    """Touch armies until one has goals; return it and its goals."""
    for army in own_armies(person):
        person.page.locator(f'{ARMIES}[data-ref="{army}"]').first.click(force=True)
        found = person.page.locator(goals)
        try:
            found.first.wait_for(timeout=1_500)
        except Exception:  # this army can do nothing with these dice
            person.page.keyboard.press("Escape")
            continue
        return army, found
    raise AssertionError("no army can do anything")


def test_an_army_that_is_touched_goes_with_two_or_three_presses(
    ann: Person, server: Server
) -> None:
    sit_at_both_sides(ann, server, at=may("act", "strategic-move"))
    before = ann.at
    army, goals = touch_one_that_can(ann, ".board [data-ref].may-target")
    assert ann.page.locator(f'.chosen [data-ref="{army}"], [data-ref="{army}"].chosen').count()
    ann.page.locator(".ways .option").first.wait_for()  # it says which dice pay
    goals.first.click(force=True)
    menu = ann.page.get_by_role("menuitem")
    if menu.count():
        menu.first.click()
    ann.wait_for_entries(before + 2)


def test_an_army_is_dragged_to_where_it_goes(ann: Person, server: Server) -> None:
    sit_at_both_sides(ann, server, at=may("act", "strategic-move"))
    army, goals = touch_one_that_can(ann, ".board .region.may-target, .board [data-ref].may-target")
    goal = goals.first.get_attribute("data-ref") or ""
    ann.page.keyboard.press("Escape")
    ann.page.keyboard.press("Escape")
    before = ann.at
    source = ann.page.locator(f'{ARMIES}[data-ref="{army}"]').first.bounding_box()
    target = ann.page.locator(f'.board [data-ref="{goal}"]').first.bounding_box()
    assert source is not None
    assert target is not None
    mouse = ann.page.mouse
    mouse.move(source["x"] + source["width"] / 2, source["y"] + source["height"] / 2)
    mouse.down()
    x, y = target["x"] + target["width"] / 2, target["y"] + target["height"] / 2
    mouse.move(x, y, steps=8)
    assert ann.page.locator(".drag-line").count() == 1
    mouse.up()
    menu = ann.page.get_by_role("menuitem")
    ann.page.wait_for_timeout(600)
    if menu.count():
        menu.first.click()
    ann.wait_for_entries(before + 2)


def test_a_target_tells_its_odds_before_it_is_chosen(ann: Person, server: Server) -> None:
    sit_at_both_sides(ann, server, at=may("act", "attack"))
    _, goals = touch_one_that_can(ann, ".board [data-ref].may-attack")
    goals.first.hover(force=True)
    ann.page.locator(".forecasts").first.wait_for()
    before = ann.at
    goals.first.click(force=True)
    menu = ann.page.get_by_role("menuitem")
    if menu.count():
        menu.first.click()
    # What cannot be undone is asked once more.
    ann.page.locator(".confirm .primary").first.wait_for()
    assert ann.at < before + 2
