"""Bots at the table: they think in processes of their own.

A search keeps Python busy for seconds, so in a thread it would hold up everybody else's choices.
What a bot is to decide goes to the other process as plain data, and only its picks come back.
"""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import threading
from collections.abc import Sequence
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from multiprocessing import get_context, parent_process

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
"""A bot lets people go first."""


class Question(msgspec.Struct, frozen=True):
    """What a bot is to decide, as it goes to another process."""

    game: str
    version: int
    scenario: str
    ruleset: Ruleset
    state: bytes
    number: int
    """How many entries the match has; an answer counts only as long as there are no more."""
    seat: int
    held: tuple[int, ...]
    level: str
    times: int
    """How often the bot has seen the same before."""
    seed: bytes
    """Randomness of the bot's own, which has nothing to do with what anybody can see."""


def question(
    match: Match[State], seat: int, level: str, memory: Memory, seed: bytes = b""
) -> Question:
    """What a bot of this level is to decide for a seat that is asked, by chance or from a seed."""
    setting = match.state.setting
    (held,) = (person for person in setting.scenario.persons if seat in person)
    return Question(
        game=match.game.name,
        version=match.game.version,
        scenario=setting.scenario.name,
        ruleset=setting.ruleset,
        state=encode(match.state),
        number=match.number,
        seat=seat,
        held=held,
        level=level,
        times=memory.times(match.view(held)),
        seed=seed or secrets.token_bytes(16),
    )


def think(asked: Question) -> list[Option]:
    """The picks that answer a question. The state is here, but the bot is given only its sight."""
    game = rules(asked.game, asked.version)
    begun = new(game, asked.scenario, Mixer(0), ruleset=asked.ruleset)
    state = decode(asked.state, begun)
    bot = make_bot(asked.level, game, asked.seed)
    picks: list[Option] = []
    answered = False
    while not answered:
        sight = sight_of(state, asked.held, asked.seat, asked.number)
        if not picks:
            sight = msgspec.structs.replace(sight, times=asked.times)
        picks.append(bot.choose(sight))
        answered = choose(state, asked.seat, picks[-1])
    return picks


class Thinkers:
    """The processes in which bots think."""

    def __init__(self, processes: int) -> None:
        """So many of them, which are started when the first bot is asked."""
        self._processes = processes
        self._pool: Executor | None = None

    async def think(self, asked: Question) -> Sequence[Option]:
        """The picks of a bot; raises `BrokenExecutor` if its process was killed."""
        pool = self._pool = self._pool or make_pool(self._processes)
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, think, asked)
        except BrokenExecutor:  # a process was killed, and its pool takes no more questions
            if self._pool is pool:
                self.close()
            raise

    def close(self) -> None:
        """Stop; what was not answered is asked again."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def make_pool(processes: int) -> Executor:
    """Processes to think in; started afresh, since a server with threads is not safe to fork."""
    pool = ProcessPoolExecutor(processes, get_context("spawn"), initializer=_begin_to_serve)
    pool.submit(_load_games)  # meanwhile the person makes the first choice
    return pool


def _load_games() -> None:
    for game in games().values():
        game.compose()


def _begin_to_serve() -> None:
    """Settle down in a new process: stay in the background, and leave with the server."""
    os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server hears it too, and ends this
    threading.Thread(target=_leave_with_the_server, daemon=True).start()


def _leave_with_the_server() -> None:
    """A server that is killed cannot end its processes, so each of them looks out itself."""
    server = parent_process()
    assert server is not None
    server.join()
    os._exit(0)
