"""Ordering: a pytest plugin that runs some tests in a given order, and notes how each test ends."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

_noted: dict[str, list[object]] = {}
"""For each test that has run, whether it passed, and how many seconds it took."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options for the order of tests and for their results."""
    parser.addoption(
        "--in-order",
        default="",
        metavar="FILE",
        help="Run only the tests whose ids are in this file, in that order.",
    )
    parser.addoption(
        "--note-results",
        default="",
        metavar="FILE",
        help="Write into this file whether each test passed, and its seconds.",
    )


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Sort the tests, and leave out those that are not listed."""
    file = config.getoption("in_order")
    if not file:
        return
    order = {test: place for place, test in enumerate(Path(file).read_text("utf-8").splitlines())}
    left_out = [item for item in items if item.nodeid not in order]
    config.hook.pytest_deselected(items=left_out)
    listed = [item for item in items if item.nodeid in order]
    items[:] = sorted(listed, key=lambda item: order[item.nodeid])


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Note the result of a part of a test: its preparation, the test itself, or the cleanup."""
    passed, seconds = _noted.get(report.nodeid, (True, 0.0))
    assert isinstance(seconds, float)
    _noted[report.nodeid] = [passed and not report.failed, seconds + report.duration]


def pytest_sessionfinish(session: pytest.Session) -> None:
    """Write the results."""
    file = session.config.getoption("note_results")
    if file:
        Path(file).write_text(json.dumps(_noted), "utf-8")
