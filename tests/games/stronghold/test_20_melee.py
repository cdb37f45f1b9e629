"""Chapter 20: melee on the wall."""

from __future__ import annotations

import pytest

from games.stronghold.tables import DEFENDER, INVADER, Walls
from ostrog.games.stronghold.assault.strength import defender_parts, invader_parts
from ostrog.games.stronghold.board import events
from ostrog.kernel.runtime.events import Poured, Shuffled


def is_breached(table: Walls) -> bool:
    """Whether the game ended with a breach."""
    outcome = table.state.outcome
    return outcome is not None and outcome.reason == "STR-1.4" and outcome.teams[0] == ("invader",)


# The stages


@pytest.mark.rule("STR-20.1")
def test_poison_comes_first_then_the_five_stages() -> None:
    table = Walls.empty().put("equipment", w2=["poison"]).put("cauldrons", w2="orc")
    table.put("tower_works", t1="poles").order("w2", "goblin-fury").hit_cards("hit-1")
    table.attackers("w2", goblin=2, orc=1).troops("w2", marksman=1, soldier=2).at("melee")
    told = [
        event.stage if isinstance(event, events.StageBegan) else type(event).__name__
        for event in table.events
        if isinstance(
            event,
            (
                events.StageBegan,
                events.DefenderDied,
                events.PolesUsed,
                events.OrderResolved,
                events.StrengthCompared,
            ),
        )
    ]
    assert told == [
        "DefenderDied",
        "cauldrons",
        "poles",
        "PolesUsed",
        "orders",
        "OrderResolved",
        "strength",
        "StrengthCompared",
    ]
    assert table.asked == [(DEFENDER, "heal")]


@pytest.mark.rule("STR-20.1")
def test_a_poisoned_marksman_does_not_fight() -> None:
    table = Walls.empty().put("equipment", w2=["poison"]).attackers("w2", goblin=1)
    table.troops("w2", marksman=2, soldier=1).at("melee")
    assert events.DefenderDied("w2", "marksman", "poison") in table.events
    assert events.StrengthCompared("w2", 1, 3) in table.events


@pytest.mark.rule("STR-20.2")
def test_cauldrons_work_where_invaders_are_and_are_not_used_up() -> None:
    table = Walls.empty().put("cauldrons", w1="goblin", w2="orc", w3="troll")
    table.attackers("w1", goblin=2).attackers("w2", orc=2).troops("w2", soldier=3).at("melee")
    assert table.told(events.InvadersDied)[:2] == [
        events.InvadersDied("w1", 2, 0, 0, "cauldron"),
        events.InvadersDied("w2", 0, 1, 0, "cauldron"),
    ]
    assert [table.state.cauldrons[s] for s in ("w1", "w2", "w3")] == ["goblin", "orc", "troll"]


@pytest.mark.rule("STR-20.2")
def test_a_cauldron_does_nothing_against_a_siege_tower() -> None:
    table = Walls.empty().put("cauldrons", w2="orc").put("siege_towers", w2=1)
    table.attackers("w2", orc=2).troops("w2", soldier=2).at("melee")
    assert not table.told(events.InvadersDied)
    assert table.units("w2") == {"orc": 2, "soldier": 2}


@pytest.mark.rule("STR-20.3")
@pytest.mark.parametrize(
    ("card", "victim"),
    [("hit-1", None), ("hit-2", "orc"), ("hit-3", "orc"), ("hit-4", "orc"), ("hit-5", None)],
)
def test_poles_push_off_the_weakest_unit_that_the_card_shows(card: str, victim: str | None) -> None:
    table = Walls.empty().put("tower_works", t1="poles").attackers("w2", orc=1, troll=1)
    table.troops("w2", soldier=3).attackers("w1", goblin=1).troops("w1", soldier=1).at("melee")
    assert table.defender.options == ["poke:t1:w1", "poke:t1:w2"]
    table.hit_cards(card).defender.chooses("poke:t1:w2")
    killed = [event for event in table.told(events.InvadersDied) if "poles" in str(event)]
    assert killed == ([events.InvadersDied("w2", 0, 1, 0, "poles")] if victim else [])


