"""Chapter 19: cannons, siege machines and marksmen."""

from __future__ import annotations

from random import Random

import pytest

from games.stronghold.tables import DEFENDER, INVADER, Walls
from ostrog.games.stronghold.board import events
from ostrog.kernel import Imagination, asks
from ostrog.kernel.runtime.events import Poured, Shuffled


def cannons(*towers: str) -> Walls:
    """A table with cannons in these towers."""
    return Walls.empty().put("tower_works", **dict.fromkeys(towers, "cannon"))


def fire(table: Walls, *shots: str) -> Walls:
    """Stage 3 begins, and the Defender allots the fire of his marksmen."""
    table.at("marksmen").defender.chooses(*(f"fire:{shot}" for shot in shots), "done")
    return table


def shots_of(table: Walls) -> set[str]:
    """The fire that the Defender can allot in stage 3."""
    return set(table.at("marksmen").defender.options) - {"done"}


# The stages


@pytest.mark.rule("STR-19.1")
def test_the_assault_follows_when_all_hourglasses_are_spent() -> None:
    table = cannons("t1").machine("l2", "ballista", hits=0).troops("w1", marksman=1)
    table.attackers("l1", goblin=2).march().invader.chooses("done").chooses("end-phase")
    assert table.asked == [(DEFENDER, "window")]
    table.defender.may_not("close-window", because="STR-5.4")
    table.defender.chooses("lay:glare:3").chooses("close-window")
    assert events.StageBegan("cannons") in table.events
    table.hit_cards("hit-6").defender.chooses("aim:t1:fl")
    assert events.StageBegan("machines") in table.events
    table.invader.chooses("target:l2:w3")
    assert events.StageBegan("marksmen") in table.events
    assert table.asked == [(DEFENDER, "fire")]


# Stage 1: cannons


@pytest.mark.rule("STR-19.2")
@pytest.mark.parametrize(
    ("tower", "targets"),
    [
        ("t1", {"l1", "l2", "fl"}),
        ("t2", {"l1", "l2", "l3", "fl"}),
        ("t3", {"l2", "l3", "fl"}),
        ("t4", {"l3", "r1", "fl", "fr"}),
        ("t7", {"r2", "r3", "r4", "fr"}),
        ("t8", {"r3", "r4", "fr"}),
    ],
)
def test_a_cannon_reaches_ramparts_near_it_and_the_foreground_of_its_side(
    tower: str, targets: set[str]
) -> None:
    table = cannons(tower).at("cannons")
    assert set(table.defender.options) == {f"aim:{tower}:{place}" for place in targets}


@pytest.mark.rule("STR-19.2")
def test_all_cannons_are_aimed_before_one_fires() -> None:
    table = cannons("t1", "t8").attackers("l1", goblin=1).at("cannons")
    table.defender.may_not("aim:t1:fr", because="STR-19.2").chooses("aim:t1:l1")
    assert not table.told(events.CannonFired)
    table.defender.chooses("aim:t8:fr")
    assert len(table.told(events.CannonFired)) == 2


@pytest.mark.rule("STR-19.3")
@pytest.mark.parametrize(
    ("card", "victims"),
    [
        ("hit-1", ["goblin"]),
        ("hit-2", ["goblin", "orc"]),
        ("hit-3", ["orc"]),
        ("hit-4", ["orc", "troll"]),
        ("hit-5", ["goblin", "orc", "troll"]),
        ("hit-6", []),
    ],
)
def test_one_unit_of_a_kind_on_the_hit_card_dies(card: str, victims: list[str]) -> None:
    table = cannons("t1").attackers("l1", goblin=2, orc=2, troll=2).hit_cards(card)
    table.at("cannons").defender.chooses("aim:t1:l1")
    if len(victims) > 1:
        assert table.asked == [(DEFENDER, "cannon-victim")]
        assert table.defender.options == [f"victim:{unit}" for unit in victims]
        table.defender.chooses(f"victim:{victims[-1]}")
    lost = {victims[-1]: 1} if victims else {}
    assert table.units("l1") == {unit: 2 - lost.get(unit, 0) for unit in ("goblin", "orc", "troll")}


@pytest.mark.rule("STR-19.3")
def test_a_cannon_without_a_matching_unit_kills_nobody() -> None:
    table = cannons("t1").attackers("l1", troll=1, goblin=1).hit_cards("hit-3").at("cannons")
    table.defender.chooses("aim:t1:l1")
    assert events.CannonFired("t1", "l1", "hit-3", False) in table.events
    assert table.units("l1") == {"troll": 1, "goblin": 1}


@pytest.mark.rule("STR-19.4")
def test_all_hit_cards_are_shuffled_after_the_salvo() -> None:
    table = cannons("t1", "t2", "t3").at("cannons")
    table.defender.chooses("aim:t1:l1").chooses("aim:t2:l2").chooses("aim:t3:l3")
    assert table.state.size("hit-deck") == 6
    assert table.defender.sees("hits-shown") == []
    assert Shuffled("hit-deck") in table.events


