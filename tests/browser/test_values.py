"""Owners of a box bring the house values of a game to what is printed, and play with them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.axe import THEMES, findings
from browser.conftest import Server
from browser.people import Person

GAMES = ("five_armies", "ring_cards", "stronghold", "war_of_the_ring")
LANGUAGES = ("en", "pl", "ru")
WIDER_THAN_SCREEN = "document.documentElement.scrollWidth > document.documentElement.clientWidth"
Changes = dict[str, bool | int | str]

CHANGES: dict[str, Changes] = {
    "five_armies": {
        "defence.front-gate": 5,
        "archery.terrain.plains": True,
        "setup.free-8.at": "valley-central-hills",
    },
    "ring_cards": {
        "cards.eowyn.battleground.attack": 2,
        "cards.ent-draught.effects.action.steps.1.up_to": False,
        "cards.paths-of-the-dead.effects.event.steps.2.instead.where": "in-play",
    },
    "stronghold": {
        "cards.banner.wood": 3,
        "sap.troll": True,
        "heroes.officer.start": "w5",
        # An objective with another task and bonus
        "objectives.first-crack.when": "end-of-phase-2",
        "objectives.first-crack.measure": "throwing-machines",
        "objectives.first-crack.target": 2,
        "objectives.first-crack.bonus": "cheaper-rituals",
        "objectives.first-crack.stays": True,
        # A plan with another benefit, and a drawback about a building
        "plans.night-shift.benefit": "wall-elements",
        "plans.night-shift.amount": 1,
        "plans.night-shift.drawback": "dearer-building",
        "plans.night-shift.on": "forge",
        # The units of a section
        "sections.w1.defenders": 4,
        "sections.w1.start.veteran": 1,
        # Another card in the starter set
        "starter.ballista": False,
        "starter.trebuchet": True,
    },
    "war_of_the_ring": {
        "coastal.north-ered-luin": False,
        "icons.fp-str-02": "rohan",
        "icons.sh-char-20": "",  # an icon that is not there
    },
}


def asked(page: Page, path: str) -> Any:
    """Return what the server answers."""
    return page.request.get(urljoin(page.url, path)).json()


def usual(page: Page, game: str) -> Changes:
    """Return the values of a game as it has them, by path."""
    values = asked(page, f"/api/games/{game}/values")["values"]
    return {value["path"]: value["value"] for value in values}


def fields(page: Page) -> Locator:
    """The fields of the page, in the order of the list."""
    return page.locator(".value-field").locator("input, select")


def open_page(browser: Browser, server: Server, game: str, language: str = "en") -> Person:
    # Files are saved by what unpainted boards go without.
    person = Person.enter(browser, language, painted=True)
    person.page.goto(f"{server.url}/rules/{game}/values")
    fields(person.page).first.wait_for()
    return person


def change(page: Page, game: str, changes: Changes) -> None:
    """Set values by what people use: boxes to tick, lists to choose from, fields to type in."""
    places = list(usual(page, game))
    for path, value in changes.items():
        field = fields(page).nth(places.index(path))
        if isinstance(value, bool):
            field.set_checked(value)
        elif isinstance(value, int):
            field.fill(str(value))
        else:
            field.select_option(value)


def saved(page: Page, folder: Path) -> Path:
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    return file


def load(page: Page, file: Path) -> None:
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Load a file").click()
    chooser.value.set_files(file)


def open_match(page: Page) -> str:
    """Open a match with the values of the page, alone at this screen; return its id."""
    page.get_by_role("button", name="Open a match with these values").click()
    page.locator(".card", has=page.locator('input[value="solo"]')).click()
    page.locator(".new-match button[type=submit]").click()
    page.locator(".table").wait_for()
    return page.url.rpartition("/")[2]


@pytest.mark.parametrize("game", GAMES)
def test_values_are_changed_saved_loaded_elsewhere_and_played(
    browser: Browser, server: Server, tmp_path: Path, game: str
) -> None:
    changes = CHANGES[game]
    ann = open_page(browser, server, game)
    change(ann.page, game, changes)
    said = f"{len(changes)} values are changed"
    expect(ann.page.locator(".values-count")).to_have_text(said)
    file = saved(ann.page, tmp_path)
    assert json.loads(file.read_text(encoding="utf-8"))["values"] == (
        usual(ann.page, game) | changes
    )
    ann.leave()
    bob = open_page(browser, server, game)
    load(bob.page, file)
    expect(bob.page.locator(".values-count")).to_have_text(said)
    match = open_match(bob.page)
    told = asked(bob.page, f"/api/matches/{match}/values")["ruleset"]
    assert told == changes
    bob.page.locator(".tools button.icon").click()
    bob.page.locator(".settings .house").click()
    for path, value in changes.items():
        row = bob.page.locator(f'[data-path="{path}"] dd')
        if isinstance(value, bool):
            expect(row).to_have_text("yes" if value else "no")
        elif isinstance(value, int):
            expect(row).to_have_text(str(value))
        else:
            expect(row).not_to_be_empty()
    bob.leave()


def test_a_match_tells_what_was_changed(browser: Browser, server: Server) -> None:
    ann = open_page(browser, server, "stronghold")
    change(ann.page, "stronghold", CHANGES["stronghold"])
    match = open_match(ann.page)
    assert asked(ann.page, f"/api/matches/{match}")["changed"] == len(CHANGES["stronghold"])
    ann.page.locator(".tools button.icon").click()
    ann.page.locator(".settings .house").click()
    shown = ann.page.locator('[data-path="objectives.first-crack.bonus"] dd')
    expect(shown).to_contain_text("rituals cost so many goblins less")
    expect(ann.page.locator('[data-path="heroes.officer.start"] dd')).to_have_text("Section 5")
    ann.leave()


def test_the_starter_set_is_played_as_printed(browser: Browser, server: Server) -> None:
    """With the trebuchet instead of the ballista, the ballista is not among the cards."""
    ann = open_page(browser, server, "stronghold")
    change(ann.page, "stronghold", {"starter.ballista": False, "starter.trebuchet": True})
    ann.page.get_by_role("button", name="Open a match with these values").click()
    ann.choose(".new-match .choice", "starter")
    ann.page.locator(".card", has=ann.page.locator('input[value="solo"]')).click()
    ann.page.locator(".new-match button[type=submit]").click()
    ann.page.locator(".table").wait_for()
    expect(ann.page.get_by_text("Trebuchet").first).to_be_attached()
    expect(ann.page.get_by_text("Ballista")).to_have_count(0)
    ann.leave()


def test_a_bad_file_is_refused_with_path_and_bound(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    ann = open_page(browser, server, "stronghold")
    file = tmp_path / "bad.json"
    bad = {"cards.banner.wood": 201, "sap.orc": 1, "heroes.officer.start": "t1", "wings": 2}
    file.write_text(json.dumps({"game": "stronghold", "version": 1, "values": bad}))
    load(ann.page, file)
    alert = ann.page.get_by_role("alert")
    expect(alert).to_contain_text("cards.banner.wood (Banner: wood): at most 200")
    expect(alert).to_contain_text("sap.orc (Sap: lets orcs through): must be yes or no")
    expect(alert).to_contain_text("heroes.officer.start")
    expect(alert).to_contain_text("wings: there is no such value")
    expect(ann.page.locator(".values-count")).to_have_text("No value is changed")
    file.write_text("no values")
    load(ann.page, file)
    expect(alert).to_have_text("This is not a file with values.")
    ann.leave()


def test_values_that_do_not_fit_together_are_named_in_the_form(
    browser: Browser, server: Server
) -> None:
    ann = open_page(browser, server, "stronghold")
    change(
        ann.page, "stronghold", {"starter.ballista": False, "objectives.first-crack.stays": True}
    )
    ann.page.get_by_role("button", name="Open a match with these values").click()
    ann.page.locator(".new-match button[type=submit]").click()
    alert = ann.page.locator(".new-match [role=alert]")
    expect(alert).to_contain_text("objectives.first-crack.stays (First Crack: stays in play)")
    expect(alert).to_contain_text("starter: does not fit together with the other values")
    ann.page.get_by_role("link", name="See all 355 values").click()
    expect(ann.page.locator(".values-count")).to_have_text("2 values are changed")
    ann.leave()


def test_a_changed_value_is_marked_and_put_back_by_keyboard(
    browser: Browser, server: Server
) -> None:
    ann = open_page(browser, server, "stronghold")
    page = ann.page
    banner = page.get_by_role("group", name="Banner")
    wood = banner.get_by_label("Wood", exact=True)
    wood.focus()
    before = banner.bounding_box()
    page.keyboard.press("ArrowUp")
    expect(banner).to_contain_text("ours: 2")
    assert banner.bounding_box() == before  # nothing jumps
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(wood).to_have_value("2")
    wood.fill("201")
    expect(banner.get_by_role("alert")).to_have_text("at most 200")
    expect(page.locator(".values-count")).to_have_text("No value is changed")
    banner.get_by_role("button", name="Wood: one more").click()
    expect(page.locator(".values-count")).to_have_text("1 value is changed")
    page.get_by_role("button", name="Put all back").click()
    expect(wood).to_have_value("2")
    ann.leave()


def test_values_are_searched_for(browser: Browser, server: Server) -> None:
    ann = open_page(browser, server, "stronghold", "pl")
    ann.page.get_by_role("searchbox").fill("dzialo")
    expect(ann.page.get_by_role("group", name="Kuźnia")).to_be_visible()
    expect(ann.page.get_by_role("group", name="Sztandar")).to_have_count(0)
    ann.leave()


def test_whoever_sits_down_is_told_before(browser: Browser, server: Server) -> None:
    ann = open_page(browser, server, "five_armies")
    change(ann.page, "five_armies", {"bolt.dice": 4})
    ann.page.get_by_role("button", name="Open a match with these values").click()
    ann.page.locator(".card", has=ann.page.locator('input[value="elsewhere"]')).click()
    ann.page.locator(".new-match button[type=submit]").click()
    link = ann.page.locator(".invitation input").input_value()
    bob = Person.arrive(browser, link)
    bob.page.get_by_text("1 value is changed.").click()
    expect(bob.page.locator(".changed-values")).to_contain_text("Magic Bolt: dice4 ours: 3")
    expect(bob.page.get_by_role("button", name="Sit down here")).to_be_visible()
    for person in (ann, bob):
        person.leave()


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_read_by_everyone(browser: Browser, server: Server, game: str) -> None:
    found = list[str]()
    ann = open_page(browser, server, game)
    for size, themes in (((1280, 900), THEMES[:1]), ((390, 844), THEMES[1:2])):
        ann.resize(size)
        for language in LANGUAGES:
            ann.speak(language)
            fields(ann.page).first.wait_for()
            assert not ann.page.evaluate(WIDER_THAN_SCREEN), (size, language)
        found += [f"{size}: {each}" for each in findings(ann.page, themes)]
    assert found == []
    ann.leave()
