"""The words of the games, as the server gives them to clients that were built without them."""

from __future__ import annotations

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ostrog.server.catalogue import games
from server.guard.conftest import stranger


@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_everybody_may_read_the_words_of_a_game(ann: TestClient[Litestar], language: str) -> None:
    answer = stranger(ann).get(f"/api/games/ring_cards/words/{language}")
    folder = games()["ring_cards"].words
    assert folder is not None
    assert answer.status_code == 200
    assert answer.json()["messages"] == (folder / f"{language}.ftl").read_text(encoding="utf-8")


def test_the_vocabulary_says_what_options_are_made_of(ann: TestClient[Litestar]) -> None:
    told = stranger(ann).get("/api/games/ring_cards/vocabulary").json()
    assert told["verbs"]["pass"] == {}
    assert told["verbs"]["play"] == {"card": "card", "place": "place"}
    assert "gimli" in told["kinds"]["card"]


@pytest.mark.parametrize(
    "path", ["ring_cards/words/de", "no_such_game/words/en", "no_such_game/vocabulary"]
)
def test_there_are_no_others(ann: TestClient[Litestar], path: str) -> None:
    assert ann.get(f"/api/games/{path}").status_code == 404
