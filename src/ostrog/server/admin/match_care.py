"""Tools of operators for single matches and guests: inspect, repair, close and delete."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

import msgspec
from sqlalchemy import delete, exists, func, literal, or_, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ostrog.kernel import State
from ostrog.kernel.matches.match import Match
from ostrog.server.db import clock_storage, proposals, schema, storage
from ostrog.server.db.fanout import Fanout
from ostrog.server.db.storage import StoredMatch
from ostrog.server.match.registry import MatchRegistry
from ostrog.server.match.worker import STALLED
from ostrog.server.replay import verification
from ostrog.server.replay.verification import Problem


class NoSuchMatch(LookupError):
    """There is no match with this id."""


class WaitingJob(msgspec.Struct, frozen=True):
    """A job of a match that is waiting, running or failed."""

    task: str
    status: str
    attempts: int
    at: datetime | None


class Look(msgspec.Struct, frozen=True):
    """A match as an operator may see it, without hidden information and the seed."""

    stored: StoredMatch
    entries: int
    last: str
    """The kind of the last entry; its contents may be secret."""
    last_at: datetime | None
    asked: tuple[int, ...]
    jobs: tuple[WaitingJob, ...]
    trouble: str = ""
    """The error that prevents loading the match; empty if there is none."""


class Repaired(msgspec.Struct, frozen=True):
    """The changes that a repair made to a match."""

    snapshots: int
    """Number of snapshots deleted."""
    ended: str
    """The reason of the ending that was missing and is now stored; empty if none."""
    jobs: int
    """Number of stuck jobs that were scheduled again."""
    bots: bool
    """Whether the bots were scheduled."""
    left: tuple[Problem, ...]
    """Problems of the log itself, which cannot be repaired."""


# Inspecting

_JOBS = text(
    "SELECT task_name, status::text, attempts, scheduled_at FROM procrastinate_jobs"
    " WHERE args->>'match' = :match"
    " AND status IN ('todo', 'doing', 'failed') ORDER BY id"
)


async def look(engine: AsyncEngine, match: str) -> Look:
    """Return the status of a match for an operator."""
    stored = await _find(engine, match)
    entries = schema.entries.c
    newest = (
        select(entries.seq, entries.entry, entries.created)
        .where(entries.match == match)
        .order_by(entries.seq.desc())
        .limit(1)
    )
    async with engine.connect() as connection:
        last = (await connection.execute(newest)).one_or_none()
        rows = (await connection.execute(_JOBS, {"match": match})).all()
    asked, trouble = await _asked(engine, stored)
    return Look(
        stored=stored,
        entries=0 if last is None else last.seq + 1,
        last="" if last is None else _kind(last.entry),
        last_at=None if last is None else last.created,
        asked=asked,
        jobs=tuple(WaitingJob(*row) for row in rows),
        trouble=trouble,
    )


async def _find(engine: AsyncEngine, match: str) -> StoredMatch:
    stored = await storage.find_match(engine, match)
    if stored is None:
        raise NoSuchMatch(match)
    return stored


def _kind(entry: bytes) -> str:
    try:
        return str(msgspec.msgpack.decode(entry)["type"])
    except (msgspec.DecodeError, LookupError, TypeError):
        return "?"


async def _asked(engine: AsyncEngine, stored: StoredMatch) -> tuple[tuple[int, ...], str]:
    """Return the seats that have a decision to make, and the error that prevents loading."""
    if not stored.full or stored.ended:
        return (), ""
    try:
        match = await _load(engine, stored.id)
    except Exception as error:  # the match may be broken in any way
        return (), type(error).__name__
    return tuple(sorted({ask.seat for ask in match.asks()})), ""


async def _load(engine: AsyncEngine, match: str) -> Match[State]:
    session = await MatchRegistry(engine).find(match)
    if session is None:
        raise NoSuchMatch(match)
    return await session.match()


# Repairing


async def repair(engine: AsyncEngine, match: str) -> Repaired:
    """Delete snapshots that do not fit the log, and schedule stuck jobs again."""
    stored = await _find(engine, match)
    checked = await verification.check(engine, stored)
    first = verification.first_misfit(checked.problems)
    kinds = {problem.what for problem in checked.problems}
    ending = checked.ended if "other-ending" in kinds else ""
    async with engine.begin() as connection:
        dropped = 0 if first is None else await _drop_snapshots(connection, match, first)
        if ending:
            await storage.end(connection, match, ending)
            await clock_storage.stop(connection, match)
        jobs = await _do_again(connection, match)
    left = tuple(p for p in checked.problems if p.what not in ("other-snapshot", "other-ending"))
    bots = stored.full and stored.has_bots and not (stored.ended or ending or left)
    if dropped and not left:
        await _keep_snapshot(engine, match)
    if bots:
        await storage.call_bots(engine, stored)
    return Repaired(dropped, ending, jobs, bots, left)


async def _drop_snapshots(connection: AsyncConnection, match: str, first: int) -> int:
    """Delete snapshots from this number on, since each has only the events after the previous."""
    kept = schema.snapshots.c
    gone = delete(schema.snapshots).where(kept.match == match, kept.seq >= first)
    return (await connection.execute(gone)).rowcount


async def _keep_snapshot(engine: AsyncEngine, match: str) -> None:
    """Store a correct snapshot, since a server with the match in memory adds only newer events."""
    session = await MatchRegistry(engine).find(match)
    assert session is not None
    await session.keep_snapshot()


_STUCK = text(
    "SELECT job.id FROM procrastinate_jobs job"
    " LEFT JOIN procrastinate_workers worker ON worker.id = job.worker_id"
    " WHERE job.args->>'match' = :match AND (job.status = 'failed'"
    " OR job.status = 'doing' AND (worker.id IS NULL"
    " OR worker.last_heartbeat < now() - make_interval(secs => :seconds)))"
)
_AGAIN = text("SELECT procrastinate_retry_job_v2(:id, now(), NULL, NULL, NULL)")


async def _do_again(connection: AsyncConnection, match: str) -> int:
    """Schedule again the jobs that failed or whose worker is dead; returns how many."""
    given = {"match": match, "seconds": STALLED}
    stuck = (await connection.execute(_STUCK, given)).scalars().all()
    for job in stuck:
        await connection.execute(_AGAIN, {"id": job})
    return len(stuck)


# Closing


async def close(engine: AsyncEngine, fanout: Fanout, match: str) -> bool:
    """End a match as aborted; returns False if it is over already."""
    if (await _find(engine, match)).ended:
        return False
    async with engine.begin() as connection:
        await storage.end(connection, match, verification.ABORTED)
        await proposals.drop(connection, match)
        await clock_storage.stop(connection, match)
    await fanout.tell(match)
    return True


# Reports


class UserReport(msgspec.Struct, frozen=True):
    """A report of a user to the maintainers."""

    id: int
    kind: str
    created: datetime
    match: str | None
    at: int | None
    rule: str
    text: str
    record: bytes | None


async def reports(engine: AsyncEngine) -> Sequence[UserReport]:
    """Return all reports, the oldest first."""
    told = schema.reports.c
    named = (told.id, told.kind, told.created, told.match, told.at, told.rule)
    async with engine.connect() as connection:
        found = select(*named, told.text, told.record)
        rows = (await connection.execute(found.order_by(told.id))).all()
    return [UserReport(*row) for row in rows]


# Deleting guests


async def forget_guests(engine: AsyncEngine, days: int) -> int:
    """Delete guests older than `days` without an account or a match; returns how many."""
    guests, sessions = schema.guests.c, schema.sessions.c
    since = func.now() - literal(timedelta(days=days))
    played = [
        exists().where(schema.seats.c.guest == guests.id),
        exists().where(schema.seats.c.began == func.cast(guests.id, schema.seats.c.began.type)),
        exists().where(schema.matches.c.opened_by == guests.id),
        exists().where(schema.results.c.guest == guests.id),
    ]
    known = [
        exists().where(schema.accounts.c.guest == guests.id),
        exists().where(schema.signups.c.guest == guests.id),
        exists().where(sessions.guest == guests.id, sessions.created >= since),
    ]
    gone = delete(schema.guests).where(guests.created < since, ~or_(*played, *known))
    async with engine.begin() as connection:
        return (await connection.execute(gone)).rowcount
