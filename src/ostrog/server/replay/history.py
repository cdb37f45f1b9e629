"""History of a match: its events, its standings, and an audit of its dice."""

from __future__ import annotations

import uuid
from collections import OrderedDict
from typing import Annotated, Any

import msgspec
from litestar import Request, Response, get
from litestar.datastructures import State as AppState
from litestar.exceptions import NotFoundException, PermissionDeniedException
from litestar.params import FromPath, Parameter

from ostrog.kernel import MissingRules
from ostrog.server.accounts.guests import must_be_guest
from ostrog.server.match.registry import MatchRegistry
from ostrog.server.match.session import MatchSession
from ostrog.server.protocol.replays import Audit, Course, MatchChronicle
from ostrog.server.protocol.standings import EventInfo, Standing
from ostrog.server.replay import retelling
from ostrog.server.replay.examiners import Examiners
from ostrog.server.replay.retelling import OPEN, PUBLIC

MOST_STANDINGS = 24
"""Maximum standings in one answer."""

MOST_NUMBER = 1_000_000
Number = Annotated[int, Parameter(ge=0, le=MOST_NUMBER)]
Count = Annotated[int, Parameter(ge=1, le=MOST_STANDINGS)]
ObserverSeat = Annotated[int | None, Parameter(ge=OPEN, le=7)]
"""The observer: a seat, `PUBLIC` for a spectator, `OPEN` for all hands, or None for the requesting
guest."""
MOST_CHRONICLES = 100
"""Number of chronicles of finished matches that are kept."""

AppRequest = Request[object, object, AppState]


@get("/api/matches/{match:str}/course")
async def read_course(
    request: AppRequest, match: FromPath[str], seat: ObserverSeat = None
) -> Response[Course]:
    """Return all events of a match so far, as one observer may see them.

    Until the match has ended, guests may observe only as themselves or as a spectator.
    """
    guest, session = await _found(request, match)
    held = observer_for(session, guest, seat)
    everybody = tuple(session.scenario.seats)
    told = Course(
        match=session.info(guest),
        layout=None,
        events=[],
        event_counts=[],
        observer=list(everybody if held is None else held),
        open=held is None,
        observers=[list(each) for each in observers(session, guest)],
    )
    database, examiners = _means(request)
    return _as_json(
        await examiners.read(guest, retelling.course, database, session.stored, told), session
    )


@get("/api/matches/{match:str}/events")
async def read_events(
    request: AppRequest, match: FromPath[str], until: Number = MOST_NUMBER
) -> Response[list[EventInfo]]:
    """Return the events before a number, or all; the socket tells the newest ones."""
    guest, session = await _found(request, match)
    held = session.stored.held_by(guest)
    database, examiners = _means(request)
    return _as_json(
        await examiners.read(
            guest, retelling.earlier_events, database, session.stored, held, until
        ),
        session,
    )


@get("/api/matches/{match:str}/frames")
async def read_standings(
    request: AppRequest,
    match: FromPath[str],
    first: Number = 0,
    count: Count = MOST_STANDINGS,
    seat: ObserverSeat = None,
) -> Response[list[Standing]]:
    """Return standings of a match from this number of entries on; empty beyond its end."""
    guest, session = await _found(request, match)
    held = observer_for(session, guest, seat)
    database, examiners = _means(request)
    last = first + count - 1
    return _as_json(
        await examiners.read(
            guest, retelling.standings, database, session.stored, held, first, last
        ),
        session,
    )


@get("/api/matches/{match:str}/audit")
async def read_audit(request: AppRequest, match: FromPath[str]) -> Response[Audit]:
    """Return the dice of a match that has ended, and whether the committed seed explains them."""
    guest, session = await _found(request, match)
    if not session.stored.ended:
        raise PermissionDeniedException("the match is not over")
    database, examiners = _means(request)
    return _as_json(await examiners.read(guest, retelling.audit, database, session.stored), session)


@get("/api/matches/{match:str}/chronicle")
async def read_chronicle(request: AppRequest, match: FromPath[str]) -> Response[MatchChronicle]:
    """Return a match in numbers, counted from what everybody may know so far."""
    guest, session = await _found(request, match)
    kept: OrderedDict[str, bytes] = request.app.state.chronicles
    if session.stored.ended and match in kept:
        kept.move_to_end(match)
        return _as_json(kept[match], session)
    database, examiners = _means(request)
    ended = session.stored.ended
    told = await examiners.read(guest, retelling.chronicle, database, session.stored)
    if ended and isinstance(told, bytes):
        kept[match] = told
        if len(kept) > MOST_CHRONICLES:
            kept.popitem(last=False)
    return _as_json(told, session)


def _means(request: AppRequest) -> tuple[str, Examiners]:
    """Return the database and the examiners, who replay outside of this process."""
    return request.app.state.settings.database, request.app.state.examiners


def _as_json(found: bytes | str, session: MatchSession) -> Response[Any]:
    """Return what the examiners have encoded; raises `MissingRules` if they lack the rules."""
    if isinstance(found, str):
        raise MissingRules(session.stored.game, session.stored.version)
    return Response(msgspec.Raw(found))


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


def observer_for(
    session: MatchSession, guest: uuid.UUID, seat: int | None
) -> tuple[int, ...] | None:
    """Return the seats of the requested observer; refuses one that the guest may not see.

    Returns None for `OPEN`, which shows all hands of a match that is over.
    """
    if seat == OPEN:
        if session.stored.ended:
            return None
        raise PermissionDeniedException("the match is not over")
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
