"""Chapter 28: the end of a round, retreat and rout, and the advance of the winner."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board import events

MARSH = "valley-north-marsh"
NORTHEAST = "valley-northeast-plains"
NORTHWEST = "valley-northwest-plains"
SOUTHWEST = "valley-southwest-plains"
CENTRAL = "valley-central-plains"
HILLS = "valley-central-hills"
EAST_MARSH = "valley-east-marsh"
DALE = "ruins-of-dale"
FORD = "eastern-bank-ford-plains"
"""North of the marsh, across a ford."""


class Clash(Battlefield):
    """A battle in the marsh, attacked from the plains to the east."""

    def begin(self, place: str = NORTHEAST, region: str = MARSH) -> Clash:
        """Begin the attack; both sides have dice left, so the turn continues afterwards."""
        self.attack(place, region)
        self.board(dice=[{"muster-army": 1}, {"muster-army": 1}])
        return self

    def fight(self, *dice: int, free: str = "regroup", shadow: str = "regroup") -> Clash:
        """Fight a round with these dice, the attacker's first."""
        self.dice(*dice).manoeuvres(free=free, shadow=shadow)
        return self

    def presses(self, *dice: int, free: str = "regroup", shadow: str = "regroup") -> Clash:
        """Fight a round, after which the Shadow continues the attack."""
        self.fight(*dice, free=free, shadow=shadow).shadow.chooses("press-on")
        return self

    def regions(self, seat: int) -> set[str]:
        """Return the regions to which an army may retreat."""
        return {option.partition(":")[2] for option in self.seat(seat).options}


def clash() -> Clash:
    """2 Orcs attack 2 Lake-men in the marsh; nobody else is near."""
    return Clash.empty().army(MARSH, lake_men=2).army(NORTHEAST, orcs=2)


def beset() -> Clash:
    """As `clash`, with no region to which the Free Peoples may retreat."""
    return clash().army(SOUTHWEST, orcs=1).controls(DALE)


def battle_is_over(table: Battlefield) -> bool:
    return table.state.battle is None


# B5A-28.1 to 28.6: who ends a battle


@pytest.mark.rule("B5A-28.1")
def test_the_battle_ends_when_the_attacker_is_destroyed() -> None:
    table = clash().begin().fight(1, 1, 6, 6, free="unit-lake-men")
    table.free.chooses("use-ability:unit-lake-men")
    table.shadow.chooses("lose:orcs", "lose:orcs", "done")
    assert events.ArmyDestroyed(SHADOW, NORTHEAST) in table.events
    assert events.BattleEnded(MARSH, FREE) in table.events
    assert battle_is_over(table)


@pytest.mark.rule("B5A-28.1", "B5A-28.7")
def test_the_battle_ends_when_the_defender_is_destroyed_and_the_attacker_may_advance() -> None:
    table = Clash.empty().army(MARSH, lake_men=1).army(NORTHEAST, orcs=2)
    table.begin().fight(6, 6, 1)
    table.free.accepts()
    assert events.ArmyDestroyed(FREE, MARSH) in table.events
    assert table.asked == [(SHADOW, "advance")]
    table.shadow.chooses("advance")
    assert events.BattleEnded(MARSH, SHADOW) in table.events
    assert table.units(MARSH) == {"orcs": 2}


@pytest.mark.rule("B5A-28.2")
@pytest.mark.parametrize("attacker", [FREE, SHADOW])
def test_the_attacker_decides_first_whether_to_stop(attacker: int) -> None:
    table = clash()
    table.begin(*((NORTHEAST, MARSH) if attacker == SHADOW else (MARSH, NORTHEAST)))
    table.fight(1, 1, 1, 1)
    assert table.asked == [(attacker, "stop-attack")]
    assert set(table.seat(attacker).options) == {"stop-attack", "press-on"}
    table.seat(attacker).chooses("press-on")
    assert table.asked == [(1 - attacker, "retreat-or-rout")]


@pytest.mark.rule("B5A-28.3")
def test_an_attacker_who_stops_ends_the_battle_without_advance() -> None:
    table = clash().begin().fight(6, 1, 6, 1)
    table.free.chooses("done")
    table.shadow.chooses("done").chooses("stop-attack")
    assert events.AttackStopped(SHADOW, MARSH) in table.events
    assert events.BattleEnded(MARSH, -1) in table.events
    assert battle_is_over(table)
    assert table.units(MARSH) == {"lake-men": 2}
    assert table.units(NORTHEAST) == {"orcs": 2}
    assert (table.damage(MARSH), table.damage(NORTHEAST)) == (1, 1)


@pytest.mark.rule("B5A-28.4", "B5A-28.5")
def test_a_defender_who_regrouped_may_retreat_and_not_rout() -> None:
    table = clash().begin().presses(1, 1, 1, 1, free="regroup")
    table.free.may("stand", "retreat").may_not("rout", because="B5A-28.5")
    assert set(table.free.options) == {"stand", "retreat"}


