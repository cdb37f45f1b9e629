"""Chapter 2: components and their limits."""

from __future__ import annotations

import pytest

from games.stronghold.tables import DEFENDER, INVADER, Walls
from ostrog.games.stronghold.board import events
from ostrog.games.stronghold.board.map import FOREGROUNDS, PATHS, RAMPARTS, SECTIONS, TOWERS
from ostrog.games.stronghold.board.pieces import (
    BUILDINGS,
    DEFENDERS,
    HEROIC_ORDERS,
    INVADERS,
    KIND,
    OBJECTIVES,
    ORDERS,
    PHASE_CARDS,
    PLANS,
    RITUALS,
    TRAPS,
    WORKS,
)
from ostrog.games.stronghold.board.pools import pools
from ostrog.games.stronghold.board.verbs import VERBS
from ostrog.kernel import EVERYONE


def cauldrons(table: Walls, **kinds: str) -> Walls:
    """Put cauldrons on sections: `cauldrons(table, w1="troll")`."""
    return table.board(cauldrons=table.state.cauldrons | kinds)


def tower_works(table: Walls, **works: str) -> Walls:
    """Put works into towers: `tower_works(table, t1="cannon")`."""
    return table.board(tower_works=table.state.tower_works | works)


def equipment(table: Walls, **tokens: list[str]) -> Walls:
    """Lay equipment on sections: `equipment(table, w1=["banner"])`."""
    return table.board(equipment=table.state.equipment | tokens)


@pytest.mark.rule("STR-2.1")
def test_there_is_no_fourth_troll_cauldron() -> None:
    table = cauldrons(Walls.empty(), w1="troll", w2="troll", w3="troll").window(3)
    table.defender.chooses("lay:cauldron:3")
    assert set(table.defender.options) == {
        f"cauldron:{unit}:w{section}" for unit in ("goblin", "orc") for section in range(4, 10)
    }


@pytest.mark.rule("STR-2.1")
def test_a_third_troll_cauldron_is_possible() -> None:
    table = cauldrons(Walls.empty(), w1="troll", w2="troll").window(3)
    table.defender.chooses("lay:cauldron:3").may("cauldron:troll:w3")


@pytest.mark.rule("STR-2.2")
def test_the_box_holds_so_many_units() -> None:
    siege = Walls().state
    on_board = [sum(here[kind] for here in siege.invaders.values()) for kind in range(3)]
    assert [bag + out for bag, out in zip(siege.bag, on_board, strict=True)] == [60, 100, 40]
    assert [Walls.empty().state.unit_stock(kind) for kind in range(3)] == [17, 20, 4]


@pytest.mark.rule("STR-2.3")
@pytest.mark.parametrize(("unit", "strength"), [("goblin", 1), ("orc", 2), ("troll", 3)])
def test_strength_of_invader_units(unit: str, strength: int) -> None:
    table = Walls.empty().attackers("w4", **{unit: 1}).walls(w4=4).at("melee")
    assert events.StrengthCompared("w4", strength, 4) in table.events


@pytest.mark.rule("STR-2.3")
@pytest.mark.parametrize(("unit", "strength"), [("marksman", 1), ("soldier", 2), ("veteran", 3)])
def test_strength_of_defender_units(unit: str, strength: int) -> None:
    table = Walls.empty().attackers("w4", goblin=1).troops("w4", **{unit: 1}).at("melee")
    assert events.StrengthCompared("w4", 1, strength) in table.events


@pytest.mark.rule("STR-2.3")
@pytest.mark.parametrize(("hero", "strength"), [("warrior", 2), ("officer", 3)])
def test_strength_of_heroes(hero: str, strength: int) -> None:
    table = Walls.empty().attackers("w4", goblin=1).hero(hero, "w4").at("melee")
    assert events.StrengthCompared("w4", 1, strength) in table.events


