"""What costs the server much counts for much, and what strangers send holds nobody up."""

from __future__ import annotations

import asyncio
import gzip
import time
import uuid
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from ostrog.server.http import sockets
from ostrog.server.http.app import make_app
from ostrog.server.http.pages import client_files
from ostrog.server.http.pages.client_files import Assets
from ostrog.server.http.rate_limits import Limit
from ostrog.server.protocol.requests import Choose, Join
from ostrog.server.replay import examiners
from ostrog.server.replay.examiners import TOO_SLOW, Examiners
from ostrog.server.settings import Settings
from server.browsers import at_table, open_match


def test_joining_again_and_again_counts_for_much(
    ann: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    match = open_match(ann, 0, 1)
    monkeypatch.setattr(ann.app.state.limits, "messages", Limit(100, 3600))
    welcomes = 0
    with at_table(ann, match) as table:  # the first time
        for _ in range(15):
            table.say(type="Join", seen=0)
        for _ in range(15):
            while (heard := table.session.receive_json(timeout=10)["type"]) not in (
                "Welcome",
                "Trouble",
            ):
                pass
            welcomes += heard == "Welcome"
    assert welcomes == 100 // sockets.COSTS[Join] - 1
    assert Choose not in sockets.COSTS


def busy(seconds: float, *, stubborn: bool = False) -> str:
    """Keep a process busy, as a hostile record does; a stubborn one goes on when interrupted."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        try:
            time.sleep(0.01)
        except BaseException:
            if not stubborn:
                raise
    return "done"


def test_hostile_records_do_not_hold_up_an_honest_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(examiners, "QUICK", 0.5)
    monkeypatch.setattr(examiners, "SECONDS", 15.0)

    async def examined() -> tuple[float, list[str]]:
        every = Examiners()
        try:
            hostile = [
                asyncio.create_task(every.examine(uuid.uuid4(), busy, 30.0)) for _ in range(3)
            ]
            await asyncio.sleep(0.1)
            begun = time.monotonic()
            assert await every.examine(uuid.uuid4(), busy, 0.0) == "done"
            waited = time.monotonic() - begun
            long = await every.examine(uuid.uuid4(), busy, 0.1)
            for task in hostile:
                task.cancel()
            return waited, [long]
        finally:
            every.close()

    waited, others = asyncio.run(examined())
    print(f"waited {waited:.1f} s")
    assert waited < 15  # a process is started, and three records are tried for half a second
    assert others == ["done"]


def test_a_record_that_is_long_but_honest_is_examined_in_the_end(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(examiners, "QUICK", 0.3)

    async def examined() -> list[str]:
        every, who = Examiners(), uuid.uuid4()
        try:
            found = [await every.examine(who, busy, 1.0)]
            monkeypatch.setattr(examiners, "SECONDS", 0.5)
            found.append(await every.examine(who, busy, 1.0))
            return [*found, await every.examine(who, busy, 60.0, stubborn=True)]
        finally:
            every.close()

    assert asyncio.run(examined()) == ["done", TOO_SLOW, TOO_SLOW]


def test_assets_are_compressed_once(
    tmp_path: Path, another_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<head></head>")
    script = "let answer = 42;" * 1000
    (tmp_path / "assets" / "index-abc.js").write_text(script)
    (tmp_path / "assets" / "font-abc.woff2").write_bytes(b"\0" * 100)
    compressed: list[int] = []

    def compress(data: bytes, **more: int) -> bytes:
        compressed.append(len(data))
        return gzip.compress(data, **more)

    monkeypatch.setattr(client_files, "gzip", type("Gzip", (), {"compress": compress}))
    settings = Settings(database=another_database, client=str(tmp_path), most_requests=10**9)
    with TestClient(make_app(settings)) as client:
        for _ in range(5):
            answer = client.get("/assets/index-abc.js")
            assert answer.text == script
            assert answer.headers["content-encoding"] == "gzip"
            assert "immutable" in answer.headers["cache-control"]
            assert answer.headers["content-type"].startswith("text/javascript")
        plain = client.get("/assets/index-abc.js", headers={"accept-encoding": "identity"})
        assert (plain.text, "content-encoding" in plain.headers) == (script, False)
        font = client.get("/assets/font-abc.woff2")
        assert (font.content, "content-encoding" in font.headers) == (b"\0" * 100, False)
        assert client.head("/assets/index-abc.js").content == b""
        for path in ("no-such.js", "..%2Findex.html", "%2e%2e/index.html"):
            assert client.get(f"/assets/{path}").status_code == 404
    assert compressed == [len(script)]


def test_assets_are_those_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text("a")
    assert asyncio.run(Assets(tmp_path).find("../secret")) is None