@pytest.mark.rule("STR-20.3")
def test_each_poles_draw_a_card() -> None:
    table = Walls.empty().put("tower_works", t1="poles", t2="poles").hit_cards("hit-1", "hit-3")
    table.attackers("w2", goblin=1, orc=2).troops("w2", soldier=3).at("melee")
    assert table.told(events.PolesUsed) == [
        events.PolesUsed("t1", "w2", "hit-1", True),
        events.PolesUsed("t2", "w2", "hit-3", True),
    ]


@pytest.mark.rule("STR-20.4")
def test_all_hit_cards_are_shuffled_after_the_poles() -> None:
    table = Walls.empty().put("tower_works", t1="poles", t2="poles").walls(w2=4)
    table.attackers("w2", orc=1, goblin=1).at("melee")
    assert table.state.size("hit-deck") == 6
    assert Shuffled("hit-deck") in table.events


# Strength


@pytest.mark.rule("STR-20.5")
def test_strength_is_compared_on_every_section_with_invaders() -> None:
    table = Walls.empty().attackers("w1", goblin=1).attackers("w9", orc=1)
    table.walls(w1=2, w5=2, w9=3).troops("w5", soldier=1).at("melee")
    assert table.told(events.StrengthCompared) == [
        events.StrengthCompared("w1", 1, 2),
        events.StrengthCompared("w9", 2, 3),
    ]


@pytest.mark.rule("STR-20.6")
@pytest.mark.parametrize(
    ("units", "is_furious", "has_banner", "strength"),
    [
        ({"goblin": 1}, False, False, 1),
        ({"orc": 1}, False, False, 2),
        ({"troll": 1}, False, False, 3),
        ({"goblin": 1}, False, True, 2),
        ({"goblin": 2, "orc": 1}, True, True, 9),
        ({"goblin": 1, "orc": 2, "troll": 1}, False, False, 8),
    ],
)
def test_the_strength_of_the_invader(
    units: dict[str, int], is_furious: bool, has_banner: bool, strength: int
) -> None:
    table = Walls.empty().attackers("w4", **units).troops("w4", veteran=3)
    table.put("equipment", w4=["banner"] if has_banner else [])
    if is_furious:
        table.order("w4", "goblin-fury")
    table.at("melee")
    assert events.StrengthCompared("w4", strength, 9) in table.events


@pytest.mark.rule("STR-20.7")
@pytest.mark.parametrize(
    ("units", "walls", "heroes", "windows", "strength"),
    [
        ({"marksman": 2}, 0, (), 0, 2),
        ({"soldier": 2}, 0, (), 0, 4),
        ({"veteran": 2}, 0, (), 0, 6),
        ({}, 4, (), 0, 4),
        ({}, 1, ("officer",), 0, 4),
        ({}, 1, ("warrior",), 0, 3),
        ({}, 1, (), 2, 3),
        ({"marksman": 1, "soldier": 1, "veteran": 1}, 2, ("officer", "warrior"), 1, 14),
    ],
)
def test_the_strength_of_the_defender(
    units: dict[str, int], walls: int, heroes: tuple[str, ...], windows: int, strength: int
) -> None:
    table = Walls.empty().troops("w4", **units).walls(w4=walls).attackers("w4", goblin=1)
    for hero in heroes:
        table.hero(hero, "w4")
    for tower in ("t3", "t4")[:windows]:
        table.put("tower_works", **{tower: "bay-window"}).troops(tower, marksman=2)
    table.at("melee")
    assert events.StrengthCompared("w4", 1, strength) in table.events


@pytest.mark.rule("STR-20.8")
@pytest.mark.parametrize(("goblins", "left"), [(0, 2), (1, 1), (2, 1), (3, 0)])
def test_the_difference_is_the_advantage_of_the_invader(goblins: int, left: int) -> None:
    """Two soldiers and 1 wall element = 5 against 2 trolls = 6 and up to 3 goblins."""
    table = Walls.empty().troops("w4", soldier=2).walls(w4=1)
    table.attackers("w4", troll=2, goblin=goblins).at("melee")
    assert events.StrengthCompared("w4", 6 + goblins, 5) in table.events
    assert table.state.defenders["w4"] == [0, left, 0]


