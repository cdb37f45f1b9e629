"""Data that was stored long ago is read as it was meant.

If one of these tests fails after code was moved or renamed, the code no longer reads what people
have stored: names of procedures, of events, of fields and of options are part of what is stored.
`make.py` says when the data may be made anew.
"""

from __future__ import annotations

import time
from base64 import b64encode
from collections.abc import AsyncIterator, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import Row, select
from sqlalchemy.ext.asyncio import AsyncEngine

from cli.running import run
from ostrog.kernel import (
    Match,
    State,
    asks,
    encode,
    read_record,
    replay,
    verify,
    write_record,
)
from ostrog.kernel.matches.match import Snapshot, begin, resume
from ostrog.kernel.matches.migration import migrated
from ostrog.server.catalogue import games, rules, versions
from ostrog.server.db import schema, storage
from ostrog.server.db.database import migrate
from ostrog.server.db.fanout import Alone
from ostrog.server.db.stored_events import decode_chunk
from ostrog.server.match.registry import MatchRegistry
from ostrog.server.replay import examiners, upgrade, verification
from ostrog.server.replay.verification import Checked
from server.accounts.helping import Browser, leave_database, rows, sign_in, using
from server.conftest import another_browser
from server.databases import Databases
from server.old_data.evenings import FREE, SHADOW
from server.old_data.sitting import Round, around, known_browser
from server.old_data.stored import (
    ExpectedMatch,
    Position,
    position,
    read_expected,
    read_file,
    restore,
    rules_of,
    told_then,
)

EXPECTED, RECORDS = read_expected()
BY_TITLE = {each.title: match for match, each in EXPECTED.matches.items()}
ENDED = [title for title, match in BY_TITLE.items() if EXPECTED.matches[match].ended]
OWN_TESTS = ("waiting", "answered_beforehand", "bot_is_asked")
"""Matches that a test of their own goes on with."""
OPEN = [title for title in BY_TITLE if title not in (*ENDED, *OWN_TESTS)]
SENT = [name for name in RECORDS if "--" not in name]
"""Records that the server exported or the terminal saved."""
CHOICES = 5
"""So many choices open matches are played on."""


def expected(title: str) -> tuple[str, ExpectedMatch]:
    """The id of a match, and what is expected of it."""
    match = BY_TITLE[title]
    return match, EXPECTED.matches[match]


@pytest.fixture(scope="module")
def stored(databases: Databases) -> Iterator[str]:
    """The address of the old database, brought up to date, which no server uses."""
    url = databases.bare()
    restore(url)
    migrate(url)
    yield url
    leave_database(url)


@pytest.fixture(scope="module")
def database(databases: Databases) -> Iterator[str]:
    """The address of the old database, brought up to date, at which a server works."""
    url = databases.bare()
    restore(url)
    migrate(url)
    yield url
    leave_database(url)


@pytest.fixture(scope="module")
def people(server: TestClient[Litestar]) -> dict[str, Browser]:
    """The browsers of the people of then, with their cookies of then."""
    return {name: known_browser(server, each.session) for name, each in EXPECTED.people.items()}


# Matches in the database


@pytest.fixture(scope="module")
def checked(stored: str) -> dict[str, Checked]:
    """All matches, played again by the replay check."""

    async def check(engine: AsyncEngine) -> dict[str, Checked]:
        return {each.match: each async for each in verification.check_all(engine, open_only=False)}

    return using(stored, check)


def test_the_replay_check_finds_nothing_wrong(checked: dict[str, Checked]) -> None:
    assert {each.match: each.problems for each in checked.values()} == dict.fromkeys(
        EXPECTED.matches, ()
    )
    for match, told in EXPECTED.matches.items():
        assert checked[match].entries == (told.position.entries if told.position else 0)


async def replayed(engine: AsyncEngine, match: str) -> AsyncIterator[Match[State]]:
    """A match at its beginning and after each of its entries; it goes on in place."""
    stored = await storage.find_match(engine, match)
    assert stored is not None
    if not stored.full:
        return
    found = begin(rules(stored.game, stored.opened_version), *stored.beginning())
    yield found
    for each in await storage.read_entries(engine, match):
        found.apply(each.entry, versions(stored.game))
        yield found


@pytest.mark.parametrize("title", BY_TITLE)
def test_a_match_comes_to_the_same_state(stored: str, title: str) -> None:
    """It does with its snapshots, which are read on the way, and as a server loads it."""
    match, told = expected(title)
    found = using(stored, lambda engine: _compared(engine, match))
    assert found.position == told.position
    assert found.snapshots == told.snapshots
    assert found.loaded_chain == (told.position.chain if told.position else "")


class Compared(msgspec.Struct):
    """A match that was played again, and compared with its snapshots."""

    position: Position | None
    snapshots: tuple[int, ...]
    """After how many entries there was one, which led to the same."""
    loaded_chain: str
    """The last link as a server finds it that loads the newest snapshot."""


