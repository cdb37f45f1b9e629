"""What a house has stored: logs, chat lines, presets, results and ratings, read afterwards."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from datetime import datetime
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Row, Table, select
from sqlalchemy.ext.asyncio import AsyncEngine

from faults.memories import Message
from ostrog.server.db import schema, storage
from ostrog.server.db.storage import StoredEntry

T = TypeVar("T")


class Spoken(msgspec.Struct, frozen=True):
    """A chat line."""

    number: int
    guest: str
    seat: int | None
    request: str
    text: str


class Result(msgspec.Struct, frozen=True):
    """The result of a player."""

    seat: int
    guest: str
    ended: str
    rated: bool


class Rating(msgspec.Struct, frozen=True):
    """The rating of a guest in a game."""

    guest: str
    game: str
    mu: float
    sigma: float
    matches: int


class Kept(msgspec.Struct, frozen=True, kw_only=True):
    """All that is kept of a match."""

    match: str
    game: str
    ended: str = ""
    on: datetime | None = None
    """When its results were written."""
    holders: dict[int, str]
    """The guest of each seat; empty for a bot."""
    entries: list[StoredEntry] = []
    lines: list[Spoken] = []
    presets: dict[int, tuple[Message, ...]] = {}
    results: list[Result] = []


async def read(engine: AsyncEngine, matches: Sequence[str]) -> list[Kept]:
    """Read these matches."""
    seats = await _rows(engine, schema.seats, matches)
    lines = await _rows(engine, schema.lines, matches)
    presets = await _rows(engine, schema.presets, matches)
    results = await _rows(engine, schema.results, matches)
    async with engine.connect() as connection:
        found = select(schema.matches).where(schema.matches.c.id.in_(matches))
        rows = (await connection.execute(found.order_by(schema.matches.c.id))).all()
    return [
        Kept(
            match=row.id,
            game=row.game,
            ended=row.ended,
            on=min((each.created for each in results[row.id]), default=None),
            holders={each.seat: str(each.guest or "") for each in seats[row.id]},
            entries=await storage.read_entries(engine, row.id),
            lines=[
                Spoken(each.number, str(each.guest), each.seat, each.request, each.text)
                for each in lines[row.id]
            ],
            presets={each.seat: tuple(each.answers) for each in presets[row.id]},
            results=[
                Result(each.seat, str(each.guest), each.ended, each.rated)
                for each in results[row.id]
            ],
        )
        for row in rows
    ]


async def read_ratings(engine: AsyncEngine) -> list[Rating]:
    """Read all ratings."""
    async with engine.connect() as connection:
        rows = (await connection.execute(select(schema.ratings))).all()
    return [Rating(str(row.guest), row.game, row.mu, row.sigma, row.matches) for row in rows]


async def _rows(
    engine: AsyncEngine, table: Table, matches: Sequence[str]
) -> dict[str, list[Row[Any]]]:
    async with engine.connect() as connection:
        found = select(table).where(table.c.match.in_(matches))
        rows = (await connection.execute(found)).all()
    by_match = defaultdict[str, list[Row[Any]]](list)
    for row in rows:
        by_match[row.match].append(row)
    return by_match
