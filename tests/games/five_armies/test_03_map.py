"""Chapter 3: the battlefield, its borders, and the areas inside the Mountain."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.map import (
    BORDERS,
    CONTROLLABLE,
    EYRIE,
    FORTIFICATIONS,
    MAP,
    MUSTERING,
    NEIGHBOURS,
    PASSES,
    PLACES,
    POINTS,
    REGIONS,
    SETTLEMENTS,
    TERRAIN,
    TERRITORY,
)
from ostrog.games.five_armies.board.pieces import read_values

TERRAIN_OF_NAMED_REGIONS = {
    "front-gate": "mountains",
    "eastern-spur": "mountains",
    "ravenhill": "mountains",
    "camp": "hills",
    "lower-slopes": "hills",
    "fallen-bridge": "ruins",
    "ruins-of-dale": "ruins",
}
TERRITORY_OF_NAMED_REGIONS = {
    "front-gate": "eastern-bank",
    "camp": "eastern-bank",
    "eastern-spur": "eastern-bank",
    "ravenhill": "southern-spur",
    "lower-slopes": "southern-spur",
    "fallen-bridge": "valley",
    "ruins-of-dale": "valley",
}
FORDS = [
    ("eastern-bank-bend-plains", "fallen-bridge"),
    ("camp", "valley-northwest-plains"),
    ("eastern-bank-ford-plains", "valley-north-marsh"),
    ("valley-east-marsh", "broken-lands-ford-marsh"),
    ("valley-south-marsh", "broken-lands-southwest-hills"),
]
ACROSS_THE_RIVER = [
    ("eastern-bank-gate-plains", "southern-spur-north-mountains"),
    ("eastern-bank-bend-plains", "southern-spur-pass-mountains"),
    ("eastern-bank-bend-plains", "valley-west-plains"),
    ("eastern-bank-bend-hills", "valley-west-plains"),
    ("eastern-bank-bend-hills", "valley-southwest-plains"),
    ("eastern-bank-north-plains", "valley-northwest-plains"),
    ("eastern-bank-north-plains", "valley-north-marsh"),
    ("eastern-bank-ford-plains", "valley-northeast-plains"),
    ("eastern-bank-east-plains", "valley-northeast-plains"),
    ("broken-lands-riverside-plains", "valley-east-marsh"),
    ("broken-lands-riverside-plains", "valley-east-plains"),
    ("broken-lands-south-plains", "valley-east-plains"),
    ("broken-lands-southwest-hills", "valley-east-plains"),
    ("broken-lands-southwest-hills", "southern-spur-east-hills"),
]


def destinations(table: Battlefield, place: str) -> set[str]:
    """Return the places the army in a place can reach by a strategic move."""
    seat = table.state.armies[place].seat
    table.acting(seat, **{"shadow" if seat == SHADOW else "free": "muster-army"})
    table.seat(seat).chooses("act:muster-army:strategic-move").chooses(f"army:{place}")
    steps = [option for option in table.seat(seat).options if option.startswith("to:")]
    return {step.removeprefix("to:") for step in steps}


def free_army_at(place: str) -> Battlefield:
    return Battlefield.empty().army(place, lake_men=2)


# Regions


@pytest.mark.rule("B5A-3.1")
def test_each_region_has_one_of_five_terrains() -> None:
    assert len(REGIONS) == 46
    assert set(TERRAIN) == set(REGIONS)
    found = list(TERRAIN.values())
    assert {terrain: found.count(terrain) for terrain in found} == {
        "mountains": 11,
        "plains": 20,
        "hills": 9,
        "ruins": 2,
        "swamps": 4,
    }


@pytest.mark.rule("B5A-3.1")
def test_the_terrain_of_a_region_is_what_its_name_says() -> None:
    for region, terrain in TERRAIN.items():
        said = region.rpartition("-")[2].replace("marsh", "swamps")
        assert terrain == TERRAIN_OF_NAMED_REGIONS.get(region, said)


@pytest.mark.rule("B5A-3.2")
def test_each_region_belongs_to_one_of_four_territories() -> None:
    assert {territory.id: territory.colour for territory in MAP.territory} == {
        "broken-lands": "yellow",
        "valley": "red",
        "eastern-bank": "blue",
        "southern-spur": "green",
    }
    assert set(TERRITORY) == set(REGIONS)
    for region, territory in TERRITORY.items():
        named = TERRITORY_OF_NAMED_REGIONS.get(region)
        assert territory == named if named else region.startswith(f"{territory}-")
    found = list(TERRITORY.values())
    assert {territory: found.count(territory) for territory in found} == {
        "eastern-bank": 12,
        "southern-spur": 8,
        "valley": 13,
        "broken-lands": 13,
    }


# Borders


@pytest.mark.rule("B5A-3.3")
@pytest.mark.parametrize(
    ("place", "adjacent"),
    [
        ("front-gate", "eastern-bank-gate-plains"),
        (
            "ruins-of-dale",
            "valley-southwest-plains valley-northwest-plains valley-north-marsh"
            " valley-central-hills valley-central-plains valley-south-plains",
        ),
        (
            "eastern-bank-east-plains",
            "eastern-bank-ford-plains eastern-bank-east-mountains eastern-spur"
            " broken-lands-central-plains broken-lands-ford-marsh",
        ),
        (
            "ravenhill",
            "southern-spur-middle-mountains southern-spur-west-mountains"
            " southern-spur-south-mountains",
        ),
        (
            "lower-slopes",
            "southern-spur-south-mountains southern-spur-east-hills valley-west-plains"
            " valley-southwest-plains valley-south-plains",
        ),
    ],
)
def test_an_army_moves_over_white_lines_to_every_neighbour_and_nowhere_else(
    place: str, adjacent: str
) -> None:
    table = free_army_at(place)
    assert destinations(table, place) == set(adjacent.split())
    table.free.may_not("to:broken-lands-northeast-plains", because="B5A-3.3")


@pytest.mark.rule("B5A-3.3")
def test_borders_are_the_same_from_both_sides() -> None:
    assert {BORDERS[b, a] == kind for (a, b), kind in BORDERS.items()} == {True}
    kinds = [kind for _, _, kind in MAP.borders]
    assert {kind: kinds.count(kind) for kind in kinds} == {"open": 73, "slope": 14, "ford": 5}
    for region in REGIONS:
        assert set(NEIGHBOURS[region]) == {b for a, b in BORDERS if a == region}


@pytest.mark.rule("B5A-3.4")
@pytest.mark.parametrize(("one", "other"), ACROSS_THE_RIVER)
def test_no_army_moves_over_the_river_without_a_ford(one: str, other: str) -> None:
    for place, beyond in ((one, other), (other, one)):
        table = free_army_at(place)
        assert beyond not in destinations(table, place)
        table.free.may_not(f"to:{beyond}", because="B5A-3.4")


@pytest.mark.rule("B5A-3.4")
def test_the_river_without_a_ford_separates_enemies() -> None:
    table = free_army_at("valley-west-plains").army("eastern-bank-bend-hills", orcs=2)
    table.army("camp", orcs=1, tokens=1)
    table.acting(SHADOW, shadow="army character").shadow.chooses("act:army:attack")
    table.shadow.chooses("army:eastern-bank-bend-hills")
    table.shadow.may_not("attack:valley-west-plains", because="B5A-3.4")


@pytest.mark.rule("B5A-3.4")
def test_an_enemy_beyond_the_river_stops_no_fast_move() -> None:
    table = free_army_at("valley-southwest-plains").army("camp", orcs=1, tokens=1)
    table.acting(SHADOW, shadow="character character").shadow.chooses("act:character:fast-move")
    table.shadow.chooses("army:camp", "to:eastern-bank-bend-hills")
    table.shadow.may("to:eastern-bank-bend-plains").chooses("to:eastern-bank-bend-plains")
    assert table.units("eastern-bank-bend-plains") == {"orcs": 1}


@pytest.mark.rule("B5A-3.4")
def test_nobody_retreats_over_the_river_and_an_enemy_beyond_it_spoils_no_retreat() -> None:
    table = free_army_at("eastern-bank-bend-hills").army("camp", orcs=2)
    table.army("valley-southwest-plains", orcs=1)  # beyond the river from the hills
    table.army("southern-spur-pass-mountains", orcs=1)  # beyond the river from the plains
    table.army("eastern-bank-gate-plains", lake_men=1)
    table.dice(1, 1, 1, 1).attack("camp", "eastern-bank-bend-hills").manoeuvres()
    table.shadow.chooses("press-on")
    table.free.chooses("retreat")
    table.free.may("retreat-to:eastern-bank-bend-plains", "retreat-to:eastern-bank-gate-plains")
    table.free.may_not("retreat-to:valley-west-plains", because="B5A-3.4")


@pytest.mark.rule("B5A-3.5")
def test_there_are_five_fords() -> None:
    found = {frozenset((a, b)) for a, b, kind in MAP.borders if kind == "ford"}
    assert found == {frozenset(pair) for pair in FORDS}


@pytest.mark.rule("B5A-3.5")
@pytest.mark.parametrize(("one", "other"), FORDS)
def test_an_army_crosses_a_ford_both_ways(one: str, other: str) -> None:
    for place, beyond in ((one, other), (other, one)):
        table = free_army_at(place).acting(FREE, free="muster-army muster")
        table.free.chooses("act:muster-army:strategic-move")
        table.free.chooses(f"army:{place}", f"to:{beyond}")
        assert table.units(beyond) == {"lake-men": 2}


@pytest.mark.rule("B5A-3.5")
def test_armies_on_both_sides_of_a_ford_can_fight() -> None:
    table = free_army_at("camp").army("valley-northwest-plains", orcs=2)
    table.attack("valley-northwest-plains", "camp")
    assert events.BattleBegan(SHADOW, ("valley-northwest-plains",), "camp") in table.events


@pytest.mark.rule("B5A-3.6")
def test_a_slope_lies_between_mountains_and_any_other_terrain() -> None:
    for (a, b), kind in BORDERS.items():
        mountains = {TERRAIN[a], TERRAIN[b]} & {"mountains"}
        if kind != "ford":
            assert (kind == "slope") == (bool(mountains) and TERRAIN[a] != TERRAIN[b])


@pytest.mark.rule("B5A-3.6")
@pytest.mark.parametrize(
    ("mountain", "below"), [(a, b) for a, b in BORDERS if BORDERS[a, b] == "slope"]
)
def test_a_slope_does_not_restrict_movement(mountain: str, below: str) -> None:
    table = free_army_at(mountain).acting(FREE, free="muster-army muster")
    table.free.chooses("act:muster-army:strategic-move")
    table.free.chooses(f"army:{mountain}", f"to:{below}")
    assert table.units(below) == {"lake-men": 2}


@pytest.mark.rule("B5A-3.7")
@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("front-gate", "eastern-bank-west-mountains"),
        ("front-gate", "southern-spur-north-mountains"),
        ("eastern-spur", "broken-lands-northwest-hills"),
        ("eastern-spur", "broken-lands-spur-plains"),
        ("eastern-spur", "broken-lands-central-plains"),
        ("eastern-bank-east-mountains", "broken-lands-northwest-hills"),
    ],
)
def test_nobody_crosses_the_thick_line_around_the_mountain(one: str, other: str) -> None:
    for place, beyond in ((one, other), (other, one)):
        table = free_army_at(place)
        assert beyond not in destinations(table, place)
        table.free.may_not(f"to:{beyond}", because="B5A-3.3")


@pytest.mark.rule("B5A-3.7")
def test_what_lies_behind_the_thick_line_is_no_region() -> None:
    named = set(TERRITORY_OF_NAMED_REGIONS)
    kinds = ("-plains", "-hills", "-mountains", "-marsh")
    assert {region for region in REGIONS if not region.endswith(kinds)} == named


# Special regions


@pytest.mark.rule("B5A-3.8")
def test_four_regions_are_settlements_without_fortification() -> None:
    assert {region for region in SETTLEMENTS if region not in FORTIFICATIONS} == {
        "ruins-of-dale",
        "camp",
        "lower-slopes",
        "fallen-bridge",
    }


@pytest.mark.rule("B5A-3.9")
def test_three_regions_are_fortifications() -> None:
    assert set(FORTIFICATIONS) == {"ravenhill", "front-gate", "eastern-spur"}
    assert read_values().defence == {"front-gate": 6, "ravenhill": 3, "eastern-spur": 3}


@pytest.mark.rule("B5A-3.9")
def test_the_front_gate_is_no_settlement_but_can_be_controlled() -> None:
    assert "front-gate" not in SETTLEMENTS
    assert {"ravenhill", "eastern-spur"} < set(SETTLEMENTS)
    assert set(CONTROLLABLE) == {*SETTLEMENTS, "front-gate"}
    zones = Battlefield().state.setting.places
    assert "elves-at-ravenhill" in zones
    assert "dwarves-and-men-at-front-gate" not in zones
    table = Battlefield.empty().army("eastern-bank-gate-plains", orcs=1)
    table.acting(SHADOW, shadow="army army").shadow.chooses("act:army:strategic-move")
    table.shadow.chooses("army:eastern-bank-gate-plains", "to:front-gate")
    assert events.ControlGained(SHADOW, "front-gate") in table.events


@pytest.mark.rule("B5A-3.10")
def test_four_regions_of_the_broken_lands_are_mustering_regions() -> None:
    assert set(MUSTERING) == {
        "broken-lands-northwest-hills",
        "broken-lands-north-plains",
        "broken-lands-northeast-plains",
        "broken-lands-east-hills",
    }
    assert {TERRITORY[region] for region in MUSTERING} == {"broken-lands"}


@pytest.mark.rule("B5A-3.10")
@pytest.mark.parametrize("region", MUSTERING)
def test_a_mustering_region_is_ordinary_ground_for_both_sides(region: str) -> None:
    table = Battlefield.empty().army("broken-lands-spur-plains", lake_men=1)
    assert region in destinations(table, "broken-lands-spur-plains")
    table = Battlefield.empty().army(region, wargs=1)
    assert destinations(table, region) == set(NEIGHBOURS[region])
    table.army("broken-lands-spur-plains", lake_men=2).attack("broken-lands-spur-plains", region)
    assert events.BattleBegan(FREE, ("broken-lands-spur-plains",), region) in table.events
    at_home = events.TerrainAdvantage(SHADOW, "plains") in table.events
    assert at_home == (TERRAIN[region] == "plains")


# Inside the Mountain


@pytest.mark.rule("B5A-3.11")
def test_two_goblin_areas_lead_through_their_passes_to_one_region_each() -> None:
    assert [(route.point, route.mountain_pass, route.leads_to) for route in MAP.route] == [
        (
            "goblin-mustering-point-north",
            "mountain-pass-north",
            "eastern-bank-central-mountains",
        ),
        ("goblin-mustering-point-west", "mountain-pass-west", "southern-spur-pass-mountains"),
    ]


@pytest.mark.rule("B5A-3.11")
@pytest.mark.parametrize(
    ("side", "region"),
    [("north", "eastern-bank-central-mountains"), ("west", "southern-spur-pass-mountains")],
)
def test_goblins_go_from_the_point_to_the_pass_and_on_to_the_region(side: str, region: str) -> None:
    point, mountain_pass = f"goblin-mustering-point-{side}", f"mountain-pass-{side}"
    table = Battlefield.empty().army(point, goblins=2)
    table.state.open_passes[point] = True
    assert destinations(table, point) == {mountain_pass}
    table = Battlefield.empty().army(mountain_pass, goblins=2)
    assert destinations(table, mountain_pass) == {region}


@pytest.mark.rule("B5A-3.12")
@pytest.mark.parametrize("place", [*POINTS, *PASSES])
def test_points_and_passes_are_no_regions(place: str) -> None:
    assert place not in REGIONS
    assert place not in TERRAIN
    assert place not in TERRITORY
    assert NEIGHBOURS[place] == ()
    assert all(place not in adjacent for adjacent in NEIGHBOURS.values())


@pytest.mark.rule("B5A-3.12")
def test_a_pass_is_not_adjacent_to_its_region() -> None:
    region, mountain_pass = "eastern-bank-central-mountains", "mountain-pass-north"
    table = free_army_at(region).army(mountain_pass, goblins=2)
    assert mountain_pass not in destinations(table, region)
    table.free.may_not(f"to:{mountain_pass}", because="B5A-20.10")
    # Bolg cannot walk out of it by himself, and an army that comes by need not stop for it.
    table = Battlefield.empty().army(mountain_pass, goblins=2).character("bolg", mountain_pass)
    table.acting(SHADOW, shadow="character army")
    table.shadow.may_not("act:character:move-characters", because="B5A-7.7")
    table.army("eastern-bank-west-mountains", lake_men=1, tokens=1)
    table.acting(FREE, free="character character").free.chooses("act:character:fast-move")
    table.free.chooses("army:eastern-bank-west-mountains", f"to:{region}")
    table.free.may("to:eastern-bank-east-mountains")


@pytest.mark.rule("B5A-3.12")
def test_points_and_passes_lie_in_no_territory() -> None:
    table = Battlefield.empty().army("mountain-pass-north", goblins=2)
    table.army("broken-lands-north-plains", orcs=1)
    table.state.bats["eastern-bank"] = table.state.bats["broken-lands"] = 1
    table.acting(SHADOW, shadow="muster army").shadow.chooses("act:muster:cloud-of-bats")
    table.shadow.may("army:broken-lands-north-plains")
    table.shadow.may_not("army:mountain-pass-north", because="B5A-34.3")


@pytest.mark.rule("B5A-3.13")
def test_the_eyrie_is_no_region() -> None:
    assert EYRIE not in (*PLACES, *TERRITORY, *TERRAIN)
    table = Battlefield.empty().army("ravenhill", dwarf_regulars=1, tokens=1)
    table.board(marker=8).acting(FREE, free="muster", shadow="army")
    table.free.chooses("act:muster:enter-play").chooses(f"enter:lord-of-the-eagles:{EYRIE}")
    assert table.state.characters["lord-of-the-eagles"] == EYRIE


@pytest.mark.rule("B5A-3.13")
def test_only_eagles_and_their_lord_are_in_the_eyrie() -> None:
    table = Battlefield.empty().army("ravenhill", dwarf_regulars=1, tokens=1).board(marker=8)
    table.character("lord-of-the-eagles", EYRIE).acting(FREE, free="character muster")
    table.free.chooses("act:character:enter-play")
    table.free.may("enter:bilbo:ravenhill", "enter:thorin:front-gate")
    for who in ("bilbo", "thorin"):
        table.free.may_not(f"enter:{who}:{EYRIE}", because="B5A-10.5")


@pytest.mark.rule("B5A-3.14")
def test_the_fate_track_ends_at_15() -> None:
    assert read_values().fate_goal == 15
    table = (
        Battlefield().board(marker=13).lay("fate-special", "fate-arkenstone", "fate-necromancer")
    )
    ones_and_twos = ("fate-1", "fate-1-symbol", "fate-2", "fate-2-symbol") * 2
    table.lay("fate-removed", *ones_and_twos).phase("fate")
    assert events.FateAdvanced(3, 15) in table.events
    assert table.state.marker == 15
