"""Chat lines and private notes of a match: how they are stored, and who may read them."""

from __future__ import annotations

import unicodedata
import uuid
from collections.abc import Collection, Sequence
from datetime import datetime

import msgspec
from sqlalchemy import Row, Uuid, bindparam, exists, func, insert, or_, select
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ostrog.server.db.database import at_once
from ostrog.server.db.schema import among, blocks, guests, lines, matches, notes
from ostrog.server.protocol.replies import ChatLine

MOST_SHOWN = 100
"""Maximum chat lines sent to a listener who joins."""


class StoredLine(msgspec.Struct, frozen=True):
    """A chat line."""

    number: int
    guest: uuid.UUID
    name: str
    seat: int | None
    """Lowest seat of the speaker; None for a spectator."""
    text: str
    on: datetime

    def to(self, guest: uuid.UUID) -> ChatLine:
        """Return the line as it is sent to this guest."""
        mine = self.guest == guest
        return ChatLine(
            self.number, str(self.guest), self.name, self.seat, mine, self.text, self.on
        )


class ChatReader(msgspec.Struct, frozen=True):
    """A guest who listens to a match, and what decides which chat lines they may read."""

    guest: uuid.UUID
    sits: bool
    over: bool
    """Whether the match has ended."""
    blocked: frozenset[uuid.UUID] = frozenset()

    @property
    def hears_spectators(self) -> bool:
        """Whether the guest reads lines of spectators; players do only once the match has ended."""
        return self.over or not self.sits

    def hears(self, line: StoredLine) -> bool:
        """Whether the guest may read a line; their own lines always."""
        if line.guest == self.guest:
            return True
        return line.guest not in self.blocked and (line.seat is not None or self.hears_spectators)


class PrivateNote(msgspec.Struct, frozen=True):
    """A private note of a guest about a match."""

    text: str = ""
    version: int = 0
    """Number of times it was changed."""


def clean(text: str) -> str:
    """Return a text without control characters, some of which the database cannot store."""
    kept = "".join(
        each for each in text if each == "\n" or unicodedata.category(each) != "Cc"
    ).strip()
    # Format characters (direction, joining) belong in words, but alone they make an invisible line.
    seen = any(unicodedata.category(each) != "Cf" and not each.isspace() for each in kept)
    return kept if seen else ""


# Chat lines


async def store_line(
    engine: AsyncEngine,
    match: str,
    guest: uuid.UUID,
    *,
    seat: int | None,
    request: str,
    text: str,
) -> None:
    """Store a chat line, unless a line with the same request id is stored already."""
    here = lines.c.match == match
    async with engine.begin() as connection:
        # Lock the match, so that lines become visible in the order of their numbers.
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


async def newest(engine: AsyncEngine, named: Sequence[str]) -> dict[str, int]:
    """Return the number of the last line of each match; matches without lines are omitted."""
    found = (
        select(lines.c.match, func.max(lines.c.number))
        .where(among(lines.c.match, named), lines.c.text != "")
        .group_by(lines.c.match)
    )
    async with at_once(engine) as connection:
        return {row[0]: row[1] for row in (await connection.execute(found)).all()}


async def since(connection: AsyncConnection, match: str, number: int) -> list[StoredLine]:
    """Return the lines after the one with this number, in order."""
    found = _LINES.where(lines.c.number > number).order_by(lines.c.number)
    return [_spoken(row) for row in (await connection.execute(found, {"match": match})).all()]


async def last(connection: AsyncConnection, match: str, reader: ChatReader) -> list[StoredLine]:
    """Return the last lines that a guest may read, in order; those of blocked guests are not."""
    found = _LAST if reader.hears_spectators else _LAST_OF_PLAYERS
    rows = (await connection.execute(found, {"match": match, "reader": reader.guest})).all()
    return [_spoken(row) for row in reversed(rows)]


_LINES = (
    select(lines, guests.c.name)
    .join(guests, guests.c.id == lines.c.guest)
    .where(lines.c.match == bindparam("match"), lines.c.text != "")
)
"""Statement that finds the lines of a match, except those of deleted accounts, which are empty."""
_own = lines.c.guest == bindparam("reader", type_=Uuid)
_LAST = (
    _LINES.where(
        ~exists().where(
            blocks.c.guest == bindparam("reader", type_=Uuid), blocks.c.blocked == lines.c.guest
        )
    )
    .order_by(lines.c.number.desc())
    .limit(MOST_SHOWN)
)
"""Statement that finds what a guest is shown of the chat when joining."""
_LAST_OF_PLAYERS = _LAST.where(or_(lines.c.seat.is_not(None), _own))


def _spoken(row: Row[tuple[object, ...]]) -> StoredLine:
    given = row._mapping
    columns = ("number", "guest", "name", "seat", "text", "created")
    return StoredLine(*(given[each] for each in columns))


async def blocked_by(
    connection: AsyncConnection, listening: Collection[uuid.UUID]
) -> dict[uuid.UUID, frozenset[uuid.UUID]]:
    """Return whom each of these guests has blocked."""
    found = select(blocks.c.guest, blocks.c.blocked).where(blocks.c.guest.in_(listening))
    apart: dict[uuid.UUID, set[uuid.UUID]] = {guest: set() for guest in listening}
    for row in (await connection.execute(found)).all():
        apart[row.guest].add(row.blocked)
    return {guest: frozenset(blocked) for guest, blocked in apart.items()}


# Private notes


async def note_down(engine: AsyncEngine, match: str, guest: uuid.UUID, text: str) -> None:
    """Store the note of a guest, replacing the previous one."""
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
    """Return the notes of these guests; each may be shown only to its writer."""
    found = select(notes).where(notes.c.match == match, notes.c.guest.in_(writers))
    rows = (await connection.execute(found)).all()
    return {row.guest: PrivateNote(row.text, row.version) for row in rows}
