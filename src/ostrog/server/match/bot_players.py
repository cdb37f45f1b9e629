"""Bots as players: they think in separate processes.

A search keeps Python busy for seconds; in a thread it would delay the choices of everybody else.
The decision is sent to the other process as plain data, and only the bot's picks come back.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import threading
from collections.abc import Mapping, Sequence
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait

import msgspec

from ostrog.bots import Memory, make_bot, sight_of
from ostrog.kernel import (
    Match,
    Mixer,
    Option,
    Ruleset,
    State,
    choose,
    decode,
    encode,
    new,
)
from ostrog.server.catalogue import games, rules

NICENESS = 5
"""Niceness of bot processes, so that requests of people have priority."""


HURRIED = "greedy"
"""Level of the bot that answers when another one has run out of time."""


class BotDecision(msgspec.Struct, frozen=True):
    """A decision that a bot is to make, in the form sent to another process."""

    game: str
    version: int
    scenario: str
    ruleset: Ruleset
    expansions: tuple[str, ...]
    state: bytes
    at: int
    """Number of entries in the match; an answer is void once there are more."""
    seat: int
    held: tuple[int, ...]
    level: str
    times: int
    """Number of times the bot has seen the same view before."""
    seed: bytes
    """Seed of the bot's own randomness, which is unrelated to the match's chance."""
    replies: Mapping[str, tuple[str, ...]] = {}
    """Options that the bot of a lesson prefers, by kind of decision."""


def bot_decision(
    match: Match[State],
    seat: int,
    level: str,
    memory: Memory,
    *,
    seed: bytes = b"",
    replies: Mapping[str, tuple[str, ...]] | None = None,
) -> BotDecision:
    """Return the decision of a seat for a bot of this level; an empty seed means a random one."""
    setting = match.state.setting
    (held,) = (person for person in setting.scenario.persons if seat in person)
    return BotDecision(
        game=match.game.name,
        version=match.game.version,
        scenario=setting.scenario.name,
        ruleset=setting.ruleset,
        expansions=tuple(each.name for each in setting.rules.expansions),
        state=encode(match.state),
        at=match.number,
        seat=seat,
        held=held,
        level=level,
        times=memory.times(match.view(held)),
        seed=seed or secrets.token_bytes(16),
        replies=replies or {},
    )


def think(decision: BotDecision) -> list[Option]:
    """Return the picks that answer a decision; the bot is given only what its seat may see."""
    game = rules(decision.game, decision.version, decision.expansions)
    begun = new(
        game,
        decision.scenario,
        Mixer(0),
        ruleset=decision.ruleset,
        expansions=decision.expansions,
    )
    state = decode(decision.state, begun)
    bot = make_bot(decision.level, begun.setting.rules.game, decision.seed)
    picks: list[Option] = []
    answered = False
    while not answered:
        sight = sight_of(state, decision.held, decision.seat, decision.at)
        if not picks:
            sight = msgspec.structs.replace(sight, times=decision.times)
        reply = rehearsed(sight.decision.kind, sight.decision.options, decision.replies)
        picks.append(bot.choose(sight) if reply is None else reply)
        answered = choose(state, decision.seat, picks[-1])
    return picks


def rehearsed(
    kind: str, options: Sequence[Option], replies: Mapping[str, tuple[str, ...]]
) -> Option | None:
    """Return the first reply that is offered, or None where a lesson leaves the bot free."""
    wanted = replies.get(kind, ())
    offered = {option.id: option for option in options} if wanted else {}
    return next((offered[each] for each in wanted if each in offered), None)


_limit = 0.0
"""Seconds that a thought may take in this process; 0 for no limit."""


class OutOfTime(Exception):
    """Raised in a bot that has thought for too long."""


def think_in_time(decision: BotDecision) -> list[Option]:
    """Return the picks of a bot; when its time is up, those of a bot that does not search.

    The time limit is that of the process, and holds in processes of the pool only.
    """
    try:
        signal.setitimer(signal.ITIMER_REAL, _limit)
        return think(decision)
    except OutOfTime:
        return think(msgspec.structs.replace(decision, level=HURRIED))
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


class Thinkers:
    """The pool of processes in which bots think."""

    def __init__(self, processes: int, seconds: float) -> None:
        """Set the number of processes, started when the first bot is asked, and the time limit."""
        self._processes, self._seconds = processes, seconds
        self._pool: Executor | None = None

    async def think(self, decision: BotDecision) -> Sequence[Option]:
        """Return the picks of a bot; raises `BrokenExecutor` if its process was killed."""
        pool = self._pool = self._pool or make_pool(self._processes, self._seconds)
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, think_in_time, decision)
        except BrokenExecutor:  # a process was killed, and its pool accepts no more work
            if self._pool is pool:
                self.close()
            raise

    def close(self) -> None:
        """Stop the processes; unanswered decisions are given to bots again later."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


class TiedPool(ProcessPoolExecutor):
    """A pool whose processes end at once when it is shut down, whatever they are doing.

    Without this, a server that stops would wait for the bots that still think.
    """

    def __init__(self, processes: int, seconds: float = 0.0) -> None:
        """Start processes by spawning, since it is not safe to fork a server with threads."""
        context = get_context("spawn")
        told, self._tie = context.Pipe(duplex=False)
        super().__init__(processes, context, initializer=_begin_to_serve, initargs=(seconds, told))

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """End the processes."""
        self._tie.close()
        super().shutdown(wait, cancel_futures=cancel_futures)


def make_pool(processes: int, seconds: float = 0.0) -> Executor:
    """Start a process pool, with a time limit for thoughts unless `seconds` is 0."""
    pool = TiedPool(processes, seconds)
    pool.submit(_load_games)  # while the person makes the first choice
    return pool


def _load_games() -> None:
    for game in games().values():
        game.compose()


def _begin_to_serve(seconds: float, tie: Connection) -> None:
    """Set up a new process: it runs with low priority, in time, and ends with the server."""
    global _limit  # noqa: PLW0603  # a process thinks about one decision at a time
    _limit = seconds
    if seconds:  # otherwise an alarm ends the process
        signal.signal(signal.SIGALRM, _ring)
    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server gets it too, and ends this process
    threading.Thread(target=_leave_with_the_server, args=(tie,), daemon=True).start()


def _ring(*_: object) -> None:
    raise OutOfTime


def _leave_with_the_server(tie: Connection) -> None:
    """Exit when the pool is shut down or the server was killed: both close their end of the pipe.

    A server that was killed cannot end its processes by itself.
    """
    server = parent_process()
    assert server is not None
    wait([tie, server.sentinel])
    os._exit(0)
