"""Chapter 29: several armies attack one, each round with one of them."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board import events

DEFENDED = "valley-northwest-plains"
MARSH = "valley-north-marsh"
CAMP = "camp"
"""Across a ford."""
WEST = "valley-southwest-plains"


class Siege(Battlefield):
    """A combined attack on the plains northwest of Dale."""

    def combined(self, *places: str, region: str = DEFENDED) -> Siege:
        """Let these Shadow armies attack; the turn continues afterwards."""
        self.acting(SHADOW, shadow="army").shadow.chooses("act:army:combined-attack")
        self.shadow.chooses(f"target:{region}", *(f"join:{place}" for place in places), "done")
        self.board(dice=[{"muster-army": 1}, {"muster-army": 1}])
        return self

    def fight(
        self, place: str, *dice: int, free: str = "regroup", shadow: str = "regroup"
    ) -> Siege:
        """Fight a round with one of the armies, the attacker's dice first."""
        self.shadow.chooses(f"fight-with:{place}")
        self.dice(*dice).manoeuvres(free=free, shadow=shadow)
        return self

    def go_on(self) -> Siege:
        """Continue: neither side ends the battle."""
        self.shadow.chooses("press-on")
        self.free.chooses("stand")
        return self

    def rolled(self, seat: int) -> events.CombatRolled:
        """Return the last roll of a side."""
        (roll,) = [
            event
            for event in self.events
            if isinstance(event, events.CombatRolled) and event.seat == seat
        ]
        return roll

    def battle_hand(self) -> set[str]:
        """Return the cards the Shadow may play in this round, without Event cards."""
        options = {option.removeprefix("manoeuvre:") for option in self.shadow.options}
        return options - set(self.shadow.sees("event-hand-shadow"))


def siege() -> Siege:
    """Orcs in the marsh and Wargs in the Camp against 2 Lake-men; another army stands west."""
    table = Siege.empty().army(DEFENDED, lake_men=2)
    return table.army(MARSH, orcs=3).army(CAMP, wargs=2).army(WEST, orcs=1)


# B5A-29.1, 29.12: who takes part


@pytest.mark.rule("B5A-29.1")
def test_two_or_more_adjacent_armies_are_named_before_the_battle() -> None:
    table = siege().army("valley-west-plains", orcs=1).acting(SHADOW, shadow="army")
    table.shadow.chooses("act:army:combined-attack").chooses(f"target:{DEFENDED}")
    table.shadow.may(f"join:{MARSH}", f"join:{CAMP}", f"join:{WEST}")
    table.shadow.may_not("join:valley-west-plains", because="B5A-3.3")  # not adjacent
    table.shadow.may_not("join:ruins-of-dale", because="B5A-13.1")  # no army there
    table.shadow.may_not("done", because="B5A-29.1")
    table.shadow.chooses(f"join:{MARSH}")
    table.shadow.may_not("done", f"join:{MARSH}", because="B5A-29.1")  # one is not enough
    table.shadow.chooses(f"join:{CAMP}").may("done", f"join:{WEST}").chooses("done")
    assert events.BattleBegan(SHADOW, (MARSH, CAMP), DEFENDED) in table.events


@pytest.mark.rule("B5A-29.1")
def test_the_free_peoples_combine_attacks_as_well() -> None:
    table = Siege.empty().army(DEFENDED, orcs=2).army(MARSH, lake_men=1)
    table.army(CAMP, lake_men=1).army(WEST, lake_men=1).acting(FREE, free="muster-army")
    table.free.chooses("act:muster-army:combined-attack")
    table.free.chooses(
        f"target:{DEFENDED}", f"join:{MARSH}", f"join:{WEST}", f"join:{CAMP}", "done"
    )
    assert events.BattleBegan(FREE, (MARSH, WEST, CAMP), DEFENDED) in table.events
    assert table.asked == [(FREE, "combined-round-army")]


