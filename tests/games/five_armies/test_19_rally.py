"""Chapter 19: rallying armies."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board import events

MUSTER = "broken-lands-north-plains"


def rallying(table: Battlefield, *places: str, seat: int = FREE) -> Battlefield:
    """A seat uses a Muster result to rally armies."""
    table.acting(seat, free="muster event", shadow="muster event")
    table.seat(seat).chooses("act:muster:rally")
    if places:
        table.seat(seat).chooses(*[f"rally:{place}" for place in places], "done")
    return table


@pytest.mark.rule("B5A-19.1")
def test_each_five_or_six_removes_one_damage() -> None:
    """4 units, 3 damage, dice 5 6 2 1: 1 damage left."""
    table = Battlefield.empty().army("camp", lake_men=4, damage=3).dice(5, 6, 2, 1)
    rallying(table, "camp")
    assert table.damage("camp") == 1
    assert events.Rallied(FREE, "camp", 2) in table.events


@pytest.mark.rule("B5A-19.1")
@pytest.mark.parametrize(("die", "left"), [(3, 2), (4, 2), (5, 1), (6, 1)])
def test_a_four_is_not_enough(die: int, left: int) -> None:
    table = Battlefield.empty().army("camp", lake_men=3, damage=2).dice(1, die, 1)
    rallying(table, "camp")
    assert table.damage("camp") == left


@pytest.mark.rule("B5A-19.1")
def test_no_more_damage_is_removed_than_there_is() -> None:
    table = Battlefield.empty().army("camp", lake_men=3, damage=1).dice(6, 6, 6)
    rallying(table, "camp")
    assert table.damage("camp") == 0
    assert events.Rallied(FREE, "camp", 1) in table.events


@pytest.mark.rule("B5A-19.1")
def test_each_rallied_army_rolls_for_itself() -> None:
    table = Battlefield.empty().army("camp", lake_men=2, damage=2)
    table.army("ravenhill", dwarf_veterans=1, damage=1).army("lower-slopes", lake_men=3, damage=3)
    table.dice(6, 1, 5)
    rallying(table, "camp", "ravenhill")
    assert [table.damage(at) for at in ("camp", "ravenhill", "lower-slopes")] == [1, 0, 3]


@pytest.mark.rule("B5A-19.1")
def test_an_army_without_damage_has_nothing_to_rally() -> None:
    table = Battlefield.empty().army("camp", lake_men=4, damage=1).army("ravenhill", lake_men=4)
    rallying(table).free.may("rally:camp").may_not("rally:ravenhill", because="B5A-19.1")


@pytest.mark.rule("B5A-19.2")
def test_failed_dice_are_rerolled_up_to_the_leadership_of_the_army() -> None:
    table = Battlefield.empty().army("camp", lake_men=5, damage=5, tokens=1)
    table.character("bard", "camp").dice(6, 1, 2, 3, 4)
    rallying(table, "camp")
    assert table.asked == [(FREE, "rally-reroll")]
    assert set(table.free.options) == {"reroll:0:0", "reroll:1:0", "reroll:2:0"}
    table.dice(5, 5).free.chooses("reroll:2:0")
    assert table.damage("camp") == 2
    assert table.asked == [(FREE, "rally-casualties")]  # the new values are final


@pytest.mark.rule("B5A-19.2")
def test_only_failed_dice_are_rerolled() -> None:
    table = Battlefield.empty().army("camp", lake_men=3, damage=3).character("dain", "camp")
    rallying(table.dice(6, 5, 1), "camp")
    assert set(table.free.options) == {"reroll:0:0", "reroll:1:0"}
    table.dice(4).free.chooses("reroll:1:0")
    assert table.damage("camp") == 1


@pytest.mark.rule("B5A-19.2")
def test_the_player_may_keep_the_failed_dice() -> None:
    table = Battlefield.empty().army("camp", lake_men=2, damage=2, tokens=2).dice(1, 1)
    rallying(table, "camp").free.chooses("reroll:0:0")
    assert table.damage("camp") == 2


@pytest.mark.rule("B5A-19.2")
def test_an_army_without_leadership_does_not_reroll() -> None:
    table = Battlefield.empty().army("camp", lake_men=2, damage=2).character("bilbo", "camp")
    rallying(table.character("dain", "ravenhill").dice(1, 1), "camp")
    assert table.asked == [(FREE, "rally-casualties")]


@pytest.mark.rule("B5A-19.3")
def test_seven_units_roll_seven_dice() -> None:
    table = Battlefield.empty().army(MUSTER, orcs=7, damage=7).dice(1, 1, 1, 1, 1, 6, 6)
    rallying(table, MUSTER, seat=SHADOW)
    assert table.damage(MUSTER) == 5


@pytest.mark.rule("B5A-19.4")
def test_after_the_rolls_units_may_be_eliminated_for_two_damage_each() -> None:
    table = Battlefield.empty().army("camp", lake_men=2, dwarf_veterans=2, damage=4)
    rallying(table.dice(6, 1, 1, 1), "camp")
    assert table.damage("camp") == 3
    assert table.asked == [(FREE, "rally-casualties")]
    table.free.may("done").chooses("lose:lake-men")
    table.free.may("done").chooses("lose:lake-men")
    table.free.may_not("lose:dwarf-veterans", because="B5A-25.10").chooses("done")
    assert table.units("camp") == {"dwarf-veterans": 2}
    assert table.damage("camp") == 0


@pytest.mark.rule("B5A-19.4")
def test_casualties_are_taken_in_each_rallied_army_when_all_have_rolled() -> None:
    table = Battlefield.empty().army("camp", lake_men=1, damage=1)
    table.army("ravenhill", lake_men=2, damage=2).army("lower-slopes", lake_men=2, damage=2)
    rallying(table.dice(1, 6, 1), "camp", "ravenhill")
    assert table.damage("ravenhill") == 1
    assert (table.asked, table.free.ask.about) == ([(FREE, "rally-casualties")], ("camp", 0, 0))
    table.free.chooses("done")
    assert (table.asked, table.free.ask.about) == (
        [(FREE, "rally-casualties")],
        ("ravenhill", 0, 0),
    )
    table.free.chooses("lose:lake-men", "done")
    assert table.asked == [(SHADOW, "act")]  # Lower Slopes was not rallied
    assert (table.units("ravenhill"), table.damage("ravenhill")) == ({"lake-men": 1}, 0)
    assert table.damage("camp") == 1


@pytest.mark.rule("B5A-19.4")
def test_a_rallied_army_without_damage_takes_no_casualties() -> None:
    table = Battlefield.empty().army("camp", lake_men=2, damage=1).dice(6, 1)
    rallying(table, "camp")
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-19.6")
@pytest.mark.parametrize("place", ["goblin-mustering-point-north", "mountain-pass-west"])
def test_armies_in_goblin_fields_are_rallied(place: str) -> None:
    table = Battlefield.empty().army(place, goblins=2, damage=2).army(MUSTER, orcs=1, damage=1)
    rallying(table, seat=SHADOW).shadow.may(f"rally:{place}", f"rally:{MUSTER}")
    table.dice(6, 6).shadow.chooses(f"rally:{place}", "done")
    assert table.damage(place) == 0


@pytest.mark.rule("B5A-19.2")
def test_nothing_is_re_rolled_once_all_damage_is_removed() -> None:
    table = Battlefield.empty().army("camp", lake_men=3, damage=1, tokens=2)
    table.acting(FREE, free="muster", shadow="army").free.chooses("act:muster:rally")
    table.dice(5, 1, 1).free.chooses("rally:camp", "done")
    assert table.damage("camp") == 0
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-19.2")
def test_as_many_dice_are_re_rolled_as_leadership_allows_unless_told_otherwise() -> None:
    table = Battlefield.empty().army("camp", lake_men=3, damage=3, tokens=2)
    table.acting(FREE, free="muster", shadow="army").free.chooses("act:muster:rally")
    table.dice(1, 1, 1, 5, 6).free.chooses("rally:camp", "done").accepts()
    assert table.damage("camp") == 1
