"""Records: the dice are committed to before the first choice, and anybody can audit them after."""

from __future__ import annotations

import asyncio
import resource
import time
import uuid
from base64 import b64encode
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from litestar import Litestar
from litestar.exceptions import TooManyRequestsException
from litestar.testing import TestClient
from msgspec.structs import replace
from sqlalchemy import func, select

from cli.running import run
from ostrog.kernel import Match, Record, State, read_record
from ostrog.kernel.matches.match import open_match as begun
from ostrog.kernel.matches.records import (
    Chose,
    Resigned,
    Substituted,
    TookBack,
    Undid,
    write_record,
)
from ostrog.server.catalogue import games
from ostrog.server.db import schema
from ostrog.server.match import session
from ostrog.server.protocol.replays import RecordSummary
from ostrog.server.replay import examiners, imported
from ostrog.server.replay.examiners import MOST_WAITING, Examiners, limited
from ostrog.server.replay.imported import MOST_BODY
from server.accounts.helping import rows
from server.browsers import Message, Socket, at_table, open_match
from server.conftest import another_browser

FREE, SHADOW = 0, 1
SEED = b"a seed from elsewhere"
SEATS = {"five_armies": [0, 1], "ring_cards": [0, 1, 2, 3]}
Browser = TestClient[Litestar]


def play(table: Socket, entries: int, seed: int) -> None:
    random = Random(seed)
    while table.at < entries and not table.over:
        table.play_at_random(random)


def say(table: Socket, what: str, /, **message: object) -> None:
    table.say(type=what, request=str(uuid.uuid4()), at=table.at, **message)
    table.hear("Accepted")
    table.join()


def open_alone(ann: Browser, game: str) -> str:
    """A match in which one person holds every seat."""
    scenario = next(
        kind["scenarios"][0]["name"]
        for kind in ann.get("/api/games").json()
        if kind["name"] == game
    )
    wish: Message = {"game": game, "scenario": scenario, "contribution": "c0ffee"}
    answer = ann.post("/api/matches", json=wish | {"seats": SEATS[game]})
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def download(browser: Browser, match: str) -> Record:
    answer = browser.get(f"/api/matches/{match}/record")
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/octet-stream"
    assert answer.headers["content-disposition"].startswith("attachment; ")
    return read_record(answer.content)


