"""The second implementation agrees with the situations that the rules describe."""

from __future__ import annotations

from dataclasses import replace

import pytest

from games.five_armies.literal import (
    BORDERS,
    FREE,
    PLACES,
    REGIONS,
    SHADOW,
    TERRAIN,
    WITH_CONTROLLER,
    Part,
    Position,
    adjacent,
    adjacent_regions,
    attack_targets,
    beorn_forced_regions,
    beorn_may_leave,
    beorn_paths,
    beorn_retreat_regions,
    beorn_targets,
    casualty_results,
    character_moves,
    combined_targets,
    forced_regions,
    is_hit,
    may_leave,
    moves,
    overstack_results,
    retreat_regions,
    rout_results,
    second_steps,
    target_value,
    terrain_advantage,
)

NOBODY = Position({})
NORTH_POINT = "goblin-mustering-point-north"
NORTH_PASS = "mountain-pass-north"
BELOW_NORTH_PASS = "eastern-bank-central-mountains"


def orcs(*left: tuple[int, int]) -> set[tuple[tuple[tuple[str, int], ...], int]]:
    """Results of an army of Orcs alone: pairs of units and damage."""
    return {((("orcs", units),) if units else (), damage) for units, damage in left}


def parts_of(found: set[tuple[Part, str]]) -> set[Part]:
    return {part for part, _ in found}


# Map


def test_the_map_has_46_regions_and_four_goblin_fields() -> None:
    assert len(REGIONS) == 46
    assert len(PLACES) == 50
    assert len(WITH_CONTROLLER) == 7


def test_a_slope_is_a_border_between_a_mountain_region_and_another_terrain() -> None:
    for pair, border in BORDERS.items():
        mountains = [TERRAIN[region] == "mountains" for region in pair]
        assert (border == "slope") == (any(mountains) and not all(mountains))


def test_a_river_without_ford_breaks_adjacency() -> None:
    assert not adjacent("eastern-bank-ford-plains", "valley-northeast-plains")
    assert adjacent("eastern-bank-ford-plains", "valley-north-marsh")


def test_goblin_fields_are_adjacent_to_nothing() -> None:
    for place in PLACES - REGIONS:
        assert adjacent_regions(place) == set()


def test_what_the_game_does_not_name_is_refused() -> None:
    with pytest.raises(ValueError, match="nowhere"):
        Position({"nowhere": {"orcs": 1}})


# Moves


def test_an_army_moves_into_adjacent_regions_without_enemies() -> None:
    position = Position({"front-gate": {"dwarf-veterans": 1}, "camp": {"lake-men": 1}})
    veterans = Part((("dwarf-veterans", 1),))
    assert moves(position, FREE, "strategic", "front-gate") == {
        (veterans, "eastern-bank-gate-plains")
    }
    besieged = Position(
        {"front-gate": {"dwarf-veterans": 1}, "eastern-bank-gate-plains": {"orcs": 1}}
    )
    assert moves(besieged, FREE, "strategic", "front-gate") == set()
    assert moves(besieged, SHADOW, "strategic", "front-gate") == set()


def test_a_lone_character_does_not_hinder_an_enemy_army() -> None:
    position = Position({"ruins-of-dale": {"orcs": 1}}, characters={"bard": "valley-central-hills"})
    target = (Part((("orcs", 1),)), "valley-central-hills")
    assert target in moves(position, SHADOW, "strategic", "ruins-of-dale")


def test_an_army_splits_in_every_way() -> None:
    position = Position({"front-gate": {"great-orcs": 2, "orcs": 3}})
    found = parts_of(moves(position, SHADOW, "strategic", "front-gate"))
    assert len(found) == 3 * 4 - 1
    assert Part((("great-orcs", 2),)) in found
    assert Part((("orcs", 2),)) in found