@pytest.mark.rule("STR-20.8")
def test_the_difference_is_the_advantage_of_the_defender() -> None:
    """Two soldiers = 4 against 3 goblins = 3: one goblin dies."""
    table = Walls.empty().troops("w4", soldier=2).attackers("w4", goblin=3).at("melee")
    assert table.units("w4") == {"goblin": 2, "soldier": 2}


@pytest.mark.rule("STR-20.9")
def test_equal_sums_bring_no_losses() -> None:
    table = Walls.empty().troops("w4", soldier=2).attackers("w4", orc=2).at("melee")
    assert events.StrengthCompared("w4", 4, 4) in table.events
    assert table.units("w4") == {"orc": 2, "soldier": 2}


@pytest.mark.rule("STR-20.9")
def test_equal_sums_are_no_breach_of_an_undefended_section() -> None:
    table = Walls.empty().walls(w4=4).attackers("w4", orc=2).at("melee")
    assert not is_breached(table)
    assert table.units("w4") == {"orc": 2}


@pytest.mark.rule("STR-20.9")
def test_goblins_in_fury_die_at_equal_sums() -> None:
    table = Walls.empty().troops("w4", soldier=2).walls(w4=1).attackers("w4", goblin=1, orc=1)
    table.order("w4", "goblin-fury").at("melee")
    assert events.StrengthCompared("w4", 5, 5) in table.events
    assert table.units("w4") == {"orc": 1, "soldier": 2}


# Losses


@pytest.mark.rule("STR-20.10")
def test_the_loser_loses_units_worth_the_advantage() -> None:
    """Defender 2 soldiers, 1 marksman, 2 wall elements = 7; Invader 2 trolls, 1 orc = 8."""
    table = Walls.empty().troops("w4", soldier=2, marksman=1).walls(w4=2)
    table.attackers("w4", troll=2, orc=1).at("melee")
    assert events.StrengthCompared("w4", 8, 7) in table.events
    assert table.units("w4") == {"orc": 1, "troll": 2, "soldier": 2}
    assert events.DefenderDied("w4", "marksman", "melee") in table.events


@pytest.mark.rule("STR-20.10")
def test_a_unit_stronger_than_the_advantage_survives() -> None:
    """Defender 2 soldiers, 1 marksman, 2 wall elements = 7; Invader 3 orcs = 6."""
    table = Walls.empty().troops("w4", soldier=2, marksman=1).walls(w4=2)
    table.attackers("w4", orc=3).at("melee")
    assert events.StrengthCompared("w4", 6, 7) in table.events
    assert table.units("w4") == {"orc": 3, "soldier": 2, "marksman": 1}


@pytest.mark.rule("STR-20.10")
def test_as_much_as_possible_below_the_advantage_is_lost() -> None:
    """Invader 2 orcs, 2 trolls = 10; Defender 2 soldiers, 3 wall elements = 7: one soldier."""
    table = Walls.empty().troops("w4", soldier=2).walls(w4=3)
    table.attackers("w4", orc=2, troll=2).at("melee")
    assert events.StrengthCompared("w4", 10, 7) in table.events
    assert table.state.defenders["w4"] == [0, 1, 0]
    assert not is_breached(table)


@pytest.mark.rule("STR-20.11")
def test_the_largest_possible_loss_must_be_taken() -> None:
    """Advantage 3 against 2 marksmen and 1 veteran: the veteran, not the two marksmen."""
    table = Walls.empty().troops("w4", marksman=2, veteran=1).walls(w4=3)
    table.attackers("w4", orc=1, troll=3).at("melee")
    assert table.state.defenders["w4"] == [2, 0, 0]


