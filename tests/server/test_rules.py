"""The rules of the games, as the server hands them to whoever wants to read them."""

from __future__ import annotations

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ostrog.server.catalogue import games
from server.guard.conftest import stranger


@pytest.mark.parametrize("game", ["five_armies", "ring_cards"])
@pytest.mark.parametrize("language", ["en", "pl", "ru"])
def test_everybody_may_read_all_rules(ann: TestClient[Litestar], game: str, language: str) -> None:
    answer = stranger(ann).get(f"/api/games/{game}/rules/{language}")
    assert answer.status_code == 200
    assert "max-age" in answer.headers["cache-control"]
    rulebook = games()[game].rulebook_in(language)
    assert rulebook is not None
    told = answer.json()
    assert told["game"] == game
    shown = [
        (rule["id"], chapter["title"], rule["text"], rule.get("open", ""))
        for chapter in told["chapters"]
        for rule in chapter["rules"]
    ]
    assert shown == [(each.id, each.chapter, each.text, each.open) for each in rulebook]
    titles = [chapter["title"] for chapter in told["chapters"]]
    assert len(titles) == len(set(titles))


@pytest.mark.parametrize(
    "path", ["five_armies/rules/de", "no_such_game/rules/en", "five_armies/rules/EN"]
)
def test_there_are_no_others(ann: TestClient[Litestar], path: str) -> None:
    assert ann.get(f"/api/games/{path}").status_code == 404