@pytest.mark.rule("B5A-28.4", "B5A-28.5")
def test_a_defender_who_did_not_regroup_may_rout_and_not_retreat() -> None:
    table = clash().begin().presses(1, 1, 1, 1, free="unit-lake-men")
    table.free.may("stand", "rout").may_not("retreat", because="B5A-28.4")
    assert set(table.free.options) == {"stand", "rout"}


@pytest.mark.rule("B5A-28.4")
def test_only_regroup_in_the_same_round_allows_a_retreat() -> None:
    table = clash().begin().presses(1, 1, 1, 1, free="regroup")
    table.free.chooses("stand")
    table.presses(1, 1, 1, 1, free="unit-lake-men")
    table.free.may_not("retreat", because="B5A-28.4").may("rout")


@pytest.mark.rule("B5A-28.6")
def test_a_new_round_begins_with_manoeuvres_and_used_cards_stay_used() -> None:
    table = clash().begin().presses(1, 1, 1, 1, free="unit-lake-men", shadow="unit-orcs")
    table.free.chooses("stand")
    assert events.RoundBegan(2, NORTHEAST, MARSH) in table.events
    assert table.asked == [(FREE, "manoeuvre"), (SHADOW, "manoeuvre")]
    table.free.may_not("manoeuvre:unit-lake-men", because="B5A-22.4")
    table.shadow.may_not("manoeuvre:unit-orcs", because="B5A-22.4")


@pytest.mark.rule("B5A-28.6")
def test_the_number_of_rounds_is_not_limited() -> None:
    table = clash().begin()
    for number in range(2, 22):
        table.presses(1, 1, 1, 1)
        table.free.chooses("stand")
        assert events.RoundBegan(number, NORTHEAST, MARSH) in table.events


# B5A-28.7 to 28.9: who wins


@pytest.mark.rule("B5A-28.7")
@pytest.mark.parametrize(("card", "leaving"), [("regroup", "retreat"), ("unit-lake-men", "rout")])
def test_the_attacker_may_advance_when_the_defender_has_left(card: str, leaving: str) -> None:
    table = clash().begin().presses(1, 1, 1, 1, free=card)
    table.free.chooses(leaving).chooses(f"retreat-to:{NORTHWEST}")
    assert table.asked == [(SHADOW, "advance")]
    table.shadow.chooses("advance")
    assert events.Advanced(SHADOW, NORTHEAST, MARSH) in table.events
    assert events.BattleEnded(MARSH, SHADOW) in table.events
    assert (table.units(MARSH), table.units(NORTHEAST)) == ({"orcs": 2}, {})
    assert table.units(NORTHWEST) == {"lake-men": 2}


@pytest.mark.rule("B5A-28.8", "B5A-28.1")
@pytest.mark.parametrize("attacker", [FREE, SHADOW])
def test_if_both_armies_are_destroyed_control_stays_with_the_defender(attacker: int) -> None:
    table = Clash.empty()
    if attacker == SHADOW:
        table.army(DALE, lake_men=1, damage=1).army(MARSH, orcs=1, damage=1)
    else:
        table.controls(DALE).army(DALE, orcs=1, damage=1).army(MARSH, lake_men=1, damage=1)
    table.begin(MARSH, DALE).fight(6, 6)
    table.free.accepts()
    table.shadow.accepts()
    assert events.BattleEnded(DALE, -1) in table.events
    assert battle_is_over(table)
    assert (table.units(DALE), table.units(MARSH)) == ({}, {})
    assert table.state.control[DALE] is (attacker == FREE)


@pytest.mark.rule("B5A-28.9")
def test_the_attacker_can_neither_retreat_nor_rout() -> None:
    table = clash().begin().fight(1, 1, 1, 1, shadow="regroup")
    table.shadow.may_not("retreat", "rout", because="B5A-28.9")
    assert set(table.shadow.options) == {"stop-attack", "press-on"}


# B5A-28.10 to 28.16, 28.19: where an army retreats


@pytest.mark.rule("B5A-28.10")
def test_the_whole_army_retreats() -> None:
    table = clash().army(MARSH, lake_men=2, dwarf_regulars=1, damage=2, tokens=1)
    table.character("bard", MARSH).character("bilbo", MARSH)
    table.begin().fight(1, 1, 1, 1, 1)
    table.free.chooses("reroll:0:0").chooses("done")
    table.shadow.chooses("press-on")
    table.free.chooses("retreat")
    assert all(option.startswith("retreat-to:") for option in table.free.options)
    table.free.chooses(f"retreat-to:{NORTHWEST}")
    assert events.Withdrew(FREE, MARSH, NORTHWEST, rout=False) in table.events
    assert table.units(NORTHWEST) == {"lake-men": 2, "dwarf-regulars": 1}
    assert (table.damage(NORTHWEST), table.tokens(NORTHWEST)) == (2, 1)
    assert table.state.characters["bard"] == NORTHWEST
    assert table.state.characters["bilbo"] == NORTHWEST
    assert table.units(MARSH) == {}


