"""Upgrade after a release: open matches move to newer rules that give the same results."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence

import msgspec
from msgspec.structs import replace
from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ostrog.kernel import Game, Mismatch, Mismatched, State
from ostrog.server.catalogue import check_ruleset, find_rules, games
from ostrog.server.db import schema, storage
from ostrog.server.db.fanout import Fanout
from ostrog.server.db.storage import StoredEntry, StoredMatch
from ostrog.server.replay.retrace import Retraced, retrace


class Released(msgspec.Struct, frozen=True):
    """Result of a release for one open match."""

    match: str
    game: str
    version: int
    """Version of the rules before the release."""
    newest: int
    why: Mismatch | None = None
    """Reason why it stays with its rules; None if it was upgraded."""
    at: int = 0
    """Number of the entry that differs."""
    detail: str = ""
    playable: bool = True
    """Whether it can still be played, with old or new rules."""


async def count(engine: AsyncEngine) -> int:
    """Return the number of open matches with rules older than the newest."""
    return len(await _behind(engine))


async def release_all(engine: AsyncEngine, fanout: Fanout) -> AsyncIterator[Released]:
    """Upgrade all open matches that can be, one after the other, and yield each result."""
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
    """Upgrade a match to the newest rules of its game, if they give the same results.

    Returns None if the match has ended, or was upgraded by another process meanwhile.
    """
    newest = games()[stored.game]
    told = Released(stored.id, stored.game, stored.version, newest.version)
    try:
        if not await _move_on(engine, stored, newest):
            return None
    except Mismatched as found:
        playable = find_rules(stored.game, stored.version) is not None
        detail = found.error_type or found.detail
        return replace(told, why=found.reason, at=found.at, detail=detail, playable=playable)
    await fanout.tell(stored.id)
    if stored.has_bots:
        await storage.call_bots(engine, stored)
    return told


class _Log(msgspec.Struct, frozen=True):
    """The entries of a match, and the events stored with each of its snapshots."""

    entries: list[StoredEntry]
    kept: dict[int, bytes]


async def _read(engine: AsyncEngine, match: str) -> _Log:
    snapshots = schema.snapshots.c
    found = select(snapshots.seq, snapshots.told).where(snapshots.match == match)
    try:
        entries = await storage.read_entries(engine, match)
    except msgspec.DecodeError as error:
        raise Mismatched("unreadable-entry", 0) from error
    async with engine.connect() as connection:
        rows = (await connection.execute(found.order_by(snapshots.seq))).all()
    return _Log(entries, {row.seq: row.told for row in rows})


async def _move_on(engine: AsyncEngine, stored: StoredMatch, newest: Game[State]) -> bool:
    """Replay a match and write the result; return False if there is nothing to do.

    Raises `Mismatched` if the match must stay with its rules.

    The match is replayed without a lock; only if it changed meanwhile, it is replayed again under
    the lock.
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
    """Lock the match against choices, snapshots and new players until the transaction ends."""
    matches, seats = schema.matches.c, schema.seats.c
    await connection.execute(select(matches.id).where(matches.id == match).with_for_update())
    sitting = select(seats.seat).where(seats.match == match).order_by(seats.seat)
    await connection.execute(sitting.with_for_update())


def _must_fit(stored: StoredMatch, newest: Game[State]) -> None:
    """Raise `Mismatched` if a match that waits for players cannot be set up by the newest rules."""
    try:
        scenario = newest.scenario(stored.scenario)
        check_ruleset(newest, stored.ruleset, stored.expansions)
    except (LookupError, ValueError) as error:
        raise Mismatched("cannot-set-up", 0) from error
    if [each.seat for each in stored.seats] != list(scenario.seats):
        raise Mismatched("cannot-set-up", 0, "seats")


async def _write(connection: AsyncConnection, match: str, retraced: Retraced) -> None:
    """Write the entries with their new chain and the new snapshots; stored events stay the same."""
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
    """Write the new version of the rules.

    It also becomes the version at the beginning, if the match was never migrated.
    """
    alone = stored.opened_version == stored.version
    await connection.execute(
        update(schema.matches)
        .where(schema.matches.c.id == stored.id)
        .values(version=version, opened_version=version if alone else stored.opened_version)
    )
