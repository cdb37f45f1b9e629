"""Messages about the thinking time of players in a match."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

DAY = 24 * 60 * 60


class Control(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The time control of a match: a bank, and an increment each time a player hands over."""

    kind: Literal["live", "correspondence"]
    bank: Annotated[int, msgspec.Meta(ge=10, le=60 * DAY)]
    """Seconds that each player has at the start of the match."""
    increment: Annotated[int, msgspec.Meta(ge=0, le=7 * DAY)]
    """Seconds added when a player has no decision left and others are asked."""


class ClockInfo(msgspec.Struct, frozen=True):
    """The clock of one player at the moment when the message is sent."""

    seat: int
    """The player's first seat."""
    milliseconds: int
    runs: bool
    ran_out: bool
    """Whether the time is used up, so that the others may claim the match or replace the player."""
