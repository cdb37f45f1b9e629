"""Chapter 13: armies, the stacking limit, and what the unit cards say."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board.events import CombatRolled, TerrainAdvantage
from ostrog.games.five_armies.board.pieces import SIDES

MUSTERING_REGION = "broken-lands-east-hills"
OTHER_MUSTERING_REGION = "broken-lands-northeast-plains"
POINT = "goblin-mustering-point-north"
PASS = "mountain-pass-north"

BATTLEGROUNDS = {
    "hills": ("eastern-bank-north-plains", "camp"),
    "mountains": ("camp", "eastern-bank-west-mountains"),
    "plains": ("ruins-of-dale", "valley-central-plains"),
    "ruins": ("valley-central-plains", "ruins-of-dale"),
    "swamps": ("ruins-of-dale", "valley-north-marsh"),
}
"""For each terrain, the attacker's region and the region it attacks."""

UNIT_CARDS = {
    "dwarf_regulars": (FREE, 1, {"mountains"}),
    "dwarf_veterans": (FREE, 2, {"mountains", "ruins"}),
    "lake_men": (FREE, 1, {"ruins"}),
    "wood_elf_archers": (FREE, 1, {"hills"}),
    "wood_elf_spearmen": (FREE, 1, {"plains", "hills"}),
    "orcs": (SHADOW, 1, {"swamps"}),
    "great_orcs": (SHADOW, 2, set[str]()),  # while they defend
    "wargs": (SHADOW, 1, {"plains"}),
    "goblins": (SHADOW, 1, {"mountains"}),
}
"""The side, strength and preferred terrain of each unit type."""


def battlefield() -> Battlefield:
    """A board with a small army of each side, far away from everything."""
    table = Battlefield.empty().army("southern-spur-west-mountains", lake_men=1)
    return table.army("broken-lands-southeast-plains", orcs=1)


def armies_offered(table: Battlefield, seat: int) -> set[str]:
    return {each for each in table.seat(seat).options if each.startswith("army:")}


def moves(table: Battlefield, seat: int, place: str, to: str) -> None:
    """A strategic move of one army, all of it."""
    face = "army" if seat == SHADOW else "muster-army"
    table.acting(seat, free="muster-army muster-army", shadow="army army")
    table.seat(seat).chooses(f"act:{face}:strategic-move")
    table.seat(seat).chooses(f"army:{place}", f"to:{to}")
    if table.asked_kind == "select-move":
        table.seat(seat).chooses("done")


# One army in a region


@pytest.mark.rule("B5A-13.1")
def test_a_unit_that_is_placed_belongs_to_the_army_of_its_side_there() -> None:
    table = battlefield().army("camp", dwarf_regulars=2, damage=1, tokens=1)
    table.lay("dwarves-and-men-at-camp", "lake-men")
    table.acting(FREE, free="muster muster-army", shadow="army army")
    table.free.chooses("act:muster:recruit").chooses("recruit:camp:dwarves-and-men")
    if table.asked_kind == "recruit-regions":
        table.free.chooses("done")
    assert table.units("camp") == {"dwarf-regulars": 2, "lake-men": 1}
    assert table.damage("camp") == 1
    assert table.tokens("camp") == 1
    table.shadow.chooses("skip:army")
    table.free.chooses("act:muster-army:strategic-move")
    table.free.chooses("army:camp", "to:eastern-bank-north-plains")
    assert table.units("eastern-bank-north-plains") == {"dwarf-regulars": 2, "lake-men": 1}
    assert table.units("camp") == {}


@pytest.mark.rule("B5A-13.1")
def test_a_player_has_an_army_where_units_of_his_own_are_and_nowhere_else() -> None:
    table = battlefield().army("camp", lake_men=1).army("ruins-of-dale", orcs=1, goblins=1)
    table.character("bard", "fallen-bridge")
    table.acting(FREE, free="muster-army", shadow="army")
    table.free.chooses("act:muster-army:strategic-move")
    assert armies_offered(table, FREE) == {"army:camp", "army:southern-spur-west-mountains"}
    table.free.may_not("army:ruins-of-dale", "army:fallen-bridge", because="B5A-13.1")
    table.free.chooses("done")
    table.shadow.chooses("act:army:strategic-move")
    assert armies_offered(table, SHADOW) == {
        "army:ruins-of-dale",
        "army:broken-lands-southeast-plains",
    }


# The stacking limit


