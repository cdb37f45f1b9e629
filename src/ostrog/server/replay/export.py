"""Export of matches: the record of one that has ended, and the commitment at any time."""

from __future__ import annotations

import msgspec
from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import (
    ClientException,
    HTTPException,
    NotFoundException,
    PermissionDeniedException,
)
from litestar.params import FromPath

from ostrog.kernel.runtime.chance import commitment
from ostrog.server.accounts.guests import Guest, must_be_guest
from ostrog.server.catalogue import games
from ostrog.server.db import storage
from ostrog.server.db.storage import StoredMatch
from ostrog.server.replay import retelling
from ostrog.server.replay.examiners import Examiners


class Commitment(msgspec.Struct, frozen=True):
    """A hash of the seed that determines all dice and shuffles; the record reveals the seed."""

    commitment: str
    """The hash in hexadecimal digits."""


async def _found(request: Request[object, object, State], match: str) -> tuple[Guest, StoredMatch]:
    guest = await must_be_guest(request)
    stored = await storage.find_match(request.app.state.engine, match)
    if stored is None or stored.game not in games():
        raise NotFoundException("no such match")
    return guest, stored


def _refused(_: Request[object, object, State], error: HTTPException) -> Response[object]:
    """Answer a refusal as JSON, like all other routes, although the record itself is not JSON."""
    told = {"status_code": error.status_code, "detail": error.detail}
    return Response(told, status_code=error.status_code, media_type=MediaType.JSON)


@get(
    "/api/matches/{match:str}/record",
    media_type="application/octet-stream",
    exception_handlers={HTTPException: _refused},
)
async def read_match_record(
    request: Request[object, object, State], match: FromPath[str]
) -> Response[bytes]:
    """Return the record of a match that has ended, with its seed; `ostrog verify` audits it."""
    guest, stored = await _found(request, match)
    if not stored.ended:
        raise PermissionDeniedException("the match is not over")
    if not stored.full:
        raise NotFoundException("the match never began")
    examiners: Examiners = request.app.state.examiners
    database: str = request.app.state.settings.database
    record = await examiners.read(guest.id, retelling.record_file, database, stored)
    if isinstance(record, str):
        raise ClientException("its rules are not installed", status_code=409)
    name = f"{stored.game}-{stored.id}.ostrog"
    return Response(record, headers={"content-disposition": f'attachment; filename="{name}"'})


@get("/api/matches/{match:str}/commitment")
async def read_commitment(
    request: Request[object, object, State], match: FromPath[str]
) -> Commitment:
    """Return the hash of the seed to which the server committed when the match was opened."""
    _, stored = await _found(request, match)
    return Commitment(commitment(stored.seed).hex())
