"""Those who listen to a match, and what each of them has been told."""

from __future__ import annotations

import uuid
from collections.abc import Callable

from ostrog.server.protocol.presets import PresetsInfo
from ostrog.server.protocol.replies import Present, ServerMessage


class Listener:
    """A socket that wants to hear of a match, as a guest with some seats."""

    def __init__(self, guest: uuid.UUID, send: Callable[[ServerMessage], None]) -> None:
        """Send through `send`, which never blocks."""
        self.guest = guest
        self.send = send
        self.seen = 0
        """How many events it has been sent."""
        self.at: int | None = None
        """How many entries the match had when it was last told; none before it has begun."""
        self.version: int | None = None
        """Of the rules by which it was told how the match lies."""
        self.heard: int | None = None
        """The number of the last line that it was told or was not for it; none before `Join`."""
        self.heard_watchers = False
        """Whether it was told what those said who look on."""
        self.noted = 0
        """The version of the note that it was sent."""
        self.present: Present | None = None
        """Who is there, as it was last told."""
        self.presets: list[PresetsInfo] | None = None
        """What it was last told of its own answers given beforehand."""
