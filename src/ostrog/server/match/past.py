"""A match as it was after some of its entries, loaded from the nearest snapshot."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from sqlalchemy.ext.asyncio import AsyncEngine

from ostrog.kernel import Match, MissingRules, State
from ostrog.kernel.matches.match import begin, resume
from ostrog.kernel.matches.records import AnyEntry, TookBack
from ostrog.server.catalogue import rules, versions
from ostrog.server.db import storage
from ostrog.server.db.storage import StoredMatch
from ostrog.server.db.stored_events import decode_events
from ostrog.server.match import view
from ostrog.server.protocol.standings import EventInfo

AT_ONCE = 10
"""Number of entries that are played before other tasks get their turn."""


async def match_at(engine: AsyncEngine, stored: StoredMatch, at: int | None = None) -> Match[State]:
    """Return a match after `at` entries, or after all; only those since a snapshot are played."""
    match = await snapshot_at(engine, stored, at)
    for each in await storage.read_entries(engine, stored.id, match.number, at):
        await play_on(engine, stored, match, each.entry)
    return match


async def snapshot_at(
    engine: AsyncEngine, stored: StoredMatch, at: int | None = None
) -> Match[State]:
    """Return a match at its newest snapshot with at most `at` entries, or at its beginning."""
    snapshot = await storage.last_snapshot(engine, stored.id, at) if at != 0 else None
    header, chance = stored.beginning()
    # After a change of rules, the present is not loaded from what older rules have left.
    if snapshot is not None and (at is not None or snapshot.version == stored.version):
        with suppress(MissingRules):
            game = rules(stored.game, snapshot.version, stored.expansions)
            return resume(game, header, chance, snapshot)
    return begin(rules(header.game, header.version, header.expansions), header, chance)


async def events(
    engine: AsyncEngine, match: Match[State], stored: str, held: Sequence[int], since: int
) -> list[EventInfo]:
    """Return the events of a match from this number on, as the holder of these seats sees them."""
    found: list[EventInfo] = []
    if since < match.first_told:
        who = match.state.setting.observer(view.event_observer(match.state, held))
        older = await decode_events(storage.events_before(engine, stored, match.first), since)
        found = [each.info(who) for each in older if each.number < match.first_told]
    return found + view.events(match, held, max(since, match.first_told))


async def play_on(
    engine: AsyncEngine, stored: StoredMatch, match: Match[State], entry: AnyEntry
) -> None:
    """Apply the next entry of the log; a take-back may go behind the snapshot of the match."""
    earlier = None
    if isinstance(entry, TookBack):
        earlier = await match_at(engine, stored, entry.to)
    match.apply(entry, versions(stored.game), earlier)
    if match.number % AT_ONCE == 0:
        await asyncio.sleep(0)
