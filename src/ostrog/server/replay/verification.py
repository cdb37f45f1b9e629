"""The replay check: plays stored matches again by their rules, and says what differs."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Literal

import msgspec
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.elements import ColumnElement

from ostrog.kernel import Match, State
from ostrog.kernel.matches.match import Snapshot, begin
from ostrog.server.catalogue import find_rules, games, versions
from ostrog.server.db import storage
from ostrog.server.db.schema import matches, snapshots
from ostrog.server.db.storage import StoredEntry, StoredMatch

AT_ONCE = 100
"""So many ids are read at a time; of matches there is only ever one in memory."""
ABORTED = "aborted"
"""How a match ends about which the log says nothing: by agreement, or by the operator."""

What = Literal[
    "unknown-game",
    "cannot-set-up",
    "unreadable-entry",
    "missing-entry",
    "cannot-be-done",
    "other-state",
    "other-ending",
    "other-snapshot",
]
"""What is wrong with a match."""


class Problem(msgspec.Struct, frozen=True):
    """One thing that is wrong with a match."""

    what: What
    at: int
    """The number of the entry; of a snapshot, how many entries came before it."""
    detail: str = ""
    """For developers: the kind of error. Its text could tell what somebody has in hand."""


class Checked(msgspec.Struct, frozen=True):
    """A match that was played again."""

    match: str
    game: str
    version: int
    """Of the rules it is played by."""
    entries: int
    """So many were played again."""
    ended: str = ""
    """How the log says it ended."""
    problems: tuple[Problem, ...] = ()


async def count(engine: AsyncEngine, *, open_only: bool) -> int:
    """How many matches there are to check."""
    counting = select(func.count()).select_from(matches).where(*_wanted(open_only))
    async with engine.connect() as connection:
        return int((await connection.execute(counting)).scalar_one())


async def check_all(engine: AsyncEngine, *, open_only: bool) -> AsyncIterator[Checked]:
    """Play all matches again, or the open ones, one after the other."""
    last = ""
    while True:
        found = select(matches.c.id).where(matches.c.id > last, *_wanted(open_only))
        async with engine.connect() as connection:
            page = found.order_by(matches.c.id).limit(AT_ONCE)
            ids = (await connection.execute(page)).scalars().all()
        if not ids:
            return
        for match in ids:
            stored = await storage.find_match(engine, match)
            if stored is not None:
                yield await check(engine, stored)
        last = ids[-1]


def _wanted(open_only: bool) -> list[ColumnElement[bool]]:
    return [matches.c.ended == ""] if open_only else []


async def check(engine: AsyncEngine, stored: StoredMatch) -> Checked:
    """Play a match again, and compare every link of its chain and every snapshot.

    Where the rules that it began with are not installed, the newest ones take their place.
    """
    game = find_rules(stored.game, stored.opened_version) or games().get(stored.game)
    if game is None:
        return _checked(stored, 0, Problem("unknown-game", 0))
    if not stored.full:
        return _checked(stored, 0)
    # Before the entries: what is written meanwhile is not held against the match.
    kept = await _snapshots(engine, stored.id)
    try:
        entries = await storage.read_entries(engine, stored.id)
    except msgspec.DecodeError as error:
        return _checked(stored, 0, Problem("unreadable-entry", 0, type(error).__name__))
    try:
        match = begin(game, *stored.beginning())
    except Exception as error:  # rules may have become anything since
        return _checked(stored, 0, Problem("cannot-set-up", 0, type(error).__name__))
    found, trouble = _misfits(match, kept.pop(0, b"")), None
    for index, each in enumerate(entries):
        if (trouble := _play(match, index, each)) is not None:
            break
        found += _misfits(match, kept.pop(match.number, b""))
    if trouble is not None:
        found.append(trouble)
    else:
        found += [Problem("other-snapshot", number) for number in sorted(kept)]
        if await _ends_otherwise(engine, stored, match):
            found.append(Problem("other-ending", match.number))
    return _checked(stored, match.number, *found, match=match)


def _checked(
    stored: StoredMatch, entries: int, *problems: Problem, match: Match[State] | None = None
) -> Checked:
    outcome = None if match is None else match.outcome
    ended = "" if outcome is None else outcome.reason
    return Checked(stored.id, stored.game, stored.version, entries, ended, problems)


def _play(match: Match[State], index: int, each: StoredEntry) -> Problem | None:
    """Do what an entry says was done; what is wrong with it, if anything."""
    if each.seq != index:
        return Problem("missing-entry", index)
    try:
        match.apply(each.entry, versions(match.game.name))
    except Exception as error:  # rules may have become anything since
        return Problem("cannot-be-done", index, type(error).__name__)
    if match.chain != each.entry.chain or match.entries[-1] != each.entry:
        return Problem("other-state", index)
    return None


def _misfits(match: Match[State], data: bytes) -> list[Problem]:
    """Whether a snapshot is what the log leads to; one of other rules is never used."""
    if not data:
        return []
    try:
        snapshot = msgspec.msgpack.decode(data, type=Snapshot)
    except msgspec.DecodeError as error:
        return [Problem("other-snapshot", match.number, type(error).__name__)]
    if snapshot.version != match.game.version or snapshot == match.snapshot():
        return []
    return [Problem("other-snapshot", match.number)]


async def _ends_otherwise(engine: AsyncEngine, stored: StoredMatch, match: Match[State]) -> bool:
    """Whether the log leads to another ending than is noted, and not only since a moment ago."""
    ended = "" if match.outcome is None else match.outcome.reason
    if stored.ended == ended or (stored.ended == ABORTED and not ended):
        return False
    now = await storage.find_match(engine, stored.id)
    return now is not None and now.ended == stored.ended


async def _snapshots(engine: AsyncEngine, match: str) -> dict[int, bytes]:
    found = select(snapshots.c.seq, snapshots.c.snapshot).where(snapshots.c.match == match)
    async with engine.connect() as connection:
        return {row.seq: row.snapshot for row in (await connection.execute(found)).all()}


def first_misfit(problems: Sequence[Problem]) -> int | None:
    """From which snapshot on they do not fit the log."""
    return min((each.at for each in problems if each.what == "other-snapshot"), default=None)
