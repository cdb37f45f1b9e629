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


def claim_notices(table: MatchSession, late: int) -> list[Job]:
    """Return jobs that mail everyone who may decide about a person whose time has run out."""
    if not _by_correspondence(table):
        return []
    return [
        Job(TIME_OUT, {"match": table.stored.id, "late": late, "guest": str(guest)})
        for guest in sorted(_claimants(table, late))
    ]


async def tell_claimant(
    table: MatchSession, settings: Settings, late: int, guest: uuid.UUID
) -> None:
    """Mail a guest who may claim a late seat, unless there is nothing left to claim."""
    clock = _clock(table, late)
    if table.stored.ended or clock is None or clock.flagged is None:
        return
    if guest in _claimants(table, late):
        await match_mail.notify_time_out(table.engine, settings, table.stored.id, guest, late)


async def warn(table: MatchSession, settings: Settings, seat: int, deadline: datetime) -> None:
    """Mail the holder of a seat that little time is left, unless its deadline has changed."""
    clock = _clock(table, seat)
    if not _by_correspondence(table) or clock is None or clock.deadline != deadline:
        return
    guest = next((each.guest for each in table.stored.seats if each.seat == seat), None)
    if guest is not None:
        hours = round(clock.remaining(datetime.now(UTC)) / timedelta(hours=1))
        await match_mail.notify_time_short(table.engine, settings, table.stored.id, guest, hours)


def _by_correspondence(table: MatchSession) -> bool:
    control = table.stored.control
    return control is not None and control.kind == "correspondence"


def _clock(table: MatchSession, seat: int) -> Clock | None:
    return next((each for each in table.stored.clocks if each.seat == seat), None)


def _claimants(table: MatchSession, late: int) -> set[uuid.UUID]:
    deciding = deciders(table, table.person_of(late))
    return {each.guest for each in table.stored.seats if each.seat in deciding and each.guest}
