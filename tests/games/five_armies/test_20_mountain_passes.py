"""Chapter 20: goblin mustering points and mountain passes."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.map import WAYS

NORTH_POINT = "goblin-mustering-point-north"
NORTH_PASS = "mountain-pass-north"
BELOW_NORTH = "eastern-bank-central-mountains"
"""The region the northern pass leads to."""
WEST_POINT = "goblin-mustering-point-west"
WEST_PASS = "mountain-pass-west"
BELOW_WEST = "southern-spur-pass-mountains"
BESIDE = "eastern-bank-west-mountains"
"""A mountain region beside the one the northern pass leads to."""


def with_open_passes(*points: str) -> Battlefield:
    """An empty board on which these mustering points have held five units."""
    table = Battlefield.empty()
    return table.board(open_passes={at: at in points for at in (NORTH_POINT, WEST_POINT)})


def moving(table: Battlefield, act: str = "eye:goblin-move") -> Battlefield:
    """The Shadow uses a die to move: `moving(table, "army:attack")`."""
    table.acting(SHADOW, shadow=f"{act.partition(':')[0]} event muster", free="event character")
    table.shadow.chooses(f"act:{act}")
    return table


def ways(table: Battlefield, verb: str = "to") -> set[str]:
    """Return the places the picked Shadow army may move to."""
    pairs = [option.split(":") for option in table.shadow.options]
    return {pair[1] for pair in pairs if pair[0] == verb}


# Closed and open passes


@pytest.mark.rule("B5A-20.1")
def test_both_passes_are_closed_at_the_start() -> None:
    table = moving(Battlefield(), "army:strategic-move")
    table.shadow.may("army:broken-lands-north-plains")
    table.shadow.may_not(f"army:{NORTH_POINT}", f"army:{WEST_POINT}", because="B5A-20.1")


@pytest.mark.rule("B5A-20.1")
@pytest.mark.parametrize(
    "act", ["army:strategic-move", "army:attack", "character:fast-move", "eye:goblin-attack"]
)
def test_no_action_leads_through_a_closed_pass(act: str) -> None:
    table = with_open_passes(WEST_POINT)
    table.army(NORTH_POINT, goblins=4, tokens=1).army(WEST_POINT, goblins=1, tokens=1)
    moving(table, act).shadow.may(f"army:{WEST_POINT}")
    table.shadow.may_not(f"army:{NORTH_POINT}", because="B5A-20.1")


@pytest.mark.rule("B5A-20.2")
def test_a_pass_opens_as_soon_as_its_point_holds_five_units() -> None:
    """4 Goblins and one recruited by an Eye open the pass at once."""
    table = Battlefield.empty().army(NORTH_POINT, goblins=4)
    moving(table, "eye:recruit-goblins").shadow.chooses(f"goblin-at:{NORTH_POINT}")
    assert events.PassOpened(NORTH_PASS) in table.events
    moving(table).shadow.may(f"army:{NORTH_POINT}")


@pytest.mark.rule("B5A-20.2")
def test_four_units_do_not_open_a_pass() -> None:
    table = Battlefield.empty().army(NORTH_POINT, goblins=3).army("camp", goblins=5)
    table.acting(SHADOW, shadow="eye", free="event").recruits_goblins()
    assert table.units(NORTH_POINT) == {"goblins": 4}
    moving(table).shadow.may("army:camp").may_not(f"army:{NORTH_POINT}", because="B5A-20.1")


@pytest.mark.rule("B5A-20.2")
def test_an_open_pass_stays_open_when_the_units_leave() -> None:
    table = Battlefield.empty().army(NORTH_POINT, goblins=4)
    table.acting(SHADOW, shadow="eye", free="event").recruits_goblins()
    moving(table).shadow.chooses(
        f"army:{NORTH_POINT}", "leave:goblins", "leave:goblins", f"to:{NORTH_PASS}"
    )
    table.shadow.chooses("done")
    assert table.units(NORTH_POINT) == {"goblins": 2}
    table.phase("end_of_turn")
    moving(table).shadow.chooses(f"army:{NORTH_POINT}", f"to:{NORTH_PASS}")
    assert table.units(NORTH_POINT) == {}


@pytest.mark.rule("B5A-20.3")
def test_the_passes_open_independently() -> None:
    table = Battlefield.empty().army(NORTH_POINT, goblins=4).army(WEST_POINT, goblins=3)
    table.acting(SHADOW, shadow="eye", free="event").recruits_goblins()
    moving(table).shadow.may(f"army:{NORTH_POINT}")
    table.shadow.may_not(f"army:{WEST_POINT}", because="B5A-20.1")


# The way out


@pytest.mark.rule("B5A-20.4")
@pytest.mark.parametrize(
    "act",
    [
        "army:strategic-move",
        "army:attack",
        "character:fast-move",
        "character:led-attack",
        "eye:goblin-move",
        "eye:goblin-attack",
    ],
)
def test_from_a_mustering_point_every_move_goes_to_its_own_pass(act: str) -> None:
    table = with_open_passes(NORTH_POINT, WEST_POINT).army(NORTH_POINT, goblins=2, tokens=1)
    moving(table, act).shadow.chooses(f"army:{NORTH_POINT}")
    assert ways(table) == {NORTH_PASS}
    table.shadow.may_not(
        f"to:{WEST_PASS}", f"to:{WEST_POINT}", f"to:{BELOW_NORTH}", because="B5A-20.4"
    )


@pytest.mark.rule("B5A-20.4")
def test_nobody_is_attacked_from_a_mustering_point() -> None:
    table = with_open_passes(NORTH_POINT).army(NORTH_POINT, goblins=2)
    table.army(BELOW_NORTH, dwarf_veterans=1)
    moving(table, "eye:goblin-attack").shadow.chooses(f"army:{NORTH_POINT}")
    table.shadow.may_not(f"attack:{BELOW_NORTH}", because="B5A-20.4")


@pytest.mark.rule("B5A-20.5")
@pytest.mark.parametrize(
    ("mountain_pass", "below", "other"),
    [(NORTH_PASS, BELOW_NORTH, BELOW_WEST), (WEST_PASS, BELOW_WEST, BELOW_NORTH)],
)
def test_from_a_pass_the_only_way_leads_where_its_arrow_points(
    mountain_pass: str, below: str, other: str
) -> None:
    table = with_open_passes(NORTH_POINT, WEST_POINT).army(mountain_pass, goblins=2)
    moving(table).shadow.chooses(f"army:{mountain_pass}")
    assert ways(table) == {below}
    table.shadow.may_not(f"to:{other}", f"to:{NORTH_POINT}", f"to:{BESIDE}", because="B5A-20.5")
    table.shadow.chooses(f"to:{below}")
    assert table.units(below) == {"goblins": 2}


@pytest.mark.rule("B5A-20.12")
def test_a_fast_move_goes_from_the_point_through_the_pass_to_the_region() -> None:
    table = with_open_passes(NORTH_POINT).army(NORTH_POINT, goblins=3, tokens=1)
    moving(table, "character:fast-move").shadow.chooses(f"army:{NORTH_POINT}", f"to:{NORTH_PASS}")
    table.shadow.may("halt").chooses(f"to:{BELOW_NORTH}")
    assert table.units(BELOW_NORTH) == {"goblins": 3}
    assert table.units(NORTH_PASS) == {}


@pytest.mark.rule("B5A-20.12")
def test_a_fast_move_ends_in_the_pass_if_the_free_peoples_hold_the_region() -> None:
    table = with_open_passes(NORTH_POINT).army(NORTH_POINT, goblins=3, tokens=1)
    table.army(BELOW_NORTH, lake_men=1)
    moving(table, "character:fast-move").shadow.chooses(f"army:{NORTH_POINT}", f"to:{NORTH_PASS}")
    assert table.units(NORTH_PASS) == {"goblins": 3}
    assert table.asked == [(FREE, "act")]


# Attacks from a pass


@pytest.mark.rule("B5A-20.6")
@pytest.mark.parametrize("act", ["army:attack", "character:led-attack", "eye:goblin-attack"])
def test_an_army_in_a_pass_attacks_the_region_below(act: str) -> None:
    table = Battlefield.empty().army(NORTH_PASS, goblins=2, tokens=1)
    table.army(BELOW_NORTH, lake_men=1).army(BESIDE, lake_men=1)
    moving(table, act).shadow.chooses(f"army:{NORTH_PASS}")
    assert ways(table, "attack") == {BELOW_NORTH}
    table.shadow.may_not(f"attack:{BESIDE}", because="B5A-20.5")
    table.shadow.may_not(f"to:{BELOW_NORTH}", because="B5A-14.1")
    table.shadow.chooses(f"attack:{BELOW_NORTH}")
    assert events.BattleBegan(SHADOW, (NORTH_PASS,), BELOW_NORTH) in table.events
    assert table.asked == [(FREE, "manoeuvre"), (SHADOW, "manoeuvre")]


@pytest.mark.rule("B5A-20.6")
def test_an_army_that_has_just_come_into_the_pass_attacks_from_there() -> None:
    table = with_open_passes(NORTH_POINT).army(NORTH_POINT, goblins=2)
    table.army(BELOW_NORTH, lake_men=1)
    moving(table, "eye:goblin-attack").shadow.chooses(f"army:{NORTH_POINT}", f"to:{NORTH_PASS}")
    table.shadow.may("no-attack").chooses(f"attack:{BELOW_NORTH}")
    assert events.BattleBegan(SHADOW, (NORTH_PASS,), BELOW_NORTH) in table.events


@pytest.mark.rule("B5A-20.7")
def test_the_slope_does_not_help_against_an_attack_from_a_pass() -> None:
    """A mountain region without fortification: target value 5 in round 1."""
    table = Battlefield.empty().army(NORTH_PASS, goblins=2).army(BELOW_NORTH, lake_men=2)
    table.dice(5, 5, 1, 1).attack(NORTH_PASS, BELOW_NORTH, action="goblin-attack").manoeuvres()
    assert events.CombatRolled(SHADOW, (), (5, 5), 5) in table.events
    assert table.damage(BELOW_NORTH) == 2


@pytest.mark.rule("B5A-20.8")
def test_a_fortification_helps_against_an_attack_from_a_pass(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No arrow of this map leads to a fortification; this one does."""
    monkeypatch.setitem(WAYS, NORTH_PASS, ("ravenhill",))
    table = Battlefield.empty().army(NORTH_PASS, goblins=2).army("ravenhill", lake_men=2)
    table.dice(5, 6, 1, 1).attack(NORTH_PASS, "ravenhill", action="goblin-attack").manoeuvres()
    assert events.CombatRolled(SHADOW, (), (5, 6), 6) in table.events
    assert table.state.breaches["ravenhill"] == 1
    assert table.damage("ravenhill") == 0


