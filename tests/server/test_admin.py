"""Looking after matches: a replay check that finds what differs, repairs, endings and backups."""

from __future__ import annotations

import asyncio
import secrets
import shutil
import uuid
from collections.abc import Callable, Iterator
from datetime import timedelta
from pathlib import Path
from random import Random

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import delete, func, insert, select, text, update
from sqlalchemy.ext.asyncio import AsyncEngine

from ostrog.kernel.matches.match import Snapshot
from ostrog.kernel.matches.records import AnyEntry, Chose
from ostrog.server.admin import backups, match_care
from ostrog.server.catalogue import games
from ostrog.server.db import schema, storage
from ostrog.server.db.database import drop
from ostrog.server.db.fanout import Alone
from ostrog.server.db.jobs import BOT_TURN, BOTS
from ostrog.server.match import session
from ostrog.server.replay import verification
from ostrog.server.replay.verification import Checked, Problem
from ostrog.server.settings import Settings
from proof import advised, skirmish
from server.accounts.helping import rows, using
from server.browsers import at_table
from server.conftest import another_browser
from server.databases import SERVER

Browser = TestClient[Litestar]
ENTRIES = 12


@pytest.fixture(autouse=True)
def skirmish_is_played_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "skirmish", advised.skirmish)
    monkeypatch.setattr(session, "SNAPSHOT_EVERY", 5)


@pytest.fixture(scope="module")
def settings(settings: Settings) -> Settings:
    """Settings of a server that leaves jobs undone."""
    return msgspec.structs.replace(settings, worker="apart")


@pytest.fixture(autouse=True)
def nothing_is_left(database: str) -> Iterator[None]:
    yield
    rows(database, delete(schema.matches))


@pytest.fixture
def match(ann: Browser) -> str:
    """A match with snapshots in which one person holds both seats."""
    wish = {"game": "skirmish", "scenario": skirmish.game.scenarios[0].name, "seats": [0, 1]}
    with pytest.MonkeyPatch.context() as patch:  # the same dice each time
        patch.setattr(secrets, "token_urlsafe", lambda _: uuid.uuid4().hex[:12])
        patch.setattr(secrets, "token_bytes", bytes)
        answer = ann.post("/api/matches", json=wish)
    assert answer.status_code == 201, answer.text
    found, random = str(answer.json()["id"]), Random(3)
    with at_table(ann, found) as table:
        while table.at < ENTRIES:
            table.play_at_random(random)
    return found


def check(database: str, match: str) -> tuple[Problem, ...]:
    async def do(engine: AsyncEngine) -> tuple[Problem, ...]:
        stored = await storage.find_match(engine, match)
        assert stored is not None
        return (await verification.check(engine, stored)).problems

    return using(database, do)


def check_all(database: str, *, open_only: bool = False) -> list[Checked]:
    async def do(engine: AsyncEngine) -> list[Checked]:
        found = [each async for each in verification.check_all(engine, open_only=open_only)]
        assert len(found) == await verification.count(engine, open_only=open_only)
        return found

    return using(database, do)


def tamper(database: str, match: str, seq: int, change: Callable[[AnyEntry], AnyEntry]) -> None:
    entry = using(database, lambda engine: storage.read_entries(engine, match))[seq]
    here = (schema.entries.c.match == match) & (schema.entries.c.seq == seq)
    data = msgspec.msgpack.encode(change(entry.entry))
    rows(database, update(schema.entries).where(here).values(entry=data))


def tamper_with_snapshot(database: str, match: str, seq: int) -> None:
    here = (schema.snapshots.c.match == match) & (schema.snapshots.c.seq == seq)
    data = rows(database, select(schema.snapshots.c.snapshot).where(here))[0][0]
    snapshot = msgspec.msgpack.decode(data, type=Snapshot)
    other = msgspec.structs.replace(snapshot, state=_other_state(database, match))
    data = msgspec.msgpack.encode(other)
    rows(database, update(schema.snapshots).where(here).values(snapshot=data))


def _other_state(database: str, match: str) -> bytes:
    """The state of the first snapshot."""
    found = select(schema.snapshots.c.snapshot).where(schema.snapshots.c.match == match)
    first = rows(database, found.order_by(schema.snapshots.c.seq).limit(1))[0][0]
    return msgspec.msgpack.decode(first, type=Snapshot).state


def snapshots(database: str, match: str) -> list[int]:
    found = select(schema.snapshots.c.seq).where(schema.snapshots.c.match == match)
    return [row.seq for row in rows(database, found.order_by(schema.snapshots.c.seq))]


# The replay check


