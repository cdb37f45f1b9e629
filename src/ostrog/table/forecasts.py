"""Forecasts: the probable results of a fight before it begins, and the numbers behind them.

A forecast is made from open information, in a copy of the state. It lists every number that counts,
with its source and its rule.
"""

from __future__ import annotations

from collections.abc import Sequence

from ostrog.kernel import BrokenRules, IllegalChoice, Option, State, ask_of, choose
from ostrog.table.contract import table_of
from ostrog.table.panels import Forecast


def foresee(state: State, seat: int, picks: Sequence[Option] = ()) -> Forecast | None:
    """Return the forecast for a seat after these picks, the last of which it only considers.

    Without picks, it is the forecast for the current state. Raises `IllegalChoice` for picks that
    are not offered. The answer is the same in all states that look the same to the seat.
    """
    table = table_of(state.setting.rules.game)
    copy = state.clone()
    considered: Option | None = None
    if picks:
        *made, considered = picks
        if made and choose(copy, seat, *made):
            raise IllegalChoice("these picks already answer the decision")
        ask = ask_of(copy, seat)
        if ask is None or considered not in ask.options:
            raise IllegalChoice("this is not offered")
    if table is None or table.forecast is None:
        return None
    copy.scratch.tainted = False
    found = table.forecast(copy, seat, considered)
    if copy.scratch.tainted:
        raise BrokenRules("a forecast looked at what not everybody sees")
    return found
