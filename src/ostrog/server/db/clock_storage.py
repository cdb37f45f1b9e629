"""Storage of match clocks, and compensation for times in which no server was running.

All times come from the clock of the database, so that processes need not agree about the time.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Collection, Sequence
from contextlib import asynccontextmanager, suppress
from datetime import datetime, timedelta

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ostrog.server.db.jobs import CLOCK, TIME_SHORT, Job, cancel, defer
from ostrog.server.db.schema import clocks, pulse
from ostrog.server.db.time_controls import Clock, pressed, started, stopped
from ostrog.server.protocol.clocks import Control

WARNING = timedelta(hours=12)
"""Time before a deadline at which a player is warned, if the deadline was further away."""
OUTAGE = timedelta(seconds=10)
"""Time without a sign from any server after which players get the lost time back."""
PULSE_EVERY = 2.0
"""Interval in seconds at which a server records that it is running."""


async def read(connection: AsyncConnection, match: str, *, lock: bool = False) -> list[Clock]:
    """Return the clocks of a match."""
    found = select(clocks).where(clocks.c.match == match).order_by(clocks.c.seat)
    rows = (await connection.execute(found.with_for_update() if lock else found)).all()
    return [Clock(row.seat, row.remaining, row.deadline, row.flagged) for row in rows]


async def now(connection: AsyncConnection) -> datetime:
    """Return the current time of the database, not the start time of the transaction."""
    found: datetime = (await connection.execute(select(func.clock_timestamp()))).scalar_one()
    return found


async def wind_up(
    connection: AsyncConnection, match: str, control: Control, persons: Sequence[Sequence[int]]
) -> None:
    """Create a clock with the whole bank for each player, unless the match has clocks already."""
    if not await read(connection, match, lock=True):
        rows = [
            {"match": match, "seat": clock.seat, "remaining": clock.left}
            for clock in started(control, persons)
        ]
        await connection.execute(insert(clocks), rows)


async def press(
    connection: AsyncConnection,
    match: str,
    control: Control,
    asked: Collection[int],
    *,
    back: bool = False,
) -> list[Clock]:
    """Run the clocks of the seats that are asked, and stop all others; see `pressed`."""
    known = await read(connection, match, lock=True)
    time = await now(connection)
    after = pressed(control, known, asked, time, back=back) if asked else stopped(known, time)
    await _write(connection, match, known, after, time)
    return after


async def stop(connection: AsyncConnection, match: str) -> None:
    """Stop all clocks of a match."""
    known, time = await read(connection, match, lock=True), await now(connection)
    await _write(connection, match, known, stopped(known, time), time)


async def put_away(connection: AsyncConnection, match: str, seat: int) -> None:
    """Delete the clock of a player whose seat a bot has taken."""
    gone = delete(clocks).where(clocks.c.match == match, clocks.c.seat == seat)
    await connection.execute(gone)


async def set_back(connection: AsyncConnection, match: str, seat: int, control: Control) -> None:
    """Reset a clock to the whole bank, for a player who takes over the seat."""
    await connection.execute(
        update(clocks)
        .where(clocks.c.match == match, clocks.c.seat == seat)
        .values(remaining=timedelta(seconds=control.bank), deadline=None, flagged=None)
    )


async def flag(engine: AsyncEngine, match: str, seat: int, jobs: Sequence[Job] = ()) -> bool:
    """Mark a clock that has run out, and schedule the jobs.

    Returns False, and changes nothing, if it has not run out or is marked already.
    """
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
    """Record that a server is running, and give players back the time in which none was.

    Returns the time given back.
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
            # Clocks that had run out before the outage stay unchanged.
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
    """Record regularly that a server is running, while the context is open."""

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
    out, short = _names(match, seat)
    alarms = [Job(CLOCK, {"match": match, "seat": seat}, at=deadline, replaces=out)]
    if deadline - WARNING > time:
        # The job contains the deadline to recognise a clock that was stopped in the meantime.
        about = {"match": match, "deadline": deadline.isoformat()}
        at = deadline - WARNING
        alarms.append(Job(TIME_SHORT, {**about, "seat": seat}, at=at, replaces=short))
    return alarms


def _names(match: str, seat: int) -> tuple[str, str]:
    """Return the names of a clock's alarms; there is never more than one of each."""
    return f"clock {match} {seat}", f"time short {match} {seat}"


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
        for name in _names(match, clock.seat):
            await cancel(connection, name)
        if clock.deadline is not None:
            await defer(connection, _alarms(match, clock.seat, clock.deadline, time))
