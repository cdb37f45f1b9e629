"""Chapter 32: the Lord of the Eagles and the Eagles of the Misty Mountains."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board.events import (
    ArmyDestroyed,
    CharacterEntered,
    DamageDealt,
    DamagePrevented,
    EagleRolled,
    EaglesPlaced,
    EaglesReturned,
    EaglesSent,
    GeneralActivated,
    TokenPlaced,
)
from ostrog.games.five_armies.board.map import EYRIE, TERRITORIES, TERRITORY
from ostrog.games.five_armies.board.state import leadership
from ostrog.games.five_armies.board.verbs import FACES

LORD = "lord-of-the-eagles"
ORCS = "valley-central-plains"
WARGS = "valley-east-plains"


def eagles(table: Battlefield, *, eyrie: int = 0, lord: str = EYRIE, **over: int) -> Battlefield:
    """Bring the Lord into play, and Eagles into the Eyrie and territories: `valley=2`."""
    table.state.track.pop(LORD, None)
    counts = {name.replace("_", "-"): count for name, count in over.items()}
    table.board(eagles=dict.fromkeys(table.state.eagles, 0) | counts | {EYRIE: eyrie})
    return table.character(LORD, lord)


def battlefield() -> Battlefield:
    """Dwarves on Ravenhill; two armies of the Shadow in the Valley, one in the Broken Lands."""
    table = Battlefield.empty().army("ravenhill", dwarf_regulars=2)
    table.army(ORCS, orcs=5).army(WARGS, wargs=5)
    return table.army("broken-lands-south-plains", orcs=5)


def call(table: Battlefield) -> Battlefield:
    """Let the Free Peoples use the Lord's ability."""
    table.board(activated=[LORD]).acting(FREE, free="muster event", shadow="event")
    table.free.chooses(f"use-general:{LORD}")
    return table


def swoop(table: Battlefield, *regions: str, dice: tuple[int, ...] = ()) -> Battlefield:
    """Let Eagles attack the armies in these regions."""
    table.acting(FREE, free="muster", shadow="event").dice(*dice)
    table.free.chooses("act:muster:strong-and-noble")
    table.free.chooses(*(f"swoop:{region}" for region in regions), "done")
    return table


# What they are


@pytest.mark.rule("B5A-32.1")
def test_the_lord_of_the_eagles_is_activated_like_any_general() -> None:
    table = eagles(battlefield()).phase("activate_generals")
    table.free.chooses(f"activate:{LORD}", "done")
    assert GeneralActivated(LORD) in table.events
    assert TokenPlaced(FREE, "ravenhill") in table.events
    table.acting(FREE, free="muster event").free.may(f"use-general:{LORD}")


@pytest.mark.rule("B5A-32.1")
@pytest.mark.parametrize("at", [EYRIE, "southern-spur"])
def test_the_lord_does_not_move_or_lead_like_a_character(at: str) -> None:
    ruleset = {f"characters.{LORD}.movement": 2, f"characters.{LORD}.leadership": 3}
    table = Battlefield.empty(ruleset=ruleset).army("ravenhill", dwarf_regulars=2)
    table.character("bard", "ravenhill")
    eagles(table, lord=at, southern_spur=1).acting(FREE, free="character")
    table.free.chooses("act:character:move-characters")
    assert {option.split(":")[1] for option in table.free.options if ":" in option} == {"bard"}
    table.free.may_not(f"go:{LORD}:ravenhill", because="B5A-7.7")
    assert leadership(table.state, "ravenhill") == 1


@pytest.mark.rule("B5A-32.1", "B5A-32.2")
def test_eagles_are_no_army() -> None:
    table = eagles(Battlefield.empty().army("camp", lake_men=1), lord="valley", valley=3, eyrie=2)
    table.acting(FREE, free="muster-army character")
    table.free.chooses("act:muster-army:strategic-move")
    assert {option for option in table.free.options if option.startswith("army:")} == {"army:camp"}
    table.free.may_not("army:ruins-of-dale", because="B5A-13.1")


