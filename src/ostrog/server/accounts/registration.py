"""Accounts: sign-up, sign-in, passwords and preferences; accounts are optional for guests."""

from __future__ import annotations

import uuid
from collections.abc import Collection
from datetime import datetime

import msgspec
from sqlalchemy import ColumnElement, Row, delete, func, literal, select, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ostrog.server.accounts import login_sessions, tokens
from ostrog.server.accounts.mail import one_line
from ostrog.server.accounts.passwords import hash_password, is_outdated, is_right
from ostrog.server.db.schema import (
    accounts,
    blocks,
    guests,
    invitations,
    lines,
    matches,
    notes,
    presets,
    results,
    seats,
    signups,
)
from ostrog.server.protocol.accounts import Language, MailWish, OwnAccount, SignUp, Wishes


class Account(msgspec.Struct, frozen=True):
    """The account of a guest who has signed up."""

    guest: uuid.UUID
    name: str
    email: str
    password: str
    verified: datetime | None
    language: Language
    mail: MailWish
    unsubscribe: str


class SignedIn(msgspec.Struct, frozen=True):
    """The result of signing in."""

    guest: uuid.UUID
    session: str
    """The token for the cookie."""
    brought: list[str]
    """The matches of the browser's guest that were moved to the account."""


class AddressTaken(Exception):
    """Another account has this address."""


class HasAccount(Exception):
    """This guest has an account already."""


class WrongPassword(Exception):
    """The password is wrong."""


class BadToken(Exception):
    """The token is unknown, used or expired."""


# Finding accounts


async def account_of(connection: AsyncConnection, guest: uuid.UUID) -> Account | None:
    """Return the account of a guest, or None."""
    return await _account(connection, accounts.c.guest == guest)


async def account_at(connection: AsyncConnection, email: str) -> Account | None:
    """Return the account with this mail address, or None."""
    return await _account(connection, func.lower(accounts.c.email) == email.lower())


async def _account(connection: AsyncConnection, which: ColumnElement[bool]) -> Account | None:
    found = select(accounts, guests.c.name).join(guests, guests.c.id == accounts.c.guest)
    row = (await connection.execute(found.where(which))).one_or_none()
    return None if row is None else _read(row)


def _read(row: Row[tuple[object, ...]]) -> Account:
    given = row._mapping
    return Account(*(given[field] for field in Account.__struct_fields__))


async def describe(connection: AsyncConnection, guest: uuid.UUID, *, mails: bool) -> OwnAccount:
    """Return the information that a guest gets about their own account."""
    account = await account_of(connection, guest)
    name = await connection.scalar(select(guests.c.name).where(guests.c.id == guest))
    waiting = select(signups.c.email).where(signups.c.guest == guest, _still_waits())
    return OwnAccount(
        guest=guest,
        name=name or "",
        email=account.email if account else "",
        verified=account is not None and account.verified is not None,
        language=account.language if account else "en",
        mail=account.mail if account else "turn",
        waiting=await connection.scalar(waiting) or "",
        mails=mails,
    )


def _still_waits() -> ColumnElement[bool]:
    return signups.c.created > func.now() - literal(tokens.LASTING["verify"])


# Signing up


async def sign_up(engine: AsyncEngine, guest: uuid.UUID, wish: SignUp) -> tuple[str, str]:
    """Store a sign-up until it is verified; returns the tokens for the mail and the cookie.

    The behaviour does not reveal whether the address has an account already.
    """
    password = await hash_password(wish.password)
    waiting = {"email": wish.email, "password": password, "language": wish.language}
    writing = postgresql.insert(signups).values(guest=guest, **waiting)
    async with engine.begin() as connection:
        session = await _take_a_name(connection, guest, wish.name)
        await connection.execute(delete(signups).where(~_still_waits()))
        await connection.execute(
            writing.on_conflict_do_update(
                set_=waiting | {"created": func.now()}, index_elements=["guest"]
            )
        )
        # An earlier mail may have gone to another address; its link must not verify this one.
        await tokens.revoke(connection, guest, "verify")
        return await tokens.issue(connection, guest, "verify"), session


