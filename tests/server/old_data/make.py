"""Makes the stored data that later code must be able to read.

    cd tests && uv run python -m server.old_data.make [database] [records]

It needs PostgreSQL with `pg_dump`. People come to a real server and play matches of both games,
which are left in all states a match can be in. Then the database is dumped, records are exported,
and what is expected of all of it is written beside them, into the folder `data`. Other records
are of games that nobody played at a server; without arguments all of it is made, which takes two
minutes.

The data is made once, and not again when the code changes: that is its purpose. When the rules of
a game change, and their version with them, the data stays as well: it shows that matches of the
older version, which stays installed, are still read and played. The one reason to make data anew is
that something is stored which was not stored before.
"""

from __future__ import annotations

import asyncio
import logging
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

import msgspec
from litestar.testing import TestClient, websocket_test_session
from sqlalchemy import select
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncEngine

from cli.running import run
from ostrog.kernel import Match, Record, State, read_record, write_record
from ostrog.kernel.matches.match import begin
from ostrog.server.accounts.login_sessions import COOKIE
from ostrog.server.catalogue import rules, versions
from ostrog.server.db import schema, storage
from ostrog.server.db.storage import StoredMatch
from ostrog.server.http.app import make_app
from ostrog.server.match import bot_players, worker
from ostrog.server.match.lesson_matches import lesson_of
from ostrog.server.replay import verification
from ostrog.server.settings import Settings
from server.accounts.helping import Browser, guest, rows, sign_in, using, wish
from server.conftest import PLENTY, another_browser
from server.databases import Databases
from server.old_data.evenings import WITH_WORKER, House, bot_is_asked, played_again
from server.old_data.far_records import far_records
from server.old_data.sitting import known_browser
from server.old_data.stored import (
    FOLDER,
    IN_DATABASE,
    IN_RECORDS,
    RECORDS,
    ExpectedDatabase,
    ExpectedMatch,
    ExpectedPerson,
    ExpectedRecord,
    play_again,
    position,
    read_file,
    write_dump,
    write_expected,
    write_file,
)

WITH_ACCOUNTS = {"ann": "en", "bob": "pl"}
GUESTS = ("carol", "dan", "eve")
EXPORTED = ("won_by_play", "won_by_play_with_cards", "resigned", "timed_out", "aborted")
"""The matches whose records are exported."""


def main() -> None:
    """Make everything anew."""
    logging.disable(logging.INFO)
    parts = sys.argv[1:] or ["database", "records"]
    RECORDS.mkdir(parents=True, exist_ok=True)
    if "database" in parts:
        databases = Databases()
        try:
            with databases.lent() as database:
                _make_database(database)
        finally:
            databases.drop()
    if "records" in parts:
        _make_records()
    write_expected(IN_RECORDS, _records())
    for file in sorted(each for each in FOLDER.rglob("*") if each.is_file()):
        print(f"{file.stat().st_size:>8} {file.relative_to(FOLDER)}")


def _make_database(database: str) -> None:
    with _quickly(), _server(database, "inside") as (house, cookies):
        titles = {}
        for evening in WITH_WORKER:
            match = evening(house)
            titles[match] = evening.__name__
            print(f"{match} {evening.__name__}")
            if evening.__name__ == "won_by_play_with_cards":
                titles[played_again(house, match)] = "played_again"
        _write_to_maintainers(house, titles)
        _export(house.people["ann"], titles)
    with _quickly(), _server(database, "apart", cookies) as (house, _):
        titles[bot_is_asked(house)] = "bot_is_asked"
    write_dump(_dumped(database))
    _must_be_sound(database)
    people = _people(database, cookies)
    matches = using(database, lambda engine: _matches(engine, titles, people))
    write_expected(IN_DATABASE, ExpectedDatabase(people, matches))


def _make_records() -> None:
    for old in (*RECORDS.glob("*--*"), *RECORDS.glob("saved-*")):
        old.unlink()
    _save_in_terminal()
    for name, match, seed in far_records():
        write_file(name, write_record(match.record(seed)))


@contextmanager
def _quickly() -> Iterator[None]:
    """Bots need no process, and sockets do not use up a core."""

    async def rest(_: float) -> None:
        await asyncio.sleep(0.001)

    with (
        patch.object(bot_players, "make_pool", lambda many, *_: ThreadPoolExecutor(many)),
        patch.object(worker, "LOOK_EVERY", 0.1),
        patch.object(websocket_test_session, "sleep", rest),
    ):
        yield


@contextmanager
def _server(
    database: str, jobs: str, cookies: dict[str, str] | None = None
) -> Iterator[tuple[House, dict[str, str]]]:
    """A server, and the people who come to it for the first time or come back."""
    settings = msgspec.convert(
        {
            "database": database,
            "client": "no-such-folder",
            "worker": jobs,
            "most_requests": PLENTY,
            "most_messages": PLENTY,
            "most_guests": PLENTY,
            "most_attempts": PLENTY,
        },
        Settings,
    )
    with TestClient(make_app(settings)) as client:
        if cookies is None:
            people = {name: another_browser(client) for name in (*WITH_ACCOUNTS, *GUESTS)}
            for name, browser in people.items():
                _introduce(name, browser)
            cookies = {name: browser.cookies[COOKIE] for name, browser in people.items()}
        else:
            people = {name: known_browser(client, each) for name, each in cookies.items()}
        yield House(database, people), cookies


def _introduce(name: str, browser: Browser) -> None:
    """Somebody signs up, or takes a name."""
    if name not in WITH_ACCOUNTS:
        assert browser.put("/api/me", json={"name": name.title()}).status_code == 200
        return
    form = wish(_email(name), name=name.title(), language=WITH_ACCOUNTS[name])
    answer = browser.post("/api/people/account", json=form)
    assert answer.status_code == 202, answer.text
    assert sign_in(browser, _email(name)) in (200, 201, 204)


