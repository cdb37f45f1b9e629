"""For whoever runs the server: is it up, can it serve, and how is it doing."""

from __future__ import annotations

import asyncio
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
"""So many seconds the database has for an answer."""
UNDEFINED_TABLE = "42P01"
"""PostgreSQL's word for it."""
METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Condition(msgspec.Struct, frozen=True):
    """How the server is: `ok`, or the key of what is wrong."""

    status: str


@get("/api/health")
async def health() -> Condition:
    """Whether the process is up."""
    return Condition("ok")


@get(
    "/api/ready",
    responses={503: ResponseSpec(Condition, description="It cannot serve: see the status.")},
)
async def ready(request: Request[object, object, State]) -> Response[Condition]:
    """Whether people can be sent here: the database answers, and is up to date."""
    status = await _status(request.app.state.engine)
    return Response(Condition(status), status_code=200 if status == "ok" else 503)


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
    """The revision to which this code belongs."""
    return set(ScriptDirectory.from_config(configuration("")).get_heads())


@get("/metrics", include_in_schema=False)
async def read_metrics(request: Request[object, object, State]) -> Response[bytes]:
    """What Prometheus collects."""
    metrics.tables.set(len(request.app.state.tables))
    return Response(metrics.text(), media_type=METRICS_TYPE)
