"""Nobody crowds others out: with names, chat lines, listed tables, sockets or by not reading."""

from __future__ import annotations

import asyncio
import uuid
from types import SimpleNamespace
from typing import Any, cast

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from sqlalchemy import text

from ostrog.server.accounts.guests import MOST_LETTERS, Guest, clean_name
from ostrog.server.http import sockets
from ostrog.server.http.rate_limits import Limits
from ostrog.server.http.security import TOO_FAST_SOCKET
from ostrog.server.http.sockets import TOO_SLOW, MatchSocket
from ostrog.server.match import lobby
from ostrog.server.protocol.replies import Trouble
from ostrog.server.settings import Settings
from server.accounts.helping import rows
from server.browsers import at_table
from server.conftest import another_browser

TABLE = {"game": "five_armies", "scenario": "standard", "seats": [0]}


def opened(client: TestClient[Litestar], **more: object) -> str:
    answer = client.post("/api/matches", json=TABLE | more)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("  Bard  of\nEsgaroth ", "Bard of Esgaroth"),
        ("Thor\u202eniro", "Thorniro"),
        ("\u200b\u2060\ufeff", ""),
        ("Żółw Łukasz", "Żółw Łukasz"),
        ("Ёж Алёна", "Ёж Алёна"),
        ("q" + "\u0323" * 9, "q\u0323\u0323"),
        ("王様", "王様"),
    ],
)
def test_a_name_is_one_line_of_visible_letters(name: str, shown: str) -> None:
    assert clean_name(name) == clean_name(shown)
    assert "\n" not in clean_name(name)


def test_signs_that_are_sentences_do_not_fill_the_lobby(ann: TestClient[Litestar]) -> None:
    name = ann.put("/api/me", json={"name": "\ufdfd" * 40}).json()["name"]
    assert len(name) <= MOST_LETTERS
    assert "\ufdfd" not in name


def test_a_flood_of_chat_lines_is_cut(ann: TestClient[Litestar]) -> None:
    bob, match = another_browser(ann), opened(ann)
    assert bob.post(f"/api/matches/{match}/join", json={"seat": 1}).status_code == 201
    heard: list[str] = []
    with at_table(ann, match) as table:
        for number in range(60):
            table.say(type="SendChat", request=f"line-{number:04}", text="Halt!")
        while len(heard) < 60:
            message = table.session.receive_json(timeout=10)
            if message["type"] in ("Noted", "Trouble"):
                heard.append(message["type"])
    assert 30 <= heard.count("Noted") <= 40


def test_one_person_does_not_fill_the_lobby(ann: TestClient[Litestar], database: str) -> None:
    bob = another_browser(ann)
    honest = opened(bob, listed=True)
    for _ in range(lobby.MOST_LISTED + 1):
        opened(ann, listed=True)
    shown = [each["id"] for each in ann.get("/api/lobby").json()]
    assert honest in shown
    assert len(shown) <= 1 + lobby.MOST_OF_ONE
    old = text("UPDATE matches SET created = now() - interval '8 days' WHERE id = :match")
    rows(database, old.bindparams(match=honest))
    assert honest not in [each["id"] for each in ann.get("/api/lobby").json()]


def test_a_person_has_a_bounded_number_of_sockets(
    ann: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sockets, "MOST_SOCKETS", 2)
    match = opened(ann)
    path = f"/api/matches/{match}/socket"
    connect = ann.websocket_connect
    with connect(path), connect(path), connect(path) as third:
        assert third.receive_json(timeout=10)["key"] == "trouble-too-fast"
        with pytest.raises(WebSocketDisconnect) as closed:
            third.receive_json(timeout=10)
        assert closed.value.code == TOO_FAST_SOCKET
    with ann.websocket_connect(path) as again:
        again.send_json({"type": "Nonsense"})
        assert again.receive_json(timeout=10)["key"] == "trouble-not-understood"


class Unread:
    """A socket whose client sends nothing and reads nothing."""

    def __init__(self) -> None:
        self.app = SimpleNamespace(state=SimpleNamespace(limits=Limits(Settings())))
        self.closed = 0

    async def receive_data(self, mode: str) -> str:
        await asyncio.Event().wait()
        return mode

    async def send_data(self, data: bytes, mode: str) -> None:
        await asyncio.Event().wait()

    async def close(self, code: int) -> None:
        self.closed = code


async def let_go() -> Unread:
    unread, nothing = Unread(), cast(Any, None)
    watcher = MatchSocket(cast(Any, unread), nothing, nothing, Guest(uuid.uuid4(), ""))
    reading = asyncio.create_task(watcher.go_on())
    for number in range(2 * sockets.MOST_WAITING):
        await asyncio.sleep(0)
        watcher.say(Trouble(f"message-{number}"))
    await asyncio.wait_for(reading, 2)
    assert watcher.outbox.empty()
    return unread


def test_a_watcher_who_does_not_read_is_let_go_at_once() -> None:
    assert asyncio.run(let_go()).closed == TOO_SLOW
