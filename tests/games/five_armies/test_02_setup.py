"""Chapter 2: the starting position."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board.control import controls, tokens_at
from ostrog.games.five_armies.board.map import CONTROLLABLE, MUSTERING, POINTS, SETTLEMENTS
from ostrog.games.five_armies.board.pieces import BACKS, UNITS, token_units
from ostrog.games.five_armies.board.victory import victory_points

DECKS = ("event-deck", "story-free-deck", "story-shadow-deck", "fate-deck")
PILES = {back: f"{back}-pile" for back in BACKS}


def tokens(table: Battlefield, back: str) -> dict[str, int]:
    """Return the regions with recruitment tokens of a kind."""
    grounds = MUSTERING if back == "shadow" else SETTLEMENTS
    found = {region: tokens_at(table.state, back, region) for region in grounds}
    return {region: count for region, count in found.items() if count}


def totals(table: Battlefield, seat: int) -> dict[str, int]:
    """Return the number of units of each type of a side."""
    armies = [table.units(place) for place in table.state.places(seat)]
    return {unit: n for unit in UNITS if (n := sum(army.get(unit, 0) for army in armies))}


def standing(table: Battlefield, seat: int) -> dict[str, dict[str, int]]:
    return {place: table.units(place) for place in table.state.places(seat)}


# Recruitment tokens


@pytest.mark.rule("B5A-2.1")
def test_recruitment_tokens_lie_in_three_piles_and_are_never_mixed() -> None:
    table = Battlefield()
    values = table.state.values
    for back, pile in PILES.items():
        on_board = [f"{back}-at-{region}" for region in tokens(table, back)]
        faces = [face for zone in (pile, *on_board) for face in table.state.faces(zone)]
        assert {face: faces.count(face) for face in faces} == values.recruitment[back]
        assert {values.units[u].group for face in faces for u in token_units(face)} == {back}
    assert [table.state.size(pile) for pile in PILES.values()] == [14, 16, 15]


@pytest.mark.rule("B5A-2.1")
def test_the_piles_lie_face_down() -> None:
    table = Battlefield()
    for seat in (table.free, table.shadow):
        assert seat.sees("shadow-pile") == []
        # Three tokens are on the board: at least two of five alike are still in the pile.
        certain = ["dwarf-regulars"] * 2 + ["dwarf-veterans"] * 2 + ["lake-men"] * 4
        assert seat.sees("dwarves-and-men-pile") == certain
        assert seat.sees("elves-pile") == ["wood-elf-archers"] * 6 + ["wood-elf-spearmen"] * 6


@pytest.mark.rule("B5A-2.1", "B5A-2.4")
@pytest.mark.parametrize(
    ("back", "region"),
    [("dwarves-and-men", "camp"), ("elves", "fallen-bridge"), ("shadow", MUSTERING[0])],
)
def test_tokens_on_the_board_are_drawn_at_random(back: str, region: str) -> None:
    zone = f"{back}-at-{region}"
    drawn = {face for seed in range(15) for face in Battlefield(seed=seed).state.faces(zone)}
    assert drawn == set(Battlefield().state.values.recruitment[back])


@pytest.mark.rule("B5A-2.4")
def test_nobody_looks_at_the_tokens_on_the_board() -> None:
    table = Battlefield()
    for back in BACKS:
        for region in tokens(table, back):
            zone = f"{back}-at-{region}"
            assert table.free.sees(zone) == []
            assert table.shadow.sees(zone) == []
            assert table.view().zones[zone].known == ()


# Armies


@pytest.mark.rule("B5A-2.2")
def test_the_free_peoples_start_with_eleven_units_in_nine_regions() -> None:
    table = Battlefield()
    assert standing(table, FREE) == {
        "front-gate": {"dwarf-veterans": 1},
        "eastern-bank-central-mountains": {"dwarf-veterans": 1},
        "camp": {"lake-men": 1},
        "eastern-spur": {"dwarf-regulars": 1},
        "southern-spur-pass-mountains": {"wood-elf-spearmen": 1},
        "ruins-of-dale": {"lake-men": 1},
        "valley-central-plains": {"lake-men": 2},
        "ravenhill": {"wood-elf-spearmen": 1},
        "lower-slopes": {"wood-elf-archers": 2},
    }
    assert totals(table, FREE) == {
        "dwarf-veterans": 2,
        "dwarf-regulars": 1,
        "lake-men": 4,
        "wood-elf-spearmen": 2,
        "wood-elf-archers": 2,
    }
    assert sum(totals(table, FREE).values()) == 11


@pytest.mark.rule("B5A-2.2")
def test_the_free_peoples_start_with_three_and_four_tokens_in_the_six_settlements() -> None:
    table = Battlefield()
    assert tokens(table, "dwarves-and-men") == {"camp": 1, "eastern-spur": 1, "ruins-of-dale": 1}
    assert tokens(table, "elves") == {"fallen-bridge": 1, "ravenhill": 2, "lower-slopes": 1}


@pytest.mark.rule("B5A-2.2", "B5A-2.10")
def test_four_characters_are_in_play_from_the_start() -> None:
    table = Battlefield()
    at = {who: place for who, place in table.state.characters.items() if table.state.in_play(who)}
    assert at == {
        "bard": "camp",
        "dain": "eastern-spur",
        "gandalf": "ravenhill",
        "thranduil": "ravenhill",
    }
    assert table.asked_kind == "activate-generals"
    table.free.may("activate:bard", "activate:dain", "activate:gandalf", "activate:thranduil")


@pytest.mark.rule("B5A-2.3")
def test_the_shadow_starts_with_sixteen_units() -> None:
    table = Battlefield()
    assert standing(table, SHADOW) == {
        "goblin-mustering-point-west": {"goblins": 1},
        "goblin-mustering-point-north": {"goblins": 2},
        "broken-lands-northwest-hills": {"orcs": 1, "great-orcs": 1, "wargs": 1},
        "broken-lands-north-plains": {"orcs": 2, "great-orcs": 1},
        "broken-lands-northeast-plains": {"orcs": 3, "wargs": 1},
        "broken-lands-east-hills": {"wargs": 3},
    }
    assert totals(table, SHADOW) == {"goblins": 3, "orcs": 6, "great-orcs": 2, "wargs": 5}
    assert sum(totals(table, SHADOW).values()) == 16


@pytest.mark.rule("B5A-2.3")
def test_the_shadow_starts_in_its_mustering_points_and_regions_with_twelve_tokens() -> None:
    table = Battlefield()
    assert set(table.state.places(SHADOW)) == {*POINTS, *MUSTERING}
    assert tokens(table, "shadow") == dict.fromkeys(MUSTERING, 3)


@pytest.mark.rule("B5A-2.2", "B5A-2.3")
def test_nothing_is_damaged_or_led_by_tokens_at_the_start() -> None:
    table = Battlefield()
    assert {(army.damage, army.tokens) for army in table.state.armies.values()} == {(0, 0)}


# Cards


@pytest.mark.rule("B5A-2.6")
def test_the_decks_lie_face_down() -> None:
    table = Battlefield()
    assert [table.state.size(deck) for deck in DECKS] == [28, 19, 19, 9]  # after the first draws
    for view in (table.view(FREE), table.view(SHADOW), table.view()):
        assert view.zones["event-deck"].known == ()
        assert [view.zones[deck].order for deck in DECKS] == [(), (), (), ()]
    assert table.shadow.sees("story-free-deck") == table.free.sees("story-shadow-deck") == []


@pytest.mark.rule("B5A-2.6")
@pytest.mark.parametrize(
    ("deck", "to"),
    [
        ("event-deck", "event-open"),
        ("story-free-deck", "story-free-open"),
        ("story-shadow-deck", "story-shadow-open"),
        ("fate-deck", "fate-beside"),
    ],
)
def test_each_deck_is_shuffled(deck: str, to: str) -> None:
    first = {Battlefield.empty(seed=seed).state.draw(deck, to) for seed in range(20)}
    assert len(first) > 4


# The rest of the board


@pytest.mark.rule("B5A-2.5")
@pytest.mark.parametrize("point", POINTS)
def test_both_passes_start_closed(point: str) -> None:
    table = Battlefield()
    assert table.state.open_passes == dict.fromkeys(POINTS, False)
    table.acting(SHADOW, shadow="army army").shadow.chooses("act:army:strategic-move")
    table.shadow.may("army:broken-lands-east-hills").may_not(f"army:{point}", because="B5A-20.1")


@pytest.mark.rule("B5A-2.7")
def test_the_fate_marker_starts_at_0_and_four_characters_wait_on_the_track() -> None:
    state = Battlefield().state
    assert state.marker == 0
    assert state.track == {"bilbo": 2, "thorin": 6, "lord-of-the-eagles": 8, "beorn": 11}
    assert {state.characters[who] for who in state.track} == {"waiting"}
    assert state.characters["bolg"] == "waiting"


@pytest.mark.rule("B5A-2.8")
def test_twelve_ordinary_fate_tokens_form_the_pool_and_the_special_ones_lie_aside() -> None:
    table = Battlefield()
    assert sorted(table.state.faces("fate-pool")) == [
        "fate-1",
        "fate-1",
        "fate-1-symbol",
        "fate-1-symbol",
        "fate-2",
        "fate-2",
        "fate-2-symbol",
        "fate-2-symbol",
        "fate-3",
        "fate-3",
        "fate-3",
        "fate-3",
    ]
    assert table.free.sees("fate-special") == ["fate-arkenstone", "fate-necromancer"]
    assert table.shadow.sees("fate-special") == ["fate-arkenstone", "fate-necromancer"]


@pytest.mark.rule("B5A-2.9")
def test_the_shadow_starts_with_six_dice_and_the_free_peoples_with_five() -> None:
    state = Battlefield().state
    assert state.pool == [5, 6]
    assert state.values.dice["free"].in_box - state.pool[FREE] == 1
    assert state.values.dice["shadow"].in_box - state.pool[SHADOW] == 1


@pytest.mark.rule("B5A-2.10")
def test_no_other_character_is_in_play_at_the_start() -> None:
    table = Battlefield()
    table.free.may_not("activate:lord-of-the-eagles", because="B5A-4.5")
    table.acting(FREE, free="character", shadow="character")
    table.free.may("act:character:move-characters")
    table.free.may_not("act:character:enter-play", because="B5A-10.5")
    table.free.chooses("act:character:move-characters")
    movers = {option.split(":")[1] for option in table.free.options if option.startswith("go:")}
    assert movers == {"bard", "dain", "gandalf", "thranduil"}


@pytest.mark.rule("B5A-2.12")
def test_the_free_peoples_control_all_seven_settlement_regions_at_the_start() -> None:
    war = Battlefield().state
    assert len(CONTROLLABLE) == 7
    assert [region for region in CONTROLLABLE if controls(war, FREE, region)] == list(CONTROLLABLE)
    assert not any(controls(war, SHADOW, region) for region in CONTROLLABLE)
    assert victory_points(war) == 0


@pytest.mark.rule("B5A-2.12")
def test_a_settlement_region_without_a_control_token_is_the_free_peoples() -> None:
    war = Battlefield.empty().controls("camp").state  # nobody stands anywhere
    assert not controls(war, FREE, "camp")
    assert controls(war, SHADOW, "camp")
    assert controls(war, FREE, "front-gate")


@pytest.mark.rule("B5A-2.7", "B5A-2.12")
def test_nothing_lies_on_reference_cards_and_nobody_is_hurt_at_the_start() -> None:
    war = Battlefield().state
    assert (war.turn, war.marker, war.bodyguards, war.rings, war.wrath) == (1, 0, 0, 0, 0)
    assert (war.armour, war.arrows, war.troubled, war.concentrated) == (0, 0, "", False)
    assert {army.damage for army in war.armies.values()} == {0}
    assert {army.tokens for army in war.armies.values()} == {0}
    assert set(war.breaches.values()) == set(war.bats.values()) == set(war.eagles.values()) == {0}
    assert not any(war.control.values())
    assert war.battle is None
