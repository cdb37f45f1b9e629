"""The literal reading of event cards in situations made by hand: figures and armies."""

from __future__ import annotations

from games.war_of_the_ring.literal_events import (
    FREE,
    SHADOW,
    apply,
    choices,
    outcome,
    outcomes,
    playable,
    start,
)
from games.war_of_the_ring.literal_events_position import Option
from games.war_of_the_ring.literal_events_tables import (
    at_war,
    besiege,
    besieged_helms_deep,
    put,
)

# Recruits


def test_imrahil_recruits_a_unit_and_a_leader() -> None:
    position = start()
    options = {("recruit", f"gondor-{kind}", "dol-amroth") for kind in ("regular", "elite")}
    assert choices(position, FREE, "fp-str-18") == options
    after = apply(position, FREE, "fp-str-18", [("recruit", "gondor-elite", "dol-amroth")])
    assert after.armies[FREE]["dol-amroth"] == {
        "gondor-regular": 3,
        "gondor-elite": 1,
        "gondor-leader": 1,
    }
    # The example of WOTR-7.6
    position.reinforcements[FREE]["gondor-leader"] = 0
    after = apply(position, FREE, "fp-str-18", [("recruit", "gondor-elite", "dol-amroth")])
    assert "gondor-leader" not in after.armies[FREE]["dol-amroth"]


def test_riders_of_theoden_follow_a_companion() -> None:
    # The example of WOTR-9.11
    position = besieged_helms_deep()
    position.characters["gimli"] = "helms-deep"
    position.characters["legolas"] = "eastemnet"
    put(position, SHADOW, "eastemnet", {"isengard-regular": 1})
    assert {option[2] for option in choices(position, FREE, "fp-str-16")} == {
        "edoras",
        "helms-deep",
    }


def test_a_leader_is_not_recruited_alone() -> None:
    position = start()
    put(position, FREE, "carrock", {})
    for kind in ("regular", "elite"):
        position.reinforcements[FREE][f"north-{kind}"] = 0
    after = outcome(position, FREE, "fp-str-17")
    assert "carrock" not in after.armies[FREE]


def test_recruits_in_a_siege_above_five_go_back() -> None:
    position = besieged_helms_deep()
    put(position, FREE, "helms-deep", {"rohan-regular": 5})
    made = [("recruit", "rohan-elite", "helms-deep")]
    excess = choices(position, FREE, "fp-str-23", made)
    assert excess == {
        ("excess", "rohan-elite", "helms-deep"),
        ("excess", "rohan-regular", "helms-deep"),
    }
    after = apply(position, FREE, "fp-str-23", [*made, ("excess", "rohan-regular", "helms-deep")])
    assert after.armies[FREE]["helms-deep"] == {
        "rohan-regular": 4,
        "rohan-elite": 1,
        "rohan-leader": 1,
    }


def test_red_arrow_does_not_bring_a_passive_rohan_to_war() -> None:
    position = start()
    position.active["gondor"] = True
    position.steps_to_war["rohan"] = 1
    made = [("recruit", "rohan-regular", "edoras")]
    after = apply(position, FREE, "fp-str-09", made)
    assert after.steps_to_war["rohan"] == 1
    assert after.armies[FREE]["edoras"] == {
        "rohan-regular": 2,
        "rohan-elite": 1,
        "rohan-leader": 1,
    }


def test_cirdans_ships_need_an_army_at_the_sea() -> None:
    position = start()
    at_war(position, "elves")
    places = {option[2] for option in choices(position, FREE, "fp-str-13")}
    assert places == {"grey-havens", "dol-amroth", "pelargir"}


def test_a_nation_does_not_recruit_into_its_lost_stronghold() -> None:
    position = start()
    put(position, SHADOW, "moria", {"sauron-regular": 2})
    position.armies[FREE]["moria"] = {"elves-regular": 2}
    position.control["moria"], position.sieges["moria"] = FREE, FREE
    at_war(position, "sauron")
    assert {option[2] for option in choices(position, SHADOW, "sh-str-19")} == {"mount-gram"}
    assert "moria" not in {option[2] for option in choices(position, SHADOW, "sh-str-24")}