@pytest.mark.rule("STR-2.4")
def test_wood_that_the_stock_does_not_hold_is_not_taken() -> None:
    """17 of 20 wood in the supply: 3 are left of the 5 that are due."""
    table = Walls.empty().supply(wood=17).board(counted={}).at("supplies")
    assert events.WoodTaken(3, 20) in table.events
    assert table.state.wood == 20
    unit = INVADERS[next(kind for kind in range(3) if table.state.supply[kind])]
    table.invader.may_not(f"gain:{unit}", because="STR-2.4")


@pytest.mark.rule("STR-2.4")
def test_wood_on_cards_is_not_in_the_stock() -> None:
    table = Walls.empty().supply(wood=6, troll=1).board(paid={"ballista": [0, 0, 1, 13]})
    table.at("supplies")
    assert events.WoodTaken(1, 7) in table.events


@pytest.mark.rule("STR-2.4")
def test_markers_and_cards_in_the_box() -> None:
    siege = Walls().state
    assert (siege.size("machine-stock"), siege.faces("machine-stock").count("hit")) == (36, 10)
    assert siege.size("objective-deck") + siege.size("objectives-drawn") == 10
    assert (siege.size("plan-deck"), siege.size("hit-deck"), siege.wood_stock()) == (10, 6, 15)
    cards = [
        sum(siege.size(f"phase-{phase}-{zone}") for zone in ("box", "deck", "table"))
        for phase in (2, 3, 4, 5)
    ]
    assert cards == [5, 5, 5, 5]
    assert Walls.set_up().state.wall_stock() == 5


@pytest.mark.rule("STR-2.5")
@pytest.mark.parametrize("token", ["banner", "ladders", "sap", "poison"])
def test_three_pieces_of_equipment_of_a_kind_are_all(token: str) -> None:
    table = equipment(Walls.empty(), w1=[token], w2=[token]).row(token, "bridge")
    table.supply(wood=9, goblin=9, orc=9).phase(3).invader.may(f"use-card:{token}")
    equipment(table, w3=[token]).phase(3).invader.may_not(f"use-card:{token}", because="STR-2.1")


@pytest.mark.rule("STR-2.5")
def test_three_bridges_are_all() -> None:
    table = Walls.empty().row("bridge", "banner").supply(wood=9, orc=9)
    table.board(bridges=["fl-l1", "l1-w1"])
    table.phase(3).invader.may("use-card:bridge")
    table.board(bridges=["fl-l1", "l1-w1", "l1-w2"])
    table.phase(3).invader.may_not("use-card:bridge", because="STR-2.1")


@pytest.mark.rule("STR-2.5")
@pytest.mark.parametrize("token", ["quartermaster", "trench-master"])
def test_three_specialists_of_a_kind_are_all(token: str) -> None:
    table = Walls.empty().row(token, "trainer").supply(goblin=9)
    table.board(training=table.state.training | {"l1": [token], "r1": [token]})
    table.phase(4).invader.may(f"use-card:{token}")
    table.board(training=table.state.training | {"r4": [token]})
    table.phase(4).invader.may_not(f"use-card:{token}", because="STR-2.1")


@pytest.mark.rule("STR-2.5")
def test_three_saboteurs_are_all() -> None:
    table = Walls.empty().row("saboteur", "trainer").supply(goblin=9)
    table.board(saboteurs=["forge", "guards"])
    table.phase(4).invader.may("use-card:saboteur")
    table.board(saboteurs=["forge", "guards", "scouts"])
    table.phase(4).invader.may_not("use-card:saboteur", because="STR-2.1")


@pytest.mark.rule("STR-2.5")
@pytest.mark.parametrize(
    ("machine", "places"),
    [
        ("ballista", ("l1", "l2", "l3")),
        ("catapult", ("r1", "r2", "r3")),
        ("trebuchet", ("fl", "fr")),
    ],
)
def test_throwing_machines_in_the_box(machine: str, places: list[str]) -> None:
    table = Walls.empty().row(machine, "siege-tower").supply(wood=20, troll=9)
    for place in places[:-1]:
        table.machine(place, machine)
    table.phase(2).invader.may(f"use-card:{machine}")
    table.machine(places[-1], machine)
    table.phase(2).invader.may_not(f"use-card:{machine}", because="STR-2.1")