@pytest.mark.rule("B5A-20.9")
def test_an_army_in_a_pass_takes_no_part_in_a_combined_attack() -> None:
    table = Battlefield.empty().army(NORTH_PASS, goblins=2).army(BELOW_NORTH, lake_men=2)
    table.army(BESIDE, orcs=2).army("eastern-bank-north-plains", orcs=2)
    moving(table, "army:combined-attack").shadow.chooses(f"target:{BELOW_NORTH}")
    table.shadow.may(f"join:{BESIDE}", "join:eastern-bank-north-plains")
    table.shadow.may_not(f"join:{NORTH_PASS}", because="B5A-20.9")


@pytest.mark.rule("B5A-20.9")
def test_an_army_in_a_pass_and_one_beside_make_no_combined_attack() -> None:
    table = Battlefield.empty().army(NORTH_PASS, goblins=2).army(BELOW_NORTH, lake_men=2)
    table.army(BESIDE, orcs=2).acting(SHADOW, shadow="army event", free="event character")
    table.shadow.may_not("act:army:combined-attack", f"target:{BELOW_NORTH}", because="B5A-7.3")


@pytest.mark.rule("B5A-20.13")
@pytest.mark.parametrize(("choice", "at"), [("advance", BELOW_NORTH), ("hold", NORTH_PASS)])
def test_the_winner_from_a_pass_advances_or_stays_in_the_pass(choice: str, at: str) -> None:
    table = Battlefield.empty().army(NORTH_PASS, goblins=2).army(BELOW_NORTH, lake_men=1)
    table.dice(6, 6, 1).attack(NORTH_PASS, BELOW_NORTH, action="goblin-attack").manoeuvres()
    table.free.chooses("lose:lake-men", "done")
    assert table.asked == [(SHADOW, "advance")]
    table.shadow.chooses(choice)
    assert list(table.state.armies) == [at]


