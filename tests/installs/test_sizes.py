"""What an installation takes, as the page about hosting tells it."""

from __future__ import annotations

import re

import pytest

from installs.environments import ROOT, Installed

MOST_OF_A_PLAIN_ONE = 60
TOLERANCE = 0.15
"""Wheels differ by platform, and parts grow."""
ROWS = dict(
    re.findall(
        r"^\| (?:`(\w+)`|none).*\| (\d+) MB \|$",
        (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8"),
        re.MULTILINE,
    )
)
"""The size in megabytes by extra; the plain installation has an empty name."""


def megabytes(installed: Installed) -> float:
    """Size of the files of all packages, without what Python compiles from them."""
    files = installed.environment.glob("lib/*/site-packages/**/*")
    return (
        sum(
            file.stat().st_size
            for file in files
            if file.is_file() and not file.is_symlink() and file.suffix != ".pyc"
        )
        / 1e6
    )


def test_a_plain_installation_is_small(plain: Installed) -> None:
    assert megabytes(plain) < MOST_OF_A_PLAIN_ONE


def test_the_page_has_every_extra_that_brings_something() -> None:
    assert set(ROWS) == {"", "server", "home", "lab"}


@pytest.mark.parametrize("extra", ROWS)
def test_the_page_tells_the_size(extra: str, request: pytest.FixtureRequest) -> None:
    installed: Installed = request.getfixturevalue(f"with_{extra}" if extra else "plain")
    assert megabytes(installed) == pytest.approx(int(ROWS[extra]), rel=TOLERANCE)