@pytest.mark.rule("STR-2.5")
def test_three_mantelets_and_three_siege_towers_are_all() -> None:
    table = Walls.empty().row("mantelet", "siege-tower", "trebuchet").supply(wood=20, orc=9)
    mantelets, towers = table.state.mantelets, table.state.siege_towers
    table.board(mantelets=mantelets | {"l1": 1, "l2": 1}, siege_towers=towers | {"fl": 1, "w4": 1})
    table.phase(2).invader.may("use-card:mantelet", "use-card:siege-tower")
    table.board(
        mantelets=mantelets | {"l1": 1, "l2": 1, "r4": 1}, siege_towers=towers | {"fl": 2, "w4": 1}
    )
    table.phase(2).invader.may_not("use-card:mantelet", "use-card:siege-tower", because="STR-2.1")


@pytest.mark.rule("STR-2.5")
@pytest.mark.parametrize(("work", "price"), [("cannon", 4), ("poles", 2), ("bay-window", 3)])
def test_three_works_of_a_kind_in_towers_are_all(work: str, price: int) -> None:
    table = tower_works(Walls.empty(), t1=work, t2=work).window(price)
    table.defender.may(f"lay:{work}:{price}")
    tower_works(table, t3=work).window(price)
    table.defender.may_not(f"lay:{work}:{price}", because="STR-16.5").may(f"lay:{work}:{price - 1}")


@pytest.mark.rule("STR-2.5")
def test_three_platforms_and_three_spies_are_all() -> None:
    table = Walls.empty().row("ballista", "banner", "sap", "demon")
    table.board(platforms=table.state.platforms | {"w1": 1, "w2": 1}, spies=["ballista", "sap"])
    table.window(5).defender.may("lay:platform:2", "lay:spy:3")
    table.board(platforms=table.state.platforms | {"w9": 1}, spies=["ballista", "sap", "demon"])
    table.window(5).defender.may_not("lay:platform:2", "lay:spy:3", because="STR-16.5")


@pytest.mark.rule("STR-2.5")
def test_three_traps_of_a_kind_are_all() -> None:
    table = Walls.empty().trap("fl-l1", "troll-trap").trap("fl-l2", "troll-trap")
    table.trap("fl-l3", "troll-trap").window(2).defender.chooses("lay:trap:2")
    assert {option.split(":")[1] for option in table.defender.options} == {
        "goblin-trap",
        "siege-tower-trap",
    }


@pytest.mark.rule("STR-2.6")
def test_a_rampart_has_one_space_for_a_throwing_machine_and_one_for_a_mantelet() -> None:
    table = Walls.empty().row("catapult", "mantelet").machine("l1", "ballista")
    table.supply(wood=20, goblin=9).phase(2)
    table.invader.chooses("use-card:catapult")
    assert "at:l1" not in table.invader.options
    assert "at:l2" in table.invader.options
    table.phase(2).invader.chooses("use-card:mantelet").may("at:l1").chooses("at:l1")
    assert table.state.mantelets["l1"] == 1


@pytest.mark.rule("STR-2.6")
def test_machines_and_tokens_take_no_unit_space() -> None:
    table = Walls.empty().machine("l1", "ballista").attackers("fl", orc=7)
    siege = table.state
    table.board(
        mantelets=siege.mantelets | {"l1": 1},
        siege_towers=siege.siege_towers | {"l1": 1, "w3": 1, "fr": 2},
        training=siege.training | {"l1": ["trench-master"]},
    )
    equipment(table, w3=["banner", "poison"])
    assert (siege.room_on("l1"), siege.room_on("w3"), siege.room_on("fr")) == (7, 3, 10)
    table.march("large").invader.chooses("done")
    table.invader.chooses("send:orc:fl-l1:7", "done")
    assert table.units("l1") == {"orc": 7}


