"""Public profiles of players who have an account."""

from __future__ import annotations

import uuid
from collections.abc import Sequence

import msgspec
from sqlalchemy import Label, func, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ostrog.server.accounts.ratings import ordinal
from ostrog.server.db.schema import accounts, guests, matches, ratings, results, seats
from ostrog.server.protocol.matches import Ended
from ostrog.server.protocol.profiles import Ending, Profile, ProfileSummary, Rating, Tally

MOST_ENDINGS = 20
"""Maximum number of recent results in a profile."""


async def profile(
    connection: AsyncConnection, guest: uuid.UUID, reader: uuid.UUID | None
) -> Profile | None:
    """Return the profile of a guest as `reader` sees it; None for a guest without an account.

    Matches that were not listed in the lobby are private: only who took part in them is told which
    they are.
    """
    found = (
        select(guests.c.name, accounts.c.created)
        .join(accounts, accounts.c.guest == guests.c.id)
        .where(guests.c.id == guest)
    )
    row = (await connection.execute(found)).one_or_none()
    if row is None:
        return None
    return Profile(
        guest=guest,
        name=row.name,
        since=row.created,
        tallies=await _tallies(connection, guest),
        ratings=await standings(connection, guest),
        last=await _told_to(connection, reader, await endings(connection, guest, MOST_ENDINGS)),
    )


async def _tallies(connection: AsyncConnection, guest: uuid.UUID) -> list[Tally]:
    def times(ended: Ended) -> Label[int]:
        return func.count().filter(results.c.ended == ended).label(ended)

    counting = (
        select(results.c.game, results.c.team, times("won"), times("lost"), times("shared"))
        .where(results.c.guest == guest)
        .group_by(results.c.game, results.c.team)
        .order_by(results.c.game, results.c.team)
    )
    rows = (await connection.execute(counting)).all()
    return [Tally(row.game, row.team, row.won, row.lost, row.shared) for row in rows]


async def standings(connection: AsyncConnection, guest: uuid.UUID) -> list[Rating]:
    """Return the ratings of a guest, sorted by game."""
    found = select(ratings).where(ratings.c.guest == guest).order_by(ratings.c.game)
    rows = (await connection.execute(found)).all()
    return [Rating(row.game, ordinal(row.mu, row.sigma), row.matches) for row in rows]


async def endings(
    connection: AsyncConnection, guest: uuid.UUID, most: int | None = None
) -> list[Ending]:
    """Return the results of a guest's matches, the newest first."""
    found = (
        select(results)
        .where(results.c.guest == guest)
        .order_by(results.c.created.desc(), results.c.match)
        .limit(most)
    )
    rows = (await connection.execute(found)).all()
    return [
        Ending(row.match, row.game, row.team, row.ended, row.rated, row.created) for row in rows
    ]


async def _told_to(
    connection: AsyncConnection, reader: uuid.UUID | None, found: Sequence[Ending]
) -> list[Ending]:
    """Return results without the ids of private matches in which the reader did not take part."""
    own = select(seats.c.match).where(seats.c.guest == reader)
    told = select(matches.c.id).where(
        matches.c.id.in_([each.match for each in found]),
        or_(matches.c.listed, matches.c.id.in_(own)),
    )
    open_ = set((await connection.execute(told)).scalars())
    return [
        each if each.match in open_ else msgspec.structs.replace(each, match="") for each in found
    ]


async def people_at(connection: AsyncConnection, match: str) -> list[ProfileSummary]:
    """Return the people who hold seats in a match."""
    found = (
        select(guests.c.id, guests.c.name, seats.c.seat, accounts.c.guest.label("account"))
        .join(seats, seats.c.guest == guests.c.id)
        .join(accounts, accounts.c.guest == guests.c.id, isouter=True)
        .where(seats.c.match == match)
        .order_by(seats.c.seat)
    )
    people: dict[uuid.UUID, ProfileSummary] = {}
    for row in (await connection.execute(found)).all():
        person = ProfileSummary(row.id, row.name, [], row.account is not None)
        people.setdefault(row.id, person).seats.append(row.seat)
    return list(people.values())
