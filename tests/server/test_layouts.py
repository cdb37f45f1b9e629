"""The layout of a game that is not played yet, for its cards and its summary."""

from __future__ import annotations

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from server.guard.conftest import stranger


def test_everybody_may_see_the_cards_and_the_summary_of_a_game(ann: TestClient[Litestar]) -> None:
    found = stranger(ann).get("/api/games/five_armies/layout").json()
    assert len(found["faces"]) == 91  # of the 92 cards both sides have the same Regroup
    assert len(found["summary"]) == 2
    assert {deck["tray"] for deck in found["decks"]} >= {"event-deck", "fate-deck"}


def test_a_scenario_has_its_own_cards(ann: TestClient[Litestar]) -> None:
    path = "/api/games/ring_cards/layout"
    whole = ann.get(path).json()["faces"]
    few = ann.get(f"{path}?scenario=fellowship-of-the-ring").json()["faces"]
    assert len(whole) == 120 + 41
    assert len(few) == 60 + 41


@pytest.mark.parametrize(
    "path",
    ["no_such_game/layout", "ring_cards/layout?scenario=none", "ring_cards/layout?expansions=none"],
)
def test_there_are_no_others(ann: TestClient[Litestar], path: str) -> None:
    assert ann.get(f"/api/games/{path}").status_code == 404
