"""Chapter 23: how many dice are rolled, in which colours, and what they must reach."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.battle.rolls import is_hit
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.fight import Fight

DEFENDED = "valley-central-plains"
HILLS = "valley-central-hills"


def battle_of(table: Battlefield) -> Fight:
    assert table.state.battle is not None
    return table.state.battle


def rolled(table: Battlefield, seat: int) -> events.CombatRolled:
    """Return the last roll of a side."""
    (roll,) = [e for e in table.events if isinstance(e, events.CombatRolled) and e.seat == seat]
    return roll


def next_round(table: Battlefield) -> None:
    """Begin the next round: neither side ends the battle."""
    attacker = battle_of(table).attacker
    table.seat(attacker).chooses("press-on")
    table.seat(1 - attacker).chooses("stand")


def targets(table: Battlefield, *, dice: int) -> tuple[int, int]:
    """Return the target values of attacker and defender in a round in which every die misses."""
    table.dice(*[1] * dice).manoeuvres()
    battle = battle_of(table)
    return rolled(table, battle.attacker).target, rolled(table, battle.defender).target


# B5A-23.1 to 23.3, 23.19: the dice


@pytest.mark.rule("B5A-23.1")
def test_strength_counts_dice_but_five_at_most() -> None:
    table = Battlefield.empty().army(DEFENDED, lake_men=1, dwarf_veterans=1)
    table.army(HILLS, great_orcs=3, orcs=2)  # strength 8
    table.dice(1, 2, 3, 4, 1, 1, 2, 3).attack(HILLS, DEFENDED).manoeuvres()
    assert rolled(table, SHADOW).white == (1, 2, 3, 4, 1)
    assert rolled(table, FREE).white == (1, 2, 3)


@pytest.mark.rule("B5A-23.2")
def test_strength_is_counted_anew_in_every_round() -> None:
    table = Battlefield.empty().army(DEFENDED, lake_men=3).army(HILLS, great_orcs=1, orcs=2)
    table.dice(1, 1, 1, 1, 6, 6, 1).attack(HILLS, DEFENDED).manoeuvres()
    assert len(rolled(table, SHADOW).white) == 4
    table.shadow.chooses("lose:great-orcs", "done")
    next_round(table)
    table.dice(1, 1, 1, 1, 1).manoeuvres()
    assert len(rolled(table, SHADOW).white) == 2
    assert len(rolled(table, FREE).white) == 3


@pytest.mark.rule("B5A-23.3")
def test_each_unit_of_the_played_card_makes_one_die_black() -> None:
    table = Battlefield.empty().army(DEFENDED, lake_men=2, dwarf_regulars=1)
    table.army(HILLS, orcs=2, great_orcs=1).attack(HILLS, DEFENDED)
    table.dice(1, 2, 3, 4, 2, 1, 1)
    table.manoeuvres(free="unit-lake-men", shadow="unit-great-orcs")
    assert (rolled(table, SHADOW).black, rolled(table, SHADOW).white) == ((1,), (2, 3, 4))
    assert (rolled(table, FREE).black, rolled(table, FREE).white) == ((2, 1), (1,))


@pytest.mark.rule("B5A-23.3")
def test_there_are_no_more_black_dice_than_dice() -> None:
    table = Battlefield.empty().army("broken-lands-spur-plains", lake_men=1)
    table.army("broken-lands-northwest-hills", orcs=7)
    table.attack("broken-lands-northwest-hills", "broken-lands-spur-plains")
    table.dice(1, 1, 1, 1, 1, 1).manoeuvres(shadow="unit-orcs")
    assert (rolled(table, SHADOW).black, rolled(table, SHADOW).white) == ((1,) * 5, ())


@pytest.mark.rule("B5A-23.19")
@pytest.mark.parametrize("card", ["regroup", "vampire-like"])
def test_only_a_unit_card_brings_black_dice(card: str) -> None:
    table = Battlefield.empty().army(DEFENDED, lake_men=2).army(HILLS, orcs=2)
    table.state.bats["valley"] = 1
    table.dice(1, 1, 1, 1).attack(HILLS, DEFENDED).manoeuvres(shadow=card)
    assert (rolled(table, SHADOW).black, rolled(table, SHADOW).white) == ((), (1, 1))
    assert (rolled(table, FREE).black, rolled(table, FREE).white) == ((), (1, 1))


# B5A-23.4 to 23.6: black dice and abilities


@pytest.mark.rule("B5A-23.4")
def test_black_and_white_dice_hit_alike() -> None:
    table = Battlefield.empty().army(DEFENDED, lake_men=5).army(HILLS, orcs=2, great_orcs=1)
    table.dice(6, 5, 6, 4, 1, 1, 1, 1, 1).attack(HILLS, DEFENDED).manoeuvres(shadow="unit-orcs")
    assert (rolled(table, SHADOW).black, rolled(table, SHADOW).white) == ((6, 5), (6, 4))
    assert table.damage(DEFENDED) == 3


@pytest.mark.rule("B5A-23.5")
def test_a_black_hit_lets_the_ability_be_used_or_not() -> None:
    table = Battlefield.empty().army(DEFENDED, lake_men=3).army(HILLS, orcs=3)
    table.dice(1, 1, 1, 5, 1, 1).attack(HILLS, DEFENDED).manoeuvres(free="unit-lake-men")
    assert table.asked == [(FREE, "use-unit-ability")]
    assert set(table.free.options) == {"use-ability:unit-lake-men", "forgo-ability:unit-lake-men"}
    table.free.chooses("forgo-ability:unit-lake-men")
    assert table.damage(HILLS) == 1


@pytest.mark.rule("B5A-23.5")
def test_a_white_hit_does_not_help() -> None:
    table = Battlefield.empty().army(DEFENDED, lake_men=1, dwarf_regulars=2).army(HILLS, orcs=3)
    table.dice(1, 1, 1, 4, 6, 6).attack(HILLS, DEFENDED).manoeuvres(free="unit-lake-men")
    assert (rolled(table, FREE).black, rolled(table, FREE).white) == ((4,), (6, 6))
    assert table.asked == [(SHADOW, "casualties")]
    assert table.damage(HILLS) == 2


@pytest.mark.rule("B5A-23.5")
def test_a_black_die_that_hits_in_the_re_roll_counts() -> None:
    table = Battlefield.empty().army(DEFENDED, lake_men=1, tokens=1).army(HILLS, orcs=3)
    table.dice(1, 1, 1, 4, 5).attack(HILLS, DEFENDED).manoeuvres(free="unit-lake-men")
    table.free.chooses("reroll:0:1")
    table.free.may("use-ability:unit-lake-men")


@pytest.mark.rule("B5A-23.5")
def test_two_black_hits_give_the_ability_once() -> None:
    table = Battlefield.empty().army(DEFENDED, lake_men=3).army(HILLS, orcs=5)
    table.dice(1, 1, 1, 1, 1, 6, 6, 1).attack(HILLS, DEFENDED).manoeuvres(free="unit-lake-men")
    table.free.chooses("use-ability:unit-lake-men")
    assert table.asked == [(SHADOW, "casualties")]
    assert table.damage(HILLS) == 3


@pytest.mark.rule("B5A-23.6")
@pytest.mark.parametrize("attacker", [FREE, SHADOW])
def test_the_attacker_decides_first_whether_he_uses_his_ability(attacker: int) -> None:
    table = Battlefield.empty().army(DEFENDED, lake_men=2).army(HILLS, great_orcs=1)
    table.dice(6, 6, 6, 6)
    table.attack(*((HILLS, DEFENDED) if attacker == SHADOW else (DEFENDED, HILLS)))
    table.manoeuvres(free="unit-lake-men", shadow="unit-great-orcs")
    cards = {FREE: "unit-lake-men", SHADOW: "unit-great-orcs"}
    for seat in (attacker, 1 - attacker):
        assert table.asked == [(seat, "use-unit-ability")]
        table.seat(seat).chooses(f"forgo-ability:{cards[seat]}")


# B5A-23.7 to 23.14: target values


@pytest.mark.rule("B5A-23.7", "B5A-23.8")
def test_a_die_hits_from_the_target_value_on_which_is_five() -> None:
    table = Battlefield.empty().army(DEFENDED, lake_men=5).army(HILLS, orcs=5)
    table.dice(2, 3, 4, 5, 6, 1, 2, 3, 4, 5).attack(HILLS, DEFENDED).manoeuvres()
    assert (rolled(table, SHADOW).target, rolled(table, FREE).target) == (5, 5)
    assert table.damage(DEFENDED) == 2
    assert table.damage(HILLS) == 1


@pytest.mark.rule("B5A-23.7")
def test_a_five_misses_where_the_target_value_is_six() -> None:
    table = Battlefield.empty().army("ravenhill", lake_men=1)
    table.army("southern-spur-west-mountains", orcs=2)
    table.dice(5, 6, 1).attack("southern-spur-west-mountains", "ravenhill").manoeuvres()
    assert rolled(table, SHADOW).target == 6
    assert table.state.breaches["ravenhill"] == 1


@pytest.mark.rule("B5A-23.8")
def test_five_is_the_target_value_of_both_sides_in_every_round() -> None:
    table = Battlefield.empty().army(DEFENDED, lake_men=1).army(HILLS, orcs=1)
    table.attack(DEFENDED, HILLS)
    for _ in range(3):
        assert targets(table, dice=2) == (5, 5)
        next_round(table)


@pytest.mark.rule("B5A-23.9")
def test_an_intact_fortification_demands_a_six_in_every_round() -> None:
    table = Battlefield.empty().army("ravenhill", lake_men=1)
    table.army("southern-spur-west-mountains", orcs=1)
    table.attack("southern-spur-west-mountains", "ravenhill")
    for _ in range(3):
        assert targets(table, dice=2) == (6, 5)
        next_round(table)


@pytest.mark.rule("B5A-23.9")
def test_a_destroyed_fortification_demands_no_six() -> None:
    table = Battlefield.empty().army("ravenhill", lake_men=1)
    table.army("southern-spur-west-mountains", orcs=1)
    table.state.breaches["ravenhill"] = 3
    table.attack("southern-spur-west-mountains", "ravenhill")
    assert targets(table, dice=2) == (5, 5)


@pytest.mark.rule("B5A-23.10")
def test_a_ford_demands_a_six_in_the_first_round() -> None:
    table = Battlefield.empty().army("valley-northwest-plains", lake_men=1).army("camp", orcs=1)
    table.attack("camp", "valley-northwest-plains")
    assert targets(table, dice=2) == (6, 5)
    next_round(table)
    assert targets(table, dice=2) == (5, 5)


@pytest.mark.rule("B5A-23.11")
def test_a_slope_demands_a_six_in_the_first_round() -> None:
    uphill = "southern-spur-south-mountains"
    table = Battlefield.empty().army(uphill, lake_men=1).army("valley-west-plains", orcs=1)
    table.attack("valley-west-plains", uphill)
    assert targets(table, dice=2) == (6, 5)
    next_round(table)
    assert targets(table, dice=2) == (5, 5)


@pytest.mark.rule("B5A-23.12")
@pytest.mark.parametrize("defended", ["valley-west-plains", "southern-spur-middle-mountains"])
def test_an_attacker_in_the_mountains_is_never_affected_by_a_slope(defended: str) -> None:
    table = Battlefield.empty().army(defended, lake_men=1)
    table.army("southern-spur-south-mountains", orcs=1)
    table.attack("southern-spur-south-mountains", defended)
    assert targets(table, dice=2) == (5, 5)


@pytest.mark.rule("B5A-23.13", "B5A-23.9")
def test_slope_and_fortification_do_not_add_up() -> None:
    # No ford of the map leads to a fortification; a slope leads to the Eastern Spur.
    table = Battlefield.empty().army("eastern-spur", lake_men=1)
    table.army("eastern-bank-east-plains", orcs=3)
    table.attack("eastern-bank-east-plains", "eastern-spur").dice(6, 6, 6, 1).manoeuvres()
    assert rolled(table, SHADOW).target == 6
    assert events.FortificationDestroyed("eastern-spur") in table.events
    next_round(table)
    assert targets(table, dice=4) == (5, 5)


@pytest.mark.rule("B5A-23.14")
@pytest.mark.parametrize(
    ("place", "defended"),
    [
        ("southern-spur-west-mountains", "ravenhill"),  # the defender behind walls
        ("eastern-bank-east-plains", "eastern-spur"),  # the defender behind walls, uphill
        ("camp", "valley-northwest-plains"),  # across a ford
        ("valley-west-plains", "southern-spur-south-mountains"),  # the defender uphill
        ("southern-spur-south-mountains", "valley-west-plains"),  # the defender downhill
        ("ravenhill", "southern-spur-west-mountains"),  # the attacker out of a fortification
    ],
)
def test_the_defenders_target_value_is_always_five(place: str, defended: str) -> None:
    table = Battlefield.empty().army(place, lake_men=1).army(defended, orcs=1)
    table.attack(place, defended)
    assert targets(table, dice=2)[1] == 5


@pytest.mark.rule("B5A-23.18")
@pytest.mark.parametrize(
    ("value", "target", "added", "hit"),
    [
        (5, 6, 1, True),
        (1, 6, 1, False),
        (6, 6, -1, True),
        (1, 5, 4, False),
        (4, 5, 0, False),
        (5, 5, -1, False),
    ],
)
def test_a_one_always_misses_and_a_six_always_hits(
    value: int, target: int, added: int, hit: bool
) -> None:
    assert is_hit(value, target, added) is hit
