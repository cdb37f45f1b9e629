"""The client stays light: what is loaded at first, and how the map moves.

The whole measurement, with the first paint on a slow line, is `weight.py` beside this.
"""

from __future__ import annotations

from playwright.sync_api import Browser

from browser.conftest import Server
from browser.weight import (
    MOST_FRAME,
    MOST_SCRIPT,
    frame_of_blank,
    frame_of_map,
    landing_scripts,
    open_table,
    table_scripts,
)


def test_little_is_loaded_before_the_landing_page(browser: Browser, server: Server) -> None:
    sizes = landing_scripts(browser, server)
    assert sum(sizes.values()) <= MOST_SCRIPT, sizes


def test_little_is_loaded_before_a_board_and_it_moves_like_a_blank_one(
    browser: Browser, server: Server
) -> None:
    ann, address = open_table(browser, server)
    sizes = table_scripts(browser, ann.context, address)
    assert sum(sizes.values()) <= MOST_SCRIPT, sizes
    frame, size = frame_of_map(ann.context, address)
    blank = frame_of_blank(ann.context, size)
    assert frame <= MOST_FRAME * blank, (frame, blank)
    ann.leave()
