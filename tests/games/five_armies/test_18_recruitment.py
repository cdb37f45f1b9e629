"""Chapter 18: recruitment tokens, and where new units come from."""

from __future__ import annotations

import msgspec
import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.map import MUSTERING, SETTLEMENTS
from ostrog.games.five_armies.board.pieces import BACKS, UNIT, Start, faults

NORTH_POINT = "goblin-mustering-point-north"
WEST_POINT = "goblin-mustering-point-west"
MUSTER = "broken-lands-north-plains"
OTHER_MUSTER = "broken-lands-east-hills"
FAR_AWAY = "broken-lands-southeast-plains"


def recruiting(table: Battlefield, seat: int = FREE) -> Battlefield:
    """A seat uses a Muster result to recruit."""
    table.acting(seat, free="muster event", shadow="muster event")
    table.seat(seat).chooses("act:muster:recruit")
    return table


def on_the_board(back: str, table: Battlefield) -> dict[str, int]:
    """Return the number of tokens of a kind in each region that has any."""
    start = f"{back}-at-"
    zones = [zone for zone in table.state.setting.places if zone.startswith(start)]
    sizes = {zone.removeprefix(start): table.state.size(zone) for zone in zones}
    return {region: size for region, size in sizes.items() if size}


# Where units come from


@pytest.mark.rule("B5A-18.1", "B5A-18.10")
def test_a_flipped_token_brings_its_unit() -> None:
    table = Battlefield.empty().lay("elves-at-lower-slopes", "wood-elf-archers")
    recruiting(table).free.chooses("recruit:lower-slopes:elves")
    assert table.units("lower-slopes") == {"wood-elf-archers": 1}
    assert events.TokenFlipped(FREE, "lower-slopes", "wood-elf-archers") in table.events


@pytest.mark.rule("B5A-18.1")
def test_an_eye_brings_goblins_to_both_mustering_points() -> None:
    table = Battlefield.empty().acting(SHADOW, shadow="eye eye", free="event character")
    table.recruits_goblins()
    assert table.units(NORTH_POINT) == {"goblins": 1}
    assert table.units(WEST_POINT) == {"goblins": 1}


@pytest.mark.rule("B5A-18.1", "B5A-18.14")
@pytest.mark.parametrize(("in_play", "placed"), [(4, {"dwarf-veterans": 1}), (5, {})])
def test_what_an_ability_places_is_never_substituted(in_play: int, placed: dict[str, int]) -> None:
    """Thorin brings one Dwarf Veterans unit, if there is one."""
    table = Battlefield.empty().army("camp", dwarf_veterans=in_play).board(marker=6)
    table.acting(FREE, free="character muster", shadow="army event")
    table.free.chooses("act:character:enter-play").chooses("enter:thorin:front-gate")
    assert table.units("front-gate") == placed
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-18.14")
def test_as_many_units_are_placed_as_there_are_figures() -> None:
    table = Battlefield.empty().army("mountain-pass-north", goblins=11)
    table.acting(SHADOW, shadow="eye eye", free="event character")
    table.shadow.chooses("act:eye:recruit-goblins").chooses(f"goblin-at:{WEST_POINT}")
    assert table.units(WEST_POINT) == {"goblins": 1}
    assert table.units(NORTH_POINT) == {}


# The Recruit action


@pytest.mark.rule("B5A-18.2")
def test_a_recruit_action_flips_one_token_in_each_of_two_regions() -> None:
    table = Battlefield.empty().lay("elves-at-ravenhill", *["wood-elf-spearmen"] * 2)
    table.lay("elves-at-lower-slopes", "wood-elf-archers")
    table.lay("elves-at-fallen-bridge", "wood-elf-archers")
    recruiting(table).free.chooses("recruit:ravenhill:elves")
    table.free.may_not("recruit:ravenhill:elves", because="B5A-18.2")
    table.free.may("recruit:lower-slopes:elves", "recruit:fallen-bridge:elves", "done")
    table.free.chooses("recruit:lower-slopes:elves")
    assert table.asked == [(SHADOW, "act")]
    assert table.units("ravenhill") == {"wood-elf-spearmen": 1}
    assert on_the_board("elves", table) == {"ravenhill": 1, "fallen-bridge": 1}


