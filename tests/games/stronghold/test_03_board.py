"""Chapter 3: the board."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games.stronghold.tables import DEFENDER, INVADER, Walls
from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.map import (
    BOARD,
    FOREGROUNDS,
    RAMPARTS,
    SECTIONS,
    SIDE_OF,
    TOWERS,
)


def paths_of(options: list[str]) -> set[str]:
    """Return the paths on which units can be sent."""
    return {option.split(":")[2] for option in options if option.startswith("send:")}


def goals_of(table: Walls, taken: str) -> set[str]:
    """Return the places that a unit or hero in a window can move to."""
    table.window(1).defender.chooses(taken)
    return {option[3:] for option in table.defender.options if option.startswith("to:")}


def laddered(table: Walls, section: str) -> Walls:
    """Lay ladders on a section."""
    return table.board(equipment=table.state.equipment | {section: ["ladders"]})


@pytest.mark.rule("STR-3.1")
def test_each_side_has_its_foreground_ramparts_sections_and_towers() -> None:
    def left(places: tuple[str, ...]) -> list[str]:
        return [place for place in places if SIDE_OF[place] == "left"]

    assert left(FOREGROUNDS) == ["fl"]
    assert left(RAMPARTS) == ["l1", "l2", "l3"]
    assert left(SECTIONS) == ["w1", "w2", "w3", "w4"]
    assert (len(FOREGROUNDS), len(RAMPARTS), len(SECTIONS), len(TOWERS)) == (2, 7, 9, 8)
    assert [t for t in TOWERS if "left" in BOARD.towers[t].sides] == ["t1", "t2", "t3", "t4"]


@pytest.mark.rule("STR-3.1")
def test_a_trebuchet_reaches_the_sections_of_its_side() -> None:
    table = Walls.empty().machine("fr", "trebuchet").at("siege_machines")
    assert table.invader.options == [f"target:fr:w{section}" for section in (5, 6, 7, 8, 9)]


@pytest.mark.rule("STR-3.2")
def test_a_rampart_holds_seven_units() -> None:
    table = Walls.empty().attackers("fl", orc=4, goblin=2).attackers("l2", troll=4, goblin=1)
    table.march("large").invader.chooses("done")
    table.invader.may("send:orc:fl-l2:2").may_not("send:orc:fl-l2:3", because="STR-3.2")
    table.invader.chooses("send:orc:fl-l2:1", "send:goblin:fl-l2:1")
    table.invader.may("send:orc:fl-l1:3").chooses("done")
    assert table.count("l2") == 7


@pytest.mark.rule("STR-3.2")
def test_a_foreground_holds_ten_units() -> None:
    table = Walls.empty().attackers("fl", orc=8).supply(goblin=5).march("small")
    table.invader.chooses("done")
    table.invader.may("bring:goblin:fl:2").may_not("bring:goblin:fl:3", because="STR-3.2")
    table.invader.chooses("bring:goblin:fl:2", "done")
    assert table.count("fl") == 10


@pytest.mark.rule("STR-3.2")
def test_a_trainer_brings_only_as_many_as_fit() -> None:
    table = Walls.empty().attackers("fl", orc=9).row("trainer").supply(goblin=3).phase(4)
    table.invader.chooses("use-card:trainer").chooses("at:fl")
    assert table.units("fl") == {"orc": 9, "troll": 1}


@pytest.mark.rule("STR-3.3")
def test_units_move_only_along_paths_towards_the_wall() -> None:
    table = Walls.empty().attackers("l2", orc=3).attackers("w2", orc=3).march("small")
    assert paths_of(table.invader.options) == {"l2-w2", "l2-w3"}
    table.invader.chooses("send:orc:l2-w3:2", "done")
    assert (table.units("l2"), table.units("w3")) == ({"orc": 1}, {"orc": 2})
    assert table.units("w2") == {"orc": 3}


@pytest.mark.rule("STR-3.4")
@pytest.mark.parametrize(
    ("foreground", "paths"),
    [("fl", {"fl-l1", "fl-l2", "fl-l3"}), ("fr", {"fr-r1", "fr-r2", "fr-r3"})],
)
def test_a_foreground_has_paths_to_the_ramparts_of_its_side(
    foreground: str, paths: set[str]
) -> None:
    table = Walls.empty().attackers(foreground, orc=1).march("small")
    assert paths_of(table.invader.options) == paths
    for path in paths:
        assert SIDE_OF[BOARD.paths[path].to] == SIDE_OF[foreground]


@pytest.mark.rule("STR-3.4")
def test_the_outermost_rampart_is_reached_from_the_one_before_only() -> None:
    leading = {path.source for path in BOARD.paths.values() if path.to == "r4"}
    assert leading == {"r3"}
    between = [p for p in BOARD.paths.values() if p.source in RAMPARTS and p.to in RAMPARTS]
    assert [(path.source, path.to) for path in between] == [("r3", "r4")]
    table = Walls.empty().attackers("r3", orc=2).march("small")
    table.invader.chooses("send:orc:r3-r4:2", "done")
    assert table.units("r4") == {"orc": 2}


@pytest.mark.rule("STR-3.5")
@pytest.mark.parametrize("rampart", RAMPARTS)
def test_a_rampart_has_paths_to_the_sections_beside_its_tower(rampart: str) -> None:
    beside = BOARD.towers[BOARD.ramparts[rampart].faces].between
    table = Walls.empty().attackers(rampart, orc=1).march("small")
    sections = {BOARD.paths[path].to for path in paths_of(table.invader.options)} & set(SECTIONS)
    assert sections == set(beside)


@pytest.mark.rule("STR-3.6")
def test_a_fourth_unit_cannot_enter_section_3() -> None:
    """Section 3 has 3 spaces for Invader units, section 2 has 4."""
    table = Walls.empty().attackers("w3", orc=2).attackers("l2", troll=3).march("small")
    table.invader.may("send:troll:l2-w3:1").may_not("send:troll:l2-w3:2", because="STR-3.6")
    table.invader.may("send:troll:l2-w2:3").chooses("send:troll:l2-w3:1", "done")
    assert table.units("w3") == {"orc": 2, "troll": 1}
    table.march("small").invader.may_not("send:troll:l2-w3:1", because="STR-3.6")


@pytest.mark.rule("STR-3.6")
def test_spaces_for_defender_units_are_counted_apart() -> None:
    """Section 3 has 2 spaces for Defender units, section 4 has 3."""
    table = Walls.empty().attackers("w3", orc=3).troops("w3", soldier=1).troops("w4", soldier=2)
    table.troops("courtyard", veteran=2).window(3).defender.chooses("take:veteran:courtyard")
    table.defender.chooses("to:w3").chooses("take:veteran:courtyard")
    table.defender.may_not("to:w3", because="STR-15.15").chooses("to:w4")
    table.defender.chooses("take:veteran:w3").may_not("to:w4", because="STR-15.15")


@pytest.mark.rule("STR-3.7")
def test_a_tower_holds_two_marksmen() -> None:
    table = Walls.empty().troops("t3", marksman=1).troops("w3", marksman=2).window(2)
    table.defender.chooses("take:marksman:w3", "to:t3")
    assert table.units("t3") == {"marksman": 2}
    table.defender.chooses("take:marksman:w3").may_not("to:t3", because="STR-15.15")


@pytest.mark.rule("STR-3.7")
def test_a_tower_stands_between_two_neighbouring_sections() -> None:
    assert [tower.between for tower in BOARD.towers.values()] == list(pairwise(SECTIONS))


@pytest.mark.rule("STR-3.7")
@pytest.mark.parametrize(("work", "price"), [("cannon", 4), ("poles", 2), ("bay-window", 3)])
def test_a_tower_holds_one_machine(work: str, price: int) -> None:
    table = Walls.empty().troops("t3", marksman=2)
    table.board(tower_works=table.state.tower_works | {"t2": "cannon", "t5": "poles"})
    table.window(price).defender.chooses(f"lay:{work}:{price}")
    assert table.defender.options == [f"at:t{tower}" for tower in (1, 3, 4, 6, 7, 8)]


@pytest.mark.rule("STR-3.8")
def test_only_marksmen_enter_towers() -> None:
    table = Walls.empty().troops("w3", marksman=1, soldier=1).troops("courtyard", veteran=1)
    table.window(2).defender.chooses("take:soldier:w3").may_not("to:t3", because="STR-3.8")
    table.window(2).defender.chooses("take:veteran:courtyard").may_not("to:t3", because="STR-3.8")
    table.window(2).defender.chooses("take:marksman:w3").may("to:t3")


@pytest.mark.rule("STR-3.8")
def test_marksmen_enter_and_leave_any_tower() -> None:
    table = Walls.empty().troops("courtyard", marksman=1)
    assert goals_of(table, "take:marksman:courtyard") >= set(TOWERS)
    for tower in TOWERS:
        table = Walls.empty().troops(tower, marksman=1).window(1)
        table.defender.chooses(f"take:marksman:{tower}", "to:courtyard")
        assert table.units("courtyard") == {"marksman": 1}


@pytest.mark.rule("STR-3.9")
@pytest.mark.parametrize(
    ("place", "adjacent"),
    [
        ("w1", {"w2", "t1"}),
        ("w4", {"w3", "w5", "t3", "t4"}),
        ("w9", {"w8", "t8"}),
        ("t1", {"w1", "w2"}),
        ("t4", {"w4", "w5"}),
        ("t8", {"w8", "w9"}),
    ],
)
def test_sections_and_towers_are_adjacent_along_the_wall(place: str, adjacent: set[str]) -> None:
    table = Walls.empty().troops(place, marksman=1)
    goals = goals_of(table, f"take:marksman:{place}")
    assert goals == adjacent | {"courtyard", "barracks", "guards"}


@pytest.mark.rule("STR-3.10")
def test_a_bridge_is_not_laid_on_a_path_with_a_trap_or_another_bridge() -> None:
    table = Walls.empty().trap("fl-l1", "goblin-trap").row("bridge").supply(wood=1, orc=1)
    table.board(bridges=["r3-r4"], face_up_traps={"l2-w3": "siege-tower-trap"})
    table.lay("traps-shown", "siege-tower-trap").phase(3).invader.chooses("use-card:bridge")
    free = set(BOARD.paths) - {"fl-l1", "r3-r4", "l2-w3"}
    assert set(table.invader.options) == {f"bridge:{path}" for path in free}


@pytest.mark.rule("STR-3.10")
def test_a_trap_is_not_laid_on_a_path_with_a_bridge_or_another_trap() -> None:
    table = Walls.empty().trap("fl-l1", "goblin-trap")
    table.board(bridges=["r3-r4"], face_up_traps={"l2-w3": "siege-tower-trap"})
    table.lay("traps-shown", "siege-tower-trap").window(2).defender.chooses("lay:trap:2")
    paths = {option.split(":")[2] for option in table.defender.options}
    assert paths == set(BOARD.paths) - {"fl-l1", "r3-r4", "l2-w3"}


@pytest.mark.rule("STR-3.11")
def test_a_hero_takes_no_unit_space() -> None:
    """Section 3 has 2 spaces: two marksmen and the officer stand there."""
    table = Walls.empty().hero("officer", "w3").troops("w3", marksman=1)
    table.troops("courtyard", marksman=1).window(2)
    table.defender.chooses("take:marksman:courtyard", "to:w3")
    assert table.units("w3") == {"marksman": 2}
    table.defender.chooses("lead:warrior", "to:w3")
    assert table.state.heroes == {"officer": "w3", "warrior": "w3"}


@pytest.mark.rule("STR-3.12")
@pytest.mark.parametrize(("side", "strength"), [("left", 2), ("right", 1)])
def test_the_defender_says_which_side_the_middle_tower_counts_for(side: str, strength: int) -> None:
    """The left is blessed: a marksman on section 4 fires, and the one in tower 4 if it is left."""
    table = Walls.empty().troops("t4", marksman=1).troops("w4", marksman=1)
    table.attackers("l1", goblin=3).board(blessing="left").at("marksmen")
    assert table.asked == [(DEFENDER, "middle-tower")]
    assert table.defender.options == ["bless-side:left", "bless-side:right"]
    table.defender.chooses(f"bless-side:{side}")
    assert events.MarksmenFired("l1", strength) in table.events
    assert table.units("l1") == {"goblin": 3 - strength}


@pytest.mark.rule("STR-3.12")
def test_a_cannon_in_the_middle_tower_reaches_both_foregrounds() -> None:
    table = Walls.empty().board(tower_works=dict.fromkeys(TOWERS, "") | {"t4": "cannon"})
    table.at("cannons")
    assert set(table.defender.options) == {f"aim:t4:{place}" for place in ("l3", "r1", "fl", "fr")}


@pytest.mark.rule("STR-3.13")
def test_nobody_is_removed_when_ladders_are_torn_down_and_nobody_enters() -> None:
    """Section 3 holds 3, with ladders 4; four stand there when the ladders go."""
    table = laddered(Walls.empty(), "w3").attackers("w3", orc=4).attackers("l2", orc=2)
    table.plans("torn-down").window(1).defender.chooses("plan:torn-down")
    table.defender.chooses("tear-down:ladders:w3", "done")
    assert table.state.equipment["w3"] == []
    assert table.units("w3") == {"orc": 4}
    table.march("small").invader.may_not("send:orc:l2-w3:1", because="STR-3.6")
    table.attackers("w3", orc=3).march("small")
    table.invader.may_not("send:orc:l2-w3:1", because="STR-3.6")
    table.attackers("w3", orc=2).march("small").invader.may("send:orc:l2-w3:1")
    assert table.asked == [(INVADER, "march-from-ramparts")]
