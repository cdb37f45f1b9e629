"""Chapter 14: the Invader's objectives."""

from __future__ import annotations

import pytest

from games.stronghold.tables import DEFENDER, INVADER, Walls
from ostrog.games.stronghold.belongings import gone
from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.pools import pile


def is_offered(table: Walls, objective: str) -> bool:
    """Whether the Invader is asked if he takes the bonus of an objective."""
    return table.asked == [(INVADER, "bonus")] and table.invader.ask.about == (objective,)


def end_phase_6(table: Walls) -> Walls:
    """The Invader performs an empty small maneuver and gives no orders."""
    table.march()
    while table.asked != [(INVADER, "orders")]:
        table.invader.chooses("done" if "done" in table.invader.options else "end-phase")
    table.invader.chooses("done")
    return table


def performs(table: Walls, ritual: str, place: str) -> Walls:
    """The Invader performs a ritual; the Defender moves a hero for every hourglass."""
    table.invader.chooses(f"use-card:{ritual}").chooses(f"lay-token:success:{place}", "done")
    while table.asked == [(DEFENDER, "window")]:
        to = "w1" if table.state.heroes["officer"] == "courtyard" else "courtyard"
        table.defender.chooses("lead:officer", f"to:{to}")
    return table


def fires(table: Walls, target: str) -> Walls:
    """The only machine of the Invader fires at a section and hits."""
    table.at("siege_machines").invader.chooses(target)
    return table


@pytest.mark.rule("STR-14.1")
def test_two_objectives_lie_open() -> None:
    table = Walls.set_up()
    assert len(table.defender.sees("objectives")) == 2
    assert table.defender.sees("objectives") == table.invader.sees("objectives")


@pytest.mark.rule("STR-14.1")
def test_first_crack_brings_wood() -> None:
    table = Walls.empty().objectives("first-crack").supply(wood=1).walls(w1=1)
    fires(table.machine("l1", "catapult"), "target:l1:w1")
    assert is_offered(table, "first-crack")
    table.invader.chooses("take-bonus")
    assert events.WoodTaken(3, 4) in table.events


@pytest.mark.rule("STR-14.1")
def test_first_crack_is_about_wall_elements() -> None:
    table = Walls.empty().objectives("first-crack").put("cauldrons", w1="orc")
    fires(table.machine("l1", "catapult"), "target:l1:w1")
    assert table.state.cauldrons["w1"] == ""
    assert table.asked == [(INVADER, "supplies")]


@pytest.mark.rule("STR-14.1")
def test_grand_battery_takes_a_miss_out_of_every_pile() -> None:
    table = Walls.empty().objectives("grand-battery").machine("l1", "ballista")
    table.machine("l2", "catapult", misses=0).machine("fl", "trebuchet").row().phase(2)
    assert table.asked == [(INVADER, "maneuver")]
    table.machine("fr", "trebuchet", misses=1).phase(2)
    assert is_offered(table, "grand-battery")
    table.invader.chooses("take-bonus")
    assert [table.state.size(pile(place)) for place in ("l1", "l2", "fl", "fr")] == [5, 2, 5, 2]


@pytest.mark.rule("STR-14.1")
@pytest.mark.parametrize(("sections", "is_asked"), [(4, False), (5, True)])
def test_ring_of_iron_strengthens_one_section(sections: int, is_asked: bool) -> None:
    table = Walls.empty().objectives("ring-of-iron")
    for number in range(1, sections + 1):
        table.attackers(f"w{number}", goblin=1).troops(f"w{number}", soldier=1)
    end_phase_6(table)
    assert is_offered(table, "ring-of-iron") is is_asked
    if is_asked:
        table.invader.chooses("take-bonus")
        table.at("melee").invader.chooses("spare").chooses("strengthen:w2")
        assert events.StrengthCompared("w2", 2, 2) in table.events
        assert events.StrengthCompared("w3", 1, 2) in table.events


@pytest.mark.rule("STR-14.1")
def test_tower_at_the_wall_brings_units() -> None:
    table = Walls.empty().objectives("tower-at-the-wall").put("siege_towers", l1=1)
    table.march().invader.chooses("tow:l1-w1", "done")
    assert is_offered(table, "tower-at-the-wall")
    table.invader.chooses("take-bonus")
    assert sum(table.state.supply) == 4
    assert sum(table.state.bag) == 196


