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

from ostrog.kernel.matches.records import write_record
from ostrog.server.accounts import (
    account_mail,
    blocks,
    login_sessions,
    mail,
    personal_data,
    public_profiles,
    registration,
)
from ostrog.server.accounts.guests import must_be_guest, recognise
from ostrog.server.accounts.login_sessions import COOKIE
from ostrog.server.admin import user_reports
from ostrog.server.catalogue import has_rule
from ostrog.server.http.rate_limits import Limits
from ostrog.server.http.revocation import OpenSockets
from ostrog.server.match.registry import MatchRegistry
from ostrog.server.match.session import NotBegun
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
from ostrog.server.protocol.profiles import (
    Blocked,
    Profile,
    ProfileSummary,
    ReportConduct,
    ReportRuling,
)
from ostrog.server.settings import Settings

AppRequest = Request[object, object, State]


def _engine(request: AppRequest) -> AsyncEngine:
    engine: AsyncEngine = request.app.state.engine
    return engine


def _settings(request: AppRequest) -> Settings:
    settings: Settings = request.app.state.settings
    return settings


def _limits(request: AppRequest) -> Limits:
    limits: Limits = request.app.state.limits
    return limits


async def _checked(request: AppRequest, password: str) -> registration.Account:
    """Return the account of the requesting guest, after checking its password."""
    guest = await must_be_guest(request)
    _limits(request).confirmations.must_take(str(guest.id))
    try:
        account = await registration.check_password(_engine(request), guest.id, password)
    except registration.WrongPassword as error:
        raise PermissionDeniedException("wrong-password") from error
    return _member(account)


def _member(account: registration.Account | None) -> registration.Account:
    if account is None:
        raise PermissionDeniedException("no-account")
    return account


async def _described(request: AppRequest, guest: uuid.UUID) -> OwnAccount:
    async with _engine(request).connect() as connection:
        return await registration.describe(
            connection, guest, mails=mail.enabled(_settings(request))
        )


async def _say_farewell(request: AppRequest) -> None:
    """Close the sockets of the sessions that have just ended, in all processes."""
    open_sockets: OpenSockets = request.app.state.open_sockets
    await open_sockets.ended()


# Accounts


@get("/account")
async def own_account(request: AppRequest) -> OwnAccount:
    """Return the account of the requesting guest, or that there is none."""
    return await _described(request, (await must_be_guest(request)).id)


@post("/account", status_code=202)
async def sign_up(request: AppRequest, data: JSONBody[SignUp]) -> Response[SignedUp]:
    """Sign up. If the server sends mail, the answer hides whether the address has an account."""
    guest, engine, settings = await must_be_guest(request), _engine(request), _settings(request)
    background = None
    try:
        if mail.enabled(settings):
            token, session = await registration.sign_up(engine, guest.id, data)
            background = BackgroundTask(
                account_mail.welcome, engine, settings, data.email, data.language, token
            )
        else:
            session = await registration.sign_up_without_mail(engine, guest.id, data)
    except registration.HasAccount as error:
        raise ClientException("has-account", status_code=409) from error
    except registration.AddressTaken as error:
        raise ClientException("address-taken", status_code=409) from error
    await _say_farewell(request)
    return Response(
        SignedUp(verify=background is not None),
        cookies=[login_sessions.cookie(settings, session)],
        background=background,
    )


@post("/account/verification", status_code=202)
async def ask_for_verification(request: AppRequest) -> Response[None]:
    """Request a verification mail for an account created while the server sent no mail."""
    guest, engine, settings = await must_be_guest(request), _engine(request), _settings(request)
    async with engine.connect() as connection:
        account = _member(await registration.account_of(connection, guest.id))
    if account.verified is not None or not mail.enabled(settings):
        raise PermissionDeniedException("nothing-to-verify")
    return Response(
        None, background=BackgroundTask(account_mail.verify_later, engine, settings, account)
    )


