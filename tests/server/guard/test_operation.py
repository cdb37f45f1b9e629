"""For the operator: whether the server is up, whether it can serve, and what it counts."""

from __future__ import annotations

import re
import socket
import time
from pathlib import Path

import pytest
from alembic import command
from litestar.testing import TestClient

from ostrog.server.db.database import configuration, migrate
from ostrog.server.http.app import make_app
from ostrog.server.settings import Settings
from server.browsers import Refused, at_table, open_match
from server.databases import Databases
from server.guard.conftest import Serve, eventually, stranger

OK = {"status": "ok"}


def readiness(database: str) -> tuple[int, object, int]:
    """How a server on this database says that it is: ready, and up."""
    settings = Settings(database=database, client="no-such-folder", worker="apart")
    with TestClient(make_app(settings)) as client:
        answer = client.get("/api/ready")
        return answer.status_code, answer.json(), client.get("/api/health").status_code


def test_a_server_with_its_database_is_up_and_ready(database: str) -> None:
    assert readiness(database) == (200, OK, 200)


def test_without_a_database_it_is_up_but_not_ready() -> None:
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        url = f"postgresql+asyncpg://postgres@127.0.0.1:{nobody.getsockname()[1]}/ostrog"
        assert readiness(url) == (503, {"status": "no-database"}, 200)


def test_a_database_that_says_nothing_is_not_waited_for_long() -> None:
    with socket.socket() as silent:
        silent.bind(("127.0.0.1", 0))
        silent.listen()
        url = f"postgresql+asyncpg://postgres@127.0.0.1:{silent.getsockname()[1]}/ostrog"
        began = time.monotonic()
        assert readiness(url) == (503, {"status": "no-database"}, 200)
        assert time.monotonic() - began < 5


def test_an_old_or_empty_database_is_not_ready_until_it_is_migrated(databases: Databases) -> None:
    url = databases.bare()
    assert readiness(url) == (503, {"status": "not-migrated"}, 200)
    command.upgrade(configuration(url), "0001")
    assert readiness(url) == (503, {"status": "not-migrated"}, 200)
    migrate(url)
    assert readiness(url) == (200, OK, 200)


def test_metrics_are_there_only_where_they_are_wanted(serve: Serve) -> None:
    assert serve().get("/metrics").status_code == 404
    answer = serve(metrics=True).get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")


def values(text: str) -> dict[str, float]:
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_requests_sockets_tables_and_choices_are_counted(serve: Serve) -> None:
    ann = serve(metrics=True)

    def read() -> dict[str, float]:
        return values(ann.get("/metrics").text)

    def sockets(count: int) -> None:
        eventually(lambda: read()["ostrog_open_sockets"] == count)

    sockets(0)
    before = read()
    match = open_match(ann, 0, 1)
    for _ in range(3):
        ann.get(f"/api/matches/{match}")
    ann.get("/api/matches/none")
    ann.get(f"/no/such/{match}")
    ann.put("/api/me", json={"name": "Ann"}, headers={"origin": "https://evil.example"})
    with at_table(ann, match) as table:
        sockets(1)
        table.choose(0, "done")
        table.hear("Accepted")
        table.choose(0, "fly:away")
        with pytest.raises(Refused):
            table.hear("Accepted")
    sockets(0)
    after = read()

    def more(name: str) -> float:
        return after.get(name, 0) - before.get(name, 0)

    route = 'route="/api/matches/{match}"'
    assert more(f'ostrog_requests_total{{method="GET",{route},status="200"}}') == 3
    assert more(f'ostrog_requests_total{{method="GET",{route},status="404"}}') == 1
    assert more(f"ostrog_request_seconds_count{{{route}}}") == 4
    assert more('ostrog_requests_total{method="GET",route="",status="404"}') == 1
    assert more('ostrog_requests_total{method="PUT",route="",status="403"}') == 1
    assert more('ostrog_choices_total{outcome="written"}') == 1
    assert more('ostrog_choices_total{outcome="refused"}') == 1
    assert after["ostrog_matches_in_memory"] == 1


def test_metrics_name_nobody_and_grow_with_no_address(serve: Serve, tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "board.js").write_text("")
    (tmp_path / "index.html").write_text("<head></head>")
    ann = serve(metrics=True, client=str(tmp_path))
    ann.put("/api/me", json={"name": "Annabel"})
    match = open_match(ann, 0, 1)
    with at_table(ann, match):
        pass
    seen = len(values(ann.get("/metrics").text))
    for number in range(20):
        ann.get(f"/assets/{number}.js")
        ann.get(f"/m/{number}")
        ann.get(f"/{number}")
        ann.request(f"ODD{number}", "/api/me")
    text = ann.get("/metrics").text
    assert len(values(text)) < seen + 100
    for secret in (match, ann.get("/api/me").json()["guest"], "Annabel", *ann.cookies.values()):
        assert secret not in text
    assert not re.search(r"ODD\d|\d+\.js", text)


def test_each_answer_names_the_request_for_those_who_ask_about_it(serve: Serve) -> None:
    ann = serve()
    named = {ann.get("/api/games").headers["x-request-id"] for _ in range(3)}
    assert len(named) == 3
    mine = stranger(ann).get("/api/games", headers={"x-request-id": "forged"})
    assert mine.headers["x-request-id"] != "forged"
