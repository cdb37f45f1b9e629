"""Outcomes: who won, and by which rule."""

from __future__ import annotations

import msgspec

from ostrog.kernel.rules.options import Ref


class Outcome(msgspec.Struct, frozen=True):
    """The end of a game: teams and seats ranked best first, equals together, with the reason."""

    teams: tuple[tuple[str, ...], ...]
    """Names of the teams by rank: the first tuple holds the winner, or the winners of a tie."""
    seats: tuple[tuple[int, ...], ...]
    """Seats by rank, in the same way."""
    reason: str
    """Id of the rule that ended the game, or `resigned` or `timed-out`."""
    about: tuple[Ref, ...] = ()
    """References that the explanation of the reason mentions."""
