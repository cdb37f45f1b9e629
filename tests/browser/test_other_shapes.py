"""What happens is told in games of other shapes, too, about which the client knows nothing.

In the proof game `walls` two cards are turned over together, a tile is drawn from a bag, and nine
walls are fought for at once, without dice.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import Server, serving
from browser.people import PATIENCE, Person
from installs.linked import LinkedEnvironment

PROJECT = Path(__file__).parent / "walls"
WALLS = 9
LEAST = 500
"""Milliseconds for which each fight is seen at the quick pace."""
QUICK = "localStorage.setItem('ostrog-pace', 'quick')"
SEEN = """() => {
    window.seen = []
    let looked = performance.now()
    let shown = null
    const look = (now) => {
        const picture = document.querySelector('.told-picture')
        const words = picture?.querySelector('.told-lines').innerText
        if (shown && shown.text !== words) shown.last = now
        shown = null
        if (!picture) return
        const {left, top, right, bottom} = picture.getBoundingClientRect()
        const inside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
        const faces = [...picture.querySelectorAll('.told-cards .face-title')]
        const cards = faces.map((each) => each.innerText)
        const last = window.seen.at(-1)
        shown = last?.text === words ? last : {text: words, inside, first: looked, cards}
        shown.last = now
        if (shown !== last) window.seen.push(shown)
    }
    setInterval(() => {
        const now = performance.now()
        look(now)
        looked = now
    }, 40)
}"""
"""Script that notes what is told, at most from when to when, and whether it is in sight."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the proof game installed."""
    environment = LinkedEnvironment(tmp_path_factory.mktemp("walls") / "environment")
    environment.install(PROJECT)
    with serving(environment.ostrog) as server:
        yield server


@pytest.mark.parametrize("size", [(390, 844), (1280, 720)])
def test_fights_cards_and_tiles_are_told_one_by_one(
    browser: Browser, house: Server, size: tuple[int, int]
) -> None:
    ann = Person.enter(browser, size=size, told=True)
    ann.context.add_init_script(QUICK)
    ann.page.goto(house.url)
    ann.open_match("walls", elsewhere=False)
    ann.play_with_open_cards()
    ann.page.evaluate(SEEN)
    for card in ("ram", "oil"):
        ann.turn_to("hand")
        ann.page.locator(f'.hand [data-ref$=":{card}"]').click()

    ann.turn_to("prompt")

    # Only when all is told, the defender is asked; the fight in progress has the stage.
    ann.page.get_by_role("button", name="Hold the wall").wait_for(timeout=PATIENCE)
    seen: list[dict[str, Any]] = ann.page.evaluate("window.seen")
    fights = [each for each in seen if "is stormed" in each["text"]]
    assert [each["text"].split()[1] for each in fights[: WALLS - 1]] == list("12345678")
    for each in fights[: WALLS - 1]:
        assert "has fallen" in each["text"] or "is held" in each["text"]
        assert each["inside"]
        assert each["last"] - each["first"] >= LEAST
    (turned,) = [each for each in seen if "Turned over" in each["text"]]
    assert [name.strip(" ,\n") for name in turned["cards"]] == ["Battering ram", "Boiling oil"]
    expect(ann.page.locator(f'[data-battle="wall-{WALLS}"]')).to_be_visible()

    # The next round begins with a tile.
    ann.page.get_by_role("button", name="Hold the wall").click()
    ann.page.wait_for_function(
        "() => window.seen.some(({text}) => text.includes('Tile drawn'))", timeout=PATIENCE
    )
    seen = ann.page.evaluate("window.seen")
    tiles = [each for each in seen if "Tile drawn" in each["text"]]
    assert len(tiles[-1]["cards"]) == 1
    ann.leave()
