"""Chapter 11: the generals, how their abilities are used, and the range ruler."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board.events import (
    CharacterEliminated,
    DamageDealt,
    FortificationDestroyed,
    GeneralActivated,
    GeneralUsed,
    Shot,
    TokenPlaced,
)
from ostrog.games.five_armies.board.map import REGIONS

ORCS = "eastern-bank-east-plains"
"""Below the Eastern Spur, in range of the Camp."""


@pytest.mark.rule("B5A-11.1")
def test_bard_thranduil_gandalf_and_dain_are_generals() -> None:
    table = Battlefield().character("thorin", "front-gate").character("bilbo", "camp")
    table.character("bolg", "broken-lands-east-hills")
    table.free.may("activate:bard", "activate:thranduil", "activate:gandalf", "activate:dain")
    table.free.may_not("activate:thorin", "activate:bilbo", because="B5A-11.1")
    table.free.may_not("activate:beorn", "activate:bolg", because="B5A-11.1")


@pytest.mark.rule("B5A-11.1")
def test_the_lord_of_the_eagles_is_a_general_too_but_not_in_play() -> None:
    table = Battlefield()
    table.free.may_not("activate:lord-of-the-eagles", because="B5A-4.5")
    sheets = table.state.values.characters
    assert {who for who, sheet in sheets.items() if sheet.general} == {
        "bard",
        "thranduil",
        "gandalf",
        "dain",
        "lord-of-the-eagles",
    }


@pytest.mark.rule("B5A-11.6")
def test_a_general_that_falls_loses_its_activation_and_the_leadership_token_stays() -> None:
    table = Battlefield.empty().army("camp", lake_men=1).character("bard", "camp")
    table.army("ruins-of-dale", lake_men=2).character("gandalf", "ruins-of-dale")
    table.army("lower-slopes", wood_elf_archers=2).army("eastern-bank-north-plains", orcs=5)
    table.phase("activate_generals").free.chooses("activate:bard", "activate:gandalf", "done")
    assert GeneralActivated("bard") in table.events
    table.free.chooses("place-token:ruins-of-dale", "place-token:lower-slopes", "done")
    assert TokenPlaced(FREE, "lower-slopes") in table.events
    table.attack("eastern-bank-north-plains", "camp").dice(6, 6, 6, 6, 6, 1).manoeuvres()
    assert table.asked == [(FREE, "leader-reroll")]
    table.free.chooses("reroll:0:0").accepts()
    assert CharacterEliminated("bard") in table.events
    assert table.state.activated == ["gandalf"]
    assert table.tokens("ruins-of-dale") == table.tokens("lower-slopes") == 1
    assert table.asked == [(SHADOW, "advance")]


GENERALS = ("bard", "dain", "gandalf", "thranduil")


@pytest.mark.rule("B5A-11.6")
@pytest.mark.parametrize("fallen", GENERALS)
def test_every_general_that_falls_loses_its_own_activation(fallen: str) -> None:
    table = Battlefield.empty().army("camp", lake_men=1).army("ravenhill", lake_men=2, tokens=3)
    table.army("eastern-bank-north-plains", orcs=5).board(activated=list(GENERALS))
    for general in GENERALS:
        table.character(general, "camp" if general == fallen else "ravenhill")
    table.attack("eastern-bank-north-plains", "camp").dice(6, 6, 6, 6, 6, 1).manoeuvres()
    table.free.chooses("reroll:0:0").accepts()
    assert CharacterEliminated(fallen) in table.events
    assert table.state.activated == [general for general in GENERALS if general != fallen]
    assert table.tokens("ravenhill") == 3


# Using a general


def council(*activated: str, table: Battlefield | None = None) -> Battlefield:
    """Gandalf, Thranduil and Lake-men in the Camp, Orcs before them; these are activated."""
    table = (table or Battlefield.empty()).army("camp", lake_men=2)
    table.character("gandalf", "camp").character("thranduil", "camp")
    table.army(ORCS, orcs=5).army("broken-lands-south-plains", orcs=2)
    return table.board(activated=list(activated))


@pytest.mark.rule("B5A-11.2")
def test_only_a_general_with_an_activation_token_uses_its_ability() -> None:
    table = council("gandalf").acting(FREE, free="character muster")
    table.free.may("use-general:gandalf")
    table.free.may_not("use-general:thranduil", because="B5A-11.2")
    table.free.may_not("use-general:bolg", "use-general:thorin", because="B5A-11.1")


@pytest.mark.rule("B5A-11.2")
def test_using_a_general_removes_its_activation_token_and_no_other() -> None:
    table = council("gandalf", "thranduil").acting(FREE, free="character muster", shadow="event")
    table.free.chooses("use-general:gandalf")
    assert GeneralUsed("gandalf") in table.events
    assert table.state.activated == ["thranduil"]
    table.free.chooses("concentrate").chooses("skip:character")
    table.shadow.chooses("skip:event")
    table.free.may("use-general:thranduil").may_not("use-general:gandalf", because="B5A-11.2")


@pytest.mark.rule("B5A-11.2")
def test_a_general_can_be_activated_and_used_again_in_the_next_turn() -> None:
    table = council("gandalf").acting(FREE, free="character")
    table.free.chooses("use-general:gandalf").chooses("concentrate").chooses("skip:character")
    table.phase("activate_generals").free.chooses("activate:gandalf", "done")
    table.acting(FREE, free="character").free.may("use-general:gandalf")


@pytest.mark.rule("B5A-11.3")
def test_a_general_is_used_before_a_die_and_the_die_is_still_there() -> None:
    table = council("gandalf").acting(FREE, free="character muster", shadow="event event")
    table.free.chooses("use-general:gandalf").chooses("concentrate")
    assert table.state.dice[FREE] == {"character": 1, "muster": 1}
    assert table.asked == [(FREE, "act")]
    table.free.may("act:character:move-characters", "skip:muster")


@pytest.mark.rule("B5A-11.3")
def test_a_general_is_not_used_in_the_shadows_turn_to_act_or_after_a_die() -> None:
    table = council("gandalf").acting(SHADOW, free="character muster", shadow="event event")
    table.free.may_not("use-general:gandalf", because="not-your-decision")
    table.shadow.chooses("skip:event")
    table.free.may("use-general:gandalf").chooses("skip:muster")
    assert table.asked == [(SHADOW, "act")]
    table.shadow.chooses("skip:event")
    table.free.chooses("act:character:move-characters")
    table.free.may_not("use-general:gandalf", because="not-now")


@pytest.mark.rule("B5A-11.3")
def test_a_general_is_not_used_before_phase_5() -> None:
    table = council().phase("activate_generals")
    table.free.chooses("activate:gandalf", "done")
    assert table.state.activated == ["gandalf"]
    assert table.asked == [(SHADOW, "split-leadership-bats")]
    table.free.may_not("use-general:gandalf", because="not-your-decision")


@pytest.mark.rule("B5A-11.3")
def test_a_general_whose_ability_can_do_nothing_is_not_used() -> None:
    table = Battlefield.empty().army("camp", lake_men=1).board(activated=["thranduil", "dain"])
    table.character("thranduil", "camp").character("dain", "camp").acting(FREE, free="event")
    table.free.may_not("use-general:thranduil", "use-general:dain", because="B5A-11.3")


@pytest.mark.rule("B5A-11.4")
def test_two_generals_are_never_used_before_the_same_die() -> None:
    table = Battlefield.empty().army("camp", lake_men=2).army("ravenhill", dwarf_regulars=1)
    table.character("gandalf", "camp").character("thranduil", "camp").army(ORCS, orcs=5)
    table.phase("activate_generals").free.chooses("activate:gandalf", "activate:thranduil", "done")
    assert table.tokens("camp") == table.tokens("ravenhill") == 1
    table.acting(FREE, free="character muster event", shadow="event event event")
    table.dice(5, 1, 1).free.chooses("use-general:gandalf").chooses(f"strike:{ORCS}")
    table.shadow.chooses("done")
    table.free.may_not("use-general:thranduil", because="B5A-11.4")
    assert "use-general:thranduil" not in table.free.options
    table.free.chooses("skip:event")
    table.shadow.chooses("skip:event")
    table.free.may("use-general:thranduil").chooses("skip:muster")
    table.shadow.chooses("skip:event")
    table.dice(5, 5).free.chooses("use-general:thranduil")  # there is one target only
    assert Shot("thranduil", ORCS, (5, 5), target=5, hits=2) in table.events
    table.shadow.chooses("done")
    assert table.damage(ORCS) == 3
    assert table.state.activated == []


@pytest.mark.rule("B5A-11.5")
def test_nobody_passes_after_a_general_was_used() -> None:
    table = council("gandalf").acting(FREE, free="character", shadow="event event")
    table.free.may("pass").chooses("use-general:gandalf").chooses("concentrate")
    table.free.may_not("pass", because="B5A-11.5").chooses("skip:character")
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-11.5")
def test_after_the_die_of_a_general_the_free_peoples_may_pass_again() -> None:
    table = council("gandalf").acting(FREE, free="character event", shadow="event event event")
    table.free.chooses("use-general:gandalf").chooses("concentrate").chooses("skip:event")
    table.shadow.chooses("skip:event")
    table.free.may("pass")


@pytest.mark.rule("B5A-11.5")
def test_no_general_is_used_without_a_die() -> None:
    table = council("gandalf").acting(FREE, free="", shadow="event event event")
    assert table.asked == [(SHADOW, "act")]
    table.shadow.chooses("skip:event")
    assert table.asked == [(SHADOW, "act")]
    table.free.may_not("use-general:gandalf", because="B5A-11.5")


# The range ruler


def bolt_from(region: str, *targets: str, table: Battlefield | None = None) -> Battlefield:
    """Gandalf is about to strike from a region at one of these Orc armies."""
    table = (table or Battlefield.empty()).character("gandalf", region)
    for target in targets:
        table.army(target, orcs=3)
    table.board(activated=["gandalf"]).acting(FREE, free="character muster")
    table.free.chooses("use-general:gandalf")
    return table


@pytest.mark.rule("B5A-11.7")
def test_gandalf_and_the_archers_each_measure_with_their_side_of_the_ruler() -> None:
    for long, short in (("bolt", "archery"), ("archery", "bolt")):
        ruleset = {f"{long}.reach": 224, f"{short}.reach": 223}
        table = Battlefield.empty(ruleset=ruleset).army("camp", lake_men=1).army(ORCS, orcs=1)
        table.character("gandalf", "camp").acting(FREE, free="character muster")
        for side, option, rule in (
            ("bolt", f"strike:{ORCS}", "B5A-11.8"),
            ("archery", f"shoot:{ORCS}", "B5A-11.11"),
        ):
            table.free.may_not(option, because="not-now" if side == long else rule)


@pytest.mark.rule("B5A-11.7")
def test_only_a_shadow_army_on_the_battlefield_is_a_target() -> None:
    table = Battlefield.empty().army("camp", lake_men=1)
    table.army("goblin-mustering-point-north", goblins=3).army("mountain-pass-north", goblins=1)
    bolt_from("eastern-bank-central-mountains", ORCS, table=table)
    assert table.free.options == ["concentrate", f"strike:{ORCS}"]
    table.free.may_not("strike:camp", "strike:eastern-bank-ford-plains", because="B5A-11.7")
    table.free.may_not("shoot:camp", "shoot:eastern-bank-ford-plains", because="B5A-11.7")


@pytest.mark.rule("B5A-11.8")
@pytest.mark.parametrize(
    ("source", "reached"), [("camp", True), ("ruins-of-dale", True), ("lower-slopes", False)]
)
def test_the_ruler_reaches_as_in_the_example(source: str, reached: bool) -> None:
    table = bolt_from(source, ORCS)
    if reached:
        table.free.may(f"strike:{ORCS}")
    else:
        table.free.may_not(f"strike:{ORCS}", because="B5A-11.8")


@pytest.mark.rule("B5A-11.8")
def test_the_end_of_the_ruler_touches_a_region_that_is_exactly_as_far() -> None:
    south = "broken-lands-southwest-hills"
    bolt_from("broken-lands-middle-hills", south).free.may(f"strike:{south}")
    table = Battlefield.empty(ruleset={"bolt.reach": 229})
    bolt_from("broken-lands-middle-hills", south, table=table)
    table.free.may_not(f"strike:{south}", because="B5A-11.8")


@pytest.mark.rule("B5A-11.8")
def test_range_is_the_same_in_both_directions() -> None:
    bolt_from(ORCS, "camp").free.may("strike:camp")
    bolt_from(ORCS, "lower-slopes").free.may_not("strike:lower-slopes", because="B5A-11.8")


@pytest.mark.rule("B5A-11.8")
def test_a_region_is_in_range_of_itself() -> None:
    for region in REGIONS:
        bolt_from(region, region).free.may(f"strike:{region}")


@pytest.mark.rule("B5A-11.9")
@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("eastern-spur", "broken-lands-spur-plains"),
        ("eastern-spur", "broken-lands-northwest-hills"),
        ("eastern-bank-east-mountains", "broken-lands-northwest-hills"),
        ("front-gate", "eastern-bank-central-mountains"),
        ("front-gate", "southern-spur-pass-mountains"),
    ],
)
def test_the_mountain_lies_between_regions_that_are_close(source: str, target: str) -> None:
    bolt_from(source, target).free.may_not(f"strike:{target}", because="B5A-11.8")
    bolt_from(target, source).free.may_not(f"strike:{source}", because="B5A-11.8")


@pytest.mark.rule("B5A-11.9")
def test_archers_do_not_shoot_over_the_mountain() -> None:
    target = "broken-lands-spur-plains"
    table = Battlefield.empty().army("eastern-spur", wood_elf_archers=3).army(target, orcs=1)
    table.acting(FREE, free="character")
    table.free.may_not(f"shoot:{target}", because="B5A-11.11")
    table.army(ORCS, orcs=1).free.may_not(f"shoot:{ORCS}", because="not-now")


@pytest.mark.rule("B5A-11.10")
@pytest.mark.parametrize(
    ("source", "target"),
    [
        ("eastern-bank-bend-hills", "valley-west-plains"),  # the river
        ("camp", "valley-northwest-plains"),  # a ford
        ("camp", "eastern-bank-west-mountains"),  # a slope, from below
        ("southern-spur-north-mountains", "eastern-bank-gate-plains"),  # river and slope
    ],
)
def test_rivers_fords_and_slopes_do_not_matter_to_the_ruler(source: str, target: str) -> None:
    bolt_from(source, target).free.may(f"strike:{target}")
    table = Battlefield.empty().army(source, wood_elf_archers=2).army(target, orcs=3)
    table.character("thranduil", "ravenhill").board(activated=["thranduil"])
    table.acting(FREE, free="character").dice(5, 4).free.chooses("use-general:thranduil")
    assert Shot("thranduil", target, (5, 4), target=5, hits=1) in table.events
    assert table.damage(target) == 1


# Who shoots


def archers(armies: dict[str, dict[str, int]], *, target: str = ORCS) -> Battlefield:
    """Thranduil on Ravenhill is activated; five Orcs are the target of these armies."""
    table = Battlefield.empty().character("thranduil", "ravenhill").army(target, orcs=5)
    for place, units in armies.items():
        table.army(place, **units)
    return table.board(activated=["thranduil"]).acting(FREE, free="character muster")


@pytest.mark.rule("B5A-11.8", "B5A-11.11")
def test_only_the_camp_shoots_in_the_example() -> None:
    table = archers(
        {
            "camp": {"lake_men": 2},
            "lower-slopes": {"wood_elf_archers": 3},
            "ruins-of-dale": {"lake_men": 4},
        }
    )
    table.army("valley-northwest-plains", orcs=2)
    table.dice(5, 6).free.chooses("use-general:thranduil").chooses(f"shoot:{ORCS}")
    assert Shot("thranduil", ORCS, (5, 6), target=5, hits=2) in table.events
    assert table.damage(ORCS) == 2
    assert table.damage("valley-northwest-plains") == 0


@pytest.mark.rule("B5A-11.11")
def test_archers_and_lake_men_shoot_together_and_no_others() -> None:
    table = archers(
        {
            "camp": {"lake_men": 1, "dwarf_regulars": 2, "wood_elf_spearmen": 1},
            "eastern-spur": {"wood_elf_archers": 2, "dwarf_veterans": 2},
        }
    )
    table.dice(1, 6, 6).free.chooses("use-general:thranduil")
    assert Shot("thranduil", ORCS, (1, 6, 6), target=5, hits=2) in table.events


@pytest.mark.rule("B5A-11.11")
@pytest.mark.parametrize(
    ("region", "suits"),
    [
        ("valley-central-hills", True),
        ("eastern-bank-central-mountains", True),
        ("ruins-of-dale", False),
        ("eastern-bank-ford-plains", False),
        ("valley-north-marsh", False),
    ],
)
def test_archers_shoot_from_hills_and_mountains(region: str, suits: bool) -> None:
    table = archers({region: {"wood_elf_archers": 1, "lake_men": 1}})
    if suits:
        table.free.may("use-general:thranduil")
    else:
        table.free.may_not("use-general:thranduil", because="B5A-11.3")
        table.free.may_not(f"shoot:{ORCS}", because="B5A-11.11")


# Damage


@pytest.mark.rule("B5A-11.12")
def test_shots_at_a_fortification_hit_with_5_and_go_into_its_walls() -> None:
    table = archers({"valley-north-marsh": {"lake_men": 5}}, target="eastern-spur")
    table.army("eastern-bank-central-mountains", wood_elf_archers=4).controls("eastern-spur")
    table.dice(5, 5, 5, 5).free.chooses("use-general:thranduil")
    assert DamageDealt(SHADOW, "eastern-spur", 1, 3) in table.events
    assert FortificationDestroyed("eastern-spur") in table.events
    assert table.damage("eastern-spur") == 1
    assert table.asked == [(SHADOW, "outside-damage")]


@pytest.mark.rule("B5A-11.12")
def test_a_bolt_hits_a_fortification_with_5_and_goes_into_its_walls() -> None:
    table = bolt_from("eastern-bank-ford-plains", "eastern-spur").dice(5, 6, 4)
    table.free.chooses("strike:eastern-spur")
    assert DamageDealt(SHADOW, "eastern-spur", 0, 2) in table.events
    assert table.state.breaches["eastern-spur"] == 2
    assert table.damage("eastern-spur") == 0


@pytest.mark.rule("B5A-11.12")
def test_leaders_give_no_second_throw_to_a_ranged_ability() -> None:
    table = council("gandalf", "thranduil").army("camp", lake_men=2, tokens=3)
    table.acting(FREE, free="character muster", shadow="event event").dice(1, 2, 3)
    table.free.chooses("use-general:gandalf").chooses(f"strike:{ORCS}")
    assert table.asked == [(FREE, "act")]
    assert table.damage(ORCS) == 0
    table.free.chooses("skip:muster")
    table.shadow.chooses("skip:event")
    table.dice(4, 4).free.chooses("use-general:thranduil")
    assert Shot("thranduil", ORCS, (4, 4), target=5, hits=0) in table.events
    assert table.asked == [(FREE, "act")]
    assert table.damage(ORCS) == 0


@pytest.mark.rule("B5A-11.12")
def test_bodyguards_prevent_the_damage_of_a_bolt_and_the_shadow_chooses_its_casualties() -> None:
    table = Battlefield.empty().character("bolg", ORCS).board(bodyguards=1)
    bolt_from("camp", ORCS, table=table).dice(5, 5, 5).free.chooses(f"strike:{ORCS}")
    assert table.asked == [(SHADOW, "use-bodyguard")]
    table.shadow.chooses("keep-bodyguard")
    assert table.asked == [(SHADOW, "outside-damage")]
    table.shadow.chooses("lose:orcs", "done")
    assert (table.units(ORCS), table.damage(ORCS)) == ({"orcs": 2}, 1)
    assert table.asked == [(FREE, "act")]


@pytest.mark.rule("B5A-11.12")
def test_an_army_shot_down_is_destroyed_and_nobody_advances() -> None:
    table = bolt_from("camp", ORCS).army(ORCS, orcs=1).army("eastern-spur", lake_men=1)
    table.dice(6, 6, 6).free.chooses(f"strike:{ORCS}")
    table.shadow.chooses("lose:orcs", "done")
    assert table.units(ORCS) == {}
    assert table.asked == [(FREE, "act")]
