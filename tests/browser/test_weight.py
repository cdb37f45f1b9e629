"""The client stays light: what is loaded at first, and how the map moves.

The whole measurement, with the first paint on a slow line, is `weight.py` beside this.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from browser.conftest import Server
from browser.people import Person
from browser.ring_scenes import RING_WAR
from browser.scenes import FIVE_ARMIES, STRONGHOLD, Kind, sit_down
from browser.weight import (
    MOST_FRAME,
    MOST_SCRIPT,
    frame_of_blank,
    frame_of_map,
    landing_scripts,
    open_table,
    table_scripts,
)

MAPS = (FIVE_ARMIES, STRONGHOLD, RING_WAR)
"""Games that are played on a map."""


def test_little_is_loaded_before_the_landing_page(browser: Browser, server: Server) -> None:
    sizes = landing_scripts(browser, server)
    assert sum(sizes.values()) <= MOST_SCRIPT, sizes


def test_little_is_loaded_before_a_board(browser: Browser, server: Server) -> None:
    ann, address = open_table(browser, server)
    sizes = table_scripts(browser, ann.context, address)
    assert sum(sizes.values()) <= MOST_SCRIPT, sizes
    ann.leave()


@pytest.mark.parametrize("kind", MAPS, ids=lambda each: each.game)
def test_a_map_that_came_closer_moves_like_a_blank_one(
    browser: Browser, server: Server, kind: Kind
) -> None:
    ann = Person.enter(browser, painted=True)
    sit_down([(ann, range(kind.seats))], server, kind)
    frame, size = frame_of_map(ann.context, ann.page.url)
    blank = frame_of_blank(ann.context, size)
    print(f"a frame: {frame:.1f} ms, of a blank SVG: {blank:.1f} ms")
    assert frame <= MOST_FRAME * blank, (frame, blank)
    ann.leave()
