"""Storage of proposals that players make to each other about a match, and of agreements."""

from __future__ import annotations

from collections.abc import Collection

import msgspec
from sqlalchemy import delete, select
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection

from ostrog.server.db.schema import proposals
from ostrog.server.protocol.matches import ProposalKind


class Proposal(msgspec.Struct, frozen=True):
    """A proposal that is carried out when all players agree."""

    kind: ProposalKind
    entry: int
    """The first entry to take back, with all entries after it; 0 for other proposals."""
    at: int
    """Number of entries in the match; the proposal is void when this number changes."""
    agreed: tuple[int, ...]
    """The seats whose holders have agreed."""


async def read(connection: AsyncConnection, match: str) -> tuple[Proposal, ...]:
    """Return the open proposals in a match."""
    found = select(proposals).where(proposals.c.match == match).order_by(proposals.c.kind)
    rows = (await connection.execute(found)).all()
    return tuple(Proposal(row.kind, row.entry, row.made_at, tuple(row.agreed)) for row in rows)


async def agree(
    connection: AsyncConnection, match: str, wanted: Proposal, seats: Collection[int]
) -> Proposal:
    """Add the agreement of these seats to a proposal, or create the proposal."""
    found = (
        select(proposals)
        .where(proposals.c.match == match, proposals.c.kind == wanted.kind)
        .with_for_update()
    )
    row = (await connection.execute(found)).one_or_none()
    agreed = set(seats)
    if row is not None and (row.entry, row.made_at) == (wanted.entry, wanted.at):
        agreed |= set(row.agreed)
    after = msgspec.structs.replace(wanted, agreed=tuple(sorted(agreed)))
    values = {"entry": after.entry, "made_at": after.at, "agreed": list(after.agreed)}
    await connection.execute(
        postgresql.insert(proposals)
        .values(match=match, kind=after.kind, **values)
        .on_conflict_do_update(index_elements=["match", "kind"], set_=values)
    )
    return after


async def drop(connection: AsyncConnection, match: str, kind: ProposalKind | None = None) -> None:
    """Delete the proposal of one kind, or all proposals of a match."""
    gone = delete(proposals).where(proposals.c.match == match)
    await connection.execute(gone if kind is None else gone.where(proposals.c.kind == kind))
