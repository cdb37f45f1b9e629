"""Versions of the rules: a match keeps to its own, unless nothing differs or everybody agrees."""

from __future__ import annotations

import asyncio
import time
import uuid
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import delete, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from cli.running import run
from ostrog.kernel import Game, MissingRules, Record, Scenario, read_record, verify
from ostrog.kernel.matches.match import Snapshot
from ostrog.kernel.matches.records import Migrated
from ostrog.server import catalogue
from ostrog.server.catalogue import games, installed, rules, versions
from ostrog.server.db import schema, storage
from ostrog.server.db.fanout import Alone
from ostrog.server.db.jobs import MAIL
from ostrog.server.http.app import make_app
from ostrog.server.match import session
from ostrog.server.match.registry import MatchRegistry
from ostrog.server.match.session import MatchSession, Overruled
from ostrog.server.protocol.replays import RecordSummary
from ostrog.server.replay import imported, upgrade, verification
from ostrog.server.replay.retrace import Retraced
from ostrog.server.replay.upgrade import Released
from ostrog.server.settings import Settings
from proof import advised, skirmish
from proof.skirmish import Field
from server.accounts.helping import rows, using
from server.browsers import Message, Refused, Socket, at_table
from server.conftest import another_browser

Browser = TestClient[Litestar]
FREE, SHADOW = 0, 1
TURN = 4
"""So many choices make a turn in which everybody passes."""

OLD = advised.skirmish
REWORDED = msgspec.structs.replace(OLD, version=2)
"""Newer rules by which nothing goes another way."""
SHORT = msgspec.structs.replace(OLD, version=2, data=skirmish.Data(turns=1))
"""Newer rules by which the match ends after its first turn."""


@pytest.fixture(autouse=True)
def nothing_is_left(database: str) -> Iterator[None]:
    yield
    rows(database, delete(schema.matches))


Install = Callable[..., None]


@pytest.fixture(autouse=True)
def install(monkeypatch: pytest.MonkeyPatch) -> Install:
    """Have these versions of Skirmish installed, and no others; at first it is the old one."""

    def these(*wanted: Game[Field]) -> None:
        for version in (1, 2, 3):
            monkeypatch.delitem(installed(), ("skirmish", version), raising=False)
        for game in wanted:
            monkeypatch.setitem(installed(), ("skirmish", game.version), game)
        monkeypatch.setitem(games(), "skirmish", max(wanted, key=lambda game: game.version))

    these(OLD)
    monkeypatch.setattr(session, "SNAPSHOT_EVERY", 5)
    return these


@pytest.fixture(scope="module")
def settings(settings: Settings) -> Settings:
    """Settings of a server that leaves jobs undone."""
    return msgspec.structs.replace(settings, worker="apart")


def a_server(database: str, worker: str = "apart") -> Litestar:
    settings = Settings(database=database, client="no-such-folder", worker=worker)  # type: ignore[arg-type]  # one of two words
    return make_app(settings)


def opened(client: Browser, *seats: int, **wish: object) -> str:
    wanted = {"game": "skirmish", "scenario": "standard", "seats": list(seats), **wish}
    answer = client.post("/api/matches", json=wanted)
    assert answer.status_code == 201, answer.text
    return str(answer.json()["id"])


def info(client: Browser, match: str) -> Message:
    answer = client.get(f"/api/matches/{match}")
    assert answer.status_code == 200, answer.text
    found: Message = answer.json()
    return found


def passes(table: Socket, count: int) -> None:
    """Pass so many times, for whichever seat is asked."""
    for _ in range(count):
        (decision,) = table.standing["decisions"]
        table.choose(decision["seat"], "pass")
        table.hear("Accepted")


def plays(client: Browser, match: str, entries: int) -> Socket:
    """Play on at random until there are so many entries."""
    random = Random(3)
    with at_table(client, match) as table:
        while table.at < entries:
            table.play_at_random(random)
    return table


def propose(table: Socket, seat: int, kind: str = "migrate", **fields: object) -> None:
    request = str(uuid.uuid4())
    table.say(type="Propose", request=request, seat=seat, at=table.at, kind=kind, **fields)
    assert table.hear("Accepted")["request"] == request


def hear_of(table: Socket, at: int) -> None:
    while table.at < at:
        table.hear("Update")