@pytest.mark.rule("B5A-29.12")
def test_an_army_in_a_pass_cannot_take_part() -> None:
    linked, mountain_pass = "eastern-bank-central-mountains", "mountain-pass-north"
    table = Siege.empty().army(linked, lake_men=1).army(mountain_pass, goblins=2)
    table.army("eastern-bank-ford-plains", orcs=1).army("eastern-bank-north-plains", orcs=1)
    table.acting(SHADOW, shadow="army").shadow.chooses("act:army:combined-attack")
    table.shadow.chooses(f"target:{linked}")
    table.shadow.may_not(f"join:{mountain_pass}", because="B5A-20.9")
    assert f"join:{mountain_pass}" not in table.shadow.options
    # With one army beside it nobody can be attacked together.
    table = Siege.empty().army(linked, lake_men=1).army(mountain_pass, goblins=2)
    table.army("eastern-bank-ford-plains", orcs=1).acting(SHADOW, shadow="army muster")
    table.shadow.may_not("act:army:combined-attack", because="B5A-7.3")


@pytest.mark.rule("B5A-29.12")
def test_beorn_cannot_take_part() -> None:
    table = Siege.empty().army(DEFENDED, orcs=2).army(MARSH, lake_men=1).beorn(WEST)
    table.acting(FREE, free="muster-army event")
    table.free.may_not("act:muster-army:combined-attack", because="B5A-7.3")
    table.army(CAMP, lake_men=1).acting(FREE, free="muster-army event")
    table.free.chooses("act:muster-army:combined-attack").chooses(f"target:{DEFENDED}")
    table.free.may_not(f"join:{WEST}", because="B5A-13.1").may(f"join:{MARSH}", f"join:{CAMP}")


@pytest.mark.rule("B5A-29.13")
def test_the_shadow_may_combine_its_attacks_on_beorn() -> None:
    table = Siege.empty().army(MARSH, orcs=3).beorn(DEFENDED, wrath=3)
    table.acting(SHADOW, shadow="army event")
    table.shadow.may_not("act:army:combined-attack", because="B5A-7.3")  # one army is not enough
    table.army(CAMP, wargs=2).combined(MARSH, CAMP)
    assert events.BattleBegan(SHADOW, (MARSH, CAMP), DEFENDED) in table.events
    for place, dice, wrath in ((CAMP, (6, 6), 1), (MARSH, (1, 1, 6), 0)):
        table.shadow.chooses(f"fight-with:{place}")
        table.dice(*dice, 1, 1, 1, 1).shadow.chooses("manoeuvre:regroup")
        table.free.chooses("reroll:0:0")
        assert table.state.wrath == wrath
        if wrath:
            table.go_on()
    assert table.asked == [(SHADOW, "advance")]
    table.shadow.chooses(f"army:{CAMP}", "advance")
    assert table.units(DEFENDED) == {"wargs": 2}


# B5A-29.2 to 29.4: one army fights


@pytest.mark.rule("B5A-29.2")
def test_the_attacker_chooses_an_army_for_every_round() -> None:
    table = siege().combined(MARSH, CAMP)
    for number, place in enumerate((CAMP, MARSH, MARSH, CAMP), start=1):
        assert table.asked == [(SHADOW, "combined-round-army")]
        assert set(table.shadow.options) == {f"fight-with:{MARSH}", f"fight-with:{CAMP}"}
        table.shadow.may_not(f"fight-with:{WEST}", because="B5A-29.2")  # it was not named
        table.shadow.chooses(f"fight-with:{place}")
        assert events.RoundBegan(number, place, DEFENDED) in table.events
        table.dice(*[1] * 5).manoeuvres().go_on()


