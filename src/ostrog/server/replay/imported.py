"""Import of records: they are replayed and audited in a separate process, and not stored."""

from __future__ import annotations

from typing import Annotated, TypeVar

import msgspec
from litestar import Request, post
from litestar.datastructures import State
from litestar.exceptions import ClientException, HTTPException
from litestar.params import JSONBody

from ostrog.kernel import (
    Chance,
    Game,
    Keyed,
    Record,
    RecordedChance,
    read_record,
    replay,
    verify,
)
from ostrog.kernel import State as KernelState
from ostrog.kernel.runtime.chance import match_key
from ostrog.server.accounts.guests import must_be_guest
from ostrog.server.catalogue import check_ruleset, find_rules, games, versions
from ostrog.server.protocol.replays import RecordSummary
from ostrog.server.replay.examiners import Examiners

MOST_BODY = 512 * 1024
"""Maximum bytes of a request with a record; long records have about a tenth of this."""

Found = TypeVar("Found")


class SentRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record with the content of its file."""

    record: Annotated[bytes, msgspec.Meta(min_length=1)]
    """Content of the file, in base64 in JSON."""


class Unacceptable(HTTPException):
    """The refusal of a record that cannot be replayed."""

    status_code = 422
    detail = "it cannot be replayed"


# In the process that replays


def examine(data: bytes) -> RecordSummary | str:
    """Return the summary of a record, or the key of its problem."""
    return _examined(read_record(data))


def rules_of(record: Record) -> Game[KernelState] | str:
    """Return the rules with which a record begins, or the key of its problem.

    Raises ValueError if the values of its ruleset do not fit the rules.
    """
    header = record.header
    if header.game not in games():
        return "unknown-game"
    game = find_rules(header.game, header.version)
    if game is None or set(header.expansions) - {each.name for each in game.expansions}:
        return "other-game"
    check_ruleset(game, header.ruleset, header.expansions)
    return game


def chance_of(record: Record) -> Chance:
    """Return the chance of a record: from its seed, or else from the results it contains."""
    if record.seed:
        return Keyed(match_key(record.seed, record.header.contributions))
    return RecordedChance(record)


def _examined(record: Record) -> RecordSummary | str:
    game, header = rules_of(record), record.header
    if isinstance(game, str):
        return game
    newer = versions(header.game)
    seeded = bool(record.seed)
    if seeded:
        played = verify(record, game, newer)
    else:
        played = replay(record, game, chance_of(record), newer)
    match = played.match
    if not played.identical or match is None:
        return played.error or "cannot-be-done"
    outcome = match.outcome
    return RecordSummary(
        game=header.game,
        version=header.version,
        scenario=header.scenario,
        seats=list(header.seats),
        entries=match.number,
        ended="" if outcome is None else outcome.reason,
        ranks=[] if outcome is None else [list(teams) for teams in outcome.teams],
        audited=seeded,
    )


# In the server


@post("/api/records", status_code=200, request_max_body_size=MOST_BODY, raises=[Unacceptable])
async def examine_record(
    request: Request[object, object, State], data: JSONBody[SentRecord]
) -> RecordSummary:
    """Replay a record, audit its dice, and return a summary; nothing is stored."""
    guest = await must_be_guest(request)
    must_be_record(data.record)
    examiners: Examiners = request.app.state.examiners
    return accepted(await examiners.examine(guest.id, examine, data.record))


def must_be_record(data: bytes) -> None:
    """Refuse data that is not a record, before any other work."""
    try:
        read_record(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ClientException("not a record") from error


def accepted(found: Found | str) -> Found:
    """Return a result; raises `Unacceptable` for the key of a problem."""
    if isinstance(found, str):
        raise Unacceptable(found)
    return found
