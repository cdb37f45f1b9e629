"""Fixtures: two houses (servers with a database), one for each world."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ostrog.server.db import presence
from server.databases import Databases
from server.leaks.houses import House, house

Houses = tuple[House, House]

LONG = 3600.0


@pytest.fixture(scope="package")
def houses(databases: Databases) -> Iterator[Houses]:
    """Two independent houses in which no periodic job runs."""
    with pytest.MonkeyPatch.context() as patch:
        # Polling may send an update twice, and expiring presence would need to be renewed.
        patch.setattr("ostrog.server.match.registry.LOOK_EVERY", LONG)
        patch.setattr(presence, "LASTS", presence.LASTS * LONG)
        with house(databases) as one, house(databases) as other:
            yield one, other
