"""Logs and metrics of a match with hidden cards name no card."""

from __future__ import annotations

import logging

import pytest

from ostrog.server import logs
from server.leaks.conftest import Houses
from server.leaks.driving import Drive
from server.leaks.faces import faces_of, words
from server.leaks.pairs import Case, make_pair

MOST_CHOICES = 2
QUIET = 3_000
"""Where the numbers of these pairs begin."""


class Lines(logging.Handler):
    """Keeps the lines that the server writes."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.lines.append(logs.line(record))


@pytest.mark.parametrize(
    "case",
    [
        Case("five_armies", "standard", (0,), 30, QUIET),
        Case("ring_cards", "duel-two-players", (1,), 30, QUIET),
    ],
    ids=str,
)
def test_no_card_is_named_in_logs_and_metrics(houses: Houses, case: Case) -> None:
    written = Lines()
    logging.getLogger().addHandler(written)
    try:
        Drive(houses[0], make_pair(case, MOST_CHOICES), 0).run()
        metrics = houses[0].browser(case, case.observer).get("/metrics").text
    finally:
        logging.getLogger().removeHandler(written)
    assert len(written.lines) > 20
    assert "ostrog_choices_total" in metrics
    assert faces_of(case) & words("\n".join([*written.lines, metrics])) == set()