@pytest.mark.rule("STR-20.11")
def test_the_invader_chooses_among_equal_losses_of_the_defender() -> None:
    table = Walls.empty().troops("w4", marksman=2, soldier=1).attackers("w4", troll=2).at("melee")
    assert table.asked == [(INVADER, "fallen")]
    assert set(table.invader.options) == {"fell:2:0:0", "fell:0:1:0"}
    table.invader.chooses("fell:0:1:0")
    assert table.state.defenders["w4"] == [2, 0, 0]


@pytest.mark.rule("STR-20.11")
def test_the_defender_chooses_among_equal_losses_of_the_invader() -> None:
    table = Walls.empty().troops("w4", soldier=3).attackers("w4", goblin=2, orc=1).at("melee")
    assert table.asked == [(DEFENDER, "slain")]
    assert set(table.defender.options) == {"slay:2:0:0", "slay:0:1:0"}
    table.defender.chooses("slay:0:1:0")
    assert table.units("w4") == {"goblin": 2, "soldier": 3}


@pytest.mark.rule("STR-20.12")
def test_walls_windows_and_heroes_are_never_lost() -> None:
    """2 soldiers, 2 wall elements, a bay window and the warrior = 9 against 4 trolls = 12."""
    table = Walls.empty().troops("w4", soldier=2).walls(w4=2).hero("warrior", "w4")
    table.put("tower_works", t4="bay-window").troops("t4", marksman=1)
    table.attackers("w4", troll=4).at("melee")
    assert events.StrengthCompared("w4", 12, 9) in table.events
    assert table.state.defenders["w4"] == [0, 1, 0]
    assert (table.state.walls["w4"], table.state.heroes["warrior"]) == (2, "w4")
    assert (table.state.tower_works["t4"], table.count("t4")) == ("bay-window", 1)


# Breach


@pytest.mark.rule("STR-20.13")
def test_an_advantage_above_the_units_is_a_breach() -> None:
    """Defender 2 soldiers, 2 wall elements = 6; Invader 3 trolls, 2 orcs = 13: 7 is above 4."""
    table = Walls.empty().troops("w4", soldier=2).walls(w4=2)
    table.attackers("w4", troll=3, orc=2).at("melee")
    assert events.Breached("w4", 7, 4) in table.events
    assert is_breached(table)


@pytest.mark.rule("STR-20.13")
def test_a_hero_and_walls_do_not_prevent_a_breach() -> None:
    """Defender 2 marksmen, officer, 3 wall elements = 8; Invader 1 orc, 3 trolls = 11."""
    table = Walls.empty().troops("w4", marksman=2).hero("officer", "w4").walls(w4=3)
    table.attackers("w4", orc=1, troll=3).at("melee")
    assert events.StrengthCompared("w4", 11, 8) in table.events
    assert events.Breached("w4", 3, 2) in table.events


@pytest.mark.rule("STR-20.13")
def test_units_absorb_an_advantage() -> None:
    """Defender 2 marksmen, 1 veteran, 3 wall elements = 8; Invader 11: 3 is not above 5."""
    table = Walls.empty().troops("w4", marksman=2, veteran=1).walls(w4=3)
    table.attackers("w4", orc=1, troll=3).at("melee")
    assert events.StrengthCompared("w4", 11, 8) in table.events
    assert not is_breached(table)
    assert table.units("hospital") == {"veteran": 1}


@pytest.mark.rule("STR-20.14")
def test_an_advantage_equal_to_the_units_kills_all_but_is_no_breach() -> None:
    """Defender 2 soldiers, 2 wall elements = 6; Invader 10."""
    table = Walls.empty().troops("w4", soldier=2).walls(w4=2)
    table.attackers("w4", orc=2, troll=2).at("melee")
    assert events.StrengthCompared("w4", 10, 6) in table.events
    assert table.units("w4") == {"orc": 2, "troll": 2}
    assert not is_breached(table)


@pytest.mark.rule("STR-20.15")
def test_a_wall_alone_kills_weaker_attackers() -> None:
    """2 goblins against 4 wall elements: both die."""
    table = Walls.empty().walls(w4=4).attackers("w4", goblin=2).at("melee")
    assert table.units("w4") == {}
    assert not is_breached(table)


