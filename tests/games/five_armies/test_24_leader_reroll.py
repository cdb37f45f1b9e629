"""Chapter 24: leaders have missed dice thrown again."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board import events

DEFENDED = "valley-central-plains"
HILLS = "valley-central-hills"


def meeting(*, tokens: int = 0, free_tokens: int = 0) -> Battlefield:
    """3 Orcs attack 2 Lake-men on open ground."""
    table = Battlefield.empty().army(DEFENDED, lake_men=2, tokens=free_tokens)
    return table.army(HILLS, orcs=3, tokens=tokens)


# B5A-24.1


@pytest.mark.rule("B5A-24.1")
def test_an_army_without_leadership_re_rolls_nothing() -> None:
    table = meeting().dice(1, 1, 1, 1, 1).attack(HILLS, DEFENDED).manoeuvres()
    assert table.asked == [(SHADOW, "stop-attack")]


@pytest.mark.rule("B5A-24.1")
def test_up_to_its_leadership_an_army_re_rolls_missed_dice() -> None:
    table = meeting(tokens=2).dice(1, 1, 1, 1, 1, 5, 3).attack(HILLS, DEFENDED).manoeuvres()
    assert table.asked == [(SHADOW, "leader-reroll")]
    table.shadow.may("reroll:0:0", "reroll:1:0", "reroll:2:0")
    table.shadow.may_not("reroll:3:0", "reroll:0:1", because="B5A-24.1")
    table.shadow.chooses("reroll:2:0")
    assert events.DiceRerolled(SHADOW, (), (5, 3, 1)) in table.events
    assert table.damage(DEFENDED) == 1


@pytest.mark.rule("B5A-24.1")
def test_only_missed_dice_are_re_rolled() -> None:
    table = meeting(tokens=3).dice(6, 5, 1, 1, 1, 6).attack(HILLS, DEFENDED).manoeuvres()
    table.shadow.may("reroll:1:0").may_not("reroll:2:0", "reroll:3:0", because="B5A-24.1")
    table.shadow.chooses("reroll:1:0")
    assert events.DiceRerolled(SHADOW, (), (6, 5, 6)) in table.events


@pytest.mark.rule("B5A-24.1", "B5A-24.2")
def test_of_each_colour_only_those_that_missed_are_offered() -> None:
    table = meeting().army(HILLS, orcs=2, wargs=1, tokens=5).dice(1, 1, 6, 1, 1)
    table.attack(HILLS, DEFENDED).manoeuvres(shadow="unit-orcs")
    assert sorted(table.shadow.options) == ["reroll:0:0", "reroll:0:1", "reroll:0:2"]


@pytest.mark.rule("B5A-24.1")
def test_nobody_is_asked_when_no_die_missed() -> None:
    table = meeting(tokens=3).dice(6, 5, 6, 1, 1).attack(HILLS, DEFENDED).manoeuvres()
    assert table.asked == [(FREE, "casualties")]


@pytest.mark.rule("B5A-24.1")
def test_the_re_roll_may_be_declined() -> None:
    table = meeting(tokens=1).dice(1, 1, 6, 1, 1).attack(HILLS, DEFENDED).manoeuvres()
    table.shadow.chooses("reroll:0:0")
    assert not [event for event in table.events if isinstance(event, events.DiceRerolled)]
    assert table.damage(DEFENDED) == 1


@pytest.mark.rule("B5A-24.1")
def test_characters_lead_as_well_and_the_defender_has_his_re_roll() -> None:
    table = meeting().character("bard", DEFENDED).character("bolg", HILLS)
    table.dice(1, 1, 1, 1, 1).attack(HILLS, DEFENDED).manoeuvres()
    table.shadow.may("reroll:3:0").chooses("reroll:0:0")  # leadership 3
    table.free.may("reroll:1:0").may_not("reroll:2:0", because="B5A-24.1")  # leadership 1


# B5A-24.2 to 24.4


@pytest.mark.rule("B5A-24.1", "B5A-24.2", "B5A-24.4")
def test_dain_leads_the_re_roll_of_a_black_and_two_white_dice() -> None:
    table = Battlefield.empty().army(DEFENDED, dwarf_regulars=2, dwarf_veterans=1, tokens=1)
    table.character("dain", DEFENDED).army(HILLS, orcs=1)
    table.dice(1, 2, 3, 3, 4, 6, 5, 1)
    table.attack(HILLS, DEFENDED).manoeuvres(free="unit-dwarf-veterans")
    assert events.CombatRolled(FREE, (2,), (3, 3, 4), 5) in table.events
    table.free.may("reroll:2:1", "reroll:3:0", "reroll:0:1")
    table.free.may_not("reroll:3:1", "reroll:2:2", because="B5A-24.1")
    table.free.chooses("reroll:2:1")
    assert events.DiceRerolled(FREE, (6,), (5, 1, 4)) in table.events
    assert table.asked == [(FREE, "use-unit-ability")]  # the black die is still black


@pytest.mark.rule("B5A-24.2")
def test_a_white_die_stays_white() -> None:
    table = Battlefield.empty().army(DEFENDED, lake_men=1, dwarf_regulars=1, tokens=1)
    table.army(HILLS, orcs=3).dice(1, 1, 1, 2, 3, 6)
    table.attack(HILLS, DEFENDED).manoeuvres(free="unit-lake-men")
    table.free.chooses("reroll:1:0")
    assert events.DiceRerolled(FREE, (2,), (6,)) in table.events
    assert table.asked == [(SHADOW, "casualties")]  # a white hit gives no ability
    assert table.damage(HILLS) == 1


@pytest.mark.rule("B5A-24.2")
def test_several_black_and_white_dice_keep_their_colours() -> None:
    table = Battlefield.empty().army(DEFENDED, lake_men=3, dwarf_regulars=2, tokens=4)
    table.army(HILLS, orcs=3).dice(1, 1, 1, 1, 2, 6, 3, 4, 2, 3, 4, 1)
    table.attack(HILLS, DEFENDED).manoeuvres(free="unit-lake-men")
    assert events.CombatRolled(FREE, (1, 2, 6), (3, 4), 5) in table.events
    table.free.chooses("reroll:2:2")
    assert events.DiceRerolled(FREE, (2, 3, 6), (4, 1)) in table.events


@pytest.mark.rule("B5A-24.3")
def test_a_die_is_re_rolled_once_and_its_new_value_is_final() -> None:
    table = meeting(tokens=3).dice(4, 1, 1, 1, 1, 2, 6, 6).attack(HILLS, DEFENDED).manoeuvres()
    table.shadow.chooses("reroll:1:0")
    assert events.DiceRerolled(SHADOW, (), (2, 1, 1)) in table.events
    assert table.asked == [(SHADOW, "stop-attack")]  # no second try
    assert table.damage(DEFENDED) == 0


@pytest.mark.rule("B5A-24.4")
def test_the_re_roll_has_the_target_value_of_the_roll() -> None:
    table = Battlefield.empty().army("valley-northwest-plains", lake_men=3)
    table.army("camp", orcs=2, tokens=2).dice(5, 1, 1, 1, 1, 5, 6)  # across a ford
    table.attack("camp", "valley-northwest-plains").manoeuvres()
    table.shadow.may("reroll:2:0").chooses("reroll:2:0")
    assert events.DiceRerolled(SHADOW, (), (5, 6)) in table.events
    assert table.damage("valley-northwest-plains") == 1


# B5A-24.5


@pytest.mark.rule("B5A-24.5")
@pytest.mark.parametrize("attacker", [FREE, SHADOW])
def test_the_attacker_decides_first_with_both_rolls_in_sight(attacker: int) -> None:
    table = meeting(tokens=1, free_tokens=1)
    attack = (HILLS, DEFENDED) if attacker == SHADOW else (DEFENDED, HILLS)
    table.dice(1, 1, 1, 1, 1, 6, 6).attack(*attack).manoeuvres()
    assert len([event for event in table.events if isinstance(event, events.CombatRolled)]) == 2
    assert table.asked == [(attacker, "leader-reroll")]
    table.seat(attacker).chooses("reroll:1:0")
    assert table.events == []  # nothing is thrown before the defender has decided
    assert table.asked == [(1 - attacker, "leader-reroll")]
    table.seat(1 - attacker).chooses("reroll:1:0")
    rerolled = [event.seat for event in table.events if isinstance(event, events.DiceRerolled)]
    assert sorted(rerolled) == [FREE, SHADOW]
    assert (table.damage(DEFENDED), table.damage(HILLS)) == (1, 1)


@pytest.mark.rule("B5A-24.2", "B5A-24.3")
def test_of_two_black_dice_that_missed_one_may_be_re_rolled() -> None:
    table = meeting(tokens=1).dice(1, 1, 1, 1, 1, 6).attack(HILLS, DEFENDED)
    table.manoeuvres(shadow="unit-orcs").shadow.chooses("reroll:0:1")
    assert events.DiceRerolled(SHADOW, (6, 1, 1), ()) in table.events


@pytest.mark.rule("B5A-24.1")
def test_before_a_roll_there_is_nothing_to_re_roll() -> None:
    table = meeting(tokens=1).acting(SHADOW, shadow="army")
    table.shadow.may_not("reroll:1:0", because="not-now")
    table.attack(HILLS, DEFENDED).shadow.may_not("reroll:1:0", because="not-now")