@pytest.mark.rule("B5A-29.3")
def test_only_the_chosen_army_brings_strength_and_leadership() -> None:
    table = siege().army(MARSH, orcs=3, tokens=3).character("bolg", MARSH)
    table.army(CAMP, wargs=2, tokens=1).combined(MARSH, CAMP).fight(CAMP, 1, 1, 1, 1)
    assert table.rolled(SHADOW).white == (1, 1)
    table.shadow.may("reroll:1:0").may_not("reroll:2:0", because="B5A-24.1")
    table.shadow.chooses("reroll:0:0")
    table.go_on().fight(MARSH, 1, 1, 1, 1, 1)
    assert table.rolled(SHADOW).white == (1, 1, 1)
    table.shadow.may("reroll:3:0")


@pytest.mark.rule("B5A-29.3", "B5A-29.7")
def test_the_battle_hand_has_the_unit_cards_of_the_chosen_army() -> None:
    table = siege().combined(MARSH, CAMP)
    table.shadow.chooses(f"fight-with:{CAMP}")
    assert table.battle_hand() == {"unit-wargs", "regroup"}
    table.shadow.may_not("manoeuvre:unit-orcs", because="B5A-21.10")
    table.dice(1, 1, 1, 1).manoeuvres(shadow="unit-wargs")
    assert table.rolled(SHADOW).black == (1, 1)
    table.go_on().shadow.chooses(f"fight-with:{MARSH}")
    assert table.battle_hand() == {"unit-orcs", "regroup"}
    table.shadow.may_not("manoeuvre:unit-wargs", because="B5A-21.10")


@pytest.mark.rule("B5A-29.4")
def test_all_damage_goes_to_the_chosen_army() -> None:
    table = siege().combined(MARSH, CAMP).fight(CAMP, 1, 1, 6, 6)
    assert (table.damage(CAMP), table.damage(MARSH)) == (2, 0)
    table.shadow.chooses("lose:wargs", "done")
    assert table.units(CAMP) == {"wargs": 1}
    table.go_on().fight(MARSH, 1, 1, 1, 6, 1)
    assert (table.damage(CAMP), table.damage(MARSH)) == (0, 1)


# B5A-29.5 to 29.8: changing armies


@pytest.mark.rule("B5A-29.5")
def test_terrain_advantage_is_that_of_the_army_chosen_first() -> None:
    def advantage(table: Siege) -> list[events.TerrainAdvantage]:
        return [event for event in table.events if isinstance(event, events.TerrainAdvantage)]

    table = siege().combined(MARSH, CAMP)
    assert advantage(table) == []
    table.shadow.chooses(f"fight-with:{CAMP}")
    assert advantage(table) == [events.TerrainAdvantage(SHADOW, "plains")]  # Wargs
    table = siege().combined(MARSH, CAMP)
    table.shadow.chooses(f"fight-with:{MARSH}")
    assert advantage(table) == []  # Orcs
    table.dice(*[1] * 5).manoeuvres().go_on().shadow.chooses(f"fight-with:{CAMP}")
    assert advantage(table) == []  # it is determined once


@pytest.mark.rule("B5A-29.6")
def test_another_army_takes_back_all_unit_cards() -> None:
    table = siege().army(CAMP, orcs=2).combined(MARSH, CAMP)
    table.fight(MARSH, *[1] * 5, free="unit-lake-men", shadow="unit-orcs").go_on()
    table.shadow.chooses(f"fight-with:{CAMP}").may("manoeuvre:unit-orcs")
    table.free.may_not("manoeuvre:unit-lake-men", because="B5A-22.4")  # not the defender's
    table.dice(*[1] * 4).manoeuvres(shadow="unit-orcs").go_on()
    table.shadow.chooses(f"fight-with:{MARSH}").may("manoeuvre:unit-orcs")


@pytest.mark.rule("B5A-29.6")
def test_the_same_army_takes_back_nothing() -> None:
    table = siege().combined(MARSH, CAMP).fight(MARSH, *[1] * 5, shadow="unit-orcs").go_on()
    table.shadow.chooses(f"fight-with:{MARSH}")
    table.shadow.may_not("manoeuvre:unit-orcs", because="B5A-22.4")


