"""Durable jobs: what is to be done later, stored in the same transaction as what calls for it."""

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
    """Something that a worker is to do, once for certain, and maybe twice after a crash."""

    task: str
    args: Mapping[str, str | int]
    lock: str | None = None
    """Jobs with the same lock are done one after the other."""
    at: datetime | None = None
    """Not before this time."""


# procrastinate's own clients have connections of their own; a function of its schema does not.
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
    """Have these done when the transaction is committed, and never if it is not."""
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
    """Whether such a job waits or is being done."""
    found = await connection.execute(_WAITING, {"lock": job.lock, "task": job.task})
    return bool(found.scalar_one())


def job_app(database: str) -> App:
    """What takes jobs out of a database."""
    url = make_url(database).set(drivername="postgresql")
    return App(
        connector=PsycopgConnector(conninfo=url.render_as_string(hide_password=False), max_size=4)
    )