@pytest.mark.rule("B5A-32.2")
def test_eagles_cannot_be_attacked_and_stop_nobody() -> None:
    table = Battlefield.empty().army("valley-south-plains", orcs=3, tokens=1)
    table.army("camp", lake_men=1)
    eagles(table, lord="valley", valley=4).acting(SHADOW, shadow="character army", free="event")
    table.shadow.chooses("act:character:fast-move").chooses("army:valley-south-plains")
    table.shadow.chooses("to:ruins-of-dale").chooses("to:valley-north-marsh")
    assert table.state.control["ruins-of-dale"]
    table.free.chooses("skip:event")
    table.shadow.chooses("act:army:attack").chooses("army:valley-north-marsh")
    assert [option for option in table.shadow.options if option.startswith("attack")] == []


@pytest.mark.rule("B5A-32.2")
def test_eagles_bring_an_army_below_them_no_leadership() -> None:
    table = eagles(battlefield(), lord="southern-spur", southern_spur=4)
    table.acting(FREE, free="character muster")
    table.free.may_not("act:character:fast-move", because="B5A-7.5")
    table.free.may_not("act:character:led-attack", because="B5A-7.6")


@pytest.mark.rule("B5A-32.2")
def test_eagles_do_not_count_for_stacking_or_control() -> None:
    table = Battlefield.empty().army("lower-slopes", dwarf_regulars=5).controls("ravenhill")
    eagles(table, lord="southern-spur", southern_spur=5)
    table.acting(FREE, free="muster-army", shadow="event")
    table.free.chooses("act:muster-army:attack")
    table.free.chooses("army:lower-slopes", "to:southern-spur-south-mountains")
    assert table.units("southern-spur-south-mountains") == {"dwarf-regulars": 5}
    assert table.asked == [(SHADOW, "act")]
    assert table.state.control["ravenhill"]


@pytest.mark.rule("B5A-32.2")
def test_eagles_and_their_lord_survive_the_army_below_them() -> None:
    table = (
        Battlefield.empty().army("ruins-of-dale", lake_men=1).army("valley-south-plains", orcs=5)
    )
    table.army("camp", lake_men=1)
    eagles(table, lord="valley", valley=2)
    table.attack("valley-south-plains", "ruins-of-dale").dice(6, 6, 6, 6, 6, 1).manoeuvres()
    table.free.accepts()
    assert ArmyDestroyed(FREE, "ruins-of-dale") in table.events
    assert table.state.eagles["valley"] == 2
    assert table.state.characters[LORD] == "valley"


# How they are mustered


@pytest.mark.rule("B5A-32.3")
def test_the_lord_brings_no_eagle_when_he_enters() -> None:
    table = battlefield().board(marker=8).acting(FREE, free="muster", shadow="event")
    table.free.chooses("act:muster:enter-play").chooses(f"enter:{LORD}:{EYRIE}")
    assert CharacterEntered(LORD, EYRIE) in table.events
    assert not any(table.state.eagles.values())


@pytest.mark.rule("B5A-32.3")
def test_cards_bring_eagles_before_the_lord_is_in_play() -> None:
    table = battlefield()
    for zone, face in (("fate-pool", "fate-1-symbol"), ("fate-deck", "fate-the-eagles-are-coming")):
        table.draws(f"draw {zone}", table.state.faces(zone).index(face))
    table.phase("fate")
    assert table.state.eagles[EYRIE] == 2
    assert table.state.characters[LORD] == "waiting"


@pytest.mark.rule("B5A-32.3", "B5A-32.6")
def test_the_lords_ability_brings_one_eagle_instead_of_moving_out() -> None:
    table = call(eagles(battlefield(), eyrie=1))
    table.free.chooses("call-eagle")
    assert EaglesPlaced(1) in table.events
    assert table.state.eagles == dict.fromkeys(TERRITORIES, 0) | {EYRIE: 2}
    assert table.state.characters[LORD] == EYRIE
    assert table.asked == [(FREE, "act")]