async def _compared(engine: AsyncEngine, match: str) -> Compared:
    kept = await _snapshots(engine, match)
    told, found = 0, None
    async for found in replayed(engine, match):
        if row := kept.get(found.number):
            _must_fit(row, found, told)
            told = found.told_number
    if found is None:
        return Compared(None, tuple(kept), "")
    table = await MatchRegistry(engine).find(match)
    assert table is not None
    loaded = await table.match()
    assert loaded.first == max(kept, default=0)
    assert encode(loaded.state) == encode(found.state)
    return Compared(position(found), tuple(kept), loaded.chain.hex())


async def _snapshots(engine: AsyncEngine, match: str) -> dict[int, Row[tuple[object, ...]]]:
    table = schema.snapshots
    async with engine.connect() as connection:
        found = await connection.execute(
            select(table).where(table.c.match == match).order_by(table.c.seq)
        )
        return {row.seq: row for row in found}


def _must_fit(row: Row[tuple[object, ...]], match: Match[State], told: int) -> None:
    """A snapshot is what the match has come to, and tells what happened since the one before."""
    snapshot = msgspec.msgpack.decode(row.snapshot, type=Snapshot)
    found = resume(match.game, match.header, match.state.setting.chance, snapshot)
    assert found.snapshot() == snapshot == match.snapshot()
    assert encode(found.state) == encode(match.state)
    happened = decode_chunk(row.told)
    first = happened[0].number
    assert first <= told
    assert happened == told_then(match.told[first:], first)


# Newer rules


def test_open_matches_move_on_to_newer_rules_or_can_be_migrated(databases: Databases) -> None:
    """A release moves the matches in which nothing differs; the state of the others fits."""
    url = databases.bare()
    restore(url)
    migrate(url)
    try:
        using(url, _release)
    finally:
        leave_database(url)


async def _release(engine: AsyncEngine) -> None:
    released = [each async for each in upgrade.release_all(engine, Alone())]
    older = {m for m, e in EXPECTED.matches.items() if not e.ended and _is_old(e)}
    assert {each.match for each in released} == older
    for each in released:
        newest = games()[each.game]
        stored = await storage.find_match(engine, each.match)
        session = await MatchRegistry(engine).find(each.match)
        assert stored is not None
        assert session is not None
        if each.why is None:
            assert stored.version == newest.version
            assert (await verification.check(engine, stored)).problems == ()
        else:
            assert each.playable
            before = (await session.match()).state
            after = migrated(before, newest)
            assert asks(after) == asks(before)


def _is_old(told: ExpectedMatch) -> bool:
    return told.version < games()[told.game].version


# People go on


def test_people_are_known_by_their_cookies_and_passwords(people: dict[str, Browser]) -> None:
    for name, told in EXPECTED.people.items():
        known = {"guest": told.guest, "name": name.title()}
        assert people[name].get("/api/me").json() == known
        if told.email:
            assert people[name].get(f"/api/people/{told.guest}").json()["name"] == name.title()
            another = another_browser(people[name])
            assert sign_in(another, told.email) == 201
            assert another.get("/api/me").json() == known


def test_people_are_told_all_that_is_stored_about_them(people: dict[str, Browser]) -> None:
    for name, told in EXPECTED.people.items():
        data = people[name].get("/api/people/data").json()
        assert len(data["results"]) == told.results
        matches = EXPECTED.matches.items()
        assert {each["match"] for each in data["matches"]} == {
            match for match, each in matches if name in each.people
        }
        assert {each["match"]: each["text"] for each in data["notes"]} == {
            match: each.notes[name] for match, each in matches if name in each.notes
        }


def test_an_invitation_still_stands(people: dict[str, Browser]) -> None:
    match, _ = expected("waiting")
    (invitation,) = people["carol"].get("/api/lobby/invitations").json()
    assert (invitation["match"], invitation["inviter"]) == (match, "Ann")
    assert match in [each["id"] for each in people["carol"].get("/api/lobby/").json()]
    joined = people["carol"].post(f"/api/matches/{match}/join", json={"seat": SHADOW})
    assert joined.status_code == 201
    with around({name: people[name] for name in ("ann", "carol")}, match, 1) as table:
        table.play(CHOICES)


@pytest.mark.parametrize("title", OPEN)
def test_people_go_on_with_their_match(
    database: str, people: dict[str, Browser], title: str
) -> None:
    match, told = expected(title)
    assert told.position is not None
    sitting = {name: people[name] for name in told.people}
    with around(sitting, match, 2) as table:
        _must_find(table, told)
        if told.paused:
            for name, seats in told.people.items():
                table.deal(name, "Propose", seat=seats[0], kind="resume")
        at = table.at
        assert at >= told.position.entries
        table.play(CHOICES)
        assert table.over or table.at >= at + CHOICES
    found = using(database, lambda engine: _check(engine, match))
    assert found.problems == ()
    assert found.entries > told.position.entries