def hear_of_rules(table: Socket, version: int) -> Message:
    """Wait to be told how the match lies by these rules."""
    while table.welcome["match"]["version"] != version:
        table.hear("Welcome")
    told: Message = table.welcome["match"]
    return told


def find(database: str, match: str) -> storage.StoredMatch:
    stored = using(database, lambda engine: storage.find_match(engine, match))
    assert stored is not None
    return stored


def check(database: str, match: str) -> tuple[verification.Problem, ...]:
    stored = find(database, match)
    return using(database, lambda engine: verification.check(engine, stored)).problems


def release(database: str) -> list[Released]:
    async def do(engine: AsyncEngine) -> list[Released]:
        return [each async for each in upgrade.release_all(engine, Alone())]

    return using(database, do)


class Lying(NamedTuple):
    """What lies beside the log of a match."""

    versions: list[int]
    """Of its snapshots."""
    told: list[bytes]


def lying(database: str, match: str) -> Lying:
    snapshots = schema.snapshots.c
    found = select(snapshots.snapshot, snapshots.told).where(snapshots.match == match)
    kept = rows(database, found.order_by(snapshots.seq))
    decoded = [msgspec.msgpack.decode(row.snapshot, type=Snapshot) for row in kept]
    return Lying([each.version for each in decoded], [row.told for row in kept])


def record(client: Browser, match: str) -> Record:
    answer = client.get(f"/api/matches/{match}/record")
    assert answer.status_code == 200, answer.text
    return read_record(answer.content)


def resign(table: Socket, seat: int = FREE) -> None:
    table.say(type="Resign", request=str(uuid.uuid4()), seat=seat, at=table.at)
    table.hear("Accepted")


# Which rules there are


