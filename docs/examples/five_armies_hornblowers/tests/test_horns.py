"""The rules of the horns, one test or more for each."""

from __future__ import annotations

import pytest
from five_armies_hornblowers.horns import CALLS, HornSounded, HornsSilenced, call_card, horn_zone
from horn_tables import HornTable

from ostrog.games.five_armies.battle.rolls import dice_number
from ostrog.games.five_armies.board.pieces import FREE, SHADOW
from ostrog.kernel import BadRuleset, view

BESIDE = "eastern-bank-gate-plains"
"""A region beside the camp."""


def holding(*calls: str) -> HornTable:
    """A table where the Free Peoples hold these calls and stand in the camp."""
    table = HornTable().army("camp", lake_men=3, damage=2).army("ravenhill", orcs=2)
    return table.lay("horn-free-hand", *(f"free-{call}" for call in calls))


def rally(table: HornTable) -> None:
    """The Free Peoples rally their army in the camp."""
    table.free.chooses("act:muster:rally")
    table.free.chooses("rally:camp", "done")


# Chapter 1


@pytest.mark.rule("HBL-1")
def test_each_side_has_the_five_calls() -> None:
    table = HornTable()
    for seat in (FREE, SHADOW):
        assert sorted(table.state.faces(horn_zone(seat, "deck"))) == sorted(
            call_card(seat, call) for call in CALLS
        )


@pytest.mark.rule("HBL-1")
def test_a_call_that_is_not_held_is_refused() -> None:
    table = holding("deep-horn").lay("horn-shadow-hand", "shadow-deep-horn").acting()
    table.free.may("sound:free-deep-horn:camp")
    for horn in ("free-rally-call", "shadow-deep-horn"):
        table.free.may_not(f"sound:{horn}:camp", because="HBL-1")


@pytest.mark.rule("HBL-1")
def test_only_the_owner_sees_the_calls_in_hand() -> None:
    table = holding("deep-horn").acting()
    assert table.free.sees("horn-free-hand") == ["free-deep-horn"]
    assert table.seat(SHADOW).sees("horn-free-hand") == []
    assert view(table.state, ()).zones["horn-free-hand"].size == 1


@pytest.mark.rule("HBL-2")
@pytest.mark.parametrize(("held", "after"), [(0, 1), (1, 2), (2, 2)])
def test_a_side_with_fewer_than_two_calls_draws_one(held: int, after: int) -> None:
    table = HornTable().lay("horn-free-hand", *(f"free-{call}" for call in CALLS[:held]))
    table.at("draw_horns")
    assert table.state.size("horn-free-hand") == after
    assert table.state.size("horn-shadow-hand") == 1


@pytest.mark.rule("HBL-2")
def test_the_number_of_calls_in_hand_is_a_value_of_the_ruleset() -> None:
    table = HornTable(ruleset={"hornblowers/hand": 0}).at("draw_horns")
    assert table.state.size("horn-free-hand") == 0
    with pytest.raises(BadRuleset):
        HornTable(ruleset={"hornblowers/hand": 9})


@pytest.mark.rule("HBL-3")
def test_discarded_calls_become_the_new_deck() -> None:
    cards = [f"free-{call}" for call in CALLS]
    table = HornTable().lay("horn-free-discard", *cards).at("draw_horns")
    sizes = [table.state.size(f"horn-free-{what}") for what in ("deck", "hand", "discard")]
    assert sizes == [4, 1, 0]


# Chapter 2


@pytest.mark.rule("HBL-4")
def test_a_horn_costs_no_die_and_the_side_goes_on() -> None:
    table = holding("deep-horn").acting()
    table.free.chooses("sound:free-deep-horn:camp")
    assert HornSounded(FREE, "free-deep-horn", "camp") in table.events
    assert table.asked == [(FREE, "act")]
    assert table.state.dice[FREE] == {"muster": 2, "army": 1}


@pytest.mark.rule("HBL-4")
def test_a_side_sounds_one_horn_a_turn() -> None:
    table = holding("deep-horn", "rally-call").acting()
    table.free.chooses("sound:free-deep-horn:camp")
    table.free.may_not("sound:free-rally-call:camp", because="HBL-4")


