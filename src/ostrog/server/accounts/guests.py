"""Guests: people who can play without an account, recognised by a cookie."""

from __future__ import annotations

import unicodedata
import uuid

import msgspec
from litestar import Request
from litestar.datastructures import State
from litestar.exceptions import NotAuthorizedException
from sqlalchemy import bindparam, insert, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from ostrog.server.accounts import login_sessions
from ostrog.server.accounts.login_sessions import COOKIE
from ostrog.server.accounts.tokens import hashed
from ostrog.server.db import schema
from ostrog.server.db.database import at_once

MOST_LETTERS = 40
"""Maximum length of a name."""
MOST_MARKS = 2
"""Maximum marks over and under one letter of a name."""

SENTENCES = frozenset(map(chr, range(0xFDF0, 0xFE00)))
"""Signs as wide as a sentence that have no letters to spell them out with."""


class Guest(msgspec.Struct, frozen=True):
    """A person who uses the server, with or without an account."""

    id: uuid.UUID
    name: str


async def welcome(engine: AsyncEngine) -> tuple[Guest, str]:
    """Create a guest, and return it with the token for the cookie."""
    guest = Guest(uuid.uuid4(), "")
    async with engine.begin() as connection:
        await connection.execute(insert(schema.guests).values(id=guest.id, name=guest.name))
        return guest, await login_sessions.begin(connection, guest.id)


_RECOGNISING = (
    select(schema.guests.c.id, schema.guests.c.name)
    .join(schema.sessions, schema.sessions.c.guest == schema.guests.c.id)
    .where(schema.sessions.c.token_hash == bindparam("token_hash"))
)
"""Statement that finds a guest; it is built once, since every request needs it."""


async def recognise(engine: AsyncEngine, token: str | None) -> Guest | None:
    """Return the guest to whom this session token belongs, or None."""
    if not token or len(token) > 100:
        return None
    async with at_once(engine) as connection:
        found = await connection.execute(_RECOGNISING, {"token_hash": hashed(token)})
        row = found.one_or_none()
    return None if row is None else Guest(row.id, row.name)


def clean_name(name: str) -> str:
    """Return a name as it may be shown: one line of visible characters of usual height and width.

    Signs that stand for a whole word or sentence are spelled out or dropped. Returns an empty name
    if nothing visible is left.
    """
    kept: list[str] = []
    marks = 0
    for each in unicodedata.normalize("NFKC", name):
        kind = unicodedata.category(each)
        marks = marks + 1 if kind.startswith("M") else 0
        if each.isspace():
            kept.append(" ")
        elif not (kind.startswith("C") or each in SENTENCES or marks > MOST_MARKS):
            kept.append(each)
    return " ".join("".join(kept).split())[:MOST_LETTERS].rstrip()


async def rename(engine: AsyncEngine, guest: Guest, name: str) -> Guest:
    """Give a guest a name."""
    async with engine.begin() as connection:
        await connection.execute(
            update(schema.guests).where(schema.guests.c.id == guest.id).values(name=name)
        )
    return Guest(guest.id, name)


async def must_be_guest(request: Request[object, object, State]) -> Guest:
    """Return the guest who sent the request; refuse a request without a session."""
    found = await recognise(request.app.state.engine, request.cookies.get(COOKIE))
    if found is None:
        raise NotAuthorizedException("no session")
    return found
