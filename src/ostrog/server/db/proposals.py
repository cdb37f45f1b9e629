"""Agreements: what people propose to each other about a match, and who has agreed."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection

from ostrog.server.db.schema import proposals
from ostrog.server.protocol.matches import Kind


class Proposal(msgspec.Struct, frozen=True):
    """Something that is done when everybody agrees."""

    kind: Kind
    entry: int
    """What is taken back is this entry and all after it; 0 where nothing is."""
    made_at: int
    """It holds as long as the match has so many entries."""
    agreed: tuple[int, ...]
    """The seats whose holders agree."""


async def read(connection: AsyncConnection, match: str) -> tuple[Proposal, ...]:
    """What is proposed in a match."""
    found = select(proposals).where(proposals.c.match == match).order_by(proposals.c.kind)
    rows = (await connection.execute(found)).all()
    return tuple(Proposal(row.kind, row.entry, row.made_at, tuple(row.agreed)) for row in rows)


async def agree(
    connection: AsyncConnection, match: str, wanted: Proposal, seats: Collection[int]
) -> Proposal:
    """Add the agreement of these seats to a proposal, or make it."""
    found = (
        select(proposals)
        .where(proposals.c.match == match, proposals.c.kind == wanted.kind)
        .with_for_update()
    )
    row = (await connection.execute(found)).one_or_none()
    agreed = set(seats)
    if row is not None and (row.entry, row.made_at) == (wanted.entry, wanted.made_at):
        agreed |= set(row.agreed)
    after = msgspec.structs.replace(wanted, agreed=tuple(sorted(agreed)))
    values = {"entry": after.entry, "made_at": after.made_at, "agreed": list(after.agreed)}
    await connection.execute(
        postgresql.insert(proposals)
        .values(match=match, kind=after.kind, **values)
        .on_conflict_do_update(index_elements=["match", "kind"], set_=values)
    )
    return after


async def drop(connection: AsyncConnection, match: str, kind: Kind | None = None) -> None:
    """Forget a proposal, or all of them."""
    gone = delete(proposals).where(proposals.c.match == match)
    await connection.execute(gone if kind is None else gone.where(proposals.c.kind == kind))
