"""Matches go on: after a long time, in another process, and after word was lost."""

from __future__ import annotations

import os
import time
import uuid
from collections.abc import Iterator
from contextlib import suppress
from random import Random
from typing import NamedTuple

import pytest
from alembic import command
from httpx import Cookies
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncEngine

from ostrog.kernel.matches.records import Resigned
from ostrog.server.catalogue import games
from ostrog.server.db import storage
from ostrog.server.db.database import configuration
from ostrog.server.db.jobs import defer
from ostrog.server.http.app import make_app
from ostrog.server.match import session
from ostrog.server.match.registry import MatchRegistry
from ostrog.server.settings import Settings
from server.accounts.helping import using
from server.browsers import Message, Refused, Socket, at_table, open_match
from server.conftest import another_browser

NATS = os.environ.get("OSTROG_TEST_NATS", "nats://127.0.0.1:4222")
FREE, SHADOW = 0, 1


def a_process(database: str, **settings: str) -> TestClient[Litestar]:
    """Another process of the same house."""
    given = Settings(database=database, client="no-such-folder", **settings)  # type: ignore[arg-type]  # settings are plain values
    return TestClient(make_app(given))


@pytest.fixture
def elsewhere(database: str, long_match: LongMatch) -> Iterator[TestClient[Litestar]]:
    """The browser of the same person, at a process that has nothing in memory."""
    with a_process(database) as client:
        client.cookies = long_match.cookies
        yield client


def play(table: Socket, entries: int, seed: int) -> None:
    random = Random(seed)
    while table.at < entries and not table.over:
        table.play_at_random(random)


class LongMatch(NamedTuple):
    """A match between two screens of which snapshots were kept, and all that they were told."""

    id: str
    cookies: Cookies
    free: list[Message]
    shadow: list[Message]
    standing: Message


@pytest.fixture(scope="module")
def long_match(database: str) -> LongMatch:
    with pytest.MonkeyPatch.context() as patch, a_process(database) as ann:
        patch.setattr(session, "SNAPSHOT_EVERY", 10)
        ann.get("/api/me")
        match = open_match(ann, FREE)
        bob = another_browser(ann)
        bob.post(f"/api/matches/{match}/join", json={"seat": SHADOW})
        random = Random(7)
        with at_table(ann, match) as free, at_table(bob, match) as shadow:
            while free.at < 45:
                chooser, other = (free, shadow) if free.standing["decisions"] else (shadow, free)
                chooser.play_at_random(random)
                for table in (chooser, other):
                    while table.at < max(chooser.at, other.at):
                        table.hear("Update")
            return LongMatch(match, ann.cookies, free.events, shadow.events, free.standing)


def loaded(database: str, match: str) -> tuple[int, int]:
    """How many entries came before the newest snapshot, and how many after."""

    async def look(engine: AsyncEngine) -> tuple[int, int]:
        table = await MatchRegistry(engine).find(match)
        assert table is not None
        found = await table.match()
        return found.first, len(found.entries)

    return using(database, look)


def test_a_long_match_is_loaded_from_its_newest_snapshot(
    database: str, long_match: LongMatch
) -> None:
    first, since = loaded(database, long_match.id)
    assert first >= 40
    assert first % 10 == 0
    assert since < 10


def test_a_process_with_nothing_in_memory_shows_the_same(
    elsewhere: TestClient[Litestar], long_match: LongMatch
) -> None:
    with at_table(elsewhere, long_match.id) as table:
        assert table.standing == long_match.standing
        assert table.events == long_match.free
        assert table.join(seen=5)["events"] == long_match.free[5:]


def test_what_is_kept_tells_nobody_more_than_they_saw(
    elsewhere: TestClient[Litestar], long_match: LongMatch
) -> None:
    # Cards were drawn, and each saw only their own.
    assert long_match.free != long_match.shadow
    stranger = another_browser(elsewhere)
    with at_table(stranger, long_match.id) as table:
        seen = table.events
    told = zip(seen, long_match.free, long_match.shadow, strict=True)
    for public, free, shadow in told:
        for name, value in public["fields"].items():
            if value is not None:
                assert free["fields"][name] == shadow["fields"][name] == value


