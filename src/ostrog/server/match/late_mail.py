"""Mail in correspondence matches about time that is running out or has run out."""

from __future__ import annotations

import uuid
from datetime import UTC, datetime, timedelta

from ostrog.server.accounts import match_mail
from ostrog.server.db.jobs import TIME_OUT, Job
from ostrog.server.db.time_controls import Clock
from ostrog.server.match.negotiation import deciders
from ostrog.server.match.session import MatchSession
from ostrog.server.settings import Settings


def claim_notices(session: MatchSession, late: int) -> list[Job]:
    """Return jobs that mail everyone who may decide about a person whose time has run out."""
    if not _by_correspondence(session):
        return []
    return [
        Job(TIME_OUT, {"match": session.stored.id, "late": late, "guest": str(guest)})
        for guest in sorted(_claimants(session, late))
    ]


async def tell_claimant(
    session: MatchSession, settings: Settings, late: int, guest: uuid.UUID
) -> None:
    """Mail a guest who may claim a late seat, unless there is nothing left to claim."""
    clock = _clock(session, late)
    if session.stored.ended or clock is None or clock.flagged is None:
        return
    if guest in _claimants(session, late):
        await match_mail.notify_time_out(session.engine, settings, session.stored.id, guest, late)


async def warn(session: MatchSession, settings: Settings, seat: int, deadline: datetime) -> None:
    """Mail the holder of a seat that little time is left, unless its deadline has changed."""
    clock = _clock(session, seat)
    if not _by_correspondence(session) or clock is None or clock.deadline != deadline:
        return
    guest = next((each.guest for each in session.stored.seats if each.seat == seat), None)
    if guest is not None:
        hours = round(clock.remaining(datetime.now(UTC)) / timedelta(hours=1))
        await match_mail.notify_time_short(
            session.engine, settings, session.stored.id, guest, hours
        )


def _by_correspondence(session: MatchSession) -> bool:
    control = session.stored.control
    return control is not None and control.kind == "correspondence"


def _clock(session: MatchSession, seat: int) -> Clock | None:
    return next((each for each in session.stored.clocks if each.seat == seat), None)


def _claimants(session: MatchSession, late: int) -> set[uuid.UUID]:
    deciding = deciders(session, session.person_of(late))
    return {each.guest for each in session.stored.seats if each.seat in deciding and each.guest}
