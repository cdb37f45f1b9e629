"""Two houses, one for each world."""

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
    """Houses that have nothing to do with each other, in which nothing happens by the clock."""
    with pytest.MonkeyPatch.context() as patch:
        # Whoever looks around may tell something twice, and who is there would have to be said.
        patch.setattr("ostrog.server.match.registry.LOOK_EVERY", LONG)
        patch.setattr(presence, "LASTS", presence.LASTS * LONG)
        with house(databases) as one, house(databases) as other:
            yield one, other
