"""Participants of a match: sends presence, chat lines and notes to the listeners."""

from __future__ import annotations

import asyncio
import uuid
from collections.abc import Callable, Collection

from sqlalchemy.ext.asyncio import AsyncEngine

from ostrog.server.db import presence
from ostrog.server.db.database import at_once
from ostrog.server.db.storage import StoredMatch
from ostrog.server.match import chat
from ostrog.server.match.listeners import Listener
from ostrog.server.protocol.replies import ChatLine, ChatLines, Note, Present


class Company:
    """The listeners of one match, and what they are sent about each other."""

    def __init__(
        self,
        engine: AsyncEngine,
        listeners: Collection[Listener],
        stored: Callable[[], StoredMatch],
    ) -> None:
        """Create the company; `stored` returns the match with its current seats."""
        self.engine = engine
        self.listeners = listeners
        self.sending = asyncio.Lock()
        """Lock held while sending; it must be taken before the lock of the match."""
        self._stored = stored

    async def tell_chat(self) -> None:
        """Send every listener new chat lines that they may read, and their changed private note."""
        match = self._stored().id
        async with self.sending:
            listening = [each for each in self.listeners if each.heard is not None]
            if not listening:
                return
            async with at_once(self.engine) as connection:
                people = {each.guest for each in listening}
                blocked = await chat.blocked_by(connection, people)
                notes = await chat.notes_of(connection, match, people)
                oldest = min(each.heard or 0 for each in listening)
                spoken = await chat.since(connection, match, oldest)
                for listener in listening:
                    reader = self._reader(listener, blocked[listener.guest])
                    if reader.hears_spectators and not listener.heard_spectators:
                        lines = await chat.last(connection, match, reader)
                    else:
                        known = listener.heard or 0
                        lines = [
                            each for each in spoken if each.number > known and reader.hears(each)
                        ]
                    if lines:
                        listener.send(ChatLines([each.to(reader.guest) for each in lines]))
                    numbers = (each.number for each in spoken)
                    listener.heard = max(numbers, default=listener.heard)
                    listener.heard_spectators = reader.hears_spectators
                    note = notes.get(listener.guest, chat.PrivateNote())
                    if note.version > listener.noted:
                        listener.send(Note(note.text))
                        listener.noted = note.version

    async def tell_presence(self) -> None:
        """Send who is present to every listener for whom that has changed."""
        async with self.sending:
            listening = [each for each in self.listeners if each.present is not None]
            if not listening:
                return
            async with at_once(self.engine) as connection:
                here = (await presence.who(connection, [self._stored().id]))[self._stored().id]
            found = presence.present(self._stored(), here)
            for listener in listening:
                if listener.present != found:
                    listener.present = found
                    listener.send(found)

    async def around(self, listener: Listener) -> tuple[list[ChatLine], str, Present]:
        """Return what a joining listener is sent: last chat lines, private note, presence."""
        match, guest = self._stored().id, listener.guest
        reader = self._reader(listener)
        async with at_once(self.engine) as connection:
            lines = await chat.last(connection, match, reader)
            note = (await chat.notes_of(connection, match, [guest])).get(guest, chat.PrivateNote())
            here = (await presence.who(connection, [match]))[match]
        listener.heard = lines[-1].number if lines else 0
        listener.heard_spectators = reader.hears_spectators
        listener.noted = note.version
        listener.present = presence.present(self._stored(), here)
        said = [each.to(guest) for each in lines]
        return said, note.text, listener.present

    def lacks_lines(self, number: int) -> bool:
        """Whether a listener has not been sent the chat line with this number."""
        return any(each.heard is not None and each.heard < number for each in self.listeners)

    def sees_others_than(self, here: frozenset[uuid.UUID]) -> bool:
        """Whether a listener was last sent a different presence than these guests give."""
        found = presence.present(self._stored(), here)
        return any(each.present not in (None, found) for each in self.listeners)

    def _reader(
        self, listener: Listener, blocked: frozenset[uuid.UUID] = frozenset()
    ) -> chat.ChatReader:
        sits = bool(self._stored().held_by(listener.guest))
        return chat.ChatReader(listener.guest, sits, bool(self._stored().ended), blocked)
