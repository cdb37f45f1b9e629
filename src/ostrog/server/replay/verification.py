"""The replay check: replays stored matches with their rules, and reports differences."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

import msgspec
from sqlalchemy import func, select
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.elements import ColumnElement

from ostrog.kernel import Match, Mismatch, Mismatched, Playback, State
from ostrog.kernel.matches.match import Snapshot
from ostrog.server.catalogue import find_rules, games, versions
from ostrog.server.db import storage
from ostrog.server.db.schema import matches, snapshots
from ostrog.server.db.storage import StoredMatch

AT_ONCE = 100
"""Number of ids read at a time; only one match is in memory at any time."""
ABORTED = "aborted"
"""Ending that is not in the log: the players agreed to abort, or the operator ended it."""


class Problem(msgspec.Struct, frozen=True):
    """A problem found with a match."""

    what: Mismatch
    at: int
    """Number of the entry; for a snapshot, the number of entries before it."""
    detail: str = ""
    """Type of the error, for developers; its text is left out, since it could reveal a hand."""


class Checked(msgspec.Struct, frozen=True):
    """Result of replaying a match."""

    match: str
    game: str
    version: int
    """Version of the rules by which it is played."""
    entries: int
    """Number of entries that were replayed."""
    ended: str = ""
    """Reason why the match ended according to the log; empty if it did not."""
    problems: tuple[Problem, ...] = ()


async def count(engine: AsyncEngine, *, open_only: bool) -> int:
    """Return the number of matches to check."""
    counting = select(func.count()).select_from(matches).where(*_wanted(open_only))
    async with engine.connect() as connection:
        return int((await connection.execute(counting)).scalar_one())


async def check_all(engine: AsyncEngine, *, open_only: bool) -> AsyncIterator[Checked]:
    """Replay all matches, or only the open ones, one after the other."""
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
    """Replay a match, and compare every link of its chain and every snapshot.

    If the rules with which it began are not installed, the newest ones are used.
    """
    game = find_rules(stored.game, stored.opened_version) or games().get(stored.game)
    if game is None:
        return _checked(stored, 0, Problem("unknown-game", 0))
    if not stored.full:
        return _checked(stored, 0)
    # Read before the entries, so that every snapshot found has its entries.
    kept = await _snapshots(engine, stored.id)
    try:
        entries = await storage.read_entries(engine, stored.id)
    except msgspec.DecodeError as error:
        return _checked(stored, 0, Problem("unreadable-entry", 0, type(error).__name__))
    try:
        playback = Playback.begin(game, *stored.beginning(), versions(game.name))
    except Mismatched as found:
        return _checked(stored, 0, _problem(found))
    match = playback.match
    problems, trouble = _misfits(match, kept.pop(0, b"")), None
    try:
        for index, each in enumerate(entries):
            if each.at != index:
                raise Mismatched("missing-entry", index)
            playback.play(each.entry)
            problems += _misfits(match, kept.pop(match.number, b""))
    except Mismatched as found:
        trouble = _problem(found)
    if trouble is not None:
        problems.append(trouble)
    else:
        problems += [Problem("other-snapshot", number) for number in sorted(kept)]
        if await _ends_otherwise(engine, stored, match):
            problems.append(Problem("other-ending", match.number))
    return _checked(stored, match.number, *problems, match=match)


def _checked(
    stored: StoredMatch, entries: int, *problems: Problem, match: Match[State] | None = None
) -> Checked:
    outcome = None if match is None else match.outcome
    ended = "" if outcome is None else outcome.reason
    return Checked(stored.id, stored.game, stored.version, entries, ended, problems)


def _problem(found: Mismatched) -> Problem:
    return Problem(found.reason, found.at, found.error_type)


def _misfits(match: Match[State], data: bytes) -> list[Problem]:
    """Return a problem if a snapshot differs from the replayed match.

    Snapshots of other rules versions are never used, and so are not compared.
    """
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
    """Whether the stored ending differs from the log, and did not just change."""
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
    """Return the number of the first snapshot that differs from the log, or None."""
    return min((each.at for each in problems if each.what == "other-snapshot"), default=None)
