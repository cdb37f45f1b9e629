"""Forecasts: what a seat can expect of a fight before it begins, and of what that is made.

A forecast is made of what lies open, in a copy of the state. It names every number that counts with
what it comes from and the rule that says so.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import cast

import msgspec

from ostrog.kernel.rules.game import BrokenRules
from ostrog.kernel.rules.options import Option
from ostrog.kernel.runtime.engine import IllegalChoice, ask_of, choose
from ostrog.kernel.runtime.state import State
from ostrog.kernel.tables import Contest, Factor

__all__ = ["Clash", "Factor", "Forecast", "Outlook", "foresee"]


class Outlook(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What one side of a clash would roll, and what may come of it."""

    seat: int
    at: str
    """The area of its army."""
    dice: int
    black: int = 0
    """How many of the dice are special ones."""
    target: int
    """What a die must reach."""
    added: int = 0
    """What is added to each die of the first roll."""
    added_again: int = 0
    """What is added to each die that is rolled again."""
    rerolls: int = 0
    """How many misses may be rolled again."""
    rolled: bool = False
    """Whether the dice lie there already; some of them may be rolled again."""
    factors: tuple[Factor, ...] = ()
    """What these numbers are made of."""
    hits: tuple[float, ...] = ()
    """How likely each number of hits is, none first."""
    mean: float = 0
    """How many hits there are on average."""
    black_hits: float = 0
    """How likely it is that a special die hits."""
    losses: float = 0
    """How many units of its own it must give up on average."""
    destroyed: float = 0
    """How likely it is that nothing is left of its army."""
    wins: float = 0
    """How likely it is that it wins the battle in this round."""


class Clash(msgspec.Struct, frozen=True, omit_defaults=True):
    """One round of a battle before its dice are rolled."""

    at: str
    """The area in which it is fought."""
    sides: tuple[Outlook, Outlook]
    """The attacker first."""
    notes: tuple[str, ...] = ()
    """Labels of what is taken for granted, and of what could still change it."""


class Forecast(msgspec.Struct, frozen=True, omit_defaults=True):
    """What would be fought now."""

    clashes: tuple[Clash, ...] = ()
    """With dice; several, where it is open which army fights."""
    contests: tuple[Contest, ...] = ()
    """By counting."""
    notes: tuple[str, ...] = ()
    """Labels of what could still change the contests and is not counted."""


_Hook = Callable[[State, int, Option | None], Forecast | None]


def foresee(state: State, seat: int, picks: Sequence[Option] = ()) -> Forecast | None:
    """What a seat can expect if it makes these picks, the last of which it only considers.

    Without picks it is what can be expected as things are. Raises `IllegalChoice` for what is not
    offered. The answer holds in every world that looks the same to the seat.
    """
    forecast = cast("_Hook | None", state.setting.rules.game.forecast)
    copy = state.clone()
    considered: Option | None = None
    if picks:
        *made, considered = picks
        if made and choose(copy, seat, *made):
            raise IllegalChoice("these picks already answer the decision")
        ask = ask_of(copy, seat)
        if ask is None or considered not in ask.options:
            raise IllegalChoice("this is not offered")
    if forecast is None:
        return None
    copy.scratch.tainted = False
    found = forecast(copy, seat, considered)
    if copy.scratch.tainted:
        raise BrokenRules("a forecast looked at what not everybody sees")
    return found