@pytest.mark.rule("B5A-32.3")
def test_no_die_recruits_eagles() -> None:
    table = eagles(Battlefield.empty().army("camp", lake_men=1), eyrie=1)
    table.acting(FREE, free=" ".join(set(FACES) - {"army", "eye"}), shadow="army")
    table.free.may_not("act:muster:recruit", because="B5A-7.11")
    assert not [option for option in table.free.options if "eagle" in option]
    assert all("eagles" not in faces for faces in table.state.values.recruitment.values())


@pytest.mark.rule("B5A-32.4")
@pytest.mark.parametrize("lord", [EYRIE, "valley"])
def test_new_eagles_go_to_the_eyrie(lord: str) -> None:
    table = eagles(battlefield(), lord=lord, valley=1)
    table.plays(FREE, "sf-the-king-of-all-birds", die="muster")
    assert table.state.eagles == dict.fromkeys(TERRITORIES, 0) | {EYRIE: 1, "valley": 1}


@pytest.mark.rule("B5A-32.4")
def test_there_are_five_eagles() -> None:
    table = eagles(battlefield(), eyrie=2, valley=3, lord="valley")
    table.plays(FREE, "sf-the-king-of-all-birds", die="muster")
    assert sum(table.state.eagles.values()) == 5
    table = call(eagles(battlefield(), eyrie=5))
    table.free.may_not("call-eagle", because="B5A-1.7")


# When they come into play


@pytest.mark.rule("B5A-32.5")
def test_eagles_are_not_used_until_the_lord_is_in_play() -> None:
    table = battlefield().board(eagles=dict.fromkeys(TERRITORIES, 0) | {EYRIE: 3}, marker=7)
    table.phase("activate_generals").free.may_not(f"activate:{LORD}", because="B5A-4.5")
    table.acting(FREE, free="muster will-of-the-west")
    table.free.may_not(f"use-general:{LORD}", because="B5A-11.2")
    for die in ("muster", "will-of-the-west"):
        table.free.may_not(f"act:{die}:strong-and-noble", because="B5A-32.8")
    table.free.may_not(f"swoop:{ORCS}", because="B5A-32.8")


@pytest.mark.rule("B5A-32.5")
def test_with_the_lord_all_eagles_of_the_eyrie_come_into_play() -> None:
    table = battlefield().board(eagles=dict.fromkeys(TERRITORIES, 0) | {EYRIE: 1}, marker=8)
    table.acting(FREE, free="muster", shadow="event")
    table.free.chooses("act:muster:enter-play").chooses(f"enter:{LORD}:{EYRIE}")
    table.phase("activate_generals").free.chooses(f"activate:{LORD}", "done")
    call(table).free.chooses("send-lord:valley", "send-eagle:valley", "done")
    assert table.state.eagles["valley"] == 1


@pytest.mark.rule("B5A-32.5")
def test_eagles_in_the_eyrie_cannot_attack() -> None:
    table = eagles(battlefield(), eyrie=3).acting(FREE, free="muster event")
    table.free.may_not("act:muster:strong-and-noble", because="B5A-32.8")


# Moving out


@pytest.mark.rule("B5A-32.6")
def test_all_eagles_of_the_eyrie_move_out_with_their_lord() -> None:
    table = call(eagles(battlefield(), eyrie=2))
    assert set(table.free.options) == {
        "call-eagle",
        *(f"send-lord:{territory}" for territory in TERRITORIES),
        *(f"send-eagle:{territory}" for territory in TERRITORIES),
    }
    table.free.chooses("send-eagle:valley").may_not("done", because="B5A-32.6")
    table.free.may_not("call-eagle", because="not-now")
    table.free.chooses("send-eagle:valley").may_not("done", because="B5A-32.6")
    table.free.may_not("send-eagle:valley", because="B5A-32.6")
    table.free.chooses("send-lord:valley").may_not("send-lord:valley", because="B5A-32.6")
    table.free.chooses("done")
    assert table.state.eagles == dict.fromkeys((EYRIE, *TERRITORIES), 0) | {"valley": 2}
    assert table.state.characters[LORD] == "valley"
    assert table.asked == [(FREE, "act")]