def _must_find(table: Round, told: ExpectedMatch) -> None:
    """People find at the table what they left there."""
    for name, screen in table.sockets.items():
        welcome = screen.welcome
        match, own = welcome["match"], told.people[name]
        assert [each["seat"] for each in match["seats"] if each["yours"]] == list(own)
        assert {e["seat"]: e["bot"] for e in match["seats"] if e["bot"]} == told.bots
        assert (match["paused"], match["lesson"]) == (told.paused, told.lesson)
        assert [each["kind"] for each in match["proposals"]] == list(told.proposals)
        assert [each["text"] for each in welcome["chat"]] == list(told.talk)
        assert welcome["note"] == told.notes.get(name, "")
        presets = {each["seat"]: each["answers"] for each in welcome["presets"]}
        assert presets == {s: a for s, a in told.presets.items() if s in own}
        assert (match["control"] or {"kind": ""})["kind"] == told.control
        assert not any(each["ran_out"] for each in match["clocks"])


async def _check(engine: AsyncEngine, match: str) -> Checked:
    stored = await storage.find_match(engine, match)
    assert stored is not None
    return await verification.check(engine, stored)


def test_what_was_answered_beforehand_is_answered(people: dict[str, Browser]) -> None:
    match, told = expected("answered_beforehand")
    with around({name: people[name] for name in told.people}, match, 3) as table:
        _must_find(table, told)
        free, shadow = table.sockets["ann"], table.sockets["bob"]
        before = table.at
        free.choose(FREE, *free.decision(FREE)["default"])
        free.hear("Accepted")
        while shadow.at < before + 2:
            shadow.hear("Update")
        assert shadow.decision(SHADOW)["kind"] == "place-bats"


def test_a_job_that_was_stored_is_done(database: str, people: dict[str, Browser]) -> None:
    """A bot answers, though nobody comes to look."""
    match, told = expected("bot_is_asked")
    assert people
    assert told.position is not None
    end = time.monotonic() + 20
    while _entries(database, match) <= told.position.entries:
        assert time.monotonic() < end, "the bot is not called"
        time.sleep(0.05)


def _entries(database: str, match: str) -> int:
    return using(database, lambda engine: storage.count_entries(engine, [match]))[match]


# Matches that are over


@pytest.mark.parametrize("title", ENDED)
def test_a_match_that_is_over_can_be_looked_back_at(people: dict[str, Browser], title: str) -> None:
    match, told = expected(title)
    assert told.position is not None
    ann = people["ann"]
    info = ann.get(f"/api/matches/{match}").json()
    assert (info["over"], info["ended"]) == (True, told.ended)
    assert ann.get(f"/api/matches/{match}/record").content == read_file(told.record)
    audit = ann.get(f"/api/matches/{match}/audit").json()
    assert audit["matches"]
    course = ann.get(f"/api/matches/{match}/course").json()
    assert len(course["event_counts"]) == told.position.entries + 1
    first = {"first": told.position.entries, "count": 1}
    (last,) = ann.get(f"/api/matches/{match}/frames", params=first).json()
    assert last["at"] == told.position.entries


# Records


@pytest.mark.parametrize("name", RECORDS)
def test_a_record_is_verified_and_comes_to_the_same_state(name: str) -> None:
    told, record, (game, newer) = (
        RECORDS[name],
        read_record(read_file(name)),
        rules_of(name),
    )
    header = record.header
    assert (header.game, header.version, header.scenario) == (
        told.game,
        told.version,
        told.scenario,
    )
    assert write_record(record) == read_file(name)
    found = verify(record, game, newer)
    assert found.identical, found
    assert found.match is not None
    assert position(found.match) == told.position


def test_records_can_be_sent_to_the_server(
    people: dict[str, Browser], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thread examines them, since to start a process takes longer than all of them together."""
    monkeypatch.setattr(examiners, "TiedPool", ThreadPoolExecutor)
    for name in SENT:
        told, data = RECORDS[name], read_file(name)
        answer = people["ann"].post("/api/records", json={"record": b64encode(data).decode()})
        assert answer.status_code == 200, (name, answer.text)
        summary = answer.json()
        assert (summary["game"], summary["scenario"]) == (told.game, told.scenario)
        assert (summary["entries"], summary["ended"]) == (
            told.position.entries,
            told.position.ended,
        )
        assert summary["ranks"] == [list(each) for each in told.position.ranks]
        assert summary["audited"]


@pytest.mark.parametrize("name", ["saved-five_armies", "saved-ring_cards"])
@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_game_that_was_saved_in_the_terminal_is_read_there(
    tmp_path: Path, name: str, command: str
) -> None:
    file = tmp_path / "saved.ostrog"
    file.write_bytes(read_file(name))
    done = run(command, str(file))
    assert done.exit_code == 0, done.output


def test_the_record_of_a_reported_ruling_is_read(stored: str) -> None:
    found = select(schema.reports).where(schema.reports.c.kind == "ruling")
    (report,) = rows(stored, found)
    match = using(stored, lambda engine: storage.find_match(engine, report.match))
    assert match is not None
    record, chance = read_record(report.record), match.beginning()[1]
    game = rules(match.game, match.opened_version)
    assert replay(record, game, chance, versions(match.game)).identical
