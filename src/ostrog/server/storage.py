"""What is kept of matches: who sits where, and the entries, one row each."""

from __future__ import annotations

import secrets
import uuid
from collections.abc import Mapping, Sequence

import msgspec
from sqlalchemy import insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ostrog.kernel import Ruleset
from ostrog.kernel.records import AnyEntry
from ostrog.server import schema

_entry = msgspec.msgpack.Encoder()
_any_entry: msgspec.msgpack.Decoder[AnyEntry] = msgspec.msgpack.Decoder(AnyEntry)


class StoredSeat(msgspec.Struct, frozen=True):
    """A seat and who took it."""

    seat: int
    guest: uuid.UUID | None
    name: str
    contribution: bytes
    bot: str = ""
    """The level of the bot that holds it."""

    @property
    def taken(self) -> bool:
        """Whether somebody holds it."""
        return self.guest is not None or bool(self.bot)


class StoredMatch(msgspec.Struct, frozen=True):
    """A match without its entries."""

    id: str
    game: str
    version: int
    scenario: str
    ruleset: dict[str, bool | int | float | str | None]
    seed: bytes
    seats: tuple[StoredSeat, ...]

    @property
    def full(self) -> bool:
        """Whether all seats are taken, so that the match can begin."""
        return all(seat.taken for seat in self.seats)

    @property
    def has_bots(self) -> bool:
        """Whether bots play along."""
        return any(seat.bot for seat in self.seats)

    def level_of(self, seat: int) -> str:
        """The level of the bot that holds a seat; empty for a person."""
        return next(each.bot for each in self.seats if each.seat == seat)

    def held_by(self, guest: uuid.UUID) -> tuple[int, ...]:
        """The seats of a guest."""
        return tuple(seat.seat for seat in self.seats if seat.guest == guest)


class StoredEntry(msgspec.Struct, frozen=True):
    """An entry as it lies in the database."""

    seq: int
    request: str
    entry: AnyEntry


class Overtaken(Exception):
    """Somebody else wrote this entry's number first."""


async def open_match(
    engine: AsyncEngine,
    *,
    game: str,
    version: int,
    scenario: str,
    opener: uuid.UUID,
    seats: Mapping[int, bool],
    contribution: bytes,
    ruleset: Ruleset | None = None,
    bots: Mapping[int, str] | None = None,
) -> str:
    """A new match; `seats` says of each whether the opener takes it, `bots` which level does.

    Returns its id.
    """
    match = secrets.token_urlsafe(9)
    async with engine.begin() as connection:
        await connection.execute(
            insert(schema.matches).values(
                id=match,
                game=game,
                version=version,
                scenario=scenario,
                ruleset=dict(ruleset or {}),
                seed=secrets.token_bytes(32),
                opened_by=opener,
            )
        )
        await connection.execute(
            insert(schema.seats),
            [
                {
                    "match": match,
                    "seat": seat,
                    "guest": opener if taken else None,
                    "bot": (bots or {}).get(seat, ""),
                    "contribution": contribution if taken else b"",
                }
                for seat, taken in seats.items()
            ],
        )
    return match


async def take_seat(
    engine: AsyncEngine,
    match: str,
    seat: int,
    guest: uuid.UUID,
    contribution: bytes,
    *,
    along: Sequence[int] = (),
) -> bool:
    """Take a seat and those that go along with it, all or none.

    False if one of them is not free, or if the guest already sits in this match.
    """
    seats, wanted = schema.seats, {seat, *along}
    # The rows of the whole match are locked, so that nobody takes two places at the same time.
    every = (
        select(seats.c.seat, seats.c.guest, seats.c.bot)
        .where(seats.c.match == match)
        .order_by(seats.c.seat)
        .with_for_update()
    )
    taking = (
        update(seats)
        .where(seats.c.match == match, seats.c.seat.in_(wanted))
        .values(guest=guest, contribution=contribution)
    )
    async with engine.begin() as connection:
        rows = (await connection.execute(every)).all()
        free = {row.seat for row in rows if row.guest is None and not row.bot}
        if not wanted <= free or guest in {row.guest for row in rows}:
            return False
        await connection.execute(taking)
        return True


async def find_match(engine: AsyncEngine, match: str) -> StoredMatch | None:
    """A match by its id."""
    async with engine.connect() as connection:
        row = (
            await connection.execute(select(schema.matches).where(schema.matches.c.id == match))
        ).one_or_none()
        if row is None:
            return None
        seats = await _seats(connection, match)
    return StoredMatch(
        row.id, row.game, row.version, row.scenario, dict(row.ruleset), row.seed, seats
    )


async def _seats(connection: AsyncConnection, match: str) -> tuple[StoredSeat, ...]:
    seats, guests = schema.seats.c, schema.guests.c
    found = (
        select(seats.seat, seats.guest, guests.name, seats.contribution, seats.bot)
        .select_from(schema.seats.outerjoin(schema.guests, seats.guest == guests.id))
        .where(seats.match == match)
        .order_by(seats.seat)
    )
    rows = (await connection.execute(found)).all()
    return tuple(StoredSeat(r.seat, r.guest, r.name or "", r.contribution, r.bot) for r in rows)


async def read_entries(engine: AsyncEngine, match: str, since: int = 0) -> list[StoredEntry]:
    """The entries of a match from a number on."""
    entries = schema.entries.c
    found = (
        select(entries.seq, entries.request, entries.entry)
        .where(entries.match == match, entries.seq >= since)
        .order_by(entries.seq)
    )
    async with engine.connect() as connection:
        rows = (await connection.execute(found)).all()
    return [StoredEntry(r.seq, r.request, _any_entry.decode(r.entry)) for r in rows]


async def write_entry(
    engine: AsyncEngine, match: str, seq: int, request: str, entry: AnyEntry
) -> None:
    """Write an entry; it is on disk when this returns."""
    row = {"match": match, "seq": seq, "request": request, "entry": _entry.encode(entry)}
    try:
        async with engine.begin() as connection:
            await connection.execute(insert(schema.entries).values(row))
    except IntegrityError as error:
        raise Overtaken from error


async def matches_of(engine: AsyncEngine, guest: uuid.UUID) -> Sequence[str]:
    """The ids of the matches in which a guest holds a seat, the newest first."""
    found = (
        select(schema.matches.c.id)
        .join(schema.seats, schema.seats.c.match == schema.matches.c.id)
        .where(schema.seats.c.guest == guest)
        .group_by(schema.matches.c.id)
        .order_by(schema.matches.c.created.desc())
        .limit(50)
    )
    async with engine.connect() as connection:
        return [row.id for row in (await connection.execute(found)).all()]
