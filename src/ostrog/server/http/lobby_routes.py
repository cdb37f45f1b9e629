"""The HTTP routes of the lobby, all under /api/lobby."""

from __future__ import annotations

from functools import lru_cache
from urllib.parse import urlsplit

import segno
from litestar import Request, Router, delete, get, post
from litestar.datastructures import State
from litestar.exceptions import (
    ClientException,
    NotFoundException,
    PermissionDeniedException,
    TooManyRequestsException,
)
from litestar.params import FromPath, JSONBody

from ostrog.server.accounts.blocks import TooMany
from ostrog.server.accounts.guests import Guest, must_be_guest
from ostrog.server.http.rate_limits import Limits
from ostrog.server.match import lobby as match_lobby
from ostrog.server.match.lobby import NoFreeSeat, NoSuchPerson, NotOver
from ostrog.server.match.registry import MatchRegistry
from ostrog.server.match.session import MatchSession
from ostrog.server.protocol.lobby import Invitation, Invite, ListedMatch, SharedLink
from ostrog.server.protocol.matches import MatchInfo, Rematch
from ostrog.server.settings import Settings, public_address

LOOPBACK = {"127.0.0.1", "localhost", "::1", None}
"""Names under which a machine reaches only itself."""
MOST_PICTURES = 200
"""Number of QR codes that are kept."""
MOST_OF_A_HOST = 255
"""Maximum length of the name of a host in characters."""

AppRequest = Request[object, object, State]


def _matches(request: AppRequest) -> MatchRegistry:
    matches: MatchRegistry = request.app.state.matches
    return matches


async def _own_session(request: AppRequest, match: str, guest: Guest) -> MatchSession:
    """Return a match, if the requesting guest holds a seat in it."""
    session = await _matches(request).find(match)
    if session is None:
        raise NotFoundException("no-such-match")
    if not session.stored.held_by(guest.id):
        raise PermissionDeniedException("not-your-match")
    return session


@get("/")
async def read_listed(request: AppRequest) -> list[ListedMatch]:
    """Return the listed matches with free seats, newest first."""
    guest = await must_be_guest(request)
    async with _matches(request).engine.connect() as connection:
        return await match_lobby.listed_matches(connection, guest.id)


@get("/invitations")
async def invitations(request: AppRequest) -> list[Invitation]:
    """Return the matches to which the requesting guest is invited."""
    guest = await must_be_guest(request)
    async with _matches(request).engine.connect() as connection:
        return await match_lobby.invitations_of(connection, guest.id)


@post("/invitations", status_code=204)
async def invite(request: AppRequest, data: JSONBody[Invite]) -> None:
    """Invite a person to a match in which the requesting guest holds a seat.

    The answer does not reveal whether that person sees the invitation.
    """
    guest = await must_be_guest(request)
    session = await _own_session(request, data.match, guest)
    try:
        async with _matches(request).engine.begin() as connection:
            await match_lobby.invite(connection, session.stored, guest.id, data.guest)
    except NoFreeSeat as error:
        raise ClientException("no-free-seat", status_code=409) from error
    except NoSuchPerson as error:
        raise NotFoundException("no-such-person") from error
    except TooMany as error:
        raise TooManyRequestsException("too-many-invitations") from error


@delete("/invitations/{match:str}")
async def decline(request: AppRequest, match: FromPath[str]) -> None:
    """Decline an invitation; the guest cannot be invited to this match again."""
    guest = await must_be_guest(request)
    async with _matches(request).engine.begin() as connection:
        if not await match_lobby.decline(connection, match, guest.id):
            raise NotFoundException("no-such-invitation")


@get("/links/{match:str}")
async def shared_link(request: AppRequest, match: FromPath[str]) -> SharedLink:
    """Return the link of a match in which the requesting guest holds a seat, as a picture too."""
    await _own_session(request, match, await must_be_guest(request))
    settings: Settings = request.app.state.settings
    host = request.headers.get("host", "")[:MOST_OF_A_HOST]
    address = public_address(settings, host)
    link = f"{address}/m/{match}"
    try:
        reached = urlsplit(address).hostname not in LOOPBACK
    except ValueError as error:
        raise ClientException("no-such-host") from error
    return SharedLink(link, _squares(link) if reached else [])


@lru_cache(maxsize=MOST_PICTURES)
def _squares(link: str) -> list[str]:
    """Return the rows of a QR code; kept, since one takes as long as several requests."""
    rows = segno.make(link, error="m", micro=False).matrix
    return ["".join("1" if square else "0" for square in row) for row in rows]


@post("/rematches")
async def rematch(request: AppRequest, data: JSONBody[Rematch]) -> MatchInfo:
    """Open a rematch with the same people; all who ask for it get the same match."""
    guest = await must_be_guest(request)
    session = await _own_session(request, data.match, guest)
    try:
        contribution = bytes.fromhex(data.contribution)
    except ValueError as error:
        raise ClientException("not-hexadecimal") from error
    if not session.stored.rematch:
        limits: Limits = request.app.state.limits
        limits.matches.must_take(str(guest.id))
    try:
        async with _matches(request).engine.begin() as connection:
            again = await match_lobby.rematch(connection, session.stored, guest.id, contribution)
    except NotOver as error:
        raise ClientException("not-over", status_code=409) from error
    except ValueError as error:
        raise ClientException("rules-changed", status_code=409) from error
    if again != session.stored.rematch:
        await session.told_anew()
    found = await _matches(request).find(again)
    assert found is not None
    return found.info(guest.id)


lobby = Router(
    "/api/lobby", route_handlers=[read_listed, invitations, invite, decline, shared_link, rematch]
)
"""Router with all routes of this module."""