@pytest.mark.rule("B5A-18.2")
def test_two_kinds_of_tokens_in_a_region_are_still_one_region() -> None:
    table = Battlefield.empty().lay("elves-at-ravenhill", "wood-elf-spearmen")
    table.lay("dwarves-and-men-at-ravenhill", "lake-men")
    table.lay("dwarves-and-men-at-camp", "lake-men")
    recruiting(table).free.chooses("recruit:ravenhill:elves")
    table.free.may_not("recruit:ravenhill:dwarves-and-men", because="B5A-18.2")
    table.free.chooses("done")
    assert table.units("ravenhill") == {"wood-elf-spearmen": 1}
    assert on_the_board("dwarves-and-men", table) == {"ravenhill": 1, "camp": 1}


@pytest.mark.rule("B5A-18.3")
def test_nobody_recruits_under_an_enemy_army_or_enemy_control() -> None:
    table = Battlefield.empty().lay("elves-at-ravenhill", "wood-elf-spearmen")
    table.lay("elves-at-lower-slopes", "wood-elf-archers")
    table.lay("elves-at-fallen-bridge", "wood-elf-archers")
    table.army("lower-slopes", orcs=1).controls("ravenhill")
    recruiting(table).free.may("recruit:fallen-bridge:elves")
    table.free.may_not("recruit:ravenhill:elves", "recruit:lower-slopes:elves", because="B5A-18.3")


@pytest.mark.rule("B5A-18.3")
def test_the_shadow_does_not_recruit_where_the_free_peoples_stand() -> None:
    table = Battlefield.empty().lay(f"shadow-at-{MUSTER}", "orcs")
    table.lay(f"shadow-at-{OTHER_MUSTER}", "orcs").army(MUSTER, lake_men=1)
    recruiting(table, SHADOW).shadow.may(f"recruit:{OTHER_MUSTER}:shadow")
    table.shadow.may_not(f"recruit:{MUSTER}:shadow", because="B5A-18.3")


@pytest.mark.rule("B5A-18.20")
def test_the_second_region_is_chosen_when_the_first_token_is_seen() -> None:
    table = Battlefield.empty().lay("elves-at-ravenhill", "wood-elf-spearmen")
    table.lay("elves-at-lower-slopes", "wood-elf-archers")
    recruiting(table).free.chooses("recruit:ravenhill:elves")
    assert table.free.sees("elves-flipped") == ["wood-elf-spearmen"]
    assert table.asked == [(FREE, "recruit-regions")]
    table.free.chooses("done")
    assert table.asked == [(SHADOW, "act")]
    assert on_the_board("elves", table) == {"lower-slopes": 1}


@pytest.mark.rule("B5A-18.20", "B5A-18.17")
def test_the_first_token_is_resolved_before_the_second_is_flipped() -> None:
    table = Battlefield.empty().army("ravenhill", wood_elf_archers=5)
    table.lay("elves-at-ravenhill", "wood-elf-spearmen")
    table.lay("elves-at-lower-slopes", "wood-elf-archers")
    recruiting(table).free.chooses("recruit:ravenhill:elves")
    assert table.asked == [(FREE, "overstack")]
    table.free.chooses("remove:wood-elf-archers", "done")
    assert table.asked == [(FREE, "recruit-regions")]
    table.free.may("recruit:lower-slopes:elves")


# Tokens


@pytest.mark.rule("B5A-18.4")
def test_the_faces_of_the_tokens() -> None:
    table = Battlefield.empty()
    assert {back: set(table.state.faces(f"{back}-pile")) for back in BACKS} == {
        "dwarves-and-men": {"lake-men", "dwarf-regulars", "dwarf-veterans"},
        "elves": {"wood-elf-archers", "wood-elf-spearmen"},
        "shadow": {"orcs", "two-orcs", "wargs", "great-orcs"},
    }


@pytest.mark.rule("B5A-18.5")
def test_nobody_has_seen_the_tokens_on_the_board() -> None:
    table = Battlefield()
    laid = [(back, region) for back in BACKS for region in on_the_board(back, table)]
    assert len(laid) == 10
    for back, region in laid:
        zone = f"{back}-at-{region}"
        assert table.free.sees(zone) == table.shadow.sees(zone) == []
        assert table.view().zones[zone].known == ()