@pytest.mark.rule("B5A-29.8")
def test_a_ford_counts_in_the_first_round_of_each_army() -> None:
    table = siege().combined(MARSH, CAMP)
    targets = []
    for place, dice in ((MARSH, 5), (MARSH, 5), (CAMP, 4), (CAMP, 4)):
        targets.append(table.fight(place, *[1] * dice).rolled(SHADOW).target)
        table.go_on()
    assert targets == [5, 5, 6, 5]


@pytest.mark.rule("B5A-29.8")
def test_a_slope_counts_in_the_first_round_of_each_army() -> None:
    uphill, plains, level = (
        "southern-spur-south-mountains",
        "valley-west-plains",
        "southern-spur-west-mountains",
    )
    table = Siege.empty().army(uphill, lake_men=2).army(plains, orcs=1).army(level, orcs=1)
    table.combined(level, plains, region=uphill)
    targets = []
    for place in (plains, level, plains, level):
        targets.append(table.fight(place, 1, 1, 1).rolled(SHADOW).target)
        table.go_on()
    assert targets == [6, 5, 5, 5]


# B5A-29.9 to 29.11: victory and defeat


@pytest.mark.rule("B5A-29.9")
def test_one_of_the_armies_advances() -> None:
    table = siege().army(DEFENDED, lake_men=1).combined(MARSH, CAMP).fight(MARSH, 6, 6, 1, 1)
    table.free.accepts()
    assert table.asked == [(SHADOW, "advance")]
    assert set(table.shadow.options) == {"hold", f"army:{MARSH}", f"army:{CAMP}"}
    table.shadow.may_not(f"army:{WEST}", because="B5A-29.9")  # it did not take part
    table.shadow.chooses(f"army:{CAMP}")  # it need not be the army of this round
    assert set(table.shadow.options) == {"advance", "hold", "leave:wargs"}  # and only one
    table.shadow.chooses("leave:wargs").may_not("leave:wargs", because="B5A-14.5")
    table.shadow.chooses("advance")
    assert events.Advanced(SHADOW, CAMP, DEFENDED) in table.events
    assert table.units(DEFENDED) == {"wargs": 1}
    assert (table.units(CAMP), table.units(MARSH)) == ({"wargs": 1}, {"orcs": 3})


@pytest.mark.rule("B5A-29.10")
def test_the_attacker_wins_if_another_army_is_left_when_both_are_destroyed() -> None:
    table = siege().army(DEFENDED, lake_men=1, damage=1).army(CAMP, wargs=1, damage=1)
    table.combined(MARSH, CAMP).fight(CAMP, 6, 6)
    table.free.accepts()
    table.shadow.accepts()
    assert events.ArmyDestroyed(FREE, DEFENDED) in table.events
    assert events.ArmyDestroyed(SHADOW, CAMP) in table.events
    assert table.asked == [(SHADOW, "advance")]
    table.shadow.chooses("advance")
    assert events.BattleEnded(DEFENDED, SHADOW) in table.events
    assert table.units(DEFENDED) == {"orcs": 3}


@pytest.mark.rule("B5A-29.10", "B5A-29.11")
def test_the_attacker_wins_if_the_defender_retreats_from_the_army_that_is_left() -> None:
    table = siege().army(CAMP, wargs=1, damage=1).army("ruins-of-dale", lake_men=1)
    table.combined(MARSH, CAMP).fight(CAMP, 1, 6, 1)
    table.shadow.accepts()
    assert events.ArmyDestroyed(SHADOW, CAMP) in table.events
    assert table.asked == [(SHADOW, "stop-attack")]
    table.shadow.chooses("press-on")
    table.free.chooses("retreat").chooses("retreat-to:ruins-of-dale")
    assert table.asked == [(SHADOW, "advance")]
    table.shadow.chooses("advance")
    assert events.BattleEnded(DEFENDED, SHADOW) in table.events
    assert table.units(DEFENDED) == {"orcs": 3}