@pytest.mark.rule("STR-2.6")
def test_a_section_has_one_space_for_a_cauldron_and_a_tower_one_for_a_machine() -> None:
    table = cauldrons(Walls.empty(), w5="goblin").window(3)
    table.defender.chooses("lay:cauldron:3")
    assert "cauldron:orc:w5" not in table.defender.options
    tower_works(table, t5="poles").window(4).defender.chooses("lay:cannon:4")
    assert set(table.defender.options) == {f"at:t{tower}" for tower in (1, 2, 3, 4, 6, 7, 8)}


@pytest.mark.rule("STR-2.7")
def test_a_machine_that_leaves_the_board_may_be_built_again() -> None:
    table = Walls.empty().row("ballista").plans("night-sortie").supply(wood=5, goblin=2)
    table.machine("l1", "ballista").machine("l2", "ballista").machine("r1", "ballista")
    table.troops("courtyard", soldier=2).window(1)
    table.defender.chooses("plan:night-sortie")
    table.defender.chooses("give-up:soldier:courtyard", "give-up:soldier:courtyard", "done")
    table.defender.chooses("wreck:l2", "done")
    assert table.state.size("machine-stock") == 36 - 2 * 6
    assert table.phase(2).invader.options == ["end-phase", "use-card:ballista"]


@pytest.mark.rule("STR-2.7")
def test_a_destroyed_wall_element_goes_back_to_the_stock() -> None:
    table = Walls.empty().walls(w2=4, w3=4).machine("l2", "catapult").at("siege_machines")
    assert table.state.wall_stock() == 15
    table.invader.chooses("target:l2:w3")
    assert events.WallDestroyed("w3", "wall-element") in table.events
    assert table.state.wall_stock() == 16


@pytest.mark.rule("STR-2.8")
def test_a_killed_unit_does_not_go_back_into_the_bag() -> None:
    table = Walls.empty().attackers("fl", orc=2).window(3)
    bag = list(table.state.bag)
    table.defender.chooses("lay:sniper:3")
    assert events.InvadersDied("fl", 0, 1, 0, "sniper") in table.events
    assert (table.units("fl"), table.state.bag, table.state.gone) == ({"orc": 1}, bag, [0, 1, 0])


@pytest.mark.rule("STR-2.8")
def test_paid_units_leave_the_game_at_the_end_of_the_turn() -> None:
    table = Walls.empty(turn=2).board(paid={"ballista": [2, 0, 1, 5], "banner": [0, 1, 0, 2]})
    bag = sum(table.state.bag)
    table.at("clear")
    assert table.state.gone == [2, 1, 1]
    assert sum(table.state.bag) == bag - 14


@pytest.mark.rule("STR-2.9")
def test_the_invader_chooses_whom_his_ballista_kills() -> None:
    table = Walls.empty().troops("w3", veteran=1, marksman=1).machine("l2", "ballista")
    table.at("siege_machines").invader.chooses("target:l2:w3")
    assert table.asked == [(INVADER, "casualty")]
    assert set(table.invader.options) == {"casualty:veteran", "casualty:marksman"}
    table.invader.chooses("casualty:veteran")
    assert table.units("w3") == {"marksman": 1}


@pytest.mark.rule("STR-2.9")
def test_the_winner_of_a_fight_chooses_who_dies() -> None:
    """Section 4: 2 orcs and 2 goblins (6) against 2 veterans and 2 elements (8)."""
    table = Walls.empty().troops("w4", veteran=2).walls(w4=2).attackers("w4", orc=2, goblin=2)
    table.at("melee")
    assert table.asked == [(DEFENDER, "slain")]
    assert set(table.defender.options) == {"slay:2:0:0", "slay:0:1:0"}


