"""Routes for operators: whether the server runs, whether it can serve, and its metrics."""

from __future__ import annotations

import asyncio
import time
from functools import cache

import msgspec
from alembic.script import ScriptDirectory
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from ostrog.server import metrics
from ostrog.server.db.database import configuration

PATIENCE = 1.0
"""Seconds to wait for an answer of the database."""
UNDEFINED_TABLE = "42P01"
"""SQLSTATE code of PostgreSQL for a missing table."""
SILENT = 30.0
"""Seconds without a sign of life after which a worker counts as stuck."""
_WORKER = text(
    "SELECT count(*) FROM procrastinate_workers"
    " WHERE last_heartbeat > now() - make_interval(secs => :seconds)"
)
METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Condition(msgspec.Struct, frozen=True):
    """State of the server: `ok`, or the key of a problem."""

    status: str


@get("/api/health")
async def health() -> Condition:
    """Report that the process is running."""
    return Condition("ok")


@get(
    "/api/ready",
    responses={503: ResponseSpec(Condition, description="It cannot serve: see the status.")},
)
async def ready(request: Request[object, object, State]) -> Response[Condition]:
    """Report whether the server can serve: the database, its schema and the worker inside."""
    state = request.app.state
    status = await _status(state.engine)
    if status == "ok" and state.settings.worker == "inside" and not await _works(state.engine):
        begun = time.monotonic() - state.started < SILENT
        status = "ok" if begun else "no-worker"
    return Response(Condition(status), status_code=200 if status == "ok" else 503)


async def _works(engine: AsyncEngine) -> bool:
    """Whether a worker has given a sign of life lately."""
    try:
        async with asyncio.timeout(PATIENCE), engine.connect() as connection:
            return bool(await connection.scalar(_WORKER, {"seconds": SILENT}))
    except (OSError, TimeoutError, SQLAlchemyError):
        return False


async def _status(engine: AsyncEngine) -> str:
    newest = await asyncio.to_thread(_newest)
    try:
        async with asyncio.timeout(PATIENCE), engine.connect() as connection:
            found = await connection.execute(text("SELECT version_num FROM alembic_version"))
            there = set(found.scalars())
    except (OSError, TimeoutError):
        return "no-database"
    except SQLAlchemyError as error:
        missing = getattr(getattr(error, "orig", None), "sqlstate", "") == UNDEFINED_TABLE
        return "not-migrated" if missing else "no-database"
    return "ok" if there == newest else "not-migrated"


@cache
def _newest() -> set[str]:
    """Return the database revisions that this code expects."""
    return set(ScriptDirectory.from_config(configuration("")).get_heads())


@get("/metrics", include_in_schema=False)
async def read_metrics(request: Request[object, object, State]) -> Response[bytes]:
    """Return the metrics for Prometheus."""
    metrics.matches_in_memory.set(len(request.app.state.matches))
    return Response(metrics.text(), media_type=METRICS_TYPE)