async def sign_up_without_mail(engine: AsyncEngine, guest: uuid.UUID, wish: SignUp) -> str:
    """Create an account at once, for servers without mail; returns the token for the cookie."""
    password = await hash_password(wish.password)
    async with engine.begin() as connection:
        session = await _take_a_name(connection, guest, wish.name)
        await _make(connection, guest, wish.email, password, wish.language, verified=False)
    return session


async def verify(engine: AsyncEngine, token: str) -> None:
    """Verify an address with the token from the mail, and create the account that waits for it."""
    async with engine.begin() as connection:
        guest = await tokens.use(connection, token, "verify")
        if guest is None:
            raise BadToken
        taking = delete(signups).where(signups.c.guest == guest).returning(signups)
        waiting = (await connection.execute(taking)).one_or_none()
        if waiting is not None:
            await _make(
                connection,
                guest,
                waiting.email,
                waiting.password,
                waiting.language,
                verified=True,
            )
        else:
            await connection.execute(
                update(accounts).where(accounts.c.guest == guest).values(verified=func.now())
            )


async def _take_a_name(connection: AsyncConnection, guest: uuid.UUID, name: str) -> str:
    """Name a guest who signs up, and replace their sessions by a new one; returns its token.

    The old sessions end, so that nobody who knew the old cookie gets access to the account.
    """
    if await account_of(connection, guest) is not None:
        raise HasAccount
    await connection.execute(update(guests).where(guests.c.id == guest).values(name=one_line(name)))
    await login_sessions.end_all(connection, guest)
    return await login_sessions.begin(connection, guest)


async def _make(
    connection: AsyncConnection,
    guest: uuid.UUID,
    email: str,
    password: str,
    language: str,
    *,
    verified: bool,
) -> None:
    making = (
        postgresql.insert(accounts)
        .values(
            guest=guest,
            email=email,
            password=password,
            language=language,
            verified=func.now() if verified else None,
            unsubscribe=tokens.new_token(),
        )
        .on_conflict_do_nothing()
        .returning(accounts.c.guest)
    )
    if (await connection.execute(making)).one_or_none() is None:
        raise AddressTaken


# Signing in


async def sign_in(
    engine: AsyncEngine, email: str, password: str, browser: uuid.UUID | None, old_token: str
) -> SignedIn:
    """Sign in to an account, and move the matches of the browser's guest to it."""
    async with engine.connect() as connection:
        account = await account_at(connection, email)
    stored = None if account is None else account.password
    if not await is_right(stored, password) or account is None:
        raise WrongPassword
    anew = await hash_password(password) if is_outdated(account.password) else None
    async with engine.begin() as connection:
        if anew is not None:
            await connection.execute(
                update(accounts).where(accounts.c.guest == account.guest).values(password=anew)
            )
        brought: list[str] = []
        if browser is not None and await account_of(connection, browser) is None:
            brought = await _bring(connection, browser, account.guest)
        await login_sessions.end(connection, old_token)
        session = await login_sessions.begin(connection, account.guest)
    return SignedIn(account.guest, session, brought)


async def _bring(connection: AsyncConnection, guest: uuid.UUID, home: uuid.UUID) -> list[str]:
    """Move the data of a guest to an account; matches in which both hold seats stay unchanged."""
    theirs = select(seats.c.match).where(seats.c.guest == guest)
    # These locks keep others from writing results or taking seats in the meantime. They are taken
    # in the same order as in `record_result`.
    await connection.execute(
        select(matches.c.id)
        .where(matches.c.id.in_(theirs))
        .order_by(matches.c.id)
        .with_for_update(key_share=True)
    )
    sitting = (
        select(seats.c.match, seats.c.guest)
        .where(seats.c.match.in_(theirs))
        .order_by(seats.c.match, seats.c.seat)
        .with_for_update()
    )
    rows = (await connection.execute(sitting)).all()
    shared = {row.match for row in rows if row.guest == home}
    brought = sorted({row.match for row in rows} - shared)
    for table in (seats, results, presets):
        await connection.execute(
            update(table)
            .where(table.c.guest == guest, table.c.match.in_(brought))
            .values(guest=home)
        )
    await connection.execute(
        update(matches)
        .where(matches.c.opened_by == guest, matches.c.id.in_(brought))
        .values(opened_by=home)
    )
    disliked = select(literal(home), blocks.c.blocked).where(
        blocks.c.guest == guest, blocks.c.blocked != home
    )
    await connection.execute(
        postgresql.insert(blocks)
        .from_select(["guest", "blocked"], disliked)
        .on_conflict_do_nothing()
    )
    await connection.execute(delete(blocks).where(blocks.c.guest == guest))
    await _bring_words(connection, guest, home, shared)
    await connection.execute(delete(signups).where(signups.c.guest == guest))
    await tokens.revoke(connection, guest, "verify")
    return brought


