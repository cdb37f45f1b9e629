"""Looking back: how a match went, position by position, and what chance did in it."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import AsyncIterator, Iterator, Sequence
from typing import Annotated

from litestar import Request, get
from litestar.datastructures import State as AppState
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.params import FromPath, Parameter
from sqlalchemy.ext.asyncio import AsyncEngine

from ostrog.kernel import Event, Match, MissingRules, State
from ostrog.kernel.matches.match import begin, resume
from ostrog.kernel.matches.records import TookBack
from ostrog.kernel.runtime.chance import commitment
from ostrog.kernel.runtime.events import Rolled
from ostrog.server.accounts.guests import must_be_guest
from ostrog.server.catalogue import rules, versions
from ostrog.server.db import storage
from ostrog.server.db.storage import StoredMatch
from ostrog.server.match import view
from ostrog.server.match.registry import MatchRegistry
from ostrog.server.match.session import MatchSession
from ostrog.server.protocol.replays import Audit, Course, Faces
from ostrog.server.protocol.standings import Standing

MOST_FRAMES = 24
"""So many positions are told at a time."""
PUBLIC = -1
"""In place of a seat: what everybody may know."""

Number = Annotated[int, Parameter(ge=0, le=1_000_000)]
Count = Annotated[int, Parameter(ge=1, le=MOST_FRAMES)]
Eyes = Annotated[int | None, Parameter(ge=PUBLIC, le=7)]
"""Whose eyes: a seat's, everybody's, or those of whoever asks."""

Asked = Request[object, object, AppState]


@get("/api/matches/{match:str}/course")
async def read_course(request: Asked, match: FromPath[str], seat: Eyes = None) -> Course:
    """How a match went so far: all that was told, and when; seen with one's own eyes.

    Once it is over, with anybody's.
    """
    guest, table = await _found(request, match)
    held = perspective(table, guest, seat)
    last, told = await _played(table)
    return Course(
        match=table.info(guest, over=last.outcome is not None),
        layout=view.layout(last.state),
        events=view.told(last, held, 0),
        told=told,
        observer=list(held),
        perspectives=[list(each) for each in perspectives(table, guest)],
    )


@get("/api/matches/{match:str}/frames")
async def read_frames(
    request: Asked,
    match: FromPath[str],
    first: Number = 0,
    count: Count = MOST_FRAMES,
    seat: Eyes = None,
) -> list[Standing]:
    """How a match lay after so many entries, and after those that followed; none at its end."""
    guest, table = await _found(request, match)
    held = perspective(table, guest, seat)
    return [
        view.past(each, held)
        async for each in positions(table.engine, table.stored, first, first + count - 1)
    ]


@get("/api/matches/{match:str}/audit")
async def read_audit(request: Asked, match: FromPath[str]) -> Audit:
    """What chance did in a match that is over, and whether that was settled before it began."""
    _, table = await _found(request, match)
    stored = table.stored
    if not stored.ended:
        raise PermissionDeniedException("the match is not over")
    last, _ = await _played(table)
    entries = await storage.read_entries(table.engine, stored.id)
    same = [each.entry for each in entries] == last.entries
    return Audit(
        commitment=last.header.commitment.hex(),
        seed=stored.seed.hex(),
        matches=same and commitment(stored.seed) == last.header.commitment,
        dice=list(faces([each.event for each in last.told])),
    )


async def _found(request: Asked, match: str) -> tuple[uuid.UUID, MatchSession]:
    guest = await must_be_guest(request)
    tables: MatchRegistry = request.app.state.tables
    table = await tables.find(match)
    if table is None:
        raise NotFoundException("no such match")
    if not table.stored.full:
        raise NotFoundException("the match never began")
    return guest.id, table


# Who may see what


def perspectives(table: MatchSession, guest: uuid.UUID) -> tuple[tuple[int, ...], ...]:
    """Whose eyes somebody may borrow: their own, and once it is over those of everybody."""
    if table.stored.ended:
        return tuple(table.scenario.persons)
    return tuple(table.scenario.persons_of(table.stored.held_by(guest)))


def perspective(table: MatchSession, guest: uuid.UUID, seat: int | None) -> tuple[int, ...]:
    """The observer that somebody asks for; none of its seats is one they may not look from."""
    if seat is None:
        own = table.scenario.persons_of(table.stored.held_by(guest))
        # Opponents who share a screen look back at what both may know.
        return own[0] if len(own) == 1 else ()
    if seat == PUBLIC:
        return ()
    if not table.person_of(seat):
        raise NotFoundException("no such seat")
    for each in perspectives(table, guest):
        if seat in each:
            return each
    raise PermissionDeniedException("the match is not over")


# Playing it again


async def positions(
    engine: AsyncEngine, stored: StoredMatch, first: int, last: int | None = None
) -> AsyncIterator[Match[State]]:
    """One match as it stood after so many entries, and after each one that followed.

    It goes on in place; others have their turn between two entries.
    """
    match = await _before(engine, stored, first)
    entries = await storage.read_entries(engine, stored.id, match.number, last)
    if match.first and any(isinstance(each.entry, TookBack) for each in entries):
        # What is taken back may lie before the snapshot.
        match = _beginning(stored)
        entries = await storage.read_entries(engine, stored.id, until=last)
    if match.number == first:
        yield match
    for each in entries:
        match.apply(each.entry, versions(stored.game))
        await asyncio.sleep(0)
        if match.number >= first:
            yield match


def _beginning(stored: StoredMatch) -> Match[State]:
    header, chance = stored.beginning()
    return begin(rules(header.game, header.version), header, chance)


async def _played(table: MatchSession) -> tuple[Match[State], list[int]]:
    """The match from its beginning to its end, and how many events there were after each entry."""
    told, match = list[int](), None
    async for match in positions(table.engine, table.stored, 0):
        told.append(match.told_number)
    assert match is not None  # there is always a beginning
    return match, told


async def _before(engine: AsyncEngine, stored: StoredMatch, number: int) -> Match[State]:
    """The match at the newest snapshot that lies no later than this, or at its beginning."""
    if number == 0:
        return _beginning(stored)
    snapshot = await storage.last_snapshot(engine, stored.id, number)
    if snapshot is None:
        return _beginning(stored)
    try:
        return resume(rules(stored.game, snapshot.version), *stored.beginning(), snapshot)
    except MissingRules:
        return _beginning(stored)


# What chance did


def faces(events: Sequence[Event]) -> Iterator[Faces]:
    """How often each face fell, for each purpose and each seat that the game told of it.

    A roll is a seat's if what is told right after it names one.
    """
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
        yield Faces(purpose=purpose, seat=None if seat == PUBLIC else seat, counts=counts)