@post("/verify", status_code=204)
async def verify(request: AppRequest, data: JSONBody[OpenedLink]) -> None:
    """Verify the address of an account with the token from the mail."""
    try:
        await registration.verify(_engine(request), data.token)
    except registration.BadToken as error:
        raise ClientException("bad-token") from error
    except registration.AddressTaken as error:
        raise ClientException("address-taken", status_code=409) from error


@post("/session")
async def sign_in(request: AppRequest, data: JSONBody[SignIn]) -> Response[OwnAccount]:
    """Sign in; the matches of this browser's guest are moved to the account."""
    engine, old = _engine(request), request.cookies.get(COOKIE, "")
    guesses, address = _limits(request).guesses, _limits(request).address(request.scope)
    guesses.must_take(data.email, address)
    browser = await recognise(engine, old)
    try:
        signed_in = await registration.sign_in(
            engine, data.email, data.password, browser.id if browser else None, old
        )
    except registration.WrongPassword as error:
        raise PermissionDeniedException("wrong-credentials") from error
    guesses.right(data.email, address)
    matches: MatchRegistry = request.app.state.matches
    for match in signed_in.brought:
        session = await matches.find(match)
        if session is not None:
            await session.seats_changed()
    await _say_farewell(request)
    return Response(
        await _described(request, signed_in.guest),
        cookies=[login_sessions.cookie(_settings(request), signed_in.session)],
    )


@delete("/session")
async def sign_out(request: AppRequest) -> Response[None]:
    """Sign out. A guest without an account cannot, since that guest could never sign in again."""
    guest = await must_be_guest(request)
    async with _engine(request).begin() as connection:
        _member(await registration.account_of(connection, guest.id))
        await login_sessions.end(connection, request.cookies[COOKIE])
    await _say_farewell(request)
    return Response(None, cookies=[login_sessions.cookie(_settings(request), "")])


@put("/account/wishes")
async def set_wishes(request: AppRequest, data: JSONBody[Wishes]) -> OwnAccount:
    """Set the language and the frequency of mail."""
    guest = await must_be_guest(request)
    if not await registration.set_wishes(_engine(request), guest.id, data):
        raise PermissionDeniedException("no-account")
    return await _described(request, guest.id)


@put("/account/password", status_code=204)
async def change_password(request: AppRequest, data: JSONBody[ChangePassword]) -> None:
    """Change the password, and end all other sessions of the account."""
    account = await _checked(request, data.old)
    await registration.change_password(
        _engine(request), account.guest, data.new, request.cookies[COOKIE]
    )
    await _say_farewell(request)


@post("/forgotten", status_code=202)
async def forgot_password(request: AppRequest, data: JSONBody[ForgotPassword]) -> Response[None]:
    """Request a mail for setting a new password; the answer is the same for all addresses."""
    engine, settings = _engine(request), _settings(request)
    if not mail.enabled(settings):
        return Response(None)
    return Response(
        None, background=BackgroundTask(account_mail.reset, engine, settings, data.email)
    )


@post("/reset", status_code=204)
async def reset_password(request: AppRequest, data: JSONBody[ResetPassword]) -> None:
    """Set a new password with the token from the mail, and end all sessions of the account."""
    try:
        email = await registration.reset_password(_engine(request), data.token, data.password)
    except registration.BadToken as error:
        raise ClientException("bad-token") from error
    _limits(request).guesses.right(email, _limits(request).address(request.scope))
    await _say_farewell(request)


@post("/unsubscribe", status_code=204)
async def unsubscribe(request: AppRequest, data: JSONBody[OpenedLink]) -> None:
    """Stop mail about matches, using the token from a mail; no session is needed."""
    if not await registration.unsubscribe(_engine(request), data.token):
        raise ClientException("bad-token")


# Public information


@get("/{guest:uuid}")
async def profile(request: AppRequest, guest: FromPath[uuid.UUID]) -> Profile:
    """Return the public profile of a person who has an account."""
    reader = await recognise(_engine(request), request.cookies.get(COOKIE))
    async with _engine(request).connect() as connection:
        found = await public_profiles.profile(connection, guest, reader.id if reader else None)
    if found is None:
        raise NotFoundException("no-such-person")
    return found