def test_a_fast_move_needs_leadership_in_the_moving_part() -> None:
    position = Position({"ravenhill": {"orcs": 3, "great-orcs": 2}}, tokens={"ravenhill": 2})
    found = parts_of(moves(position, SHADOW, "fast", "ravenhill"))
    both = (("great-orcs", 2),)
    assert {part.tokens for part in found if part.units == both} == {1, 2}
    anywhere = parts_of(moves(position, SHADOW, "strategic", "ravenhill"))
    assert {part.tokens for part in anywhere if part.units == both} == {0, 1, 2}
    assert moves(position, SHADOW, "character-attack", "ravenhill") == moves(
        position, SHADOW, "fast", "ravenhill"
    )


def test_a_character_with_leadership_0_is_no_leadership() -> None:
    bilbo = Position({"ravenhill": {"lake-men": 1}}, characters={"bilbo": "ravenhill"})
    assert moves(bilbo, FREE, "fast", "ravenhill") == set()
    dain = Position(
        {"ravenhill": {"lake-men": 1}}, characters={"bilbo": "ravenhill", "dain": "ravenhill"}
    )
    found = parts_of(moves(dain, FREE, "fast", "ravenhill"))
    assert {part.characters for part in found} == {("dain",), ("bilbo", "dain")}


def test_leadership_values_may_be_given() -> None:
    units = {"ravenhill": {"lake-men": 1}}
    position = Position(units, characters={"bilbo": "ravenhill"}, values={"bilbo": 1})
    assert moves(position, FREE, "fast", "ravenhill")


def test_no_part_of_a_split_army_has_more_damage_than_units() -> None:
    position = Position(
        {"ravenhill": {"lake-men": 1, "wood-elf-archers": 2}}, damage={"ravenhill": 2}
    )
    found = parts_of(moves(position, FREE, "strategic", "ravenhill"))
    archers = (("wood-elf-archers", 2),)
    assert {part.damage for part in found if part.units == archers} == {1, 2}
    lake_men = (("lake-men", 1),)
    assert {part.damage for part in found if part.units == lake_men} == {0, 1}
    everybody = (("lake-men", 1), ("wood-elf-archers", 2))
    assert {part.damage for part in found if part.units == everybody} == {2}


def test_all_units_may_move_and_leave_their_tokens_and_characters() -> None:
    position = Position(
        {"ravenhill": {"lake-men": 1}}, tokens={"ravenhill": 1}, characters={"bard": "ravenhill"}
    )
    found = parts_of(moves(position, FREE, "strategic", "ravenhill"))
    assert {(part.characters, part.tokens) for part in found} == {
        ((), 0),
        ((), 1),
        (("bard",), 0),
        (("bard",), 1),
    }


def test_an_enemy_character_does_not_move_with_the_army() -> None:
    position = Position(
        {"ravenhill": {"orcs": 1}}, characters={"bard": "ravenhill", "bolg": "ravenhill"}
    )
    found = parts_of(moves(position, SHADOW, "strategic", "ravenhill"))
    assert {part.characters for part in found} == {(), ("bolg",)}


def test_more_than_five_units_may_leave_a_mustering_region() -> None:
    place = "broken-lands-north-plains"
    found = parts_of(moves(Position({place: {"orcs": 7}}), SHADOW, "strategic", place))
    assert Part((("orcs", 7),)) in found
    assert overstack_results({"orcs": 7}, 0) == orcs((5, 0))


@pytest.mark.parametrize("kind", ["goblin-strategic", "goblin-attack"])
def test_an_eye_moves_only_what_contains_goblins(kind: str) -> None:
    position = Position({"ravenhill": {"goblins": 1, "orcs": 2}})
    found = parts_of(moves(position, SHADOW, kind, "ravenhill"))
    assert {part.units for part in found} == {
        (("goblins", 1),),
        (("goblins", 1), ("orcs", 1)),
        (("goblins", 1), ("orcs", 2)),
    }


