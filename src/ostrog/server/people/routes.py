"""The HTTP routes about people, all under /api/people."""

from __future__ import annotations

import uuid

from litestar import Request, Response, Router, delete, get, post, put
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import State
from litestar.exceptions import (
    ClientException,
    NotFoundException,
    PermissionDeniedException,
    TooManyRequestsException,
)
from litestar.params import FromPath, JSONBody
from sqlalchemy.ext.asyncio import AsyncEngine

from ostrog.kernel.records import write_record
from ostrog.server import sessions
from ostrog.server.farewells import Farewells
from ostrog.server.guests import must_be_guest, recognise
from ostrog.server.limits import Limits
from ostrog.server.live import NotBegun
from ostrog.server.people import (
    accounts,
    blocks,
    letters,
    mails,
    own_data,
    profiles,
    reports,
)
from ostrog.server.protocol.accounts import (
    ChangePassword,
    DeleteAccount,
    ForgotPassword,
    OpenedLink,
    OwnAccount,
    ResetPassword,
    SignedUp,
    SignIn,
    SignUp,
    Wishes,
)
from ostrog.server.protocol.own_data import OwnData
from ostrog.server.protocol.profiles import Blocked, Person, Profile, ReportConduct, ReportRuling
from ostrog.server.sessions import COOKIE
from ostrog.server.settings import Settings
from ostrog.server.tables import Tables

Asked = Request[object, object, State]


def _engine(request: Asked) -> AsyncEngine:
    engine: AsyncEngine = request.app.state.engine
    return engine


def _settings(request: Asked) -> Settings:
    settings: Settings = request.app.state.settings
    return settings


def _limits(request: Asked) -> Limits:
    limits: Limits = request.app.state.limits
    return limits


async def _checked(request: Asked, password: str) -> accounts.Account:
    """The account of whoever asks, who knows its password."""
    guest = await must_be_guest(request)
    _limits(request).confirmations.must_take(str(guest.id))
    try:
        account = await accounts.check_password(_engine(request), guest.id, password)
    except accounts.WrongPassword as error:
        raise PermissionDeniedException("wrong-password") from error
    return _member(account)


def _member(account: accounts.Account | None) -> accounts.Account:
    if account is None:
        raise PermissionDeniedException("no-account")
    return account


async def _described(request: Asked, guest: uuid.UUID) -> OwnAccount:
    async with _engine(request).connect() as connection:
        return await accounts.describe(connection, guest, mails=mails.enabled(_settings(request)))


async def _say_farewell(request: Asked) -> None:
    """Have the sockets closed whose sessions have just ended."""
    farewells: Farewells = request.app.state.farewells
    await farewells.ended()


# Accounts


@get("/account")
async def own_account(request: Asked) -> OwnAccount:
    """One's own account, or that there is none."""
    return await _described(request, (await must_be_guest(request)).id)


@post("/account", status_code=202)
async def sign_up(request: Asked, data: JSONBody[SignUp]) -> Response[SignedUp]:
    """Sign up. Where mail is sent, nobody learns here whether an address has an account."""
    guest, engine, settings = await must_be_guest(request), _engine(request), _settings(request)
    background = None
    try:
        if mails.enabled(settings):
            token, session = await accounts.sign_up(engine, guest.id, data)
            background = BackgroundTask(
                letters.welcome, engine, settings, data.email, data.language, token
            )
        else:
            session = await accounts.sign_up_without_mail(engine, guest.id, data)
    except accounts.HasAccount as error:
        raise ClientException("has-account", status_code=409) from error
    except accounts.AddressTaken as error:
        raise ClientException("address-taken", status_code=409) from error
    await _say_farewell(request)
    return Response(
        SignedUp(verify=background is not None),
        cookies=[sessions.cookie(settings, session)],
        background=background,
    )


@post("/account/verification", status_code=202)
async def ask_for_verification(request: Asked) -> Response[None]:
    """Ask for the mail that verifies the address of an account made while no mail was sent."""
    guest, engine, settings = await must_be_guest(request), _engine(request), _settings(request)
    async with engine.connect() as connection:
        account = _member(await accounts.account_of(connection, guest.id))
    if account.verified is not None or not mails.enabled(settings):
        raise PermissionDeniedException("nothing-to-verify")
    return Response(
        None, background=BackgroundTask(letters.verify_later, engine, settings, account)
    )