@pytest.mark.rule("B5A-28.12", "B5A-28.13", "B5A-28.15")
def test_north_of_dale_only_the_west_is_left() -> None:
    # The ford in the north, an army next to Dale and Dale under Shadow control, the attacker
    # in the east and next to the hills.
    table = clash().army(CENTRAL, orcs=1).controls(DALE).begin().presses(1, 1, 1, 1)
    table.free.chooses("retreat")
    assert events.Withdrew(FREE, MARSH, NORTHWEST, rout=False) in table.events
    assert table.units(NORTHWEST) == {"lake-men": 2}
    assert table.damage(NORTHWEST) == 0


@pytest.mark.rule("B5A-28.11")
def test_the_defender_chooses_among_the_allowed_regions() -> None:
    table = clash().begin().presses(1, 1, 1, 1)
    table.free.chooses("retreat")
    assert table.asked == [(FREE, "retreat-region")]
    assert table.regions(FREE) == {NORTHWEST, DALE}
    table.free.chooses(f"retreat-to:{DALE}")
    assert table.units(DALE) == {"lake-men": 2}


@pytest.mark.rule("B5A-28.12")
def test_nobody_retreats_to_an_enemy_army_or_under_enemy_control() -> None:
    # The Shadow retreats from the marsh; the Free Peoples control Dale and stand in the northwest.
    table = Clash.empty().army(MARSH, orcs=2).army(FORD, lake_men=2).army(NORTHWEST, lake_men=1)
    table.begin(FORD, MARSH).fight(1, 1, 1, 1).free.chooses("press-on")
    table.shadow.chooses("retreat")
    table.shadow.may_not(f"retreat-to:{DALE}", f"retreat-to:{NORTHWEST}", because="B5A-28.12")
    table.shadow.may_not(f"retreat-to:{FORD}", because="B5A-28.12")  # the attacker
    assert table.regions(SHADOW) == {NORTHEAST, HILLS}


@pytest.mark.rule("B5A-28.13")
def test_nobody_retreats_next_to_an_enemy_army() -> None:
    table = clash().army(SOUTHWEST, orcs=1).army(FORD, lake_men=1).begin().presses(1, 1, 1, 1)
    table.free.chooses("retreat").may(f"retreat-to:{FORD}")
    table.free.may_not(f"retreat-to:{NORTHWEST}", because="B5A-28.13")  # southwest of it
    table.free.may_not(f"retreat-to:{HILLS}", because="B5A-28.13")  # the attacker


def ambushed() -> Clash:
    """Lake-men attack Orcs in the hills, who have friends south of them and hold Dale."""
    table = Clash.empty().army(HILLS, orcs=2).army(EAST_MARSH, lake_men=2)
    return table.army(CENTRAL, orcs=1).controls(DALE)


def driven(table: Clash) -> Clash:
    """A round without a hit, after which the Shadow retreats."""
    table.begin(EAST_MARSH, HILLS).fight(1, 1, 1, 1).free.chooses("press-on")
    table.shadow.chooses("retreat")
    return table


@pytest.mark.rule("B5A-28.14")
def test_the_shadow_retreats_neither_to_beorn_nor_beside_him() -> None:
    assert driven(ambushed()).regions(SHADOW) == {MARSH, DALE, CENTRAL}
    table = driven(ambushed().beorn(MARSH))
    assert table.regions(SHADOW) == {DALE, CENTRAL}
    table.shadow.may_not(f"retreat-to:{MARSH}", because="B5A-28.14")
    table = driven(ambushed().beorn(NORTHWEST))  # west of the marsh
    assert table.regions(SHADOW) == {DALE, CENTRAL}
    table.shadow.may_not(f"retreat-to:{MARSH}", because="B5A-28.13")


@pytest.mark.rule("B5A-28.14")
def test_what_the_shadow_holds_is_allowed_beside_beorn_too() -> None:
    table = driven(ambushed().beorn("valley-south-plains"))  # beside Dale and the army
    assert table.regions(SHADOW) == {MARSH, DALE, CENTRAL}


@pytest.mark.rule("B5A-28.14")
def test_beorn_keeps_no_friend_from_retreating_beside_him() -> None:
    table = clash().beorn(SOUTHWEST).begin().presses(1, 1, 1, 1)
    table.free.chooses("retreat")
    assert table.regions(FREE) == {NORTHWEST, DALE}