def test_from_a_mustering_point_the_way_leads_into_its_open_pass_alone() -> None:
    units = {NORTH_POINT: {"goblins": 1}}
    goblins = Part((("goblins", 1),))
    west_open = Position(units, open_passes=frozenset({"west"}))
    north_open = Position(units, open_passes=frozenset({"north"}))
    for kind in ("strategic", "attack", "goblin-strategic", "goblin-attack"):
        assert moves(west_open, SHADOW, kind, NORTH_POINT) == set()
        assert moves(north_open, SHADOW, kind, NORTH_POINT) == {(goblins, NORTH_PASS)}


def test_from_a_pass_the_way_leads_along_the_arrow_and_never_back() -> None:
    goblins = Part((("goblins", 1),))
    position = Position({NORTH_PASS: {"goblins": 1}}, open_passes=frozenset({"north"}))
    assert moves(position, SHADOW, "goblin-strategic", NORTH_PASS) == {(goblins, BELOW_NORTH_PASS)}
    below = Position({BELOW_NORTH_PASS: {"goblins": 1}}, open_passes=frozenset({"north"}))
    targets = {target for _, target in moves(below, SHADOW, "strategic", BELOW_NORTH_PASS)}
    assert targets == adjacent_regions(BELOW_NORTH_PASS)
    assert targets <= REGIONS


def test_bats_move_no_army_in_a_goblin_field() -> None:
    position = Position(
        {NORTH_PASS: {"goblins": 1}, "ravenhill": {"orcs": 1}}, open_passes=frozenset({"north"})
    )
    assert moves(position, SHADOW, "cloud-of-bats", NORTH_PASS) == set()
    assert moves(position, SHADOW, "cloud-of-bats", "ravenhill") == moves(
        position, SHADOW, "strategic", "ravenhill"
    )


def test_a_fast_move_stops_where_it_comes_next_to_an_enemy() -> None:
    part = Part((("lake-men", 1),), tokens=1)
    start, beside = "ruins-of-dale", "valley-central-hills"
    enemies = {"valley-central-plains": {"orcs": 1}}
    at_start = Position({start: {"lake-men": 1}, **enemies}, tokens={start: 1})
    assert (part, "valley-northwest-plains") in moves(at_start, FREE, "fast", start)
    stopped = Position({beside: {"lake-men": 1}, **enemies}, tokens={beside: 1})
    assert second_steps(stopped, FREE, part, beside) == set()
    away = "valley-northwest-plains"
    goes_on = Position({away: {"lake-men": 1}, **enemies}, tokens={away: 1})
    assert second_steps(goes_on, FREE, part, away) == {
        "camp",
        "ruins-of-dale",
        "valley-north-marsh",
        "valley-southwest-plains",
    }


def test_an_enemy_across_a_river_without_ford_does_not_stop_a_fast_move() -> None:
    part = Part((("lake-men", 1),), tokens=1)
    at = "eastern-bank-ford-plains"
    position = Position({at: {"lake-men": 1}, "valley-northeast-plains": {"orcs": 1}})
    assert second_steps(position, FREE, part, at) == adjacent_regions(at)


def test_a_fast_move_passes_through_a_friendly_army() -> None:
    dwarves = Part((("dwarf-regulars", 2),), ("dain",))
    dale = "ruins-of-dale"
    position = Position({dale: {"dwarf-regulars": 2, "lake-men": 4}}, characters={"dain": dale})
    assert "valley-central-plains" in second_steps(position, FREE, dwarves, dale)
    assert overstack_results({"dwarf-regulars": 2, "lake-men": 4}, 0) == {
        ((("dwarf-regulars", 1), ("lake-men", 4)), 0),
        ((("dwarf-regulars", 2), ("lake-men", 3)), 0),
    }


def test_the_moving_part_must_be_where_it_goes_on_from() -> None:
    with pytest.raises(ValueError, match="ravenhill"):
        second_steps(NOBODY, FREE, Part((("lake-men", 1),)), "ravenhill")