@pytest.mark.rule("B5A-18.5")
def test_tokens_are_drawn_at_random_from_the_pile_of_their_kind() -> None:
    drawn = set()
    for seed in (3, 4, 10):
        table = Battlefield(seed=seed)
        assert table.state.size("elves-pile") == 20 - 4
        drawn |= {tuple(sorted(table.state.faces("elves-at-ravenhill")))}
    assert drawn == {
        ("wood-elf-archers", "wood-elf-archers"),
        ("wood-elf-archers", "wood-elf-spearmen"),
        ("wood-elf-spearmen", "wood-elf-spearmen"),
    }


@pytest.mark.rule("B5A-18.6")
def test_free_peoples_tokens_lie_in_settlements_and_shadow_tokens_in_mustering_regions() -> None:
    table = Battlefield()
    for back in ("dwarves-and-men", "elves"):
        assert set(on_the_board(back, table)) <= set(SETTLEMENTS)
    assert set(on_the_board("shadow", table)) == set(MUSTERING)


@pytest.mark.rule("B5A-18.6")
@pytest.mark.parametrize(
    ("place", "at", "back"),
    [
        ("free-1", "front-gate", "elves"),
        ("free-1", MUSTER, "dwarves-and-men"),
        ("shadow-3", "camp", "shadow"),
    ],
)
def test_a_starting_position_with_a_token_elsewhere_is_refused(
    place: str, at: str, back: str
) -> None:
    values = Battlefield().state.values
    assert faults(values) == []
    setup = values.setup | {place: Start(at, tokens={back: 1})}
    assert faults(msgspec.structs.replace(values, setup=setup)) == [
        f"setup.{place}.at: no token can lie at {at}"
    ]


@pytest.mark.rule("B5A-18.8")
def test_several_tokens_lie_in_one_region_from_the_start() -> None:
    table = Battlefield()
    assert on_the_board("shadow", table) == dict.fromkeys(MUSTERING, 3)
    assert on_the_board("elves", table) == {"ravenhill": 2, "lower-slopes": 1, "fallen-bridge": 1}


@pytest.mark.rule("B5A-18.8")
def test_the_tokens_of_a_region_are_used_one_after_the_other() -> None:
    table = Battlefield.empty().lay(f"shadow-at-{MUSTER}", *["wargs"] * 7)
    for used in range(1, 8):
        recruiting(table, SHADOW).shadow.chooses(f"recruit:{MUSTER}:shadow")
        assert table.units(MUSTER) == {"wargs": used}


# Flipping a token


@pytest.mark.rule("B5A-18.10")
@pytest.mark.parametrize(
    ("token", "units"),
    [
        ("orcs", {"orcs": 1}),
        ("two-orcs", {"orcs": 2}),
        ("wargs", {"wargs": 1}),
        ("great-orcs", {"great-orcs": 1}),
    ],
)
def test_one_unit_is_placed_for_each_symbol(token: str, units: dict[str, int]) -> None:
    """Also where no army stands yet."""
    table = Battlefield.empty().lay(f"shadow-at-{MUSTER}", token)
    recruiting(table, SHADOW).shadow.chooses(f"recruit:{MUSTER}:shadow")
    assert table.units(MUSTER) == units


@pytest.mark.rule("B5A-18.10")
def test_a_player_chooses_a_region_with_a_token_of_his_own() -> None:
    table = Battlefield.empty().lay("elves-at-ravenhill", "wood-elf-spearmen")
    table.lay(f"shadow-at-{MUSTER}", "orcs")
    recruiting(table).free.may("recruit:ravenhill:elves")
    table.free.may_not(
        "recruit:lower-slopes:elves",
        "recruit:ravenhill:dwarves-and-men",
        f"recruit:{MUSTER}:shadow",
        because="B5A-18.10",
    )


@pytest.mark.rule("B5A-18.10")
def test_with_tokens_of_both_kinds_in_a_region_the_player_chooses_the_kind() -> None:
    table = Battlefield.empty().lay("elves-at-ravenhill", "wood-elf-spearmen")
    table.lay("dwarves-and-men-at-ravenhill", "dwarf-veterans")
    recruiting(table).free.may("recruit:ravenhill:elves")
    table.free.chooses("recruit:ravenhill:dwarves-and-men")
    assert table.units("ravenhill") == {"dwarf-veterans": 1}


