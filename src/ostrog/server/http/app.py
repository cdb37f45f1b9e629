"""The web application: HTTP for guests and matches, a socket for play, and the client's files."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import msgspec
from litestar import Litestar, Request, Response, get, post, put
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.exceptions import (
    ClientException,
    InternalServerException,
    NotFoundException,
)
from litestar.exceptions.responses import create_exception_response
from litestar.params import FromPath, JSONBody
from litestar.types import (
    ASGIApp,
    ExceptionHandlersMap,
    LifeSpanReceive,
    LifeSpanScope,
    LifeSpanSend,
    Receive,
    Scope,
    Send,
)
from msgspec.structs import replace
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine

from ostrog.kernel import BadRuleset, Game, MissingRules, Scenario
from ostrog.kernel import State as KernelState
from ostrog.server import logs
from ostrog.server.accounts import guests, login_sessions
from ostrog.server.accounts.guests import Guest, must_be_guest
from ostrog.server.accounts.login_sessions import COOKIE
from ostrog.server.accounts.public_profiles import endings
from ostrog.server.catalogue import check_ruleset, describe, games, levels
from ostrog.server.db import fanout, storage
from ostrog.server.db.clock_storage import pulsing
from ostrog.server.db.database import connect
from ostrog.server.http.access_log import Watch
from ostrog.server.http.account_routes import people
from ostrog.server.http.game_words_routes import (
    read_expansion_words,
    read_vocabulary,
    read_words,
)
from ostrog.server.http.health import health, read_metrics, ready
from ostrog.server.http.lesson_routes import open_lesson
from ostrog.server.http.lobby_routes import lobby
from ostrog.server.http.openapi import configuration
from ostrog.server.http.pages.client_files import Client, client_files
from ostrog.server.http.rate_limits import Limits, few_attempts
from ostrog.server.http.revocation import OpenSockets
from ostrog.server.http.rulebook_routes import (
    read_expansion_rules,
    read_layout,
    read_rules,
    read_values,
)
from ostrog.server.http.security import Gate
from ostrog.server.http.sockets import play
from ostrog.server.match.negotiation import take_over
from ostrog.server.match.registry import MatchRegistry
from ostrog.server.match.session import MatchSession
from ostrog.server.match.worker import working
from ostrog.server.protocol.games import GameKind
from ostrog.server.protocol.lobby import Me, Rename
from ostrog.server.protocol.matches import Ended, JoinMatch, MatchInfo, MatchValues, OpenMatch
from ostrog.server.replay.examiners import Examiners
from ostrog.server.replay.export import read_commitment, read_match_record
from ostrog.server.replay.history import (
    read_audit,
    read_chronicle,
    read_course,
    read_events,
    read_standings,
)
from ostrog.server.replay.imported import examine_record
from ostrog.server.replay.imported_history import read_record_course, read_record_standings
from ostrog.server.settings import Settings

MOST_BODY = 16_384
"""Maximum length of a request body in bytes."""
MOST_WISH = 65_536
"""Maximum length of a request to open a match, which may set every value of a game."""
MOST_FAULTS = 50
"""Maximum number of faults in an answer that refuses values."""
MOST_TEXT = 200
"""Maximum length of the text of such a fault in characters."""
PLAIN = [r"^/api/(?!games/)", r"^/metrics", r"^/assets/"]
"""Paths not compressed here: API answers may contain secrets, unlike what the API tells everybody
about a game, and assets are compressed once."""
NOT_STORABLE = "22"
"""First characters of the SQLSTATE codes for values that PostgreSQL cannot store."""


def _engine(state: State) -> AsyncEngine:
    engine: AsyncEngine = state.engine
    return engine


@get("/api/me")
async def me(request: Request[object, object, State]) -> Response[Me]:
    """Return the guest of this browser; a browser without a session becomes a new guest."""
    engine, settings = _engine(request.app.state), request.app.state.settings
    found = await guests.recognise(engine, request.cookies.get(COOKIE))
    if found is not None:
        return Response(Me(str(found.id), found.name))
    limits: Limits = request.app.state.limits
    limits.guests.must_take(limits.address(request.scope))
    found, token = await guests.welcome(engine)
    cookie = login_sessions.cookie(settings, token)
    return Response(Me(str(found.id), found.name), cookies=[cookie])


@put("/api/me")
async def take_a_name(request: Request[object, object, State], data: JSONBody[Rename]) -> Me:
    """Set the name of the requesting guest."""
    guest = await must_be_guest(request)
    renamed = await guests.rename(_engine(request.app.state), guest, guests.clean_name(data.name))
    return Me(str(renamed.id), renamed.name)


@get("/api/games")
async def list_games() -> list[GameKind]:
    """Return the games that can be played on this server."""
    return [describe(game) for game in games().values()]


@post("/api/matches", request_max_body_size=MOST_WISH)
async def open_match(
    request: Request[object, object, State], data: JSONBody[OpenMatch]
) -> MatchInfo:
    """Open a match and take seats in it."""
    guest = await must_be_guest(request)
    limits: Limits = request.app.state.limits
    limits.matches.must_take(str(guest.id))
    game = games().get(data.game)
    if game is None:
        raise ClientException("no such game")
    try:
        scenario = game.scenario(data.scenario)
    except LookupError as error:
        raise ClientException("no such scenario") from error
    seats = set(data.seats)
    if not seats <= set(scenario.seats):
        raise ClientException("no such seat")
    if any(seats & set(person) and not seats >= set(person) for person in scenario.persons):
        raise ClientException("one person holds more seats than these")
    if set(data.expansions) - {each.name for each in game.expansions}:
        raise ClientException("no such expansion")
    try:
        composed = game.compose(data.expansions)
    except ValueError as error:
        raise ClientException("these expansions cannot be played together") from error
    bots = _bots(composed.game, scenario, data)
    if seats & set(bots):
        raise ClientException("a bot and a person want the same seat")
    try:
        check_ruleset(game, data.ruleset, [each.name for each in composed.expansions])
    except ValueError as error:
        raise ClientException("unfit-values", extra=_faults(error)) from error
    match = await storage.open_match(
        _engine(request.app.state),
        game=game.name,
        version=game.version,
        scenario=scenario.name,
        opener=guest.id,
        seats={seat: seat in seats for seat in scenario.seats},
        contribution=_contribution(data.contribution),
        ruleset=data.ruleset,
        expansions=[each.name for each in composed.expansions],
        bots=bots,
        control=data.control,
        listed=data.listed,
    )
    return await _info(request, match, guest)


def _faults(error: ValueError) -> list[object]:
    """Return what is wrong with values as plain data of bounded size."""
    found = error.faults[:MOST_FAULTS] if isinstance(error, BadRuleset) else ()
    return [msgspec.to_builtins(replace(each, text=each.text[:MOST_TEXT])) for each in found]


def _bots(game: Game[KernelState], scenario: Scenario, wish: OpenMatch) -> dict[int, str]:
    """Return the bot level of each seat that a bot is to hold."""
    found: dict[int, str] = {}
    for bot in wish.bots:
        person = next((each for each in scenario.persons if bot.seat in each), None)
        if person is None:
            raise ClientException("no such seat")
        if bot.level not in levels(game):
            raise ClientException("no such level")
        if found.keys() & set(person):
            raise ClientException("two bots want the same seat")
        found |= dict.fromkeys(person, bot.level)
    return found


@get("/api/matches")
async def my_matches(request: Request[object, object, State]) -> list[MatchInfo]:
    """Return the matches in which this guest holds a seat, with the pending seats and results."""
    guest, engine = await must_be_guest(request), _engine(request.app.state)
    found = await storage.matches_of(engine, guest.id)
    async with engine.connect() as connection:
        results = {each.match: each.ended for each in await endings(connection, guest.id)}
    return [await _listed(request, match, guest, results.get(match)) for match in found]


async def _listed(
    request: Request[object, object, State], match: str, guest: Guest, result: Ended | None
) -> MatchInfo:
    session = await _session(request, match)
    try:
        pending = await session.pending()
    except MissingRules:
        pending = []  # nobody can answer without the rules
    return replace(session.info(guest.id), pending=pending, result=result)


@get("/api/matches/{match:str}")
async def match_info(request: Request[object, object, State], match: FromPath[str]) -> MatchInfo:
    """Return what anyone with the link of a match may know about it."""
    return await _info(request, match, await must_be_guest(request))


@get("/api/matches/{match:str}/values")
async def match_values(
    request: Request[object, object, State], match: FromPath[str]
) -> MatchValues:
    """Return the values of a match that differ from the game's own, for whoever may sit down."""
    await must_be_guest(request)
    return MatchValues((await _session(request, match)).changed_values())


