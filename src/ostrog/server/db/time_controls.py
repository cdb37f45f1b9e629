"""Clocks: how long people may think, stored as the moments at which their time runs out."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta

import msgspec

from ostrog.server.protocol.clocks import Control


class Clock(msgspec.Struct, frozen=True):
    """The time of one person."""

    seat: int
    """The first seat of the person."""
    left: timedelta
    """What was left when it last stopped."""
    deadline: datetime | None = None
    """When it runs out; nothing while it stands."""
    flagged: datetime | None = None
    """Since when it has run out."""

    def remaining(self, now: datetime) -> timedelta:
        """What is left now; never less than nothing."""
        left = self.left if self.deadline is None else self.deadline - now
        return max(left, timedelta())


def started(control: Control, persons: Sequence[Sequence[int]]) -> list[Clock]:
    """The clocks of a match that begins; none of them runs yet."""
    bank = timedelta(seconds=control.bank)
    return [Clock(min(person), bank) for person in persons]


def pressed(
    control: Control, clocks: Sequence[Clock], asked: Collection[int], now: datetime
) -> list[Clock]:
    """The clocks once somebody has chosen: those of the people who are asked run, no others.

    Whoever is not asked any more has handed over, and gets the increment. A clock that ran out
    without anybody claiming it counts from nothing.
    """
    found = []
    for clock in clocks:
        running = clock.deadline is not None
        if clock.seat in asked:
            if not running:
                clock = Clock(clock.seat, clock.left, now + clock.left)  # noqa: PLW2901
        elif running:
            left = clock.remaining(now) + timedelta(seconds=control.increment)
            clock = Clock(clock.seat, left)  # noqa: PLW2901
        found.append(clock)
    return found


def stopped(clocks: Sequence[Clock], now: datetime) -> list[Clock]:
    """The clocks of a match that is over or paused."""
    return [Clock(clock.seat, clock.remaining(now), None, clock.flagged) for clock in clocks]