def test_a_fast_move_goes_from_the_point_through_the_pass() -> None:
    part = Part((("goblins", 1),), tokens=1)
    is_open = frozenset({"north"})
    in_pass = Position({NORTH_PASS: {"goblins": 1}}, open_passes=is_open)
    assert second_steps(in_pass, SHADOW, part, NORTH_PASS) == {BELOW_NORTH_PASS}
    occupied = Position(
        {NORTH_PASS: {"goblins": 1}, BELOW_NORTH_PASS: {"lake-men": 1}}, open_passes=is_open
    )
    assert second_steps(occupied, SHADOW, part, NORTH_PASS) == set()


def test_an_army_in_a_pass_stops_nobody() -> None:
    part = Part((("lake-men", 1),), tokens=1)
    position = Position({NORTH_PASS: {"goblins": 5}, BELOW_NORTH_PASS: {"lake-men": 1}})
    assert second_steps(position, FREE, part, BELOW_NORTH_PASS) == adjacent_regions(
        BELOW_NORTH_PASS
    )


def test_characters_move_between_adjacent_regions_past_enemies() -> None:
    position = Position(
        {"eastern-bank-gate-plains": {"orcs": 1}}, characters={"thorin": "front-gate"}
    )
    assert character_moves(position, "thorin", 1) == {"eastern-bank-gate-plains"}
    assert character_moves(position, "thorin", 2) == {
        "camp",
        "eastern-bank-bend-hills",
        "eastern-bank-bend-plains",
        "eastern-bank-gate-plains",
        "eastern-bank-west-mountains",
    }
    assert character_moves(position, "thorin", 0) == set()
    assert character_moves(position, "bilbo", 2) == set()


def test_characters_never_enter_a_goblin_field() -> None:
    position = Position({}, characters={"dain": BELOW_NORTH_PASS})
    assert character_moves(position, "dain", 9) == REGIONS - {BELOW_NORTH_PASS}


# Attacks


def test_an_army_attacks_adjacent_enemies() -> None:
    position = Position(
        {
            "ruins-of-dale": {"orcs": 1},
            "valley-central-hills": {"lake-men": 1},
            "valley-east-marsh": {"lake-men": 1},
        }
    )
    assert attack_targets(position, SHADOW, "ruins-of-dale", "attack") == {"valley-central-hills"}
    assert attack_targets(position, FREE, "valley-east-marsh", "attack") == set()
    assert attack_targets(position, SHADOW, "valley-east-marsh", "attack") == set()


def test_a_character_attack_needs_leadership_and_a_goblin_attack_goblins() -> None:
    units = {"ruins-of-dale": {"orcs": 1}, "valley-central-hills": {"lake-men": 1}}
    plain = Position(units)
    assert attack_targets(plain, SHADOW, "ruins-of-dale", "character-attack") == set()
    assert attack_targets(plain, SHADOW, "ruins-of-dale", "goblin-attack") == set()
    led = Position(units, tokens={"ruins-of-dale": 1})
    target = {"valley-central-hills"}
    assert attack_targets(led, SHADOW, "ruins-of-dale", "character-attack") == target
    goblins = Position({**units, "ruins-of-dale": {"goblins": 1}})
    assert attack_targets(goblins, SHADOW, "ruins-of-dale", "goblin-attack") == target


def test_a_pass_attacks_along_its_arrow_and_is_not_attacked() -> None:
    position = Position(
        {
            NORTH_POINT: {"goblins": 1},
            NORTH_PASS: {"goblins": 1},
            BELOW_NORTH_PASS: {"lake-men": 1},
        },
        open_passes=frozenset({"north"}),
    )
    assert attack_targets(position, SHADOW, NORTH_PASS, "goblin-attack") == {BELOW_NORTH_PASS}
    assert attack_targets(position, SHADOW, NORTH_POINT, "goblin-attack") == set()
    assert attack_targets(position, FREE, BELOW_NORTH_PASS, "attack") == set()