@pytest.mark.rule("STR-14.1")
def test_red_harvest_leaves_one_healed_unit_in_this_turn() -> None:
    table = Walls.empty().objectives("red-harvest").troops("hospital", soldier=3).at("melee")
    assert table.asked == [(DEFENDER, "heal")]
    table.troops("hospital", soldier=4).at("melee")
    assert is_offered(table, "red-harvest")
    table.invader.chooses("take-bonus")
    table.defender.chooses("heal:soldier", "done")
    assert table.units("courtyard") == {"soldier": 1}
    table.troops("hospital", soldier=4).at("melee")
    table.defender.chooses("heal:soldier", "heal:soldier", "done")
    assert table.units("courtyard") == {"soldier": 3}


@pytest.mark.rule("STR-14.1")
def test_silenced_tower_lays_a_saboteur() -> None:
    table = Walls.empty().objectives("silenced-tower").put("tower_works", t1="poles")
    fires(table.machine("l1", "catapult").board(saboteurs=["forge"]), "target:l1:w2")
    table.invader.chooses("take-bonus")
    assert table.invader.options == [
        "at:workshop",
        "at:scouts",
        "at:cathedral",
        "at:barracks",
        "at:guards",
    ]
    table.invader.chooses("at:scouts")
    assert table.state.saboteurs == ["forge", "scouts"]


@pytest.mark.rule("STR-14.1")
@pytest.mark.parametrize(("units", "is_asked"), [(9, False), (10, True)])
def test_great_horde_takes_hourglasses_of_phase_6(units: int, is_asked: bool) -> None:
    """A small maneuver gives 3 hourglasses, so none is left; a section does not count."""
    table = Walls.empty().objectives("great-horde").attackers("fl", orc=units)
    table.attackers("r1", orc=5).attackers("fr", orc=5).attackers("w9", troll=5)
    table.troops("courtyard", soldier=1)
    end_phase_6(table)
    assert is_offered(table, "great-horde") is is_asked
    if is_asked:
        table.invader.chooses("take-bonus")
        assert table.asked == [(DEFENDER, "window")]
        assert table.state.hourglasses == 0


@pytest.mark.rule("STR-14.2")
def test_bloody_rituals_stays_and_makes_rituals_cheaper() -> None:
    """Two rituals in a turn; from the next turn on the Demon costs 1 goblin instead of 2."""
    table = Walls.empty().objectives("bloody-rituals").row("possession", "demon", "gale")
    performs(performs(table.supply(goblin=9).phase(5), "demon", "forge"), "gale", "w1")
    assert table.invader.sees("objectives-lasting") == ["bloody-rituals"]
    table.at("clear").supply(goblin=9).phase(5).invader.chooses("use-card:possession")
    assert events.CardUsed("possession", 1, 0, 0, 0, 1) in table.events
    table.phase(5).invader.chooses("use-card:demon")
    assert events.CardUsed("demon", 1, 0, 0, 0, 1) in table.events


@pytest.mark.rule("STR-14.2")
def test_stone_upon_stone_stays_and_strengthens_at_bare_walls() -> None:
    table = Walls.empty().objectives("stone-upon-stone").walls(w2=1).at("tasks")
    assert table.defender.sees("objectives-lasting") == ["stone-upon-stone"]
    for _ in range(2):
        table.attackers("w1", goblin=1).attackers("w2", goblin=1)
        table.troops("w1", soldier=1).troops("w2", soldier=1).at("melee")
        assert events.StrengthCompared("w1", 2, 2) in table.events
        assert events.StrengthCompared("w2", 1, 3) in table.events


@pytest.mark.rule("STR-14.2")
def test_faithful_shamans_stays_and_exchanges_a_bluff_once_a_turn() -> None:
    table = Walls.empty().objectives("faithful-shamans").troops("w1", soldier=3)
    table.token("gale", "w1", "success").window(3)
    table.defender.chooses("take:soldier:w1", "to:w2")
    table.at("tasks")
    assert table.invader.sees("objectives-lasting") == ["faithful-shamans"]
    table.lay("gale-shown").token("gale", "w1", "bluff").token("gale", "w3", "success")
    table.troops("w1", soldier=1).token("demon", "forge", "bluff")
    table.token("demon", "scouts", "success").window(9)
    table.defender.chooses("take:soldier:w1", "to:courtyard")
    assert table.asked == [(INVADER, "exchange-tokens")]
    table.invader.chooses("exchange-tokens")
    assert table.state.successes["gale"] == "w1"
    assert table.invader.sees("gale-at-w3") == ["bluff"]
    table.defender.chooses("lay:cauldron:3")
    assert events.RitualRevealed("demon", "forge", "bluff") in table.events
    assert table.asked == [(DEFENDER, "work")]