@post("/api/matches/{match:str}/join")
async def join_match(
    request: Request[object, object, State], match: FromPath[str], data: JSONBody[JoinMatch]
) -> MatchInfo:
    """Take a seat, together with all other seats that one person holds in this scenario."""
    guest = await must_be_guest(request)
    matches: MatchRegistry = request.app.state.matches
    contribution = _contribution(data.contribution)
    session = await _session(request, match)
    person = session.person_of(data.seat)
    if not person:
        raise ClientException("no such seat")
    session.must_have_rules()
    if session.stored.full:
        # The match has begun and a player left: contributions to the dice stay as they were.
        sits = bool(session.stored.held_by(guest.id))
        async with matches.engine.connect() as connection:
            kept_away = sits or await storage.unwelcome(connection, match, guest.id)
        begins, taken = False, not kept_away and await take_over(session, person, guest.id)
    else:
        begins = taken = await storage.take_seat(
            matches.engine, match, data.seat, guest.id, contribution, along=person
        )
    session = await _session(request, match)
    held = session.stored.held_by(guest.id)
    if begins:
        await session.seats_changed()
    elif taken:
        await session.told_anew()
    elif data.seat not in held:
        trouble = "you sit somewhere else in this match" if held else "this seat is taken"
        raise ClientException(trouble, status_code=409)
    return session.info(guest.id)