@get("/at/{match:str}")
async def people_at(request: AppRequest, match: FromPath[str]) -> list[ProfileSummary]:
    """Return the people who hold seats in a match, for anyone who has its link."""
    await must_be_guest(request)
    matches: MatchRegistry = request.app.state.matches
    if await matches.find(match) is None:
        raise NotFoundException("no-such-match")
    async with _engine(request).connect() as connection:
        return await public_profiles.people_at(connection, match)


# Blocks and reports


@get("/blocks")
async def blocked(request: AppRequest) -> list[Blocked]:
    """Return the people whom the requesting guest has blocked."""
    guest = await must_be_guest(request)
    async with _engine(request).connect() as connection:
        return await blocks.blocked_by(connection, guest.id)


@put("/blocks/{guest:uuid}", status_code=204)
async def block(request: AppRequest, guest: FromPath[uuid.UUID]) -> None:
    """Block a person."""
    own = await must_be_guest(request)
    try:
        async with _engine(request).begin() as connection:
            if not await blocks.block(connection, own.id, guest):
                raise NotFoundException("no-such-person")
    except blocks.TooMany as error:
        raise TooManyRequestsException("too-many-blocks") from error


@delete("/blocks/{guest:uuid}")
async def unblock(request: AppRequest, guest: FromPath[uuid.UUID]) -> None:
    """Unblock a person."""
    own = await must_be_guest(request)
    async with _engine(request).begin() as connection:
        await blocks.unblock(connection, own.id, guest)


@post("/reports/conduct", status_code=204)
async def report_conduct(request: AppRequest, data: JSONBody[ReportConduct]) -> None:
    """Report the behaviour of a person to the maintainers."""
    guest = await must_be_guest(request)
    try:
        async with _engine(request).begin() as connection:
            await user_reports.file_conduct(connection, guest.id, data.about, data.match, data.text)
    except user_reports.Unknown as error:
        raise NotFoundException("no-such-thing") from error
    except blocks.TooMany as error:
        raise TooManyRequestsException("too-many-reports") from error


@post("/reports/ruling", status_code=204)
async def report_ruling(request: AppRequest, data: JSONBody[ReportRuling]) -> None:
    """Report a ruling that looks wrong to the maintainers; only for players of the match."""
    guest = await must_be_guest(request)
    matches: MatchRegistry = request.app.state.matches
    session = await matches.find(data.match)
    if session is None:
        raise NotFoundException("no-such-match")
    if not session.stored.held_by(guest.id):
        raise PermissionDeniedException("not-your-match")
    try:
        record = await user_reports.record_of(session)
    except NotBegun as error:
        raise ClientException("not-begun", status_code=409) from error
    if data.at > len(record.entries):
        raise ClientException("no-such-entry", status_code=409)
    if data.rule and not has_rule(session.stored.game, data.rule):
        raise ClientException("no-such-rule", status_code=409)
    try:
        async with _engine(request).begin() as connection:
            await user_reports.file_ruling(
                connection,
                guest.id,
                data.match,
                data.at,
                data.text,
                rule=data.rule,
                record=write_record(record),
            )
    except blocks.TooMany as error:
        raise TooManyRequestsException("too-many-reports") from error


# Personal data


@get("/data")
async def export(request: AppRequest) -> Response[OwnData]:
    """Return everything stored about the requesting guest, as one document."""
    guest = await must_be_guest(request)
    async with _engine(request).connect() as connection:
        data = await personal_data.export(
            connection, guest.id, mails=mail.enabled(_settings(request))
        )
    return Response(data, headers={"Content-Disposition": 'attachment; filename="ostrog.json"'})


@post("/account/deletion", status_code=204)
async def delete_account(request: AppRequest, data: JSONBody[DeleteAccount]) -> Response[None]:
    """Delete the account of the requesting guest and the data stored with it."""
    account = await _checked(request, data.password)
    async with _engine(request).begin() as connection:
        await personal_data.forget(connection, account.guest)
    await _say_farewell(request)
    return Response(None, cookies=[login_sessions.cookie(_settings(request), "")])


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
"""Router with all routes of this module."""
