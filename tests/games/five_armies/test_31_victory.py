"""Chapter 31: victory points, and how the battle is won."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.map import CONTROLLABLE, FORTIFICATIONS
from ostrog.games.five_armies.board.victory import victory_points
from ostrog.kernel import Outcome

ONES_AND_TWOS = ("fate-1", "fate-1-symbol", "fate-2", "fate-2-symbol") * 2
SPECIAL = ("fate-arkenstone", "fate-necromancer")
WAY_INTO = {
    "ravenhill": "southern-spur-middle-mountains",
    "ruins-of-dale": "valley-central-plains",
    "front-gate": "eastern-bank-gate-plains",
}


def free_peoples_won(by: str) -> Outcome:
    return Outcome((("free",), ("shadow",)), ((FREE,), (SHADOW,)), by)


def shadow_won(by: str) -> Outcome:
    return Outcome((("shadow",), ("free",)), ((SHADOW,), (FREE,)), by)


def only_threes_are_left(table: Battlefield) -> Battlefield:
    """Leave only fate tokens with a three in the pool."""
    return table.lay("fate-special", *SPECIAL).lay("fate-removed", *ONES_AND_TWOS)


def moves(table: Battlefield, place: str, to: str, *, die: str = "army") -> Battlefield:
    """An army moves to the next region by a strategic move."""
    seat = table.state.armies[place].seat
    dice = f"{die} {die}"
    table.acting(seat, **{"shadow" if seat == SHADOW else "free": dice})
    table.seat(seat).chooses(f"act:{die}:strategic-move")
    table.seat(seat).chooses(f"army:{place}", f"to:{to}")
    return table


# Points


@pytest.mark.rule("B5A-31.1")
@pytest.mark.parametrize("region", ["ravenhill", "front-gate", "eastern-spur"])
def test_a_fortification_is_worth_four_points_destroyed_or_not(region: str) -> None:
    table = Battlefield().controls(region)
    assert victory_points(table.state) == 4
    table.state.breaches[region] = table.state.values.defence[region]
    assert victory_points(table.state) == 4


@pytest.mark.rule("B5A-31.2")
@pytest.mark.parametrize("region", ["ruins-of-dale", "camp", "lower-slopes", "fallen-bridge"])
def test_another_settlement_is_worth_two_points(region: str) -> None:
    assert victory_points(Battlefield().controls(region).state) == 2


@pytest.mark.rule("B5A-31.3")
def test_the_points_are_the_sum_of_what_the_shadow_controls() -> None:
    assert victory_points(Battlefield().state) == 0
    assert victory_points(Battlefield().controls("ravenhill", "camp").state) == 6
    assert victory_points(Battlefield().controls(*FORTIFICATIONS).state) == 12
    assert victory_points(Battlefield().controls(*CONTROLLABLE).state) == 20


@pytest.mark.rule("B5A-31.3")
def test_the_points_go_up_and_down_with_control() -> None:
    table = Battlefield.empty().controls("camp").army("valley-central-plains", orcs=1)
    moves(table, "valley-central-plains", "ruins-of-dale")
    assert victory_points(table.state) == 4
    table.army("eastern-bank-north-plains", lake_men=1)
    moves(table, "eastern-bank-north-plains", "camp", die="muster-army")
    assert victory_points(table.state) == 2


# The Free Peoples win


@pytest.mark.rule("B5A-31.4")
def test_the_free_peoples_win_when_bolg_is_eliminated() -> None:
    table = Battlefield.empty().army("ruins-of-dale", orcs=1, damage=1)
    table.character("bolg", "ruins-of-dale").army("valley-central-plains", lake_men=2)
    table.dice(6, 1, 1, 1).attack("valley-central-plains", "ruins-of-dale").manoeuvres()
    table.shadow.chooses("reroll:0:0")
    assert table.state.outcome is None
    table.shadow.chooses("lose:orcs", "done")
    assert events.CharacterEliminated("bolg") in table.events
    assert table.state.outcome == free_peoples_won("B5A-31.4")
    assert table.asked == []  # at once: nobody is asked for an advance


@pytest.mark.rule("B5A-31.4")
def test_the_elimination_of_another_character_wins_nothing() -> None:
    table = Battlefield.empty().army("camp", lake_men=1, damage=1).character("bard", "camp")
    table.army("eastern-bank-north-plains", orcs=2).character("bolg", "eastern-bank-north-plains")
    table.dice(6, 6, 1).attack("eastern-bank-north-plains", "camp").manoeuvres()
    table.free.chooses("reroll:0:0")
    table.free.chooses("lose:lake-men", "done")
    assert table.state.characters["bard"] == "eliminated"
    assert table.state.outcome is None


def beorn_enters(table: Battlefield) -> Battlefield:
    """Let Beorn enter play with Will of the West."""
    table.board(marker=11).acting(FREE, free="will-of-the-west event", shadow="event")
    table.free.chooses("act:will-of-the-west:enter-play")
    table.free.chooses("enter:beorn:valley-central-hills")
    return table


@pytest.mark.rule("B5A-31.5")
@pytest.mark.parametrize("taken", [[], ["ruins-of-dale", "camp"], ["ravenhill"]])
def test_the_free_peoples_win_when_beorn_enters_against_few_points(taken: list[str]) -> None:
    table = beorn_enters(Battlefield.empty().controls(*taken))
    assert table.state.outcome == free_peoples_won("B5A-31.5")
    assert table.asked == []


@pytest.mark.rule("B5A-31.5")
@pytest.mark.parametrize(
    "taken", [["ravenhill", "camp"], ["ruins-of-dale", "camp", "lower-slopes"]]
)
def test_the_game_goes_on_when_beorn_enters_against_six_points(taken: list[str]) -> None:
    table = beorn_enters(Battlefield.empty().controls(*taken))
    assert table.state.outcome is None
    assert table.state.characters["beorn"] == "valley-central-hills"
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-31.5")
@pytest.mark.parametrize(("points", "wins"), [(5, True), (6, False)])
def test_five_points_are_few_enough_and_six_are_not(points: int, *, wins: bool) -> None:
    table = Battlefield.empty(ruleset={"points.settlement": points}).controls("camp")
    assert (beorn_enters(table).state.outcome is not None) is wins


@pytest.mark.rule("B5A-31.5")
def test_beorn_wins_by_his_entry_and_not_later() -> None:
    table = Battlefield.empty().controls("ravenhill", "camp").army("ravenhill", orcs=1)
    table.beorn("eastern-bank-bend-hills")
    table.acting(FREE, free="will-of-the-west event", shadow="event")
    table.free.chooses("act:will-of-the-west:move-beorn").chooses("beorn-to:camp").chooses("halt")
    assert victory_points(table.state) == 4
    assert table.state.outcome is None


@pytest.mark.rule("B5A-31.6")
@pytest.mark.parametrize(("marker", "wins"), [(11, False), (12, True), (14, True)])
def test_the_free_peoples_win_when_the_fate_marker_reaches_15(marker: int, *, wins: bool) -> None:
    table = only_threes_are_left(Battlefield().board(marker=marker)).phase("fate")
    assert table.state.marker == min(15, marker + 3)
    assert table.state.outcome == (free_peoples_won("B5A-31.6") if wins else None)


# The Shadow wins


@pytest.mark.rule("B5A-31.7")
@pytest.mark.parametrize(
    ("controlled", "points", "wins"),
    [
        ("ravenhill eastern-spur", 8, False),
        ("ravenhill eastern-spur camp", 10, True),
        ("ravenhill eastern-spur camp ruins-of-dale", 12, True),
        ("front-gate eastern-spur", 8, False),
    ],
)
def test_the_shadow_wins_in_phase_6_with_ten_points(
    controlled: str, points: int, *, wins: bool
) -> None:
    table = Battlefield().controls(*controlled.split()).phase("victory_check")
    assert events.TurnEnded(1, points) in table.events
    assert table.state.outcome == (shadow_won("B5A-31.7") if wins else None)


@pytest.mark.rule("B5A-31.7")
def test_points_that_are_lost_before_phase_6_win_nothing() -> None:
    table = Battlefield.empty().army("southern-spur-west-mountains", lake_men=1)
    table.controls("ravenhill", "eastern-spur", "camp", "ruins-of-dale")
    table.acting(FREE, free="muster-army")  # the last die of the turn
    assert victory_points(table.state) == 12
    assert table.state.outcome is None
    table.free.chooses("act:muster-army:strategic-move")
    table.free.chooses("army:southern-spur-west-mountains", "to:ravenhill")
    assert events.TurnEnded(1, 8) in table.events
    assert table.state.outcome is None
    assert table.state.turn == 2


@pytest.mark.rule("B5A-31.8")
@pytest.mark.parametrize("last", ["ravenhill", "ruins-of-dale", "front-gate"])
def test_with_the_front_gate_the_shadow_wins_at_once_with_ten_points(last: str) -> None:
    table = Battlefield.empty().army(WAY_INTO[last], orcs=1)
    table.controls(*(region for region in WAY_INTO if region != last))
    moves(table, WAY_INTO[last], last)
    assert victory_points(table.state) == 10
    assert table.state.outcome == shadow_won("B5A-31.8")


@pytest.mark.rule("B5A-31.8")
def test_without_the_front_gate_ten_points_win_nothing_at_once() -> None:
    table = Battlefield.empty().army("valley-central-plains", orcs=1)
    table.controls("ravenhill", "eastern-spur")
    moves(table, "valley-central-plains", "ruins-of-dale")
    assert victory_points(table.state) == 10
    assert table.state.outcome is None


@pytest.mark.rule("B5A-31.8")
def test_the_front_gate_with_eight_points_wins_nothing() -> None:
    table = Battlefield.empty().army("eastern-bank-gate-plains", orcs=1).controls("ravenhill")
    moves(table, "eastern-bank-gate-plains", "front-gate")
    assert victory_points(table.state) == 8
    assert table.state.outcome is None


# Both, and when


@pytest.mark.rule("B5A-31.9")
def test_of_two_victories_at_the_same_moment_the_free_peoples_have_theirs() -> None:
    table = Battlefield().controls(*CONTROLLABLE).board(marker=15).phase("fate")
    assert table.state.outcome == free_peoples_won("B5A-31.6")
    table = Battlefield().controls(*CONTROLLABLE).character("bolg", "eliminated").phase("fate")
    assert table.state.outcome == free_peoples_won("B5A-31.4")


@pytest.mark.rule("B5A-31.9")
def test_bolgs_death_comes_before_any_advance() -> None:
    bolg, others = "southern-spur-middle-mountains", "southern-spur-south-mountains"
    table = Battlefield.empty().controls("front-gate", "ruins-of-dale")
    table.army("ravenhill", lake_men=1, damage=1).state.breaches["ravenhill"] = 3
    table.army(bolg, orcs=1, damage=1).character("bolg", bolg).army(others, orcs=2)
    table.acting(SHADOW, shadow="army").dice(6, 6)
    table.shadow.chooses("act:army:combined-attack")
    table.shadow.chooses("target:ravenhill", f"join:{bolg}", f"join:{others}", "done")
    table.shadow.chooses(f"fight-with:{bolg}")
    table.manoeuvres()
    table.free.chooses("lose:lake-men", "done")
    table.shadow.chooses("lose:orcs", "done")
    assert (
        events.ArmyDestroyed(FREE, "ravenhill") in table.events
    )  # the others could advance and win
    assert table.units(others) == {"orcs": 2}
    assert table.state.outcome == free_peoples_won("B5A-31.4")


@pytest.mark.rule("B5A-31.10")
def test_the_shadow_wins_in_the_middle_of_a_fast_move() -> None:
    table = Battlefield.empty().controls("front-gate", "ravenhill")
    table.army("valley-central-plains", orcs=2, tokens=1)
    assert victory_points(table.state) == 8
    table.acting(SHADOW, shadow="character army").shadow.chooses("act:character:fast-move")
    table.shadow.chooses("army:valley-central-plains", "to:ruins-of-dale")
    assert table.state.outcome == shadow_won("B5A-31.8")
    assert table.units("ruins-of-dale") == {"orcs": 2}
    assert table.asked == []


@pytest.mark.rule("B5A-31.10")
def test_the_rest_of_a_strategic_move_is_not_carried_out() -> None:
    table = Battlefield.empty().controls("front-gate", "ravenhill")
    table.army("valley-central-plains", orcs=7).army("broken-lands-east-plains", orcs=1)
    moves(table, "valley-central-plains", "ruins-of-dale")
    assert table.state.outcome == shadow_won("B5A-31.8")
    assert table.units("ruins-of-dale") == {"orcs": 7}  # nobody is removed any more
    assert table.asked == []  # and no second army moves


@pytest.mark.rule("B5A-31.10")
def test_a_victory_by_fate_ends_the_turn_in_phase_3() -> None:
    table = only_threes_are_left(Battlefield().board(marker=12)).phase("fate")
    assert table.state.outcome is not None
    assert table.asked == []
    assert table.state.faces("fate-drawn") == ["fate-3"]  # it is not even removed