@pytest.mark.rule("B5A-18.10")
@pytest.mark.parametrize(("drawn", "unit"), [(0, "wargs"), (1, "great-orcs"), (2, "orcs")])
def test_which_of_several_tokens_is_flipped_is_left_to_chance(drawn: int, unit: str) -> None:
    zone = f"shadow-at-{MUSTER}"
    table = Battlefield.empty().lay(zone, "wargs", "great-orcs", "orcs")
    table.draws(f"draw {zone}", drawn)
    recruiting(table, SHADOW).shadow.chooses(f"recruit:{MUSTER}:shadow")
    assert table.units(MUSTER) == {unit: 1}
    assert table.shadow.sees(zone) == table.free.sees(zone) == []


@pytest.mark.rule("B5A-18.11")
def test_a_flipped_token_never_comes_back() -> None:
    table = Battlefield.empty().lay("elves-at-lower-slopes", *["wood-elf-archers"] * 2)
    recruiting(table).free.chooses("recruit:lower-slopes:elves")
    assert table.state.size("elves-pile") == 18
    assert table.state.faces("elves-flipped") == ["wood-elf-archers"]
    table.board(armies={}).army("valley-west-plains", orcs=1)
    table.acting(SHADOW, shadow="army army").shadow.chooses("act:army:strategic-move")
    table.shadow.chooses("army:valley-west-plains", "to:lower-slopes")
    assert table.state.size("elves-pile") == 19  # the token that lay there still face down
    assert table.state.faces("elves-flipped") == ["wood-elf-archers"]


# Figures that are all in play


@pytest.mark.rule("B5A-18.12")
def test_another_unit_of_the_group_replaces_one_whose_figures_are_all_in_play() -> None:
    table = Battlefield.empty().army("front-gate", dwarf_regulars=5)
    table.lay("dwarves-and-men-at-camp", "dwarf-regulars")
    recruiting(table).free.chooses("recruit:camp:dwarves-and-men")
    assert table.asked == [(FREE, "substitute-unit")]
    table.free.may("place-unit:lake-men", "place-unit:dwarf-veterans", "place-none")
    table.free.may_not("place-unit:wood-elf-archers", "place-unit:orcs", because="B5A-18.12")
    table.free.may_not("place-unit:dwarf-regulars", because="B5A-1.7")
    table.free.chooses("place-unit:lake-men")
    assert table.units("camp") == {"lake-men": 1}
    assert table.state.faces("dwarves-and-men-flipped") == ["dwarf-regulars"]


@pytest.mark.rule("B5A-18.12")
def test_the_token_is_used_up_even_if_nothing_is_placed() -> None:
    table = Battlefield.empty().army("front-gate", dwarf_veterans=5)
    table.lay("dwarves-and-men-at-camp", "dwarf-veterans")
    recruiting(table).free.chooses("recruit:camp:dwarves-and-men")
    table.free.chooses("place-none")
    assert table.units("camp") == {}
    assert on_the_board("dwarves-and-men", table) == {}
    assert table.state.faces("dwarves-and-men-flipped") == ["dwarf-veterans"]


@pytest.mark.rule("B5A-18.12")
def test_with_no_figure_of_the_group_left_nothing_is_placed() -> None:
    table = Battlefield.empty().army("front-gate", wood_elf_archers=10, wood_elf_spearmen=10)
    table.lay("elves-at-lower-slopes", "wood-elf-archers")
    recruiting(table).free.chooses("recruit:lower-slopes:elves")
    assert table.asked == [(SHADOW, "act")]
    assert table.units("lower-slopes") == {}
    assert table.state.faces("elves-flipped") == ["wood-elf-archers"]


@pytest.mark.rule("B5A-18.13")
def test_with_one_orcs_figure_left_only_the_second_symbol_is_substituted() -> None:
    table = Battlefield.empty().army(FAR_AWAY, orcs=35).lay(f"shadow-at-{MUSTER}", "two-orcs")
    recruiting(table, SHADOW).shadow.chooses(f"recruit:{MUSTER}:shadow")
    assert table.units(MUSTER) == {"orcs": 1}
    table.shadow.may("place-unit:wargs", "place-unit:great-orcs", "place-none")
    table.shadow.may_not("place-unit:goblins", because="B5A-18.12")
    table.shadow.chooses("place-unit:great-orcs")
    assert table.units(MUSTER) == {"orcs": 1, "great-orcs": 1}