def test_a_combined_attack_needs_two_armies_in_regions() -> None:
    units = {
        BELOW_NORTH_PASS: {"lake-men": 1},
        NORTH_PASS: {"goblins": 1},
        "eastern-bank-north-plains": {"orcs": 1},
    }
    assert combined_targets(Position(units), SHADOW) == {}
    two = Position({**units, "eastern-bank-east-mountains": {"goblins": 1}})
    assert combined_targets(two, SHADOW) == {
        BELOW_NORTH_PASS: {"eastern-bank-north-plains", "eastern-bank-east-mountains"}
    }
    assert combined_targets(two, FREE) == {}


def test_an_attack_from_a_pass_is_never_uphill() -> None:
    assert target_value(NOBODY, NORTH_PASS, BELOW_NORTH_PASS, 0, None, first_round=True) == 5
    assert target_value(NOBODY, NORTH_PASS, BELOW_NORTH_PASS, 0, 3, first_round=True) == 6


def test_a_ford_and_an_intact_fortification_still_make_6() -> None:
    across = ("valley-northwest-plains", "camp")
    assert target_value(NOBODY, *across, 0, 3, first_round=True) == 6
    assert target_value(NOBODY, *across, 3, 3, first_round=False) == 5
    assert target_value(NOBODY, *across, 2, 3, first_round=False) == 6


def test_a_ford_makes_6_in_the_first_round_alone() -> None:
    across = ("valley-northwest-plains", "camp")
    assert target_value(NOBODY, *across, 0, None, first_round=True) == 6
    assert target_value(NOBODY, *across, 0, None, first_round=False) == 5


def test_a_slope_makes_6_uphill_in_the_first_round_alone() -> None:
    plains, mountains = "eastern-bank-north-plains", BELOW_NORTH_PASS
    assert target_value(NOBODY, plains, mountains, 0, None, first_round=True) == 6
    assert target_value(NOBODY, plains, mountains, 0, None, first_round=False) == 5
    assert target_value(NOBODY, mountains, plains, 0, None, first_round=True) == 5
    assert (
        target_value(NOBODY, "eastern-bank-east-mountains", mountains, 0, None, first_round=True)
        == 5
    )


def test_an_intact_fortification_protects_the_shadow_too() -> None:
    held = Position({"ravenhill": {"orcs": 1}}, shadow_control=frozenset({"ravenhill"}))
    assert (
        target_value(held, "southern-spur-west-mountains", "ravenhill", 0, 3, first_round=False)
        == 6
    )


def test_terrain_advantage_counts_units_and_not_strength() -> None:
    assert terrain_advantage({"wargs": 3}, {"wood-elf-spearmen": 2}, "plains") == "attacker"
    assert terrain_advantage({"goblins": 3}, {"dwarf-veterans": 2}, "mountains") == "attacker"
    assert terrain_advantage({"orcs": 5}, {"lake-men": 5}, "plains") is None


def test_great_orcs_are_at_home_everywhere_while_they_attack() -> None:
    assert terrain_advantage({"great-orcs": 2}, {"wood-elf-spearmen": 2}, "plains") is None
    assert terrain_advantage({"wood-elf-spearmen": 1}, {"great-orcs": 2}, "plains") == "attacker"
    assert terrain_advantage({"great-orcs": 1}, {"lake-men": 3}, "swamps") == "attacker"


# Retreats


def around_dale(*, shadow_holds_dale: bool) -> Position:
    return Position(
        {
            "valley-north-marsh": {"lake-men": 2},
            "valley-northeast-plains": {"orcs": 2},
            "valley-central-plains": {"orcs": 2},
        },
        shadow_control=frozenset({"ruins-of-dale"} if shadow_holds_dale else ()),
    )


def test_the_army_north_of_dale_can_only_retreat_to_the_west() -> None:
    position = around_dale(shadow_holds_dale=True)
    assert retreat_regions(position, FREE, "valley-north-marsh") == {"valley-northwest-plains"}


