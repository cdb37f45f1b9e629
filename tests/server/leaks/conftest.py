"""Two houses, one for each world."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from litestar.testing import websocket_test_session

from ostrog.server import presence
from server.leaks.houses import House, house

Houses = tuple[House, House]

LONG = 3600.0


@pytest.fixture(scope="package")
def houses() -> Iterator[Houses]:
    """Houses that have nothing to do with each other, in which nothing happens by the clock."""
    with pytest.MonkeyPatch.context() as patch:
        # Whoever looks around may tell something twice, and who is there would have to be said.
        patch.setattr("ostrog.server.tables.LOOK_EVERY", LONG)
        patch.setattr(presence, "LASTS", presence.LASTS * LONG)
        patch.setattr(websocket_test_session, "sleep", _wait)
        with house() as one, house() as other:
            yield one, other


async def _wait(_: float) -> None:
    """Sockets of tests ask without end whether there is something to read; so they rest."""
    await asyncio.sleep(0.001)