@pytest.mark.rule("B5A-18.13")
def test_each_symbol_is_substituted_on_its_own() -> None:
    table = Battlefield.empty().army(FAR_AWAY, orcs=36).lay(f"shadow-at-{MUSTER}", "two-orcs")
    recruiting(table, SHADOW).shadow.chooses(f"recruit:{MUSTER}:shadow")
    table.shadow.chooses("place-unit:wargs")
    assert table.asked == [(SHADOW, "substitute-unit")]
    table.shadow.chooses("place-unit:great-orcs")
    assert table.units(MUSTER) == {"wargs": 1, "great-orcs": 1}
    assert table.asked == [(FREE, "act")]


# Tokens that are removed


@pytest.mark.rule("B5A-18.15", "B5A-18.16")
def test_an_army_removes_the_enemy_tokens_where_it_moves_in() -> None:
    table = Battlefield.empty().lay("elves-at-lower-slopes", *["wood-elf-archers"] * 2)
    table.lay("dwarves-and-men-at-lower-slopes", "lake-men")
    table.lay("elves-at-ravenhill", "wood-elf-spearmen").army("valley-west-plains", orcs=1)
    table.acting(SHADOW, shadow="army army").shadow.chooses("act:army:strategic-move")
    table.shadow.chooses("army:valley-west-plains", "to:lower-slopes")
    assert on_the_board("elves", table) == {"ravenhill": 1}
    assert on_the_board("dwarves-and-men", table) == {}
    assert events.TokensRemoved("lower-slopes", "elves", 2) in table.events
    assert table.state.size("elves-pile") == 19
    assert table.state.size("dwarves-and-men-pile") == 17


@pytest.mark.rule("B5A-18.15", "B5A-18.16")
def test_nobody_learns_which_tokens_were_removed() -> None:
    seen = []
    for face in ("wood-elf-archers", "wood-elf-spearmen"):
        table = Battlefield.empty().lay("elves-at-lower-slopes", face, face)
        table.army("valley-west-plains", orcs=1).acting(SHADOW, shadow="army army")
        table.shadow.chooses("act:army:strategic-move")
        table.shadow.chooses("army:valley-west-plains", "to:lower-slopes")
        views = [table.view(FREE), table.view(SHADOW), table.view()]
        seen.append((views, table.free.hears(), table.shadow.hears()))
    assert seen[0] == seen[1]


@pytest.mark.rule("B5A-18.15")
def test_an_army_removes_the_enemy_tokens_where_it_passes_through() -> None:
    table = Battlefield.empty().lay("elves-at-ruins-of-dale", "wood-elf-archers")
    table.army("valley-central-plains", orcs=1, tokens=1)
    table.acting(SHADOW, shadow="character character").shadow.chooses("act:character:fast-move")
    table.shadow.chooses("army:valley-central-plains", "to:ruins-of-dale")
    table.shadow.chooses("to:valley-southwest-plains")
    assert on_the_board("elves", table) == {}


@pytest.mark.rule("B5A-18.15")
def test_an_army_removes_the_enemy_tokens_where_it_advances() -> None:
    table = Battlefield.empty().lay("elves-at-ruins-of-dale", "wood-elf-archers")
    table.army("valley-central-plains", orcs=2).army("ruins-of-dale", lake_men=1)
    table.dice(6, 6, 1).attack("valley-central-plains", "ruins-of-dale").manoeuvres()
    table.free.chooses("lose:lake-men", "done")
    assert on_the_board("elves", table) == {"ruins-of-dale": 1}
    table.shadow.chooses("advance")
    assert on_the_board("elves", table) == {}


@pytest.mark.rule("B5A-18.15")
def test_the_free_peoples_remove_the_tokens_of_a_mustering_region() -> None:
    table = Battlefield.empty().lay(f"shadow-at-{MUSTER}", "orcs", "wargs")
    table.army("broken-lands-spur-plains", lake_men=1)
    table.acting(FREE, free="muster-army muster").free.chooses("act:muster-army:strategic-move")
    table.free.chooses("army:broken-lands-spur-plains", f"to:{MUSTER}")
    assert on_the_board("shadow", table) == {}
    assert table.state.size("shadow-pile") == 27