async def _bring_words(
    connection: AsyncConnection, guest: uuid.UUID, home: uuid.UUID, but: Collection[str]
) -> None:
    """Move the chat lines, notes and invitations of a guest to an account."""
    await connection.execute(
        update(lines)
        .where(lines.c.guest == guest, lines.c.match.not_in(list(but)))
        .values(guest=home)
    )
    await connection.execute(
        update(invitations).where(invitations.c.invited_by == guest).values(invited_by=home)
    )
    for table in (notes, invitations):
        # If both have one for the same match, the account keeps its own.
        known = select(table.c.match).where(table.c.guest == home)
        await connection.execute(
            update(table)
            .where(table.c.guest == guest, table.c.match.not_in(list(but)))
            .where(table.c.match.not_in(known))
            .values(guest=home)
        )
    # The move may have produced invitations of the account to itself.
    await connection.execute(
        delete(invitations).where(invitations.c.guest == home, invitations.c.invited_by == home)
    )


# Passwords and preferences


async def check_password(engine: AsyncEngine, guest: uuid.UUID, password: str) -> Account | None:
    """Return the account of a guest, or None; raises `WrongPassword` if the password is wrong."""
    async with engine.connect() as connection:
        account = await account_of(connection, guest)
    if account is not None and not await is_right(account.password, password):
        raise WrongPassword
    return account


async def change_password(engine: AsyncEngine, guest: uuid.UUID, new: str, session: str) -> None:
    """Set a new password, and end all sessions of the guest except this one."""
    password = await hash_password(new)
    async with engine.begin() as connection:
        await _set_password(connection, guest, password)
        await login_sessions.end_all(connection, guest, but=session)


async def reset_password(engine: AsyncEngine, token: str, new: str) -> str:
    """Set a new password with the token from a mail, and end all sessions; returns the address."""
    password = await hash_password(new)
    async with engine.begin() as connection:
        guest = await tokens.use(connection, token, "reset")
        if guest is None:
            raise BadToken
        await _set_password(connection, guest, password)
        await login_sessions.end_all(connection, guest)
        account = await account_of(connection, guest)
        # The token was sent to the address, so its use verifies the address.
        await connection.execute(
            update(accounts)
            .where(accounts.c.guest == guest, accounts.c.verified.is_(None))
            .values(verified=func.now())
        )
    return "" if account is None else account.email


async def _set_password(connection: AsyncConnection, guest: uuid.UUID, password: str) -> None:
    """Set a password, and make the links in earlier mails void."""
    await connection.execute(
        update(accounts)
        .where(accounts.c.guest == guest)
        .values(password=password, unsubscribe=tokens.new_token())
    )
    await tokens.revoke(connection, guest, "reset")


async def set_wishes(engine: AsyncEngine, guest: uuid.UUID, wishes: Wishes) -> bool:
    """Set the language and frequency of mail; False if there is no account."""
    setting = (
        update(accounts)
        .where(accounts.c.guest == guest)
        .values(language=wishes.language, mail=wishes.mail)
        .returning(accounts.c.guest)
    )
    async with engine.begin() as connection:
        return (await connection.execute(setting)).one_or_none() is not None


async def unsubscribe(engine: AsyncEngine, token: str) -> bool:
    """Stop mail about matches, with the token from a mail; False if the token is unknown."""
    stopping = (
        update(accounts)
        .where(accounts.c.unsubscribe == token)
        .values(mail="never")
        .returning(accounts.c.guest)
    )
    async with engine.begin() as connection:
        return (await connection.execute(stopping)).one_or_none() is not None