@pytest.mark.rule("B5A-28.14", "B5A-28.17")
def test_the_shadow_is_not_driven_to_beorn() -> None:
    table = Clash.empty().army(HILLS, orcs=2).army(EAST_MARSH, lake_men=2)
    table = driven(table.army(NORTHWEST, lake_men=1).beorn(NORTHEAST))
    assert table.asked == [(FREE, "forced-retreat-region")]
    assert table.regions(FREE) == {MARSH, CENTRAL}
    table.free.may_not(f"drive-to:{NORTHEAST}", because="B5A-28.17")


@pytest.mark.rule("B5A-28.14", "B5A-28.18")
def test_an_army_whose_only_way_beorn_bars_cannot_retreat() -> None:
    mountains = "southern-spur-west-mountains"
    table = Clash.empty().army(mountains, orcs=2).army("ravenhill", lake_men=2)
    table.beorn("southern-spur-south-mountains").begin("ravenhill", mountains)
    table.fight(1, 1, 1, 1).shadow.may_not("retreat", because="B5A-28.18")
    table.free.chooses("press-on")
    assert table.asked == [(FREE, "manoeuvre"), (SHADOW, "manoeuvre")]


@pytest.mark.rule("B5A-28.15")
def test_nobody_retreats_across_a_ford() -> None:
    table = clash().begin().presses(1, 1, 1, 1)
    table.free.chooses("retreat")
    table.free.may_not(f"retreat-to:{FORD}", because="B5A-28.15")
    # The same ford from the other side.
    table = Clash.empty().army(FORD, orcs=1).army("eastern-bank-east-plains", lake_men=1)
    table.begin("eastern-bank-east-plains", FORD).fight(1, 1).free.chooses("press-on")
    table.shadow.chooses("retreat").may_not(f"retreat-to:{MARSH}", because="B5A-28.15")


@pytest.mark.rule("B5A-28.16")
def test_a_controlled_region_is_always_allowed() -> None:
    table = clash().army(CENTRAL, orcs=1).begin().presses(1, 1, 1, 1)
    table.free.chooses("retreat").may(f"retreat-to:{DALE}")  # next to the army in the centre
    # Across a ford into the Camp, next to a Shadow army.
    table = Clash.empty().army(NORTHWEST, lake_men=1).army(MARSH, orcs=1)
    table.army("eastern-bank-north-plains", orcs=1).begin(MARSH, NORTHWEST).presses(1, 1)
    table.free.chooses("retreat").may("retreat-to:camp")


@pytest.mark.rule("B5A-28.16")
def test_a_region_with_an_army_of_the_defender_is_always_allowed() -> None:
    # Across the ford, and next to the attacker.
    table = clash().army(FORD, lake_men=1).army(HILLS, lake_men=1).begin().presses(1, 1, 1, 1)
    table.free.chooses("retreat").may(f"retreat-to:{FORD}", f"retreat-to:{HILLS}")


@pytest.mark.rule("B5A-28.19")
def test_an_army_retreats_neither_across_the_river_nor_into_a_pass() -> None:
    table = clash().begin().presses(1, 1, 1, 1)
    table.free.chooses("retreat")
    table.free.may_not("retreat-to:eastern-bank-north-plains", because="B5A-3.4")
    # The arrow of the northern pass leads here, and not back.
    linked = "eastern-bank-central-mountains"
    table = Clash.empty().army(linked, goblins=1).army(FORD, lake_men=1)
    for around in ("north-plains", "west-mountains", "east-mountains"):
        table.army(f"eastern-bank-{around}", lake_men=1)
    table.begin(FORD, linked).fight(1, 1).shadow.may_not("retreat", because="B5A-28.18")


# B5A-28.17, 28.18, 28.20: no way out, and too many in one place


@pytest.mark.rule("B5A-28.17")
def test_if_no_region_is_allowed_the_attacker_chooses_and_deals_a_damage() -> None:
    table = beset().begin().presses(1, 1, 1, 1)
    table.free.chooses("retreat")
    assert table.asked == [(SHADOW, "forced-retreat-region")]
    table.shadow.may(f"drive-to:{NORTHWEST}")  # next to an army of his
    table.shadow.may(f"drive-to:{FORD}")  # across a ford
    table.shadow.may(f"drive-to:{HILLS}")  # next to the attacker
    table.shadow.may_not(f"drive-to:{NORTHEAST}", because="B5A-28.17")  # an army of his
    table.shadow.may_not(f"drive-to:{DALE}", because="B5A-28.17")  # under his control
    table.shadow.may_not("drive-to:camp", because="B5A-3.3")  # not adjacent
    table.shadow.chooses(f"drive-to:{FORD}")
    assert table.units(FORD) == {"lake-men": 2}
    assert table.damage(FORD) == 1