@pytest.mark.rule("B5A-20.13")
def test_an_army_that_does_not_win_stays_in_the_pass() -> None:
    table = Battlefield.empty().army(NORTH_PASS, goblins=2).army(BELOW_NORTH, lake_men=1)
    table.dice(1, 1, 1).attack(NORTH_PASS, BELOW_NORTH, action="goblin-attack").manoeuvres()
    table.shadow.chooses("stop-attack")
    assert table.units(NORTH_PASS) == {"goblins": 2}
    assert table.units(BELOW_NORTH) == {"lake-men": 1}


# Into a pass


@pytest.mark.rule("B5A-20.10")
@pytest.mark.parametrize(("seat", "unit"), [(FREE, "lake-men"), (SHADOW, "goblins")])
def test_nothing_moves_into_a_pass_from_the_battlefield(seat: int, unit: str) -> None:
    table = with_open_passes(NORTH_POINT).army(BELOW_NORTH, **{unit: 1})
    table.acting(seat, free="muster-army event", shadow="muster-army event")
    table.seat(seat).chooses("act:muster-army:strategic-move").chooses(f"army:{BELOW_NORTH}")
    assert f"to:{NORTH_PASS}" not in table.seat(seat).options
    table.seat(seat).may(f"to:{BESIDE}")
    table.seat(seat).may_not(f"to:{NORTH_PASS}", f"to:{NORTH_POINT}", because="B5A-20.10")