@pytest.mark.rule("STR-20.15")
def test_any_advantage_on_an_undefended_section_is_a_breach() -> None:
    """3 orcs against 4 wall elements: 6 to 4."""
    table = Walls.empty().walls(w4=4).attackers("w4", orc=3).at("melee")
    assert events.Breached("w4", 2, 0) in table.events
    assert is_breached(table)


@pytest.mark.rule("STR-20.15")
def test_a_hero_and_bay_windows_hold_an_undefended_section() -> None:
    table = Walls.empty().hero("officer", "w4").put("tower_works", t3="bay-window")
    table.troops("t3", marksman=1).attackers("w4", orc=2).at("melee")
    assert events.StrengthCompared("w4", 4, 4) in table.events
    table.attackers("w4", orc=2, goblin=1).at("melee")
    assert is_breached(table)


@pytest.mark.rule("STR-20.16")
def test_sections_are_resolved_in_order_and_the_first_breach_ends_all() -> None:
    table = Walls.empty().attackers("w2", goblin=1).walls(w2=1, w9=1)
    table.attackers("w5", orc=1).attackers("w7", troll=1).attackers("w9", goblin=1).at("melee")
    assert table.told(events.StrengthCompared) == [
        events.StrengthCompared("w2", 1, 1),
        events.StrengthCompared("w5", 2, 0),
    ]
    assert table.told(events.Breached) == [events.Breached("w5", 2, 0)]


@pytest.mark.rule("STR-20.17")
def test_goblins_in_fury_are_removed_before_the_hospital() -> None:
    """2 orcs, 1 goblin in fury, banner = 8 against 2 soldiers, 2 wall elements = 6."""
    table = Walls.empty().attackers("w4", orc=2, goblin=1).put("equipment", w4=["banner"])
    table.troops("w4", soldier=2).walls(w4=2).order("w4", "goblin-fury").at("melee")
    assert events.StrengthCompared("w4", 8, 6) in table.events
    assert table.asked == [(DEFENDER, "heal")]
    assert table.units("w4") == {"orc": 2, "soldier": 1}
    assert events.InvadersDied("w4", 1, 0, 0, "fury") in table.events


@pytest.mark.rule("STR-20.18")
def test_there_is_no_fight_where_all_invaders_have_died() -> None:
    table = Walls.empty().put("cauldrons", w4="goblin").attackers("w4", goblin=3).at("melee")
    assert not table.told(events.StrengthCompared)
    assert not is_breached(table)


@pytest.mark.rule("STR-20.18")
def test_survivors_and_winners_stay_on_the_section() -> None:
    table = Walls.empty().attackers("w4", troll=2).troops("w4", soldier=2).walls(w4=1)
    table.attackers("w5", orc=2).troops("w5", soldier=2).walls(w5=1).at("melee")
    assert table.state.turn == 2
    assert table.units("w4") == {"troll": 2, "soldier": 2}
    assert table.units("w5") == {"orc": 2, "soldier": 2}


@pytest.mark.rule("STR-20.19")
@pytest.mark.parametrize("section", ["w4", "w5"])
def test_a_bay_window_counts_on_both_sections_while_its_marksmen_are_there(section: str) -> None:
    table = Walls.empty().put("tower_works", t4="bay-window").troops("t4", marksman=1)
    table.walls(**{section: 1}).attackers(section, goblin=1).at("melee")
    assert events.StrengthCompared(section, 1, 2) in table.events
    table.attackers(section, goblin=1).troops("t4", marksman=1).window(1)
    table.defender.chooses("take:marksman:t4", "to:courtyard")
    table.at("melee")
    assert events.StrengthCompared(section, 1, 1) in table.events


