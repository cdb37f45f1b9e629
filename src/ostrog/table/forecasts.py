"""Forecasts: the probable results of a fight before it begins, and the numbers behind them.

A forecast is made from open information, in a world without the truth of the future. It lists every
number that counts, with its source and its rule.
"""

from __future__ import annotations

from collections.abc import Sequence

from ostrog.kernel import BrokenRules, IllegalChoice, Option, State, TrialWorld, ask_of
from ostrog.table.contract import table_of
from ostrog.table.panels import Forecast


def foresee(trial: TrialWorld[State], picks: Sequence[Option] = ()) -> Forecast | None:
    """Return the forecast for a seat after these picks, the last of which it only considers.

    Without picks, it is the forecast for the current state. Raises `IllegalChoice` for picks that
    are not offered. The answer is the same in all states that look the same to the seat.
    """
    world = trial.after(picks[:-1])
    table = table_of(world.setting.rules.game)
    considered = picks[-1] if picks else None
    if considered is not None:
        ask = ask_of(world, trial.seat)
        if ask is None or considered not in ask.options:
            raise IllegalChoice("this is not offered")
    if table is None or table.forecast is None:
        return None
    world.scratch.tainted = False
    found = table.forecast(world, trial.seat, considered)
    if world.scratch.tainted:
        raise BrokenRules("a forecast looked at what not everybody sees")
    return found