@pytest.mark.rule("STR-19.18")
def test_every_cannon_draws_a_card_of_its_own() -> None:
    table = cannons("t1", "t3").attackers("l1", goblin=1).attackers("l3", orc=2)
    table.hit_cards("hit-1", "hit-3").at("cannons")
    table.defender.chooses("aim:t1:l1").chooses("aim:t3:l3")
    assert table.told(events.CannonFired) == [
        events.CannonFired("t1", "l1", "hit-1", True),
        events.CannonFired("t3", "l3", "hit-3", True),
    ]


@pytest.mark.rule("STR-19.18")
def test_everybody_knows_which_card_was_drawn_last() -> None:
    table = cannons("t1", "t2").attackers("l2", goblin=2, orc=2, troll=2)
    table.hit_cards("hit-1", "hit-5").at("cannons")
    table.defender.chooses("aim:t1:l2").chooses("aim:t2:l2")
    assert table.defender.options == ["victim:goblin", "victim:orc", "victim:troll"]
    imagined = Imagination(table.state, (DEFENDER,)).world(Random(1))
    assert asks(imagined)[0].options == asks(table.state)[0].options


@pytest.mark.rule("STR-19.18")
def test_a_shot_at_an_emptied_target_is_wasted() -> None:
    table = cannons("t1", "t2").attackers("l2", goblin=1).attackers("l1", goblin=1)
    table.hit_cards("hit-1", "hit-2").at("cannons")
    table.defender.chooses("aim:t1:l2").chooses("aim:t2:l2")
    assert events.CannonFired("t2", "l2", "hit-2", False) in table.events
    assert (table.units("l1"), table.units("l2")) == ({"goblin": 1}, {})


# Stage 2: siege machines


@pytest.mark.rule("STR-19.5")
def test_all_targets_are_named_before_a_machine_fires_in_the_order_of_the_invader() -> None:
    table = Walls.empty().machine("l1", "catapult").machine("fr", "trebuchet").walls(w1=1, w9=1)
    table.at("siege_machines").invader.chooses("target:fr:w9")
    assert not table.told(events.MachineFired)
    assert table.invader.options == ["target:l1:w1", "target:l1:w2"]
    table.invader.chooses("target:l1:w1")
    assert table.told(events.MachineFired) == [
        events.MachineFired("trebuchet", "fr", "w9", True),
        events.MachineFired("catapult", "l1", "w1", True),
    ]
    assert (table.state.walls["w1"], table.state.walls["w9"]) == (0, 0)


@pytest.mark.rule("STR-19.5")
def test_the_top_card_of_the_pile_decides() -> None:
    table = Walls.empty().machine("l1", "catapult").walls(w1=2).pile("l1", "miss", "hit")
    table.at("siege_machines").invader.chooses("target:l1:w1")
    assert events.MachineFired("catapult", "l1", "w1", False) in table.events
    assert table.state.walls["w1"] == 2


@pytest.mark.rule("STR-19.6")
def test_a_machine_fires_even_where_it_hits_the_own_units() -> None:
    table = Walls.empty().machine("l1", "ballista").attackers("w1", orc=1).attackers("w2", troll=1)
    table.walls(w1=2, w2=3).at("siege_machines")
    assert table.invader.options == ["target:l1:w1", "target:l1:w2"]
    table.invader.chooses("target:l1:w1")
    assert events.InvadersDied("w1", 0, 1, 0, "ballista") in table.events


# Stage 3: marksmen


@pytest.mark.rule("STR-19.7")
def test_marksmen_fire_from_sections_without_invaders_and_from_towers() -> None:
    table = Walls.empty().troops("w1", marksman=1, soldier=1).troops("t3", marksman=1)
    table.troops("courtyard", marksman=2).troops("w9", veteran=1)
    table.attackers("l1", goblin=1).attackers("l3", goblin=1).attackers("r4", goblin=1)
    assert shots_of(table) == {"fire:w1:l1:1", "fire:t3:l3:1"}


@pytest.mark.rule("STR-19.8")
def test_one_invader_on_the_section_keeps_marksmen_from_firing() -> None:
    table = Walls.empty().troops("w1", marksman=1).troops("w2", marksman=1).walls(w2=3)
    table.attackers("l1", goblin=1).attackers("w2", goblin=1)
    assert shots_of(table) == {"fire:w1:l1:1"}
    table.defender.may_not("fire:w2:l1:1", because="STR-19.8")


