"""Chapter 1: what is in the box, and how it limits the game."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies import game
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.map import POINTS
from ostrog.games.five_armies.board.pieces import UNIT, read_values
from ostrog.games.five_armies.board.verbs import MANOEUVRES

VALUES = read_values()
SHADOW_REGIONS = (
    "broken-lands-spur-plains",
    "broken-lands-central-plains",
    "broken-lands-ford-marsh",
    "broken-lands-middle-hills",
    "broken-lands-riverside-plains",
    "broken-lands-east-plains",
    "broken-lands-south-plains",
)


def figures(side: str) -> dict[str, int]:
    return {name: unit.figures for name, unit in VALUES.units.items() if unit.side == side}


def all_on_the_board(**units: int) -> Battlefield:
    """Put all figures of some types into the Broken Lands, at most five in a region."""
    table = Battlefield.empty()
    regions = iter(SHADOW_REGIONS)
    for unit, count in units.items():
        for first in range(0, count, 5):
            table.army(next(regions), **{unit: min(5, count - first)})
    return table


def not_events(options: list[str]) -> list[str]:
    """Return the manoeuvres that are not Event cards."""
    return sorted(option for option in options if not option.startswith("manoeuvre:ev-"))


# Players and dice


@pytest.mark.rule("B5A-1.1")
def test_one_player_leads_the_free_peoples_and_the_other_the_shadow() -> None:
    for scenario in game.scenarios:
        assert scenario.seats == (FREE, SHADOW)
        assert scenario.teams == {"free": (FREE,), "shadow": (SHADOW,)}
        assert scenario.holdings == ()


@pytest.mark.rule("B5A-1.2")
def test_there_are_six_and_seven_action_dice() -> None:
    assert {side: dice.in_box for side, dice in VALUES.dice.items()} == {"free": 6, "shadow": 7}
    table = Battlefield.empty().character("thorin", "front-gate")
    table.controls("camp", "eastern-spur").phase("recovery")
    assert table.state.pool == [6, 7]


@pytest.mark.rule("B5A-1.3")
def test_each_side_may_roll_five_black_dice_although_there_are_five_in_all() -> None:
    table = Battlefield.empty().army("camp", wood_elf_archers=5)
    table.army("eastern-bank-north-plains", wargs=5).dice(1, 2, 3, 4, 1, 1, 2, 3, 4, 1)
    table.attack("eastern-bank-north-plains", "camp")
    table.manoeuvres(free="unit-wood-elf-archers", shadow="unit-wargs")
    assert events.CombatRolled(SHADOW, (1, 2, 3, 4, 1), (), 5) in table.events
    assert events.CombatRolled(FREE, (1, 2, 3, 4, 1), (), 5) in table.events


@pytest.mark.rule("B5A-1.3")
def test_combat_dice_have_six_sides() -> None:
    seen = set[int]()
    for seed in range(5):
        table = Battlefield.empty(seed=seed).army("camp", wood_elf_archers=5)
        table.army("eastern-bank-north-plains", wargs=5)
        table.attack("eastern-bank-north-plains", "camp").manoeuvres()
        for event in table.events:
            if isinstance(event, events.CombatRolled):
                assert len(event.white) == 5
                seen |= set(event.white)
    assert seen == {1, 2, 3, 4, 5, 6}


# Figures


@pytest.mark.rule("B5A-1.4")
def test_the_shadow_has_seventy_two_figures() -> None:
    assert figures("shadow") == {"orcs": 36, "goblins": 12, "wargs": 12, "great-orcs": 6}
    assert VALUES.figures["great-bats"] == 6
    assert sum(figures("shadow").values()) + VALUES.figures["great-bats"] == 72


@pytest.mark.rule("B5A-1.5")
def test_the_free_peoples_have_forty_five_figures() -> None:
    assert figures("free") == {
        "lake-men": 10,
        "wood-elf-archers": 10,
        "wood-elf-spearmen": 10,
        "dwarf-regulars": 5,
        "dwarf-veterans": 5,
    }
    assert VALUES.figures["eagles"] == 5
    assert sum(figures("free").values()) + VALUES.figures["eagles"] == 45


@pytest.mark.rule("B5A-1.6")
def test_eight_characters_are_free_and_bolg_is_of_the_shadow() -> None:
    sides = {who: sheet.side for who, sheet in VALUES.characters.items()}
    assert {who for who, side in sides.items() if side == "free"} == {
        "bard",
        "beorn",
        "bilbo",
        "dain",
        "gandalf",
        "lord-of-the-eagles",
        "thorin",
        "thranduil",
    }
    assert [who for who, side in sides.items() if side != "free"] == ["bolg"]
    assert sides["bolg"] == "shadow"


@pytest.mark.rule("B5A-1.7")
def test_a_token_places_no_great_orcs_when_all_six_are_on_the_board() -> None:
    table = all_on_the_board(great_orcs=6)
    table.lay("shadow-at-broken-lands-north-plains", "great-orcs")
    table.acting(SHADOW, shadow="muster").shadow.chooses("act:muster:recruit")
    table.shadow.chooses("recruit:broken-lands-north-plains:shadow")
    table.shadow.may("place-unit:orcs").may_not("place-unit:great-orcs", because="B5A-1.7")
    table.shadow.chooses("place-none")
    assert table.units("broken-lands-north-plains") == {}
    assert table.state.supply(UNIT["great-orcs"]) == 0


@pytest.mark.rule("B5A-1.7")
def test_a_token_places_the_last_great_orcs() -> None:
    table = all_on_the_board(great_orcs=5)
    table.lay("shadow-at-broken-lands-north-plains", "great-orcs")
    table.acting(SHADOW, shadow="muster").shadow.chooses("act:muster:recruit")
    table.shadow.chooses("recruit:broken-lands-north-plains:shadow")
    assert table.units("broken-lands-north-plains") == {"great-orcs": 1}
    assert table.state.supply(UNIT["great-orcs"]) == 0


@pytest.mark.rule("B5A-1.7")
@pytest.mark.parametrize(("veterans", "with_thorin"), [(4, 1), (5, 0)])
def test_an_effect_places_only_figures_that_are_left(veterans: int, with_thorin: int) -> None:
    table = Battlefield.empty().army("camp", dwarf_veterans=veterans).board(marker=6)
    table.acting(FREE, free="character").free.chooses("act:character:enter-play")
    table.free.chooses("enter:thorin:front-gate")
    assert table.state.characters["thorin"] == "front-gate"
    assert table.units("front-gate") == ({"dwarf-veterans": 1} if with_thorin else {})


@pytest.mark.rule("B5A-1.7")
def test_goblins_cannot_be_recruited_when_all_twelve_are_on_the_board() -> None:
    table = all_on_the_board(goblins=12)
    table.acting(SHADOW, shadow="eye character")
    table.shadow.may_not("act:eye:recruit-goblins", because="B5A-7.14")
    table = all_on_the_board(goblins=11).acting(SHADOW, shadow="eye character")
    table.shadow.chooses("act:eye:recruit-goblins").chooses(f"goblin-at:{POINTS[0]}")
    assert table.state.supply(UNIT["goblins"]) == 0


@pytest.mark.rule("B5A-1.7")
def test_no_more_than_six_great_bats_take_the_field() -> None:
    table = Battlefield().board(pool=[5, 7]).phase("shadow_leadership")
    table.shadow.may("split:1:6").may_not("split:0:7", because="B5A-1.7")


# Cards and tokens


@pytest.mark.rule("B5A-1.8")
def test_there_are_ninety_two_cards() -> None:
    table = Battlefield()
    size = table.state.size
    events = [zone for zone in table.state.setting.places if zone.startswith("event-")]
    assert sum(size(zone) for zone in events) == 30
    for side in ("free", "shadow"):
        stories = [zone for zone in table.state.setting.places if zone.startswith(f"story-{side}-")]
        assert sum(size(zone) for zone in stories) == 20
    assert size("fate-deck") == 9
    assert len(MANOEUVRES) + 1 == 13  # each side has a Regroup of its own
    assert 30 + 20 + 20 + 9 + 13 == 92


@pytest.mark.rule("B5A-1.8")
def test_no_two_cards_are_the_same() -> None:
    table = Battlefield.empty()
    decks = ("event-deck", "story-free-deck", "story-shadow-deck", "fate-deck")
    cards = [card for deck in decks for card in table.state.faces(deck)]
    assert len(set(cards)) == len(cards) == 79


@pytest.mark.rule("B5A-1.9")
def test_each_unit_type_has_a_card_each_side_a_regroup_thorin_and_the_bats_a_special_one() -> None:
    table = Battlefield.empty().army(
        "camp",
        lake_men=1,
        wood_elf_archers=1,
        wood_elf_spearmen=1,
        dwarf_regulars=1,
        dwarf_veterans=1,
    )
    table.army("eastern-bank-north-plains", orcs=1, great_orcs=1, wargs=1, goblins=1)
    table.state.bats["eastern-bank"] = 1
    table.character("thorin", "camp").beside("fate-mighty-strokes")
    table.attack("eastern-bank-north-plains", "camp")
    assert not_events(table.free.options) == [
        "manoeuvre:regroup",
        "manoeuvre:thorins-mighty-strokes",
        "manoeuvre:unit-dwarf-regulars",
        "manoeuvre:unit-dwarf-veterans",
        "manoeuvre:unit-lake-men",
        "manoeuvre:unit-wood-elf-archers",
        "manoeuvre:unit-wood-elf-spearmen",
    ]
    assert not_events(table.shadow.options) == [
        "manoeuvre:regroup",
        "manoeuvre:unit-goblins",
        "manoeuvre:unit-great-orcs",
        "manoeuvre:unit-orcs",
        "manoeuvre:unit-wargs",
        "manoeuvre:vampire-like",
    ]


@pytest.mark.rule("B5A-1.10")
def test_nine_characters_the_eagles_and_the_bats_have_reference_cards() -> None:
    assert len(VALUES.characters) == 9
    assert set(VALUES.figures) == {"eagles", "great-bats"}
    assert len(VALUES.characters) + len(VALUES.figures) == 11


@pytest.mark.rule("B5A-1.11")
def test_the_tokens_add_up_to_159() -> None:
    fate = sum(token.count for token in VALUES.fate.values())
    recruitment = {back: sum(faces.values()) for back, faces in VALUES.recruitment.items()}
    assert fate == 14
    assert recruitment == {"shadow": 27, "dwarves-and-men": 17, "elves": 20}
    assert (VALUES.leadership_tokens.free, VALUES.leadership_tokens.shadow) == (6, 14)
    activation, passes, ring, bodyguard = VALUES.most_generals, len(POINTS), 5, 3
    assert (activation, passes) == (3, 2)
    counted = fate + sum(recruitment.values()) + 6 + 14 + activation + passes + ring + bodyguard
    damage, wrath, concentration, control = 32, 10, 1, 5  # the game does not run out of these
    assert counted + damage + wrath + concentration + control == 159


@pytest.mark.rule("B5A-1.11")
def test_twelve_fate_tokens_are_ordinary_and_each_side_has_a_special_one() -> None:
    kinds: dict[str, int] = {}
    for token in VALUES.fate.values():
        kinds[token.special] = kinds.get(token.special, 0) + token.count
    assert kinds == {"": 12, "free": 1, "shadow": 1}


@pytest.mark.rule("B5A-1.11")
def test_bilbo_has_five_ring_tokens_and_bolg_three_bodyguards_at_most() -> None:
    table = Battlefield.empty().army("camp", lake_men=1, tokens=1).board(marker=2)
    table.acting(FREE, free="character").free.chooses("act:character:enter-play")
    table.free.chooses("enter:bilbo:camp")
    assert table.state.rings == 5
    table = Battlefield.empty().army("ruins-of-dale", orcs=1).controls("ruins-of-dale")
    table.acting(SHADOW, shadow="character").shadow.chooses("act:character:enter-play")
    table.shadow.chooses("enter:bolg:ruins-of-dale")
    assert table.state.bodyguards == 3


@pytest.mark.rule("B5A-1.12")
def test_a_seventh_leadership_token_of_the_free_peoples_is_not_placed() -> None:
    table = Battlefield.empty().character("bard", "camp").character("dain", "camp")
    table.army("camp", lake_men=1, tokens=4).army("fallen-bridge", lake_men=1, tokens=1)
    table.army("ravenhill", lake_men=1).phase("activate_generals")
    table.free.chooses("activate:bard", "activate:dain", "done")
    table.free.chooses("place-token:camp", "place-token:ravenhill", "done")
    assert [table.tokens(place) for place in ("camp", "fallen-bridge", "ravenhill")] == [5, 1, 0]
    assert table.events.count(events.TokenPlaced(FREE, "camp")) == 1
    assert events.TokenPlaced(FREE, "ravenhill") not in table.events


@pytest.mark.rule("B5A-1.12")
def test_a_fifteenth_leadership_token_of_the_shadow_is_not_placed() -> None:
    table = Battlefield.empty()
    for region in SHADOW_REGIONS:
        table.army(region, orcs=1, tokens=1)
    table.army(SHADOW_REGIONS[0], orcs=1, tokens=3).phase("shadow_leadership")
    table.shadow.chooses("split:6:0")
    table.shadow.chooses(*(f"place-token:{region}" for region in SHADOW_REGIONS[1:]), "done")
    tokens = [table.tokens(region) for region in SHADOW_REGIONS]
    assert sum(tokens) == 14
    assert tokens == [3, 2, 2, 2, 2, 2, 1]


@pytest.mark.rule("B5A-1.12")
def test_damage_and_control_tokens_never_run_out() -> None:
    table = Battlefield.empty()
    for region in SHADOW_REGIONS:
        table.army(
            region, orcs=5, damage=5
        )  # 35 damage and later six regions: more than in the box
    table.controls("camp", "eastern-spur", "ravenhill", "lower-slopes", "fallen-bridge")
    table.army("valley-central-plains", wargs=1).acting(SHADOW, shadow="army army")
    table.shadow.chooses("act:army:strategic-move")
    table.shadow.chooses("army:valley-central-plains", "to:ruins-of-dale").chooses("done")
    assert sum(table.state.control.values()) == 6
    table.army("valley-south-plains", lake_men=2).dice(6, 1, 1)
    table.attack("valley-south-plains", "ruins-of-dale").manoeuvres()
    assert events.DamageDealt(SHADOW, "ruins-of-dale", 1, 0) in table.events
    assert sum(army.damage for army in table.state.armies.values()) == 36