def test_monsters_roused_skips_what_is_not_free() -> None:
    position = start()
    put(position, FREE, "trollshaws", {"elves-regular": 1})
    after = outcome(position, SHADOW, "sh-str-22")
    assert after.armies[SHADOW]["angmar"] == {"sauron-regular": 1}
    assert "trollshaws" not in after.armies[SHADOW]
    assert after.reinforcements[SHADOW]["sauron-regular"] == 5


def test_many_kings_fill_three_settlements() -> None:
    position = start()
    position.control["umbar"] = FREE
    assert {option[2] for option in choices(position, SHADOW, "sh-str-17")} == {
        "far-harad",
        "near-harad",
        "north-rhun",
        "south-rhun",
    }
    made = [("recruit", "southrons-regular", r) for r in ("far-harad", "near-harad", "north-rhun")]
    after = apply(position, SHADOW, "sh-str-17", made)
    assert after.reinforcements[SHADOW]["southrons-regular"] == 4


def test_new_power_keeps_the_order_of_the_text_when_figures_are_rare() -> None:
    position = start()
    position.characters["saruman"] = "orthanc"
    assert choices(position, SHADOW, "sh-str-16") == {
        ("recruit", "isengard-regular", "orthanc"),
        ("recruit", "isengard-elite", "orthanc"),
    }
    position.reinforcements[SHADOW]["isengard-regular"] = 1
    after = outcome(position, SHADOW, "sh-str-16")
    before = position.armies[SHADOW].get("north-dunland", {}).get("isengard-regular", 0)
    assert after.armies[SHADOW]["north-dunland"]["isengard-regular"] == before + 1


def test_dunlendings_follow_to_a_free_region() -> None:
    position = start()
    at_war(position, "isengard")
    assert {option[2] for option in choices(position, SHADOW, "sh-str-11")} == {
        *("cardolan", "hollin", "moria", "south-downs", "tharbad", "enedwaith"),
        *("gap-of-rohan", "north-dunland", "south-dunland"),
    }
    made = [
        ("recruit", "isengard-regular", "gap-of-rohan"),
        ("transfer", "isengard-regular", "north-dunland"),
        ("done",),
    ]
    after = apply(position, SHADOW, "sh-str-11", made)
    assert after.armies[SHADOW]["gap-of-rohan"] == {"isengard-regular": 3}
    assert "north-dunland" not in after.armies[SHADOW]


def test_return_of_the_witch_king() -> None:
    position = start()
    position.characters["witch-king"] = "minas-morgul"
    after = outcome(position, SHADOW, "sh-str-12")
    assert after.characters["witch-king"] == "angmar"
    assert after.armies[SHADOW]["angmar"] == {"sauron-regular": 2, "sauron-elite": 1}


def test_hill_trolls_replace_two_regulars() -> None:
    position = start()
    at_war(position, "sauron")
    after = apply(position, SHADOW, "sh-str-15", [("replace", "moria"), ("replace", "moria")])
    assert after.armies[SHADOW]["moria"] == {"sauron-elite": 2}
    position.reinforcements[SHADOW]["sauron-elite"] = 1
    after = apply(position, SHADOW, "sh-str-15", [("replace", "moria")])
    assert after.armies[SHADOW]["moria"] == {"sauron-elite": 1, "sauron-regular": 1}


def test_grey_company_replaces_a_regular_and_draws() -> None:
    position = start()
    position.characters["strider"] = "bree"
    after = outcome(position, FREE, "fp-char-24")
    assert after.armies[FREE]["bree"] == {"north-elite": 1}
    assert after.casualties == {"north-regular": 1}
    assert after.pending == [("draw", FREE, "strategy", 2)]


# Hits outside battles


