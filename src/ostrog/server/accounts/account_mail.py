"""Mails requested by typing an address: to verify it, or to reset a password."""

from __future__ import annotations

import hashlib
from datetime import timedelta

from sqlalchemy import delete, func, insert, literal, select, text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ostrog.server.accounts import tokens
from ostrog.server.accounts.mail import MailKind, compose, link, try_to_send
from ostrog.server.accounts.registration import Account, account_at
from ostrog.server.db.schema import letters
from ostrog.server.settings import Settings

MOST_LETTERS = 5
"""Maximum number of mails of one kind to one address per hour, over all requests.

Each kind is counted on its own, so that nobody who signs up with the address of another person
keeps that person from resetting the password.
"""
WHILE = timedelta(hours=1)


async def welcome(
    engine: AsyncEngine, settings: Settings, email: str, language: str, token: str
) -> None:
    """Send a verification link after sign-up, or a notice that the account exists already."""
    async with engine.begin() as connection:
        if not await _may_write(connection, "sign-up", email):
            return
        known = await account_at(connection, email)
    if known is None:
        where = link(settings, "verify", token)
        mail = compose(settings, "verify", email, language, link=where)
    else:
        kind: MailKind = "already-registered"
        mail = compose(settings, kind, known.email, known.language, known.unsubscribe)
    await try_to_send(settings, mail)


async def verify_later(engine: AsyncEngine, settings: Settings, account: Account) -> None:
    """Send a verification link for an account created while the server sent no mail."""
    async with engine.begin() as connection:
        if not await _may_write(connection, "verify", account.email):
            return
        token = await tokens.issue(connection, account.guest, "verify")
    where = link(settings, "verify", token)
    mail = compose(
        settings, "verify", account.email, account.language, account.unsubscribe, link=where
    )
    await try_to_send(settings, mail)


async def reset(engine: AsyncEngine, settings: Settings, email: str) -> None:
    """Send a link for setting a new password; unknown addresses get nothing."""
    async with engine.begin() as connection:
        known = await account_at(connection, email)
        if known is None or not await _may_write(connection, "reset", email):
            return
        token = await tokens.issue(connection, known.guest, "reset")
    where = link(settings, "reset", token)
    mail = compose(settings, "reset", known.email, known.language, known.unsubscribe, link=where)
    await try_to_send(settings, mail)


async def _may_write(connection: AsyncConnection, kind: str, email: str) -> bool:
    """Whether another mail of a kind may go to this address; counts the mail if so."""
    address = hashlib.sha256(email.lower().encode()).digest()
    lately = letters.c.created > func.now() - literal(WHILE)
    # The lock ensures that concurrent mails to one address are counted one after the other.
    key = int.from_bytes(address[:8], "big", signed=True)
    await connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": key})
    old = select(letters.c.id).where(~lately).with_for_update(skip_locked=True)
    await connection.execute(delete(letters).where(letters.c.id.in_(old)))
    counting = select(func.count()).where(
        letters.c.address_hash == address, letters.c.kind == kind, lately
    )
    if (await connection.scalar(counting) or 0) >= MOST_LETTERS:
        return False
    await connection.execute(insert(letters).values(address_hash=address, kind=kind))
    return True
