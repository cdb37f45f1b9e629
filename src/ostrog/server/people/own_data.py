"""One's own data: all of it to take away, or to be forgotten."""

from __future__ import annotations

import uuid

from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ostrog.server import schema
from ostrog.server.people import accounts, blocks, profiles
from ostrog.server.people.messages import OwnData, OwnReport, OwnSeat
from ostrog.server.schema import guests, matches, reports, results, seats, sessions


async def export(connection: AsyncConnection, guest: uuid.UUID, *, mails: bool) -> OwnData:
    """All that is stored about somebody: no secrets, and nothing of what others hide."""
    since = await connection.scalar(select(guests.c.created).where(guests.c.id == guest))
    assert since is not None
    open_in = select(func.count()).where(sessions.c.guest == guest)
    return OwnData(
        account=await accounts.describe(connection, guest, mails=mails),
        since=since,
        sessions=await connection.scalar(open_in) or 0,
        matches=await _matches(connection, guest),
        results=await profiles.endings(connection, guest),
        ratings=await profiles.standings(connection, guest),
        blocks=await blocks.blocked_by(connection, guest),
        reports=await _reports(connection, guest),
    )


async def _matches(connection: AsyncConnection, guest: uuid.UUID) -> list[OwnSeat]:
    found = (
        select(
            matches.c.id,
            matches.c.game,
            matches.c.scenario,
            matches.c.created,
            func.array_agg(seats.c.seat).label("seats"),
        )
        .join(seats, seats.c.match == matches.c.id)
        .where(seats.c.guest == guest)
        .group_by(matches.c.id)
        .order_by(matches.c.created, matches.c.id)
    )
    return [
        OwnSeat(row.id, row.game, row.scenario, sorted(row.seats), row.created)
        for row in (await connection.execute(found)).all()
    ]


async def _reports(connection: AsyncConnection, guest: uuid.UUID) -> list[OwnReport]:
    # The record stays where it is: it holds what the others have in hand.
    found = select(reports).where(reports.c.reporter == guest).order_by(reports.c.id)
    return [
        OwnReport(row.kind, row.about, row.match, row.at, row.text, row.created)
        for row in (await connection.execute(found)).all()
    ]


async def forget(connection: AsyncConnection, guest: uuid.UUID) -> None:
    """Delete what is stored about somebody; their seats stay, so that matches of others replay."""
    for table in (schema.accounts, schema.signups, schema.tokens, sessions, schema.ratings):
        await connection.execute(delete(table).where(table.c.guest == guest))
    either = or_(schema.blocks.c.guest == guest, schema.blocks.c.blocked == guest)
    await connection.execute(delete(schema.blocks).where(either))
    await connection.execute(update(results).where(results.c.guest == guest).values(guest=None))
    await connection.execute(
        update(reports).where(reports.c.reporter == guest).values(reporter=None)
    )
    await connection.execute(update(guests).where(guests.c.id == guest).values(name=""))