@pytest.mark.rule("B5A-28.17")
def test_an_allowed_region_spares_the_damage() -> None:
    table = clash().begin().presses(1, 1, 1, 1)
    table.free.chooses("retreat").chooses(f"retreat-to:{NORTHWEST}")
    assert table.damage(NORTHWEST) == 0


@pytest.mark.rule("B5A-28.17")
def test_the_damage_of_a_forced_retreat_may_force_casualties() -> None:
    table = beset().army(MARSH, lake_men=1, dwarf_regulars=1, damage=2).begin()
    table.fight(1, 1, 1, 1).free.chooses("done")
    table.shadow.chooses("press-on")
    table.free.chooses("retreat")
    table.shadow.chooses(f"drive-to:{FORD}")
    assert table.asked == [(FREE, "outside-damage")]
    table.free.may_not("done", because="B5A-25.8").chooses("lose:lake-men", "done")
    assert table.units(FORD) == {"dwarf-regulars": 1}
    assert table.damage(FORD) == 1


@pytest.mark.rule("B5A-28.17")
def test_the_fortification_it_leaves_does_not_take_the_damage() -> None:
    place, to = "southern-spur-west-mountains", "southern-spur-middle-mountains"
    table = Clash.empty().army("ravenhill", lake_men=2).army(place, orcs=2)
    table.army("valley-west-plains", orcs=1)  # next to both ways out
    table.begin(place, "ravenhill").presses(1, 1, 1, 1)
    table.free.chooses("retreat")
    table.shadow.chooses(f"drive-to:{to}")
    assert (table.units(to), table.damage(to)) == ({"lake-men": 2}, 1)
    assert table.state.breaches["ravenhill"] == 0


@pytest.mark.rule("B5A-28.18", "B5A-28.25")
def test_an_army_without_any_region_can_neither_retreat_nor_rout() -> None:
    gate, plains = "front-gate", "eastern-bank-gate-plains"
    table = Clash.empty().army(gate, lake_men=2, damage=2).army(plains, orcs=1)
    table.begin(plains, gate).fight(1, 1, 1, free="regroup")
    table.free.chooses("done")
    table.shadow.chooses("press-on")
    # There is nothing to decide: the next round begins.
    assert events.RoundBegan(2, plains, gate) in table.events
    table.fight(1, 1, 1, free="regroup")
    table.free.may_not("retreat", because="B5A-28.18")
    table.free.chooses("done")
    table.shadow.chooses("press-on")
    table.fight(1, 1, 1, free="unit-lake-men")
    table.free.may_not("rout", because="B5A-28.25")
    table.free.chooses("done")
    table.shadow.chooses("press-on")
    assert table.units(gate) == {"lake-men": 2}
    assert table.damage(gate) == 2


@pytest.mark.rule("B5A-28.20")
def test_after_a_retreat_armies_merge_and_the_limit_counts() -> None:
    table = clash().army(MARSH, lake_men=3, tokens=1).army(NORTHWEST, wood_elf_archers=4, damage=1)
    table.begin().fight(1, 1, 1, 1, 1).free.chooses("reroll:0:0")
    table.shadow.chooses("press-on")
    table.free.chooses("retreat").chooses(f"retreat-to:{NORTHWEST}")
    assert table.asked == [(FREE, "overstack")]
    table.free.may_not("done", because="B5A-13.2")
    table.free.chooses("remove:lake-men", "remove:wood-elf-archers", "done")
    assert table.units(NORTHWEST) == {"lake-men": 2, "wood-elf-archers": 3}
    assert (table.damage(NORTHWEST), table.tokens(NORTHWEST)) == (1, 1)
    assert table.asked == [(SHADOW, "advance")]


# B5A-28.21 to 28.25: rout


@pytest.mark.rule("B5A-28.21")
def test_four_units_with_four_damage_lose_two_in_a_rout() -> None:
    table = clash().army(MARSH, lake_men=3, dwarf_regulars=1, damage=4).begin()
    table.fight(*[1] * 6, free="unit-lake-men").free.chooses("done")
    table.shadow.chooses("press-on")
    table.free.chooses("rout")
    assert table.asked == [(FREE, "rout-casualties")]
    table.free.may_not("done", because="B5A-28.21").chooses("lose:lake-men")
    table.free.may_not("done", because="B5A-28.21").chooses("lose:dwarf-regulars")
    table.free.may_not("lose:lake-men", because="B5A-25.10").chooses("done")
    assert table.units(MARSH) == {"lake-men": 2}
    assert table.damage(MARSH) == 0
    table.free.chooses(f"retreat-to:{NORTHWEST}")
    assert events.Withdrew(FREE, MARSH, NORTHWEST, rout=True) in table.events
    assert table.units(NORTHWEST) == {"lake-men": 2}