def test_ents_destroy_orthanc_with_saruman_and_nazgul() -> None:
    position = start()
    put(position, SHADOW, "orthanc", {"isengard-regular": 2, "sauron-nazgul": 1})
    position.characters |= {
        "saruman": "orthanc",
        "gandalf-grey": "replaced",
        "gandalf-white": "fangorn",
    }
    position.guide = "strider"
    position.table[SHADOW] = {"sh-char-21"}
    after = outcome(position, FREE, "fp-char-19", [4, 6, 1])
    assert "orthanc" not in after.armies[SHADOW]
    assert after.characters["saruman"] == "eliminated"
    assert after.steps_to_war["isengard"] == 0
    assert after.discards[SHADOW] == {"sh-char-21"}
    assert after.reinforcements[SHADOW]["sauron-nazgul"] == 4
    position.hands[FREE] = {"fp-char-12", "fp-char-11", "fp-str-18", "fp-char-07", "fp-char-14"}
    position.corruption = 2
    assert choices(position, FREE, "fp-char-19", (), [4, 6, 1]) == {
        ("none",),
        ("play", "fp-char-12"),
        ("play", "fp-char-11"),
        ("play", "fp-char-07"),
    }
    more = apply(position, FREE, "fp-char-19", [("play", "fp-char-12")], [4, 6, 1])
    assert (more.corruption, more.discards[FREE]) == (1, {"fp-char-19", "fp-char-12"})


def test_hits_are_assigned_by_the_owner() -> None:
    # Two hits: the Regular goes and the Elite is reduced, or the Elite goes
    position = start()
    put(position, SHADOW, "eastemnet", {"isengard-regular": 1, "sauron-elite": 1})
    found = outcomes(position, FREE, "fp-str-05", [5, 6, 1, 2, 3])
    armies = [str(after.armies[SHADOW]["eastemnet"]) for after in found.values()]
    assert sorted(armies) == [str({"isengard-regular": 1}), str({"sauron-regular": 1})]


def test_an_elite_without_regular_to_replace_it_is_lost_by_one_hit() -> None:
    position = start()
    position.active["gondor"] = True
    put(position, SHADOW, "osgiliath", {"isengard-elite": 2})
    put(position, FREE, "osgiliath", {})
    position.reinforcements[SHADOW]["isengard-regular"] = 0
    options = choices(position, FREE, "fp-str-06", (), [5, 1, 5])
    assert options == {("lose", "isengard-elite"), ("eliminate", "isengard-elite")}


def test_dreadful_spells_give_the_stronghold_to_the_besieger() -> None:
    position = besieged_helms_deep()
    put(position, SHADOW, "helms-deep", {"isengard-regular": 3, "sauron-nazgul": 2})
    put(position, FREE, "helms-deep", {"rohan-regular": 1, "rohan-leader": 1})
    position.characters["gimli"] = "helms-deep"
    made = [("target", "helms-deep", "helms-deep")]
    after = apply(position, SHADOW, "sh-char-19", made, [5, 1])
    assert (after.control["helms-deep"], after.sieges) == (SHADOW, {})
    assert after.characters["gimli"] == "helms-deep"
    assert after.casualties == {"rohan-regular": 1, "rohan-leader": 1}
    assert after.steps_to_war["rohan"] == 2


def test_return_to_valinor_rolls_for_each_elven_stronghold() -> None:
    position = start()
    put(position, FREE, "grey-havens", {})
    position.control["grey-havens"] = SHADOW
    assert playable(position, SHADOW, "sh-str-01")
    # Lórien 3 units, Rivendell 2, the Woodland Realm 2
    dice = [6, 1, 1, 5, 5, 1, 1]
    options = choices(position, SHADOW, "sh-str-01", (), dice)
    assert options == {("remove", "elves-regular"), ("reduce", "elves-elite")}
    after = apply(position, SHADOW, "sh-str-01", [("reduce", "elves-elite")], dice)
    assert after.armies[FREE]["lorien"] == {
        "elves-regular": 2,
        "elves-elite": 1,
        "elves-leader": 1,
    }