@pytest.mark.rule("STR-19.9")
@pytest.mark.parametrize(
    ("section", "ramparts"), [("w1", {"l1"}), ("w2", {"l1", "l2"}), ("w8", {"r3", "r4"})]
)
def test_a_section_fires_at_ramparts_with_a_path_to_it(section: str, ramparts: set[str]) -> None:
    table = Walls.empty().troops(section, marksman=1)
    for rampart in ("l1", "l2", "l3", "r1", "r2", "r3", "r4"):
        table.attackers(rampart, goblin=1)
    assert shots_of(table) == {f"fire:{section}:{rampart}:1" for rampart in ramparts}
    table.defender.may_not(f"fire:{section}:r1:1", because="STR-19.9")


@pytest.mark.rule("STR-19.10")
@pytest.mark.parametrize(
    ("tower", "ramparts"), [("t1", {"l1"}), ("t2", {"l2"}), ("t4", {"l3", "r1"}), ("t8", {"r4"})]
)
def test_a_tower_fires_at_the_rampart_opposite(tower: str, ramparts: set[str]) -> None:
    table = Walls.empty().troops(tower, marksman=1)
    for rampart in ("l1", "l2", "l3", "r1", "r2", "r3", "r4"):
        table.attackers(rampart, goblin=1)
    assert shots_of(table) == {f"fire:{tower}:{rampart}:1" for rampart in ramparts}
    table.defender.may_not(f"fire:{tower}:r2:1", because="STR-19.10")


@pytest.mark.rule("STR-19.11")
def test_marksmen_in_towers_take_no_part_in_melee() -> None:
    """One soldier = 2 against 2 orcs = 4: the soldier dies, the marksmen beside him do not."""
    table = Walls.empty().troops("t1", marksman=2).troops("t2", marksman=2).troops("w2", soldier=1)
    table.attackers("w2", orc=2).at("melee")
    assert events.StrengthCompared("w2", 4, 2) in table.events
    assert table.units("hospital") == {"soldier": 1}
    assert (table.count("t1"), table.count("t2")) == (2, 2)


@pytest.mark.rule("STR-19.12")
def test_fire_strength_two_kills_an_orc_or_two_goblins() -> None:
    table = Walls.empty().troops("w1", marksman=2).attackers("l1", orc=1, goblin=2)
    fire(table, "w1:l1:2")
    assert events.MarksmenFired("l1", 2) in table.events
    assert table.asked == [(DEFENDER, "fire-victims")]
    assert set(table.defender.options) == {"slay:0:1:0", "slay:2:0:0"}
    table.defender.chooses("slay:2:0:0")
    assert table.units("l1") == {"orc": 1}


@pytest.mark.rule("STR-19.12")
def test_fire_kills_as_much_as_it_can() -> None:
    table = Walls.empty().troops("w1", marksman=3).attackers("l1", troll=1, orc=1, goblin=1)
    fire(table, "w1:l1:3")
    assert set(table.defender.options) == {"slay:0:0:1", "slay:1:1:0"}


@pytest.mark.rule("STR-19.13")
def test_a_unit_stronger_than_the_fire_survives() -> None:
    """Two marksmen on w4 against a troll and a goblin on l3: the goblin dies."""
    table = Walls.empty().troops("w4", marksman=2).attackers("l3", troll=1, goblin=1)
    table.attackers("l2", orc=1).troops("w3", marksman=2).attackers("w3", orc=1).walls(w3=2)
    assert shots_of(table) == {"fire:w4:l3:1", "fire:w4:l3:2"}
    table.defender.may_not("fire:w4:l2:1", because="STR-19.9")
    table.defender.may_not("fire:w3:l2:1", because="STR-19.8")
    fire(table, "w4:l3:2")
    assert (table.units("l3"), table.units("l2")) == ({"troll": 1}, {"orc": 1})


@pytest.mark.rule("STR-19.13")
def test_surplus_fire_is_lost() -> None:
    table = Walls.empty().troops("w1", marksman=1).attackers("l1", troll=1)
    for _ in range(3):
        fire(table, "w1:l1:1")
    assert table.units("l1") == {"troll": 1}


@pytest.mark.rule("STR-19.14")
def test_marksmen_fire_at_another_rampart_than_one_with_a_mantelet() -> None:
    """Two marksmen each on w2 and w3 and one in t2 at l2: 5 kills an orc and a troll."""
    table = Walls.empty().troops("w2", marksman=2).troops("w3", marksman=2)
    table.troops("t2", marksman=1).put("mantelets", l1=1).attackers("l1", orc=1)
    table.attackers("l2", orc=1, troll=1).at("marksmen")
    table.defender.may_not("fire:w2:l1:1", because="STR-19.14")
    assert not [option for option in table.defender.options if ":l1:" in option]
    fire(table, "w2:l2:2", "w3:l2:2", "t2:l2:1")
    assert events.MarksmenFired("l2", 5) in table.events
    assert (table.units("l1"), table.units("l2")) == ({"orc": 1}, {})


