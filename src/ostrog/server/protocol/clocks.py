"""The time that people have in a match."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

DAY = 24 * 60 * 60


class Control(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How much time everybody has: a bank, and something on top for every handover."""

    kind: Literal["live", "correspondence"]
    bank: Annotated[int, msgspec.Meta(ge=10, le=60 * DAY)]
    """Seconds at the beginning."""
    increment: Annotated[int, msgspec.Meta(ge=0, le=7 * DAY)]
    """Seconds for each time that others are asked again."""


class ClockInfo(msgspec.Struct, frozen=True):
    """The time of one person, as it is when this is said."""

    seat: int
    """The first seat of the person."""
    milliseconds: int
    runs: bool
    ran_out: bool
    """Whether the others may claim the match, wait, or let somebody take over."""
