"""Retelling: a match of this server, replayed in the process of the examiners.

The answers are JSON already, so that the server itself has nothing to do but to send them.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence

import msgspec
from msgspec.structs import replace
from sqlalchemy.ext.asyncio import AsyncEngine

from ostrog.kernel import Match, MissingRules, Record, State
from ostrog.kernel.matches.match import begin
from ostrog.kernel.matches.records import write_record
from ostrog.kernel.runtime.chance import commitment
from ostrog.kernel.runtime.events import Moved, Rolled, Shuffled
from ostrog.server.accounts.ratings import rating_changes
from ostrog.server.catalogue import rules
from ostrog.server.db import storage
from ostrog.server.db.database import connect
from ostrog.server.db.storage import StoredMatch
from ostrog.server.match import past, view
from ostrog.server.protocol.replays import Audit, Course, Faces, MatchChronicle, ZoneDraws
from ostrog.table import NOBODY, Table, table_of

MISSING_RULES = "missing-rules"
"""Key of the problem that the rules of a match are not installed."""
PUBLIC = NOBODY
"""Stands for a spectator in place of a seat."""
OPEN = -2
"""Stands for an observer who sees all hands, in place of a seat."""
DRAW = "draw "
"""How the purposes of draws from zones begin."""

Telling = Callable[[AsyncEngine], Awaitable[bytes]]


def course(database: str, stored: StoredMatch, told: Course) -> bytes | str:
    """Return `told`, the course of a match without its events, completed by them.

    If it is open, all events are told with every field that somebody saw.
    """

    async def telling(engine: AsyncEngine) -> bytes:
        last, counts = await played(engine, stored)
        over = told.match.over or last.outcome is not None
        whole = replace(
            told,
            match=replace(told.match, over=over),
            layout=view.layout(last.state),
            events=view.open_events(last) if told.open else view.events(last, told.observer, 0),
            event_counts=counts,
        )
        return msgspec.json.encode(whole)

    return _told(database, telling)


def earlier_events(
    database: str, stored: StoredMatch, held: Sequence[int], until: int
) -> bytes | str:
    """Return the events of a match before number `until`, for the holder of these seats."""

    async def telling(engine: AsyncEngine) -> bytes:
        match = await past.match_at(engine, stored)
        found = await past.events(engine, match, stored.id, held, 0)
        return msgspec.json.encode(found[:until])

    return _told(database, telling)


def standings(
    database: str, stored: StoredMatch, held: Sequence[int] | None, first: int, last: int
) -> bytes | str:
    """Return the standings of a match for the holder of these seats, from entry to entry.

    Without seats given (None), all hands are open.
    """

    async def telling(engine: AsyncEngine) -> bytes:
        every = replayed(engine, stored, first, last)
        found = [
            view.open_past(each) if held is None else view.past(each, held) async for each in every
        ]
        return msgspec.json.encode(found)

    return _told(database, telling)


def chronicle(database: str, stored: StoredMatch) -> bytes | str:
    """Return a match in numbers, counted from what a spectator is told."""

    async def telling(engine: AsyncEngine) -> bytes:
        match = await past.match_at(engine, stored)
        table, told = _table(match), None
        if table is not None and table.chronicler is not None:
            events = await past.events(engine, match, stored.id, (), 0)
            told = table.chronicler.chronicle(match.state.setting, events)
        async with engine.connect() as connection:
            changes = await rating_changes(connection, stored.id) if stored.ended else []
        return msgspec.json.encode(MatchChronicle(chronicle=told, ratings=changes))

    return _told(database, telling)


def audit(database: str, stored: StoredMatch) -> bytes | str:
    """Return the audit of the dice of a match."""

    async def telling(engine: AsyncEngine) -> bytes:
        last, _ = await played(engine, stored)
        entries = await storage.read_entries(engine, stored.id)
        same = [each.entry for each in entries] == last.entries
        found = Audit(
            commitment=last.header.commitment.hex(),
            seed=stored.seed.hex(),
            matches=same and commitment(stored.seed) == last.header.commitment,
            dice=list(faces(last)),
            drawn=list(drawn(last)),
        )
        return msgspec.json.encode(found)

    return _told(database, telling)


def record_file(database: str, stored: StoredMatch) -> bytes | str:
    """Return the record of a match as the content of a file."""

    async def telling(engine: AsyncEngine) -> bytes:
        return write_record(await record_of(engine, stored))

    return _told(database, telling)


def _told(database: str, telling: Telling) -> bytes | str:
    try:
        return asyncio.run(_with_engine(database, telling))
    except MissingRules:
        return MISSING_RULES


async def _with_engine(database: str, telling: Telling) -> bytes:
    engine = connect(database)
    try:
        return await telling(engine)
    finally:
        await engine.dispose()


# Replay


async def replayed(
    engine: AsyncEngine, stored: StoredMatch, first: int, last: int | None = None
) -> AsyncIterator[Match[State]]:
    """Yield the match after `first` entries, and after each following one.

    It is always the same object, which changes in place.
    """
    match = await past.snapshot_at(engine, stored, first)
    entries = await storage.read_entries(engine, stored.id, match.number, last)
    if match.number == first:
        yield match
    for each in entries:
        await past.play_on(engine, stored, match, each.entry)
        if match.number >= first:
            yield match


async def played(engine: AsyncEngine, stored: StoredMatch) -> tuple[Match[State], list[int]]:
    """Replay a match to its end; return it, and the number of events after each entry."""
    counts, match = list[int](), None
    async for match in replayed(engine, stored, 0):
        counts.append(match.told_number)
    assert match is not None  # the beginning is always yielded
    return match, counts


async def record_of(engine: AsyncEngine, stored: StoredMatch) -> Record:
    """Return the record of a match that has begun; it contains the seed only once it has ended."""
    entries = await storage.read_entries(engine, stored.id)
    begun = begin(rules(stored.game, stored.opened_version, stored.expansions), *stored.beginning())
    return Record(
        header=begun.header,
        opening=begun.opening,
        entries=[each.entry for each in entries],
        seed=stored.seed if stored.ended else b"",
    )


# Chance


def faces(match: Match[State]) -> Iterator[Faces]:
    """Count how often each face was rolled, for each purpose and seat.

    A roll belongs to a seat if the event right after it names one.
    """
    events = [each.event for each in match.told]
    counted: dict[tuple[str, int, int], list[int]] = {}
    for index, event in enumerate(events):
        if not isinstance(event, Rolled):
            continue
        after = events[index + 1] if index + 1 < len(events) else None
        named = getattr(after, "seat", None)
        seat = named if isinstance(named, int) else PUBLIC
        counts = counted.setdefault((event.purpose, seat, event.sides), [0] * event.sides)
        for value in event.values:
            counts[value - 1] += 1
    for (purpose, seat, _), counts in sorted(counted.items()):
        yield Faces(
            purpose=purpose,
            seat=None if seat == PUBLIC else seat,
            counts=counts,
            labels=_face_labels(match, purpose, seat),
        )


def _face_labels(match: Match[State], purpose: str, seat: int) -> list[str]:
    table = _table(match)
    if table is None or table.die_faces is None:
        return []
    return list(table.die_faces(match.state.setting, purpose, seat))


def _table(match: Match[State]) -> Table | None:
    """Return the table of a match, with what its expansions added to it."""
    return table_of(match.state.setting.rules.game)


def drawn(match: Match[State]) -> Iterator[ZoneDraws]:
    """Count what was drawn from each zone from which chance decides what comes."""
    purposes = {draw.purpose for _, draw in match.record().draws()}
    by_chance = {each.removeprefix(DRAW) for each in purposes if each.startswith(DRAW)}
    shuffles, counts = Counter[str](), Counter[str]()
    for told in match.told:
        match told.event:
            case Shuffled(zone=zone):
                shuffles[zone] += 1
            case Moved(source=source):
                counts[source] += 1
    for zone in sorted(by_chance | shuffles.keys()):
        if counts[zone]:
            yield ZoneDraws(zone=zone, count=counts[zone], shuffles=shuffles[zone])
