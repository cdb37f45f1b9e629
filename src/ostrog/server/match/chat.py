"""Talk at the table and private notes: what is kept of them, and who may read what."""

from __future__ import annotations

import unicodedata
import uuid
from collections.abc import Collection, Sequence
from datetime import datetime

import msgspec
from sqlalchemy import Row, Select, func, insert, or_, select
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ostrog.server.db.schema import blocks, guests, lines, matches, notes
from ostrog.server.protocol.replies import TalkLine

MOST_SHOWN = 100
"""So many of the last lines somebody is shown who comes to the table."""


class Spoken(msgspec.Struct, frozen=True):
    """Something that was said."""

    number: int
    guest: uuid.UUID
    name: str
    seat: int | None
    """The first seat of whoever said it; nothing for those who look on."""
    text: str
    at: datetime

    def to(self, guest: uuid.UUID) -> TalkLine:
        """The line as it is sent to somebody."""
        mine = self.guest == guest
        return TalkLine(
            self.number, str(self.guest), self.name, self.seat, mine, self.text, self.at
        )


class Ear(msgspec.Struct, frozen=True):
    """Somebody at the table, and what they are to hear."""

    guest: uuid.UUID
    sits: bool
    over: bool
    """Whether the match is over."""
    blocked: frozenset[uuid.UUID] = frozenset()

    @property
    def hears_watchers(self) -> bool:
        """Those who play hear those who look on when nothing can be spoilt any more."""
        return self.over or not self.sits

    def hears(self, line: Spoken) -> bool:
        """Whether this line is for them; what they said themselves always is."""
        if line.guest == self.guest:
            return True
        return line.guest not in self.blocked and (line.seat is not None or self.hears_watchers)


class PrivateNote(msgspec.Struct, frozen=True):
    """What somebody wrote down for themselves."""

    text: str = ""
    version: int = 0
    """How often it was changed."""


def clean(text: str) -> str:
    """A text without the characters that no keyboard writes; some the database does not take."""
    kept = "".join(
        each for each in text if each == "\n" or unicodedata.category(each) != "Cc"
    ).strip()
    # Marks of direction and joining belong to words; alone they are a line that nobody sees.
    seen = any(unicodedata.category(each) != "Cf" and not each.isspace() for each in kept)
    return kept if seen else ""


# What is said


async def say(
    engine: AsyncEngine,
    match: str,
    guest: uuid.UUID,
    *,
    seat: int | None,
    request: str,
    text: str,
) -> None:
    """Say something at a table, once for each request."""
    here = lines.c.match == match
    async with engine.begin() as connection:
        # One line is written after the other, so that nobody reads the second before the first.
        await connection.execute(
            select(matches.c.id).where(matches.c.id == match).with_for_update(key_share=True)
        )
        known = select(lines.c.number).where(here, lines.c.request == request)
        if await connection.scalar(known) is not None:
            return
        newest = await connection.scalar(select(func.max(lines.c.number)).where(here)) or 0
        await connection.execute(
            insert(lines).values(
                match=match, number=newest + 1, guest=guest, seat=seat, request=request, text=text
            )
        )


async def newest(engine: AsyncEngine, among: Sequence[str]) -> dict[str, int]:
    """The number of the last line of each of these matches; those without any are left out."""
    found = (
        select(lines.c.match, func.max(lines.c.number))
        .where(lines.c.match.in_(among), lines.c.text != "")
        .group_by(lines.c.match)
    )
    async with engine.connect() as connection:
        return {row[0]: row[1] for row in (await connection.execute(found)).all()}


async def since(connection: AsyncConnection, match: str, number: int) -> list[Spoken]:
    """What was said after a line, in order."""
    found = _lines(match).where(lines.c.number > number).order_by(lines.c.number)
    return [_spoken(row) for row in (await connection.execute(found)).all()]


async def last(connection: AsyncConnection, match: str, ear: Ear) -> list[Spoken]:
    """The last that somebody may hear, in order."""
    found = _lines(match).order_by(lines.c.number.desc()).limit(MOST_SHOWN)
    if ear.blocked:
        found = found.where(lines.c.guest.not_in(ear.blocked))
    if not ear.hears_watchers:
        found = found.where(or_(lines.c.seat.is_not(None), lines.c.guest == ear.guest))
    spoken = [_spoken(row) for row in (await connection.execute(found)).all()]
    return [line for line in reversed(spoken) if ear.hears(line)]


def _lines(match: str) -> Select[tuple[object, ...]]:
    """All lines but those of people who have deleted their accounts."""
    return (
        select(lines, guests.c.name)
        .join(guests, guests.c.id == lines.c.guest)
        .where(lines.c.match == match, lines.c.text != "")
    )


def _spoken(row: Row[tuple[object, ...]]) -> Spoken:
    given = row._mapping
    columns = ("number", "guest", "name", "seat", "text", "created")
    return Spoken(*(given[each] for each in columns))


async def blocked_by(
    connection: AsyncConnection, listening: Collection[uuid.UUID]
) -> dict[uuid.UUID, frozenset[uuid.UUID]]:
    """Whom each of these people does not want to hear."""
    found = select(blocks.c.guest, blocks.c.blocked).where(blocks.c.guest.in_(listening))
    apart: dict[uuid.UUID, set[uuid.UUID]] = {guest: set() for guest in listening}
    for row in (await connection.execute(found)).all():
        apart[row.guest].add(row.blocked)
    return {guest: frozenset(blocked) for guest, blocked in apart.items()}


# What is noted down


async def note_down(engine: AsyncEngine, match: str, guest: uuid.UUID, text: str) -> None:
    """Keep a note in place of the one before."""
    writing = postgresql.insert(notes).values(match=match, guest=guest, text=text, version=1)
    async with engine.begin() as connection:
        await connection.execute(
            writing.on_conflict_do_update(
                index_elements=["match", "guest"],
                set_={"text": text, "version": notes.c.version + 1},
            )
        )


async def notes_of(
    connection: AsyncConnection, match: str, writers: Collection[uuid.UUID]
) -> dict[uuid.UUID, PrivateNote]:
    """The notes of these people; each is for its writer alone."""
    found = select(notes).where(notes.c.match == match, notes.c.guest.in_(writers))
    rows = (await connection.execute(found)).all()
    return {row.guest: PrivateNote(row.text, row.version) for row in rows}