@pytest.mark.rule("STR-2.10")
def test_moves_and_swaps_leave_the_unit_stock_alone() -> None:
    table = Walls.empty().troops("courtyard", soldier=1).troops("barracks", marksman=1, veteran=1)
    stock = [16, 19, 3]
    table.window(4)
    assert [table.state.unit_stock(kind) for kind in range(3)] == stock
    table.defender.chooses("take:soldier:courtyard", "to:w1")
    table.defender.chooses("take:soldier:w1", "swap:veteran:barracks")
    assert [table.state.unit_stock(kind) for kind in range(3)] == stock
    table.defender.chooses("train:train-soldier")
    assert [table.state.unit_stock(kind) for kind in range(3)] == [17, 18, 3]


@pytest.mark.rule("STR-2.10")
def test_only_units_on_the_board_can_be_taken_up() -> None:
    table = Walls.empty().troops("w4", marksman=1).window(1)
    taken = [option for option in table.defender.options if option.startswith("take:")]
    assert taken == ["take:marksman:w4"]
    table.defender.may_not("take:veteran:barracks", "take:soldier:courtyard", because="STR-15.2")


@pytest.mark.rule("STR-2.11")
def test_nobody_is_trained_when_the_stock_is_empty() -> None:
    table = Walls.empty().troops("barracks", soldier=1).troops("courtyard", veteran=3).window(3)
    table.defender.may("train:train-veteran")
    table.troops("courtyard", veteran=4).window(3)
    table.defender.may_not("train:train-veteran", because="STR-2.11")


@pytest.mark.rule("STR-2.11")
def test_walls_are_not_reinforced_when_the_stock_is_empty() -> None:
    table = Walls.empty().walls(**dict.fromkeys(SECTIONS, 2) | {"w1": 4, "w2": 4}).window(2)
    assert table.state.wall_stock() == 1
    table.defender.may("lay:reinforce-walls:2")
    table.walls(w3=3).window(2)
    table.defender.may_not("lay:reinforce-walls:2", because="STR-16.5")


@pytest.mark.rule("STR-2.11")
def test_no_machine_is_built_without_cards_for_its_pile() -> None:
    """A pile needs 4 Misses; 23 of 26 have left the game."""
    table = Walls.empty().row("ballista", "mantelet").supply(wood=9, goblin=9)
    table.lay("machine-out", *("miss",) * 22).phase(2).invader.may("use-card:ballista")
    table.lay("machine-out", *("miss",) * 23).phase(2)
    table.invader.may("use-card:mantelet").may_not("use-card:ballista", because="STR-2.11")


@pytest.mark.rule("STR-2.11")
def test_a_card_does_as_much_as_possible() -> None:
    """19 of 20 soldiers in use: Last Reserve brings 1 instead of 3."""
    table = Walls.empty().plans("last-reserve").troops("w1", soldier=19).window(1)
    table.defender.chooses("plan:last-reserve")
    assert events.DefendersArrived("courtyard", "soldier", 1) in table.events
    assert table.units("courtyard") == {"soldier": 1}
    assert table.state.unit_stock(KIND["soldier"]) == 0


@pytest.mark.rule("STR-2.12")
def test_any_is_for_the_player_whose_action_it_is_to_choose() -> None:
    table = Walls.empty().attackers("fl", orc=1).attackers("w9", troll=1).window(3)
    table.defender.chooses("lay:sniper:3")
    assert table.asked == [(DEFENDER, "work")]
    assert set(table.defender.options) == {"snipe:orc:fl", "snipe:troll:w9"}
    table = Walls.empty().row("trainer").supply(goblin=3).phase(4)
    table.invader.chooses("use-card:trainer")
    assert table.asked == [(INVADER, "training-site")]
    assert set(table.invader.options) == {"at:fl", "at:fr"}


