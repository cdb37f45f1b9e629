"""Import of records: they are replayed and audited in a separate process, and not stored."""

from __future__ import annotations

import asyncio
import resource
import signal
import uuid
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor
from functools import partial
from typing import Annotated, ParamSpec, TypeVar

import msgspec
from litestar import Request, post
from litestar.datastructures import State
from litestar.exceptions import ClientException, HTTPException, TooManyRequestsException
from litestar.params import JSONBody

from ostrog.kernel import (
    Chance,
    Game,
    Keyed,
    Mismatched,
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
from ostrog.server.match.bot_players import make_pool
from ostrog.server.protocol.replays import RecordSummary

MOST_BODY = 512 * 1024
"""Maximum bytes of a request with a record; long records have about a tenth of this."""
SECONDS = 20.0
"""Seconds after which the process that replays a record is killed."""
MOST_MEMORY = 2 * 1024**3
"""Maximum address space of that process in bytes."""
MOST_WAITING = 8
"""Maximum records that wait for their turn, at most one for each guest."""


Found = TypeVar("Found")
P = ParamSpec("P")


class SentRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record with the content of its file."""

    record: Annotated[bytes, msgspec.Meta(min_length=1)]
    """Content of the file, in base64 in JSON."""


class Unacceptable(HTTPException):
    """The refusal of a record that cannot be replayed."""

    status_code = 422
    detail = "it cannot be replayed"


# In the process that replays


def examine(data: bytes, seconds: float) -> RecordSummary | str:
    """Return the summary of a record, or the key of its problem."""
    return limited(seconds, lambda: _examined(read_record(data)))


def limited(seconds: float, work: Callable[[], Found | str]) -> Found | str:
    """Return the result of work on a record, or the key of its problem.

    The limits protect the server: the alarm kills only this process, and only this process runs out
    of memory.
    """
    before, most = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, most))
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return work()
    except Mismatched as found:
        return found.reason
    except Exception:  # an untrusted record may trigger any error
        return "cannot-be-done"
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        resource.setrlimit(resource.RLIMIT_AS, (before, most))


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


class Examiners:
    """The process that replays records, one after the other."""

    def __init__(self) -> None:
        """Set up; the process is started with the first record."""
        self._pool: Executor | None = None
        self._turn = asyncio.Lock()
        self._waiting: set[uuid.UUID] = set()

    async def examine(self, guest: uuid.UUID, data: bytes) -> RecordSummary | str:
        """Return the summary of a record, or the key of its problem."""
        return await self.work(guest, examine, data, SECONDS)

    async def work(
        self,
        guest: uuid.UUID,
        work: Callable[P, Found | str],
        *args: P.args,
        **named: P.kwargs,
    ) -> Found | str:
        """Return the result of a guest's work on a record, or the key of its problem."""
        if guest in self._waiting or len(self._waiting) >= MOST_WAITING:
            raise TooManyRequestsException("too many records", headers={"retry-after": "10"})
        self._waiting.add(guest)
        try:
            async with self._turn:
                return await self._work(partial(work, *args, **named))
        finally:
            self._waiting.discard(guest)

    async def _work(self, work: Callable[[], Found | str]) -> Found | str:
        pool = self._pool = self._pool or make_pool(1)
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work)
        except BrokenExecutor:  # it exceeded its time or memory
            self.close()
            return "too-slow"

    def close(self) -> None:
        """Stop the process."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


@post("/api/records", status_code=200, request_max_body_size=MOST_BODY, raises=[Unacceptable])
async def examine_record(
    request: Request[object, object, State], data: JSONBody[SentRecord]
) -> RecordSummary:
    """Replay a record, audit its dice, and return a summary; nothing is stored."""
    guest = await must_be_guest(request)
    must_be_record(data.record)
    examiners: Examiners = request.app.state.examiners
    return accepted(await examiners.examine(guest.id, data.record))


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