async def _info(request: Request[object, object, State], match: str, guest: Guest) -> MatchInfo:
    return (await _session(request, match)).info(guest.id)


async def _session(request: Request[object, object, State], match: str) -> MatchSession:
    matches: MatchRegistry = request.app.state.matches
    session = await matches.find(match)
    if session is None:
        raise NotFoundException("no such match")
    return session


def _contribution(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError as error:
        raise ClientException("not hexadecimal") from error


def _too_deep(request: Request[object, object, State], _: RecursionError) -> Response[object]:
    trouble = ClientException("nested too deeply")
    return _as_response(request, trouble)


def _not_stored(request: Request[object, object, State], error: DBAPIError) -> Response[object]:
    """Answer 400 if PostgreSQL cannot store a value that JSON allows, such as NUL in a text."""
    if str(getattr(error.orig, "sqlstate", "")).startswith(NOT_STORABLE):
        return _as_response(request, ClientException("this cannot be stored"))
    return _as_response(request, InternalServerException())


def _unplayable(request: Request[object, object, State], _: MissingRules) -> Response[object]:
    """Answer 409 if the rules of a match are not installed."""
    trouble = ClientException("the rules of this match are not installed", status_code=409)
    return _as_response(request, trouble)


def _as_response(request: Request[object, object, State], error: Exception) -> Response[object]:
    return create_exception_response(request, error)


class Guarded(Litestar):
    """The application behind its gate, which also sees requests that match no route."""

    door: ASGIApp
    """The outermost middleware, through which all requests and sockets go."""

    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        """Pass requests and sockets to the middleware, and lifespan events to Litestar."""
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:
            await self.door(scope, receive, send)  # type: ignore[arg-type]  # no lifespan here

    async def within(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request or socket after it passed the middleware."""
        await super().__call__(scope, receive, send)


def make_app(settings: Settings) -> Litestar:
    """Make the application."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        engine = connect(settings.database)
        app.state.engine, app.state.started = engine, time.monotonic()
        matches = app.state.matches = MatchRegistry(engine)
        open_sockets = app.state.open_sockets = OpenSockets(engine)
        examiners = app.state.examiners = Examiners()
        app.state.chronicles = OrderedDict[str, bytes]()

        async def heard(of: str, rules: int) -> None:
            if of == fanout.SESSIONS:
                open_sockets.look_soon()
            else:
                await matches.heard(of, rules)

        def missed() -> None:
            open_sockets.look_soon()
            matches.look_soon()

        matches.fanout = await fanout.connect(settings.nats, settings.database, heard, missed)
        open_sockets.fanout = matches.fanout
        try:
            async with AsyncExitStack() as running:
                await running.enter_async_context(matches.looking_around())
                await running.enter_async_context(open_sockets.looking())
                await running.enter_async_context(pulsing(engine))
                if settings.worker == "inside":
                    await running.enter_async_context(working(settings, matches))
                yield
        finally:
            examiners.close()
            await matches.fanout.close()
            await engine.dispose()

    handlers: list[object] = [
        me,
        take_a_name,
        list_games,
        read_rules,
        read_expansion_rules,
        read_expansion_words,
        read_words,
        read_vocabulary,
        read_layout,
        read_values,
        open_match,
        open_lesson,
        my_matches,
        match_info,
        match_values,
        join_match,
        read_match_record,
        read_commitment,
        read_course,
        read_events,
        read_standings,
        read_audit,
        read_chronicle,
        examine_record,
        read_record_course,
        read_record_standings,
        health,
        ready,
        play,
        lobby,
        people,
    ]
    if settings.metrics:
        handlers.append(read_metrics)
    folder = Path(settings.client)
    unknown: ExceptionHandlersMap = {}
    if (folder / "index.html").is_file():
        client = Client(folder, settings.public_url)
        handlers += client_files(client, folder)
        unknown = {NotFoundException: client.nowhere}
    limits = Limits(settings)
    app = Guarded(
        handlers,  # type: ignore[arg-type]  # handlers and routers are both controllers to Litestar
        state=State({"settings": settings, "limits": limits}),
        lifespan=[lambda _: logs.writing_lines(settings.log), lifespan],
        guards=[few_attempts],
        request_max_body_size=MOST_BODY,
        exception_handlers={
            **unknown,
            RecursionError: _too_deep,
            DBAPIError: _not_stored,
            MissingRules: _unplayable,
        },
        after_exception=[logs.note_exception],
        logging_config=None,
        openapi_config=configuration(),
        compression_config=CompressionConfig(backend="gzip", exclude=PLAIN),
    )
    app.door = Watch(Gate(app.within, settings, limits))
    return app