def test_an_own_region_is_always_allowed() -> None:
    position = around_dale(shadow_holds_dale=False)
    assert retreat_regions(position, FREE, "valley-north-marsh") == {
        "ruins-of-dale",
        "valley-northwest-plains",
    }
    across_the_ford = Position(
        {**position.units, "eastern-bank-ford-plains": {"lake-men": 1}},
        shadow_control=frozenset({"ruins-of-dale"}),
    )
    assert retreat_regions(across_the_ford, FREE, "valley-north-marsh") == {
        "eastern-bank-ford-plains",
        "valley-northwest-plains",
    }


def test_without_an_allowed_region_the_attacker_chooses() -> None:
    position = around_dale(shadow_holds_dale=True)
    closed_in = Position(
        {**position.units, "valley-southwest-plains": {"wargs": 1}},
        shadow_control=position.shadow_control,
    )
    assert retreat_regions(closed_in, FREE, "valley-north-marsh") == set()
    assert forced_regions(closed_in, FREE, "valley-north-marsh") == {
        "eastern-bank-ford-plains",
        "valley-central-hills",
        "valley-northwest-plains",
    }
    assert may_leave(closed_in, FREE, "valley-north-marsh")


def test_an_army_with_enemies_all_around_cannot_leave() -> None:
    position = Position(
        {"front-gate": {"dwarf-veterans": 1}, "eastern-bank-gate-plains": {"orcs": 1}}
    )
    assert not may_leave(position, FREE, "front-gate")


def test_the_shadow_does_not_retreat_into_a_settlement_of_the_free_peoples() -> None:
    units = {"valley-northwest-plains": {"orcs": 1}, "valley-southwest-plains": {"lake-men": 1}}
    position = Position(units)
    assert retreat_regions(position, SHADOW, "valley-northwest-plains") == {"valley-north-marsh"}
    taken = Position(units, shadow_control=frozenset({"camp", "ruins-of-dale"}))
    assert retreat_regions(taken, SHADOW, "valley-northwest-plains") == {
        "camp",
        "ruins-of-dale",
        "valley-north-marsh",
    }


def test_an_army_in_a_pass_spoils_no_retreat_and_nobody_retreats_into_one() -> None:
    position = Position(
        {"eastern-bank-west-mountains": {"lake-men": 1}, NORTH_PASS: {"goblins": 5}},
        shadow_control=frozenset({"camp"}),
    )
    assert BELOW_NORTH_PASS in retreat_regions(position, FREE, "eastern-bank-west-mountains")
    attacked = Position({BELOW_NORTH_PASS: {"lake-men": 1}, NORTH_PASS: {"goblins": 5}})
    assert retreat_regions(attacked, FREE, BELOW_NORTH_PASS) == adjacent_regions(BELOW_NORTH_PASS)


# Beorn


DALE, CENTRE, HILLS = "ruins-of-dale", "valley-central-plains", "valley-central-hills"
NORTHWEST, SOUTHWEST = "valley-northwest-plains", "valley-southwest-plains"
IN_DALE = {"beorn": DALE}


def with_beorn(units: dict[str, dict[str, int]], at: str, *shadow_control: str) -> Position:
    """Beorn in a region, and armies elsewhere."""
    control = frozenset(shadow_control)
    return Position(units, characters={"beorn": at}, shadow_control=control)


def targets_of(found: set[tuple[Part, str]]) -> set[str]:
    return {target for _, target in found}


def test_the_shadow_moves_neither_to_beorn_nor_past_him() -> None:
    position = Position({CENTRE: {"orcs": 1}}, tokens={CENTRE: 1}, characters=IN_DALE)
    around = adjacent_regions(CENTRE) - {DALE}
    assert targets_of(moves(position, SHADOW, "strategic", CENTRE)) == around
    assert targets_of(moves(position, SHADOW, "fast", CENTRE)) == around
    assert second_steps(position, SHADOW, Part((("orcs", 1),)), CENTRE) == set()


