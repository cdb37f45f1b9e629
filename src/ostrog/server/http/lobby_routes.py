"""The HTTP routes of the lobby, all under /api/lobby."""

from __future__ import annotations

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
from ostrog.server.match import lobby as tables_in_lobby
from ostrog.server.match.lobby import NoFreeSeat, NoSuchPerson, NotOver
from ostrog.server.match.registry import MatchRegistry
from ostrog.server.match.session import MatchSession
from ostrog.server.protocol.lobby import Invitation, Invite, OpenTable
from ostrog.server.protocol.matches import MatchInfo, Rematch

Asked = Request[object, object, State]


def _tables(request: Asked) -> MatchRegistry:
    tables: MatchRegistry = request.app.state.tables
    return tables


async def _own_table(request: Asked, match: str, guest: Guest) -> MatchSession:
    """Return a match, if the requesting guest holds a seat in it."""
    table = await _tables(request).find(match)
    if table is None:
        raise NotFoundException("no-such-match")
    if not table.stored.held_by(guest.id):
        raise PermissionDeniedException("not-your-match")
    return table


@get("/")
async def open_tables(request: Asked) -> list[OpenTable]:
    """Return the open tables with free seats, newest first."""
    guest = await must_be_guest(request)
    async with _tables(request).engine.connect() as connection:
        return await tables_in_lobby.open_tables(connection, guest.id)


@get("/invitations")
async def invitations(request: Asked) -> list[Invitation]:
    """Return the matches to which the requesting guest is invited."""
    guest = await must_be_guest(request)
    async with _tables(request).engine.connect() as connection:
        return await tables_in_lobby.invitations_of(connection, guest.id)


@post("/invitations", status_code=204)
async def invite(request: Asked, data: JSONBody[Invite]) -> None:
    """Invite a person to a match in which the requesting guest holds a seat.

    The answer does not reveal whether that person sees the invitation.
    """
    guest = await must_be_guest(request)
    table = await _own_table(request, data.match, guest)
    try:
        async with _tables(request).engine.begin() as connection:
            await tables_in_lobby.invite(connection, table.stored, guest.id, data.guest)
    except NoFreeSeat as error:
        raise ClientException("no-free-seat", status_code=409) from error
    except NoSuchPerson as error:
        raise NotFoundException("no-such-person") from error
    except TooMany as error:
        raise TooManyRequestsException("too-many-invitations") from error


@delete("/invitations/{match:str}")
async def decline(request: Asked, match: FromPath[str]) -> None:
    """Decline an invitation; the guest cannot be invited to this match again."""
    guest = await must_be_guest(request)
    async with _tables(request).engine.begin() as connection:
        if not await tables_in_lobby.decline(connection, match, guest.id):
            raise NotFoundException("no-such-invitation")


@post("/rematches")
async def rematch(request: Asked, data: JSONBody[Rematch]) -> MatchInfo:
    """Open a rematch with the same people; all who ask for it get the same match."""
    guest = await must_be_guest(request)
    table = await _own_table(request, data.match, guest)
    try:
        contribution = bytes.fromhex(data.contribution)
    except ValueError as error:
        raise ClientException("not-hexadecimal") from error
    if not table.stored.rematch:
        limits: Limits = request.app.state.limits
        limits.matches.must_take(str(guest.id))
    try:
        async with _tables(request).engine.begin() as connection:
            again = await tables_in_lobby.rematch(connection, table.stored, guest.id, contribution)
    except NotOver as error:
        raise ClientException("not-over", status_code=409) from error
    except ValueError as error:
        raise ClientException("rules-changed", status_code=409) from error
    if again != table.stored.rematch:
        await table.told_anew()
    found = await _tables(request).find(again)
    assert found is not None
    return found.info(guest.id)


lobby = Router("/api/lobby", route_handlers=[open_tables, invitations, invite, decline, rematch])
"""Router with all routes of this module."""