def test_the_eagles_drive_nazgul_away() -> None:
    position = start()
    put(position, SHADOW, "druadan-forest", {"sauron-regular": 1, "sauron-nazgul": 2})
    position.characters |= {"boromir": "minas-tirith", "witch-king": "druadan-forest"}
    made = [("fly", "moria")]
    after = apply(position, FREE, "fp-char-18", made, [5, 4])
    assert after.armies[SHADOW]["druadan-forest"] == {"sauron-regular": 1}
    assert after.armies[SHADOW]["moria"] == {"sauron-regular": 2, "sauron-nazgul": 1}
    assert after.characters["witch-king"] == "druadan-forest"


def test_dead_men_free_pelargir() -> None:
    position = start()
    put(position, FREE, "pelargir", {})
    put(position, SHADOW, "pelargir", {"southrons-regular": 2, "southrons-elite": 1})
    position.control["pelargir"] = SHADOW
    position.characters |= {"strider": "edoras", "gimli": "edoras"}
    options = choices(position, FREE, "fp-char-22")
    assert len(options) == 6
    going = ("transfer", ("gimli", "strider"), "pelargir")
    made = [going, ("remove", "southrons-regular"), ("number", 2)]
    after = apply(position, FREE, "fp-char-22", made, [1])
    assert after.armies[FREE]["pelargir"] == {"gondor-regular": 2}
    assert after.armies[SHADOW]["west-harondor"] == {"southrons-regular": 1, "southrons-elite": 1}
    assert after.control["pelargir"] == FREE
    assert after.steps_to_war["southrons"] == 1
    assert after.characters["gimli"] == "pelargir"
    # Lamedon, Lossarnach and Osgiliath are not free for the Shadow
    put(position, FREE, "osgiliath", {})
    assert choices(position, FREE, "fp-char-22", made[:2], [1]) == {
        ("retreat", "osgiliath"),
        ("retreat", "west-harondor"),
    }


def test_denethors_folly_needs_the_siege() -> None:
    position = start()
    assert not playable(position, SHADOW, "sh-str-03")
    besiege(position, "minas-tirith", {"sauron-regular": 4})
    after = outcome(position, SHADOW, "sh-str-03")
    assert after.casualties == {"gondor-leader": 1}
    assert after.table[SHADOW] == {"sh-str-03"}


# Marches and attacks


def test_shadows_gather_ends_with_another_army() -> None:
    position = start()
    at_war(position, "isengard", "sauron", "southrons")
    options = choices(position, SHADOW, "sh-str-07")
    assert ("march", "moria", "north-dunland") in options
    assert ("march", "moria", "orthanc") not in options
    held = {r for r, figures in position.armies[SHADOW].items() if figures}
    assert {str(option[2]) for option in options} <= held
    made = [
        ("march", "moria", "north-dunland"),
        ("part", (("sauron-regular", 2),), ()),
        ("path", ("north-dunland",)),
    ]
    after = apply(position, SHADOW, "sh-str-07", made)
    assert after.armies[SHADOW]["north-dunland"] == {"isengard-regular": 1, "sauron-regular": 2}


def test_a_march_captures_on_the_way_and_wakes_the_nation() -> None:
    position = start()
    at_war(position, "isengard", "sauron", "southrons")
    put(position, SHADOW, "eagles-eyrie", {"sauron-regular": 1})
    put(position, SHADOW, "gladden-fields", {"sauron-regular": 1})
    put(position, FREE, "carrock", {})
    made = [("march", "eagles-eyrie", "carrock"), ("done",)]
    after = apply(position, SHADOW, "sh-str-09", made)
    assert after.control["carrock"] == SHADOW
    assert (after.active["north"], after.steps_to_war["north"]) == (True, 2)


def test_units_not_at_war_do_not_cross_borders() -> None:
    position = start()
    position.characters["strider"] = "edoras"
    goals = {option[2] for option in choices(position, FREE, "fp-str-12")}
    assert {"westemnet", "folde", "fangorn"} <= goals
    assert "druadan-forest" not in goals
    at_war(position, "rohan")
    assert {"westemnet", "folde", "eastemnet", "druadan-forest"} <= {
        option[2] for option in choices(position, FREE, "fp-str-12")
    }


