"""A game made by `ostrog new-game` is installed and played in the browser, in two languages."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Server, serving
from browser.people import Person
from installs.linked import LinkedEnvironment

OPTIONS = {
    "en": ["Send a company to the western hill", "Pass"],
    "pl": ["Wyślij kompanię na wzgórze zachodnie", "Pas"],
}
TOLD = {
    "en": "Red: a company goes to the western hill.",
    "pl": "Czerwoni: kompania idzie na wzgórze zachodnie.",
}
REASON = {
    "en": "Both sides must stand on the western hill.",
    "pl": "Na wzgórzu zachodnim muszą stać obie strony.",
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that somebody runs who has just made and installed a game."""
    folder = tmp_path_factory.mktemp("new-game")
    environment = LinkedEnvironment(folder / "environment")
    made = [str(environment.ostrog), "new-game", "hills"]
    subprocess.run(made, cwd=folder, env=environment.variables(), check=True)
    environment.install(folder / "hills")
    with serving(environment.ostrog) as server:
        yield server


@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_new_game_is_played_and_says_why_not(
    browser: Browser, house: Server, language: str
) -> None:
    ann = Person.arrive(browser, house.url, language)
    ann.open_match("hills", elsewhere=False)
    ann.play_with_open_cards()
    ann.settle()
    for text in OPTIONS[language]:
        expect(ann.page.get_by_role("button", name=text, exact=True).first).to_be_attached()

    # Why no attack: nobody stands there yet.
    ann.page.locator('.board [data-ref="west"]').first.focus()
    ann.page.keyboard.press("?")
    reasons = ann.page.locator("[role=dialog] .reasons")
    expect(reasons).to_contain_text(REASON[language])
    expect(reasons).to_contain_text("HIL-6")
    ann.page.keyboard.press("Escape")

    # The first choices, on the board and in words.
    ann.click_on("west")
    ann.wait_for_entries(1)
    expect(ann.page.locator(".log-list")).to_contain_text(TOLD[language])
    ann.click_on("west")
    ann.wait_for_entries(2)
    ann.press(OPTIONS[language][1])
    ann.wait_for_entries(3)
    assert not ann.over
    ann.leave()
