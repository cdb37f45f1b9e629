"""Logs: lines of JSON in which no secret of anybody stands."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from ostrog.server import logs
from ostrog.server.http.app import make_app
from ostrog.server.match import view
from ostrog.server.settings import Settings
from server.browsers import Message, Socket, at_table, open_match
from server.conftest import another_browser
from server.guard.conftest import Serve, eventually


class Written:
    """What the server has written to stderr."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys
        self._text = ""

    def text(self) -> str:
        self._text += self._capsys.readouterr().err
        return self._text

    def lines(self, event: str) -> list[Message]:
        found: list[Message] = [json.loads(line) for line in self.text().splitlines()]
        return [line for line in found if event == line["event"]]


@pytest.fixture
def written(capsys: pytest.CaptureFixture[str]) -> Iterator[Written]:
    yield Written(capsys)
    root = logging.getLogger()
    root.handlers = [each for each in root.handlers if not isinstance(each.formatter, logs.Lines)]


def in_hand(table: Socket) -> set[str]:
    markers = table.standing["scene"]["markers"]
    return {m["name"] for m in markers if m["form"] == "card" and "hand" in m["at"]}


def test_a_match_with_hidden_cards_leaves_no_secret_in_the_logs(
    written: Written, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = serve(metrics=True)
    bob = another_browser(ann)
    ann.put("/api/me", json={"name": "Annabel"})
    wish = {
        "game": "five_armies",
        "scenario": "standard",
        "seats": [0],
        "contribution": "5ec7e75ec7e7",
    }
    match = ann.post("/api/matches", json=wish).json()["id"]
    bob.post(f"/api/matches/{match}/join", json={"seat": 1, "contribution": "5eed5eed"})
    ann.get("/api/matches/none?token=query-secret", headers={"authorization": "Bearer top-secret"})
    ann.put("/api/me", content=b'{"name": "Broken', headers={"content-type": "application/json"})

    random = Random(5)
    secrets = {match, "Annabel", "Broken", "5ec7e7", "5eed5eed", "query-secret", "top-secret"}
    secrets |= {*ann.cookies.values(), *bob.cookies.values(), "testclient"}
    secrets |= {each.get("/api/me").json()["guest"] for each in (ann, bob)}
    cards: set[str] = set()
    with at_table(ann, match) as one, at_table(bob, match) as two:
        for _ in range(30):
            playing, waiting = (one, two) if one.standing["decisions"] else (two, one)
            for decision in playing.standing["decisions"]:
                secrets |= {o["id"] for o in decision["options"] if ":" in o["id"]}
            cards |= in_hand(one) | in_hand(two)
            playing.play_at_random(random)
            waiting.hear("Update")
        assert len(cards) >= 2

        def tell_all(*_: object) -> Any:
            raise RuntimeError(f"{cards} {match} {ann.cookies}")

        one.session.send_text('{"type": "Choose", "picks": ["garbage-of-ann"]}')
        one.hear("Trouble")
        monkeypatch.setattr(view, "why", tell_all)  # a rule breaks, and knows too much
        one.say(type="Why", seat=0, ref="camp")
        with pytest.raises(WebSocketDisconnect):
            one.hear("Refusals")
    secrets |= {"garbage-of-ann", *cards}
    eventually(lambda: len(written.lines("socket")) == 2)

    text = written.text()
    assert [secret for secret in sorted(secrets) if secret in text] == []
    (failed,) = written.lines("a request failed")
    assert failed["route"] == "/api/matches/{match}/socket"
    assert failed["errors"][0]["type"] == "builtins.RuntimeError"
    assert failed["errors"][0]["stack"][-1].endswith("tell_all")


def test_a_request_is_a_line_with_what_an_operator_needs(written: Written, serve: Serve) -> None:
    ann = serve()
    match = open_match(ann, 0, 1)
    answer = ann.get(f"/api/matches/{match}")
    line = written.lines("request")[-1]
    assert line["request"] == answer.headers["x-request-id"]
    assert line["route"] == "/api/matches/{match}"
    assert (line["method"], line["status"], line["level"]) == ("GET", 200, "info")
    assert 0 < line["milliseconds"] < 10_000
    assert line["match"] == logs.short(match)
    assert line["time"].endswith("+00:00")
    with at_table(ann, match):
        pass
    eventually(lambda: bool(written.lines("socket")))
    (socket,) = written.lines("socket")
    assert (socket["status"], socket["match"]) == (101, logs.short(match))


def test_what_fails_is_written_with_its_request_and_answered_without_a_word(
    written: Written, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = serve()

    def broken(*_: object) -> Any:
        try:
            raise KeyError("card-of-bob")
        except KeyError as error:
            raise ValueError("hand-of-bob") from error

    monkeypatch.setattr("ostrog.server.http.app.describe", broken)
    answer = ann.get("/api/games")
    assert answer.status_code == 500
    assert answer.json() == {"status_code": 500, "detail": "Internal Server Error"}
    (line,) = written.lines("a request failed")
    assert line["request"] == answer.headers["x-request-id"]
    assert [each["type"] for each in line["errors"]] == ["builtins.ValueError", "builtins.KeyError"]
    assert "-of-bob" not in written.text()


def test_of_what_libraries_say_only_the_place_is_kept(written: Written, serve: Serve) -> None:
    serve()
    for name in ("sqlalchemy.pool", "asyncio", "uvicorn.error", "ostrogoth"):
        logging.getLogger(name).error("parameters: %s", "a-secret")
    logging.getLogger("uvicorn.access").info("GET /m/a-secret")
    logging.getLogger("procrastinate.worker").info("starting job(match=a-secret)")
    foreign = written.lines(logs.FOREIGN)
    assert [line["logger"] for line in foreign] == [
        "sqlalchemy.pool",
        "asyncio",
        "uvicorn.error",
        "ostrogoth",
    ]
    assert all(line["place"].startswith("test_logs:") for line in foreign)
    assert "a-secret" not in written.text()


def test_a_server_that_cannot_start_says_where_and_not_with_which_password(
    written: Written, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(url: str) -> Any:
        raise OSError(url)

    monkeypatch.setattr("ostrog.server.http.app.connect", refuse)
    settings = Settings(database="postgresql+asyncpg://u:pass-word@h/d", client="no-such-folder")
    with pytest.raises(ExceptionGroup), TestClient(make_app(settings)):
        pass
    logging.getLogger("uvicorn.error").error("Traceback ... pass-word")  # as uvicorn does then
    (line,) = written.lines("the server cannot go on")
    assert line["errors"][0]["type"] == "builtins.OSError"
    assert "pass-word" not in written.text()
