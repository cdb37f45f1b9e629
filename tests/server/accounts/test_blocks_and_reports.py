"""Blocks keep people apart; reports reach the maintainers, with the record that shows why."""

from __future__ import annotations

import uuid
from random import Random

import pytest
from litestar.testing import TestClient
from sqlalchemy import func, select, update

from ostrog.kernel import Keyed, Record, Replay, State, read_record, replay, verify
from ostrog.kernel.matches.records import write_record
from ostrog.kernel.runtime.chance import match_key
from ostrog.server.accounts.blocks import MOST_BLOCKS, blocked_between
from ostrog.server.admin.user_reports import DAY, MOST_REPORTS
from ostrog.server.catalogue import games
from ostrog.server.db import schema
from ostrog.server.http.app import make_app
from ostrog.server.match.session import SNAPSHOT_EVERY
from ostrog.server.settings import Settings
from proof import advised
from server.accounts.helping import (
    Browser,
    Json,
    Postbox,
    guest,
    in_transaction,
    rows,
    sign_in,
    sign_up,
)
from server.browsers import at_table, open_match
from server.conftest import another_browser

FREE, SHADOW = 0, 1


@pytest.fixture
def bob(ann: Browser) -> Browser:
    return another_browser(ann)


def apart(database: str, one: Browser, other: Browser) -> bool:
    ids = uuid.UUID(guest(one)), uuid.UUID(guest(other))
    return in_transaction(database, lambda connection: blocked_between(connection, *ids))


def block(browser: Browser, other: Browser) -> int:
    return browser.put(f"/api/people/blocks/{guest(other)}").status_code


def test_a_block_works_in_both_directions(ann: Browser, bob: Browser, database: str) -> None:
    carol = another_browser(ann)
    bob.put("/api/me", json={"name": "Bob"})
    assert not apart(database, ann, bob)
    assert [block(ann, bob), block(ann, bob)] == [204, 204]
    assert (apart(database, ann, bob), apart(database, bob, ann)) == (True, True)
    assert not apart(database, ann, carol)
    assert ann.get("/api/people/blocks").json() == [{"guest": guest(bob), "name": "Bob"}]
    assert bob.get("/api/people/blocks").json() == []  # nobody is told who blocked them
    assert bob.delete(f"/api/people/blocks/{guest(ann)}").status_code == 204
    assert apart(database, ann, bob)
    assert ann.delete(f"/api/people/blocks/{guest(bob)}").status_code == 204
    assert not apart(database, ann, bob)


def test_nobody_blocks_themselves_or_no_one(ann: Browser) -> None:
    assert block(ann, ann) == 404
    assert ann.put(f"/api/people/blocks/{uuid.uuid4()}").status_code == 404
    assert ann.put("/api/people/blocks/bob").status_code == 404
    ann.cookies.clear()
    for method, path in (("GET", ""), ("PUT", f"/{uuid.uuid4()}"), ("DELETE", f"/{uuid.uuid4()}")):
        assert ann.request(method, f"/api/people/blocks{path}").status_code == 401


def test_blocks_are_bounded(ann: Browser, bob: Browser, database: str) -> None:
    others = [{"id": uuid.uuid4(), "name": ""} for _ in range(MOST_BLOCKS)]
    rows(database, schema.guests.insert().values(others))
    own = uuid.UUID(guest(ann))
    blocking = [{"guest": own, "blocked": other["id"]} for other in others]
    rows(database, schema.blocks.insert().values(blocking))
    assert block(ann, bob) == 429
    assert ann.put(f"/api/people/blocks/{others[0]['id']}").status_code == 204


def test_blocks_come_along_when_signing_in(
    ann: Browser, bob: Browser, postbox: Postbox, database: str
) -> None:
    email, phone = sign_up(ann, postbox), another_browser(ann)
    for other in (bob, ann):
        block(phone, other)
    block(ann, bob)
    sign_in(phone, email)
    assert [each["guest"] for each in ann.get("/api/people/blocks").json()] == [guest(bob)]


# Reports


def reports_of(database: str, browser: Browser) -> list[Json]:
    own = schema.reports.c.reporter == uuid.UUID(guest(browser))
    return rows(database, select(schema.reports).where(own).order_by(schema.reports.c.id))


def played_again(database: str, match: str, record: Record) -> Replay[State]:
    seed = rows(database, select(schema.matches.c.seed).where(schema.matches.c.id == match))[0][0]
    assert seed not in write_record(record)
    chance = Keyed(match_key(seed, record.header.contributions))
    again = replay(record, games()["five_armies"], chance)
    assert again.identical, again
    return again


def test_conduct_is_reported(ann: Browser, bob: Browser, database: str) -> None:
    match = open_match(ann, FREE)
    for more in ({}, {"match": match}):
        body = {"about": guest(bob), "text": "He swears.\0", **more}
        assert ann.post("/api/people/reports/conduct", json=body).status_code == 204
    one, two = reports_of(database, ann)
    assert (one.kind, str(one.about), one.match, one.text) == (
        "conduct",
        guest(bob),
        None,
        "He swears.",
    )
    assert (two.match, two.at, two.record) == (match, None, None)


