"""Tokens in the links of mails; each has one purpose, works once and expires."""

from __future__ import annotations

import hashlib
import secrets
import uuid
from datetime import timedelta
from typing import Literal

from sqlalchemy import delete, func, insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from ostrog.server.db.schema import tokens

Purpose = Literal["verify", "reset"]

LASTING: dict[Purpose, timedelta] = {"verify": timedelta(hours=48), "reset": timedelta(hours=1)}
"""The time for which a token is valid, by purpose."""


def new_token() -> str:
    """Return a random secret that cannot be guessed."""
    return secrets.token_urlsafe(32)


def hashed(token: str) -> bytes:
    """Return the hash of a token for storage, from which the token cannot be recovered."""
    return hashlib.sha256(token.encode()).digest()


async def issue(connection: AsyncConnection, guest: uuid.UUID, purpose: Purpose) -> str:
    """Create a token for a guest, and delete expired tokens."""
    token = new_token()
    expired = select(tokens.c.token_hash).where(tokens.c.expires <= func.now())
    await connection.execute(
        # Rows that another transaction deletes at the same time are skipped.
        delete(tokens).where(tokens.c.token_hash.in_(expired.with_for_update(skip_locked=True)))
    )
    await connection.execute(
        insert(tokens).values(
            token_hash=hashed(token),
            guest=guest,
            purpose=purpose,
            expires=func.now() + LASTING[purpose],
        )
    )
    return token


async def use(connection: AsyncConnection, token: str, purpose: Purpose) -> uuid.UUID | None:
    """Return the guest of a valid token, and delete all their tokens of this purpose; else None."""
    using = (
        delete(tokens)
        .where(
            tokens.c.token_hash == hashed(token),
            tokens.c.purpose == purpose,
            tokens.c.expires > func.now(),
        )
        .returning(tokens.c.guest)
    )
    guest: uuid.UUID | None = (await connection.execute(using)).scalar_one_or_none()
    if guest is not None:
        await revoke(connection, guest, purpose)
    return guest


async def revoke(connection: AsyncConnection, guest: uuid.UUID, *purposes: Purpose) -> None:
    """Make the tokens of a guest for these purposes void."""
    await connection.execute(
        delete(tokens).where(tokens.c.guest == guest, tokens.c.purpose.in_(purposes))
    )