@pytest.mark.rule("B5A-32.6")
def test_the_lord_does_not_stay_behind() -> None:
    table = call(eagles(battlefield(), eyrie=1))
    table.free.chooses("send-lord:valley").may_not("done", because="B5A-32.6")
    table = call(eagles(battlefield(), eyrie=1))
    table.free.chooses("send-eagle:valley").may_not("done", because="B5A-32.6")


@pytest.mark.rule("B5A-32.6")
def test_the_lord_moves_out_alone_and_with_all_figures_in_use_he_must() -> None:
    table = call(eagles(battlefield()))
    table.free.chooses("send-lord:broken-lands", "done")
    assert table.state.characters[LORD] == "broken-lands"
    table = call(eagles(battlefield(), eyrie=5))
    assert "call-eagle" not in table.free.options
    table.free.accepts()
    assert table.state.eagles[EYRIE] == 0


@pytest.mark.rule("B5A-32.7")
def test_eagles_go_to_different_territories_and_are_present_in_all_of_each() -> None:
    table = call(eagles(battlefield(), eyrie=2).army("valley-west-plains", orcs=1))
    table.free.chooses("send-eagle:valley", "send-lord:valley", "send-eagle:broken-lands", "done")
    assert EaglesSent("valley", 2) in table.events
    assert EaglesSent("broken-lands", 1) in table.events
    table.free.chooses("act:muster:strong-and-noble")
    assert {option for option in table.free.options if option.startswith("swoop")} == {
        "swoop:valley-west-plains",
        f"swoop:{ORCS}",
        f"swoop:{WARGS}",
        "swoop:broken-lands-south-plains",
    }


@pytest.mark.rule("B5A-32.7")
def test_the_eagles_reach_every_region_of_their_territory_and_none_beyond() -> None:
    for territory in TERRITORIES:
        table = Battlefield.empty().army("goblin-mustering-point-north", goblins=2)
        for region in TERRITORY:
            table.army(region, orcs=1)
        eagles(table, lord=territory).acting(FREE, free="muster event")
        table.free.chooses("act:muster:strong-and-noble")
        found = {option[6:] for option in table.free.options if option.startswith("swoop:")}
        assert found == {region for region in TERRITORY if TERRITORY[region] == territory}


# Strong and Noble


@pytest.mark.rule("B5A-32.8")
def test_eagles_return_to_the_eyrie_and_attack_with_a_muster_result() -> None:
    table = eagles(battlefield(), valley=3, eyrie=1, lord="broken-lands")
    swoop(table, ORCS, WARGS, dice=(6, 6, 6, 6, 6, 4))
    table.shadow.chooses("done").chooses("done")
    assert (table.damage(ORCS), table.damage(WARGS)) == (3, 3)
    assert table.state.eagles == dict.fromkeys(TERRITORIES, 0) | {EYRIE: 3, "valley": 1}
    assert table.state.characters[LORD] == "broken-lands"
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-32.8")
def test_only_a_muster_result_of_the_free_peoples_sends_the_eagles_down() -> None:
    table = eagles(battlefield(), lord="valley")
    table.acting(FREE, free="muster muster-army will-of-the-west character event")
    for die in ("muster", "muster-army", "will-of-the-west"):
        table.free.may(f"act:{die}:strong-and-noble")
    for die in ("character", "event"):
        table.free.may_not(f"act:{die}:strong-and-noble", because="B5A-32.8")
    table.acting(SHADOW, shadow="muster")
    table.shadow.may_not("act:muster:strong-and-noble", because="B5A-32.8")


