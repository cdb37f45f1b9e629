"""Releases: open matches that newer rules would have led the same way are moved on to them."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

import msgspec
from msgspec.structs import replace
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ostrog.kernel import Game, State
from ostrog.server.catalogue import check_ruleset, find_rules, games
from ostrog.server.db import schema, storage
from ostrog.server.db.fanout import Fanout
from ostrog.server.db.storage import StoredEntry, StoredMatch
from ostrog.server.replay.retrace import Retraced, Stays, Why, retrace


class Released(msgspec.Struct, frozen=True):
    """What a release means for one open match."""

    match: str
    game: str
    version: int
    """Of the rules that it was played by."""
    newest: int
    why: Why | None = None
    """Why it stays with its rules; nothing if it has moved on."""
    at: int = 0
    """The number of the entry that differs."""
    detail: str = ""
    playable: bool = True
    """Whether it can be played on, by whichever rules."""


async def count(engine: AsyncEngine) -> int:
    """How many open matches are played by older rules than the newest."""
    return len(await _behind(engine))


async def release_all(engine: AsyncEngine, fanout: Fanout) -> AsyncIterator[Released]:
    """Move on all open matches that can be, one after the other, and say what became of each."""
    for match in await _behind(engine):
        stored = await storage.find_match(engine, match)
        if stored is not None:
            found = await release(engine, fanout, stored)
            if found is not None:
                yield found


async def _behind(engine: AsyncEngine) -> Sequence[str]:
    matches = schema.matches.c
    found: list[str] = []
    async with engine.connect() as connection:
        for name, game in games().items():
            older = select(matches.id).where(
                matches.game == name, matches.version < game.version, matches.ended == ""
            )
            found += (await connection.execute(older.order_by(matches.id))).scalars()
    return found


async def release(engine: AsyncEngine, fanout: Fanout, stored: StoredMatch) -> Released | None:
    """Move a match on to the newest rules of its game, if they lead it the same way.

    Nothing if it has ended, or was moved on by somebody else meanwhile.
    """
    newest = games()[stored.game]
    told = Released(stored.id, stored.game, stored.version, newest.version)
    try:
        if not await _move_on(engine, stored, newest):
            return None
    except Stays as stays:
        playable = find_rules(stored.game, stored.version) is not None
        return replace(told, why=stays.why, at=stays.at, detail=stays.detail, playable=playable)
    await fanout.tell(stored.id)
    if stored.has_bots:
        await storage.call_bots(engine, stored.id)
    return told


class _Log(msgspec.Struct, frozen=True):
    """What was done in a match, and what happened up to each of its snapshots."""

    entries: list[StoredEntry]
    kept: dict[int, bytes]


async def _read(engine: AsyncEngine, match: str) -> _Log:
    snapshots = schema.snapshots.c
    found = select(snapshots.seq, snapshots.told).where(snapshots.match == match)
    try:
        entries = await storage.read_entries(engine, match)
    except msgspec.DecodeError as error:
        raise Stays("unreadable-entry", 0, type(error).__name__) from error
    async with engine.connect() as connection:
        rows = (await connection.execute(found.order_by(snapshots.seq))).all()
    return _Log(entries, {row.seq: row.told for row in rows})


async def _move_on(engine: AsyncEngine, stored: StoredMatch, newest: Game[State]) -> bool:
    """Play a match again, then write it down, unless somebody else has; raises `Stays`.

    Nobody has to wait while it is played again, unless somebody has chosen meanwhile.
    """
    log, retraced = None, None
    if stored.full:
        log = await _read(engine, stored.id)
        retraced = retrace(stored, log.entries, log.kept, newest)
    async with engine.begin() as connection:
        await _keep_others_out(connection, stored.id)
        now = await storage.find_match(engine, stored.id)
        if now is None or now.ended or now.version != stored.version:
            return False
        if not now.full:
            _must_fit(now, newest)
        else:
            latest = await _read(engine, now.id)
            if retraced is None or latest != log:
                retraced = retrace(now, latest.entries, latest.kept, newest)
            await _write(connection, now.id, retraced)
        await _note(connection, now, newest.version)
    return True


async def _keep_others_out(connection: AsyncConnection, match: str) -> None:
    """Let nobody choose, keep a snapshot or sit down until the transaction ends."""
    matches, seats = schema.matches.c, schema.seats.c
    await connection.execute(select(matches.id).where(matches.id == match).with_for_update())
    sitting = select(seats.seat).where(seats.match == match).order_by(seats.seat)
    await connection.execute(sitting.with_for_update())


def _must_fit(stored: StoredMatch, newest: Game[State]) -> None:
    """A match that waits for players has gone nowhere yet, but must be possible."""
    try:
        scenario = newest.scenario(stored.scenario)
        check_ruleset(newest, stored.ruleset)
    except (LookupError, ValueError) as error:
        raise Stays("cannot-set-up", 0, type(error).__name__) from error
    if [each.seat for each in stored.seats] != list(scenario.seats):
        raise Stays("cannot-set-up", 0, "seats")


async def _write(connection: AsyncConnection, match: str, retraced: Retraced) -> None:
    """Write the log with its other chain, and the snapshots; what was told stays as it is."""
    entries, snapshots = schema.entries, schema.snapshots
    for seq, entry in enumerate(retraced.entries):
        await connection.execute(
            update(entries)
            .where(entries.c.match == match, entries.c.seq == seq)
            .values(entry=msgspec.msgpack.encode(entry))
        )
    for seq, snapshot in retraced.snapshots.items():
        await connection.execute(
            update(snapshots)
            .where(snapshots.c.match == match, snapshots.c.seq == seq)
            .values(snapshot=snapshot)
        )
    misfits = snapshots.c.seq.not_in(list(retraced.snapshots))
    await connection.execute(delete(snapshots).where(snapshots.c.match == match, misfits))


async def _note(connection: AsyncConnection, stored: StoredMatch, version: int) -> None:
    """By which rules the match is played now, and began if it was played by one version alone."""
    alone = stored.opened_version == stored.version
    await connection.execute(
        update(schema.matches)
        .where(schema.matches.c.id == stored.id)
        .values(version=version, opened_version=version if alone else stored.opened_version)
    )