@pytest.mark.rule("B5A-20.10")
def test_nothing_retreats_into_a_pass() -> None:
    table = Battlefield.empty().army(BELOW_NORTH, goblins=2).army(NORTH_PASS, goblins=1)
    table.army("eastern-bank-north-plains", lake_men=2).dice(1, 1, 1, 1)
    table.attack("eastern-bank-north-plains", BELOW_NORTH).manoeuvres()
    table.free.chooses("press-on")
    table.shadow.chooses("retreat")
    # The other two regions lie next to the attacker.
    assert table.units("eastern-bank-east-mountains") == {"goblins": 2}
    assert table.units(NORTH_PASS) == {"goblins": 1}


@pytest.mark.rule("B5A-20.10")
@pytest.mark.parametrize("place", [NORTH_PASS, NORTH_POINT])
def test_an_army_in_a_goblin_field_is_not_attacked(place: str) -> None:
    table = with_open_passes(NORTH_POINT).army(place, goblins=1)
    table.army(BELOW_NORTH, lake_men=1).army(BESIDE, lake_men=1)
    table.acting(FREE, free="muster-army event", shadow="event character")
    table.free.may_not("act:muster-army:combined-attack", because="B5A-7.3")
    table.free.chooses("act:muster-army:attack").chooses(f"army:{BELOW_NORTH}")
    assert {option.partition(":")[0] for option in table.free.options} == {"to"}
    table.free.chooses("to:eastern-bank-ford-plains")
    assert table.asked == [(SHADOW, "act")]  # there is nobody to attack


# A pass is not adjacent to its region


@pytest.mark.rule("B5A-20.11")
def test_an_army_in_the_pass_does_not_stop_a_fast_move_past_it() -> None:
    table = Battlefield.empty().army(NORTH_PASS, goblins=3)
    table.army(BESIDE, lake_men=1, tokens=1)
    table.acting(FREE, free="character event", shadow="event character")
    table.free.chooses("act:character:fast-move").chooses(f"army:{BESIDE}", f"to:{BELOW_NORTH}")
    table.free.chooses("to:eastern-bank-east-mountains")
    assert table.units("eastern-bank-east-mountains") == {"lake-men": 1}


@pytest.mark.rule("B5A-20.11")
def test_an_army_in_the_pass_does_not_spoil_a_retreat() -> None:
    table = Battlefield.empty().army(NORTH_PASS, goblins=3).army("eastern-spur", orcs=2)
    table.army("eastern-bank-east-mountains", lake_men=2).dice(1, 1, 1, 1)
    table.attack("eastern-spur", "eastern-bank-east-mountains").manoeuvres()
    table.shadow.chooses("press-on")
    table.free.chooses("retreat").may(f"retreat-to:{BELOW_NORTH}")
    table.free.chooses(f"retreat-to:{BELOW_NORTH}")
    assert table.units(BELOW_NORTH) == {"lake-men": 2}


@pytest.mark.rule("B5A-20.11")
def test_an_army_below_does_not_stop_one_that_enters_the_pass() -> None:
    """It cannot go on only because the region is taken; no rule makes it stop."""
    table = with_open_passes(NORTH_POINT).army(NORTH_POINT, goblins=3, tokens=1)
    moving(table, "character:fast-move").shadow.chooses(f"army:{NORTH_POINT}", f"to:{NORTH_PASS}")
    table.army(BELOW_NORTH, lake_men=1)
    table.shadow.may_not(f"to:{BELOW_NORTH}", because="B5A-14.1")


# Bats


@pytest.mark.rule("B5A-20.14")
def test_bats_do_not_move_armies_in_goblin_fields() -> None:
    table = with_open_passes(NORTH_POINT).army(NORTH_POINT, goblins=1).army(NORTH_PASS, goblins=1)
    table.army("camp", orcs=1).board(bats=dict.fromkeys(table.state.bats, 1))
    moving(table, "muster:cloud-of-bats").shadow.may("army:camp")
    table.shadow.may_not(f"army:{NORTH_POINT}", f"army:{NORTH_PASS}", because="B5A-34.3")


@pytest.mark.rule("B5A-20.14")
def test_bats_have_nobody_to_move_if_all_armies_are_in_goblin_fields() -> None:
    table = with_open_passes(NORTH_POINT).army(NORTH_PASS, goblins=1)
    table.board(bats=dict.fromkeys(table.state.bats, 1))
    table.acting(SHADOW, shadow="muster event", free="event character")
    table.shadow.may_not("act:muster:cloud-of-bats", because="B5A-34.3")