@pytest.mark.rule("STR-20.20")
def test_an_objective_adds_to_the_sum_of_the_invader() -> None:
    """Stone upon Stone, no wall elements: 2 soldiers = 4 against 3 orcs = 6 + 1."""
    table = Walls.empty().lasting("stone-upon-stone").troops("w4", soldier=2)
    table.attackers("w4", orc=3).at("melee")
    assert events.StrengthCompared("w4", 7, 4) in table.events
    assert table.state.defenders["w4"] == [0, 1, 0]
    assert not is_breached(table)


@pytest.mark.rule("STR-20.20")
def test_a_plan_adds_to_the_sum_of_the_defender_but_not_to_his_units() -> None:
    """Heroes' Oath: the warrior is 4, with 1 marksman 5; against 7 the 2 are above 1."""
    table = Walls.empty().plans("heroes-oath").hero("warrior", "w4").troops("w4", marksman=1)
    table.attackers("w4", troll=2, goblin=1).at("melee").defender.chooses("plan:heroes-oath")
    assert events.StrengthCompared("w4", 7, 5) in table.events
    assert events.Breached("w4", 2, 1) in table.events


@pytest.mark.rule("STR-20.4")
def test_cards_of_the_poles_are_shuffled_with_the_others() -> None:
    table = Walls.empty().put("tower_works", t1="poles").attackers("w1", goblin=1).walls(w1=3)
    table.at("melee")
    told = [each for each in table.events if isinstance(each, Poured | Shuffled)]
    assert told[:2] == [Poured("hits-shown", "hit-deck", 1), Shuffled("hit-deck")]


@pytest.mark.rule("STR-20.17")
def test_the_fury_is_over_before_the_hospital() -> None:
    table = Walls.empty().attackers("w4", goblin=2).troops("w4", soldier=2, marksman=1)
    table.order("w4", "goblin-fury").at("melee")
    assert table.asked == [(DEFENDER, "heal")]
    assert table.state.furious == []


@pytest.mark.rule("STR-20.20")
def test_a_bonus_for_one_section_is_named_before_strength_is_compared_there() -> None:
    table = Walls.empty().board(reserve=2).attackers("w1", orc=1).attackers("w2", orc=1)
    table.attackers("w3", orc=1).walls(w1=4, w2=4, w3=4).at("melee")
    assert table.asked == [(INVADER, "strengthen")]
    assert not table.told(events.StrengthCompared)
    table.invader.chooses("spare")
    assert events.StrengthCompared("w1", 2, 4) in table.events
    table.invader.chooses("strengthen:w2")
    assert events.SectionStrengthened("w2", 2) in table.events
    assert events.StrengthCompared("w2", 4, 4) in table.events
    assert events.StrengthCompared("w3", 2, 4) in table.events
    assert (table.state.reserve, table.state.turn) == (0, 2)


@pytest.mark.rule("STR-20.6", "STR-20.7", "STR-20.20")
def test_everything_that_adds_to_a_sum_is_named_with_its_rule() -> None:
    table = Walls.empty().attackers("w2", goblin=2, orc=1, troll=1).put("equipment", w2=["banner"])
    table.board(strengthened={"w2": 3}).troops("w2", marksman=1, soldier=2, veteran=1)
    table.walls(w2=4).put("tower_works", t1="bay-window", t2="bay-window")
    table.troops("t1", marksman=1).troops("t2", marksman=2).hero("officer", "w2")
    assert invader_parts(table.state, "w2") == [
        ("goblin", 2, 2, "STR-20.6"),
        ("orc", 1, 2, "STR-20.6"),
        ("troll", 1, 3, "STR-20.6"),
        ("banner", 1, 1, "STR-9.3"),
        ("objective", 1, 3, "STR-20.20"),
    ]
    assert defender_parts(table.state, "w2") == [
        ("marksman", 1, 1, "STR-20.7"),
        ("soldier", 2, 4, "STR-20.7"),
        ("veteran", 1, 3, "STR-20.7"),
        ("wall-element", 4, 4, "STR-20.7"),
        ("bay-window", 2, 2, "STR-16.10"),
        ("officer", 1, 3, "STR-17.1"),
    ]
    table.attackers("w2").board(strengthened={})
    assert invader_parts(table.state, "w2") == []