@pytest.mark.rule("B5A-18.15")
def test_an_army_leaves_the_tokens_of_its_own_side_alone() -> None:
    table = Battlefield.empty().lay("elves-at-lower-slopes", "wood-elf-archers")
    table.army("valley-west-plains", lake_men=1)
    table.acting(FREE, free="muster-army muster").free.chooses("act:muster-army:strategic-move")
    table.free.chooses("army:valley-west-plains", "to:lower-slopes")
    assert on_the_board("elves", table) == {"lower-slopes": 1}


@pytest.mark.rule("B5A-18.16")
def test_a_removed_token_may_be_drawn_again() -> None:
    table = Battlefield.empty().lay("elves-at-lower-slopes", *["wood-elf-archers"] * 10)
    table.lay("elves-flipped", *["wood-elf-spearmen"] * 10).army("valley-west-plains", orcs=1)
    assert table.state.faces("elves-pile") == []
    table.acting(SHADOW, shadow="army army").shadow.chooses("act:army:strategic-move")
    table.shadow.chooses("army:valley-west-plains", "to:lower-slopes")
    assert table.state.faces("elves-pile") == ["wood-elf-archers"] * 10


# More than five units


@pytest.mark.rule("B5A-18.17")
@pytest.mark.parametrize("removed", ["wood-elf-archers", "wood-elf-spearmen"])
def test_the_owner_removes_a_new_or_an_old_unit_above_five(removed: str) -> None:
    table = Battlefield.empty().army("lower-slopes", wood_elf_archers=5)
    table.lay("elves-at-lower-slopes", "wood-elf-spearmen")
    recruiting(table).free.chooses("recruit:lower-slopes:elves")
    assert table.asked == [(FREE, "overstack")]
    table.free.may_not("done", because="B5A-13.2").may_not(f"lose:{removed}", because="B5A-25.10")
    table.free.chooses(f"remove:{removed}")
    table.free.may_not("remove:wood-elf-archers", because="B5A-13.2").chooses("done")
    units = {"wood-elf-archers": 5, "wood-elf-spearmen": 1}
    left = {unit: count - (unit == removed) for unit, count in units.items()}
    assert table.units("lower-slopes") == {unit: count for unit, count in left.items() if count}
    assert table.state.supply(UNIT[removed]) == 10 - left[removed]


@pytest.mark.rule("B5A-18.17")
def test_no_unit_is_removed_in_a_mustering_region() -> None:
    table = Battlefield.empty().army(MUSTER, orcs=5).lay(f"shadow-at-{MUSTER}", "two-orcs")
    recruiting(table, SHADOW).shadow.chooses(f"recruit:{MUSTER}:shadow")
    assert table.units(MUSTER) == {"orcs": 7}
    assert table.asked == [(FREE, "act")]


@pytest.mark.rule("B5A-18.18")
def test_a_voluntary_casualty_may_take_the_place_of_the_removal() -> None:
    """5 units with 2 damage and one more: a casualty leaves 5 units without damage."""
    table = Battlefield.empty().army("camp", lake_men=5, damage=2)
    table.lay("dwarves-and-men-at-camp", "dwarf-veterans")
    recruiting(table).free.chooses("recruit:camp:dwarves-and-men")
    table.free.chooses("lose:lake-men").may_not("lose:lake-men", because="B5A-25.10")
    table.free.chooses("done")
    assert table.units("camp") == {"lake-men": 4, "dwarf-veterans": 1}
    assert table.damage("camp") == 0


@pytest.mark.rule("B5A-18.18")
def test_a_unit_removed_instead_takes_no_damage_with_it() -> None:
    table = Battlefield.empty().army("camp", lake_men=5, damage=2)
    table.lay("dwarves-and-men-at-camp", "dwarf-veterans")
    recruiting(table).free.chooses("recruit:camp:dwarves-and-men")
    table.free.chooses("remove:lake-men", "done")
    assert table.units("camp") == {"lake-men": 4, "dwarf-veterans": 1}
    assert table.damage("camp") == 2
