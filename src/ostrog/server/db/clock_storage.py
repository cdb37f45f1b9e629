"""Timekeeping: the clocks of matches in the database, and the time in which no server was up.

All moments are the database's own, so that processes need not agree about the time.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import datetime, timedelta

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ostrog.server.db.jobs import CLOCK, TIME_SHORT, Job, defer
from ostrog.server.db.schema import clocks, pulse
from ostrog.server.db.time_controls import Clock, pressed, started, stopped
from ostrog.server.protocol.clocks import Control

WARNING = timedelta(hours=12)
"""So long before their time runs out people are warned who had more than that."""
OUTAGE = timedelta(seconds=10)
"""If no server has shown in so long that it is up, nobody could choose."""
PULSE_EVERY = 2.0
"""So often, in seconds, a server shows that it is up."""


async def read(connection: AsyncConnection, match: str, *, lock: bool = False) -> list[Clock]:
    """The clocks of a match."""
    found = select(clocks).where(clocks.c.match == match).order_by(clocks.c.seat)
    rows = (await connection.execute(found.with_for_update() if lock else found)).all()
    return [Clock(row.seat, row.remaining, row.deadline, row.flagged) for row in rows]


async def now(connection: AsyncConnection) -> datetime:
    """The time, as the database has it; not that of the transaction's beginning."""
    found: datetime = (await connection.execute(select(func.clock_timestamp()))).scalar_one()
    return found


async def wind_up(
    connection: AsyncConnection, match: str, control: Control, persons: Sequence[Sequence[int]]
) -> None:
    """Give everybody the whole bank, as long as there are no clocks."""
    if not await read(connection, match, lock=True):
        rows = [
            {"match": match, "seat": clock.seat, "remaining": clock.left}
            for clock in started(control, persons)
        ]
        await connection.execute(insert(clocks), rows)


async def press(
    connection: AsyncConnection, match: str, control: Control, asked: Collection[int]
) -> list[Clock]:
    """Let the clocks run of those who are asked; nobody's, if nobody is."""
    known = await read(connection, match, lock=True)
    time = await now(connection)
    after = pressed(control, known, asked, time) if asked else stopped(known, time)
    await _write(connection, match, known, after, time)
    return after


async def stop(connection: AsyncConnection, match: str) -> None:
    """Let no clock run."""
    known, time = await read(connection, match, lock=True), await now(connection)
    await _write(connection, match, known, stopped(known, time), time)


async def put_away(connection: AsyncConnection, match: str, seat: int) -> None:
    """Take the clock of a person away whose seat a bot has taken."""
    gone = delete(clocks).where(clocks.c.match == match, clocks.c.seat == seat)
    await connection.execute(gone)


async def set_back(connection: AsyncConnection, match: str, seat: int, control: Control) -> None:
    """Give a person who takes over the whole bank."""
    await connection.execute(
        update(clocks)
        .where(clocks.c.match == match, clocks.c.seat == seat)
        .values(remaining=timedelta(seconds=control.bank), deadline=None, flagged=None)
    )


async def flag(engine: AsyncEngine, match: str, seat: int, jobs: Sequence[Job] = ()) -> bool:
    """Note that a clock has run out, if it has and nobody has noted it yet; these jobs follow."""
    time = func.clock_timestamp()
    noting = (
        update(clocks)
        .where(
            clocks.c.match == match,
            clocks.c.seat == seat,
            clocks.c.deadline <= time,
            clocks.c.flagged.is_(None),
        )
        .values(flagged=time)
    )
    async with engine.begin() as connection:
        noted = bool((await connection.execute(noting)).rowcount)
        await defer(connection, jobs if noted else ())
    return noted


async def show_pulse(engine: AsyncEngine) -> timedelta:
    """Show that a server is up, and give everybody back the time in which none was.

    Returns how much that was.
    """
    async with engine.begin() as connection:
        seen = (
            await connection.execute(select(pulse.c.seen).where(pulse.c.id == 1).with_for_update())
        ).scalar_one()
        time = await now(connection)
        lost: timedelta = time - seen
        await connection.execute(update(pulse).where(pulse.c.id == 1).values(seen=time))
        if lost < OUTAGE:
            return timedelta()
        giving_back = (
            update(clocks)
            # What had run out before the outage stays so.
            .where(clocks.c.deadline > seen)
            .values(deadline=clocks.c.deadline + lost, flagged=None)
            .returning(clocks.c.match, clocks.c.seat, clocks.c.deadline)
        )
        rows = (await connection.execute(giving_back)).all()
        for row in rows:
            await defer(connection, _alarms(row.match, row.seat, row.deadline, time))
        return lost


@asynccontextmanager
async def pulsing(engine: AsyncEngine) -> AsyncIterator[None]:
    """Show that a server is up, as long as this lasts."""

    async def pulsate() -> None:
        while True:
            with suppress(OSError, SQLAlchemyError):
                await show_pulse(engine)
            await asyncio.sleep(PULSE_EVERY)

    task = asyncio.create_task(pulsate())
    try:
        yield
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def _alarms(match: str, seat: int, deadline: datetime, time: datetime) -> list[Job]:
    alarms = [Job(CLOCK, {"match": match, "seat": seat}, at=deadline)]
    if deadline - WARNING > time:
        # The deadline comes along: a clock that was stopped meanwhile has another.
        about = {"match": match, "deadline": deadline.isoformat()}
        alarms.append(Job(TIME_SHORT, {**about, "seat": seat}, at=deadline - WARNING))
    return alarms


async def _write(
    connection: AsyncConnection,
    match: str,
    before: Sequence[Clock],
    after: Sequence[Clock],
    time: datetime,
) -> None:
    for was, clock in zip(before, after, strict=True):
        if clock == was:
            continue
        await connection.execute(
            update(clocks)
            .where(clocks.c.match == match, clocks.c.seat == clock.seat)
            .values(remaining=clock.left, deadline=clock.deadline, flagged=clock.flagged)
        )
        if clock.deadline is not None:
            await defer(connection, _alarms(match, clock.seat, clock.deadline, time))