@post("/verify", status_code=204)
async def verify(request: Asked, data: JSONBody[OpenedLink]) -> None:
    """Say that the link of the mail was opened."""
    try:
        await accounts.verify(_engine(request), data.token)
    except accounts.BadToken as error:
        raise ClientException("bad-token") from error
    except accounts.AddressTaken as error:
        raise ClientException("address-taken", status_code=409) from error


@post("/session")
async def sign_in(request: Asked, data: JSONBody[SignIn]) -> Response[OwnAccount]:
    """Sign in; the matches of this browser's guest come along."""
    engine, old = _engine(request), request.cookies.get(COOKIE, "")
    guesses, address = _limits(request).guesses, _limits(request).address(request.scope)
    guesses.must_take(data.email, address)
    browser = await recognise(engine, old)
    try:
        signed_in = await accounts.sign_in(
            engine, data.email, data.password, browser.id if browser else None, old
        )
    except accounts.WrongPassword as error:
        raise PermissionDeniedException("wrong-credentials") from error
    guesses.right(data.email, address)
    tables: Tables = request.app.state.tables
    for match in signed_in.brought:
        table = await tables.find(match)
        if table is not None:
            await table.seats_changed()
    await _say_farewell(request)
    return Response(
        await _described(request, signed_in.guest),
        cookies=[sessions.cookie(_settings(request), signed_in.session)],
    )


@delete("/session")
async def sign_out(request: Asked) -> Response[None]:
    """Sign out; a guest without an account cannot, since nobody could come back as that guest."""
    guest = await must_be_guest(request)
    async with _engine(request).begin() as connection:
        _member(await accounts.account_of(connection, guest.id))
        await sessions.end(connection, request.cookies[COOKIE])
    await _say_farewell(request)
    return Response(None, cookies=[sessions.cookie(_settings(request), "")])


@put("/account/wishes")
async def set_wishes(request: Asked, data: JSONBody[Wishes]) -> OwnAccount:
    """Say in which language mail is to come, and how often."""
    guest = await must_be_guest(request)
    if not await accounts.set_wishes(_engine(request), guest.id, data):
        raise PermissionDeniedException("no-account")
    return await _described(request, guest.id)


@put("/account/password", status_code=204)
async def change_password(request: Asked, data: JSONBody[ChangePassword]) -> None:
    """Change the password; everywhere else one is signed out."""
    account = await _checked(request, data.old)
    await accounts.change_password(
        _engine(request), account.guest, data.new, request.cookies[COOKIE]
    )
    await _say_farewell(request)


@post("/forgotten", status_code=202)
async def forgot_password(request: Asked, data: JSONBody[ForgotPassword]) -> Response[None]:
    """Ask for a mail that lets one set a new password; the answer is the same for all addresses."""
    engine, settings = _engine(request), _settings(request)
    if not mails.enabled(settings):
        return Response(None)
    return Response(None, background=BackgroundTask(letters.reset, engine, settings, data.email))


@post("/reset", status_code=204)
async def reset_password(request: Asked, data: JSONBody[ResetPassword]) -> None:
    """Set a new password with the token of that mail; one is signed out everywhere."""
    try:
        email = await accounts.reset_password(_engine(request), data.token, data.password)
    except accounts.BadToken as error:
        raise ClientException("bad-token") from error
    _limits(request).guesses.right(email, _limits(request).address(request.scope))
    await _say_farewell(request)


@post("/unsubscribe", status_code=204)
async def unsubscribe(request: Asked, data: JSONBody[OpenedLink]) -> None:
    """Get no more mail about matches, with the token that mails carry; nobody has to sign in."""
    if not await accounts.unsubscribe(_engine(request), data.token):
        raise ClientException("bad-token")


# What others may know


@get("/{guest:uuid}")
async def profile(request: Asked, guest: FromPath[uuid.UUID]) -> Profile:
    """The profile of somebody with an account."""
    async with _engine(request).connect() as connection:
        found = await profiles.profile(connection, guest)
    if found is None:
        raise NotFoundException("no-such-person")
    return found