@pytest.mark.rule("B5A-28.21")
def test_five_units_with_three_damage_lose_one_in_a_rout() -> None:
    table = clash().army(MARSH, lake_men=4, dwarf_regulars=1, damage=3).begin()
    table.fight(*[1] * 7, free="unit-lake-men").free.chooses("done")
    table.shadow.chooses("press-on")
    table.free.chooses("rout").may_not("done", because="B5A-28.21").chooses("lose:dwarf-regulars")
    table.free.may_not("lose:lake-men", because="B5A-28.21").chooses("done")
    table.free.chooses(f"retreat-to:{NORTHWEST}")
    assert table.units(NORTHWEST) == {"lake-men": 4}
    assert table.damage(NORTHWEST) == 1


@pytest.mark.rule("B5A-28.21")
@pytest.mark.parametrize(
    ("units", "damage", "lost", "left"),
    [(5, 5, 2, 1), (6, 6, 3, 0), (8, 7, 3, 1), (8, 8, 4, 0), (12, 11, 5, 1), (12, 12, 6, 0)],
)
def test_a_host_loses_units_in_a_rout_until_one_damage_is_left_at_most(
    units: int, damage: int, lost: int, left: int
) -> None:
    """There is no stacking limit for the Shadow in its mustering regions."""
    camp, before = "broken-lands-north-plains", "broken-lands-spur-plains"
    table = Clash.empty().army(camp, orcs=units, damage=damage).army(before, lake_men=1)
    table.begin(before, camp).fight(*[1] * 6, free="unit-lake-men", shadow="unit-orcs")
    table.shadow.chooses("done")
    table.free.chooses("press-on")
    table.shadow.chooses("rout")
    assert table.asked == [(SHADOW, "rout-casualties")]
    for _ in range(lost):
        table.shadow.may_not("done", because="B5A-28.21").chooses("lose:orcs")
    assert table.shadow.options == ["done"]
    table.shadow.chooses("done")
    assert (table.units(camp), table.damage(camp)) == ({"orcs": units - lost}, left)


@pytest.mark.rule("B5A-28.22")
@pytest.mark.parametrize("damage", [0, 1])
def test_an_army_with_hardly_any_damage_routs_without_loss(damage: int) -> None:
    table = clash().army(MARSH, lake_men=2, damage=damage).begin()
    table.fight(1, 1, 1, 1, free="unit-lake-men")
    if damage:
        table.free.chooses("done")
    table.shadow.chooses("press-on")
    table.free.chooses("rout")
    assert table.asked == [(FREE, "retreat-region")]
    table.free.chooses(f"retreat-to:{NORTHWEST}")
    assert table.units(NORTHWEST) == {"lake-men": 2}
    assert table.damage(NORTHWEST) == damage


@pytest.mark.rule("B5A-28.23")
def test_a_rout_goes_where_a_retreat_may_go() -> None:
    table = clash().army(CENTRAL, orcs=1).controls(DALE)
    table.begin().presses(1, 1, 1, 1, free="unit-lake-men")
    table.free.chooses("rout")
    assert events.Withdrew(FREE, MARSH, NORTHWEST, rout=True) in table.events
    table = clash().begin().presses(1, 1, 1, 1, free="unit-lake-men")
    table.free.chooses("rout").may(f"retreat-to:{NORTHWEST}", f"retreat-to:{DALE}")
    table.free.may_not(f"retreat-to:{FORD}", because="B5A-28.15")
    table.free.may_not(f"retreat-to:{NORTHEAST}", because="B5A-28.12")
    table.free.may_not(f"retreat-to:{HILLS}", because="B5A-28.13")
    # The exception: an army of the defender.
    table = clash().army(HILLS, lake_men=1).begin().presses(1, 1, 1, 1, free="unit-lake-men")
    table.free.chooses("rout")
    assert table.regions(FREE) == {NORTHWEST, DALE, HILLS}


@pytest.mark.rule("B5A-28.23", "B5A-28.17")
def test_a_rout_without_an_allowed_region_is_directed_by_the_attacker() -> None:
    table = beset().begin().presses(1, 1, 1, 1, free="unit-lake-men")
    table.free.chooses("rout")
    assert table.asked == [(SHADOW, "forced-retreat-region")]
    table.shadow.chooses(f"drive-to:{HILLS}")
    assert table.damage(HILLS) == 1


@pytest.mark.rule("B5A-28.24")
def test_the_casualties_of_a_rout_leave_an_army() -> None:
    table = clash().army(MARSH, lake_men=2, damage=2).begin()
    table.fight(1, 1, 1, 1, free="unit-lake-men").free.chooses("done")
    table.shadow.chooses("press-on")
    table.free.chooses("rout").accepts().chooses(f"retreat-to:{NORTHWEST}")
    assert table.units(NORTHWEST) == {"lake-men": 1}
    assert table.damage(NORTHWEST) == 0


