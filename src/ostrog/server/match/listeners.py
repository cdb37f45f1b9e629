"""The listeners of a match, and what each of them has been sent."""

from __future__ import annotations

import uuid
from collections.abc import Callable

from ostrog.server.protocol.presets import PresetsInfo
from ostrog.server.protocol.replies import Present, ServerMessage


class Listener:
    """A socket subscribed to a match on behalf of a guest."""

    def __init__(self, guest: uuid.UUID, send: Callable[[ServerMessage], None]) -> None:
        """Create a listener; `send` must never block."""
        self.guest = guest
        self.send = send
        self.seen = 0
        """Number of events that it has been sent."""
        self.at: int | None = None
        """Number of entries in the match at the last update; None before the match has begun."""
        self.version: int | None = None
        """Version of the rules for which it was sent the layout; None before that."""
        self.heard: int | None = None
        """Number of the last chat line that was sent or withheld; None before `Join`."""
        self.heard_spectators = False
        """Whether it has been sent the chat lines of spectators."""
        self.noted = 0
        """Version of the private note that it was sent."""
        self.present: Present | None = None
        """Presence that it was last sent."""
        self.presets: list[PresetsInfo] | None = None
        """The guest's own presets, as last sent."""