@pytest.mark.rule("STR-14.2")
@pytest.mark.parametrize("answer", ["take-bonus", "decline-bonus"])
def test_every_other_objective_is_discarded(answer: str) -> None:
    table = Walls.empty().objectives("first-crack").walls(w1=1).machine("l1", "catapult")
    fires(table, "target:l1:w1").invader.chooses(answer)
    assert table.invader.sees("objectives-lasting") == []
    assert table.invader.sees("objectives-done") == ["first-crack"]


@pytest.mark.rule("STR-14.3")
def test_a_task_is_rewarded_once() -> None:
    table = Walls.empty().objectives("first-crack").walls(w1=2)
    table.machine("l1", "catapult").machine("fl", "trebuchet").at("siege_machines")
    table.invader.chooses("target:l1:w1").chooses("target:fl:w1").chooses("take-bonus")
    assert table.state.walls["w1"] == 0
    assert table.asked == [(INVADER, "supplies")]
    assert len(table.told(events.ObjectiveFulfilled)) == 1


@pytest.mark.rule("STR-14.3")
def test_a_lasting_bonus_does_not_grow() -> None:
    table = Walls.empty().objectives("stone-upon-stone").at("tasks").at("tasks")
    table.attackers("w1", goblin=1).troops("w1", soldier=1).at("melee")
    assert events.StrengthCompared("w1", 2, 2) in table.events


@pytest.mark.rule("STR-14.4")
def test_a_task_is_looked_at_in_its_moment_only() -> None:
    table = Walls.empty().objectives("grand-battery", "great-horde", "stone-upon-stone")
    for place in ("l1", "l2", "l3", "r1"):
        table.machine(place, "ballista")
    table.attackers("fl", orc=10).attackers("fr", orc=10).row()
    table.phase(3)
    assert table.asked == [(INVADER, "maneuver")]
    assert table.invader.sees("objectives-lasting") == []
    table.phase(2)
    assert is_offered(table, "grand-battery")


@pytest.mark.rule("STR-14.4")
def test_a_task_is_looked_at_in_every_turn_until_it_is_fulfilled() -> None:
    full = {f"w{number}": 1 for number in range(1, 10)}
    table = Walls.empty().objectives("stone-upon-stone").walls(**full).at("tasks")
    assert table.invader.sees("objectives") == ["stone-upon-stone"]
    table.walls(w4=0).at("tasks")
    assert table.invader.sees("objectives-lasting") == ["stone-upon-stone"]


@pytest.mark.rule("STR-14.4")
def test_what_happened_in_an_earlier_turn_does_not_count() -> None:
    table = Walls.empty().objectives("bloody-rituals").row("demon", "gale").supply(goblin=9)
    performs(table.phase(5), "demon", "forge").at("clear")
    performs(table.supply(goblin=9).phase(5), "gale", "w1")
    assert table.invader.sees("objectives") == ["bloody-rituals"]


@pytest.mark.rule("STR-14.5")
def test_a_declined_bonus_is_gone() -> None:
    table = Walls.empty().objectives("first-crack").supply(wood=1).walls(w1=2)
    fires(table.machine("l1", "catapult"), "target:l1:w1").invader.chooses("decline-bonus")
    assert table.invader.sees("objectives") == []
    assert events.ObjectiveFulfilled("first-crack", False) in table.events
    wood = table.state.wood
    fires(table, "target:l1:w1")
    assert table.asked == [(INVADER, "supplies")]
    assert table.state.wood == wood + 5


@pytest.mark.rule("STR-14.5")
def test_a_lasting_bonus_is_not_asked_for() -> None:
    table = Walls.empty().objectives("stone-upon-stone").at("tasks")
    assert events.ObjectiveFulfilled("stone-upon-stone", True) in table.events
    assert table.asked == [(INVADER, "supplies")]