def _email(name: str) -> str:
    return f"{name}@example.org" if name in WITH_ACCOUNTS else ""


def _write_to_maintainers(house: House, titles: dict[str, str]) -> None:
    """People report somebody and a ruling, and want to meet somebody no more."""
    ann, bob, dan = (house.people[each] for each in ("ann", "bob", "dan"))
    match = next(each for each, title in titles.items() if title == "in_the_middle")
    ruling = {"match": match, "at": 40, "text": "Goblins may not fly."}
    assert ann.post("/api/people/reports/ruling", json=ruling).status_code == 204
    conduct = {"about": guest(dan), "text": "He left."}
    assert bob.post("/api/people/reports/conduct", json=conduct).status_code == 204
    assert bob.put(f"/api/people/blocks/{guest(dan)}").status_code == 204


# Records


def _export(browser: Browser, titles: dict[str, str]) -> None:
    for match, title in titles.items():
        if title in EXPORTED:
            answer = browser.get(f"/api/matches/{match}/record")
            assert answer.status_code == 200, answer.text
            write_file(title, answer.content)


def _save_in_terminal() -> None:
    """Games that were left in the terminal and saved there: among people, and against a bot."""
    numbers = tuple("1" for _ in range(40))
    wishes = {
        "saved-five_armies": ("five_armies", "--open"),
        "saved-ring_cards": ("ring_cards", "--scenario", "duel-two-players", "--against", "novice"),
    }
    with tempfile.TemporaryDirectory() as folder:
        for name, words in wishes.items():
            file = Path(folder) / f"{name}.ostrog"
            seed = ("--seed", "a seed of one's own")
            done = run("play", *words, *seed, "--save", str(file), lines=(*numbers, "q"))
            assert done.exit_code == 0, done.output
            write_file(name, file.read_bytes())


def _records() -> dict[str, ExpectedRecord]:
    names = sorted(file.name.removesuffix(".ostrog.xz") for file in RECORDS.iterdir())
    return {name: _described(read_record(read_file(name)), play_again(name)) for name in names}


def _described(record: Record, match: Match[State]) -> ExpectedRecord:
    assert match.entries == record.entries
    return ExpectedRecord(
        game=record.header.game,
        version=record.header.version,
        scenario=record.header.scenario,
        audited=bool(record.seed),
        position=position(match),
    )


# What is in the database


def _must_be_sound(database: str) -> None:
    async def check(engine: AsyncEngine) -> None:
        async for each in verification.check_all(engine, open_only=False):
            assert not each.problems, each

    using(database, check)


def _people(database: str, cookies: dict[str, str]) -> dict[str, ExpectedPerson]:
    ids = dict(rows(database, select(schema.guests.c.name, schema.guests.c.id)))
    ended = [guest for (guest,) in rows(database, select(schema.results.c.guest))]
    return {
        name: ExpectedPerson(
            guest=str(ids[name.title()]),
            session=cookie,
            email=_email(name),
            results=ended.count(ids[name.title()]),
        )
        for name, cookie in cookies.items()
    }


async def _matches(
    engine: AsyncEngine, titles: dict[str, str], people: dict[str, ExpectedPerson]
) -> dict[str, ExpectedMatch]:
    names = {each.guest: name for name, each in people.items()}
    return {match: await _match(engine, match, title, names) for match, title in titles.items()}


async def _match(
    engine: AsyncEngine, match: str, title: str, names: dict[str, str]
) -> ExpectedMatch:
    stored = await storage.find_match(engine, match)
    assert stored is not None
    held: dict[str, tuple[int, ...]] = {}
    for seat in stored.seats:
        if seat.guest is not None:
            name = names[str(seat.guest)]
            held[name] = (*held.get(name, ()), seat.seat)
    snapshots, lines, notes = schema.snapshots.c, schema.lines.c, schema.notes.c
    async with engine.connect() as connection:
        kept = await connection.execute(select(snapshots.seq).where(snapshots.match == match))
        said = await connection.execute(
            select(lines.text).where(lines.match == match).order_by(lines.number)
        )
        noted = await connection.execute(
            select(notes.guest, notes.text).where(notes.match == match)
        )
    taught = lesson_of(stored)
    return ExpectedMatch(
        title=title,
        game=stored.game,
        version=stored.version,
        scenario=stored.scenario,
        ended=stored.ended,
        position=position(await _replayed(engine, stored)) if stored.full else None,
        snapshots=tuple(sorted(kept.scalars())),
        people=held,
        bots={seat.seat: seat.bot for seat in stored.seats if seat.bot},
        paused=stored.paused,
        control="" if stored.control is None else stored.control.kind,
        lesson="" if taught is None else taught.name,
        proposals=tuple(each.kind for each in stored.proposals),
        talk=tuple(said.scalars()),
        notes={names[str(row.guest)]: row.text for row in noted},
        presets={each.seat: msgspec.to_builtins(each.answers) for each in stored.presets},
        record=title if title in EXPORTED else "",
    )


async def _replayed(engine: AsyncEngine, stored: StoredMatch) -> Match[State]:
    match = begin(rules(stored.game, stored.opened_version), *stored.beginning())
    for each in await storage.read_entries(engine, stored.id):
        match.apply(each.entry, versions(stored.game))
    return match


def _dumped(database: str) -> str:
    url = make_url(database).set(drivername="postgresql").render_as_string(hide_password=False)
    wishes = ("--no-owner", "--no-privileges", "--inserts", "--rows-per-insert=200")
    command = ["pg_dump", *wishes, f"--dbname={url}"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


if __name__ == "__main__":
    main()