@pytest.mark.rule("STR-2.4", "STR-2.5")
def test_the_pools_of_cards_and_tokens() -> None:
    setting = Walls.empty().state.setting
    found = {pool.name: sorted(pool.faces) for pool in pools(setting.scenario, setting.data)}
    sizes = {name: len(faces) for name, faces in found.items()}
    assert sizes == {
        **dict.fromkeys(("phase-2", "phase-3", "phase-4", "phase-5"), 5),
        **dict.fromkeys(RITUALS, 3),
        "machine-cards": 36,
        "orders": 5,
        "traps": 9,
        "objectives": 10,
        "plans": 10,
        "hits": 6,
    }
    assert found["orders"] == ["bluff", "bluff", "goblin-fury", "orc-detonation", "troll-call"]
    assert [found["traps"].count(trap) for trap in TRAPS] == [3, 3, 3]


@pytest.mark.rule("STR-13.4", "STR-16.13", "STR-11.2")
def test_who_sees_which_zone() -> None:
    """What nobody sees is named by its absence."""
    seen: dict[str, tuple[int, ...]] = {}
    setting = Walls.empty().state.setting
    for pool in pools(setting.scenario, setting.data):
        seen |= {zone.name: tuple(zone.seen_by) for zone in pool.zones}
    invader = {"phase-4-deck", "demon-stock", "gale-at-w1", "orders-stock", "order-w1"}
    invader |= {"orders-used", "orders-lost", "objectives-drawn"}
    defender = {"traps-stock", "trap-l1-w1", "plans-drawn", "plans"}
    nobody = {"phase-2-box", "pile-l1", "hit-deck", "objective-deck", "plan-deck"}
    assert {zone for zone in (*invader, *defender) if seen[zone] == (INVADER,)} == invader
    assert {zone for zone in (*invader, *defender) if seen[zone] == (DEFENDER,)} == defender
    assert [seen[zone] for zone in nobody] == [()] * len(nobody)
    everybody = {zone for zone, seats in seen.items() if seats == EVERYONE}
    assert everybody == {
        *(f"phase-{phase}-table" for phase in (2, 3, 4, 5)),
        *(f"{ritual}-shown" for ritual in RITUALS),
        *("machine-stock", "machine-shown", "machine-out", "orders-shown", "traps-shown"),
        *("objectives", "objectives-lasting", "objectives-done", "plans-lasting", "plans-done"),
        "hits-shown",
    }


@pytest.mark.rule("STR-2.4", "STR-2.5")
def test_options_call_things_by_the_names_of_their_kinds() -> None:
    named: dict[str, set[object]] = {}
    for verb in VERBS:
        for kind in verb.roles.values():
            named.setdefault(kind.name, set()).update(kind.members)
    assert named.pop("count") == set(range(15))
    assert named.pop("place") == {
        *(*FOREGROUNDS, *RAMPARTS, *SECTIONS, *TOWERS, *BUILDINGS, "courtyard"),
        *HEROIC_ORDERS,
    }
    assert named == {
        "unit": set(INVADERS),
        "troop": set(DEFENDERS),
        "hero": {"officer", "warrior"},
        "card": set(PHASE_CARDS),
        "objective": set(OBJECTIVES),
        "plan": set(PLANS),
        "path": set(PATHS),
        "token": {"success", "bluff"},
        "side": {"left", "right"},
        "work": set(WORKS),
        "trap": set(TRAPS),
        "heroic": set(HEROIC_ORDERS),
        "order": set(ORDERS),
        "maneuver": {"small", "large"},
    }


@pytest.mark.rule("STR-2.5", "STR-2.1")
def test_one_machine_of_a_kind_too_few_is_no_limit_for_another_kind() -> None:
    table = Walls.empty().row("ballista", "catapult").supply(wood=20, troll=9, goblin=9)
    for place in ("l1", "l2", "l3"):
        table.machine(place, "ballista")
    table.phase(2).invader.may("use-card:catapult").may_not("use-card:ballista", because="STR-2.1")