@pytest.mark.rule("B5A-29.11")
def test_the_battle_goes_on_while_an_army_is_left() -> None:
    table = siege().army(CAMP, wargs=1, damage=1).army(MARSH, orcs=1, damage=1)
    table.combined(MARSH, CAMP).fight(CAMP, 1, 6, 1, free="unit-lake-men")
    table.free.chooses("forgo-ability:unit-lake-men")
    table.shadow.accepts()
    assert table.asked == [(SHADOW, "stop-attack")]
    table.shadow.chooses("press-on")
    table.free.may("rout").chooses("stand")
    # Only the army in the marsh is left, so it fights.
    assert events.RoundBegan(2, MARSH, DEFENDED) in table.events
    table.dice(1, 6, 1).manoeuvres()
    table.shadow.accepts()
    assert events.BattleEnded(DEFENDED, FREE) in table.events
    assert table.state.battle is None


@pytest.mark.rule("B5A-29.11")
def test_the_attacker_may_stop_after_the_loss_of_an_army() -> None:
    table = siege().army(CAMP, wargs=1, damage=1).combined(MARSH, CAMP).fight(CAMP, 1, 6, 1)
    table.shadow.accepts()
    table.shadow.chooses("stop-attack")
    assert events.BattleEnded(DEFENDED, -1) in table.events
    assert table.units(MARSH) == {"orcs": 3}


@pytest.mark.rule("B5A-29.1")
def test_a_combined_attack_may_be_given_up_before_its_target_is_named() -> None:
    table = siege().acting(SHADOW, free="army", shadow="army army")
    table.shadow.may_not(f"join:{MARSH}", "done", because="not-now")
    table.shadow.chooses("act:army:combined-attack").may("done")
    table.free.may_not(f"join:{DEFENDED}", f"join:{MARSH}", "done", because="not-your-decision")
    table.shadow.chooses("done")
    assert table.asked == [(FREE, "act")]
    assert table.state.battle is None


@pytest.mark.rule("B5A-29.1")
def test_all_armies_around_the_target_take_part_unless_told_otherwise() -> None:
    table = siege().acting(SHADOW, shadow="army")
    table.shadow.chooses("act:army:combined-attack").chooses(f"target:{DEFENDED}")
    table.free.may_not("done", f"join:{DEFENDED}", because="not-your-decision")
    table.shadow.chooses(f"join:{CAMP}").may_not("done", because="B5A-29.1").accepts()
    assert events.BattleBegan(SHADOW, (CAMP, WEST, MARSH), DEFENDED) in table.events


@pytest.mark.rule("B5A-29.2")
def test_only_the_attacker_names_the_army_of_a_round() -> None:
    table = siege().acting(SHADOW, shadow="army")
    table.shadow.may_not(f"fight-with:{MARSH}", because="not-now")
    table.combined(MARSH, CAMP).shadow.may_not(f"fight-with:{WEST}", because="B5A-29.2")
    table.free.may_not(f"fight-with:{DEFENDED}", because="not-your-decision")


@pytest.mark.rule("B5A-29.9", "B5A-28.27")
def test_a_part_that_advances_takes_all_damage_it_can_carry() -> None:
    table = siege().army(DEFENDED, lake_men=1).army(MARSH, orcs=3, damage=2).combined(MARSH, CAMP)
    table.fight(MARSH, 6, 6, 1, 1).free.accepts()
    table.shadow.accepts()
    table.shadow.chooses(f"army:{MARSH}", "leave:orcs").may("leave-damage").chooses("advance")
    assert (table.units(DEFENDED), table.damage(DEFENDED)) == ({"orcs": 2}, 2)
    assert (table.units(MARSH), table.damage(MARSH)) == ({"orcs": 1}, 0)