@pytest.mark.rule("B5A-13.2")
def test_five_units_may_stay_in_a_region() -> None:
    table = battlefield().army("camp", lake_men=3)
    table.army("eastern-bank-north-plains", wood_elf_archers=2)
    moves(table, FREE, "camp", "eastern-bank-north-plains")
    assert table.asked == [(SHADOW, "act")]
    assert table.units("eastern-bank-north-plains") == {"lake-men": 3, "wood-elf-archers": 2}


@pytest.mark.rule("B5A-13.2")
def test_a_sixth_unit_may_not_stay() -> None:
    table = battlefield().army("camp", lake_men=3)
    table.army("eastern-bank-north-plains", wood_elf_archers=3)
    moves(table, FREE, "camp", "eastern-bank-north-plains")
    assert table.asked == [(FREE, "overstack")]
    table.free.may("remove:lake-men", "remove:wood-elf-archers")
    table.free.may_not("done", because="B5A-13.2")
    table.free.chooses("remove:lake-men")
    table.free.may("done").may_not("remove:lake-men", because="B5A-13.2")
    table.free.chooses("done")
    assert table.units("eastern-bank-north-plains") == {"lake-men": 2, "wood-elf-archers": 3}


@pytest.mark.rule("B5A-13.3")
def test_characters_leadership_tokens_and_bats_do_not_count_for_the_limit() -> None:
    table = battlefield().army("camp", lake_men=2, tokens=2)
    table.army("eastern-bank-north-plains", wood_elf_archers=3, tokens=1)
    table.character("bard", "camp").character("thranduil", "eastern-bank-north-plains")
    table.state.bats["eastern-bank"] = 3
    moves(table, FREE, "camp", "eastern-bank-north-plains")
    assert table.asked == [(SHADOW, "act")]
    assert table.units("eastern-bank-north-plains") == {"lake-men": 2, "wood-elf-archers": 3}
    assert table.tokens("eastern-bank-north-plains") == 3


@pytest.mark.rule("B5A-13.3")
def test_great_bats_over_a_territory_do_not_count_for_the_shadow_armies_in_it() -> None:
    table = battlefield().army("camp", orcs=4, tokens=1).army("eastern-bank-bend-hills", orcs=1)
    table.character("bolg", "camp")
    table.state.bats["eastern-bank"] = 6
    moves(table, SHADOW, "eastern-bank-bend-hills", "camp")
    assert table.asked == [(FREE, "act")]
    assert table.units("camp") == {"orcs": 5}


@pytest.mark.rule("B5A-13.4")
def test_a_mustering_region_has_no_limit_for_the_shadow() -> None:
    table = battlefield().army(MUSTERING_REGION, orcs=6, wargs=1)
    table.army(OTHER_MUSTERING_REGION, orcs=4, great_orcs=2)
    moves(table, SHADOW, MUSTERING_REGION, OTHER_MUSTERING_REGION)
    assert table.asked == [(FREE, "act")]
    assert table.units(OTHER_MUSTERING_REGION) == {"orcs": 10, "great-orcs": 2, "wargs": 1}


@pytest.mark.rule("B5A-13.4")
def test_a_token_brings_units_into_a_full_mustering_region() -> None:
    table = battlefield().army(MUSTERING_REGION, orcs=5, damage=1)
    table.lay(f"shadow-at-{MUSTERING_REGION}", "two-orcs")
    table.acting(SHADOW, shadow="muster army", free="muster")
    table.shadow.chooses("act:muster:recruit").chooses(f"recruit:{MUSTERING_REGION}:shadow")
    assert table.units(MUSTERING_REGION) == {"orcs": 7}
    assert "overstack" not in {kind for _, kind in table.asked}


@pytest.mark.rule("B5A-13.4")
def test_a_goblin_mustering_point_has_no_limit_for_the_shadow() -> None:
    table = battlefield().army(POINT, goblins=5)
    table.acting(SHADOW, shadow="eye eye army", free="muster-army muster-army muster-army")
    for _ in range(2):
        table.recruits_goblins()
        table.free.chooses("skip:muster-army")
    assert table.asked == [(SHADOW, "act")]
    assert table.units(POINT) == {"goblins": 7}


@pytest.mark.rule("B5A-13.5", "B5A-13.2")
def test_the_limit_holds_for_the_free_peoples_in_a_mustering_region() -> None:
    table = battlefield().army(MUSTERING_REGION, dwarf_regulars=4)
    table.army("broken-lands-spur-plains", dwarf_veterans=2)
    moves(table, FREE, "broken-lands-spur-plains", MUSTERING_REGION)
    assert table.asked == [(FREE, "overstack")]
    table.free.may_not("done", because="B5A-13.2")
    table.free.chooses("remove:dwarf-regulars", "done")
    assert table.units(MUSTERING_REGION) == {"dwarf-regulars": 3, "dwarf-veterans": 2}


