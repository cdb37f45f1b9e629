"""The worker: runs deferred jobs, in a separate process or inside the server."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import time
import uuid
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import datetime

from procrastinate import App, RetryStrategy

from ostrog.kernel import MissingRules
from ostrog.server import logs
from ostrog.server.accounts.match_mail import notify_turn
from ostrog.server.db import clock_storage, fanout
from ostrog.server.db.database import connect
from ostrog.server.db.jobs import (
    BOT_TURN,
    BOTS,
    CLOCK,
    CLOCKS,
    MAIL,
    OLD_QUEUE,
    PRESET,
    PRESETS,
    QUEUES,
    TIME_OUT,
    TIME_SHORT,
    YOUR_TURN,
    job_app,
)
from ostrog.server.match import late_mail
from ostrog.server.match.bot_players import Thinkers
from ostrog.server.match.registry import MatchRegistry
from ostrog.server.settings import Settings

_log = logging.getLogger(__name__)

AT_ONCE = {CLOCKS: 4, PRESETS: 4, MAIL: 4, BOTS: 16}
"""Maximum jobs of each queue that run at the same time; most of them wait for something outside."""
ONE_GO = 2.0
"""Seconds after which the bots of a match let those of the opener's other matches think."""
HEARTBEAT, STALLED = 2.0, 10.0
"""Seconds between heartbeats of a worker, and seconds of silence after which it counts as dead."""
LOOK_EVERY = 1.0
"""Polling interval in seconds for jobs of which the worker was not notified.

A notification is missed while the worker fetches jobs, and none is sent when a job ends for which
others waited.
"""
AGAIN = RetryStrategy(max_attempts=10, wait=1)
"""Failed jobs are retried every second; after the last attempt, when a listener joins."""
AGAIN_AFTER = 1.0
"""Seconds after which a task that was cancelled and goes on is cancelled again."""
UNPLAYABLE = contextlib.suppress(MissingRules)
"""Context that ends a job quietly if the rules of its match are not installed.

A retry would not help. Bots are called again when a listener joins or when the match is migrated.
"""


def make_jobs(settings: Settings, matches: MatchRegistry, thinkers: Thinkers) -> App:
    """Return the job application with all tasks of a worker."""
    app = job_app(settings.database)

    @app.task(name=BOT_TURN, queue=QUEUES[BOT_TURN], retry=AGAIN)
    async def bot_turn(match: str) -> None:
        """Let bots answer for a while, or until none is asked; an interrupted job is run again."""
        session = await matches.find(match)
        end = time.monotonic() + ONE_GO
        with UNPLAYABLE:
            while (
                session is not None and (decision := await session.decision_for_bot()) is not None
            ):
                if time.monotonic() > end:
                    await session.call_bots_again()
                    return
                picks = await thinkers.think(decision)
                await session.answer_for_bot(decision, picks)

    @app.task(name=PRESET, queue=QUEUES[PRESET], retry=AGAIN)
    async def preset(match: str) -> None:
        """Apply one preset; the next one, if any, is a new job."""
        session = await matches.find(match)
        with UNPLAYABLE:
            if session is not None:
                await session.answer_by_preset()

    @app.task(name=CLOCK, queue=QUEUES[CLOCK], retry=AGAIN)
    async def clock(match: str, seat: int) -> None:
        """Mark the time of a seat as run out, unless the player has chosen meanwhile."""
        session = await matches.find(match)
        jobs = () if session is None else late_mail.claim_notices(session, seat)
        if not await clock_storage.flag(matches.engine, match, seat, jobs):
            return
        with UNPLAYABLE:
            if session is not None:
                await session.told_anew()

    @app.task(name=YOUR_TURN, queue=QUEUES[YOUR_TURN], retry=AGAIN)
    async def your_turn(match: str, guest: str) -> None:
        """Mail a guest whose turn it is, unless they have answered meanwhile."""
        session = await matches.find(match)
        with UNPLAYABLE:
            if session is not None and await session.waits_for(uuid.UUID(guest)):
                await notify_turn(matches.engine, settings, match, uuid.UUID(guest))

    @app.task(name=TIME_SHORT, queue=QUEUES[TIME_SHORT], retry=AGAIN)
    async def time_short(match: str, seat: int, deadline: str) -> None:
        """Mail a player whose time is running out."""
        session = await matches.find(match)
        if session is not None:
            await late_mail.warn(session, settings, seat, datetime.fromisoformat(deadline))

    @app.task(name=TIME_OUT, queue=QUEUES[TIME_OUT], retry=AGAIN)
    async def time_out(match: str, late: int, guest: str) -> None:
        """Mail a guest who may decide about a person whose time has run out."""
        session = await matches.find(match)
        if session is not None:
            await late_mail.tell_claimant(session, settings, late, uuid.UUID(guest))

    @app.periodic(cron="*/5 * * * * *")
    @app.task(name="ostrog.take_over", queue=CLOCKS, queueing_lock="take-over", pass_context=False)
    async def take_over(timestamp: int) -> None:
        """Restart the jobs of workers that were killed."""
        stalled = await app.job_manager.get_stalled_jobs(seconds_since_heartbeat=STALLED)
        for job in stalled:
            await app.job_manager.retry_job(job)

    return app


@asynccontextmanager
async def working(settings: Settings, matches: MatchRegistry) -> AsyncIterator[None]:
    """Run jobs in the background inside the `async with` block."""
    thinkers = Thinkers(settings.bot_processes, settings.bot_seconds)
    app = make_jobs(settings, matches, thinkers)
    async with app.open_async():
        ending = asyncio.Event()
        tasks = [asyncio.create_task(_work(app, queue, ending)) for queue in AT_ONCE]
        try:
            yield
        finally:
            ending.set()
            thinkers.close()
            await _ended(tasks)


async def _ended(tasks: Sequence[asyncio.Task[None]]) -> None:
    """Cancel tasks until they have ended; one may miss it while it is just stopping something."""
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN_AFTER)


async def _work(app: App, queue: str, ending: asyncio.Event) -> None:
    """Run the jobs of a queue, and begin again after an error such as a lost connection.

    A worker that is cancelled may simply return, so that `ending` says whether to begin again.
    """
    while not ending.is_set():
        try:
            await app.run_worker_async(
                queues=[queue, OLD_QUEUE] if queue == BOTS else [queue],
                concurrency=AT_ONCE[queue],
                fetch_job_polling_interval=LOOK_EVERY,
                install_signal_handlers=False,
                delete_jobs="successful",
                update_heartbeat_interval=HEARTBEAT,
                stalled_worker_timeout=STALLED,
                shutdown_graceful_timeout=0.5,  # interrupted jobs are run again
            )
        except Exception as error:
            _log.warning("the worker begins again after %s", type(error).__name__)
        await asyncio.sleep(1)


async def run(settings: Settings) -> None:
    """Run a worker until the process receives SIGINT or SIGTERM."""
    end = asyncio.Event()
    for ending in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(ending, end.set)
    engine = connect(settings.database)
    matches = MatchRegistry(engine)
    matches.fanout = await fanout.connect(
        settings.nats, settings.database, matches.heard, lambda: None
    )
    try:
        async with logs.writing_lines(settings.log), working(settings, matches):
            await end.wait()
    finally:
        await matches.fanout.close()
        await engine.dispose()