def test_a_request_is_known_again_however_old_it_is(
    elsewhere: TestClient[Litestar], database: str, long_match: LongMatch
) -> None:
    with at_table(elsewhere, long_match.id) as table:
        written = using(database, lambda engine: storage.read_entries(engine, long_match.id))
        request = written[0].request
        table.say(type="Choose", request=request, seat=FREE, at=0, picks=["done"])
        assert table.hear("Accepted") == {"type": "Accepted", "request": request, "at": 1}


def hears_within(table: Socket, at: int, seconds: float) -> bool:
    start = time.monotonic()
    while table.at < at:
        table.hear("Update")
    return time.monotonic() - start < seconds


def test_processes_hear_of_each_other(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("ostrog.server.match.registry.LOOK_EVERY", 60)
    with a_process(database, nats=NATS) as ann, a_process(database, nats=NATS) as bob:
        ann.get("/api/me")
        bob.get("/api/me")
        match = open_match(ann, FREE)
        with at_table(ann, match) as free, at_table(bob, match) as shadow:
            bob.post(f"/api/matches/{match}/join", json={"seat": SHADOW})
            shadow.join()
            free.hear("Welcome")  # Ann is told by the other process that Bob has come
            for table, other in ((free, shadow), (shadow, free)) * 3:
                if table.standing["decisions"]:
                    table.play_at_random(Random(3))
                    assert hears_within(other, table.at, 10)
            assert free.at >= 2


def test_what_a_question_brought_into_memory_is_told_all_the_same(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ostrog.server.match.registry.LOOK_EVERY", 60)
    with a_process(database) as ann, a_process(database) as again:
        ann.get("/api/me")
        again.cookies = ann.cookies
        match = open_match(ann, FREE, SHADOW)
        with at_table(ann, match) as here, at_table(again, match) as there:
            play(here, 3, 1)
            there.say(type="Why", seat=FREE, ref="camp")
            there.hear("Refusals")
            assert there.at == 0
            matches: MatchRegistry = again.app.state.matches
            again.blocking_portal.call(matches.look_soon)
            assert hears_within(there, 3, 20)


def test_lost_word_is_made_up_for(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two processes without NATS find out by looking."""
    monkeypatch.setattr("ostrog.server.match.registry.LOOK_EVERY", 0.2)
    with a_process(database) as ann, a_process(database) as again:
        ann.get("/api/me")
        again.cookies = ann.cookies
        match = open_match(ann, FREE, SHADOW)
        with at_table(ann, match) as here, at_table(again, match) as there:
            play(here, 3, 1)
            assert hears_within(there, 3, 20)
            assert there.standing == here.standing


def test_who_heard_less_than_is_in_memory_is_told_the_rest(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that dropped a match loads it from a snapshot its listeners know nothing of."""
    monkeypatch.setattr(session, "SNAPSHOT_EVERY", 4)
    monkeypatch.setattr("ostrog.server.match.registry.LOOK_EVERY", 60)
    with a_process(database) as ann, a_process(database) as again:
        ann.get("/api/me")
        again.cookies = ann.cookies
        match = open_match(ann, FREE, SHADOW)
        with at_table(ann, match) as here, at_table(again, match) as there:
            play(there, 9, 1)
            matches: MatchRegistry = ann.app.state.matches
            matches._matches[match]._match = None
            ann.blocking_portal.call(matches.heard, match)
            here.hear("Update")
            assert here.standing == there.standing
            assert here.events == there.events


def test_a_take_back_reaches_behind_a_snapshot_in_every_process(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is played from the beginning, which a process that began at a snapshot has not got."""
    monkeypatch.setattr(session, "SNAPSHOT_EVERY", 4)
    with a_process(database) as ann, a_process(database) as again:
        ann.get("/api/me")
        again.cookies = ann.cookies
        match = open_match(ann, FREE, SHADOW)
        with at_table(ann, match) as here:
            play(here, 9, 1)
            with at_table(again, match) as there:
                matches: MatchRegistry = again.app.state.matches
                known = matches._matches[match]._match
                assert known is not None
                assert known.first > 2
                for seat in (FREE, SHADOW):
                    wish = {"request": str(uuid.uuid4()), "kind": "take-back", "entry": 2}
                    here.say(type="Propose", seat=seat, at=9, **wish)
                    here.hear("Accepted")
                again.blocking_portal.call(matches.heard, match)
                there.hear("Update")
                assert there.standing == here.standing
    assert loaded(database, match) == (10, 0)  # and nobody plays it from the beginning again


def test_a_take_back_whose_answer_is_lost_is_acknowledged_when_it_is_sent_again(
    database: str,
) -> None:
    with a_process(database) as ann, a_process(database) as again:
        ann.get("/api/me")
        again.cookies = ann.cookies
        match = open_match(ann, FREE, SHADOW)
        with at_table(ann, match) as here, at_table(again, match) as there:
            play(here, 3, 1)
            there.join()
            wish = {"type": "Propose", "at": 3, "kind": "take-back", "entry": 2}
            for request, seat in (("first-asked", FREE), ("then-agreed", SHADOW)):
                here.say(**wish, request=request, seat=seat)
                after = here.hear("Accepted")["at"]
            for table in (here, there):
                table.say(**wish, request="then-agreed", seat=SHADOW)
                assert table.hear("Accepted")["at"] == after == 4


def test_a_resignation_whose_answer_is_lost_is_acknowledged_when_it_is_sent_again(
    database: str,
) -> None:
    """Even if the other process knows that the match is over, but not the entry that ended it."""
    with a_process(database) as ann, a_process(database) as again:
        ann.get("/api/me")
        again.cookies = ann.cookies
        match = open_match(ann, FREE, SHADOW)
        with at_table(ann, match) as here, at_table(again, match) as there:
            wish = {"type": "Resign", "request": "given-up-now", "seat": FREE, "at": 0}
            here.say(**wish)
            assert here.hear("Accepted")["at"] == 1
            matches: MatchRegistry = again.app.state.matches
            again.blocking_portal.call(matches.find, match)
            there.say(**wish)
            assert there.hear("Accepted")["at"] == 1


def test_a_request_that_was_overruled_stays_so(
    ann: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process released newer rules meanwhile: a copy of the request is not accepted."""
    match = open_match(ann, FREE, SHADOW)
    with at_table(ann, match) as table:
        write, tries = storage.write, list[str]()

        async def fails_once(engine: AsyncEngine, what: storage.Written) -> None:
            tries.append(what.request)
            if len(tries) == 1:
                raise storage.Overtaken
            await write(engine, what)

        monkeypatch.setattr(storage, "write", fails_once)
        decision = table.standing["decisions"][0]
        picks = decision["default"] or [decision["options"][0]["id"]]
        wish = {"type": "Choose", "request": "once-and-again", "seat": decision["seat"], "at": 0}
        for _ in range(2):
            table.say(**wish, picks=picks)
            with pytest.raises(Refused, match="overruled"):
                table.hear("Accepted")
        assert tries == ["once-and-again"]
        table.play_at_random(Random(1))
        assert table.at == 1


def test_what_is_not_written_calls_no_bot(database: str, ann: TestClient[Litestar]) -> None:
    """An entry and the jobs after it are stored together or not at all."""
    match = open_match(ann, FREE, SHADOW)

    async def write_twice(engine: AsyncEngine) -> int:
        opener = uuid.uuid4()
        job, version = storage.bot_turn(match, opener), games()["five_armies"].version
        for request in ("request-1", "request-2"):
            with suppress(storage.Overtaken):
                what = storage.Written(match, version, 0, request, Resigned(seat=FREE))
                async with storage.writing(engine, what) as connection:
                    await defer(connection, [job])
        counting = text("SELECT count(*) FROM procrastinate_jobs WHERE lock = :lock")
        async with engine.connect() as connection:
            return int((await connection.execute(counting, {"lock": job.lock})).scalar_one())

    assert using(database, write_twice) == 1


def test_matches_that_nobody_watches_are_forgotten(
    ann: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ostrog.server.match.registry.MOST_MATCHES", 3)
    matches: MatchRegistry = ann.app.state.matches
    watched = open_match(ann, FREE, SHADOW)
    with at_table(ann, watched) as table:
        others = [open_match(ann, FREE, SHADOW) for _ in range(6)]
        assert len(matches) <= 3
        table.play_at_random(Random(1))
        assert table.at == 1
    for match in others:
        assert ann.get(f"/api/matches/{match}").json()["begun"]


def test_the_database_is_what_the_tables_say(database: str) -> None:
    command.check(configuration(database))
