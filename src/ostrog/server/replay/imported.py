"""Records from elsewhere: replayed and audited in a process of their own, and not kept."""

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

from ostrog.kernel import Chance, Game, Keyed, Record, RecordedChance, read_record, replay, verify
from ostrog.kernel import State as KernelState
from ostrog.kernel.runtime.chance import match_key
from ostrog.server.accounts.guests import must_be_guest
from ostrog.server.catalogue import check_ruleset, find_rules, games, versions
from ostrog.server.match.bot_players import make_pool
from ostrog.server.protocol.replays import RecordSummary

MOST_BODY = 512 * 1024
"""A record is long at a tenth of this."""
SECONDS = 20.0
"""After so long the process is ended that replays a record."""
MOST_MEMORY = 2 * 1024**3
"""So much it may take up, in bytes of address space."""
MOST_WAITING = 8
"""So many records wait for their turn; one person has one of them."""


Found = TypeVar("Found")
P = ParamSpec("P")


class SentRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A record, as its file has it."""

    record: Annotated[bytes, msgspec.Meta(min_length=1)]
    """In base64, as JSON wants it."""


class Unacceptable(HTTPException):
    """A record that cannot be replayed."""

    status_code = 422
    detail = "it cannot be replayed"


# In the process that replays


def examine(data: bytes, seconds: float) -> RecordSummary | str:
    """What a record is of, or the key of what is wrong with it."""
    return limited(seconds, lambda: _examined(read_record(data)))


def limited(seconds: float, work: Callable[[], Found | str]) -> Found | str:
    """What comes of work on a record, or the key of what is wrong with it.

    Whatever it does to this process, the server goes on: the alarm ends the process, and memory
    runs out here alone.
    """
    before, most = resource.getrlimit(resource.RLIMIT_AS)
    resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, most))
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        return work()
    except Exception:  # a record may come from anywhere, and hit any mistake
        return "cannot-be-done"
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        resource.setrlimit(resource.RLIMIT_AS, (before, most))


def rules_of(record: Record) -> Game[KernelState] | str:
    """The rules that a record begins with, if they are here; refuses values that fit none."""
    header = record.header
    if header.game not in games():
        return "unknown-game"
    game = find_rules(header.game, header.version)
    if game is None:
        return "other-game"
    check_ruleset(game, header.ruleset)
    return game


def chance_of(record: Record) -> Chance:
    """Chance as the seed gives it, or as the record tells it."""
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
    """The process in which records are replayed, one after the other."""

    def __init__(self) -> None:
        """It is started when the first record comes."""
        self._pool: Executor | None = None
        self._turn = asyncio.Lock()
        self._waiting: set[uuid.UUID] = set()

    async def examine(self, guest: uuid.UUID, data: bytes) -> RecordSummary | str:
        """What a record is of, or the key of what is wrong with it."""
        return await self.work(guest, examine, data, SECONDS)

    async def work(
        self,
        guest: uuid.UUID,
        work: Callable[P, Found | str],
        *args: P.args,
        **named: P.kwargs,
    ) -> Found | str:
        """What comes of somebody's work on a record, or the key of what is wrong with it."""
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
        except BrokenExecutor:  # the alarm, or the memory
            self.close()
            return "too-slow"

    def close(self) -> None:
        """Stop."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


@post("/api/records", status_code=200, request_max_body_size=MOST_BODY, raises=[Unacceptable])
async def examine_record(
    request: Request[object, object, State], data: JSONBody[SentRecord]
) -> RecordSummary:
    """Replay a record from elsewhere, audit its dice, and say what it is of; nothing is kept."""
    guest = await must_be_guest(request)
    must_be_record(data.record)
    examiners: Examiners = request.app.state.examiners
    return accepted(await examiners.examine(guest.id, data.record))


def must_be_record(data: bytes) -> None:
    """Refuse what is no record before anything is done with it."""
    try:
        read_record(data)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise ClientException("not a record") from error


def accepted(found: Found | str) -> Found:
    """What came of a record, if it holds."""
    if isinstance(found, str):
        raise Unacceptable(found)
    return found