@pytest.mark.rule("B5A-32.8")
def test_the_lord_counts_as_an_eagle() -> None:
    table = swoop(eagles(battlefield(), lord="valley"), ORCS, dice=(4, 4, 4))
    assert table.damage(ORCS) == 3
    assert table.state.characters[LORD] == EYRIE
    assert table.state.eagles[EYRIE] == 0  # he is no other figure
    table = swoop(eagles(battlefield(), lord="valley", valley=1), ORCS, WARGS, dice=(4,) * 6)
    assert table.state.characters[LORD] == EYRIE
    assert table.state.eagles[EYRIE] == 1


@pytest.mark.rule("B5A-32.8")
def test_no_more_armies_are_attacked_than_eagles_are_above_them() -> None:
    table = eagles(battlefield(), valley=1, broken_lands=1)
    table.acting(FREE, free="muster event").free.chooses("act:muster:strong-and-noble")
    table.free.chooses(f"swoop:{ORCS}").may_not(f"swoop:{WARGS}", because="B5A-32.8")
    table.free.may("swoop:broken-lands-south-plains", "done")


@pytest.mark.rule("B5A-32.8")
def test_eagles_attack_no_army_of_another_territory_and_no_region_without_one() -> None:
    table = eagles(battlefield(), valley=2).acting(FREE, free="muster event")
    table.free.chooses("act:muster:strong-and-noble")
    table.free.may_not("swoop:broken-lands-south-plains", because="B5A-32.8")
    table.free.may_not("swoop:ruins-of-dale", "swoop:ravenhill", because="B5A-32.8")
    table = eagles(battlefield(), eastern_bank=2).acting(FREE, free="muster event")
    table.free.may_not("act:muster:strong-and-noble", because="B5A-32.8")


@pytest.mark.rule("B5A-32.9")
def test_no_army_is_attacked_by_two_eagles_in_one_use() -> None:
    table = eagles(battlefield(), valley=3).acting(FREE, free="muster muster", shadow="event")
    table.free.chooses("act:muster:strong-and-noble").chooses(f"swoop:{ORCS}")
    table.free.may_not(f"swoop:{ORCS}", because="B5A-32.9").may(f"swoop:{WARGS}")
    table.dice(6, 6, 6).free.chooses("done")
    table.shadow.chooses("done").chooses("skip:event")
    table.free.chooses("act:muster:strong-and-noble").may(f"swoop:{ORCS}")


@pytest.mark.rule("B5A-32.10")
def test_all_eagles_are_back_before_any_die_is_rolled() -> None:
    table = eagles(battlefield(), valley=1, broken_lands=1, lord="valley")
    swoop(table, ORCS, "broken-lands-south-plains", WARGS, dice=(4, 5, 6))
    back = [
        table.events.index(EaglesReturned(at, n)) for at, n in (("valley", 2), ("broken-lands", 1))
    ]
    assert max(back) < table.events.index(EagleRolled(ORCS, (4, 5, 6), (), target=4, hits=3))
    assert table.asked == [(SHADOW, "outside-damage")]  # of the first attack
    assert table.state.eagles[EYRIE] == 2
    assert table.state.characters[LORD] == EYRIE
    table.dice(4, 4, 4).shadow.chooses("done")
    assert EagleRolled("broken-lands-south-plains", (4, 4, 4), (), target=4, hits=3) in table.events


@pytest.mark.rule("B5A-32.10")
def test_targets_are_not_changed_after_the_first_roll() -> None:
    table = swoop(eagles(battlefield(), valley=2), ORCS, WARGS, dice=(4, 4, 4))
    assert table.asked == [(SHADOW, "outside-damage")]
    table.dice(4, 4, 4).shadow.chooses("done")
    assert EagleRolled(WARGS, (4, 4, 4), (), target=4, hits=3) in table.events


