"""Reports: what people tell the maintainers about somebody's conduct, or a ruling."""

from __future__ import annotations

import uuid
from datetime import timedelta

from sqlalchemy import exists, func, insert, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ostrog.kernel import Record
from ostrog.server.accounts.blocks import TooMany
from ostrog.server.db.schema import guests, matches, reports
from ostrog.server.match.session import MatchSession, NotBegun
from ostrog.server.replay import export

MOST_REPORTS = 20
"""So many reports somebody may write in a day."""
DAY = timedelta(days=1)


class Unknown(Exception):
    """A report about something that is not there."""


async def file_conduct(
    connection: AsyncConnection,
    reporter: uuid.UUID,
    about: uuid.UUID,
    match: str | None,
    text: str,
) -> None:
    """Tell how somebody behaved."""
    if about == reporter or not await connection.scalar(
        select(exists().where(guests.c.id == about))
    ):
        raise Unknown
    if match is not None and not await connection.scalar(
        select(exists().where(matches.c.id == match))
    ):
        raise Unknown
    await _file(connection, reporter, kind="conduct", about=about, match=match, text=text)


async def file_ruling(
    connection: AsyncConnection,
    reporter: uuid.UUID,
    match: str,
    at: int,
    text: str,
    *,
    record: bytes,
) -> None:
    """Tell that a ruling looks wrong, with the record that shows it."""
    await _file(connection, reporter, kind="ruling", match=match, at=at, text=text, record=record)


async def _file(connection: AsyncConnection, reporter: uuid.UUID, **values: object) -> None:
    # Reports of one person are counted one after the other.
    await connection.execute(
        select(guests.c.id).where(guests.c.id == reporter).with_for_update(key_share=True)
    )
    today = reports.c.created > func.now() - literal(DAY)
    counting = select(func.count()).where(reports.c.reporter == reporter, today)
    if (await connection.scalar(counting) or 0) >= MOST_REPORTS:
        raise TooMany
    text = str(values.pop("text")).replace("\0", "")  # which the database does not take
    await connection.execute(insert(reports).values(reporter=reporter, text=text, **values))


async def record_of(table: MatchSession) -> Record:
    """All that was done in a match, without the seed as long as it is open."""
    if not table.stored.full:
        raise NotBegun
    return await export.record_of(table.engine, table.stored)
