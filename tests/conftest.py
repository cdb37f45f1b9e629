"""Settings for all tests, and fixtures that several folders share."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

if TYPE_CHECKING:
    from server.databases import Databases

settings.register_profile("ostrog", deadline=None, derandomize=True)
settings.load_profile("ostrog")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect tests that take minutes, unless OSTROG_LONG is set."""
    if "OSTROG_LONG" in os.environ:
        return
    long = [item for item in items if item.get_closest_marker("long")]
    config.hook.pytest_deselected(items=long)
    items[:] = [item for item in items if not item.get_closest_marker("long")]


@pytest.fixture(scope="session")
def databases() -> Iterator[Databases]:
    """Databases for tests of the server and of its administration command."""
    # These imports are large, and most tests do not need them.
    from psycopg import OperationalError  # noqa: PLC0415

    from server.databases import Databases  # noqa: PLC0415

    try:
        found = Databases()
    except OperationalError:
        if "CI" in os.environ:
            raise
        pytest.skip("PostgreSQL does not answer")
    yield found
    found.drop()
