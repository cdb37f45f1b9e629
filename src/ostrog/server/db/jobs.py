"""Durable jobs for later, stored in the same transaction as the change that requires them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

import msgspec
from procrastinate import App, PsycopgConnector
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

QUEUE = "ostrog"
BOT_TURN, CLOCK, YOUR_TURN = "ostrog.bot_turn", "ostrog.clock", "ostrog.your_turn"
TIME_SHORT, TIME_OUT = "ostrog.time_short", "ostrog.time_out"
PRESET = "ostrog.preset"


class Job(msgspec.Struct, frozen=True):
    """Work for a worker, done at least once; after a crash it may be done twice."""

    task: str
    args: Mapping[str, str | int]
    lock: str | None = None
    """Jobs with the same lock run one after the other."""
    at: datetime | None = None
    """The earliest time at which the job may run."""


# procrastinate's clients use connections of their own, outside our transaction; calling a function
# of its schema stays inside it.
_DEFER = text(
    "SELECT procrastinate_defer_jobs_v1(ARRAY[ROW("
    ":queue, :task, 0, CAST(:lock AS text), NULL, CAST(:args AS jsonb),"
    " CAST(:at AS timestamptz))::procrastinate_job_to_defer_v1])"
)
_WAITING = text(
    "SELECT count(*) FROM procrastinate_jobs"
    " WHERE lock = :lock AND task_name = :task AND status IN ('todo', 'doing')"
)


async def defer(connection: AsyncConnection, jobs: Sequence[Job]) -> None:
    """Schedule jobs, which run only if the transaction is committed."""
    for job in jobs:
        await connection.execute(
            _DEFER,
            {
                "queue": QUEUE,
                "task": job.task,
                "lock": job.lock,
                "args": msgspec.json.encode(job.args).decode(),
                "at": job.at,
            },
        )


async def is_waiting(connection: AsyncConnection, job: Job) -> bool:
    """Whether a job with the same task and lock is waiting or running."""
    found = await connection.execute(_WAITING, {"lock": job.lock, "task": job.task})
    return bool(found.scalar_one())


def job_app(database: str) -> App:
    """Return the procrastinate application that runs the jobs of a database."""
    url = make_url(database).set(drivername="postgresql")
    return App(
        connector=PsycopgConnector(conninfo=url.render_as_string(hide_password=False), max_size=4)
    )
