"""The HTTP route that opens a lesson: the learner names it, the server sets everything else."""

from __future__ import annotations

from litestar import Request, post
from litestar.datastructures import State
from litestar.exceptions import ClientException
from litestar.params import FromPath, JSONBody

from ostrog.server.accounts.guests import must_be_guest
from ostrog.server.catalogue import games, levels
from ostrog.server.db import storage
from ostrog.server.http.rate_limits import Limits
from ostrog.server.match.registry import MatchRegistry
from ostrog.server.protocol.matches import MatchInfo, OpenLesson


@post("/api/lessons/{game:str}")
async def open_lesson(
    request: Request[object, object, State], game: FromPath[str], data: JSONBody[OpenLesson]
) -> MatchInfo:
    """Open a lesson: a match that teaches the game, against a bot."""
    guest = await must_be_guest(request)
    limits: Limits = request.app.state.limits
    limits.matches.must_take(str(guest.id))
    found = games().get(game)
    lessons = () if found is None else found.every_lesson()
    lesson = next((each for each in lessons if each.name == data.lesson), None)
    if found is None or lesson is None:
        raise ClientException("no such lesson")
    seats = found.scenario(lesson.scenario).seats
    matches: MatchRegistry = request.app.state.matches
    match = await storage.open_match(
        matches.engine,
        game=found.name,
        version=found.version,
        scenario=lesson.scenario,
        opener=guest.id,
        seats={seat: seat in lesson.seats for seat in seats},
        contribution=b"",  # any contribution would change the dice
        ruleset=lesson.ruleset,
        expansions=lesson.expansions,
        bots={seat: levels(found)[0] for seat in seats if seat not in lesson.seats},
        seed=lesson.seed_of(found.name),
    )
    session = await matches.find(match)
    assert session is not None
    return session.info(guest.id)
