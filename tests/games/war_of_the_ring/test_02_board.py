"""Chapter 2: regions, nations, settlements and points."""

from __future__ import annotations

import pytest

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.games.war_of_the_ring.board.map import (
    CITIES,
    DEFENSIBLE,
    FACTS,
    MAP,
    NATION_OF,
    NEIGHBOURS,
    OWNER,
    REGIONS,
    SETTLEMENTS,
    STRONGHOLDS,
    WALLED,
    map_faults,
)
from ostrog.games.war_of_the_ring.board.pieces import NATIONS
from ostrog.games.war_of_the_ring.board.state import victory_points


@pytest.mark.rule("WOTR-2.1")
def test_the_map_has_105_regions_and_232_borders() -> None:
    assert len(REGIONS) == 105
    assert len(MAP.borders) == 232
    assert map_faults(MAP) == []
    assert sum(len(near) for near in NEIGHBOURS.values()) == 2 * 232
    for region, near in NEIGHBOURS.items():
        assert all(region in NEIGHBOURS[other] for other in near)
    assert set(NEIGHBOURS["rivendell"]) == {"fords-of-bruinen", "trollshaws"}


@pytest.mark.rule("WOTR-2.2")
def test_a_black_border_divides_regions() -> None:
    assert not {"edoras", "helms-deep", "westemnet"} & set(NEIGHBOURS["erech"])
    assert {"edoras", "helms-deep", "westemnet"} <= set(WALLED["erech"])
    assert set(NEIGHBOURS["moria"]) == {"hollin", "north-dunland", "dimrill-dale"}
    assert sum(len(walled) for walled in WALLED.values()) == 2 * 45


@pytest.mark.rule("WOTR-2.4")
def test_a_region_belongs_to_one_nation_whoever_stands_there() -> None:
    numbers = {nation: list(NATION_OF.values()).count(nation) for nation in ("", *NATIONS)}
    assert numbers == {
        "": 53,
        "dwarves": 4,
        "elves": 4,
        "gondor": 8,
        "north": 8,
        "rohan": 6,
        "isengard": 4,
        "sauron": 11,
        "southrons": 7,
    }


@pytest.mark.rule("WOTR-2.5")
def test_an_empty_osgiliath_belongs_to_nobody() -> None:
    assert [NATION_OF[each] for each in ("osgiliath", "north-ithilien", "south-ithilien")] == [
        ""
    ] * 3
    assert NATION_OF["fords-of-isen"] == "rohan"
    table = RingTable.empty().at_peace("gondor", 2).army("south-ithilien", sauron_regular=2)
    table.uses(SHADOW, "army", "move-armies").shadow.chooses("march:south-ithilien:osgiliath", "go")
    assert not table.state.active_nations["gondor"]
    table = RingTable.empty().at_peace("gondor", 2).army("south-ithilien", sauron_regular=2)
    table.army("osgiliath", gondor_regular=2).attack("south-ithilien", "osgiliath")
    assert table.state.active_nations["gondor"]


@pytest.mark.rule("WOTR-2.6")
def test_fortifications_are_no_settlements() -> None:
    assert [each for each in REGIONS if FACTS[each].fortification] == ["fords-of-isen", "osgiliath"]
    assert not {"osgiliath", "fords-of-isen"} & set(SETTLEMENTS)
    assert len(SETTLEMENTS) == 36
    assert frozenset((*CITIES, "osgiliath", "fords-of-isen")) == DEFENSIBLE


@pytest.mark.rule("WOTR-2.7")
def test_every_settlement_starts_with_the_side_of_its_nation() -> None:
    table = RingTable()
    assert all(table.state.control[region] == OWNER[region] for region in SETTLEMENTS)


@pytest.mark.rule("WOTR-2.8")
def test_a_city_is_worth_one_point_and_a_stronghold_two() -> None:
    table = RingTable().controls(SHADOW, "edoras")
    assert victory_points(table.state, SHADOW) == 1
    table.controls(SHADOW, "helms-deep")
    assert victory_points(table.state, SHADOW) == 3
    table.controls(SHADOW, "folde")
    assert victory_points(table.state, SHADOW) == 3
    assert victory_points(table.state, FREE) == 0


@pytest.mark.rule("WOTR-2.9")
def test_twenty_points_can_be_lost_by_the_free_and_eighteen_by_the_shadow() -> None:
    table = RingTable()
    table.controls(SHADOW, *(each for each in SETTLEMENTS if OWNER[each] == FREE))
    assert victory_points(table.state, SHADOW) == 20
    table.controls(FREE, *(each for each in SETTLEMENTS if OWNER[each] == SHADOW))
    assert victory_points(table.state, FREE) == 18
    assert [sum(OWNER[each] == side for each in STRONGHOLDS) for side in (0, 1)] == [8, 8]
    assert [sum(OWNER[each] == side for each in CITIES) for side in (0, 1)] == [4, 2]


@pytest.mark.rule("WOTR-2.10")
def test_the_mordor_track_is_no_region() -> None:
    table = RingTable.empty().fellowship("morannon", "gimli").army("gorgoroth", sauron_regular=2)
    table.phase("fellowship").free.chooses("say-nothing").chooses("enter-mordor")
    assert table.state.ring_bearers == ""
    assert table.state.mordor == 0
    assert table.state.values.limits.mordor == 5
