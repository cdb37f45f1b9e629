"""History of a match: its events, its standings, and an audit of its dice."""

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

MOST_STANDINGS = 24
"""Maximum standings in one answer."""
PUBLIC = -1
"""Stands for a spectator in place of a seat."""

Number = Annotated[int, Parameter(ge=0, le=1_000_000)]
Count = Annotated[int, Parameter(ge=1, le=MOST_STANDINGS)]
ObserverSeat = Annotated[int | None, Parameter(ge=PUBLIC, le=7)]
"""The observer: a seat, `PUBLIC` for a spectator, or None for the requesting guest."""

AppRequest = Request[object, object, AppState]


@get("/api/matches/{match:str}/course")
async def read_course(
    request: AppRequest, match: FromPath[str], seat: ObserverSeat = None
) -> Course:
    """Return all events of a match so far, as one observer may see them.

    Until the match has ended, guests may observe only as themselves or as a spectator.
    """
    guest, session = await _found(request, match)
    held = observer_for(session, guest, seat)
    last, counts = await _played(session)
    return Course(
        match=session.info(guest, over=last.outcome is not None),
        layout=view.layout(last.state),
        events=view.events(last, held, 0),
        event_counts=counts,
        observer=list(held),
        observers=[list(each) for each in observers(session, guest)],
    )


@get("/api/matches/{match:str}/frames")
async def read_standings(
    request: AppRequest,
    match: FromPath[str],
    first: Number = 0,
    count: Count = MOST_STANDINGS,
    seat: ObserverSeat = None,
) -> list[Standing]:
    """Return standings of a match from this number of entries on; empty beyond its end."""
    guest, session = await _found(request, match)
    held = observer_for(session, guest, seat)
    return [
        view.past(each, held)
        async for each in replayed(session.engine, session.stored, first, first + count - 1)
    ]


@get("/api/matches/{match:str}/audit")
async def read_audit(request: AppRequest, match: FromPath[str]) -> Audit:
    """Return the dice of a match that has ended, and whether the committed seed explains them."""
    _, session = await _found(request, match)
    stored = session.stored
    if not stored.ended:
        raise PermissionDeniedException("the match is not over")
    last, _ = await _played(session)
    entries = await storage.read_entries(session.engine, stored.id)
    same = [each.entry for each in entries] == last.entries
    return Audit(
        commitment=last.header.commitment.hex(),
        seed=stored.seed.hex(),
        matches=same and commitment(stored.seed) == last.header.commitment,
        dice=list(faces([each.event for each in last.told])),
    )


async def _found(request: AppRequest, match: str) -> tuple[uuid.UUID, MatchSession]:
    guest = await must_be_guest(request)
    matches: MatchRegistry = request.app.state.matches
    session = await matches.find(match)
    if session is None:
        raise NotFoundException("no such match")
    if not session.stored.full:
        raise NotFoundException("the match never began")
    return guest.id, session


# Observers


def observers(session: MatchSession, guest: uuid.UUID) -> tuple[tuple[int, ...], ...]:
    """Return the persons whose views a guest may see: their own, or all after the match's end."""
    if session.stored.ended:
        return tuple(session.scenario.persons)
    return tuple(session.scenario.persons_of(session.stored.held_by(guest)))


def observer_for(session: MatchSession, guest: uuid.UUID, seat: int | None) -> tuple[int, ...]:
    """Return the seats of the requested observer; refuses one that the guest may not see."""
    if seat is None:
        own = session.scenario.persons_of(session.stored.held_by(guest))
        # Opponents who share a screen see what is public.
        return own[0] if len(own) == 1 else ()
    if seat == PUBLIC:
        return ()
    if not session.person_of(seat):
        raise NotFoundException("no such seat")
    for each in observers(session, guest):
        if seat in each:
            return each
    raise PermissionDeniedException("the match is not over")


# Replay


async def replayed(
    engine: AsyncEngine, stored: StoredMatch, first: int, last: int | None = None
) -> AsyncIterator[Match[State]]:
    """Yield the match after `first` entries, and after each following one.

    It is always the same object, which changes in place. Other tasks run between two entries.
    """
    match = await _before(engine, stored, first)
    entries = await storage.read_entries(engine, stored.id, match.number, last)
    if match.first and any(isinstance(each.entry, TookBack) for each in entries):
        # A take-back may reach back before the snapshot.
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
    return begin(rules(header.game, header.version, header.expansions), header, chance)


async def _played(session: MatchSession) -> tuple[Match[State], list[int]]:
    """Replay a match to its end; return it, and the number of events after each entry."""
    counts, match = list[int](), None
    async for match in replayed(session.engine, session.stored, 0):
        counts.append(match.told_number)
    assert match is not None  # the beginning is always yielded
    return match, counts


async def _before(engine: AsyncEngine, stored: StoredMatch, at: int) -> Match[State]:
    """Return the match at its newest snapshot up to this number of entries, or at its beginning."""
    if at == 0:
        return _beginning(stored)
    snapshot = await storage.last_snapshot(engine, stored.id, at)
    if snapshot is None:
        return _beginning(stored)
    try:
        return resume(
            rules(stored.game, snapshot.version, stored.expansions), *stored.beginning(), snapshot
        )
    except MissingRules:
        return _beginning(stored)


# Dice


def faces(events: Sequence[Event]) -> Iterator[Faces]:
    """Count how often each face was rolled, for each purpose and seat.

    A roll belongs to a seat if the event right after it names one.
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