@pytest.mark.rule("B5A-28.24")
def test_the_damage_of_a_forced_rout_can_destroy_an_army() -> None:
    table = beset().army(MARSH, lake_men=1, damage=1).begin()
    table.fight(1, 1, 1, free="unit-lake-men").free.chooses("done")
    table.shadow.chooses("press-on")
    table.free.chooses("rout")
    table.shadow.chooses(f"drive-to:{FORD}")
    table.free.accepts()
    assert events.ArmyDestroyed(FREE, FORD) in table.events
    assert table.asked == [(SHADOW, "advance")]
    table.shadow.chooses("advance")
    assert events.BattleEnded(MARSH, SHADOW) in table.events


# B5A-28.26 to 28.28: advance


def victory(*, region: str = MARSH, place: str = NORTHEAST, **units: int) -> Clash:
    """An attack on a lone, wounded Lake-men unit; the winner may advance."""
    table = Clash.empty().army(region, lake_men=1, damage=1).army(place, **units)
    table.begin(place, region).dice(6, *[1] * 5).manoeuvres()
    if (SHADOW, "leader-reroll") in table.asked:
        table.shadow.chooses("reroll:0:0")
    table.free.accepts()
    if (SHADOW, "casualties") in table.asked:
        table.shadow.chooses("done")
    assert table.asked == [(SHADOW, "advance")]
    return table


@pytest.mark.rule("B5A-28.26")
def test_the_whole_army_advances() -> None:
    table = victory(orcs=3, wargs=1, tokens=1)
    table.shadow.chooses("advance")
    assert (table.units(MARSH), table.units(NORTHEAST)) == ({"orcs": 3, "wargs": 1}, {})
    assert table.tokens(MARSH) == 1


@pytest.mark.rule("B5A-28.26")
def test_a_part_of_the_army_advances() -> None:
    table = victory(orcs=3, wargs=1)
    table.shadow.chooses("leave:orcs", "leave:wargs", "advance")
    assert (table.units(MARSH), table.units(NORTHEAST)) == ({"orcs": 2}, {"orcs": 1, "wargs": 1})


@pytest.mark.rule("B5A-28.26")
def test_the_winner_may_stay() -> None:
    table = victory(orcs=3)
    table.shadow.chooses("hold")
    assert (table.units(MARSH), table.units(NORTHEAST)) == ({}, {"orcs": 3})
    assert events.BattleEnded(MARSH, SHADOW) in table.events


@pytest.mark.rule("B5A-28.27")
def test_damage_is_divided_for_the_advance_so_that_no_part_has_too_much() -> None:
    table = victory(orcs=3, damage=2)
    table.shadow.chooses("leave:orcs", "leave-damage")
    table.shadow.may_not("leave-damage", because="B5A-14.9").chooses("advance")
    assert (table.units(MARSH), table.damage(MARSH)) == ({"orcs": 2}, 1)
    assert (table.units(NORTHEAST), table.damage(NORTHEAST)) == ({"orcs": 1}, 1)
    table = victory(orcs=3, damage=2)
    table.shadow.chooses("leave:orcs", "advance")
    assert (table.damage(MARSH), table.damage(NORTHEAST)) == (2, 0)
    table = victory(orcs=3, damage=2)
    table.shadow.chooses("leave:orcs", "leave:orcs", "advance")
    assert (table.damage(MARSH), table.damage(NORTHEAST)) == (1, 1)


@pytest.mark.rule("B5A-28.28")
def test_an_advance_gains_control_and_removes_enemy_recruitment_tokens() -> None:
    table = victory(region=DALE, place=CENTRAL, orcs=2)
    table.lay("elves-at-ruins-of-dale", "wood-elf-archers", "wood-elf-spearmen")
    table.shadow.chooses("advance")
    assert events.ControlGained(SHADOW, DALE) in table.events
    assert events.TokensRemoved(DALE, "elves", 2) in table.events
    assert table.state.control[DALE]
    table = victory(region=DALE, place=CENTRAL, orcs=2)
    table.shadow.chooses("hold")
    assert not table.state.control[DALE]


@pytest.mark.rule("B5A-28.28")
def test_the_stacking_limit_counts_after_an_advance() -> None:
    table = victory(region="broken-lands-spur-plains", place="broken-lands-east-hills", orcs=7)
    table.shadow.chooses("advance")
    assert table.units("broken-lands-spur-plains") == {"orcs": 5}
    table = victory(
        region="broken-lands-spur-plains", place="broken-lands-east-hills", orcs=4, wargs=3
    )
    table.shadow.chooses("advance")
    table.shadow.chooses("remove:orcs", "remove:wargs", "done")
    assert table.units("broken-lands-spur-plains") == {"orcs": 3, "wargs": 2}


