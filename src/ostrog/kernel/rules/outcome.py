"""Outcomes: who won, and by which rule."""

from __future__ import annotations

import msgspec

from ostrog.kernel.rules.options import Ref


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game: teams and seats ranked best first, equals together, with the reason."""

    teams: tuple[tuple[str, ...], ...]
    seats: tuple[tuple[int, ...], ...]
    reason: str
    """The id of the rule that ended the game, or `resigned`, `timed-out`."""
    about: tuple[Ref, ...] = ()
