"""Clocks of players; a running clock is stored as the moment at which its time runs out."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta

import msgspec

from ostrog.server.protocol.clocks import Control


class Clock(msgspec.Struct, frozen=True):
    """The clock of one player."""

    seat: int
    """The player's first seat."""
    left: timedelta
    """The time left when the clock last stopped."""
    deadline: datetime | None = None
    """When the time runs out; None while the clock stands."""
    flagged: datetime | None = None
    """When it was recorded that the time ran out; None if it was not."""

    def remaining(self, now: datetime) -> timedelta:
        """Return the time left now, never less than zero."""
        left = self.left if self.deadline is None else self.deadline - now
        return max(left, timedelta())


def started(control: Control, persons: Sequence[Sequence[int]]) -> list[Clock]:
    """Return the clocks of a match that begins; none of them runs yet."""
    bank = timedelta(seconds=control.bank)
    return [Clock(min(person), bank) for person in persons]


def pressed(
    control: Control,
    clocks: Sequence[Clock],
    asked: Collection[int],
    now: datetime,
    *,
    back: bool = False,
) -> list[Clock]:
    """Return the clocks after a choice: those of the asked players run, all others stand.

    A player who is no longer asked has handed over and gets the increment. When the match goes
    `back` by an undo or a take-back, who is asked again loses it and nobody gets one, so that no
    time can be gained. A clock that ran out without a claim continues from zero.
    """
    found = []
    increment = timedelta(seconds=control.increment)
    for clock in clocks:
        running = clock.deadline is not None
        if clock.seat in asked:
            if not running:
                left = max(clock.left - increment, timedelta()) if back else clock.left
                clock = Clock(clock.seat, left, now + left)  # noqa: PLW2901
        elif running:
            left = clock.remaining(now) + (timedelta() if back else increment)
            clock = Clock(clock.seat, left)  # noqa: PLW2901
        found.append(clock)
    return found


def stopped(clocks: Sequence[Clock], now: datetime) -> list[Clock]:
    """Return the clocks of a match that is over or paused; none of them runs."""
    return [Clock(clock.seat, clock.remaining(now), None, clock.flagged) for clock in clocks]
