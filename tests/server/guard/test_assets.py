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