def test_paths_of_the_woses_lead_out_of_a_siege() -> None:
    position = besieged_helms_deep()
    at_war(position, "rohan")
    options = choices(position, FREE, "fp-str-11")
    assert options == {
        ("march", region, "minas-tirith") for region in ("edoras", "fords-of-isen", "helms-deep")
    }
    after = apply(position, FREE, "fp-str-11", [("march", "helms-deep", "minas-tirith")])
    assert after.control["helms-deep"] == SHADOW
    assert after.armies[FREE]["minas-tirith"]["rohan-regular"] == 1
    besiege(position, "minas-tirith", {"sauron-regular": 6})
    assert {option[2] for option in choices(position, FREE, "fp-str-11")} == {
        "druadan-forest",
        "lossarnach",
        "osgiliath",
    }


def test_help_unlooked_for_attacks_besiegers() -> None:
    position = besieged_helms_deep()
    assert outcome(position, FREE, "fp-str-10").pending == []
    at_war(position, "rohan")
    parts = choices(position, FREE, "fp-str-10")
    troops = (("rohan-leader", 1), ("rohan-regular", 2))
    assert ("part", troops, ()) in parts
    after = apply(position, FREE, "fp-str-10", [("part", troops, ())])
    battle = ("battle", "relief", "fords-of-isen", "helms-deep", troops, (), ("fewer-dice:1",))
    assert after.pending == [battle]


def test_grond_attacks_for_three_rounds() -> None:
    position = start()
    at_war(position, "sauron")
    besiege(position, "minas-tirith", {"sauron-regular": 1})
    position.characters["witch-king"] = "minas-tirith"
    after = outcome(position, SHADOW, "sh-char-20")
    (battle,) = after.pending
    assert battle[:4] == ("battle", "siege", "minas-tirith", "minas-tirith")
    assert "rounds:3" in str(battle[6])


def test_corsairs_sail_to_gondor() -> None:
    position = start()
    at_war(position, "southrons")
    assert choices(position, SHADOW, "sh-str-10") == {
        ("march", "umbar", end) for end in ("anfalas", "dol-amroth", "lamedon", "pelargir")
    }
    whole = ("part", (("southrons-regular", 3),), ())
    landed = apply(position, SHADOW, "sh-str-10", [("march", "umbar", "lamedon"), whole])
    assert (landed.control["lamedon"], landed.active["gondor"]) == (SHADOW, True)
    fight = apply(position, SHADOW, "sh-str-10", [("march", "umbar", "pelargir"), whole])
    assert fight.pending[0][:4] == ("battle", "field", "umbar", "pelargir")


def test_black_captain_brings_nazgul_or_lets_them_fly() -> None:
    position = start()
    position.characters["witch-king"] = "minas-morgul"
    options = choices(position, SHADOW, "sh-char-24")
    assert {("bring",), ("done",)} <= options
    deeds = choices(position, SHADOW, "sh-char-24", [("bring",)])
    assert ("march", "minas-morgul", "morannon") not in deeds
    assert ("march", "minas-morgul", "north-ithilien") in deeds
    after = apply(position, SHADOW, "sh-char-24", [("bring",), ("none",)])
    assert after.armies[SHADOW]["minas-morgul"]["sauron-nazgul"] == 3


def test_ringwraiths_move_two_armies_with_nazgul() -> None:
    position = start()
    at_war(position, "sauron")
    made: list[Option] = [("done",), ("march", "minas-morgul", "south-ithilien")]
    parts = choices(position, SHADOW, "sh-char-23", made)
    assert all("sauron-nazgul" in str(part) for part in parts)
    made += [("part", (("sauron-nazgul", 1), ("sauron-regular", 5)), ())]
    more = choices(position, SHADOW, "sh-char-23", made)
    assert {option[1] for option in more if option[0] == "march"} == {
        "barad-dur",
        "dol-guldur",
        "morannon",
    }