def test_a_package_announces_each_version_as_a_game_of_the_same_name(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Point(NamedTuple):
        game: object

        def load(self) -> object:
            return self.game

    announced = [Point(SHORT), Point(OLD), Point("no game")]
    monkeypatch.setattr(catalogue, "entry_points", lambda group: announced)
    monkeypatch.setattr(catalogue, "installed", installed.__wrapped__)
    monkeypatch.setattr(catalogue, "games", games.__wrapped__)
    assert catalogue.games() == {"skirmish": SHORT}
    assert catalogue.versions("skirmish") == (OLD, SHORT)
    assert catalogue.versions("chess") == ()


def test_rules_are_found_by_their_version(install: Install) -> None:
    install(OLD, SHORT)
    assert versions("skirmish") == (OLD, SHORT)
    assert (rules("skirmish", 1), rules("skirmish", 2)) == (OLD, SHORT)
    with pytest.raises(MissingRules):
        rules("skirmish", 3)


def test_the_lobby_offers_the_newest_rules_only(ann: Browser, install: Install) -> None:
    install(OLD, SHORT)
    offered = [(game["name"], game["version"]) for game in ann.get("/api/games").json()]
    assert [version for name, version in offered if name == "skirmish"] == [2]
    assert len({name for name, _ in offered}) == len(offered)
    assert info(ann, opened(ann, FREE, SHADOW))["version"] == 2
    wanted = {"game": "skirmish_1", "scenario": "standard", "seats": [FREE, SHADOW]}
    assert ann.post("/api/matches", json=wanted).status_code == 400


# Matches that stay with their rules


def test_a_match_is_played_on_by_the_rules_that_it_began_with(
    ann: Browser, database: str, install: Install
) -> None:
    match = opened(ann, FREE, SHADOW)
    install(OLD, SHORT)
    assert (info(ann, match)["version"], info(ann, match)["newer"]) == (1, 2)
    with at_table(ann, match) as table:
        passes(table, TURN + 2)
        assert not table.over
    assert check(database, match) == ()
    newer = opened(ann, FREE, SHADOW)
    assert (info(ann, newer)["version"], info(ann, newer)["newer"]) == (2, 0)
    with at_table(ann, newer) as table:
        passes(table, TURN)
        assert table.over


def test_bots_play_by_the_rules_of_their_match(database: str, install: Install) -> None:
    """By the newer rules there would be no such scenario to think about."""
    elsewhere = (Scenario("elsewhere", skirmish.game.scenarios[0].teams),)
    with TestClient(a_server(database, worker="inside")) as ann:
        ann.get("/api/me")
        match = opened(ann, FREE, bots=[{"seat": SHADOW, "level": "novice"}])
        install(OLD, msgspec.structs.replace(SHORT, scenarios=elsewhere))
        with at_table(ann, match) as table:
            passes(table, 1)
            hear_of(table, 2)
            assert table.standing["decisions"]


def test_a_match_that_would_have_gone_another_way_stays_and_says_why(
    ann: Browser, database: str, install: Install, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = opened(ann, FREE, SHADOW)
    with at_table(ann, match) as table:
        passes(table, TURN + 1)
    install(OLD, SHORT)
    before = lying(database, match)
    assert release(database) == [Released(match, "skirmish", 1, 2, why="other-state", at=TURN - 1)]
    assert (find(database, match).version, lying(database, match)) == (1, before)
    monkeypatch.setenv("OSTROG_DATABASE", database)
    for language, said in {
        "en": "By rules 2 entry 3 leads to another state.",
        "pl": "Według wersji 2 wpis 3 prowadzi do innego stanu gry.",
        "ru": "По версии 2 запись 3 приводит к другому состоянию игры.",
    }.items():
        told = run("admin", "release", "--language", language)
        line = told.stdout.splitlines()[0]
        assert (told.exit_code, line[: len(match)], said in line) == (0, match, True), line
    install(SHORT)
    assert run("admin", "release").exit_code == 1
    assert run("admin", "check").exit_code == 1
    install(OLD, SHORT)
    assert run("admin", "check").exit_code == 0
    with at_table(ann, match) as table:
        passes(table, 1)


def test_a_match_stays_if_people_would_have_been_told_something_else(
    ann: Browser, database: str, install: Install, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The log says nothing of what people were told; what lies beside the snapshots does."""
    match = opened(ann, FREE, SHADOW)
    plays(ann, match, 12)
    kept = schema.snapshots.c
    other = schema.snapshots.update().where(kept.match == match, kept.seq == 5)
    for told in (b"\x90", b"no events"):
        rows(database, other.values(told=told))
        for having in ((OLD, REWORDED), (REWORDED,)):
            install(*having)
            (stays,) = release(database)
            assert (stays.why, stays.at) == ("other-events", 4)


# Matches that move on


def test_a_match_that_would_have_gone_the_same_way_moves_on(
    ann: Browser, database: str, install: Install
) -> None:
    match = opened(ann, FREE, SHADOW)
    plays(ann, match, 12)
    with at_table(ann, match) as table:
        seen, before = (table.events, table.standing), lying(database, match)
    assert before.versions == [1, 1]
    install(OLD, REWORDED)
    assert release(database) == [Released(match, "skirmish", 1, 2)]
    assert release(database) == []
    stored = find(database, match)
    assert (stored.version, stored.opened_version) == (2, 2)
    assert lying(database, match) == Lying([2, 2], before.told)
    install(REWORDED)
    assert check(database, match) == ()
    with TestClient(a_server(database)) as elsewhere:
        elsewhere.cookies = ann.cookies
        with at_table(elsewhere, match) as table:
            assert (table.events, table.standing) == seen
            table.play_at_random(Random(5))
            resign(table)
        assert verify(record(elsewhere, match), REWORDED).identical


def test_a_match_with_a_take_back_moves_on(ann: Browser, database: str, install: Install) -> None:
    """It was once loaded from its beginning then, and the next snapshot repeated all events."""
    match = opened(ann, FREE, SHADOW)
    plays(ann, match, 7)
    with at_table(ann, match) as table:
        propose(table, FREE, "take-back", entry=2)
        propose(table, SHADOW, "take-back", entry=2)
        hear_of(table, 8)
        while table.at < 12:
            table.play_at_random(Random(5))
        seen = table.events
    first, second, *_ = (msgspec.msgpack.decode(told) for told in lying(database, match).told)
    assert second[0][0] == len(first)
    snapshots = schema.snapshots
    repeated = update(snapshots).where(snapshots.c.match == match, snapshots.c.seq == 8)
    rows(database, repeated.values(told=msgspec.msgpack.encode([*first, *second])))
    before = lying(database, match)
    install(OLD, REWORDED)
    assert release(database) == [Released(match, "skirmish", 1, 2)]
    assert lying(database, match) == Lying([2] * len(before.told), before.told)
    assert check(database, match) == ()
    with at_table(ann, match) as table:
        assert table.events == seen


def test_a_match_moves_on_whose_old_rules_are_gone(
    ann: Browser, database: str, install: Install
) -> None:
    match, fresh = opened(ann, FREE, SHADOW), opened(ann, FREE, SHADOW)
    plays(ann, match, 7)
    install(REWORDED)
    found = {each.match: each for each in release(database)}
    assert found[match].why is None
    # Nobody knows how it began, since nobody has chosen yet.
    assert (found[fresh].why, found[fresh].playable) == ("missing-rules", False)
    assert check(database, match) == ()
    install(OLD, REWORDED)
    assert release(database) == [Released(fresh, "skirmish", 1, 2)]


def test_a_match_that_waits_for_players_moves_on_if_it_can_be_set_up(
    ann: Browser, database: str, install: Install
) -> None:
    match, other = opened(ann, FREE), opened(ann, FREE)
    install(SHORT)
    assert {each.why for each in release(database)} == {None}
    bob = another_browser(ann)
    assert bob.post(f"/api/matches/{match}/join", json={"seat": SHADOW}).status_code == 201
    assert (info(ann, match)["begun"], info(ann, match)["version"]) == (True, 2)
    elsewhere = (Scenario("elsewhere", skirmish.game.scenarios[0].teams),)
    install(SHORT, msgspec.structs.replace(REWORDED, version=3, scenarios=elsewhere))
    assert {each.match: each.why for each in release(database)}[other] == "cannot-set-up"


def test_who_chooses_by_rules_that_hold_no_more_is_overruled_and_goes_on(
    ann: Browser, database: str, install: Install
) -> None:
    """The server has the match in memory as it was before, and nobody has told it."""
    match = opened(ann, FREE, SHADOW)
    with at_table(ann, match) as table:
        passes(table, 2)
        install(OLD, REWORDED)
        assert [each.why for each in release(database)] == [None]
        with pytest.raises(Refused, match="overruled"):
            passes(table, 1)
        table.join()
        passes(table, 4)
        assert info(ann, match)["version"] == 2
    assert check(database, match) == ()
    assert lying(database, match).versions == [2]


def test_whoever_sits_there_goes_on_by_the_newer_rules(
    ann: Browser, database: str, install: Install
) -> None:
    match = opened(ann, FREE, SHADOW)
    with at_table(ann, match) as table:
        passes(table, 2)
        install(OLD, REWORDED)
        release(database)
        matches: MatchRegistry = ann.app.state.matches
        ann.blocking_portal.call(matches.heard, match)
        hear_of_rules(table, 2)
        passes(table, 1)


def test_a_snapshot_of_rules_that_hold_no_more_is_not_kept(
    ann: Browser, database: str, install: Install
) -> None:
    match = opened(ann, FREE, SHADOW)
    plays(ann, match, 3)

    async def keep_late(engine: AsyncEngine) -> None:
        table = await MatchRegistry(engine).find(match)
        assert table is not None
        await table.match()
        install(OLD, REWORDED)
        assert await upgrade.release(engine, Alone(), table.stored) is not None
        await table.keep_snapshot()
        table.stored = await found(engine, match)
        await table.keep_snapshot()

    using(database, keep_late)
    assert lying(database, match).versions == [2]
    assert check(database, match) == ()


async def found(engine: AsyncEngine, match: str) -> storage.StoredMatch:
    stored = await storage.find_match(engine, match)
    assert stored is not None
    return stored


async def waits_for_lock(engine: AsyncEngine) -> None:
    """Until somebody waits for somebody else's transaction."""
    waiting = text(
        "SELECT count(*) FROM pg_stat_activity"
        " WHERE datname = current_database() AND wait_event_type = 'Lock'"
    )
    end = time.monotonic() + 20
    while True:
        async with engine.connect() as connection:
            if (await connection.execute(waiting)).scalar_one():
                return
        assert time.monotonic() < end, "nobody waits"
        await asyncio.sleep(0.01)


async def at_his_table(engine: AsyncEngine, match: str) -> MatchSession:
    table = await MatchRegistry(engine).find(match)
    assert table is not None
    await table.match()
    return table


def test_a_release_waits_for_whoever_is_choosing_and_takes_the_choice_along(
    ann: Browser, database: str, install: Install
) -> None:
    match = opened(ann, FREE, SHADOW)
    plays(ann, match, 3)

    async def both(engine: AsyncEngine) -> Released | None:
        table = await at_his_table(engine, match)
        go_on = asyncio.Event()

        async def slowly(_: AsyncConnection) -> None:
            await go_on.wait()

        choosing = asyncio.create_task(
            table.do("request-1", 3, lambda played: played.substitute(FREE, "somebody"), slowly)
        )
        install(OLD, REWORDED)
        releasing = asyncio.create_task(upgrade.release(engine, Alone(), table.stored))
        await waits_for_lock(engine)
        assert not releasing.done()
        go_on.set()
        assert await choosing == 4
        return await releasing

    assert using(database, both) == Released(match, "skirmish", 1, 2)
    assert find(database, match).version == 2
    assert check(database, match) == ()


def test_whoever_chooses_waits_for_a_release_and_is_overruled(
    ann: Browser, database: str, install: Install, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = opened(ann, FREE, SHADOW)
    plays(ann, match, 3)

    async def both(engine: AsyncEngine) -> None:
        table = await at_his_table(engine, match)
        install(OLD, REWORDED)
        write, writes, go_on = upgrade._write, asyncio.Event(), asyncio.Event()

        async def slowly(connection: AsyncConnection, which: str, what: Retraced) -> None:
            writes.set()
            await go_on.wait()
            await write(connection, which, what)

        monkeypatch.setattr(upgrade, "_write", slowly)
        releasing = asyncio.create_task(upgrade.release(engine, Alone(), table.stored))
        await writes.wait()
        choosing = asyncio.create_task(
            table.do("request-1", 3, lambda played: played.substitute(FREE, "somebody"))
        )
        await waits_for_lock(engine)
        go_on.set()
        assert await releasing is not None
        with pytest.raises(Overruled):
            await choosing
        assert await table.do("request-2", 3, lambda played: played.resign(FREE)) == 4

    using(database, both)
    assert check(database, match) == ()


# Matches that go over to newer rules by agreement


class Two(NamedTuple):
    """A match between Ann and Bob, in its second turn."""

    match: str
    bob: Browser


@pytest.fixture
def two(ann: Browser, install: Install) -> Two:
    match, bob = opened(ann, FREE), another_browser(ann)
    assert bob.post(f"/api/matches/{match}/join", json={"seat": SHADOW}).status_code == 201
    with at_table(ann, match) as free, at_table(bob, match) as shadow:
        pass_in_turns(free, shadow, TURN + 1)
    install(OLD, SHORT)
    return Two(match, bob)


def pass_in_turns(free: Socket, shadow: Socket, count: int) -> None:
    for _ in range(count):
        chooser, other = (free, shadow) if free.standing["decisions"] else (shadow, free)
        passes(chooser, 1)
        hear_of(chooser, max(chooser.at, other.at))
        hear_of(other, chooser.at)


def test_a_match_goes_over_when_everybody_agrees_and_is_played_by_the_newer_rules(
    ann: Browser, database: str, two: Two, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, bob = two
    at = TURN + 1
    with at_table(ann, match) as free, at_table(bob, match) as shadow:
        propose(free, FREE)
        assert shadow.hear("Update")["match"]["proposals"][0]["kind"] == "migrate"
        assert find(database, match).version == 1
        propose(shadow, SHADOW)
        for table in (free, shadow):
            told = hear_of_rules(table, 2)
            assert (told["newer"], told["proposals"], table.at) == (0, [], at + 1)
        stored = find(database, match)
        assert (stored.version, stored.opened_version) == (2, 1)
        assert lying(database, match).versions == [1, 2]
        assert check(database, match) == ()
        # The first turn is long over: by the newer rules no other begins.
        pass_in_turns(free, shadow, TURN - 2)
        passes(shadow if shadow.standing["decisions"] else free, 1)
    assert info(ann, match)["ended"] == "SKI-14"
    assert check(database, match) == ()
    written = record(ann, match)
    assert [type(each) for each in written.entries].count(Migrated) == 1
    assert verify(written, OLD, [SHORT]).identical
    assert not verify(written, OLD).identical
    file = tmp_path / "match.ostrog"
    file.write_bytes(ann.get(f"/api/matches/{match}/record").content)
    monkeypatch.setattr(
        "ostrog.cli.commands.records.find_versions", lambda name: list(versions(name))
    )
    for command in ("verify", "replay"):
        assert run(command, str(file)).exit_code == 0
    summary = imported.examine(file.read_bytes())
    assert isinstance(summary, RecordSummary)
    assert (summary.ended, summary.audited) == ("SKI-14", True)


def test_a_migrated_match_is_loaded_with_and_without_its_snapshots(
    ann: Browser, database: str, two: Two
) -> None:
    match, bob = two
    with at_table(ann, match) as free, at_table(bob, match) as shadow:
        propose(free, FREE)
        propose(shadow, SHADOW)
    for drop in (False, True):
        if drop:
            rows(database, delete(schema.snapshots).where(schema.snapshots.c.match == match))
        with TestClient(a_server(database)) as elsewhere:
            elsewhere.cookies = ann.cookies
            with at_table(elsewhere, match) as table:
                assert table.at == TURN + 2
                assert table.welcome["match"]["version"] == 2


def test_another_process_that_has_the_match_in_memory_goes_over_too(
    ann: Browser, database: str, two: Two, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ostrog.server.match.registry.LOOK_EVERY", 0.1)
    match, bob = two
    with TestClient(a_server(database)) as elsewhere:
        elsewhere.cookies = bob.cookies
        with at_table(ann, match) as free, at_table(elsewhere, match) as shadow:
            propose(free, FREE)
            propose(shadow, SHADOW)
            hear_of_rules(shadow, 2)
            hear_of_rules(free, 2)
            pass_in_turns(free, shadow, TURN - 2)


def test_nothing_is_taken_back_from_before_the_newer_rules(
    ann: Browser, database: str, install: Install
) -> None:
    match = opened(ann, FREE, SHADOW)
    with at_table(ann, match) as table:
        passes(table, 1)
        install(OLD, SHORT)
        for seat in (FREE, SHADOW):
            propose(table, seat)
        passes(table, 1)
        propose(table, FREE, "take-back", entry=0)
        with pytest.raises(Refused):
            propose(table, SHADOW, "take-back", entry=0)
        for seat in (FREE, SHADOW):
            propose(table, seat, "take-back", entry=2)
        table.join()
        assert table.at == 4
    assert check(database, match) == ()


def test_a_migrated_match_moves_on_with_the_next_release(
    ann: Browser, database: str, two: Two, install: Install
) -> None:
    match, bob = two
    with at_table(ann, match) as free, at_table(bob, match) as shadow:
        propose(free, FREE)
        propose(shadow, SHADOW)
    third = msgspec.structs.replace(SHORT, version=3)
    install(OLD, third)
    assert release(database) == [Released(match, "skirmish", 2, 3)]
    stored = find(database, match)
    assert (stored.version, stored.opened_version) == (3, 1)
    assert check(database, match) == ()
    install(third)
    assert check(database, match) != ()


def test_going_over_is_offered_only_where_there_are_newer_rules_that_fit(
    ann: Browser, database: str, install: Install
) -> None:
    match = opened(ann, FREE, SHADOW)

    def refused() -> bool:
        with at_table(ann, match) as table:
            try:
                for seat in (FREE, SHADOW):
                    propose(table, seat)
            except Refused:
                return True
            return False

    assert refused()
    without_cards = msgspec.structs.replace(SHORT, pools=None)
    elsewhere = (Scenario("elsewhere", skirmish.game.scenarios[0].teams),)
    install(OLD, without_cards)
    assert refused()
    install(OLD, msgspec.structs.replace(SHORT, scenarios=elsewhere))
    assert refused()
    assert find(database, match).proposals == ()
    install(OLD, SHORT)
    assert not refused()
    assert refused()


def test_one_who_declines_keeps_the_match_with_its_rules(
    ann: Browser, database: str, two: Two
) -> None:
    match, bob = two
    with at_table(ann, match) as free, at_table(bob, match) as shadow:
        propose(free, FREE)
        shadow.hear("Update")
        request = str(uuid.uuid4())
        shadow.say(type="Decline", request=request, seat=SHADOW, at=shadow.at, kind="migrate")
        shadow.hear("Accepted")
        propose(shadow, SHADOW)
        assert find(database, match).version == 1


# Rules that are not installed


def test_people_are_told_that_the_rules_of_their_match_are_not_installed(
    ann: Browser, database: str, install: Install
) -> None:
    match, waiting = opened(ann, FREE, SHADOW), opened(ann, FREE, listed=True)
    other = opened(ann, FREE, SHADOW, game="five_armies")
    bob = another_browser(ann)
    with at_table(ann, match) as table:
        passes(table, 1)
        install(SHORT)
        for message in ({"type": "Join", "seen": 0}, {"type": "Why", "seat": FREE, "ref": "keep"}):
            table.say(**message)
            assert table.hear("Trouble")["key"] == "trouble-missing-rules"
        table.choose(SHADOW, "pass")
        assert table.hear("Trouble")["key"] == "trouble-missing-rules"
    with bob.websocket_connect(f"/api/matches/{match}/socket") as session:
        table = Socket(session)
        table.say(type="Join", seen=0)
        assert table.hear("Trouble")["key"] == "trouble-missing-rules"
    assert info(ann, match)["version"] == 1
    assert {each["id"] for each in ann.get("/api/matches").json()} == {match, waiting, other}
    listed = bob.get("/api/lobby/")
    assert (listed.status_code, [each["id"] for each in listed.json()]) == (200, [])
    assert bob.post(f"/api/matches/{waiting}/join", json={"seat": SHADOW}).status_code == 409
    assert not find(database, waiting).full
    with at_table(ann, other) as table:
        table.play_at_random(Random(1))


def test_a_match_ended_by_rules_that_are_gone_has_no_record_here(
    ann: Browser, install: Install
) -> None:
    match = opened(ann, FREE, SHADOW)
    with at_table(ann, match) as table:
        resign(table)
    install(SHORT)
    answer = ann.get(f"/api/matches/{match}/record")
    assert (answer.status_code, answer.json()["status_code"]) == (409, 409)
    assert ann.get(f"/api/matches/{match}/commitment").status_code == 200


def test_whoever_sits_there_hears_when_others_have_moved_the_match_on(
    ann: Browser, database: str, install: Install, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that was not brought up to date yet does not know the newer rules."""
    monkeypatch.setattr("ostrog.server.match.registry.LOOK_EVERY", 0.1)
    match, other = opened(ann, FREE, SHADOW), opened(ann, FREE, SHADOW)
    with at_table(ann, match) as table, at_table(ann, other) as beside:
        passes(table, 1)
        install(OLD, REWORDED)
        release(database)
        with TestClient(a_server(database)) as elsewhere:
            elsewhere.cookies = ann.cookies
            with at_table(elsewhere, match) as there:
                passes(there, 1)
                install(OLD)
        assert table.hear("Trouble")["key"] == "trouble-missing-rules"
        install(OLD, REWORDED)
        beside.join()
        passes(beside, 1)


def test_jobs_leave_a_match_alone_whose_rules_are_not_installed(
    database: str, install: Install
) -> None:
    with TestClient(a_server(database)) as ann:
        ann.get("/api/me")
        level = [{"seat": SHADOW, "level": "novice"}]
        match = opened(ann, FREE, bots=level)
        with at_table(ann, match) as table:
            passes(table, 1)
        alarm = text(
            "INSERT INTO procrastinate_jobs (queue_name, task_name, args) VALUES"
            " (:queue, 'ostrog.your_turn', jsonb_build_object('match', CAST(:match AS text),"
            " 'guest', CAST(:guest AS text)))"
        ).bindparams(queue=MAIL, match=match, guest=ann.get("/api/me").json()["guest"])
        rows(database, alarm)
    install(SHORT)
    assert jobs(database, match) == 2
    with TestClient(a_server(database, worker="inside")):
        end = time.monotonic() + 20
        while jobs(database, match):
            assert time.monotonic() < end, "a job is tried again and again"
            time.sleep(0.05)
        install(OLD, REWORDED)
        assert [each.why for each in release(database)] == [None]
        end = time.monotonic() + 20
        # Nobody comes to look, but the bot goes on.
        while using(database, lambda engine: storage.count_entries(engine, [match]))[match] < 2:
            assert time.monotonic() < end, "the bot is not called"
            time.sleep(0.05)


def jobs(database: str, match: str) -> int:
    """How many there are to do or were given up."""
    waiting = text(
        "SELECT count(*) FROM procrastinate_jobs WHERE args->>'match' = :match"
        " AND status IN ('todo', 'doing', 'failed')"
    ).bindparams(match=match)
    return int(rows(database, waiting)[0][0])
