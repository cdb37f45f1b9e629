"""Durable jobs for later, stored in the same transaction as the change that requires them.

Each kind of work has a queue of its own, so that no kind waits for another: a clock runs out in
time however many bots think and however slow the mail server is.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Any, LiteralString

import msgspec
from procrastinate import App, PsycopgConnector
from procrastinate.exceptions import ConnectorException
from sqlalchemy import text
from sqlalchemy.engine import make_url
from sqlalchemy.ext.asyncio import AsyncConnection

CLOCKS, PRESETS, MAIL, BOTS = "ostrog.clocks", "ostrog.presets", "ostrog.mail", "ostrog.bots"
OLD_QUEUE = "ostrog"
"""The queue of all jobs before there were several; a server of an older version still uses it."""
BOT_TURN, CLOCK, YOUR_TURN = "ostrog.bot_turn", "ostrog.clock", "ostrog.your_turn"
TIME_SHORT, TIME_OUT = "ostrog.time_short", "ostrog.time_out"
PRESET = "ostrog.preset"

QUEUES = {
    CLOCK: CLOCKS,
    PRESET: PRESETS,
    YOUR_TURN: MAIL,
    TIME_SHORT: MAIL,
    TIME_OUT: MAIL,
    BOT_TURN: BOTS,
}
"""The queue of each task."""


NOT_SILENT = {
    "connect_timeout": "10",
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "15000",
}
"""Settings by which a worker notices that the database is silent, and connects again."""
TO_ANSWER = 10.0
"""Seconds to wait for the answer to a command of a worker.

The settings above do not help if the connection stays up while the database is silent.
"""
POOL = 8
"""Maximum database connections for fetching and finishing jobs."""


class Job(msgspec.Struct, frozen=True):
    """Work for a worker, done at least once; after a crash it may be done twice."""

    task: str
    args: Mapping[str, str | int]
    lock: str | None = None
    """Jobs with the same lock run one after the other."""
    at: datetime | None = None
    """The earliest time at which the job may run."""
    replaces: str | None = None
    """A name: the job takes the place of the one with the same name that still waits."""


# procrastinate's clients use connections of their own, outside our transaction; calling a function
# of its schema stays inside it.
_DEFER = text(
    "SELECT procrastinate_defer_jobs_v1(ARRAY[ROW("
    ":queue, :task, 0, CAST(:lock AS text), CAST(:name AS text), CAST(:args AS jsonb),"
    " CAST(:at AS timestamptz))::procrastinate_job_to_defer_v1])"
)
_CANCEL = text("DELETE FROM procrastinate_jobs WHERE queueing_lock = :name AND status = 'todo'")
_WAITING = text(
    "SELECT count(*) FROM procrastinate_jobs"
    " WHERE lock = :lock AND task_name = :task AND args = CAST(:args AS jsonb)"
    " AND status IN ('todo', 'doing')"
)


async def defer(connection: AsyncConnection, jobs: Sequence[Job]) -> None:
    """Schedule jobs, which run only if the transaction is committed."""
    for job in jobs:
        if job.replaces is not None:
            await cancel(connection, job.replaces)
        await connection.execute(
            _DEFER,
            {
                "queue": QUEUES[job.task],
                "task": job.task,
                "lock": job.lock,
                "name": job.replaces,
                "args": msgspec.json.encode(job.args).decode(),
                "at": job.at,
            },
        )


async def cancel(connection: AsyncConnection, name: str) -> None:
    """Remove the job that was scheduled with this name, if it still waits."""
    await connection.execute(_CANCEL, {"name": name})


async def is_waiting(connection: AsyncConnection, job: Job) -> bool:
    """Whether the same job is waiting or running."""
    args = msgspec.json.encode(job.args).decode()
    about = {"lock": job.lock, "task": job.task, "args": args}
    found = await connection.execute(_WAITING, about)
    return bool(found.scalar_one())


class ImpatientConnector(PsycopgConnector):
    """Gives up a command without an answer, so that the worker begins again with new connections.

    Otherwise a worker would wait for ever, and do nothing more.
    """

    async def execute_query_async(self, query: LiteralString, **arguments: Any) -> None:
        """Execute a command."""
        async with _in_time():
            await super().execute_query_async(query, **arguments)

    async def execute_query_one_async(
        self, query: LiteralString, **arguments: Any
    ) -> dict[str, Any]:
        """Execute a query and return its row."""
        async with _in_time():
            row: dict[str, Any] = await super().execute_query_one_async(query, **arguments)
            return row

    async def execute_query_all_async(
        self, query: LiteralString, **arguments: Any
    ) -> list[dict[str, Any]]:
        """Execute a query and return its rows."""
        async with _in_time():
            rows: list[dict[str, Any]] = await super().execute_query_all_async(query, **arguments)
            return rows


@asynccontextmanager
async def _in_time() -> AsyncIterator[None]:
    try:
        async with asyncio.timeout(TO_ANSWER):
            yield
    except TimeoutError as error:
        raise ConnectorException from error


def job_app(database: str) -> App:
    """Return the procrastinate application that runs the jobs of a database."""
    url = make_url(database).set(drivername="postgresql").update_query_dict(NOT_SILENT)
    return App(
        connector=ImpatientConnector(
            conninfo=url.render_as_string(hide_password=False), max_size=POOL
        )
    )