def test_beorn_bars_the_way_out_of_a_pass() -> None:
    position = with_beorn({NORTH_PASS: {"goblins": 1}}, BELOW_NORTH_PASS)
    assert moves(position, SHADOW, "strategic", NORTH_PASS) == set()
    assert attack_targets(position, SHADOW, NORTH_PASS, "attack") == {BELOW_NORTH_PASS}


def test_a_friendly_army_passes_beorn_and_does_not_stay() -> None:
    army = {CENTRE: {"lake-men": 1}}
    position = Position(army, tokens={CENTRE: 1}, characters=IN_DALE)
    around = adjacent_regions(CENTRE)
    assert targets_of(moves(position, FREE, "strategic", CENTRE)) == around - {DALE}
    assert targets_of(moves(position, FREE, "fast", CENTRE)) == around
    must_stop_there = Position(
        {**army, NORTHWEST: {"orcs": 1}}, tokens={CENTRE: 1}, characters=IN_DALE
    )
    assert targets_of(moves(must_stop_there, FREE, "fast", CENTRE)) == around - {DALE}
    passing = with_beorn({DALE: {"lake-men": 1}}, DALE)
    assert second_steps(passing, FREE, Part((("lake-men", 1),)), DALE) == adjacent_regions(DALE)


def test_beorn_may_be_attacked_alone_or_by_several() -> None:
    position = with_beorn({CENTRE: {"orcs": 1}, HILLS: {"orcs": 1}}, DALE)
    assert attack_targets(position, SHADOW, CENTRE, "attack") == {DALE}
    assert combined_targets(position, SHADOW) == {DALE: {CENTRE, HILLS}}
    friends = with_beorn({CENTRE: {"lake-men": 1}, HILLS: {"lake-men": 1}}, DALE)
    assert attack_targets(friends, FREE, CENTRE, "attack") == set()
    assert combined_targets(friends, FREE) == {}


def test_beorn_walks_past_enemies_and_through_friends() -> None:
    position = with_beorn({"eastern-bank-gate-plains": {"lake-men": 1}}, "front-gate")
    assert beorn_paths(position, 1) == {("front-gate",)}
    ends = {path[-1] for path in beorn_paths(position, 2)}
    assert ends == adjacent_regions("eastern-bank-gate-plains")
    besieged = with_beorn({"eastern-bank-gate-plains": {"orcs": 1}}, "front-gate")
    assert beorn_paths(besieged, 3) == {("front-gate",)}
    assert beorn_targets(besieged, "front-gate") == {"eastern-bank-gate-plains"}
    assert beorn_paths(NOBODY, 3) == set()
    beside = with_beorn({HILLS: {"orcs": 1}, CENTRE: {"orcs": 1}}, DALE)
    way = (DALE, "valley-north-marsh", "valley-northeast-plains", "valley-east-marsh")
    assert way in beorn_paths(beside, 3)


def test_the_shadow_retreats_neither_to_beorn_nor_beside_him() -> None:
    units = {NORTHWEST: {"orcs": 1}, SOUTHWEST: {"lake-men": 1}}
    marsh = "valley-north-marsh"
    assert retreat_regions(Position(units), SHADOW, NORTHWEST) == {marsh}
    for at in (marsh, HILLS):  # there, or east of it
        assert retreat_regions(with_beorn(units, at), SHADOW, NORTHWEST) == set()
    assert forced_regions(with_beorn(units, marsh), SHADOW, NORTHWEST) == set()
    assert forced_regions(with_beorn(units, HILLS), SHADOW, NORTHWEST) == {marsh}


def test_a_friendly_army_does_not_retreat_to_beorn() -> None:
    position = around_dale(shadow_holds_dale=True)
    beorn = replace(position, characters={"beorn": NORTHWEST})
    assert retreat_regions(beorn, FREE, "valley-north-marsh") == set()
    assert NORTHWEST not in forced_regions(beorn, FREE, "valley-north-marsh")