@pytest.mark.rule("HBL-4")
def test_a_horn_is_sounded_where_the_side_has_an_army() -> None:
    table = holding("deep-horn").acting()
    table.free.may_not("sound:free-deep-horn:ravenhill", because="HBL-4")
    table.free.may_not("sound:free-deep-horn:lower-slopes", because="HBL-4")


@pytest.mark.rule("HBL-5")
def test_at_the_end_of_the_turn_the_horn_is_silent_and_discarded() -> None:
    table = holding("deep-horn").acting()
    table.free.chooses("sound:free-deep-horn:camp")
    table.at("silence_horns")
    assert HornsSilenced(1) in table.events
    assert table.state.faces("horn-free-discard") == ["free-deep-horn"]
    assert not table.state.sounding
    assert not table.state.active
    assert table.state.sounded == [False, False]


@pytest.mark.rule("HBL-5")
def test_only_its_owner_in_its_place_hears_it() -> None:
    table = holding("deep-horn").army(BESIDE, lake_men=2).acting()
    table.free.chooses("sound:free-deep-horn:camp")
    assert dice_number(table.state, BESIDE) == 2
    table.army("camp", orcs=2)
    assert dice_number(table.state, "camp") == 2


# Chapter 3


@pytest.mark.rule("HBL-6")
@pytest.mark.parametrize(("units", "dice"), [(2, 3), (4, 5), (5, 5)])
def test_deep_horn_gives_a_die_up_to_the_maximum(units: int, dice: int) -> None:
    table = holding("deep-horn").army("camp", lake_men=units).acting()
    table.free.chooses("sound:free-deep-horn:camp")
    assert dice_number(table.state, "camp") == dice


@pytest.mark.rule("HBL-7")
@pytest.mark.parametrize(("call", "left"), [("rally-call", 1), ("deep-horn", 2)])
def test_with_rally_call_a_four_removes_damage(call: str, left: int) -> None:
    table = holding(call).acting().dice(4, 3, 1)
    table.free.chooses(f"sound:free-{call}:camp")
    rally(table)
    assert table.state.armies["camp"].damage == left


@pytest.mark.rule("HBL-8")
@pytest.mark.parametrize(("call", "tokens"), [("clear-note", 1), ("rally-call", 0)])
def test_after_clear_note_a_rallied_army_gets_a_token(call: str, tokens: int) -> None:
    table = holding(call).acting().dice(1, 1, 1)
    table.free.chooses(f"sound:free-{call}:camp")
    rally(table)
    assert table.state.armies["camp"].tokens == tokens


@pytest.mark.rule("HBL-9")
@pytest.mark.parametrize(("units", "left"), [(1, 2), (2, 2), (3, 1), (5, 0)])
def test_unbroken_note_rallies_without_dice(units: int, left: int) -> None:
    table = holding("unbroken-note").army("camp", lake_men=units, damage=3).acting()
    table.free.chooses("sound:free-unbroken-note:camp")
    rolled = table.state.draws.get("dice", 0)
    rally(table)
    assert table.state.armies["camp"].damage == left
    assert table.state.draws.get("dice", 0) == rolled


@pytest.mark.rule("HBL-10")
def test_an_army_beside_the_far_call_gets_a_token() -> None:
    table = holding("far-call").army(BESIDE, lake_men=1)
    table.army("eastern-bank-north-plains", lake_men=1).army("lower-slopes", lake_men=1).acting()
    table.free.chooses("sound:free-far-call:camp")
    assert table.asked == [(FREE, "hear-horn")]
    table.free.may_not("hear:lower-slopes", "hear:camp", because="HBL-10")
    table.free.chooses(f"hear:{BESIDE}")
    assert table.state.armies[BESIDE].tokens == 1
    assert table.asked == [(FREE, "act")]


@pytest.mark.rule("HBL-10")
def test_a_far_call_needs_an_army_that_hears_it_and_a_token() -> None:
    table = holding("far-call").acting()
    table.free.may_not("sound:free-far-call:camp", because="HBL-10")
    table.army(BESIDE, lake_men=1).acting().free.may("sound:free-far-call:camp")
    most = table.state.values.leadership_tokens.free
    table.army(BESIDE, lake_men=1, tokens=most).acting()
    table.free.may_not("sound:free-far-call:camp", because="HBL-10")
