"""Storage of matches: seats, entries with one row each, and snapshots."""

from __future__ import annotations

import secrets
import uuid
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from typing import NotRequired, TypedDict, Unpack

import msgspec
from msgspec.structs import replace
from sqlalchemy import (
    Boolean,
    Text,
    bindparam,
    case,
    cast,
    exists,
    func,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.dialects import postgresql
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ostrog.kernel import Ruleset
from ostrog.kernel.matches.match import Snapshot
from ostrog.kernel.matches.records import AnyEntry, Header
from ostrog.kernel.runtime.chance import Keyed, commitment, match_key
from ostrog.server.db import clock_storage, preset_storage, proposals, schema
from ostrog.server.db.database import at_once
from ostrog.server.db.frequent_statements import FrequentStatement, direct
from ostrog.server.db.jobs import BOT_TURN, PRESET, Job, defer, is_waiting
from ostrog.server.db.preset_storage import SeatPresets
from ostrog.server.db.proposals import Proposal
from ostrog.server.db.time_controls import Clock
from ostrog.server.protocol.clocks import Control

_entry = msgspec.msgpack.Encoder()
_any_entry: msgspec.msgpack.Decoder[AnyEntry] = msgspec.msgpack.Decoder(AnyEntry)
_snapshot: msgspec.msgpack.Decoder[Snapshot] = msgspec.msgpack.Decoder(Snapshot)


CHUNKS = 8
"""Number of chunks of events that are read at a time."""


class StoredSeat(msgspec.Struct, frozen=True):
    """A seat and its holder."""

    seat: int
    guest: uuid.UUID | None
    name: str
    contribution: bytes
    bot: str = ""
    """The level of the bot that holds the seat; empty if no bot does."""
    began: str = ""
    """The holder at the start of the match, as the record names them; empty before."""

    @property
    def taken(self) -> bool:
        """Whether a player or a bot holds the seat."""
        return self.guest is not None or bool(self.bot)


class StoredMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A match without its entries."""

    id: str
    game: str
    version: int
    """The version of the rules by which the match is played."""
    opened_version: int
    """The version of the rules at the start of the match and of its record."""
    opener: uuid.UUID
    """The guest who opened the match."""
    scenario: str
    ruleset: dict[str, bool | int | float | str | None]
    expansions: tuple[str, ...] = ()
    """Names of the expansions with which the match is played."""
    seed: bytes
    seats: tuple[StoredSeat, ...]
    ended: str = ""
    """The reason why the match ended; empty while it goes on."""
    paused: bool = False
    paused_at: datetime | None = None
    """When the match was paused; None if it is not."""
    control: Control | None = None
    """The time control; None for a match without clocks."""
    clocks: tuple[Clock, ...] = ()
    proposals: tuple[Proposal, ...] = ()
    rematch: str = ""
    """The id of the match in which the same players play again; empty if there is none."""
    presets: tuple[SeatPresets, ...] = ()
    """Preset answers of players; each is secret from all other players."""

    @property
    def full(self) -> bool:
        """Whether the match has begun because all seats were taken."""
        return all(seat.began for seat in self.seats)

    @property
    def has_bots(self) -> bool:
        """Whether bots take part."""
        return any(seat.bot for seat in self.seats)

    def level_of(self, seat: int) -> str:
        """Return the level of the bot that holds a seat; empty if no bot does."""
        return next(each.bot for each in self.seats if each.seat == seat)

    def beginning(self) -> tuple[Header, Keyed]:
        """Return the record's header and the source of randomness of a match that has begun."""
        header = Header(
            game=self.game,
            version=self.opened_version,
            scenario=self.scenario,
            ruleset=self.ruleset,
            expansions=self.expansions,
            seats=tuple(seat.began for seat in self.seats),
            commitment=commitment(self.seed),
            contributions=tuple(seat.contribution for seat in self.seats),
        )
        return header, Keyed(match_key(self.seed, header.contributions))

    def looks_like(self, other: StoredMatch) -> bool:
        """Whether both are equal except for the secret preset answers."""
        return replace(self, presets=()) == replace(other, presets=())

    def presets_of(self, guest: uuid.UUID) -> list[SeatPresets]:
        """Return the preset answers of a guest."""
        return [each for each in self.presets if each.guest == guest]

    def held_by(self, guest: uuid.UUID) -> tuple[int, ...]:
        """Return the seats of a guest."""
        return tuple(seat.seat for seat in self.seats if seat.guest == guest)


class StoredEntry(msgspec.Struct, frozen=True):
    """An entry as the database stores it."""

    at: int
    """Number of entries before it; the column is called `seq`."""
    request: str
    entry: AnyEntry


class Overtaken(Exception):
    """The entry was not written because the match has changed in the meantime."""


class NewMatch(TypedDict):
    """The arguments for opening a match."""

    game: str
    version: int
    scenario: str
    opener: uuid.UUID
    seats: Mapping[int, bool]
    contribution: bytes
    ruleset: NotRequired[Ruleset | None]
    expansions: NotRequired[Sequence[str]]
    bots: NotRequired[Mapping[int, str] | None]
    control: NotRequired[Control | None]
    listed: NotRequired[bool]
    seed: NotRequired[bytes]


async def open_match(engine: AsyncEngine, **new: Unpack[NewMatch]) -> str:
    """Create a match; returns its id."""
    async with engine.begin() as connection:
        return await add_match(connection, **new)


async def add_match(
    connection: AsyncConnection,
    *,
    game: str,
    version: int,
    scenario: str,
    opener: uuid.UUID,
    seats: Mapping[int, bool],
    contribution: bytes,
    ruleset: Ruleset | None = None,
    expansions: Sequence[str] = (),
    bots: Mapping[int, str] | None = None,
    control: Control | None = None,
    listed: bool = False,
    seed: bytes = b"",
) -> str:
    """Create a match and return its id.

    `seats` maps each seat to whether the opener takes it, `bots` maps seats to levels of bots.
    Without `seed` the match gets a random seed.
    """
    match = secrets.token_urlsafe(9)
    await connection.execute(
        insert(schema.matches).values(
            id=match,
            game=game,
            version=version,
            opened_version=version,
            scenario=scenario,
            ruleset=dict(ruleset or {}),
            expansions=list(expansions),
            seed=seed or secrets.token_bytes(32),
            opened_by=opener,
            control=None if control is None else msgspec.to_builtins(control),
            listed=listed,
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
    await _begin_if_full(connection, match)
    return match


async def _begin_if_full(connection: AsyncConnection, match: str) -> None:
    """Begin the match if all seats are taken, by recording the holder of each seat."""
    seats = schema.seats.c
    empty = select(seats.seat).where(seats.match == match, seats.guest.is_(None), seats.bot == "")
    holder = case((seats.bot != "", "bot " + seats.bot), else_=cast(seats.guest, Text))
    await connection.execute(
        update(schema.seats).where(seats.match == match, ~empty.exists()).values(began=holder)
    )


async def take_seat(
    engine: AsyncEngine,
    match: str,
    seat: int,
    guest: uuid.UUID,
    contribution: bytes,
    *,
    along: Sequence[int] = (),
) -> bool:
    """Take a seat together with the seats `along`, all or none.

    Returns False if one of them is not free, if the guest already holds a seat in this match, or
    if another player in it has blocked the guest.
    """
    seats, wanted = schema.seats, {seat, *along}
    # The rows of the whole match are locked, so that nobody can take two places concurrently.
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
        if await unwelcome(connection, match, guest):
            return False
        await connection.execute(taking)
        await _begin_if_full(connection, match)
        return True


async def unwelcome(connection: AsyncConnection, match: str, guest: uuid.UUID) -> bool:
    """Whether a player who holds a seat in a match has blocked this guest."""
    seats, blocks = schema.seats.c, schema.blocks.c
    sitting = select(seats.guest).where(seats.match == match, seats.guest.is_not(None))
    blocking = exists().where(blocks.blocked == guest, blocks.guest.in_(sitting))
    return bool(await connection.scalar(select(blocking)))


_seats, _guests, _id = schema.seats.c, schema.guests.c, schema.matches.c.id
_FINDING = (
    select(
        schema.matches,
        *(_seats.seat, _seats.guest, _guests.name, _seats.contribution, _seats.bot, _seats.began),
        exists().where(schema.proposals.c.match == _id).label("has_proposals"),
        exists().where(schema.presets.c.match == _id).label("has_presets"),
    )
    .join(schema.seats, _seats.match == _id)
    .outerjoin(schema.guests, _guests.id == _seats.guest)
    .where(_id == bindparam("match"))
    .order_by(_seats.seat)
)
"""Statement that finds a match, with a row for each seat. It is built once, like `_WRITING`."""


async def find_match(engine: AsyncEngine, match: str) -> StoredMatch | None:
    """Return the match with this id, or None."""
    async with at_once(engine) as connection:
        seats = (await connection.execute(_FINDING, {"match": match})).all()
        if not seats:
            return None
        row = seats[0]
        clocks = () if row.control is None else tuple(await clock_storage.read(connection, match))
        open_proposals = await proposals.read(connection, match) if row.has_proposals else ()
        presets = await preset_storage.read(connection, match) if row.has_presets else ()
    return StoredMatch(
        id=row.id,
        game=row.game,
        version=row.version,
        opened_version=row.opened_version,
        opener=row.opened_by,
        scenario=row.scenario,
        ruleset=dict(row.ruleset),
        expansions=tuple(row.expansions),
        seed=row.seed,
        seats=tuple(
            StoredSeat(r.seat, r.guest, r.name or "", r.contribution, r.bot, r.began) for r in seats
        ),
        ended=row.ended,
        paused=row.paused,
        paused_at=row.paused_at,
        control=None if row.control is None else msgspec.convert(row.control, Control),
        clocks=clocks,
        proposals=open_proposals,
        rematch=row.rematch or "",
        presets=presets,
    )


_entries = schema.entries.c
_READING = (
    select(_entries.seq, _entries.request, _entries.entry)
    .where(_entries.match == bindparam("match"), _entries.seq >= bindparam("since"))
    .order_by(_entries.seq)
)
"""Statement that reads the entries of a match."""
READING = FrequentStatement(_READING)


async def read_entries(
    engine: AsyncEngine, match: str, since: int = 0, until: int | None = None
) -> list[StoredEntry]:
    """Return the entries of a match from number `since` on, up to but not including `until`."""
    if until is None:
        read = await direct(engine).read(READING, {"match": match, "since": since})
        return [StoredEntry(at, request, _any_entry.decode(entry)) for at, request, entry in read]
    found = _READING.where(_entries.seq < until)
    async with at_once(engine) as connection:
        rows = (await connection.execute(found, {"match": match, "since": since})).all()
    return [StoredEntry(r.seq, r.request, _any_entry.decode(r.entry)) for r in rows]


_COLUMNS = ("match", "seq", "request", "entry")
_WRITING = insert(schema.entries).from_select(
    _COLUMNS,
    select(*[bindparam(name, type_=schema.entries.c[name].type) for name in _COLUMNS])
    .select_from(schema.matches)
    .where(
        schema.matches.c.id == bindparam("match", type_=schema.matches.c.id.type),
        schema.matches.c.ended == "",
        or_(schema.matches.c.paused.is_(False), bindparam("in_a_pause", type_=Boolean)),
        schema.matches.c.version == bindparam("version", type_=schema.matches.c.version.type),
    )
    .with_for_update(read=True, key_share=True),
)
"""Statement that writes an entry if the match is not over, not paused and has this version.

Its lock excludes a concurrent change of the match to newer rules. It is built once, since every
choice needs it.
"""
WRITING = FrequentStatement(_WRITING)


class Written(msgspec.Struct, frozen=True):
    """An entry to write, with its match."""

    match: str
    version: int
    """The version of the rules that the match must still have."""
    at: int
    """Number of entries before it; the column is called `seq`."""
    request: str
    entry: AnyEntry
    in_a_pause: bool = False
    """Whether it may be written while the match is paused."""


@asynccontextmanager
async def writing(engine: AsyncEngine, what: Written) -> AsyncIterator[AsyncConnection]:
    """Write an entry in a transaction to which the caller adds; it is committed at the end."""
    async with engine.begin() as connection:
        await _write(connection, what)
        yield connection


async def write(engine: AsyncEngine, what: Written) -> None:
    """Write and commit a single entry with one statement."""
    try:
        written = await direct(engine).write(WRITING, _values(what))
    except IntegrityError as error:
        raise Overtaken from error
    if not written:
        raise Overtaken


def _values(what: Written) -> dict[str, object]:
    return {
        "match": what.match,
        "version": what.version,
        "seq": what.at,
        "request": what.request,
        "entry": _entry.encode(what.entry),
        "in_a_pause": what.in_a_pause,
    }


async def _write(connection: AsyncConnection, what: Written) -> None:
    try:
        written = await connection.execute(_WRITING, _values(what))
    except IntegrityError as error:
        raise Overtaken from error
    if not written.rowcount:
        raise Overtaken


async def go_over(connection: AsyncConnection, match: str, version: int) -> None:
    """Set the version of the rules by which a match is played from now on."""
    await connection.execute(
        update(schema.matches).where(schema.matches.c.id == match).values(version=version)
    )


async def end(connection: AsyncConnection, match: str, reason: str) -> None:
    """Record that a match is over, with the reason."""
    await connection.execute(
        update(schema.matches).where(schema.matches.c.id == match).values(ended=reason)
    )


async def pause(connection: AsyncConnection, match: str, *, paused: bool) -> None:
    """Record that a match is paused or resumed."""
    since = func.now() if paused else None
    await connection.execute(
        update(schema.matches)
        .where(schema.matches.c.id == match)
        .values(paused=paused, paused_at=since)
    )


async def seat_bot(connection: AsyncConnection, match: str, seat: int, level: str) -> None:
    """Give a seat to a bot."""
    seats = schema.seats.c
    await connection.execute(
        update(schema.seats)
        .where(seats.match == match, seats.seat == seat)
        .values(bot=level, guest=None)
    )


async def seat_guest(
    connection: AsyncConnection, match: str, seats: Sequence[int], guest: uuid.UUID | None
) -> None:
    """Give seats to a guest, or make them free if `guest` is None."""
    held = schema.seats.c
    await connection.execute(
        update(schema.seats)
        .where(held.match == match, held.seat.in_(seats))
        .values(bot="", guest=guest)
    )


async def find_request(engine: AsyncEngine, match: str, request: str) -> int | None:
    """Return the number of entries right after a request was stored; None if it was not."""
    entries = schema.entries.c
    found = select(entries.seq).where(entries.match == match, entries.request == request)
    async with at_once(engine) as connection:
        at = (await connection.execute(found)).scalar_one_or_none()
    return None if at is None else at + 1


async def count_entries(engine: AsyncEngine, matches: Sequence[str]) -> dict[str, int]:
    """Return the number of entries of each match; matches without entries are left out."""
    entries = schema.entries.c
    found = (
        select(entries.match, func.max(entries.seq) + 1)
        .where(schema.among(entries.match, matches))
        .group_by(entries.match)
    )
    async with at_once(engine) as connection:
        rows = (await connection.execute(found)).all()
    return {row[0]: row[1] for row in rows}


# Snapshots


async def write_snapshot(
    engine: AsyncEngine, match: str, snapshot: Snapshot, events: bytes
) -> bool:
    """Store a snapshot, unless another process has stored the same one.

    Returns False if the match has changed to another version of the rules.
    """
    row = {
        "match": match,
        "seq": snapshot.number,
        "snapshot": _entry.encode(snapshot),
        "told": events,
    }
    keeping = postgresql.insert(schema.snapshots).values(row).on_conflict_do_nothing()
    # This lock excludes a concurrent change of the match to newer rules.
    played_by = (
        select(schema.matches.c.version)
        .where(schema.matches.c.id == match)
        .with_for_update(read=True, key_share=True)
    )
    async with engine.begin() as connection:
        if await connection.scalar(played_by) != snapshot.version:
            return False
        await connection.execute(keeping)
        return True


async def last_snapshot(
    engine: AsyncEngine, match: str, until: int | None = None
) -> Snapshot | None:
    """Return the newest snapshot of a match with at most `until` entries before it."""
    snapshots = schema.snapshots.c
    found = (
        select(snapshots.snapshot)
        .where(snapshots.match == match)
        .order_by(snapshots.seq.desc())
        .limit(1)
    )
    if until is not None:
        found = found.where(snapshots.seq <= until)
    async with at_once(engine) as connection:
        data = (await connection.execute(found)).scalar_one_or_none()
    return None if data is None else _snapshot.decode(data)


async def events_before(engine: AsyncEngine, match: str, at: int) -> AsyncIterator[bytes]:
    """Yield the stored events up to a snapshot, one chunk per snapshot, the newest first."""
    snapshots = schema.snapshots.c
    while True:
        found = (
            select(snapshots.seq, snapshots.told)
            .where(snapshots.match == match, snapshots.seq <= at)
            .order_by(snapshots.seq.desc())
            .limit(CHUNKS)
        )
        async with at_once(engine) as connection:
            rows = (await connection.execute(found)).all()
        for row in rows:
            yield row.told
        if len(rows) < CHUNKS:
            return
        at = rows[-1].seq - 1


# Jobs for bots and preset answers


def preset_answer(match: str) -> Job:
    """Return the job that applies a preset answer; the jobs of a match run one at a time."""
    return Job(PRESET, {"match": match}, lock=match)


def bot_turn(match: str, opener: uuid.UUID) -> Job:
    """Return the job that lets bots answer; those of all matches of an opener run one at a time.

    So a person who opens many matches with bots has no more of the bots' time than others have.
    """
    return Job(BOT_TURN, {"match": match}, lock=f"bots {opener}")


async def call_bots(engine: AsyncEngine, match: StoredMatch) -> None:
    """Schedule the bots of a match, unless they are scheduled already."""
    job = bot_turn(match.id, match.opener)
    async with engine.begin() as connection:
        if not await is_waiting(connection, job):
            await defer(connection, [job])


async def matches_of(engine: AsyncEngine, guest: uuid.UUID) -> Sequence[str]:
    """Return the ids of the latest matches in which a guest holds a seat, the newest first."""
    found = (
        select(schema.matches.c.id)
        .join(schema.seats, schema.seats.c.match == schema.matches.c.id)
        .where(schema.seats.c.guest == guest)
        .group_by(schema.matches.c.id)
        .order_by(schema.matches.c.created.desc())
        .limit(50)
    )
    async with at_once(engine) as connection:
        return [row.id for row in (await connection.execute(found)).all()]
