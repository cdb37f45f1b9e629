"""What the client is made of comes packed and is kept; answers about people never are."""

from __future__ import annotations

from pathlib import Path

from litestar.testing import TestClient

from ostrog.server.http.app import make_app
from ostrog.server.settings import Settings

PACKED = {"accept-encoding": "gzip"}


def test_assets_are_packed_and_kept_and_answers_are_not(database: str, tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<head></head>", encoding="utf-8")
    (tmp_path / "assets" / "client-1.js").write_text("1 + 1;\n" * 500, encoding="utf-8")
    (tmp_path / "assets" / "letters-1.woff2").write_bytes(bytes(2_000))
    with TestClient(make_app(Settings(database=database, client=str(tmp_path)))) as browser:
        script = browser.get("/assets/client-1.js", headers=PACKED)
        assert script.text == "1 + 1;\n" * 500
        assert script.headers["content-encoding"] == "gzip"
        assert "immutable" in script.headers["cache-control"]
        letters = browser.get("/assets/letters-1.woff2", headers=PACKED)
        assert "content-encoding" not in letters.headers
        games = browser.get("/api/games", headers=PACKED)
        assert len(games.content) > 1_000
        assert "content-encoding" not in games.headers


def test_whoever_reads_an_unknown_address_gets_the_page_that_says_so(
    database: str, tmp_path: Path
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(
        '<head><meta property="og:image" content="/cover.jpg" /></head>', encoding="utf-8"
    )
    (tmp_path / "robots.txt").write_text("User-agent: *", encoding="utf-8")
    settings = Settings(database=database, client=str(tmp_path), public_url="https://play.example/")
    with TestClient(make_app(settings)) as browser:
        for path in ("/foo", "/rules", "/no/such/thing"):
            nowhere = browser.get(path)
            assert nowhere.status_code == 404
            assert nowhere.headers["content-type"].startswith("text/html")
            assert "nonce-" in nowhere.headers["content-security-policy"]
        assert browser.head("/").status_code == 200
        assert browser.get("/m/some-match/").status_code == 200
        assert 'content="https://play.example/cover.jpg"' in browser.get("/").text
        for path in ("/api/no-such", "/assets/no-such.js"):
            refused = browser.get(path)
            assert (refused.status_code, refused.json()["status_code"]) == (404, 404)
        assert browser.post("/foo", json={}).headers["content-type"] == "application/json"
        robots = browser.get("/robots.txt")
        assert robots.text == "User-agent: *"
        assert "nonce-" not in robots.headers["content-security-policy"]
        assert browser.get("/favicon.ico").status_code == 404  # this client has none