@get("/at/{match:str}")
async def people_at(request: Asked, match: FromPath[str]) -> list[Person]:
    """Who sits in a match, to whoever has its link."""
    await must_be_guest(request)
    tables: Tables = request.app.state.tables
    if await tables.find(match) is None:
        raise NotFoundException("no-such-match")
    async with _engine(request).connect() as connection:
        return await profiles.people_at(connection, match)


# Blocks and reports


@get("/blocks")
async def blocked(request: Asked) -> list[Blocked]:
    """Whom one has blocked."""
    guest = await must_be_guest(request)
    async with _engine(request).connect() as connection:
        return await blocks.blocked_by(connection, guest.id)


@put("/blocks/{guest:uuid}", status_code=204)
async def block(request: Asked, guest: FromPath[uuid.UUID]) -> None:
    """Block somebody."""
    own = await must_be_guest(request)
    try:
        async with _engine(request).begin() as connection:
            if not await blocks.block(connection, own.id, guest):
                raise NotFoundException("no-such-person")
    except blocks.TooMany as error:
        raise TooManyRequestsException("too-many-blocks") from error


@delete("/blocks/{guest:uuid}")
async def unblock(request: Asked, guest: FromPath[uuid.UUID]) -> None:
    """Block somebody no longer."""
    own = await must_be_guest(request)
    async with _engine(request).begin() as connection:
        await blocks.unblock(connection, own.id, guest)


@post("/reports/conduct", status_code=204)
async def report_conduct(request: Asked, data: JSONBody[ReportConduct]) -> None:
    """Tell the maintainers how somebody behaved."""
    guest = await must_be_guest(request)
    try:
        async with _engine(request).begin() as connection:
            await reports.file_conduct(connection, guest.id, data.about, data.match, data.text)
    except reports.Unknown as error:
        raise NotFoundException("no-such-thing") from error
    except blocks.TooMany as error:
        raise TooManyRequestsException("too-many-reports") from error


@post("/reports/ruling", status_code=204)
async def report_ruling(request: Asked, data: JSONBody[ReportRuling]) -> None:
    """Tell the maintainers that a ruling looks wrong; for those who sit in the match."""
    guest = await must_be_guest(request)
    tables: Tables = request.app.state.tables
    table = await tables.find(data.match)
    if table is None:
        raise NotFoundException("no-such-match")
    if not table.stored.held_by(guest.id):
        raise PermissionDeniedException("not-your-match")
    try:
        record = await reports.record_of(table)
    except NotBegun as error:
        raise ClientException("not-begun", status_code=409) from error
    if data.at > len(record.entries):
        raise ClientException("no-such-entry", status_code=409)
    try:
        async with _engine(request).begin() as connection:
            await reports.file_ruling(
                connection, guest.id, data.match, data.at, data.text, record=write_record(record)
            )
    except blocks.TooMany as error:
        raise TooManyRequestsException("too-many-reports") from error


# One's own data


@get("/data")
async def export(request: Asked) -> Response[OwnData]:
    """All that is stored about oneself, as one document."""
    guest = await must_be_guest(request)
    async with _engine(request).connect() as connection:
        data = await own_data.export(connection, guest.id, mails=mails.enabled(_settings(request)))
    return Response(data, headers={"Content-Disposition": 'attachment; filename="ostrog.json"'})


@post("/account/deletion", status_code=204)
async def delete_account(request: Asked, data: JSONBody[DeleteAccount]) -> Response[None]:
    """Delete one's account and what is stored with it."""
    account = await _checked(request, data.password)
    async with _engine(request).begin() as connection:
        await own_data.forget(connection, account.guest)
    await _say_farewell(request)
    return Response(None, cookies=[sessions.cookie(_settings(request), "")])


people = Router(
    "/api/people",
    route_handlers=[
        own_account,
        sign_up,
        ask_for_verification,
        verify,
        sign_in,
        sign_out,
        set_wishes,
        change_password,
        forgot_password,
        reset_password,
        unsubscribe,
        profile,
        people_at,
        blocked,
        block,
        unblock,
        report_conduct,
        report_ruling,
        export,
        delete_account,
    ],
)
"""Everything about people, for the application."""
