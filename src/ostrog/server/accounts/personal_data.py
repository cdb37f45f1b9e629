"""Export and deletion of the data stored about a guest."""

from __future__ import annotations

import uuid

import msgspec
from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ostrog.server.accounts import blocks, public_profiles, registration
from ostrog.server.db import schema
from ostrog.server.db.schema import (
    guests,
    invitations,
    lines,
    matches,
    notes,
    reports,
    results,
    seats,
    sessions,
)
from ostrog.server.protocol.own_data import (
    OwnData,
    OwnInvitation,
    OwnLine,
    OwnNote,
    OwnPresets,
    OwnReport,
    OwnSeat,
)
from ostrog.server.protocol.presets import Preset


async def export(connection: AsyncConnection, guest: uuid.UUID, *, mails: bool) -> OwnData:
    """Return all data stored about a guest, without secrets of the server or other players."""
    since = await connection.scalar(select(guests.c.created).where(guests.c.id == guest))
    assert since is not None
    open_in = select(func.count()).where(sessions.c.guest == guest)
    return OwnData(
        account=await registration.describe(connection, guest, mails=mails),
        since=since,
        sessions=await connection.scalar(open_in) or 0,
        matches=await _matches(connection, guest),
        results=await public_profiles.endings(connection, guest),
        ratings=await public_profiles.standings(connection, guest),
        blocks=await blocks.blocked_by(connection, guest),
        reports=await _reports(connection, guest),
        lines=await _lines(connection, guest),
        notes=await _notes(connection, guest),
        presets=await _presets(connection, guest),
        invitations=await _invitations(connection, guest),
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
    # The record is left out because it contains the hidden cards of other players.
    found = select(reports).where(reports.c.reporter == guest).order_by(reports.c.id)
    return [
        OwnReport(row.kind, row.about, row.match, row.at, row.rule, row.text, row.created)
        for row in (await connection.execute(found)).all()
    ]


async def _lines(connection: AsyncConnection, guest: uuid.UUID) -> list[OwnLine]:
    found = select(lines).where(lines.c.guest == guest).order_by(lines.c.created, lines.c.number)
    rows = (await connection.execute(found)).all()
    return [OwnLine(row.match, row.text, row.created) for row in rows]


async def _notes(connection: AsyncConnection, guest: uuid.UUID) -> list[OwnNote]:
    found = select(notes).where(notes.c.guest == guest).order_by(notes.c.match)
    return [OwnNote(row.match, row.text) for row in (await connection.execute(found)).all()]


async def _presets(connection: AsyncConnection, guest: uuid.UUID) -> list[OwnPresets]:
    presets = schema.presets
    found = select(presets).where(presets.c.guest == guest)
    rows = (await connection.execute(found.order_by(presets.c.match, presets.c.seat))).all()
    return [
        OwnPresets(row.match, row.seat, msgspec.convert(row.answers, list[Preset])) for row in rows
    ]


async def _invitations(connection: AsyncConnection, guest: uuid.UUID) -> list[OwnInvitation]:
    either = or_(invitations.c.guest == guest, invitations.c.invited_by == guest)
    found = select(invitations).where(either).order_by(invitations.c.created, invitations.c.match)
    return [
        # Whether another guest has declined is not shown.
        OwnInvitation(
            row.match, row.guest == guest, row.guest == guest and row.declined, row.created
        )
        for row in (await connection.execute(found)).all()
    ]


async def forget(connection: AsyncConnection, guest: uuid.UUID) -> None:
    """Delete the data of a guest; seats stay, so that matches of other players can be replayed."""
    for table in (
        schema.accounts,
        schema.signups,
        schema.tokens,
        sessions,
        schema.ratings,
        notes,
        schema.presets,
        schema.presences,
        invitations,
    ):
        await connection.execute(delete(table).where(table.c.guest == guest))
    await connection.execute(delete(invitations).where(invitations.c.invited_by == guest))
    # The rows stay, so that a later line does not get a number that clients know already.
    await connection.execute(
        update(lines).where(lines.c.guest == guest).values(guest=None, seat=None, text="")
    )
    either = or_(schema.blocks.c.guest == guest, schema.blocks.c.blocked == guest)
    await connection.execute(delete(schema.blocks).where(either))
    await connection.execute(update(results).where(results.c.guest == guest).values(guest=None))
    await connection.execute(
        update(reports).where(reports.c.reporter == guest).values(reporter=None)
    )
    await connection.execute(update(guests).where(guests.c.id == guest).values(name=""))
