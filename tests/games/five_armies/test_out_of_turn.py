"""Out of turn: rules are named to whoever asks, and what one side picks does not bind the other."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board import events

DALE = "ruins-of-dale"
HILLS = "valley-central-hills"
PLAINS = "valley-central-plains"
MARSH = "valley-north-marsh"


def beorn_sets_out(*, friends: str = "") -> Battlefield:
    """Beorn is to move from Dale; Orcs are in the hills, and friends in a region if given."""
    table = Battlefield.empty().beorn(DALE).army(HILLS, orcs=1)
    if friends:
        table.army(friends, lake_men=1)
    table.acting(FREE, free="will-of-the-west", shadow="army")
    table.free.chooses("act:will-of-the-west:move-beorn")
    return table


# Characters


@pytest.mark.rule("B5A-33.5")
def test_only_the_free_peoples_move_beorn_and_only_once_he_is_in_play() -> None:
    table = Battlefield().acting(FREE, free="will-of-the-west", shadow="army")
    table.free.may_not("beorn-to:camp", because="B5A-33.5")
    table = beorn_sets_out()
    table.free.may(f"beorn-to:{MARSH}")
    table.shadow.may_not(f"beorn-to:{MARSH}", because="B5A-33.5")


@pytest.mark.rule("B5A-33.10")
def test_beorn_among_friends_stops_nobody_else() -> None:
    table = beorn_sets_out(friends=MARSH)
    table.free.chooses(f"beorn-to:{MARSH}").may_not("halt", because="B5A-33.10")
    table.shadow.may_not("halt", because="not-your-decision")


@pytest.mark.rule("B5A-33.7")
def test_beorn_attacks_no_army_that_is_not_beside_him() -> None:
    table = beorn_sets_out().army("valley-east-plains", orcs=1)
    table.free.may_not("attack:valley-east-plains", because="B5A-3.3")
    table.free.chooses("halt").may(f"attack:{HILLS}")
    table.free.may_not("attack:valley-east-plains", because="B5A-3.3")
    table.shadow.may_not("attack:camp", because="B5A-21.1")


@pytest.mark.rule("B5A-10.16")
def test_an_eliminated_character_does_not_enter_again() -> None:
    table = Battlefield().character("thorin", "eliminated").board(marker=14)
    table.acting(FREE, free="character", shadow="army")
    table.free.may_not("enter:thorin:front-gate", because="B5A-10.16")


@pytest.mark.rule("B5A-10.13")
def test_how_far_a_character_goes_is_known_before_any_moves() -> None:
    table = Battlefield.empty().character("bard", "camp").acting(FREE, free="character")
    table.free.may_not("go:bard:ravenhill", because="B5A-10.13")
    table.free.may_not("go:bard:eastern-bank-gate-plains", because="not-now")


@pytest.mark.rule("B5A-10.21")
def test_bilbo_helps_no_enemy_and_not_beorn() -> None:
    table = Battlefield.empty().army(PLAINS, orcs=3).character("bilbo", PLAINS).board(rings=5)
    table.character("gandalf", PLAINS).board(activated=["gandalf"])
    table.acting(FREE, free="muster-army").free.chooses("use-general:gandalf")
    table.dice(6, 6).free.chooses(f"strike:{PLAINS}")
    assert table.asked == [(SHADOW, "outside-damage")]
    table = Battlefield.empty().beorn(DALE).army(PLAINS, orcs=2).board(rings=5)
    table.character("bilbo", DALE).attack(PLAINS, DALE).dice(6, 1, 1, 1, 1, 1)
    table.shadow.chooses("manoeuvre:regroup")
    table.free.chooses("reroll:0:0")
    assert table.state.wrath == 7
    assert table.asked == [(SHADOW, "stop-attack")]


@pytest.mark.rule("B5A-10.22")
def test_bilbo_slips_away_with_his_last_ring() -> None:
    table = Battlefield.empty().army("camp", lake_men=1, tokens=1).character("bilbo", "camp")
    table.board(rings=1).acting(FREE, free="character", shadow="army")
    table.free.chooses("slip-away:ravenhill")
    assert (table.state.rings, table.state.characters["bilbo"]) == (0, "ravenhill")
    table.free.may_not("slip-away:camp", because="B5A-10.22")


# Cards


@pytest.mark.rule("B5A-CR-03")
def test_what_a_card_names_concerns_the_side_that_plays_it() -> None:
    table = Battlefield.empty().army("camp", lake_men=1).army("ravenhill", lake_men=1)
    table.army(PLAINS, orcs=1).plays(SHADOW, "ss-victory-vanishes-from-hope")
    table.shadow.may_not(f"choose:{PLAINS}", because="B5A-CR-03")
    table.shadow.chooses("choose:camp").may_not("choose:camp", because="B5A-CR-03")
    table.free.may_not(f"choose:{PLAINS}", "choose:camp", because="not-your-decision")


@pytest.mark.rule("B5A-33.19")
def test_beorn_is_driven_to_an_adjacent_region_and_it_is_told_what_that_costs() -> None:
    table = Battlefield.empty().beorn(MARSH).army("valley-northeast-plains", orcs=2)
    table.army(PLAINS, orcs=2).army("valley-southwest-plains", wargs=1).controls(DALE)
    table.attack("valley-northeast-plains", MARSH).dice(1, 1, 1, 1, 1, 1)
    table.shadow.chooses("manoeuvre:regroup")
    table.free.chooses("reroll:0:0")
    table.shadow.chooses("press-on")
    table.free.chooses("retreat")
    table.shadow.may_not("drive-to:camp", because="B5A-3.3").chooses(f"drive-to:{HILLS}")
    assert events.DamageDealt(FREE, HILLS, 1, 0) in table.events
    assert table.state.wrath == 7


# Damage and casualties


@pytest.mark.rule("B5A-26.3", "B5A-10.21")
def test_bilbo_is_not_asked_if_the_fortification_takes_all_damage() -> None:
    table = Battlefield.empty().army("ravenhill", lake_men=3, damage=1).board(rings=5)
    table.character("bilbo", "ravenhill").army("southern-spur-west-mountains", orcs=3)
    table.attack("southern-spur-west-mountains", "ravenhill").dice(6, 6, 1, 1, 1, 1).manoeuvres()
    assert table.state.breaches["ravenhill"] == 2
    assert table.asked == [(FREE, "casualties")]


@pytest.mark.rule("B5A-25.4", "B5A-23.5")
def test_redoubtable_is_for_the_casualties_of_its_round_only() -> None:
    table = Battlefield.empty().army(PLAINS, dwarf_regulars=3, damage=3).army(HILLS, orcs=1)
    table.acting(FREE, free="muster").free.may_not("redoubtable", because="not-now")
    table.attack(HILLS, PLAINS).dice(1, 6, 1, 1).manoeuvres(free="unit-dwarf-regulars")
    table.shadow.may_not("redoubtable", because="B5A-23.5")
    table.free.may("redoubtable")
    table = Battlefield.empty().army(PLAINS, dwarf_regulars=3, damage=3).army(HILLS, orcs=1)
    table.attack(HILLS, PLAINS).dice(1, 1, 1, 1).manoeuvres(free="unit-dwarf-regulars")
    table.free.may_not("redoubtable", because="B5A-23.5").chooses("done")
    table.shadow.chooses("press-on")
    table.free.chooses("rout").may_not("redoubtable", because="B5A-23.5")


@pytest.mark.rule("B5A-25.4", "B5A-25.7")
def test_redoubtable_needs_a_dwarf_regulars_unit_that_is_left() -> None:
    table = Battlefield.empty().army(PLAINS, dwarf_regulars=1, lake_men=2, damage=1)
    table.army(HILLS, orcs=2).attack(HILLS, PLAINS).dice(6, 6, 6, 1, 1)
    table.manoeuvres(free="unit-dwarf-regulars").free.chooses("lose:dwarf-regulars")
    table.free.may_not("redoubtable", because="B5A-25.7")


@pytest.mark.rule("B5A-25.4", "B5A-23.5")
def test_redoubtable_is_not_for_the_casualties_of_a_goblin_charge() -> None:
    table = Battlefield.empty().army(PLAINS, dwarf_regulars=2).army(HILLS, goblins=1)
    table.attack(HILLS, PLAINS).dice(6, 1, 1).manoeuvres(shadow="unit-goblins")
    table.free.chooses("done")
    table.shadow.chooses("use-ability:unit-goblins")
    assert table.asked == [(FREE, "casualties"), (SHADOW, "casualties")]
    table.free.may_not("redoubtable", because="B5A-23.5")
    assert "redoubtable" not in table.free.options


@pytest.mark.rule("B5A-10.22")
def test_once_bilbo_has_slipped_away_only_a_character_result_plays_a_card() -> None:
    leader = "ev-troop-leader-battle-fury"
    table = Battlefield.empty().army("camp", lake_men=1, tokens=1).character("bilbo", "camp")
    table.hand(FREE, leader, "ev-encirclement-no-quarter").board(rings=2)
    table.acting(FREE, free="character event will-of-the-west", shadow="army")
    table.free.may(f"play:event:{leader}").chooses("slip-away:ravenhill")
    table.free.may_not(f"play:event:{leader}", "skip:event", because="B5A-10.22")
    table.free.may_not("play:will-of-the-west:ev-encirclement-no-quarter", because="B5A-10.22")
    table.free.may(f"play:character:{leader}", f"play:will-of-the-west:{leader}")


# Before it is time, and for the other side


@pytest.mark.rule("B5A-11.1", "B5A-4.5")
def test_only_the_free_peoples_activate_generals() -> None:
    table = Battlefield()
    table.free.chooses("activate:bard").may_not("activate:bard", because="B5A-4.5")
    table.shadow.may_not("activate:bard", "activate:bolg", because="B5A-11.1")
    table.acting(FREE, free="muster").free.may_not("activate:bard", because="not-now")


@pytest.mark.rule("B5A-4.6", "B5A-4.9")
def test_one_side_places_tokens_and_the_other_is_not_bound_by_them() -> None:
    table = Battlefield.empty().character("bard", "camp").character("dain", "camp")
    table.army("camp", lake_men=1).army("ravenhill", lake_men=1).army("lower-slopes", lake_men=1)
    table.army(PLAINS, orcs=1).army(HILLS, orcs=1).army(MARSH, orcs=1)
    table.free.may_not("place-token:camp", because="not-now")
    table.phase("activate_generals").free.chooses("activate:bard", "done")
    table.free.chooses("place-token:camp").may_not("place-token:ravenhill", because="B5A-4.6")
    table.shadow.may_not(f"place-token:{PLAINS}", "done", because="not-your-decision")
    table.phase("shadow_leadership").shadow.chooses("split:1:5")
    table.shadow.may_not("done", because="B5A-4.9").chooses(f"place-token:{HILLS}")
    table.shadow.may_not(f"place-token:{PLAINS}", because="B5A-4.9")
    table.free.may_not("place-token:camp", "done", because="not-your-decision")


@pytest.mark.rule("B5A-4.8", "B5A-4.10")
def test_only_the_shadow_takes_great_bats() -> None:
    table = Battlefield.empty().army(PLAINS, orcs=1).army(HILLS, orcs=1).army(MARSH, orcs=1)
    table.phase("shadow_leadership").free.may_not("split:1:5", because="B5A-4.8")
    table.shadow.chooses("split:1:5").chooses(f"place-token:{PLAINS}", "done")
    table.shadow.may_not("done", because="B5A-4.10").chooses(*("send-bats:valley",) * 5)
    table.shadow.may_not("send-bats:valley", because="B5A-4.8").may("done")
    table.free.may_not("send-bats:valley", "done", because="not-your-decision")
    table.acting(FREE, shadow="army").shadow.may_not("send-bats:valley", because="not-now")


@pytest.mark.rule("B5A-4.8", "B5A-12.7")
def test_the_shadow_takes_no_more_tokens_than_it_has_armies() -> None:
    table = Battlefield.empty().army(PLAINS, orcs=1).army(HILLS, orcs=1)
    table.phase("shadow_leadership").shadow.may("split:0:6", "split:2:4")
    table.shadow.may_not("split:3:3", because="B5A-12.7")
    table.shadow.may_not("split:2:3", "split:2:5", because="B5A-4.8")
    table = Battlefield.empty().board(pool=[5, 7]).phase("shadow_leadership")
    table.shadow.may_not("split:0:7", because="B5A-1.7").may_not("split:2:5", because="B5A-12.7")
    assert table.asked == [(SHADOW, "place-bats")]  # one token is lost, six bats are left


@pytest.mark.rule("B5A-9.4")
def test_only_the_shadow_sets_fate_tokens_aside() -> None:
    table = Battlefield.empty().board(activated=["bard", "dain"]).phase("fate")
    table.free.may_not("set-aside", because="not-your-decision")
    table.shadow.may("set-aside")
    table.acting(SHADOW, shadow="army").shadow.may_not("set-aside", because="not-now")


@pytest.mark.rule("B5A-32.6", "B5A-1.7")
def test_only_the_free_peoples_send_eagles() -> None:
    table = Battlefield.empty().character("lord-of-the-eagles", "eagles-eyrie")
    table.board(eagles={**table.state.eagles, "eagles-eyrie": 2}, activated=["lord-of-the-eagles"])
    table.acting(FREE, free="muster", shadow="army")
    table.free.may_not("call-eagle", "send-lord:valley", "send-eagle:valley", because="not-now")
    table.shadow.may_not("call-eagle", because="B5A-1.7")
    table.shadow.may_not("send-lord:valley", "send-eagle:valley", because="B5A-32.6")
    table.free.chooses("use-general:lord-of-the-eagles").may_not("done", because="B5A-32.6")
    table.free.chooses("send-lord:valley").may_not("send-lord:valley", because="B5A-32.6")
    table.free.chooses("send-eagle:valley").may_not("done", because="B5A-32.6")
    table.shadow.may_not("done", because="not-your-decision")
    table.shadow.may_not("send-lord:valley", "send-eagle:valley", because="B5A-32.6")
    table.free.chooses("send-eagle:eastern-bank").may("done")
    table.free.may_not("send-eagle:valley", because="B5A-32.6").chooses("done")
    table.free.may_not("send-lord:valley", "send-eagle:valley", because="B5A-32.6")


@pytest.mark.rule("B5A-32.8", "B5A-32.9")
def test_eagles_swoop_on_what_is_below_them_and_once_on_each() -> None:
    table = Battlefield.empty().army(PLAINS, orcs=1).army(HILLS, orcs=1).army("camp", lake_men=1)
    table.board(eagles={**table.state.eagles, "valley": 2})
    table.acting(FREE, free="muster", shadow="army")
    table.free.may_not(f"swoop:{PLAINS}", because="not-now")
    table.free.may_not("swoop:camp", because="B5A-32.8")
    table.free.chooses("act:muster:strong-and-noble").chooses(f"swoop:{PLAINS}")
    table.free.may_not(f"swoop:{PLAINS}", because="B5A-32.9").may(f"swoop:{HILLS}")
    table.shadow.may_not(f"swoop:{PLAINS}", because="not-your-decision")


@pytest.mark.rule("B5A-CR-29")
def test_only_the_free_peoples_fall_upon_an_army_in_the_mountains() -> None:
    table = Battlefield.empty().army("eastern-bank-west-mountains", orcs=2).army(PLAINS, orcs=2)
    table.board(eagles={**table.state.eagles, "eastern-bank": 2, "valley": 1})
    table.acting(FREE, free="muster", shadow="muster")
    table.free.may_not("swarm:eastern-bank-west-mountains:2", because="B5A-CR-29")
    table.beside("fate-eagles-are-not-kindly-birds").free.may("act:muster:mass-attack")
    table.free.may_not("swarm:eastern-bank-west-mountains:2", because="not-now")
    table.free.may_not("swarm:eastern-bank-west-mountains:3", because="B5A-CR-29")
    table.free.may_not("swarm:eastern-bank-west-mountains:0", because="B5A-CR-29")
    table.free.may_not(f"swarm:{PLAINS}:1", because="B5A-CR-29")
    table.shadow.may_not("swarm:eastern-bank-west-mountains:2", because="B5A-CR-29")


@pytest.mark.rule("B5A-19.2", "B5A-7.12")
def test_a_rally_binds_only_the_side_that_rallies() -> None:
    table = Battlefield.empty().army("camp", lake_men=2, damage=2, tokens=1)
    table.army(PLAINS, orcs=2, damage=1).acting(FREE, free="muster", shadow="army")
    table.free.may_not("rally:camp", because="not-now")
    table.free.chooses("act:muster:rally").chooses("rally:camp")
    table.free.may_not("rally:camp", because="B5A-7.12")
    table.shadow.may_not(f"rally:{PLAINS}", because="not-your-decision")
    table.dice(1, 1).free.chooses("done").may("reroll:1:0")
    table.free.may_not("reroll:2:0", "reroll:0:1", because="B5A-19.2")
    table.shadow.may_not("reroll:2:0", because="not-your-decision")


@pytest.mark.rule("B5A-7.14")
def test_goblins_are_recruited_by_the_shadow_at_their_points() -> None:
    table = Battlefield.empty().army(PLAINS, goblins=11).acting(SHADOW, free="army", shadow="eye")
    table.shadow.may_not("goblin-at:camp", because="B5A-7.14")
    table.free.may_not("goblin-at:goblin-mustering-point-west", because="B5A-7.14")
    table.shadow.may_not("goblin-at:goblin-mustering-point-west", because="not-now")


@pytest.mark.rule("B5A-18.12", "B5A-1.7")
def test_only_the_side_that_recruits_places_a_substitute() -> None:
    table = Battlefield.empty().army(PLAINS, great_orcs=6).lay("shadow-flipped")
    region = "broken-lands-east-hills"
    table.lay(f"shadow-at-{region}", "great-orcs").acting(SHADOW, free="army", shadow="muster")
    table.shadow.may_not("place-unit:orcs", because="not-now")
    table.shadow.chooses("act:muster:recruit").chooses(f"recruit:{region}:shadow")
    table.shadow.may("place-unit:orcs").may_not("place-unit:great-orcs", because="B5A-1.7")
    table.shadow.may_not("place-unit:goblins", "place-unit:lake-men", because="B5A-18.12")
    table.free.may_not("place-unit:goblins", because="not-your-decision")


@pytest.mark.rule("B5A-18.6", "B5A-18.2")
def test_levies_are_raised_by_the_free_peoples_once_in_a_settlement() -> None:
    table = Battlefield.empty().army(PLAINS, orcs=1).acting(FREE, free="muster", shadow="army")
    table.free.may_not("lay:front-gate:elves", because="B5A-18.6")
    table.free.may_not("lay:camp:shadow", because="B5A-18.6")
    table.shadow.may_not("lay:camp:elves", because="B5A-18.6")
    table.free.may_not("lay:camp:elves", because="not-now")
    table.plays(FREE, "sf-ringing-trumpets").free.chooses("lay:camp:elves")
    table.free.may_not("lay:camp:elves", "recruit:camp:elves", because="B5A-18.2")
    table.free.may("lay:ravenhill:elves")
    table.shadow.may_not("recruit:broken-lands-east-hills:shadow", because="B5A-18.10")


@pytest.mark.rule("B5A-CR-33", "B5A-18.10")
def test_a_card_musters_for_its_own_side_and_where_it_says() -> None:
    table = Battlefield.empty().army("camp", lake_men=1).army(PLAINS, orcs=1)
    table.acting(FREE, free="muster", shadow="army")
    table.free.may_not("muster:camp:shadow", because="B5A-18.10")
    table.free.may_not("muster:camp:elves", because="not-now")
    table.plays(FREE, "sf-flying-banners").free.chooses("muster:camp:elves")
    table.free.may_not("muster:camp:elves", because="B5A-CR-33")
    table.free.may_not("muster:front-gate:elves", because="B5A-CR-33").may("muster:ravenhill:elves")
    table.shadow.may_not(f"muster:{PLAINS}:shadow", because="not-your-decision")


@pytest.mark.rule("B5A-13.2", "B5A-15.3", "B5A-15.4")
def test_an_overfull_army_is_thinned_out_by_its_owner() -> None:
    table = Battlefield.empty().army("camp", lake_men=4, damage=1).army(PLAINS, orcs=1)
    table.army("eastern-bank-north-plains", wood_elf_archers=2)
    table.free.may_not("remove:lake-men", because="not-now")
    table.acting(FREE, free="muster-army", shadow="army").free.chooses("act:muster-army:attack")
    table.free.chooses("army:eastern-bank-north-plains", "to:camp")
    table.free.may_not("done", because="B5A-13.2").chooses("remove:wood-elf-archers")
    table.free.may_not("remove:lake-men", because="B5A-13.2")
    table.free.may_not("lose:lake-men", because="B5A-15.4")
    table.shadow.may_not("remove:orcs", "lose:orcs", "done", because="not-your-decision")


@pytest.mark.rule("B5A-CR-28")
def test_shining_armour_takes_no_more_than_was_dealt_and_only_then() -> None:
    table = Battlefield.empty().army(PLAINS, dwarf_regulars=3).character("thorin", PLAINS)
    table.beside("fate-shining-armour").army(HILLS, orcs=2)
    table.acting(FREE, free="muster").free.may_not("armour:1", because="B5A-CR-28")
    table.attack(HILLS, PLAINS).dice(6, 6, 1, 1, 1).manoeuvres().free.chooses("reroll:0:0")
    table.free.may("armour:2", "armour:0").may_not("armour:3", because="B5A-CR-28")
    table.shadow.may_not("armour:1", because="B5A-CR-28")


@pytest.mark.rule("B5A-28.11", "B5A-28.17")
def test_the_defender_retreats_and_the_attacker_drives() -> None:
    table = Battlefield.empty().army(HILLS, lake_men=1).army("valley-east-marsh", orcs=1)
    table.free.may_not(f"retreat-to:{DALE}", "retreat", "rout", because="not-now")
    table.shadow.may_not(f"drive-to:{DALE}", "retreat", "rout", because="not-your-decision")
    table.attack("valley-east-marsh", HILLS).dice(1, 1).manoeuvres().shadow.chooses("press-on")
    table.free.chooses("retreat").may(f"retreat-to:{DALE}")
    table.shadow.may_not("retreat-to:camp", because="not-your-decision")
    table.free.may_not("drive-to:camp", because="not-now")
    table.shadow.may_not("drive-to:camp", because="B5A-3.3")


@pytest.mark.rule("B5A-11.7", "B5A-11.11")
def test_only_the_free_peoples_shoot_and_strike() -> None:
    table = Battlefield.empty().army(PLAINS, orcs=1).army(HILLS, wood_elf_archers=1)
    table.character("gandalf", HILLS).acting(FREE, free="muster", shadow="army")
    table.free.may_not(f"strike:{PLAINS}", f"shoot:{PLAINS}", "concentrate", because="not-now")
    table.shadow.may_not(f"strike:{PLAINS}", f"shoot:{PLAINS}", because="B5A-11.7")
    table.shadow.may_not("concentrate", because="B5A-11.7")
    table.free.may_not(f"strike:{HILLS}", f"shoot:{HILLS}", because="B5A-11.7")
    table.board(concentrated=True).free.may_not("concentrate", because="B5A-11.7")


@pytest.mark.rule("B5A-11.1", "B5A-11.3", "B5A-11.4")
def test_only_the_free_peoples_use_generals_and_only_before_a_die() -> None:
    table = Battlefield.empty().character("gandalf", "camp").army("camp", lake_men=1)
    table.character("thranduil", "camp").board(activated=["gandalf", "thranduil"])
    table.phase("fate").free.may_not("use-general:gandalf", because="not-your-decision")
    table.acting(FREE, free="muster", shadow="army")
    table.shadow.may_not("use-general:gandalf", because="B5A-11.1")
    table.free.may_not("use-general:bilbo", because="B5A-11.1")
    table.free.may_not("use-general:thranduil", because="B5A-11.3")  # nobody is in range
    table.free.chooses("use-general:gandalf").may_not("use-general:gandalf", because="B5A-11.2")
    table.board(activated=["gandalf"], concentrated=False)
    table.free.may_not("use-general:gandalf", because="B5A-11.4")


@pytest.mark.rule("B5A-CR-40", "B5A-CR-51")
def test_only_the_shadow_troubles_a_mind_and_only_the_free_peoples_bring_back_a_general() -> None:
    table = Battlefield.empty().army("camp", lake_men=1).character("bard", "eliminated")
    table.character("dain", "camp").acting(FREE, free="muster", shadow="army")
    table.free.may_not("trouble:bard", because="B5A-CR-40")
    table.shadow.may_not("trouble:bilbo", because="B5A-CR-40")
    table.shadow.may_not("trouble:bard", because="not-your-decision")
    table.shadow.may_not("bring-back:bard:camp", because="B5A-CR-51")
    table.free.may_not("bring-back:dain:camp", "bring-back:bard:ravenhill", because="B5A-CR-51")
    table.free.may_not("bring-back:bard:camp", because="not-now")


@pytest.mark.rule("B5A-CR-34", "B5A-8.16")
def test_the_shadow_takes_the_tokens_a_card_names_and_no_more() -> None:
    dread = Battlefield.empty().controls(DALE, "fallen-bridge").army(PLAINS, orcs=1)
    dread.lay("elves-at-ravenhill", "wood-elf-archers", "wood-elf-archers")
    dread.lay("elves-at-camp", "wood-elf-archers").acting(SHADOW, free="army", shadow="event")
    dread.shadow.may_not("take-token:ravenhill:elves", because="not-now")
    dread.shadow.may_not("take-token:ravenhill:dwarves-and-men", because="B5A-CR-34")
    dread.dice(4, 4, 1, 1).plays(SHADOW, "ss-great-dread")
    dread.shadow.may_not("done", because="B5A-8.16").chooses("take-token:camp:elves")
    dread.shadow.may_not("take-token:camp:elves", because="B5A-CR-34")
    dread.free.may_not("done", "take-token:camp:elves", because="not-your-decision")
    dread.shadow.chooses("take-token:ravenhill:elves").may("done")
    dread.shadow.may_not("take-token:ravenhill:elves", because="B5A-CR-34")


@pytest.mark.rule("B5A-CR-49", "B5A-8.16")
def test_the_shadow_takes_as_much_leadership_as_bats_and_no_more() -> None:
    table = Battlefield.empty().army("camp", lake_men=2, tokens=1).army(PLAINS, orcs=1, tokens=1)
    table.army("ravenhill", lake_men=1, tokens=2).board(bats=table.state.bats | {"valley": 2})
    table.acting(SHADOW, free="army", shadow="event")
    table.shadow.may_not("take-leadership:camp", "take-bats:valley", because="not-now")
    table.shadow.may_not(f"take-leadership:{PLAINS}", because="B5A-CR-49")
    table.shadow.may_not("take-bats:eastern-bank", because="B5A-CR-49")
    table.free.may_not("take-bats:valley", because="B5A-CR-49")
    table.plays(SHADOW, "ss-whirling-bats").shadow.chooses("take-bats:valley", "take-bats:valley")
    table.shadow.may_not("take-bats:valley", because="B5A-CR-49").chooses("done")
    table.shadow.may_not("done", because="B5A-8.16").chooses("take-leadership:camp")
    table.shadow.may_not("take-leadership:camp", because="B5A-CR-49")
    table.free.may_not("done", "take-leadership:camp", because="not-your-decision")
    table.shadow.chooses("take-leadership:ravenhill").may("done")
    table.shadow.may_not("take-leadership:ravenhill", because="B5A-CR-49")


@pytest.mark.rule("B5A-18.3")
def test_the_shadow_recruits_nothing_under_the_eyes_of_the_enemy() -> None:
    table = Battlefield.empty().army(PLAINS, orcs=1).army("broken-lands-east-hills", lake_men=1)
    table.lay("shadow-at-broken-lands-east-hills", "orcs")
    table.lay("shadow-at-broken-lands-north-plains", "orcs")
    table.acting(SHADOW, free="army", shadow="muster").shadow.chooses("act:muster:recruit")
    table.shadow.may_not("recruit:broken-lands-east-hills:shadow", because="B5A-18.3")
    table.shadow.may("recruit:broken-lands-north-plains:shadow")


@pytest.mark.rule("B5A-10.22")
def test_bilbo_slips_away_after_a_card_that_was_a_character_result() -> None:
    for card, slips in (
        ("ev-troop-leader-battle-fury", True),
        ("ev-encirclement-no-quarter", False),
    ):
        table = Battlefield.empty().character("bilbo", "camp").board(rings=2)
        table.army("camp", lake_men=1).plays(FREE, card, die="will-of-the-west")
        if table.asked_kind == "select-move":
            table.free.chooses("done")
        assert table.asked_kind == ("bilbo-relocate" if slips else "act")
