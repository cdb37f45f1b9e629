"""History of an imported record, replayed in the examiners' process; nothing is stored."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import msgspec
from litestar import Request, post
from litestar.datastructures import State as AppState
from litestar.params import JSONBody

from ostrog.kernel import Game, Match, Playback, Record, State, read_record
from ostrog.server.accounts.guests import must_be_guest
from ostrog.server.catalogue import versions
from ostrog.server.match import view
from ostrog.server.protocol.bounds import Number
from ostrog.server.protocol.matches import MatchInfo, SeatInfo
from ostrog.server.protocol.replays import Course
from ostrog.server.protocol.standings import Standing
from ostrog.server.replay.examiners import Examiners
from ostrog.server.replay.history import MOST_STANDINGS
from ostrog.server.replay.imported import (
    MOST_BODY,
    SentRecord,
    Unacceptable,
    accepted,
    chance_of,
    must_be_record,
    rules_of,
)
from ostrog.server.replay.retelling import OPEN, PUBLIC

AppRequest = Request[object, object, AppState]
ObserverSeat = Annotated[int, msgspec.Meta(ge=OPEN, le=7)]


class SentForCourse(SentRecord, frozen=True, forbid_unknown_fields=True):
    """A record, and the observer for whom it is shown."""

    seat: ObserverSeat = PUBLIC


class SentForStandings(SentForCourse, frozen=True, forbid_unknown_fields=True):
    """A record, an observer, and the range of requested standings."""

    first: Number = 0
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_STANDINGS)] = MOST_STANDINGS


# In the process that replays


def course_of(data: bytes, seat: int) -> Course | str:
    """Return the events of a record, or the key of its problem."""
    record = read_record(data)
    game = rules_of(record)
    if isinstance(game, str):
        return game
    counts = []
    for match in _replayed(game, record, len(record.entries)):
        counts.append(match.told_number)
    held = _observer(match, seat)
    return Course(
        match=_info(match),
        layout=view.layout(match.state),
        events=view.open_events(match) if seat == OPEN else view.events(match, held, 0),
        event_counts=counts,
        observer=list(match.state.setting.scenario.seats if seat == OPEN else held),
        open=seat == OPEN,
        observers=[list(each) for each in match.state.setting.scenario.persons],
    )


def standings_of(data: bytes, seat: int, first: int, count: int) -> list[Standing] | str:
    """Return standings of a record from this number of entries on, or the key of its problem."""
    record = read_record(data)
    game = rules_of(record)
    if isinstance(game, str):
        return game
    return [
        view.open_past(match) if seat == OPEN else view.past(match, _observer(match, seat))
        for match in _replayed(game, record, first + count - 1)
        if match.number >= first
    ]


def _replayed(game: Game[State], record: Record, last: int) -> Iterator[Match[State]]:
    """Yield the match at its beginning and after each entry; the same object changes in place."""
    playback = Playback.begin(game, record.header, chance_of(record), versions(game.name))
    yield playback.match
    for entry in record.entries[:last]:
        playback.play(entry)
        yield playback.match


def _observer(match: Match[State], seat: int) -> tuple[int, ...]:
    persons = match.state.setting.scenario.persons
    return next((each for each in persons if seat in each), ())


def _info(match: Match[State]) -> MatchInfo:
    """Describe the match of a record; its players are not people of this server."""
    scenario, outcome = match.state.setting.scenario, match.outcome
    return MatchInfo(
        id="",
        game=match.game.name,
        scenario=scenario.name,
        seats=[
            SeatInfo(seat, scenario.team(seat), True, "", False, scenario.called(seat))
            for seat in scenario.seats
        ],
        begun=True,
        over=outcome is not None,
        persons=[list(each) for each in scenario.persons],
        ended="" if outcome is None else outcome.reason,
        version=match.game.version,
    )


# In the server


@post(
    "/api/records/course", status_code=200, request_max_body_size=MOST_BODY, raises=[Unacceptable]
)
async def read_record_course(request: AppRequest, data: JSONBody[SentForCourse]) -> Course:
    """Return the events of a record, as one observer may see them; nothing is stored."""
    guest = await must_be_guest(request)
    must_be_record(data.record)
    examiners: Examiners = request.app.state.examiners
    return accepted(await examiners.examine(guest.id, course_of, data.record, data.seat))


@post(
    "/api/records/frames", status_code=200, request_max_body_size=MOST_BODY, raises=[Unacceptable]
)
async def read_record_standings(
    request: AppRequest, data: JSONBody[SentForStandings]
) -> list[Standing]:
    """Return standings of a record from this number of entries on; nothing is stored."""
    guest = await must_be_guest(request)
    must_be_record(data.record)
    examiners: Examiners = request.app.state.examiners
    return accepted(
        await examiners.examine(
            guest.id, standings_of, data.record, data.seat, data.first, data.count
        )
    )
