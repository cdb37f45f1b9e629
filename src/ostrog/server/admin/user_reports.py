"""Reports of users to the maintainers about conduct or rulings."""

from __future__ import annotations

import uuid
from datetime import timedelta

from sqlalchemy import exists, func, insert, literal, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ostrog.kernel import Record
from ostrog.server.accounts.blocks import TooMany
from ostrog.server.db.schema import guests, matches, reports
from ostrog.server.match.session import MatchSession, NotBegun
from ostrog.server.replay import retelling

MOST_REPORTS = 20
"""Maximum number of reports from one user per day."""
DAY = timedelta(days=1)


class Unknown(Exception):
    """The report names a guest or a match that does not exist."""


async def file_conduct(
    connection: AsyncConnection,
    reporter: uuid.UUID,
    about: uuid.UUID,
    match: str | None,
    text: str,
) -> None:
    """Store a report about the conduct of a guest."""
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
    rule: str,
    record: bytes,
) -> None:
    """Store a report about a ruling that looks wrong, with its rule and the record of the match."""
    ruling = {"match": match, "at": at, "rule": rule, "record": record}
    await _file(connection, reporter, kind="ruling", text=text, **ruling)


async def _file(connection: AsyncConnection, reporter: uuid.UUID, **values: object) -> None:
    # The lock ensures that concurrent reports of one user are counted one after the other.
    await connection.execute(
        select(guests.c.id).where(guests.c.id == reporter).with_for_update(key_share=True)
    )
    today = reports.c.created > func.now() - literal(DAY)
    counting = select(func.count()).where(reports.c.reporter == reporter, today)
    if (await connection.scalar(counting) or 0) >= MOST_REPORTS:
        raise TooMany
    text = str(values.pop("text")).replace("\0", "")  # the database does not accept NUL
    await connection.execute(insert(reports).values(reporter=reporter, text=text, **values))


async def record_of(session: MatchSession) -> Record:
    """Return the record of a match, without the seed while the match is open."""
    if not session.stored.full:
        raise NotBegun
    return await retelling.record_of(session.engine, session.stored)