@pytest.mark.rule("B5A-13.5")
def test_the_limit_holds_for_the_shadow_in_a_mountain_pass() -> None:
    table = battlefield().army(POINT, goblins=6)
    table.state.open_passes[POINT] = True
    moves(table, SHADOW, POINT, PASS)
    assert table.units(POINT) == {}
    assert table.units(PASS) == {"goblins": 5}


# Unit cards


@pytest.mark.rule("B5A-13.6")
@pytest.mark.parametrize("unit", UNIT_CARDS)
def test_each_unit_type_has_a_card_with_its_preferred_terrain(unit: str) -> None:
    seat, _, preferred = UNIT_CARDS[unit]
    at_home = set()
    for terrain, (place, region) in BATTLEGROUNDS.items():
        enemy = {"orcs": 1} if seat == FREE else {"lake_men": 1}
        table = Battlefield.empty().army(region, **{unit: 2}).army(place, **enemy)
        table.attack(place, region)
        if TerrainAdvantage(seat, terrain) in table.events:
            at_home.add(terrain)
        card = f"manoeuvre:unit-{unit.replace('_', '-')}"
        drawn = table.seat(seat).sees(f"event-hand-{SIDES[seat]}")
        assert len(drawn) == (terrain in at_home)
        events = {f"manoeuvre:{event}" for event in drawn}
        assert set(table.seat(seat).options) == {card, "manoeuvre:regroup"} | events
    assert at_home == preferred


@pytest.mark.rule("B5A-13.7")
@pytest.mark.parametrize("unit", UNIT_CARDS)
def test_the_strength_of_a_unit_is_the_number_of_its_dice(unit: str) -> None:
    seat, strength, _ = UNIT_CARDS[unit]
    enemy = {"orcs": 1} if seat == FREE else {"lake_men": 1}
    table = Battlefield.empty().army("camp", **{unit: 1}).army("eastern-bank-north-plains", **enemy)
    table.attack("camp", "eastern-bank-north-plains").manoeuvres()
    rolls = [event for event in table.events if isinstance(event, CombatRolled)]
    assert {roll.seat: len(roll.black + roll.white) for roll in rolls} == {
        seat: strength,
        1 - seat: 1,
    }


@pytest.mark.rule("B5A-13.7")
def test_the_strengths_of_all_units_of_an_army_add_up() -> None:
    table = Battlefield.empty().army("camp", dwarf_veterans=1, dwarf_regulars=1)
    table.army("eastern-bank-north-plains", great_orcs=1, orcs=2)
    table.attack("eastern-bank-north-plains", "camp").manoeuvres()
    rolls = [event for event in table.events if isinstance(event, CombatRolled)]
    assert {roll.seat: len(roll.white) for roll in rolls} == {SHADOW: 4, FREE: 3}


@pytest.mark.rule("B5A-13.4")
def test_a_damaged_army_of_six_in_a_mustering_region_is_asked_nothing() -> None:
    table = Battlefield.empty().army("broken-lands-east-hills", orcs=5, damage=2)
    table.army("broken-lands-central-plains", orcs=1).army("camp", lake_men=1)
    table.acting(SHADOW, free="army", shadow="army").shadow.chooses("act:army:attack")
    table.shadow.chooses("army:broken-lands-central-plains", "to:broken-lands-east-hills")
    assert table.units("broken-lands-east-hills") == {"orcs": 6}
    assert table.asked == [(FREE, "act")]


@pytest.mark.rule("B5A-13.2", "B5A-10.20")
def test_a_character_that_enters_where_no_army_is_exceeds_no_limit() -> None:
    table = Battlefield.empty().character("gandalf", "camp").board(marker=2)
    table.acting(FREE, free="character", shadow="army").free.chooses("act:character:enter-play")
    table.free.chooses("enter:bilbo:camp")
    assert table.state.characters["bilbo"] == "camp"
    assert "camp" not in table.state.armies


@pytest.mark.rule("B5A-13.1")
def test_armies_are_named_in_the_order_of_the_map() -> None:
    table = Battlefield.empty().army("ravenhill", lake_men=1).army("camp", lake_men=1)
    table.army("broken-lands-east-hills", orcs=1).army("front-gate", lake_men=1)
    assert table.state.places(FREE) == ["front-gate", "camp", "ravenhill"]
    assert table.state.places(SHADOW) == ["broken-lands-east-hills"]