@pytest.mark.parametrize("game", SEATS)
def test_the_record_of_a_match_is_accepted_by_verify(
    ann: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    monkeypatch.setattr(session, "SNAPSHOT_EVERY", 5)
    match = open_alone(ann, game)
    with at_table(ann, match) as table:
        play(table, 12, seed=2)
        for seat in SEATS[game]:
            say(table, "Propose", seat=seat, kind="take-back", entry=3)
        random = Random(4)
        while not table.standing["undoable"]:
            table.play_at_random(random)
        say(table, "Undo", seat=table.standing["undoable"][0])
        play(table, table.at + 8, seed=5)
        say(table, "Resign", seat=SHADOW)
        assert table.over
    stranger = another_browser(ann)
    record = download(stranger, match)
    kinds = {type(entry) for entry in record.entries}
    assert kinds >= {TookBack, Undid, Resigned}
    assert record.header.contributions == (bytes.fromhex("c0ffee"),) * len(SEATS[game])
    file = tmp_path / "match.ostrog"
    file.write_bytes(stranger.get(f"/api/matches/{match}/record").content)
    verified = run("verify", str(file))
    assert verified.exit_code == 0, verified.output
    # One byte of the seed is enough to be found out.
    data = bytearray(file.read_bytes())
    data[-1] ^= 1
    file.write_bytes(bytes(data))
    assert run("verify", str(file)).exit_code == 1


def test_the_record_shows_who_took_over(ann: Browser, tmp_path: Path, database: str) -> None:
    clocked = {"kind": "live", "bank": 600, "increment": 0}
    wish = {"game": "five_armies", "scenario": "standard", "seats": [FREE], "control": clocked}
    match = str(ann.post("/api/matches", json=wish).json()["id"])
    bob, carol = another_browser(ann), another_browser(ann)
    bob.post(f"/api/matches/{match}/join", json={"seat": SHADOW})
    seat = schema.clocks.c.seat == SHADOW
    run_out = schema.clocks.update().where(schema.clocks.c.match == match, seat)
    rows(database, run_out.values(flagged=func.now()))
    with at_table(ann, match) as table:
        say(table, "Claim", seat=FREE, against=SHADOW, wish="open")
    assert carol.post(f"/api/matches/{match}/join", json={"seat": SHADOW}).status_code == 201
    with at_table(ann, match) as table:
        say(table, "Resign", seat=FREE)
    record = download(bob, match)
    newcomer = carol.get("/api/me").json()["guest"]
    assert [(e.seat, e.holder) for e in record.entries if isinstance(e, Substituted)] == [
        (SHADOW, newcomer)
    ]
    assert record.header.seats[SHADOW] == bob.get("/api/me").json()["guest"]
    file = tmp_path / "match.ostrog"
    file.write_bytes(bob.get(f"/api/matches/{match}/record").content)
    assert run("verify", str(file)).exit_code == 0


def test_only_the_commitment_is_public_while_the_match_is_open(ann: Browser, database: str) -> None:
    match = open_match(ann, FREE)
    stranger = another_browser(ann)
    committed = stranger.get(f"/api/matches/{match}/commitment")
    assert committed.status_code == 200
    commitment = committed.json()["commitment"]
    assert len(bytes.fromhex(commitment)) >= 16
    seed = rows(database, select(schema.matches.c.seed).where(schema.matches.c.id == match))[0][0]
    assert seed.hex() not in committed.text
    for browser in (ann, stranger):
        assert browser.get(f"/api/matches/{match}/record").status_code == 403
    stranger.post(f"/api/matches/{match}/join", json={"seat": SHADOW})
    with at_table(ann, match) as table:
        table.choose(FREE, "done")
        table.hear("Accepted")
        for browser in (ann, stranger):
            assert browser.get(f"/api/matches/{match}/record").status_code == 403
        table.join()
        say(table, "Resign", seat=FREE)
    record = download(ann, match)
    assert record.header.commitment.hex() == commitment
    assert ann.get(f"/api/matches/{match}/commitment").json() == committed.json()
    assert record.seed == seed


def test_a_match_that_was_broken_off_can_be_audited_too(ann: Browser, tmp_path: Path) -> None:
    match = open_match(ann, FREE, SHADOW)
    with at_table(ann, match) as table:
        play(table, 4, seed=1)
        for seat in (FREE, SHADOW):
            say(table, "Propose", seat=seat, kind="abort")
    assert len(download(ann, match).entries) == 4
    file = tmp_path / "match.ostrog"
    file.write_bytes(ann.get(f"/api/matches/{match}/record").content)
    assert run("verify", str(file)).exit_code == 0


def test_there_is_no_record_of_nothing(ann: Browser) -> None:
    for what in ("record", "commitment"):
        assert ann.get(f"/api/matches/no-such-match/{what}").status_code == 404
    match = open_match(ann, FREE)
    ann.cookies.clear()
    for what in ("record", "commitment"):
        assert ann.get(f"/api/matches/{match}/{what}").status_code == 401


# Records from elsewhere


def send(browser: Browser, data: bytes) -> tuple[int, Message]:
    answer = browser.post("/api/records", json={"record": b64encode(data).decode()})
    return answer.status_code, answer.json()


def played(entries: int) -> Match[State]:
    """A match between nobody in particular."""
    match = begun(games()["five_armies"], "standard", ("Ann", "Bob"), SEED, (b"a", b"b"))
    random = Random(6)
    while match.number < entries:
        ask = random.choice(match.asks())
        match.choose(ask.seat, random.choice(list(ask.options)))
    return match


def test_a_record_from_elsewhere_is_replayed_and_audited(ann: Browser, database: str) -> None:
    match = played(20)
    match.take_back(5, (0, 1))
    summary = {
        "game": "five_armies",
        "version": match.game.version,
        "scenario": "standard",
        "seats": ["Ann", "Bob"],
        "entries": 21,
        "ended": "",
        "ranks": [],
        "audited": False,
    }
    before = rows(database, select(func.count()).select_from(schema.matches))
    assert send(ann, write_record(match.record())) == (200, summary)
    match.resign(0)
    status, told = send(ann, write_record(match.record(SEED)))
    assert (status, told["audited"], told["ended"]) == (200, True, "resigned")
    assert told["ranks"][-1] == [match.game.scenario("standard").team(0)]
    assert rows(database, select(func.count()).select_from(schema.matches)) == before


def test_records_that_do_not_hold_are_refused(ann: Browser) -> None:
    record = played(20).record(SEED)
    first, *others = record.entries
    lie = replace(first, chain=b"x" * 16)
    draws = [e for e in record.entries if isinstance(e, Chose) and e.draws]
    assert draws
    other_dice = [replace(e, draws=()) if e is draws[0] else e for e in record.entries]
    wrong = {
        "other-state": replace(record, entries=[lie, *others]),
        "cannot-be-done": replace(record, entries=others),
        "other-draws": replace(record, entries=other_dice),
        "other-seed": replace(record, seed=b"another seed"),
        "other-game": replace(record, header=replace(record.header, version=99)),
        "unknown-game": replace(record, header=replace(record.header, game="chess")),
        "cannot-set-up": replace(record, header=replace(record.header, scenario="none")),
    }
    for reason, each in wrong.items():
        status, answer = send(ann, write_record(each))
        assert (status, answer["detail"]) == (422, reason)
    hostile = replace(record.header, ruleset={"no-such-value": 10**12})
    assert send(ann, write_record(replace(record, header=hostile)))[0] == 422


def test_what_is_no_record_is_refused(ann: Browser) -> None:
    data = write_record(played(3).record(SEED))
    for garbage in (b"x", b"\xc1" * 1000, data[:-1], b"\x91" * 100_000, b"{}", data + b"x"):
        assert send(ann, garbage)[0] == 400, garbage[:10]
    assert send(ann, b"\0" * MOST_BODY)[0] == 413
    for body in ({}, {"record": "no base64!"}, {"record": 1}, {"record": "", "more": 1}):
        assert ann.post("/api/records", json=body).status_code == 400
    ann.cookies.clear()
    assert send(ann, data)[0] == 401


def test_a_record_that_takes_too_long_is_given_up(
    ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A take-back is played from the beginning, so that a short record may take very long."""
    match, start = played(60), time.monotonic()
    while time.monotonic() < start + 1.6:
        match.take_back(59, (0, 1))
    with monkeypatch.context() as patch:
        patch.setattr(examiners, "QUICK", 0.2)
        patch.setattr(examiners, "SECONDS", 0.2)
        status, answer = send(ann, write_record(match.record()))
    assert (status, answer["detail"]) == (422, "too-slow")
    assert send(ann, write_record(played(3).record()))[0] == 200  # in a new process


def test_examining_leaves_the_process_its_memory() -> None:
    """Under a limit that stayed, threads of a long-lived process could no longer be born."""
    before = resource.getrlimit(resource.RLIMIT_AS)
    data = write_record(played(3).record())
    found = limited(20, lambda: imported.examine(data))
    assert isinstance(found, RecordSummary)
    assert resource.getrlimit(resource.RLIMIT_AS) == before


def test_one_person_has_one_record_examined_at_a_time(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(examiners, "TiedPool", ThreadPoolExecutor)
    data, own = write_record(played(3).record()), uuid.uuid4()

    async def at_once(*people: uuid.UUID) -> list[object]:
        every = Examiners()
        try:
            return await asyncio.gather(
                *(every.examine(each, imported.examine, data) for each in people),
                return_exceptions=True,
            )
        finally:
            every.close()

    found = asyncio.run(at_once(own, own, *(uuid.uuid4() for _ in range(MOST_WAITING))))
    refused = [isinstance(each, TooManyRequestsException) for each in found]
    assert refused == [False, True, *[False] * (MOST_WAITING - 1), True]
