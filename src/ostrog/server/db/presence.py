"""Presence: who is connected to a match through any process.

Each process renews its rows, so those of a killed process expire.
"""

from __future__ import annotations

import uuid
from collections.abc import Collection, Iterable, Sequence
from datetime import timedelta

from sqlalchemy import delete, func, literal, select
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ostrog.server.db.database import at_once
from ostrog.server.db.schema import among, presences
from ostrog.server.db.storage import StoredMatch
from ostrog.server.protocol.replies import Present

LASTS = timedelta(seconds=30)
"""Time after which a presence that its process does not renew expires."""
AT_ONCE = 5_000
"""Number of presences in one statement; PostgreSQL takes at most 32,767 values, three for each."""
SAID_EVERY = 10.0
"""Interval in seconds at which a process renews its presences."""


async def arrive(
    engine: AsyncEngine, process: uuid.UUID, people: Collection[tuple[str, uuid.UUID]]
) -> None:
    """Record or renew the presence of guests, each given with a match."""
    if not people:
        return
    # The order is always the same, so that two processes do not block each other.
    rows = [{"match": m, "guest": guest, "process": process} for m, guest in sorted(set(people))]
    now = func.clock_timestamp()
    for first in range(0, len(rows), AT_ONCE):
        writing = (
            postgresql.insert(presences)
            .values(rows[first : first + AT_ONCE])
            .on_conflict_do_update(index_elements=["match", "guest", "process"], set_={"seen": now})
        )
        async with at_once(engine) as connection:
            await connection.execute(writing)


async def go_on(
    engine: AsyncEngine, process: uuid.UUID, people: Collection[tuple[str, uuid.UUID]]
) -> None:
    """Renew presences, and delete expired ones of processes that have ended."""
    await arrive(engine, process, people)
    old = presences.c.seen < func.clock_timestamp() - literal(2 * LASTS)
    async with at_once(engine) as connection:
        await connection.execute(delete(presences).where(old))


async def leave(engine: AsyncEngine, process: uuid.UUID, match: str, guest: uuid.UUID) -> None:
    """Record that a guest has left a match in this process."""
    gone = delete(presences).where(
        presences.c.process == process, presences.c.match == match, presences.c.guest == guest
    )
    async with at_once(engine) as connection:
        await connection.execute(gone)


async def end(engine: AsyncEngine, process: uuid.UUID) -> None:
    """Delete all presences of this process."""
    async with at_once(engine) as connection:
        await connection.execute(delete(presences).where(presences.c.process == process))


async def who(
    connection: AsyncConnection, matches: Sequence[str]
) -> dict[str, frozenset[uuid.UUID]]:
    """Return the guests present in each of these matches."""
    found = (
        select(presences.c.match, presences.c.guest)
        .where(
            among(presences.c.match, matches),
            presences.c.seen > func.clock_timestamp() - literal(LASTS),
        )
        .distinct()
    )
    here: dict[str, set[uuid.UUID]] = {match: set() for match in matches}
    for row in (await connection.execute(found)).all():
        here[row.match].add(row.guest)
    return {match: frozenset(people) for match, people in here.items()}


def present(stored: StoredMatch, here: Iterable[uuid.UUID]) -> Present:
    """Return the seats whose holders are present, and the number of spectators."""
    people = set(here)
    holders = {seat.guest for seat in stored.seats}
    return Present(
        [seat.seat for seat in stored.seats if seat.guest in people], len(people - holders)
    )
