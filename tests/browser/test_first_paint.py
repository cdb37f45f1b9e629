"""A table is on the screen soon, compared with an empty page of the same weight.

Measured with a CPU four times slower and a fast 3G line, for which half a second passes between
question and answer: what is asked for one after the other costs more there than what is large.

BEFORE_AFTER
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from browser.conftest import Server
from browser.weight import TABLES, paints_of

TIMES = 5
MOST = 2.5
"""Maximum ratio that a busy machine keeps; wanted are 2."""


@pytest.mark.parametrize("game", TABLES)
def test_a_table_is_painted_soon(browser: Browser, server: Server, game: str) -> None:
    paints = paints_of(browser, server, game, TIMES)
    print(f"{game}: {paints.table:.0f} ms, empty {paints.empty:.0f} ms, {paints.ratio:.2f} times")
    assert paints.ratio <= MOST, paints