@pytest.mark.rule("B5A-28.28")
def test_characters_and_tokens_advance_or_stay_as_the_owner_wishes() -> None:
    table = victory(orcs=3, tokens=2).character("bolg", NORTHEAST)
    table.shadow.chooses("leave:orcs", "leave-token", "leave-character:bolg", "advance")
    assert (table.tokens(MARSH), table.tokens(NORTHEAST)) == (1, 1)
    assert table.state.characters["bolg"] == NORTHEAST
    table = victory(orcs=3, tokens=2).character("bolg", NORTHEAST)
    table.shadow.chooses("leave:orcs", "advance")
    assert (table.tokens(MARSH), table.tokens(NORTHEAST)) == (2, 0)
    assert table.state.characters["bolg"] == MARSH


@pytest.mark.rule("B5A-28.28")
def test_an_advance_needs_neither_leadership_nor_goblins_and_crosses_a_ford() -> None:
    for action in ("led-attack", "goblin-attack"):
        table = Clash.empty().army(NORTHWEST, lake_men=1, damage=1)
        table.army("camp", orcs=1, goblins=1, tokens=1)
        table.attack("camp", NORTHWEST, action=action)
        table.board(dice=[{"muster-army": 1}, {"muster-army": 1}])
        table.fight(6, 1, 1).shadow.chooses("reroll:0:0")
        table.free.accepts()
        table.shadow.chooses("leave:goblins", "leave-token", "advance")
        assert (table.units(NORTHWEST), table.tokens(NORTHWEST)) == ({"orcs": 1}, 0)
        assert (table.units("camp"), table.tokens("camp")) == ({"goblins": 1}, 1)


# B5A-28.30: the end of the round


@pytest.mark.rule("B5A-28.30")
def test_abilities_at_the_end_of_the_round_come_between_casualties_and_decisions() -> None:
    table = Clash.empty().army(MARSH, lake_men=3).army(NORTHEAST, goblins=2, damage=2)
    table.begin().fight(6, 1, 1, 1, 1, shadow="unit-goblins")
    assert table.asked == [(FREE, "casualties"), (SHADOW, "casualties")]
    table.free.chooses("done")
    table.shadow.chooses("done")
    assert table.asked == [(SHADOW, "use-unit-ability")]
    table.shadow.chooses("use-ability:unit-goblins")
    # The damage of the Goblin Charge causes casualties at once: 3 damage on 2 Goblins.
    assert table.asked == [(FREE, "casualties"), (SHADOW, "casualties")]
    table.free.chooses("done")
    table.shadow.may_not("done", because="B5A-25.8").chooses("lose:goblins", "done")
    assert (table.units(NORTHEAST), table.damage(NORTHEAST)) == ({"goblins": 1}, 1)
    assert table.damage(MARSH) == 2
    assert table.asked == [(SHADOW, "stop-attack")]


@pytest.mark.rule("B5A-28.30")
def test_the_defender_uses_an_ability_at_the_end_of_the_round_too() -> None:
    table = Battlefield.empty().army("valley-central-plains", orcs=2)
    table.army("valley-central-hills", lake_men=2)
    table.attack("valley-central-hills", "valley-central-plains").dice(1, 1, 6, 1)
    table.manoeuvres(shadow="unit-orcs").free.chooses("done")
    assert table.asked == [(SHADOW, "use-unit-ability")]
    table.shadow.chooses("use-ability:unit-orcs")
    assert table.tokens("valley-central-plains") == 1
    assert table.asked == [(FREE, "stop-attack")]


@pytest.mark.rule("B5A-28.12")
def test_the_free_peoples_do_not_retreat_to_what_the_shadow_controls() -> None:
    table = clash().army(HILLS, lake_men=1).controls(DALE).begin().presses(1, 1, 1, 1)
    table.free.chooses("retreat").may_not(f"retreat-to:{DALE}", because="B5A-28.12")
    table = clash().begin().presses(1, 1, 1, 1)
    table.free.chooses("retreat").may(f"retreat-to:{DALE}")


@pytest.mark.rule("B5A-28.16", "B5A-28.18")
def test_friends_in_a_region_of_the_enemy_are_a_way_out() -> None:
    place, south = "southern-spur-west-mountains", "southern-spur-south-mountains"
    table = Clash.empty().army(place, lake_men=1).army(south, orcs=1).army("ravenhill", lake_men=1)
    table.controls("ravenhill").begin(south, place).presses(1, 1)
    table.free.chooses("retreat")
    assert table.units("ravenhill") == {"lake-men": 2}


@pytest.mark.rule("B5A-28.26")
def test_who_has_picked_a_part_may_still_stay() -> None:
    table = Clash.empty().army(MARSH, lake_men=1).army(NORTHEAST, orcs=2)
    table.begin().fight(6, 6, 1)
    table.free.accepts()
    table.shadow.chooses("leave:orcs", "hold")
    assert table.units(NORTHEAST) == {"orcs": 2}
    assert MARSH not in table.state.armies