def test_reports_about_nothing_are_refused(ann: Browser, bob: Browser, database: str) -> None:
    body = {"about": guest(bob), "text": "He swears."}
    for wrong, status in (
        ({"about": guest(ann)}, 404),
        ({"about": str(uuid.uuid4())}, 404),
        ({"match": "none"}, 404),
        ({"about": "bob"}, 400),
        ({"text": ""}, 400),
        ({"text": " \n"}, 400),
        ({"text": "x" * 2_001}, 400),
        ({"match": "a/b\0"}, 400),
        ({"kind": "ruling"}, 400),
    ):
        answer = ann.post("/api/people/reports/conduct", json=body | wrong)
        assert answer.status_code == status, wrong
    assert reports_of(database, ann) == []
    ann.cookies.clear()
    assert ann.post("/api/people/reports/conduct", json=body).status_code == 401


def test_twenty_reports_a_day(ann: Browser, bob: Browser, database: str) -> None:
    body = {"about": guest(bob), "text": "x" * 2_000}
    statuses = [
        ann.post("/api/people/reports/conduct", json=body).status_code
        for _ in range(MOST_REPORTS + 1)
    ]
    assert statuses == [204] * MOST_REPORTS + [429]
    match = open_match(ann, FREE, SHADOW)
    ruling = {"match": match, "at": 0, "text": "This looks wrong."}
    assert ann.post("/api/people/reports/ruling", json=ruling).status_code == 429
    rows(database, update(schema.reports).values(created=func.now() - DAY))
    assert ann.post("/api/people/reports/ruling", json=ruling).status_code == 204


def test_a_ruling_is_filed_with_its_record(
    ann: Browser, bob: Browser, database: str, settings: Settings
) -> None:
    match = open_match(ann, FREE)
    body = {"match": match, "at": 3, "text": "Goblins may not fly.", "rule": "B5A-14.1"}
    refused = ann.post("/api/people/reports/ruling", json=body)
    assert (refused.status_code, refused.json()["detail"]) == (409, "not-begun")
    bob.post(f"/api/matches/{match}/join", json={"seat": SHADOW})
    random = Random(3)
    with at_table(ann, match) as one, at_table(bob, match) as two:
        for _ in range(SNAPSHOT_EVERY + 2):
            playing, waiting = (one, two) if one.standing["decisions"] else (two, one)
            playing.play_at_random(random)
            waiting.hear("Update")
    # Another process has only the newest entries in memory.
    with TestClient(make_app(settings), cookies=dict(bob.cookies)) as elsewhere:
        answer = elsewhere.post("/api/people/reports/ruling", json=body)
    assert (answer.status_code, answer.content) == (204, b"")
    (report,) = reports_of(database, bob)
    assert (report.kind, report.match, report.at) == ("ruling", match, 3)
    assert (report.text, report.rule) == ("Goblins may not fly.", "B5A-14.1")
    record = read_record(report.record)
    assert record.seed == b""  # the match is open
    assert len(record.entries) == SNAPSHOT_EVERY + 2
    assert record.header.seats == (guest(ann), guest(bob))
    # The maintainers can play it again, to the position itself.
    assert played_again(database, match, record).at == SNAPSHOT_EVERY + 2


def test_when_the_match_is_over_its_dice_can_be_audited(
    ann: Browser, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(games(), "skirmish", advised.skirmish)
    wanted = {"game": "skirmish", "scenario": "standard", "seats": [0, 1]}
    match = ann.post("/api/matches", json=wanted).json()["id"]
    random = Random(1)
    with at_table(ann, match) as table:
        while not table.over:
            table.play_at_random(random)
    body = {"match": match, "at": 0, "text": "These dice look wrong."}
    assert ann.post("/api/people/reports/ruling", json=body).status_code == 204
    (report,) = reports_of(database, ann)
    assert verify(read_record(report.record), games()["skirmish"]).identical


def test_the_record_of_a_match_names_those_who_began_it(
    ann: Browser, bob: Browser, postbox: Postbox, database: str
) -> None:
    email, phone = sign_up(ann, postbox), another_browser(ann)
    match, began = open_match(phone, FREE, SHADOW), guest(phone)
    with at_table(phone, match) as table:
        table.choose(FREE, "done")
        table.hear("Accepted")
    sign_in(phone, email)
    body = {"match": match, "at": 1, "text": "This looks wrong."}
    assert phone.post("/api/people/reports/ruling", json=body).status_code == 204
    record = read_record(reports_of(database, phone)[0].record)
    assert record.header.seats == (began, began)
    assert played_again(database, match, record).at == 1


def test_who_may_not_report_a_ruling(ann: Browser, bob: Browser, database: str) -> None:
    match = open_match(ann, FREE, SHADOW)
    body = {"match": match, "at": 0, "text": "This looks wrong."}
    answer = bob.post("/api/people/reports/ruling", json=body)
    assert (answer.status_code, answer.json()["detail"]) == (403, "not-your-match")
    for wrong, status in (
        ({"at": 1}, 409),
        ({"at": -1}, 400),
        ({"match": "none"}, 404),
        ({"rule": "B5A-99.9"}, 409),
        ({"rule": "x" * 41}, 400),
    ):
        answer = ann.post("/api/people/reports/ruling", json=body | wrong)
        assert answer.status_code == status, wrong
    assert reports_of(database, ann) == reports_of(database, bob) == []
    ann.cookies.clear()
    assert ann.post("/api/people/reports/ruling", json=body).status_code == 401
