"""Mails to players about their matches, as often as each player wants."""

from __future__ import annotations

import uuid
from datetime import datetime, timedelta
from functools import cache

import msgspec
from sqlalchemy import func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ostrog.server.accounts import mail
from ostrog.server.accounts.registration import Account, account_of
from ostrog.server.catalogue import find_scenario, games
from ostrog.server.db.schema import accounts, guests, matches, seats
from ostrog.server.settings import Settings
from ostrog.words import Argument, Words, readable

DAILY = timedelta(days=1)


async def notify_turn(
    engine: AsyncEngine, settings: Settings, match_id: str, guest_id: uuid.UUID
) -> bool:
    """Send a player a mail that it is their turn, if their preferences allow it now.

    Returns whether a mail was sent. Raises `NotSent` if the mail server failed; the caller may
    then try again.
    """
    if not mail.enabled(settings):
        return False
    async with engine.begin() as connection:
        mailed = await _mailed_match(connection, match_id, guest_id)
        before = None if mailed is None else await _claim(connection, guest_id)
        if mailed is None or before is None:
            return False
        account = await account_of(connection, guest_id)
        assert account is not None
    # Nothing is locked while the mail server is talked to, which may take long.
    try:
        await _send(settings, "your-turn", account, mailed)
    except mail.NotSent:
        async with engine.begin() as connection:
            await _give_back(connection, before)
        raise
    return True


class _Claimed(msgspec.Struct, frozen=True):
    """That a player is mailed now: two jobs do not send two daily mails."""

    guest: uuid.UUID
    at: datetime
    before: datetime | None
    """When the player was mailed before."""


async def _claim(connection: AsyncConnection, guest: uuid.UUID) -> _Claimed | None:
    """Note that a player is mailed now; return None if the player wants no mail now."""
    asked = select(accounts.c.mailed, accounts.c.mail, func.now().label("now"))
    asked = asked.where(accounts.c.guest == guest, accounts.c.verified.is_not(None))
    row = (await connection.execute(asked.with_for_update())).one_or_none()
    if row is None or row.mail not in ("turn", "daily"):
        return None
    if row.mail == "daily" and row.mailed is not None and row.mailed > row.now - DAILY:
        return None
    noting = update(accounts).where(accounts.c.guest == guest).values(mailed=row.now)
    await connection.execute(noting)
    return _Claimed(guest, row.now, row.mailed)


async def _give_back(connection: AsyncConnection, claimed: _Claimed) -> None:
    """Forget a mail that could not be sent, unless another was sent since."""
    same = (accounts.c.guest == claimed.guest) & (accounts.c.mailed == claimed.at)
    await connection.execute(update(accounts).where(same).values(mailed=claimed.before))


async def notify_time_short(
    engine: AsyncEngine, settings: Settings, match_id: str, guest_id: uuid.UUID, hours: int
) -> bool:
    """Send a player a mail that only `hours` hours are left, unless they want no mail."""
    async with engine.connect() as connection:
        found = await _reader(connection, settings, match_id, guest_id)
    if found is not None:
        await _send(settings, "time-short", *found, hours=hours)
    return found is not None


async def notify_time_out(
    engine: AsyncEngine, settings: Settings, match_id: str, guest_id: uuid.UUID, late: int
) -> bool:
    """Send a player a mail that the time of seat `late` has run out, unless they want no mail."""
    whose = (
        select(guests.c.name)
        .join(seats, seats.c.guest == guests.c.id)
        .where(seats.c.match == match_id, seats.c.seat == late)
    )
    async with engine.connect() as connection:
        found = await _reader(connection, settings, match_id, guest_id)
        name = await connection.scalar(whose)
    if found is None or name is None:
        return False
    account, _ = found
    await _send(settings, "time-out", *found, late=_called(name, account.language))
    return True


async def _reader(
    connection: AsyncConnection, settings: Settings, match: str, guest: uuid.UUID
) -> tuple[Account, _MailedMatch] | None:
    """Return the account to write to, and the match; None if no mail is to be sent."""
    if not mail.enabled(settings):
        return None
    mailed, account = (
        await _mailed_match(connection, match, guest),
        await account_of(connection, guest),
    )
    if mailed is None or account is None or account.verified is None or account.mail == "never":
        return None
    return account, mailed


class _MailedMatch(msgspec.Struct, frozen=True):
    """The information about a match that a mail contains."""

    match: str
    game: str
    opponents: list[str]
    bots: bool


async def _mailed_match(
    connection: AsyncConnection, match: str, guest: uuid.UUID
) -> _MailedMatch | None:
    """Return the match from the side of a guest; None if the guest holds no seat in it."""
    sitting = (
        select(seats.c.seat, seats.c.guest, seats.c.bot, guests.c.name)
        .join(guests, guests.c.id == seats.c.guest, isouter=True)
        .where(seats.c.match == match)
        .order_by(seats.c.seat)
    )
    rows = (await connection.execute(sitting)).all()
    playing = select(matches.c.game, matches.c.version, matches.c.scenario)
    played = (await connection.execute(playing.where(matches.c.id == match))).one_or_none()
    scenario = None if played is None else find_scenario(*played)
    if played is None or scenario is None:
        return None
    own = {scenario.team(row.seat) for row in rows if row.guest == guest}
    others = [row for row in rows if scenario.team(row.seat) not in own]
    people = {row.guest: row.name for row in others if row.guest is not None}
    if not own:
        return None
    return _MailedMatch(match, played.game, list(people.values()), any(row.bot for row in others))


async def _send(
    settings: Settings,
    kind: mail.MailKind,
    account: Account,
    mailed: _MailedMatch,
    **args: Argument,
) -> None:
    opponents = [_called(name, account.language) for name in mailed.opponents]
    if mailed.bots:
        opponents.append(_words(account.language).say("mail-bot"))
    composed = mail.compose(
        settings,
        kind,
        account.email,
        account.language,
        account.unsubscribe,
        game=title(mailed.game, account.language),
        opponents=", ".join(opponents),
        count=len(opponents),
        link=mail.match_link(settings, mailed.match),
        **args,
    )
    await mail.send(settings, composed)


def _called(name: str, language: str) -> str:
    """Return the name of a player, or a general word for a player without a name."""
    return mail.one_line(name) or _words(language).say("mail-guest")


@cache
def _words(language: str) -> Words:
    return Words([language], [mail.OWN_WORDS])


@cache
def title(game: str, language: str) -> str:
    """Return the title of a game, which its messages store as the name of its first procedure."""
    found = games()[game]
    words = Words([language], found.compose().words)
    return words.find(f"crumb-{found.start.__name__}") or readable(game)