def test_beorn_retreats_like_an_army_but_not_to_friends() -> None:
    units = {CENTRE: {"orcs": 1}, SOUTHWEST: {"lake-men": 1}}
    position = with_beorn(units, DALE)
    assert beorn_retreat_regions(position, DALE) == {"valley-north-marsh", NORTHWEST}
    assert SOUTHWEST not in beorn_forced_regions(position, DALE)
    assert {HILLS, "valley-south-plains"} <= beorn_forced_regions(position, DALE)
    besieged = with_beorn({"eastern-bank-gate-plains": {"orcs": 1}}, "front-gate")
    assert not beorn_may_leave(besieged, "front-gate")


# Dice


def test_a_one_misses_and_a_six_hits_whatever_is_added() -> None:
    assert [is_hit(value, 0, 5) for value in range(1, 7)] == [False] * 4 + [True] * 2
    assert is_hit(5, 1, 6)
    assert is_hit(6, -1, 6)
    assert not is_hit(1, 4, 5)


# Casualties


def test_forced_casualties_stop_when_damage_fits_the_units() -> None:
    # A voluntary casualty may still take the last unit, for it has 1 damage.
    assert casualty_results({"orcs": 3}, 5) == orcs((1, 1), (0, 0))


def test_damage_may_stay_and_voluntary_casualties_need_damage() -> None:
    assert casualty_results({"orcs": 3}, 2) == orcs((3, 2), (2, 0))
    assert casualty_results({"orcs": 3}, 3) == orcs((3, 3), (2, 1), (1, 0))
    assert casualty_results({"orcs": 3}, 0) == orcs((3, 0))
    assert casualty_results({}, 0) == orcs((0, 0))


def test_the_owner_chooses_the_casualties() -> None:
    assert casualty_results({"orcs": 1, "wargs": 1}, 3) == {
        ((("orcs", 1),), 1),
        ((("wargs", 1),), 1),
        ((), 0),
    }


def test_one_redoubtable_unit_takes_three_damage_with_it() -> None:
    army = {"dwarf-regulars": 2, "lake-men": 1}
    assert casualty_results(army, 4, redoubtable=True) - casualty_results(army, 4) == {
        ((("dwarf-regulars", 1), ("lake-men", 1)), 1),
    }
    assert casualty_results({"lake-men": 3}, 4, redoubtable=True) == casualty_results(
        {"lake-men": 3}, 4
    )
    assert casualty_results({"dwarf-regulars": 4}, 6, redoubtable=True) == {
        ((("dwarf-regulars", 3),), 3),
        ((("dwarf-regulars", 2),), 1),
        ((("dwarf-regulars", 2),), 2),
        ((("dwarf-regulars", 1),), 0),
    }


def test_a_rout_leaves_at_most_1_damage() -> None:
    assert rout_results({"orcs": 4}, 4) == orcs((2, 0))
    assert rout_results({"orcs": 5}, 3) == orcs((4, 1))
    assert rout_results({"orcs": 5}, 1) == orcs((5, 1))


def test_only_the_damage_of_a_forced_retreat_can_destroy_a_routing_army() -> None:
    assert rout_results({"orcs": 2}, 2) == orcs((1, 0))
    assert rout_results({"orcs": 1}, 1) == orcs((1, 1))
    assert casualty_results({"orcs": 1}, 1 + 1) == orcs((0, 0))


def test_voluntary_casualties_count_toward_the_limit() -> None:
    assert overstack_results({"orcs": 7}, 5) == orcs((5, 5), (5, 3), (5, 1), (4, 0))


def test_a_recruit_too_many_may_take_damage_with_it() -> None:
    assert overstack_results({"orcs": 6}, 2) == orcs((5, 2), (5, 0))


def test_excess_units_take_no_damage_and_forced_casualties_follow() -> None:
    assert overstack_results({"orcs": 7}, 6) == orcs((4, 4), (5, 4), (5, 2), (4, 0))


def test_an_army_within_the_limit_has_nothing_to_decide() -> None:
    assert overstack_results({"orcs": 5}, 3) == orcs((5, 3))
