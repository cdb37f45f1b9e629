"""Forecasts: asked of a copy, about what is offered, and made of what everybody sees."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

import msgspec
import pytest

from ostrog.kernel import BrokenRules, IllegalChoice, Mixer, Option, TrialWorld, ask_of, encode, new
from ostrog.table import Forecast, Table, foresee
from proof import council
from proof.council import EAST, banner, tile_value
from proof.playing import act, offered

HIDDEN = next(
    zone.name
    for pool in new(council.game, "four", Mixer(1)).setting.pools
    for zone in pool.zones
    if not zone.seen_by
)


def busy(table: council.Table, seat: int, option: Option | None) -> Forecast:
    """Does with the copy what it likes."""
    table.stack.clear()
    return Forecast(notes=(str(seat), "" if option is None else option.id))


def peeping(table: council.Table, seat: int, option: Option | None) -> Forecast:
    """Looks where nobody may."""
    return Forecast(notes=tuple(table.faces(HIDDEN)))


Foreseeing = Callable[[council.Table, int, Option | None], Forecast]


def at(forecast: Foreseeing | None) -> council.Table:
    table = Table(layout=nothing, scene=nothing, points_at=lambda *_: (), forecast=forecast)
    return new(msgspec.structs.replace(council.game, table=table), "four", Mixer(5))


def nothing(*_: object) -> NoReturn:
    raise AssertionError("nobody looks at this table")


def test_a_forecast_is_made_in_a_copy() -> None:
    state = at(busy)
    seat = council.SEATS[0]
    before = encode(state)
    assert foresee(TrialWorld(state, seat)) == Forecast(notes=(str(seat), ""))
    ask = ask_of(state, seat)
    assert ask is not None
    considered = ask.options[0]
    assert foresee(TrialWorld(state, seat), [considered]) == Forecast(
        notes=(str(seat), considered.id)
    )
    assert encode(state) == before


def test_what_is_not_offered_is_not_foreseen() -> None:
    state = at(busy)
    catalogue = state.setting.rules.catalogue
    ask = ask_of(state, council.SEATS[0])
    assert ask is not None
    other = next(
        option
        for verb in catalogue.verbs.values()
        for option in catalogue.options(verb)
        if option not in ask.options
    )
    with pytest.raises(IllegalChoice):
        foresee(TrialWorld(state, council.SEATS[0]), [other])


def test_a_game_without_forecasts_has_none() -> None:
    assert foresee(TrialWorld(at(None), council.SEATS[0])) is None


def test_a_forecast_that_looks_at_hidden_things_is_a_mistake_of_its_author() -> None:
    with pytest.raises(BrokenRules):
        foresee(TrialWorld(at(peeping), council.SEATS[0]))


def test_a_query_tells_what_changes_it() -> None:
    state = new(council.game, "four", Mixer(5))
    for seat in council.SEATS:
        act(state, seat, offered(state, seat)[0])
    assert tile_value.account(state, 2) == (2, [])
    for owner in (EAST[0], EAST[1], 0):  # a banner of west adds nothing
        state.activate(banner, owner)
    base, changes = tile_value.account(state, 2)
    told = {(each.by.name, each.by.owner, each.before, each.after) for each in changes}
    assert base == 2
    assert told == {(banner.name, EAST[0], 2, 3), (banner.name, EAST[1], 3, 4)}
    assert changes[-1].after == tile_value(state, 2)