@pytest.mark.rule("STR-19.15")
def test_units_on_the_wall_are_no_target() -> None:
    table = cannons("t1").attackers("w1", orc=1).attackers("w2", orc=1).walls(w1=2, w2=2)
    table.at("cannons").defender.may_not("aim:t1:w1", because="STR-19.2")
    assert {option.split(":")[2] for option in table.defender.options} == {"l1", "l2", "fl"}
    table.troops("t1", marksman=2).at("marksmen")
    assert not table.told(events.MarksmenFired)


@pytest.mark.rule("STR-19.16")
def test_marksmen_of_one_section_fire_at_different_ramparts() -> None:
    table = Walls.empty().troops("w2", marksman=3).attackers("l1", goblin=1).attackers("l2", orc=1)
    fire(table, "w2:l1:1", "w2:l2:2")
    assert (table.units("l1"), table.units("l2")) == ({}, {})


@pytest.mark.rule("STR-19.16")
def test_all_fire_is_allotted_before_it_is_resolved() -> None:
    table = Walls.empty().troops("w2", marksman=1).troops("w1", marksman=1)
    table.attackers("l1", goblin=1, orc=1).at("marksmen")
    table.defender.chooses("fire:w1:l1:1").may_not("fire:w1:l1:1", because="STR-19.16")
    assert table.units("l1") == {"goblin": 1, "orc": 1}
    table.defender.chooses("fire:w2:l1:1", "done")
    assert events.MarksmenFired("l1", 2) in table.events


@pytest.mark.rule("STR-19.16")
def test_by_default_everybody_fires_where_most_enemies_stand() -> None:
    table = Walls.empty().troops("w2", marksman=2).troops("w1", marksman=1)
    table.attackers("l1", goblin=1).attackers("l2", goblin=2).at("marksmen")
    assert [option.id for option in table.defender.ask.default] == [
        *("fire:w1:l1:1", "fire:w2:l2:2", "done")
    ]
    table.defender.accepts()
    assert (table.units("l1"), table.units("l2")) == ({}, {})


@pytest.mark.rule("STR-19.16")
def test_firing_is_optional() -> None:
    table = Walls.empty().troops("w2", marksman=3).attackers("l1", goblin=1)
    fire(table)
    assert table.units("l1") == {"goblin": 1}
    assert table.asked == [(INVADER, "supplies")]


@pytest.mark.rule("STR-19.17")
def test_a_marksman_whom_a_machine_kills_does_not_fire() -> None:
    table = Walls.empty().machine("l1", "ballista").attackers("l1", goblin=1)
    table.troops("w1", marksman=1).at("siege_machines").invader.chooses("target:l1:w1")
    assert not table.told(events.MarksmenFired)
    assert table.units("l1") == {"goblin": 1}


@pytest.mark.rule("STR-19.17")
def test_marksmen_fire_when_a_ballista_kills_the_only_invader_on_their_section() -> None:
    table = Walls.empty().machine("l1", "ballista").attackers("l1", goblin=1)
    table.troops("w1", marksman=2).attackers("w1", troll=1).at("siege_machines")
    table.invader.chooses("target:l1:w1")
    assert table.asked == [(DEFENDER, "fire")]
    assert table.defender.options == ["done", "fire:w1:l1:1"]


@pytest.mark.rule("STR-19.4")
def test_cards_that_were_drawn_are_shuffled_with_the_others() -> None:
    table = cannons("t1").at("cannons")
    table.defender.chooses("aim:t1:l1")
    told = [each for each in table.events if isinstance(each, Poured | Shuffled)]
    assert told[:2] == [Poured("hits-shown", "hit-deck", 1), Shuffled("hit-deck")]


@pytest.mark.rule("STR-19.2", "STR-16.7")
def test_only_a_tower_with_a_cannon_is_aimed() -> None:
    table = cannons("t1").put("tower_works", t2="poles").at("cannons")
    table.defender.may_not("aim:t2:l2", "aim:t3:l2", because="STR-16.7")


@pytest.mark.rule("STR-19.16", "STR-19.12")
def test_the_victims_of_each_rampart_are_chosen_one_after_the_other() -> None:
    table = Walls.empty().troops("w2", marksman=3).attackers("l1", goblin=1, orc=1)
    table.attackers("l2", goblin=1, orc=1, troll=1)
    fire(table, "w2:l1:1", "w2:l2:2")
    assert table.units("l1") == {"orc": 1}
    assert table.asked == [(DEFENDER, "fire-victims")]
    assert table.defender.ask.about == ("l2",)
    assert set(table.defender.options) == {"slay:0:1:0", "slay:1:0:0"}
    table.defender.chooses("slay:0:1:0")
    assert table.units("l2") == {"goblin": 1, "troll": 1}
