"""Chapter 6: how action dice are rolled, used, skipped and kept back."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board.events import (
    ArmyMoved,
    BattleBegan,
    DiceRolled,
    DieSkipped,
    DieUsed,
    Passed,
    TurnEnded,
)

FIVE = "character character muster event muster-army"
SIX = "character army muster event muster-army eye"


def two_hosts() -> Battlefield:
    """An Elven army in the Lower Slopes; Orcs next to it and further away."""
    table = Battlefield.empty().army("lower-slopes", wood_elf_archers=2)
    return table.army("valley-south-plains", orcs=3).army("broken-lands-east-plains", orcs=2)


def left(table: Battlefield) -> tuple[int, int]:
    """Return the number of unused dice of each side."""
    free, shadow = (sum(dice.values()) for dice in table.state.dice)
    return free, shadow


# Rolling


@pytest.mark.rule("B5A-6.1")
def test_all_dice_of_both_pools_are_rolled_in_the_open_when_the_phase_begins() -> None:
    table = Battlefield().board(pool=[5, 7])
    table.draws("action dice", 0, 1, 2, 3, 4, 5, 4, 3, 2, 1, 0, 0).phase("actions")
    free = DiceRolled(FREE, ("character", "character", "muster", "event", "muster-army"))
    faces = ("eye", "muster-army", "event", "muster", "army", "character", "character")
    shadow = DiceRolled(SHADOW, faces)
    for seat in (table.free, table.shadow):
        told = [event for event in seat.hears() if isinstance(event, DiceRolled)]
        assert told == [free, shadow]
    assert table.state.dice == [
        {"character": 2, "muster": 1, "event": 1, "muster-army": 1},
        {"character": 2, "army": 1, "muster": 1, "event": 1, "muster-army": 1, "eye": 1},
    ]


# Taking turns


@pytest.mark.rule("B5A-6.2")
def test_the_free_peoples_act_first_and_then_the_players_alternate() -> None:
    table = Battlefield().board(pool=[3, 3])
    table.draws("action dice", *(4,) * 6).phase("actions")
    actors = []
    for _ in range(6):
        ((seat, kind),) = table.asked
        assert kind == "act"
        actors.append(seat)
        table.seat(seat).chooses("skip:muster-army")
    assert actors == [FREE, SHADOW, FREE, SHADOW, FREE, SHADOW]


@pytest.mark.rule("B5A-6.2")
def test_the_action_of_a_die_is_carried_out_at_once() -> None:
    table = two_hosts().acting(SHADOW, free="muster-army muster", shadow="army muster")
    table.shadow.chooses("act:army:strategic-move")
    assert table.events == [DieUsed(SHADOW, "army", "strategic-move")]
    assert table.asked == [(SHADOW, "select-move")]
    table.free.may_not("skip:muster", because="not-your-decision")
    table.shadow.chooses("army:broken-lands-east-plains", "to:broken-lands-south-plains")
    table.shadow.chooses("done")
    assert table.units("broken-lands-south-plains") == {"orcs": 2}
    assert table.asked == [(FREE, "act")]


@pytest.mark.rule("B5A-6.3")
def test_a_used_die_is_set_aside_and_cannot_be_used_again() -> None:
    table = two_hosts().acting(SHADOW, free="muster-army", shadow="army muster-army")
    table.shadow.chooses("act:army:strategic-move").chooses("done")
    table.free.chooses("skip:muster-army")
    table.shadow.may("act:muster-army:strategic-move")
    table.shadow.may_not("act:army:strategic-move", "skip:army", because="B5A-6.3")


@pytest.mark.rule("B5A-6.3")
def test_of_two_equal_dice_one_is_left_after_the_first_is_used() -> None:
    table = two_hosts().acting(SHADOW, free="muster-army", shadow="army army")
    table.shadow.chooses("act:army:strategic-move").chooses("done")
    table.free.chooses("skip:muster-army")
    table.shadow.may("act:army:strategic-move", "skip:army")
    assert table.state.dice[SHADOW] == {"army": 1}


@pytest.mark.rule("B5A-6.3")
def test_used_dice_are_rolled_again_in_the_next_turn() -> None:
    table = two_hosts().acting(FREE, free="muster-army", shadow="army")
    table.free.chooses("skip:muster-army")
    table.shadow.chooses("act:army:strategic-move").chooses("done")
    assert left(table) == (0, 0)
    table.phase("recovery").phase("actions")
    assert left(table) == (5, 6)


# What an action leaves open


@pytest.mark.rule("B5A-6.4")
def test_an_attack_may_be_used_only_to_move() -> None:
    table = two_hosts().acting(SHADOW, free="muster-army", shadow="army")
    table.shadow.chooses("act:army:attack")
    table.shadow.chooses("army:valley-south-plains", "to:valley-southwest-plains")
    table.shadow.may("attack:lower-slopes").chooses("no-attack")
    assert table.units("valley-southwest-plains") == {"orcs": 3}
    assert table.state.battle is None
    assert table.asked == [(FREE, "act")]


@pytest.mark.rule("B5A-6.4")
def test_an_attack_may_be_used_only_to_attack() -> None:
    table = two_hosts().acting(SHADOW, free="muster-army", shadow="army")
    table.shadow.chooses("act:army:attack")
    table.shadow.chooses("army:valley-south-plains", "attack:lower-slopes")
    assert BattleBegan(SHADOW, ("valley-south-plains",), "lower-slopes") in table.events
    assert not any(isinstance(event, ArmyMoved) for event in table.events)


@pytest.mark.rule("B5A-6.4")
def test_of_two_moves_both_one_or_none_may_be_made() -> None:
    for moves in range(3):
        table = two_hosts().acting(SHADOW, free="muster-army", shadow="army")
        table.shadow.chooses("act:army:strategic-move")
        if moves:
            table.shadow.chooses("army:valley-south-plains", "to:valley-south-marsh")
        if moves == 2:
            table.shadow.chooses("army:broken-lands-east-plains", "to:broken-lands-south-plains")
        else:
            table.shadow.chooses("done")
        assert table.units("valley-south-marsh") == ({"orcs": 3} if moves else {})
        assert table.units("broken-lands-south-plains") == ({"orcs": 2} if moves == 2 else {})
        assert table.asked == [(FREE, "act")]


# Passing and skipping


@pytest.mark.rule("B5A-6.5")
def test_who_has_fewer_dice_may_pass_and_with_as_many_may_not() -> None:
    table = Battlefield().acting(FREE, free=FIVE, shadow=SIX)
    table.free.may("pass").chooses("pass")
    assert table.events == [Passed(FREE)]
    assert left(table) == (5, 6)
    assert table.asked == [(SHADOW, "act")]
    table.shadow.may_not("pass", because="B5A-6.5").chooses("skip:eye")
    assert left(table) == (5, 5)
    table.free.may_not("pass", because="B5A-6.5").may("skip:event")


@pytest.mark.rule("B5A-6.5")
def test_passing_may_be_repeated_while_the_other_has_more_dice() -> None:
    table = Battlefield().acting(SHADOW, free=FIVE, shadow="eye eye eye")
    for die in ("character", "character"):
        table.shadow.chooses("pass")
        table.free.may_not("pass", because="B5A-6.5").chooses(f"skip:{die}")
    assert left(table) == (3, 3)
    table.shadow.may_not("pass", because="B5A-6.5")


@pytest.mark.rule("B5A-6.6")
def test_a_die_may_be_skipped_without_any_effect() -> None:
    table = Battlefield().acting(FREE, free="character muster", shadow="army eye")
    armies = dict(table.state.armies)
    characters = dict(table.state.characters)
    table.free.may("skip:muster", "skip:character").chooses("skip:character")
    assert table.events == [DieSkipped(FREE, "character")]
    assert table.state.dice[FREE] == {"character": 0, "muster": 1}
    assert table.state.armies == armies
    assert table.state.characters == characters
    table.shadow.may("skip:eye").chooses("skip:eye")
    assert left(table) == (1, 1)


@pytest.mark.rule("B5A-6.7")
def test_with_the_dice_of_one_player_gone_the_other_acts_on_and_on() -> None:
    table = Battlefield().acting(FREE, free="muster", shadow="army muster eye")
    table.free.chooses("skip:muster")
    for die in ("army", "muster", "eye"):
        assert table.asked == [(SHADOW, "act")]
        table.shadow.chooses(f"skip:{die}")
    assert left(table) == (0, 0)


@pytest.mark.rule("B5A-6.8")
def test_who_may_not_pass_must_use_or_skip_a_die() -> None:
    table = two_hosts().acting(SHADOW, free="muster-army", shadow="army")
    assert set(table.shadow.options) == {
        "act:army:strategic-move",
        "act:army:attack",
        "skip:army",
    }
    table.shadow.may_not("pass", because="B5A-6.5")


@pytest.mark.rule("B5A-6.8")
def test_the_phase_ends_when_both_players_have_no_dice_left() -> None:
    table = Battlefield().acting(FREE, free="muster", shadow="army muster")
    table.free.chooses("skip:muster")
    table.shadow.chooses("skip:army")
    assert table.asked == [(SHADOW, "act")]
    table.shadow.chooses("skip:muster")
    assert TurnEnded(table.state.turn - 1, 0) in table.events
    assert table.asked == [(FREE, "activate-generals")]


# Results that serve for more


@pytest.mark.rule("B5A-6.9")
def test_muster_or_army_serves_for_one_action_of_either() -> None:
    table = Battlefield().army("camp", lake_men=2, damage=1)
    table.acting(FREE, free="muster-army", shadow="muster")
    table.free.may("act:muster-army:recruit", "act:muster-army:rally")
    table.free.may("act:muster-army:strategic-move", "act:muster-army:attack")
    table.free.may_not("act:muster-army:fast-move", because="B5A-7.5")
    table.free.may_not("act:muster-army:move-characters", because="B5A-7.7")
    table.free.chooses("act:muster-army:strategic-move").chooses("done")
    assert table.asked == [(SHADOW, "act")]
    assert left(table) == (0, 1)


@pytest.mark.rule("B5A-6.10")
def test_special_units_add_actions_to_a_result() -> None:
    table = two_hosts().acting(SHADOW, shadow="muster army")
    table.shadow.may_not("act:muster:cloud-of-bats", because="B5A-34.3")
    table.board(bats=table.state.bats | {"valley": 1})
    table.shadow.may("act:muster:cloud-of-bats")
    table.shadow.may_not("act:army:cloud-of-bats", because="B5A-34.3")
    table.shadow.chooses("act:muster:cloud-of-bats")
    table.shadow.chooses("army:valley-south-plains", "to:valley-south-marsh")
    assert table.units("valley-south-marsh") == {"orcs": 3}


@pytest.mark.rule("B5A-6.10")
def test_reference_cards_add_actions_to_a_result() -> None:
    table = two_hosts().board(marker=5).acting(FREE, free="character muster")
    table.free.may_not("act:character:enter-play", because="B5A-10.5")
    table.board(marker=6)
    table.free.may("act:character:enter-play")
    table.free.may_not("act:muster:enter-play", because="B5A-10.5")
