"""Scenarios: what seats are called, and how they are shared out to people."""

from __future__ import annotations

import msgspec
import pytest

from ostrog.kernel import Mixer, Scenario, new
from proof import council

WEST, EAST = council.WEST, council.EAST


@pytest.mark.parametrize(
    ("holdings", "persons"),
    [
        ((), ((0,), (1,), (2,), (3,))),
        ((EAST,), ((0,), (1, 3), (2,))),
        ((WEST, EAST), ((0, 2), (1, 3))),
        (((3, 1), (2, 0)), ((0, 2), (1, 3))),
        ((WEST, (0, 1, 2)), ((0, 1, 2), (3,))),
    ],
)
def test_as_few_people_as_possible_hold_the_seats(
    holdings: tuple[tuple[int, ...], ...], persons: tuple[tuple[int, ...], ...]
) -> None:
    assert Scenario("one", council.TEAMS, holdings=holdings).persons == persons


@pytest.mark.parametrize(
    ("seats", "persons"),
    [
        ((), ()),
        ((2, 0), ((0, 2),)),
        ((0, 1), ((0,), (1,))),
        ((3, 0, 1), ((0,), (1, 3))),
    ],
)
def test_some_of_the_seats_are_shared_out_by_the_same_rule(
    seats: tuple[int, ...], persons: tuple[tuple[int, ...], ...]
) -> None:
    scenario = Scenario("two", council.TEAMS, holdings=(WEST, EAST))
    assert scenario.persons_of(seats) == persons


def test_whoever_holds_several_seats_looks_with_all_of_them_in_whatever_order() -> None:
    scenario = Scenario("two", council.TEAMS, holdings=((2, 0),))
    game = msgspec.structs.replace(council.game, scenarios=(scenario,))
    setting = new(game, "two", Mixer(1)).setting
    assert setting.observers[setting.observer((0, 2))] == (0, 2)
    for person in scenario.persons:
        setting.observer(person)


def test_a_seat_is_called_by_its_name_where_the_scenario_has_one() -> None:
    named = Scenario("four", council.TEAMS, names=("ann", "bob", "cem", "dag"))
    assert [named.called(seat) for seat in named.seats] == ["ann", "bob", "cem", "dag"]
    assert Scenario("four", council.TEAMS).called(3) == ""


def test_names_for_some_of_the_seats_only_are_refused() -> None:
    with pytest.raises(ValueError, match="has 4 seats, not 2"):
        Scenario("four", council.TEAMS, names=("ann", "bob"))