def test_healthy_matches_replay_identically(database: str, ann: Browser, match: str) -> None:
    assert snapshots(database, match) == [5, 10]
    with at_table(ann, match) as table:
        table.say(type="Resign", request=str(uuid.uuid4()), seat=0, at=table.at)
        table.hear("Accepted")
    waiting = ann.post(
        "/api/matches", json={"game": "five_armies", "scenario": "standard", "seats": [0]}
    ).json()["id"]
    checked = {each.match: each for each in check_all(database)}
    assert checked[match].entries == ENTRIES + 1
    assert checked[match].ended == "resigned"
    assert all(not each.problems for each in checked.values())
    assert [each.match for each in check_all(database, open_only=True)] == [waiting]


def test_matches_are_read_page_by_page(
    database: str, match: str, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(verification, "AT_ONCE", 1)
    ann.post("/api/matches", json={"game": "five_armies", "scenario": "standard", "seats": [0]})
    ids = [each.match for each in check_all(database)]
    assert match in ids
    assert len(ids) == len(set(ids)) >= 2


def test_a_tampered_choice_is_found(database: str, match: str) -> None:
    def other(entry: AnyEntry) -> AnyEntry:
        assert isinstance(entry, Chose)
        return msgspec.structs.replace(entry, seat=1 - entry.seat)

    tamper(database, match, 4, other)
    (problem,) = check(database, match)
    assert (problem.what, problem.at) in {("cannot-be-done", 4), ("other-state", 4)}


def test_a_tampered_link_of_the_chain_is_found(database: str, match: str) -> None:
    tamper(database, match, 7, lambda entry: msgspec.structs.replace(entry, chain=b"x" * 16))
    assert check(database, match) == (Problem("other-state", 7),)


def test_a_missing_and_an_unreadable_entry_are_found(database: str, match: str) -> None:
    here = (schema.entries.c.match == match) & (schema.entries.c.seq == 6)
    rows(database, update(schema.entries).where(here).values(entry=b"\xc1"))
    assert [each.what for each in check(database, match)] == ["unreadable-entry"]
    rows(database, delete(schema.entries).where(here))
    assert check(database, match) == (Problem("missing-entry", 6),)


def test_a_tampered_snapshot_is_found(database: str, match: str) -> None:
    tamper_with_snapshot(database, match, 10)
    assert check(database, match) == (Problem("other-snapshot", 10),)


def test_other_dice_are_found(database: str, match: str) -> None:
    here = schema.matches.c.id == match
    rows(database, update(schema.matches).where(here).values(seed=b"another seed"))
    assert check(database, match)


def test_a_release_that_changes_a_rule_is_found_and_one_that_does_not_passes(
    database: str, match: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    newer = msgspec.structs.replace(advised.skirmish, version=advised.skirmish.version + 1)
    monkeypatch.setitem(games(), "skirmish", newer)
    assert check(database, match) == ()
    changed = msgspec.structs.replace(newer, data=skirmish.Data(turns=1))
    monkeypatch.setitem(games(), "skirmish", changed)
    (problem,) = check(database, match)
    assert problem.what in ("other-state", "cannot-be-done")
    monkeypatch.delitem(games(), "skirmish")
    assert check(database, match) == (Problem("unknown-game", 0),)


# Looking, repairing, closing


def test_a_look_at_a_match_shows_nothing_hidden(database: str, match: str) -> None:
    found = using(database, lambda engine: match_care.look(engine, match))
    assert (found.entries, found.last, found.trouble) == (ENTRIES, "Chose", "")
    assert len(found.asked) == 1
    with pytest.raises(match_care.NoSuchMatch):
        using(database, lambda engine: match_care.look(engine, "no-such-match"))


def test_repair_drops_snapshots_that_do_not_fit(database: str, match: str) -> None:
    tamper_with_snapshot(database, match, 10)
    done = using(database, lambda engine: match_care.repair(engine, match))
    assert (done.snapshots, done.left) == (1, ())
    assert snapshots(database, match) == [5, ENTRIES]
    assert check(database, match) == ()


def test_repair_says_what_it_cannot_mend(database: str, match: str) -> None:
    tamper(database, match, 7, lambda entry: msgspec.structs.replace(entry, chain=b"x" * 16))
    done = using(database, lambda engine: match_care.repair(engine, match))
    assert done.left == (Problem("other-state", 7),)
    assert not done.bots


def test_repair_notes_an_ending_that_only_the_log_knows(
    database: str, ann: Browser, match: str
) -> None:
    with at_table(ann, match) as table:
        table.say(type="Resign", request=str(uuid.uuid4()), seat=0, at=table.at)
        table.hear("Accepted")
    here = schema.matches.c.id == match
    rows(database, update(schema.matches).where(here).values(ended=""))
    assert check(database, match) == (Problem("other-ending", ENTRIES + 1),)
    assert using(database, lambda engine: match_care.repair(engine, match)).ended == "resigned"
    assert check(database, match) == ()


def test_repair_calls_bots_and_does_stuck_jobs_again(database: str, match: str) -> None:
    here = (schema.seats.c.match == match) & (schema.seats.c.seat == 1)
    rows(database, update(schema.seats).where(here).values(bot="random"))
    stuck = text(
        "INSERT INTO procrastinate_jobs (queue_name, task_name, lock, args, status, attempts)"
        " VALUES (:queue, 'nothing', 'elsewhere',"
        " jsonb_build_object('match', CAST(:match AS text)), 'failed', 10)"
    ).bindparams(queue=BOTS, match=match)
    rows(database, stuck)
    assert jobs(database, match) == [("nothing", "failed")]
    done = using(database, lambda engine: match_care.repair(engine, match))
    assert (done.jobs, done.bots) == (1, True)
    assert jobs(database, match) == [("nothing", "todo"), (BOT_TURN, "todo")]


def jobs(database: str, match: str) -> list[tuple[str, str]]:
    found = using(database, lambda engine: match_care.look(engine, match))
    return [(each.task, each.status) for each in found.jobs]


def test_a_closed_match_is_over_for_everybody(database: str, ann: Browser, match: str) -> None:
    assert using(database, lambda engine: match_care.close(engine, Alone(), match))
    info = ann.get(f"/api/matches/{match}").json()
    assert (info["over"], info["ended"]) == (True, "aborted")
    with at_table(ann, match) as table:
        table.say(type="Resign", request=str(uuid.uuid4()), seat=0, at=table.at)
        assert table.session.receive_json(timeout=10)["type"] == "Refused"
    assert not using(database, lambda engine: match_care.close(engine, Alone(), match))
    assert check(database, match) == ()


# Forgetting


def test_guests_are_forgotten_who_left_nothing_behind(
    database: str, ann: Browser, match: str
) -> None:
    idle, fresh = another_browser(ann), another_browser(ann)
    browsers = {"player": ann, "idle": idle, "fresh": fresh, "member": another_browser(ann)}
    who = {name: uuid.UUID(each.get("/api/me").json()["guest"]) for name, each in browsers.items()}
    account = {"guest": who["member"], "email": f"{uuid.uuid4()}@example.org", "password": "x"}
    account |= {"language": "en", "unsubscribe": str(uuid.uuid4())}
    rows(database, insert(schema.accounts).values(account))
    long_ago = func.now() - timedelta(days=40)
    for name in ("player", "idle", "member"):
        for table, guest in ((schema.guests, "id"), (schema.sessions, "guest")):
            aged = update(table).where(table.c[guest] == who[name])
            rows(database, aged.values(created=long_ago))
    assert using(database, lambda engine: match_care.forget_guests(engine, 60)) == 0
    assert using(database, lambda engine: match_care.forget_guests(engine, 30)) == 1
    left = {row.id for row in rows(database, select(schema.guests.c.id))}
    assert {name for name, guest in who.items() if guest in left} == {"player", "fresh", "member"}


# Backups

with_tools = pytest.mark.skipif(
    shutil.which("pg_dump") is None, reason="PostgreSQL's client programs are not installed"
)


@pytest.fixture
def elsewhere() -> Iterator[str]:
    """The address of a database that is not there yet."""
    url = f"{SERVER}/ostrog_test_{uuid.uuid4().hex[:12]}"
    yield url
    asyncio.run(drop(url))


@with_tools
def test_what_was_backed_up_is_restored(
    database: str, elsewhere: str, match: str, tmp_path: Path
) -> None:
    file = tmp_path / "ostrog.backup"
    backups.back_up(database, file)
    assert file.stat().st_mode & 0o077 == 0
    assert list(tmp_path.iterdir()) == [file]
    asyncio.run(backups.restore(elsewhere, file))
    assert check_all(elsewhere) == check_all(database)
    assert match in [each.match for each in check_all(elsewhere)]
    with pytest.raises(backups.NotEmpty):
        asyncio.run(backups.restore(elsewhere, file))


@with_tools
def test_a_broken_backup_leaves_nothing_behind(
    database: str, elsewhere: str, tmp_path: Path
) -> None:
    file = tmp_path / "ostrog.backup"
    file.write_bytes(b"nonsense")
    with pytest.raises(backups.ToolFailed, match="archive"):
        asyncio.run(backups.restore(elsewhere, file))
    with pytest.raises(backups.ToolFailed):
        backups.back_up(f"{SERVER}/no_such_database", tmp_path / "none.backup")
    assert list(tmp_path.iterdir()) == [file]


def test_a_missing_tool_is_named(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(backups.NoTool, match="pg_dump"):
        backups.back_up(database, tmp_path / "ostrog.backup")
