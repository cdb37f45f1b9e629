"""The nine unit cards: what each manoeuvre does when a black die hits, clause by clause."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board import events

DEFENDED = "valley-central-plains"
PLACE = "valley-central-hills"
RAVENHILL = "ravenhill"
BELOW = "southern-spur-west-mountains"
"""A mountain region beside Ravenhill."""


class Melee(Battlefield):
    """A battle of one round, after which the turn continues."""

    def round(
        self,
        *dice: int,
        free: str = "regroup",
        shadow: str = "regroup",
        place: str = PLACE,
        region: str = DEFENDED,
    ) -> Melee:
        """Let the army in a place attack a region.

        The attacker's dice come first, black ones before white ones.
        """
        self.attack(place, region)
        self.board(dice=[{"muster-army": 1}, {"muster-army": 1}])
        self.dice(*dice).manoeuvres(free=free, shadow=shadow)
        return self

    def spare(self) -> Melee:
        """Answer decisions without voluntary casualties."""
        while "casualties" in {kind for _, kind in self.asked}:
            self.seat(self.asked[0][0]).chooses("done")
        return self

    def used(self) -> list[tuple[int, str]]:
        """Return the abilities used since the last choice."""
        return [(e.seat, e.card) for e in self.events if isinstance(e, events.AbilityUsed)]


# Wargs: Rearguard attack


def wargs_against(*, damage: int, **units: int) -> Melee:
    """Wargs that hit once with a black die have attacked; the casualties are taken."""
    table = Melee.empty().army(DEFENDED, damage=damage - 1, **units).army(PLACE, wargs=1)
    table.round(6, *[1] * sum(units.values()), shadow="unit-wargs").spare()
    assert table.damage(DEFENDED) == damage
    assert table.asked == [(SHADOW, "use-unit-ability")]
    return table


@pytest.mark.rule("B5A-CR-19")
def test_rearguard_attack_forces_casualties_until_one_damage_is_left() -> None:
    table = wargs_against(damage=3, lake_men=2, dwarf_regulars=2)
    table.shadow.chooses("use-ability:unit-wargs")
    assert table.asked == [(FREE, "forced-casualties")]
    table.free.may("lose:lake-men", "lose:dwarf-regulars")  # the owner chooses
    table.free.may_not("done", because="B5A-28.21").chooses("lose:dwarf-regulars")
    table.free.may_not("lose:lake-men", because="B5A-28.21").chooses("done")  # and no more
    assert table.units(DEFENDED) == {"lake-men": 2, "dwarf-regulars": 1}
    assert table.damage(DEFENDED) == 1
    assert table.asked == [(SHADOW, "stop-attack")]


@pytest.mark.rule("B5A-CR-19")
def test_rearguard_attack_takes_one_of_two_units_with_two_damage() -> None:
    table = wargs_against(damage=2, lake_men=2)
    table.shadow.chooses("use-ability:unit-wargs")
    table.free.accepts()
    assert (table.units(DEFENDED), table.damage(DEFENDED)) == ({"lake-men": 1}, 0)


@pytest.mark.rule("B5A-CR-19")
def test_rearguard_attack_takes_nothing_from_one_unit_with_one_damage() -> None:
    table = wargs_against(damage=1, lake_men=1)
    table.shadow.chooses("use-ability:unit-wargs")
    assert (table.units(DEFENDED), table.damage(DEFENDED)) == ({"lake-men": 1}, 1)
    assert table.asked == [(SHADOW, "stop-attack")]


@pytest.mark.rule("B5A-CR-19")
def test_rearguard_attack_does_not_count_damage_on_a_fortification() -> None:
    table = Melee.empty().army(RAVENHILL, lake_men=2, damage=1).army(BELOW, wargs=2)
    table.round(6, 6, 1, 1, shadow="unit-wargs", place=BELOW, region=RAVENHILL).spare()
    table.shadow.chooses("use-ability:unit-wargs")
    assert (table.state.breaches[RAVENHILL], table.damage(RAVENHILL)) == (2, 1)
    assert table.units(RAVENHILL) == {"lake-men": 2}


@pytest.mark.rule("B5A-CR-19")
def test_rearguard_attack_strikes_an_attacker_too() -> None:
    table = Melee.empty().army(DEFENDED, wargs=2).army(PLACE, lake_men=3, damage=2)
    table.round(1, 1, 1, 6, 1, shadow="unit-wargs").spare()
    table.shadow.chooses("use-ability:unit-wargs")
    table.free.accepts()
    assert (table.units(PLACE), table.damage(PLACE)) == ({"lake-men": 2}, 1)
    assert table.asked == [(FREE, "stop-attack")]


@pytest.mark.rule("B5A-CR-19", "B5A-23.5")
def test_rearguard_attack_may_be_declined_and_needs_a_black_hit() -> None:
    table = wargs_against(damage=2, lake_men=2)
    table.shadow.chooses("forgo-ability:unit-wargs")
    assert (table.units(DEFENDED), table.damage(DEFENDED)) == ({"lake-men": 2}, 2)
    table = Melee.empty().army(DEFENDED, lake_men=2, damage=1).army(PLACE, wargs=1, orcs=1)
    table.round(1, 6, 1, 1, shadow="unit-wargs").spare()
    assert table.asked == [(SHADOW, "stop-attack")]


# Goblins: Goblin Charge


def goblins_charge(**units: int) -> Melee:
    """2 Goblins that hit once with a black die attack; their ability is offered."""
    table = Melee.empty().army(DEFENDED, **units).army(PLACE, goblins=2)
    table.round(6, 1, *[1] * sum(units.values()), shadow="unit-goblins").spare()
    assert table.asked == [(SHADOW, "use-unit-ability")]
    return table


@pytest.mark.rule("B5A-CR-18")
def test_goblin_charge_deals_one_damage_to_both_armies() -> None:
    table = goblins_charge(lake_men=3)
    assert (table.damage(DEFENDED), table.damage(PLACE)) == (1, 0)
    table.shadow.chooses("use-ability:unit-goblins")
    assert (table.damage(DEFENDED), table.damage(PLACE)) == (2, 1)
    assert table.asked == [(FREE, "casualties"), (SHADOW, "casualties")]
    assert table.spare().asked == [(SHADOW, "stop-attack")]


@pytest.mark.rule("B5A-CR-18", "B5A-23.5")
def test_goblin_charge_may_be_declined_and_needs_a_black_hit() -> None:
    table = goblins_charge(lake_men=3)
    table.shadow.chooses("forgo-ability:unit-goblins")
    assert (table.damage(DEFENDED), table.damage(PLACE)) == (1, 0)
    table = Melee.empty().army(DEFENDED, lake_men=3).army(PLACE, goblins=1, orcs=1)
    table.round(1, 6, 1, 1, 1, shadow="unit-goblins").spare()
    assert table.asked == [(SHADOW, "stop-attack")]


@pytest.mark.rule("B5A-CR-18")
def test_goblin_charge_may_destroy_an_army_before_anybody_decides() -> None:
    table = goblins_charge(lake_men=1)
    table.shadow.chooses("use-ability:unit-goblins")
    table.free.accepts()
    table.spare()
    assert events.ArmyDestroyed(FREE, DEFENDED) in table.events
    assert table.asked == [(SHADOW, "advance")]


@pytest.mark.rule("B5A-CR-08")
def test_goblins_in_a_fortification_take_their_own_damage_themselves() -> None:
    table = Melee.empty().controls(RAVENHILL).army(RAVENHILL, goblins=2).army(BELOW, lake_men=3)
    table.round(1, 1, 1, 6, 1, shadow="unit-goblins", place=BELOW, region=RAVENHILL).spare()
    table.shadow.chooses("use-ability:unit-goblins")
    assert (table.damage(RAVENHILL), table.state.breaches[RAVENHILL]) == (1, 0)
    assert table.damage(BELOW) == 2


@pytest.mark.rule("B5A-CR-08")
def test_bodyguards_do_not_prevent_the_damage_of_the_own_charge() -> None:
    table = Melee.empty().army(DEFENDED, lake_men=3).army(PLACE, goblins=2)
    table.character("bolg", PLACE).board(bodyguards=3)
    table.round(6, 6, 1, 1, 1, shadow="unit-goblins").spare()
    table.shadow.chooses("use-ability:unit-goblins")
    assert table.asked == [(FREE, "casualties"), (SHADOW, "casualties")]
    assert (table.damage(PLACE), table.state.bodyguards) == (1, 3)


@pytest.mark.rule("B5A-CR-18")
def test_goblin_charge_damages_the_enemys_fortification_first() -> None:
    table = Melee.empty().army(RAVENHILL, lake_men=2).army(BELOW, goblins=2)
    table.round(6, 1, 1, 1, shadow="unit-goblins", place=BELOW, region=RAVENHILL)
    table.shadow.chooses("use-ability:unit-goblins")
    assert (table.state.breaches[RAVENHILL], table.damage(RAVENHILL)) == (2, 0)
    assert table.damage(BELOW) == 1


@pytest.mark.rule("B5A-CR-18")
@pytest.mark.parametrize("card", ["unit-goblins", "unit-wargs"])
def test_charge_and_rearguard_attack_do_nothing_to_a_destroyed_army(card: str) -> None:
    table = Melee.empty().army(DEFENDED, lake_men=1, damage=1).army(PLACE, goblins=1, wargs=1)
    table.round(6, 1, 1, shadow=card)
    table.free.accepts()
    assert events.ArmyDestroyed(FREE, DEFENDED) in table.events
    assert table.asked == [(SHADOW, "advance")]
    assert table.damage(PLACE) == 0


@pytest.mark.rule("B5A-CR-18")
@pytest.mark.parametrize("card", ["unit-goblins", "unit-wargs", "unit-orcs"])
def test_a_destroyed_army_uses_no_ability_at_the_end_of_the_round(card: str) -> None:
    unit = card.removeprefix("unit-")
    table = Melee.empty().army(DEFENDED, lake_men=3).army(PLACE, damage=1, **{unit: 1})
    table.round(6, 6, 1, 1, shadow=card)
    table.free.chooses("done")
    table.shadow.accepts()
    assert events.ArmyDestroyed(SHADOW, PLACE) in table.events
    assert table.state.battle is None
    assert table.damage(DEFENDED) == 1


# Orcs: Wild Rage


@pytest.mark.rule("B5A-CR-18")
def test_wild_rage_gains_a_leadership_token_for_the_next_round() -> None:
    table = Melee.empty().army(DEFENDED, lake_men=3).army(PLACE, orcs=2)
    table.round(6, 1, 1, 1, 1, shadow="unit-orcs")
    assert table.asked == [(FREE, "casualties")]  # no re-roll in this round
    table.spare().shadow.chooses("use-ability:unit-orcs")
    assert table.tokens(PLACE) == 1
    assert table.asked == [(SHADOW, "stop-attack")]
    table.shadow.chooses("press-on")
    table.free.chooses("stand")
    table.dice(1, 1, 1, 1, 1).manoeuvres()
    table.shadow.may("reroll:1:0").may_not("reroll:2:0", because="B5A-24.1")


@pytest.mark.rule("B5A-CR-18")
def test_wild_rage_works_when_the_enemy_is_destroyed() -> None:
    table = Melee.empty().army(DEFENDED, lake_men=1, damage=1).army(PLACE, orcs=2)
    table.round(6, 1, 1, shadow="unit-orcs")
    table.free.accepts()
    assert table.asked == [(SHADOW, "use-unit-ability")]
    table.shadow.chooses("use-ability:unit-orcs").chooses("advance")
    assert table.tokens(DEFENDED) == 1


@pytest.mark.rule("B5A-CR-18", "B5A-23.5")
def test_wild_rage_may_be_declined_and_needs_a_black_hit() -> None:
    table = Melee.empty().army(DEFENDED, lake_men=3).army(PLACE, orcs=2)
    table.round(6, 1, 1, 1, 1, shadow="unit-orcs").spare()
    table.shadow.chooses("forgo-ability:unit-orcs")
    assert table.tokens(PLACE) == 0
    table = Melee.empty().army(DEFENDED, lake_men=3).army(PLACE, orcs=1, wargs=1)
    table.round(1, 6, 1, 1, 1, shadow="unit-orcs").spare()
    assert table.asked == [(SHADOW, "stop-attack")]


@pytest.mark.rule("B5A-1.12")
def test_wild_rage_gains_nothing_when_all_tokens_are_on_the_board() -> None:
    table = Melee.empty().army(DEFENDED, lake_men=3).army(PLACE, orcs=2)
    table.army("broken-lands-east-hills", orcs=1, tokens=14)
    table.round(6, 1, 1, 1, 1, shadow="unit-orcs").spare()
    table.shadow.chooses("use-ability:unit-orcs")
    assert table.tokens(PLACE) == 0


# Wood-elf Spearmen: Wall of Spears


@pytest.mark.rule("B5A-CR-13")
def test_wall_of_spears_cancels_one_damage() -> None:
    table = Melee.empty().army(DEFENDED, wood_elf_spearmen=3).army(PLACE, orcs=3)
    table.round(6, 6, 1, 6, 1, 1, free="unit-wood-elf-spearmen")
    assert table.asked == [(FREE, "use-unit-ability")]
    table.free.chooses("use-ability:unit-wood-elf-spearmen")
    assert table.used() == [(FREE, "unit-wood-elf-spearmen")]
    assert (table.damage(DEFENDED), table.damage(PLACE)) == (1, 1)


@pytest.mark.rule("B5A-CR-13")
def test_wall_of_spears_changes_the_total_before_the_fortification_takes_its_part() -> None:
    # One point of Ravenhill is left; 3 hits, one cancelled: 1 to the walls, 1 to the army.
    table = Melee.empty().army(RAVENHILL, wood_elf_spearmen=2).army(BELOW, orcs=3)
    table.state.breaches[RAVENHILL] = 2
    table.round(6, 6, 6, 6, 1, free="unit-wood-elf-spearmen", place=BELOW, region=RAVENHILL)
    table.free.chooses("use-ability:unit-wood-elf-spearmen")
    assert events.FortificationDestroyed(RAVENHILL) in table.events
    assert table.damage(RAVENHILL) == 1


@pytest.mark.rule("B5A-CR-13")
def test_wall_of_spears_protects_a_fortification() -> None:
    table = Melee.empty().army(RAVENHILL, wood_elf_spearmen=2).army(BELOW, orcs=2)
    table.round(6, 6, 6, 1, free="unit-wood-elf-spearmen", place=BELOW, region=RAVENHILL)
    table.free.chooses("use-ability:unit-wood-elf-spearmen")
    assert (table.state.breaches[RAVENHILL], table.damage(RAVENHILL)) == (1, 0)


@pytest.mark.rule("B5A-CR-14", "B5A-23.5")
def test_wall_of_spears_may_be_declined_and_needs_a_black_hit() -> None:
    table = Melee.empty().army(DEFENDED, wood_elf_spearmen=2).army(PLACE, orcs=2)
    table.round(6, 1, 6, 1, free="unit-wood-elf-spearmen")
    table.free.chooses("forgo-ability:unit-wood-elf-spearmen")
    assert table.damage(DEFENDED) == 1
    table = Melee.empty().army(DEFENDED, wood_elf_spearmen=1, lake_men=1).army(PLACE, orcs=2)
    table.round(6, 1, 1, 6, free="unit-wood-elf-spearmen")
    assert table.asked == [(FREE, "casualties"), (SHADOW, "casualties")]


@pytest.mark.rule("B5A-CR-13")
def test_the_attackers_manoeuvre_is_resolved_before_the_defender_declares_his() -> None:
    table = Melee.empty().army(DEFENDED, wood_elf_spearmen=4).character("bard", DEFENDED)
    table.army(PLACE, great_orcs=1)
    table.round(6, 1, 6, 1, 1, 1, free="unit-wood-elf-spearmen", shadow="unit-great-orcs")
    table.free.chooses("reroll:0:0")
    table.shadow.chooses("use-ability:unit-great-orcs")
    assert table.asked == [(FREE, "fell-race")]
    table.free.chooses("take-two")
    assert table.asked == [(FREE, "use-unit-ability")]
    table.free.chooses("use-ability:unit-wood-elf-spearmen")
    assert table.damage(DEFENDED) == 2  # one hit and two more, one of them cancelled


def spears_against_goblins(*dice: int) -> Melee:
    """2 Goblins attack 3 Spearmen; both cards are played."""
    table = Melee.empty().army(DEFENDED, wood_elf_spearmen=3).army(PLACE, goblins=2)
    return table.round(*dice, free="unit-wood-elf-spearmen", shadow="unit-goblins")


@pytest.mark.rule("B5A-CR-14")
def test_a_wall_of_spears_that_was_not_used_may_stop_a_goblin_charge() -> None:
    table = spears_against_goblins(6, 1, 6, 1, 1)
    table.free.chooses("forgo-ability:unit-wood-elf-spearmen")
    table.spare().shadow.chooses("use-ability:unit-goblins")
    table.free.may("forgo-ability:unit-wood-elf-spearmen")
    table.free.chooses("use-ability:unit-wood-elf-spearmen")
    assert table.damage(DEFENDED) == 1  # the hit, not the charge
    assert table.damage(PLACE) == 2  # the hit, and what they did to themselves


@pytest.mark.rule("B5A-CR-14")
def test_a_wall_of_spears_that_was_used_does_not_stop_a_goblin_charge() -> None:
    table = spears_against_goblins(6, 1, 6, 1, 1)
    table.free.chooses("use-ability:unit-wood-elf-spearmen")
    assert table.damage(DEFENDED) == 0
    table.spare().shadow.chooses("use-ability:unit-goblins")
    assert table.asked == [(FREE, "casualties"), (SHADOW, "casualties")]
    assert table.damage(DEFENDED) == 1


@pytest.mark.rule("B5A-CR-14")
def test_spears_that_did_not_hit_do_not_stop_a_goblin_charge() -> None:
    table = spears_against_goblins(6, 1, 1, 1, 1)
    table.spare().shadow.chooses("use-ability:unit-goblins")
    assert table.damage(DEFENDED) == 2


# Wood-elf Archers and Lake-men: Hail of Darts


@pytest.mark.rule("B5A-CR-13")
@pytest.mark.parametrize("unit", ["wood-elf-archers", "lake-men"])
def test_hail_of_darts_deals_one_damage_beyond_the_hits(unit: str) -> None:
    table = Melee.empty().army(DEFENDED, **{unit: 2}).army(PLACE, orcs=4)
    table.round(1, 1, 1, 1, 6, 1, free=f"unit-{unit}")
    assert table.asked == [(FREE, "use-unit-ability")]
    table.free.chooses(f"use-ability:unit-{unit}")
    assert table.used() == [(FREE, f"unit-{unit}")]
    assert table.damage(PLACE) == 2


@pytest.mark.rule("B5A-CR-13", "B5A-23.5")
@pytest.mark.parametrize("unit", ["wood-elf-archers", "lake-men"])
def test_hail_of_darts_may_be_declined_and_needs_a_black_hit(unit: str) -> None:
    table = Melee.empty().army(DEFENDED, **{unit: 2}).army(PLACE, orcs=4)
    table.round(1, 1, 1, 1, 6, 1, free=f"unit-{unit}")
    table.free.chooses(f"forgo-ability:unit-{unit}")
    assert table.damage(PLACE) == 1
    table = Melee.empty().army(DEFENDED, dwarf_regulars=1, **{unit: 1}).army(PLACE, orcs=4)
    table.round(1, 1, 1, 1, 4, 6, free=f"unit-{unit}")
    assert table.asked == [(SHADOW, "casualties")]
    assert table.damage(PLACE) == 1


@pytest.mark.rule("B5A-CR-13")
@pytest.mark.parametrize("unit", ["wood-elf-archers", "lake-men"])
def test_hail_of_darts_is_a_card_of_one_type_only(unit: str) -> None:
    # The other archers of the army bring no black die.
    table = Melee.empty().army(DEFENDED, wood_elf_archers=1, lake_men=1).army(PLACE, orcs=4)
    table.round(1, 1, 1, 1, 1, 6, free=f"unit-{unit}")
    assert events.CombatRolled(FREE, (1,), (6,), 5) in table.events
    assert table.asked == [(SHADOW, "casualties")]


@pytest.mark.rule("B5A-CR-13")
def test_hail_of_darts_goes_to_a_fortification_first() -> None:
    table = Melee.empty().controls(RAVENHILL).army(RAVENHILL, orcs=2).army(BELOW, lake_men=2)
    table.round(6, 1, 1, 1, free="unit-lake-men", place=BELOW, region=RAVENHILL)
    table.free.chooses("use-ability:unit-lake-men")
    assert (table.state.breaches[RAVENHILL], table.damage(RAVENHILL)) == (2, 0)


@pytest.mark.rule("B5A-CR-13")
@pytest.mark.parametrize(("choice", "damage"), [("spend-bodyguard", 0), ("keep-bodyguard", 3)])
def test_bodyguards_are_asked_when_the_total_is_known(choice: str, damage: int) -> None:
    table = Melee.empty().army(DEFENDED, lake_men=3).army(PLACE, orcs=4)
    table.character("bolg", PLACE).board(bodyguards=1)
    table.round(1, 1, 1, 1, 6, 6, 1, free="unit-lake-men")
    table.shadow.chooses("reroll:0:0")
    table.free.chooses("use-ability:unit-lake-men")
    assert table.asked == [(SHADOW, "use-bodyguard")]
    table.shadow.chooses(choice)
    assert table.damage(PLACE) == damage


@pytest.mark.rule("B5A-CR-13")
def test_vampire_like_comes_after_the_unit_manoeuvres() -> None:
    table = Melee.empty().army(DEFENDED, wood_elf_spearmen=3).army(PLACE, orcs=3)
    table.state.bats["valley"] = 1
    table.round(6, 6, 1, 6, 1, 1, free="unit-wood-elf-spearmen", shadow="vampire-like")
    assert table.asked == [(FREE, "use-unit-ability")]
    table.free.chooses("use-ability:unit-wood-elf-spearmen")
    assert table.asked == [(SHADOW, "use-vampire")]
    table.shadow.chooses("spend-bats")
    assert table.damage(DEFENDED) == 2


@pytest.mark.rule("B5A-CR-15")
def test_vampire_like_counts_damage_before_it_is_prevented() -> None:
    table = Melee.empty().army(DEFENDED, wood_elf_spearmen=3).army(PLACE, orcs=3)
    table.state.bats["valley"] = 2
    table.round(6, 1, 1, 6, 1, 1, free="unit-wood-elf-spearmen", shadow="vampire-like")
    table.free.chooses("use-ability:unit-wood-elf-spearmen")
    assert table.asked == [(SHADOW, "use-vampire")]
    table.shadow.chooses("spend-bats")
    assert table.state.bats["valley"] == 1  # one figure in a round
    assert table.asked == [(FREE, "casualties"), (SHADOW, "casualties")]
    assert table.damage(DEFENDED) == 1


@pytest.mark.rule("B5A-CR-15")
def test_vampire_like_counts_damage_to_a_fortification() -> None:
    table = Melee.empty().army(RAVENHILL, lake_men=2).army(BELOW, orcs=2)
    table.state.bats["southern-spur"] = 1
    table.round(6, 1, 1, 1, shadow="vampire-like", place=BELOW, region=RAVENHILL)
    table.shadow.chooses("spend-bats")
    assert (table.state.breaches[RAVENHILL], table.damage(RAVENHILL)) == (2, 0)


@pytest.mark.rule("B5A-CR-15")
def test_vampire_like_needs_damage_and_may_be_declined() -> None:
    table = Melee.empty().army(DEFENDED, lake_men=2).army(PLACE, orcs=2)
    table.state.bats["valley"] = 1
    table.round(1, 1, 6, 1, shadow="vampire-like")
    assert table.asked == [(SHADOW, "casualties")]
    table = Melee.empty().army(DEFENDED, lake_men=2).army(PLACE, orcs=2)
    table.state.bats["valley"] = 1
    table.round(6, 1, 1, 1, shadow="vampire-like")
    table.shadow.chooses("keep-bats")
    assert (table.damage(DEFENDED), table.state.bats["valley"]) == (1, 1)


# Dwarf Veterans: Old Hatred


@pytest.mark.rule("B5A-CR-17")
def test_old_hatred_deals_a_damage_and_takes_a_token_after_the_re_rolls() -> None:
    table = Melee.empty().army(DEFENDED, dwarf_veterans=1).army(PLACE, orcs=4, tokens=2)
    table.round(1, 1, 1, 1, 6, 1, 5, 5, free="unit-dwarf-veterans")
    table.shadow.chooses("reroll:2:0")  # both tokens still lead
    table.free.chooses("use-ability:unit-dwarf-veterans")
    assert events.TokensLost(SHADOW, PLACE, 1) in table.events
    assert (table.damage(PLACE), table.tokens(PLACE)) == (2, 1)


@pytest.mark.rule("B5A-CR-17")
def test_the_token_lost_to_old_hatred_is_missing_in_the_next_round() -> None:
    table = Melee.empty().army(DEFENDED, dwarf_veterans=1).army(PLACE, orcs=4, tokens=1)
    table.round(1, 1, 1, 1, 6, 1, free="unit-dwarf-veterans")
    table.shadow.chooses("reroll:0:0")
    table.free.chooses("use-ability:unit-dwarf-veterans")
    table.spare().shadow.chooses("press-on")
    table.free.chooses("stand")
    table.dice(*[1] * 6).manoeuvres()
    assert table.tokens(PLACE) == 0
    assert table.asked == [(SHADOW, "casualties")]  # nothing to re-roll with


@pytest.mark.rule("B5A-CR-17")
def test_old_hatred_deals_its_damage_where_there_is_no_token_and_spares_characters() -> None:
    table = Melee.empty().army(DEFENDED, dwarf_veterans=1).army(PLACE, orcs=4)
    table.character("bolg", PLACE)
    table.round(1, 1, 1, 1, 6, 1, free="unit-dwarf-veterans")
    table.shadow.chooses("reroll:0:0")
    table.free.chooses("use-ability:unit-dwarf-veterans")
    assert table.damage(PLACE) == 2
    assert table.state.characters["bolg"] == PLACE


@pytest.mark.rule("B5A-CR-17", "B5A-23.5")
def test_old_hatred_may_be_declined_and_needs_a_black_hit() -> None:
    for die, asked in ((6, True), (4, False)):
        table = Melee.empty().army(DEFENDED, dwarf_veterans=1).army(PLACE, orcs=4, tokens=1)
        table.round(1, 1, 1, 1, die, 6, free="unit-dwarf-veterans").shadow.chooses("reroll:0:0")
        assert (table.asked == [(FREE, "use-unit-ability")]) is asked
        if asked:
            table.free.chooses("forgo-ability:unit-dwarf-veterans")
        assert (table.damage(PLACE), table.tokens(PLACE)) == (1 + asked, 1)


# Dwarf Regulars: Redoubtable


def regulars(*dice: int, damage: int = 0, **others: int) -> Melee:
    """4 Orcs attack 2 Dwarf Regulars and others; the casualties are being chosen."""
    table = Melee.empty().army(DEFENDED, dwarf_regulars=2, damage=damage, **others)
    table.army(PLACE, orcs=4).round(*dice, free="unit-dwarf-regulars")
    assert (FREE, "casualties") in table.asked
    return table


@pytest.mark.rule("B5A-CR-13")
def test_redoubtable_removes_three_damage_for_one_dwarf_regulars_unit() -> None:
    table = regulars(6, 6, 6, 6, 6, 1, 1, lake_men=1)
    assert table.damage(DEFENDED) == 4
    table.free.may_not("done", because="B5A-25.8").chooses("redoubtable")
    table.free.may_not("redoubtable", because="B5A-23.5")  # once a round
    table.free.chooses("done")
    table.spare()
    assert table.used() == [(FREE, "unit-dwarf-regulars")]
    assert table.units(DEFENDED) == {"dwarf-regulars": 1, "lake-men": 1}
    assert table.damage(DEFENDED) == 1


@pytest.mark.rule("B5A-CR-13")
def test_redoubtable_is_a_better_rate_beside_ordinary_casualties() -> None:
    table = regulars(6, 6, 6, 6, 6, 1, 1, 1, damage=1, lake_men=2)
    table.free.chooses("redoubtable", "lose:dwarf-regulars", "done")  # 3 and 2 of 5
    table.spare()
    assert (table.units(DEFENDED), table.damage(DEFENDED)) == ({"lake-men": 2}, 0)


@pytest.mark.rule("B5A-CR-13")
def test_redoubtable_removes_no_more_than_there_is() -> None:
    table = regulars(6, 6, 1, 1, 6, 1)
    table.free.chooses("redoubtable", "done")
    table.spare()
    assert (table.units(DEFENDED), table.damage(DEFENDED)) == ({"dwarf-regulars": 1}, 0)


@pytest.mark.rule("B5A-CR-13", "B5A-23.5")
def test_redoubtable_may_be_declined_and_needs_a_black_hit() -> None:
    table = regulars(6, 6, 1, 1, 6, 1)
    table.free.may("redoubtable").chooses("done")
    table.spare()
    assert (table.units(DEFENDED), table.damage(DEFENDED)) == ({"dwarf-regulars": 2}, 2)
    table = regulars(6, 6, 1, 1, 4, 4, 6, lake_men=1)
    table.free.may_not("redoubtable", because="B5A-23.5")


@pytest.mark.rule("B5A-CR-13")
def test_redoubtable_needs_a_dwarf_regulars_unit_that_is_left() -> None:
    table = regulars(6, 6, 6, 6, 6, 1, 1, lake_men=1)
    table.free.chooses("lose:dwarf-regulars").may("redoubtable").chooses("lose:lake-men")
    table.free.may_not("redoubtable", because="B5A-25.10")  # no damage is left
    table = regulars(6, 6, 6, 6, 6, 1, 1, 1, 1, damage=1, lake_men=3)
    table.free.chooses("lose:dwarf-regulars", "lose:dwarf-regulars")
    table.free.may_not("redoubtable", because="B5A-25.7")


# Great Orcs: Fell Race


def fell_race(*, tokens: int = 0, characters: tuple[str, ...] = ()) -> Melee:
    """Great Orcs that hit once with their black die use their ability against 5 Lake-men."""
    table = Melee.empty().army(DEFENDED, lake_men=5, tokens=tokens).army(PLACE, great_orcs=1)
    for who in characters:
        table.character(who, DEFENDED)
    table.round(6, 1, 1, 1, 1, 1, 1, shadow="unit-great-orcs")
    if (FREE, "leader-reroll") in table.asked:
        table.free.chooses("reroll:0:0")
    table.shadow.chooses("use-ability:unit-great-orcs")
    return table


@pytest.mark.rule("B5A-CR-16")
def test_fell_race_lets_the_opponent_choose_what_he_suffers() -> None:
    table = fell_race(tokens=1, characters=("bard", "bilbo"))
    assert table.asked == [(FREE, "fell-race")]
    assert set(table.free.options) == {
        "take-two",
        "give-tokens",
        "give-character:bard",
        "give-character:bilbo",
    }


@pytest.mark.rule("B5A-CR-16")
def test_fell_race_may_deal_two_more_damage() -> None:
    table = fell_race(tokens=2, characters=("bard",))
    table.free.chooses("take-two")
    assert (table.damage(DEFENDED), table.tokens(DEFENDED)) == (3, 2)
    assert table.state.characters["bard"] == DEFENDED


@pytest.mark.rule("B5A-CR-16")
def test_fell_race_may_take_all_tokens() -> None:
    table = fell_race(tokens=2, characters=("bard",))
    table.free.chooses("give-tokens")
    assert events.TokensLost(FREE, DEFENDED, 2) in table.events
    assert (table.damage(DEFENDED), table.tokens(DEFENDED)) == (1, 0)
    assert table.state.characters["bard"] == DEFENDED


@pytest.mark.rule("B5A-CR-16")
def test_fell_race_may_take_one_character_for_good() -> None:
    table = fell_race(tokens=2, characters=("bard", "dain"))
    table.free.chooses("give-character:bard")
    assert events.CharacterEliminated("bard") in table.events
    assert table.state.characters["bard"] == "eliminated"
    assert table.state.characters["dain"] == DEFENDED
    assert (table.damage(DEFENDED), table.tokens(DEFENDED)) == (1, 2)


@pytest.mark.rule("B5A-CR-16")
def test_fell_race_takes_only_what_is_with_the_army() -> None:
    table = Melee.empty().army(DEFENDED, lake_men=4).character("bard", DEFENDED)
    table.army(PLACE, great_orcs=1).army("lower-slopes", lake_men=1, tokens=2)
    table.character("dain", "lower-slopes")
    table.round(6, 1, 1, 1, 1, 1, shadow="unit-great-orcs").free.chooses("reroll:0:0")
    table.shadow.chooses("use-ability:unit-great-orcs")
    table.free.may("take-two", "give-character:bard")
    table.free.may_not("give-tokens", "give-character:dain", because="B5A-CR-16")


@pytest.mark.rule("B5A-CR-16")
def test_an_army_with_nothing_to_give_takes_the_two_damage() -> None:
    table = fell_race()
    assert table.asked == [(FREE, "casualties")]
    assert table.damage(DEFENDED) == 3


@pytest.mark.rule("B5A-CR-16")
def test_the_two_damage_of_fell_race_go_to_a_fortification_first() -> None:
    table = Melee.empty().army(RAVENHILL, lake_men=2).army(BELOW, great_orcs=1)
    table.state.breaches[RAVENHILL] = 1
    table.round(6, 1, 1, 1, shadow="unit-great-orcs", place=BELOW, region=RAVENHILL)
    table.shadow.chooses("use-ability:unit-great-orcs")
    assert (table.state.breaches[RAVENHILL], table.damage(RAVENHILL)) == (3, 1)


@pytest.mark.rule("B5A-CR-16", "B5A-23.5")
def test_fell_race_may_be_declined_and_needs_a_black_hit() -> None:
    table = Melee.empty().army(DEFENDED, lake_men=4).army(PLACE, great_orcs=1)
    table.round(6, 1, 1, 1, 1, 1, shadow="unit-great-orcs")
    table.shadow.chooses("forgo-ability:unit-great-orcs")
    assert table.damage(DEFENDED) == 1
    table = Melee.empty().army(DEFENDED, lake_men=4).army(PLACE, great_orcs=1)
    table.round(1, 6, 1, 1, 1, 1, shadow="unit-great-orcs")  # the white die hits
    assert table.asked == [(FREE, "casualties")]
    assert table.damage(DEFENDED) == 1


@pytest.mark.rule("B5A-23.5", "B5A-CR-14")
def test_nobody_is_asked_for_a_wall_of_spears_without_damage() -> None:
    table = Melee.empty().army(DEFENDED, wood_elf_spearmen=2).army(PLACE, orcs=2)
    table.round(1, 1, 6, 1, free="unit-wood-elf-spearmen")
    assert table.damage(PLACE) == 1
    assert table.asked == [(SHADOW, "casualties")]


def charged(*, who: str) -> Melee:
    """Goblins in the plains charge the Dwarves who attack them; a character is with the Dwarves."""
    table = Melee.empty().army(DEFENDED, goblins=2).army(PLACE, dwarf_regulars=3)
    table.character(who, PLACE).board(rings=5)
    table.beside("fate-shining-armour").round(1, 1, 1, 6, 1, shadow="unit-goblins")
    if who == "thorin":
        table.free.chooses("reroll:0:0").chooses("armour:0")
    else:
        table.free.chooses("forgo")
    table.spare().shadow.chooses("use-ability:unit-goblins")
    return table


@pytest.mark.rule("B5A-10.21")
def test_bilbo_takes_the_damage_of_a_goblin_charge_away() -> None:
    table = charged(who="bilbo")
    assert table.damage(PLACE) == 2
    assert table.asked == [(FREE, "use-bilbo")]
    table.free.chooses("vanish")
    assert table.damage(PLACE) == 0


@pytest.mark.rule("B5A-CR-28")
def test_shining_armour_takes_the_damage_of_a_goblin_charge() -> None:
    table = charged(who="thorin")
    assert table.asked == [(FREE, "shining-armour")]
    table.free.chooses("armour:1")
    assert (table.damage(PLACE), table.state.armour) == (1, 1)