@pytest.mark.rule("B5A-32.11")
def test_an_eagle_rolls_three_dice_and_each_4_5_or_6_is_a_damage() -> None:
    table = swoop(eagles(battlefield(), valley=1), ORCS, dice=(4, 5, 6))
    assert EagleRolled(ORCS, (4, 5, 6), (), target=4, hits=3) in table.events
    assert table.damage(ORCS) == 3


@pytest.mark.rule("B5A-32.11")
def test_every_miss_is_rolled_once_more_and_only_once() -> None:
    table = swoop(eagles(battlefield(), valley=1), ORCS, dice=(3, 6, 1, 4, 3))
    assert EagleRolled(ORCS, (3, 6, 1), (4, 3), target=4, hits=2) in table.events
    assert table.damage(ORCS) == 2
    table = swoop(eagles(battlefield(), valley=1), ORCS, dice=(1, 2, 3, 1, 2, 3))
    assert EagleRolled(ORCS, (1, 2, 3), (1, 2, 3), target=4, hits=0) in table.events
    assert table.damage(ORCS) == 0


@pytest.mark.rule("B5A-32.12")
def test_neither_walls_nor_slopes_nor_cards_change_the_roll() -> None:
    table = Battlefield.empty().army("ravenhill", orcs=3).controls("ravenhill")
    table.army("camp", lake_men=1)
    eagles(table, southern_spur=1)
    swoop(table, "ravenhill", dice=(4, 4, 3, 4))
    assert EagleRolled("ravenhill", (4, 4, 3), (4,), target=4, hits=3) in table.events
    assert table.state.breaches["ravenhill"] == 3
    table = eagles(battlefield().beside("fate-eagles-are-not-kindly-birds"), valley=1)
    swoop(table, ORCS, dice=(3, 3, 3, 3, 3, 3))
    assert EagleRolled(ORCS, (3, 3, 3), (3, 3, 3), target=4, hits=0) in table.events
    assert table.damage(ORCS) == 0


@pytest.mark.rule("B5A-32.13")
def test_a_fortification_takes_the_damage_of_an_eagle_first() -> None:
    table = Battlefield.empty().army("ravenhill", orcs=3).controls("ravenhill")
    table.army("camp", lake_men=1).board(breaches=table.state.breaches | {"ravenhill": 1})
    eagles(table, southern_spur=1)
    swoop(table, "ravenhill", dice=(4, 5, 6))
    assert DamageDealt(SHADOW, "ravenhill", 1, 2) in table.events
    assert table.damage("ravenhill") == 1


@pytest.mark.rule("B5A-32.13")
def test_a_bodyguard_prevents_the_damage_of_one_eagle() -> None:
    table = eagles(battlefield().character("bolg", ORCS).board(bodyguards=1), valley=2)
    swoop(table, ORCS, WARGS, dice=(4, 4, 4))
    assert table.asked == [(SHADOW, "use-bodyguard")]
    table.dice(4, 4, 4).shadow.chooses("spend-bodyguard")
    assert DamagePrevented(SHADOW, 3) in table.events
    assert (table.damage(ORCS), table.damage(WARGS)) == (0, 3)


@pytest.mark.rule("B5A-32.13")
def test_the_shadow_chooses_its_casualties_and_an_army_may_be_destroyed() -> None:
    table = eagles(battlefield().army(ORCS, orcs=1, wargs=1), valley=1)
    swoop(table, ORCS, dice=(6, 6, 6))
    assert table.asked == [(SHADOW, "outside-damage")]
    table.shadow.may_not("done", because="B5A-25.8").chooses("lose:wargs", "done")
    assert (table.units(ORCS), table.damage(ORCS)) == ({"orcs": 1}, 1)
    table = eagles(battlefield().army(ORCS, orcs=1), valley=1)
    swoop(table, ORCS, dice=(6, 6, 6)).shadow.chooses("lose:orcs", "done")
    assert ArmyDestroyed(SHADOW, ORCS) in table.events
    assert table.asked == [(SHADOW, "act")]
