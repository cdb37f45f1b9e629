"""The page of a match names the files of its table, and tells nobody more than may be asked."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ostrog.server.http.app import make_app
from ostrog.server.http.pages.match_page import language_of
from ostrog.server.settings import Settings
from server.browsers import at_table, open_match
from server.conftest import another_browser
from server.guard.conftest import stranger

FILES = {
    "src/api/early.ts": {"file": "assets/early-1.js", "name": "early"},
    "_table-1.js": {"file": "assets/table-1.js", "name": "table", "css": ["assets/table-1.css"]},
    "src/games/five_armies/skin.ts": {
        "file": "assets/skin-1.js",
        "imports": ["_table-1.js", "_icons-1.js"],
        "dynamicImports": ["src/cardtable/CardTable.tsx", "src/Panel.tsx"],
    },
    "_icons-1.js": {"file": "assets/icons-1.js", "name": "icons"},
    "src/cardtable/CardTable.tsx": {"file": "assets/cards-1.js"},
    "src/Panel.tsx": {"file": "assets/panel-1.js"},
    "src/games/ring_cards/skin.ts": {"file": "assets/skin-2.js"},
    "src/words/vocabularies.json": {"file": "assets/vocabularies-1.js"},
    "src/words/en.ftl": {"file": "assets/en-1.ftl"},
    "src/words/pl.ftl": {"file": "assets/pl-1.ftl"},
    "src/words/ru.ftl": {"file": "assets/ru-1.ftl"},
    "../src/ostrog/games/five_armies/words/pl.ftl": {"file": "assets/pl-2.ftl"},
}


@pytest.fixture
def ann(database: str, tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    (tmp_path / "assets").mkdir()
    (tmp_path / ".vite").mkdir()
    (tmp_path / ".vite" / "manifest.json").write_text(json.dumps(FILES))
    (tmp_path / "index.html").write_text("<head></head>")
    with TestClient(make_app(Settings(database=database, client=str(tmp_path)))) as client:
        yield another_browser(client)


def known_in(page: str) -> object:
    found = re.search(r'<script type="application/json" id="known">(.*?)</script>', page)
    return found and json.loads(found[1])


def test_it_names_all_that_the_table_of_the_game_needs_and_nothing_else(
    ann: TestClient[Litestar],
) -> None:
    match = open_match(ann, 0, 1)
    answer = ann.get(f"/m/{match}", headers={"accept-language": "de, pl-PL;q=0.9, ru;q=0.8"})
    assert re.findall(r'href="/assets/([^"]+)"', answer.text) == [
        "table-1.js",
        "table-1.css",
        "skin-1.js",
        "icons-1.js",
        "cards-1.js",
        "vocabularies-1.js",
        "pl-1.ftl",
        "pl-2.ftl",
        "en-1.ftl",
    ]
    # What asks for the match waits for none of them.
    first = answer.text.index('<script type="module" async ')
    assert 'src="/assets/early-1.js"></script>' in answer.text[first:].split("\n")[0]
    assert first < answer.text.index("<link")
    # What the page tells is data: the policy allows no code in it.
    policy = answer.headers["content-security-policy"]
    assert "script-src 'self';" in policy
    assert answer.headers["cache-control"] == "no-store"


def test_it_tells_who_one_is_and_which_game_it_is_and_no_more(ann: TestClient[Litestar]) -> None:
    match = open_match(ann, 0, 1)
    spectator = another_browser(ann)
    for browser in (ann, spectator):
        me = browser.get("/api/me").json()
        assert known_in(browser.get(f"/m/{match}").text) == {"me": me, "game": "five_armies"}


def test_it_stays_the_same_while_the_match_goes_on(ann: TestClient[Litestar]) -> None:
    def page() -> str:
        return re.sub(r'nonce="[^"]+"', "", ann.get(f"/m/{match}").text)

    match = open_match(ann, 0, 1)
    before = page()
    with at_table(ann, match) as table:
        first = {"request": "87654321", "at": 0, "picks": ["activate:bard", "done"]}
        table.say(type="Choose", seat=0, **first)
        table.hear("Accepted")
    assert page() == before


def test_strangers_and_those_with_a_wrong_address_are_told_nothing(
    ann: TestClient[Litestar],
) -> None:
    match = open_match(ann, 0, 1)
    for page in (stranger(ann).get(f"/m/{match}"), ann.get("/m/no-such-match")):
        assert page.status_code == 200
        assert known_in(page.text) is None
        assert "/assets/" not in page.text


def test_a_name_cannot_end_the_data(ann: TestClient[Litestar]) -> None:
    name = "</script><script>alert(1)"
    assert ann.put("/api/me", json={"name": name}).is_success
    page = ann.get(f"/m/{open_match(ann, 0, 1)}").text
    assert page.count("<script") == page.count("</script>") == 2  # and the one that asks
    known = known_in(page)
    assert isinstance(known, dict)
    assert known["me"]["name"] == name


@pytest.mark.parametrize(
    ("accepted", "language"),
    [("", "en"), ("de", "en"), ("ru", "ru"), ("en-GB,ru", "en"), ("PL;q=1, en", "pl")],
)
def test_the_first_language_with_words_is_meant(accepted: str, language: str) -> None:
    assert language_of(accepted) == language
