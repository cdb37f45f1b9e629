"""Blocks: guests whom other guests do not want to play with."""

from __future__ import annotations

import uuid

from sqlalchemy import and_, delete, exists, func, or_, select
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection

from ostrog.server.db.schema import blocks, guests
from ostrog.server.protocol.profiles import Blocked

MOST_BLOCKS = 500


class TooMany(Exception):
    """A user has exceeded the limit for this action."""


async def block(connection: AsyncConnection, guest: uuid.UUID, other: uuid.UUID) -> bool:
    """Block another guest; False if that guest does not exist or is the same one."""
    counting = select(func.count()).where(blocks.c.guest == guest, blocks.c.blocked != other)
    if (await connection.scalar(counting) or 0) >= MOST_BLOCKS:
        raise TooMany
    if guest == other or not await connection.scalar(select(exists().where(guests.c.id == other))):
        return False
    await connection.execute(
        postgresql.insert(blocks).values(guest=guest, blocked=other).on_conflict_do_nothing()
    )
    return True


async def unblock(connection: AsyncConnection, guest: uuid.UUID, other: uuid.UUID) -> None:
    """Remove a block."""
    await connection.execute(
        delete(blocks).where(blocks.c.guest == guest, blocks.c.blocked == other)
    )


async def blocked_by(connection: AsyncConnection, guest: uuid.UUID) -> list[Blocked]:
    """Return the guests whom a guest has blocked."""
    found = (
        select(guests.c.id, guests.c.name)
        .join(blocks, blocks.c.blocked == guests.c.id)
        .where(blocks.c.guest == guest)
        .order_by(blocks.c.created, guests.c.id)
    )
    return [Blocked(row.id, row.name) for row in (await connection.execute(found)).all()]


async def blocked_between(connection: AsyncConnection, one: uuid.UUID, other: uuid.UUID) -> bool:
    """Whether one of two guests has blocked the other."""
    between = or_(
        and_(blocks.c.guest == one, blocks.c.blocked == other),
        and_(blocks.c.guest == other, blocks.c.blocked == one),
    )
    return bool(await connection.scalar(select(exists().where(between))))