@pytest.mark.rule("STR-14.2")
def test_a_lasting_objective_belongs_to_the_invader() -> None:
    table = Walls.empty(turn=2).objectives("stone-upon-stone").at("tasks")
    assert [(each.name, each.owner) for each in table.state.active] == [
        ("stone-upon-stone", INVADER)
    ]
    assert table.state.since == {"stone-upon-stone": 2}


@pytest.mark.rule("STR-14.1")
def test_red_harvest_is_in_force_for_the_invader_until_the_end_of_the_turn() -> None:
    table = Walls.empty().objectives("red-harvest").troops("hospital", soldier=4).at("melee")
    table.invader.chooses("take-bonus")
    assert [(each.name, each.owner) for each in table.state.active] == [("red-harvest", INVADER)]
    assert "red-harvest" not in gone(table.state)
    table.defender.chooses("heal:soldier", "done")
    assert (table.state.turn, table.state.active, table.state.since) == (2, [], {})
    assert "red-harvest" in gone(table.state)


@pytest.mark.rule("STR-14.1")
def test_silenced_tower_needs_a_saboteur_token() -> None:
    table = Walls.empty().objectives("silenced-tower").put("tower_works", t1="poles")
    table.board(saboteurs=["forge", "guards", "scouts"]).machine("l1", "catapult")
    fires(table, "target:l1:w2").invader.chooses("take-bonus")
    assert table.asked == [(INVADER, "supplies")]
    assert table.state.saboteurs == ["forge", "guards", "scouts"]


@pytest.mark.rule("STR-14.2")
def test_a_success_is_not_exchanged_nor_a_bluff_without_hidden_tokens() -> None:
    table = Walls.empty().lasting("faithful-shamans").troops("w1", soldier=2)
    table.token("gale", "w1", "success").token("gale", "w3", "bluff").window(3)
    table.defender.chooses("take:soldier:w1", "to:courtyard")
    assert table.asked == [(DEFENDER, "window")]
    table = Walls.empty().lasting("faithful-shamans").troops("w1", soldier=2)
    table.token("gale", "w1", "bluff").window(3)
    table.defender.chooses("take:soldier:w1", "to:courtyard")
    assert table.asked == [(DEFENDER, "window")]


@pytest.mark.rule("STR-14.2")
def test_an_exchange_of_tokens_may_be_spared_and_comes_once_in_a_turn() -> None:
    table = Walls.empty().lasting("faithful-shamans").troops("w1", soldier=3)
    table.token("gale", "w1", "bluff").token("gale", "w3", "success").window(5)
    table.defender.chooses("take:soldier:w1", "to:courtyard")
    assert table.invader.options == ["spare", "exchange-tokens"]
    table.invader.chooses("exchange-tokens")
    assert table.state.counted["bluffs-exchanged"] == 1
    assert (table.state.successes["gale"], table.invader.sees("gale-shown")) == ("w1", ["success"])
    assert table.state.faces("gale-at-w3") == ["bluff"]
    table.board(counted={}).troops("w3", soldier=2)
    table.defender.chooses("take:soldier:w3", "to:courtyard")
    assert table.asked == [(DEFENDER, "window")], "no Success is hidden"


@pytest.mark.rule("STR-14.2")
@pytest.mark.parametrize(("since", "goblins"), [(2, 2), (1, 1)])
def test_cheaper_rituals_begin_in_the_turn_after(since: int, goblins: int) -> None:
    table = Walls.empty(turn=2).lasting("bloody-rituals", since=since).row("demon")
    table.supply(goblin=5).phase(5).invader.chooses("use-card:demon")
    assert events.CardUsed("demon", goblins, 0, 0, 0, goblins) in table.events


@pytest.mark.rule("STR-14.2")
@pytest.mark.parametrize(("since", "is_asked"), [(2, False), (1, True)])
def test_an_exchange_of_tokens_begins_in_the_turn_after(since: int, is_asked: bool) -> None:
    table = Walls.empty(turn=2).lasting("faithful-shamans", since=since).troops("w1", soldier=2)
    table.token("gale", "w1", "bluff").token("gale", "w3", "success").window(3)
    table.defender.chooses("take:soldier:w1", "to:courtyard")
    assert (table.asked == [(INVADER, "exchange-tokens")]) is is_asked
