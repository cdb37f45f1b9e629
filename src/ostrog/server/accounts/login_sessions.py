"""Sessions: their storage, and the cookie that identifies a browser."""

from __future__ import annotations

import uuid

from litestar.datastructures import Cookie
from sqlalchemy import delete, insert
from sqlalchemy.ext.asyncio import AsyncConnection

from ostrog.server.accounts.tokens import hashed, new_token
from ostrog.server.db.schema import sessions
from ostrog.server.settings import Settings

COOKIE = "ostrog_session"
COOKIE_SECONDS = 400 * 24 * 60 * 60
"""Lifetime of the cookie in seconds, the longest that browsers allow."""


def cookie(settings: Settings, token: str) -> Cookie:
    """Return the cookie with this token; an empty token deletes the cookie."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=COOKIE_SECONDS if token else 0,
        httponly=True,
        samesite="lax",
        secure=settings.secure_cookies,
    )


async def begin(connection: AsyncConnection, guest: uuid.UUID) -> str:
    """Create a session of a guest; returns the token for the cookie."""
    token = new_token()
    await connection.execute(insert(sessions).values(token_hash=hashed(token), guest=guest))
    return token


async def end(connection: AsyncConnection, token: str) -> None:
    """End one session."""
    await connection.execute(delete(sessions).where(sessions.c.token_hash == hashed(token)))


async def end_all(connection: AsyncConnection, guest: uuid.UUID, but: str = "") -> None:
    """End all sessions of a guest except the one with the token `but`."""
    await connection.execute(
        delete(sessions).where(sessions.c.guest == guest, sessions.c.token_hash != hashed(but))
    )
