"""Chapter 10: characters, how they enter play, belong to armies and move."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board.events import (
    ArmyMoved,
    CharacterEliminated,
    CharacterEntered,
    CombatRolled,
    DieUsed,
    TerrainAdvantage,
)
from ostrog.games.five_armies.table import contract
from ostrog.kernel import view

LAKE_MEN = "dwarves-and-men-at-ruins-of-dale"
ORC_CAMP = "shadow-at-broken-lands-east-hills"


def camps() -> Battlefield:
    """Bard with Lake-men in the Camp, Orcs in the Broken Lands."""
    table = Battlefield.empty().army("camp", lake_men=2).character("bard", "camp")
    return table.army("broken-lands-central-plains", orcs=2)


def to_move(table: Battlefield, seat: int = FREE) -> Battlefield:
    """Bring a seat to the decision which of its characters move."""
    table.acting(seat, free="character", shadow="character")
    table.seat(seat).chooses("act:character:move-characters")
    return table


def regions_of(options: list[str], character: str) -> set[str]:
    """Return the regions a character may move to or enter."""
    found = [option.split(":") for option in options]
    return {words[2] for words in found if words[0] in ("go", "enter") and words[1] == character}


def tokens_on(table: Battlefield, character: str) -> list[str]:
    """Return the tokens on a character, as everybody sees them."""
    war = table.state
    markers = contract.table.scene(war.setting, view(war, ())).markers
    return [marker.id for marker in markers if marker.at == f"character:{character}"]


# Entering play


@pytest.mark.rule("B5A-10.2")
def test_characters_that_are_not_ready_cannot_enter() -> None:
    table = camps().acting(FREE, free="character", shadow="character army")
    table.free.may_not("enter:bilbo:camp", "enter:thorin:front-gate", because="B5A-10.3")
    table.free.may_not("act:character:enter-play", because="B5A-10.5").chooses("skip:character")
    table.shadow.may_not("enter:bolg:broken-lands-central-plains", because="B5A-10.4")
    table.shadow.may_not("act:character:enter-play", because="B5A-10.5")


@pytest.mark.rule("B5A-10.2")
def test_characters_that_are_ready_may_enter() -> None:
    table = camps().army("valley-west-plains", orcs=1).board(marker=6)
    table.acting(FREE, free="character", shadow="character")
    table.free.chooses("act:character:enter-play")
    table.free.may("enter:bilbo:camp", "enter:thorin:front-gate").chooses("done")
    table.shadow.chooses("act:character:enter-play")
    table.shadow.may("enter:bolg:valley-west-plains")


@pytest.mark.rule("B5A-10.3")
def test_a_waiting_character_is_ready_with_the_marker_on_its_space_or_beyond() -> None:
    thorin, bilbo = "enter:thorin:front-gate", "enter:bilbo:camp"
    for marker, ready in ((1, []), (2, [bilbo]), (5, [bilbo]), (6, [bilbo, thorin])):
        table = camps().board(marker=marker).acting(FREE, free="character muster-army")
        if ready:
            table.free.chooses("act:character:enter-play")
        table.free.may(*ready)
        for option in {thorin, bilbo} - set(ready):
            table.free.may_not(option, because="B5A-10.3")
    table = camps().board(marker=14).acting(FREE, free="character muster-army")
    table.free.chooses("act:character:enter-play").may(thorin, bilbo)


@pytest.mark.rule("B5A-10.4")
def test_bolg_is_ready_while_a_shadow_army_is_in_the_valley() -> None:
    for region in ("valley-west-plains", "fallen-bridge", "valley-east-marsh"):
        table = camps().controls("fallen-bridge").army(region, orcs=1)
        table.acting(SHADOW, shadow="character army")
        table.shadow.may("act:character:enter-play")
    for region in ("lower-slopes", "eastern-bank-east-plains", "broken-lands-ford-marsh"):
        table = camps().controls("lower-slopes").army(region, orcs=1)
        table.acting(SHADOW, shadow="character army")
        table.shadow.may_not("act:character:enter-play", because="B5A-10.5")
        table.shadow.may_not(f"enter:bolg:{region}", because="B5A-10.4")


@pytest.mark.rule("B5A-10.4")
def test_control_of_the_valley_without_an_army_there_does_not_make_bolg_ready() -> None:
    table = camps().controls("ruins-of-dale", "fallen-bridge")
    table.acting(SHADOW, shadow="character army")
    table.shadow.may_not("enter:bolg:broken-lands-central-plains", because="B5A-10.4")


@pytest.mark.rule("B5A-10.4", "B5A-10.8")
def test_bolg_is_not_ready_any_more_when_the_only_army_in_the_valley_is_destroyed() -> None:
    table = camps().army("lower-slopes", dwarf_veterans=2).army("valley-west-plains", orcs=1)
    table.acting(SHADOW, shadow="character army").shadow.may("act:character:enter-play")
    table.attack("lower-slopes", "valley-west-plains").dice(6, 6, 6, 6, 1).manoeuvres()
    table.shadow.accepts()
    table.free.chooses("hold")
    assert table.units("valley-west-plains") == {}
    table.acting(SHADOW, shadow="character army")
    table.shadow.may_not("act:character:enter-play", because="B5A-10.5")
    table.shadow.may_not("enter:bolg:broken-lands-central-plains", because="B5A-10.4")


@pytest.mark.rule("B5A-10.5")
def test_a_ready_character_enters_as_the_action_of_a_character_result() -> None:
    table = camps().board(marker=6).acting(FREE, free="character muster muster-army", shadow="army")
    table.free.may_not("act:muster:enter-play", because="B5A-10.5")
    table.free.may_not("act:muster-army:enter-play", because="B5A-10.5")
    table.free.chooses("act:character:enter-play")
    assert DieUsed(FREE, "character", "enter-play") in table.events
    assert set(table.free.options) == {"enter:thorin:front-gate", "enter:bilbo:camp", "done"}
    table.free.may_not("enter:thorin:camp", because="B5A-10.5")
    table.free.may_not("enter:bolg:broken-lands-central-plains", because="B5A-10.5")
    table.free.chooses("enter:thorin:front-gate")
    assert CharacterEntered("thorin", "front-gate") in table.events
    assert table.state.characters["thorin"] == "front-gate"
    assert table.state.dice[FREE] == {"character": 0, "muster": 1, "muster-army": 1}
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-10.5")
def test_thorin_brings_a_unit_of_dwarf_veterans() -> None:
    table = camps().board(marker=6).acting(FREE, free="will-of-the-west")
    table.free.chooses("act:will-of-the-west:enter-play").chooses("enter:thorin:front-gate")
    assert table.units("front-gate") == {"dwarf-veterans": 1}
    table = camps().board(marker=6).army("ravenhill", dwarf_veterans=5)
    table.acting(FREE, free="character")
    table.free.chooses("act:character:enter-play").chooses("enter:thorin:front-gate")
    assert table.units("front-gate") == {}  # no figure is left
    assert table.state.characters["thorin"] == "front-gate"


@pytest.mark.rule("B5A-10.6")
def test_nobody_enters_a_region_that_the_enemy_controls() -> None:
    table = camps().board(marker=6).controls("front-gate", "ravenhill")
    table.character("gandalf", "ravenhill").acting(FREE, free="character")
    table.free.chooses("act:character:enter-play").may("enter:bilbo:camp")
    table.free.may_not("enter:thorin:front-gate", "enter:bilbo:ravenhill", because="B5A-10.6")


@pytest.mark.rule("B5A-10.6")
def test_nobody_enters_a_region_with_an_enemy_army() -> None:
    table = camps().board(marker=6).army("front-gate", orcs=1)
    table.character("gandalf", "valley-west-plains").army("valley-west-plains", orcs=1)
    table.acting(FREE, free="character")
    table.free.chooses("act:character:enter-play").may("enter:bilbo:camp")
    table.free.may_not("enter:thorin:front-gate", because="B5A-10.6")
    table.free.may_not("enter:bilbo:valley-west-plains", because="B5A-10.6")


@pytest.mark.rule("B5A-10.7")
def test_who_has_entered_waits_no_longer() -> None:
    table = camps().board(marker=6).acting(FREE, free="character character", shadow="army army")
    table.free.chooses("act:character:enter-play").chooses("enter:thorin:front-gate")
    assert "thorin" not in table.state.track
    table.shadow.chooses("skip:army")
    table.free.may_not("enter:thorin:front-gate", because="B5A-10.7")
    table.free.chooses("act:character:move-characters").may("go:thorin:eastern-bank-gate-plains")
    table.phase("recovery")
    assert table.state.pool == [6, 6]  # what the side in play gives counts


@pytest.mark.rule("B5A-10.8")
def test_who_has_not_entered_is_not_ready_when_the_marker_is_back_before_its_space() -> None:
    table = camps().board(marker=5).draws("draw fate-pool", 0).phase("fate")
    assert table.state.marker == 6  # the first token shows 1
    table.acting(FREE, free="character muster-army").free.chooses("act:character:enter-play")
    table.free.may("enter:thorin:front-gate")
    table.board(marker=5).acting(FREE, free="character muster-army")
    table.free.may_not("enter:thorin:front-gate", because="B5A-10.3")


@pytest.mark.rule("B5A-10.8")
def test_for_who_has_entered_nothing_changes_when_the_marker_goes_back() -> None:
    table = camps().board(marker=6).acting(FREE, free="character")
    table.free.chooses("act:character:enter-play").chooses("enter:thorin:front-gate")
    table.board(marker=5)
    to_move(table).free.may("go:thorin:eastern-bank-gate-plains")
    assert table.state.characters["thorin"] == "front-gate"


# With an army and without


@pytest.mark.rule("B5A-10.9")
def test_a_character_moves_with_the_army_of_its_region() -> None:
    table = camps().character("dain", "camp").acting(FREE, free="muster-army")
    table.free.chooses("act:muster-army:strategic-move")
    table.free.chooses("army:camp", "to:eastern-bank-north-plains")
    units, who = ("lake-men", "lake-men"), ("bard", "dain")
    assert ArmyMoved(FREE, "camp", "eastern-bank-north-plains", units, who) in table.events
    assert table.state.characters["bard"] == "eastern-bank-north-plains"
    assert table.state.characters["dain"] == "eastern-bank-north-plains"


@pytest.mark.rule("B5A-10.9")
def test_a_character_takes_part_in_the_battles_of_the_army_of_its_region() -> None:
    table = camps().army("eastern-bank-north-plains", orcs=1)
    table.attack("eastern-bank-north-plains", "camp").dice(1, 2, 3).manoeuvres()
    assert table.asked == [(FREE, "leader-reroll")]
    table.free.may("reroll:1:0").may_not("reroll:2:0", because="B5A-24.1")


@pytest.mark.rule("B5A-10.10")
def test_a_character_without_an_army_cannot_attack() -> None:
    table = camps().character("dain", "eastern-spur").army("eastern-bank-east-plains", orcs=1)
    table.acting(FREE, free="character muster-army", shadow="army")
    table.free.chooses("act:muster-army:attack")
    table.free.may("army:camp").may_not("army:eastern-spur", because="B5A-13.1")
    table = Battlefield.empty().character("dain", "eastern-spur")
    table.army("eastern-bank-east-plains", orcs=1).acting(FREE, free="character", shadow="army")
    table.free.may_not("act:character:led-attack", because="B5A-7.6")


@pytest.mark.rule("B5A-10.10")
def test_a_character_without_an_army_cannot_be_attacked() -> None:
    table = camps().character("dain", "eastern-bank-east-plains").character("bard", "ravenhill")
    table.character("gandalf", "broken-lands-spur-plains").acting(SHADOW, shadow="army")
    table.shadow.chooses("act:army:attack").chooses("army:broken-lands-central-plains")
    table.shadow.may_not("attack:broken-lands-spur-plains", because="B5A-21.1")
    table.shadow.may_not("attack:eastern-bank-east-plains", because="B5A-21.1")
    table.army("eastern-bank-east-plains", lake_men=1)
    table.shadow.may("attack:eastern-bank-east-plains")


@pytest.mark.rule("B5A-10.11")
def test_an_enemy_army_moves_into_the_region_of_a_lone_character_who_stays() -> None:
    table = camps().character("bard", "broken-lands-spur-plains").acting(SHADOW, shadow="army")
    table.shadow.chooses("act:army:strategic-move")
    table.shadow.chooses("army:broken-lands-central-plains", "to:broken-lands-spur-plains")
    assert table.units("broken-lands-spur-plains") == {"orcs": 2}
    assert table.state.characters["bard"] == "broken-lands-spur-plains"
    assert not any(isinstance(event, CharacterEliminated) for event in table.events)


@pytest.mark.rule("B5A-10.11")
def test_a_lone_character_moves_into_and_through_regions_with_enemy_armies() -> None:
    table = camps().character("bard", "eastern-bank-ford-plains")
    table.army("eastern-bank-ford-plains", orcs=1).army("eastern-bank-east-plains", orcs=1)
    table.army("broken-lands-ford-marsh", orcs=1)
    to_move(table).free.may("go:bard:eastern-bank-east-plains", "go:bard:eastern-spur")
    table.free.chooses("go:bard:broken-lands-ford-marsh", "done")
    assert table.state.characters["bard"] == "broken-lands-ford-marsh"


@pytest.mark.rule("B5A-10.12")
def test_a_lone_character_does_not_stop_an_enemy_on_its_way() -> None:
    table = Battlefield.empty().character("bard", "ruins-of-dale")
    table.army("valley-south-plains", orcs=2, tokens=1).acting(SHADOW, shadow="character")
    table.shadow.chooses("act:character:fast-move")
    table.shadow.chooses("army:valley-south-plains", "to:ruins-of-dale")
    table.shadow.chooses("to:valley-north-marsh")
    assert table.units("valley-north-marsh") == {"orcs": 2}


@pytest.mark.rule("B5A-10.12")
def test_a_lone_character_does_not_hold_a_settlement() -> None:
    table = Battlefield.empty().character("bard", "ruins-of-dale")
    table.army("valley-south-plains", orcs=2).acting(SHADOW, shadow="army")
    table.shadow.chooses("act:army:attack").chooses("army:valley-south-plains")
    table.shadow.may_not("attack:ruins-of-dale", because="B5A-17.5")
    table.shadow.chooses("to:ruins-of-dale")
    assert table.state.control["ruins-of-dale"]


@pytest.mark.rule("B5A-10.12")
def test_a_lone_character_takes_no_settlement_and_no_recruitment_tokens() -> None:
    table = camps().controls("ruins-of-dale").lay(ORC_CAMP, "orcs", "wargs")
    table.character("bard", "valley-south-plains").character("dain", "broken-lands-middle-hills")
    to_move(table).free.chooses("go:bard:ruins-of-dale", "go:dain:broken-lands-east-hills", "done")
    assert table.state.control["ruins-of-dale"]
    assert table.state.size(ORC_CAMP) == 2
    table = camps().controls().lay(LAKE_MEN, "lake-men").character("bolg", "valley-south-plains")
    to_move(table, SHADOW).shadow.chooses("go:bolg:ruins-of-dale", "done")
    assert not table.state.control["ruins-of-dale"]
    assert table.state.size(LAKE_MEN) == 1


# Moving


@pytest.mark.rule("B5A-10.13")
def test_a_character_goes_up_to_its_movement_value_through_adjacent_regions() -> None:
    table = to_move(camps())
    near = {
        "eastern-bank-gate-plains",
        "eastern-bank-bend-hills",
        "eastern-bank-north-plains",
        "eastern-bank-west-mountains",
        "valley-northwest-plains",
    }
    far = {
        "front-gate",
        "eastern-bank-bend-plains",
        "eastern-bank-ford-plains",
        "eastern-bank-central-mountains",
        "valley-southwest-plains",
        "valley-north-marsh",
        "ruins-of-dale",
    }
    assert regions_of(table.free.options, "bard") == near | far
    table.free.may_not("go:bard:valley-west-plains", because="B5A-10.13")


@pytest.mark.rule("B5A-10.13")
def test_a_river_without_ford_and_the_walls_of_the_mountain_stop_a_character() -> None:
    table = to_move(camps().character("bard", "eastern-bank-bend-hills"))
    table.free.may("go:bard:fallen-bridge")  # by the ford
    table.free.may_not(
        "go:bard:valley-west-plains", "go:bard:valley-southwest-plains", because="B5A-10.13"
    )
    table = to_move(camps().character("bard", "southern-spur-north-mountains"))
    table.free.may_not(
        "go:bard:front-gate", "go:bard:eastern-bank-gate-plains", because="B5A-10.13"
    )


@pytest.mark.rule("B5A-10.14")
def test_a_character_leaves_one_army_and_joins_another() -> None:
    table = camps().army("eastern-bank-ford-plains", dwarf_regulars=1)
    to_move(table).free.chooses("go:bard:eastern-bank-ford-plains", "done")
    table.acting(FREE, free="character").free.chooses("act:character:fast-move")
    table.free.may_not("army:camp", because="B5A-12.2")
    table.free.chooses("army:eastern-bank-ford-plains", "to:eastern-bank-east-plains")
    assert table.units("eastern-bank-east-plains") == {"dwarf-regulars": 1}
    assert table.state.characters["bard"] == "eastern-bank-east-plains"


@pytest.mark.rule("B5A-10.15")
def test_a_character_may_stay_when_its_whole_army_moves() -> None:
    table = camps().character("dain", "camp").acting(FREE, free="muster-army")
    table.free.chooses("act:muster-army:strategic-move")
    table.free.chooses("army:camp", "leave-character:bard", "to:eastern-bank-north-plains")
    assert table.units("eastern-bank-north-plains") == {"lake-men": 2}
    assert table.state.characters["bard"] == "camp"
    assert table.state.characters["dain"] == "eastern-bank-north-plains"


@pytest.mark.rule("B5A-10.15")
def test_a_character_may_go_with_a_part_of_its_army_or_stay_with_the_rest() -> None:
    for stays in (False, True):
        table = camps().acting(FREE, free="muster-army")
        table.free.chooses("act:muster-army:strategic-move").chooses("army:camp", "leave:lake-men")
        table.free.may("leave-character:bard").may_not("leave-character:dain", because="B5A-10.15")
        if stays:
            table.free.chooses("leave-character:bard")
        table.free.chooses("to:eastern-bank-north-plains")
        assert table.units("camp") == table.units("eastern-bank-north-plains") == {"lake-men": 1}
        assert table.state.characters["bard"] == ("camp" if stays else "eastern-bank-north-plains")


# Elimination, and what characters do not count for


@pytest.mark.rule("B5A-10.16")
def test_an_eliminated_character_never_returns() -> None:
    table = Battlefield.empty().board(marker=7).army("camp", lake_men=1)
    for who in ("bard", "bilbo", "thorin"):
        table.character(who, "camp")
    table.army("eastern-bank-north-plains", orcs=5).character("dain", "ravenhill")
    table.attack("eastern-bank-north-plains", "camp").dice(6, 6, 6, 6, 6, 6).manoeuvres()
    table.free.accepts()
    table.shadow.accepts()
    for who in ("bard", "bilbo", "thorin"):
        assert CharacterEliminated(who) in table.events
        assert table.state.characters[who] == "eliminated"
    table.shadow.chooses("hold")
    table.phase("activate_generals")
    table.free.may("activate:dain").may_not("activate:bard", because="B5A-4.5")
    table.acting(FREE, free="character")
    table.free.may_not("act:character:enter-play", because="B5A-10.5")
    table.free.chooses("act:character:move-characters").may("go:dain:lower-slopes")
    table.free.may_not("go:bard:camp", "go:thorin:front-gate", because="B5A-7.7")


@pytest.mark.rule("B5A-10.16", "B5A-10.7")
def test_the_reference_card_of_an_eliminated_character_is_out_of_force() -> None:
    table = Battlefield.empty().army("camp", lake_men=5)
    table.army("eastern-bank-bend-hills", orcs=1).character("bolg", "eastern-bank-bend-hills")
    assert [active.name for active in table.state.active] == ["bolg"]
    table.attack("camp", "eastern-bank-bend-hills").dice(6, 6, 6, 6, 6, 1).manoeuvres()
    table.shadow.chooses("reroll:0:0").accepts()
    assert CharacterEliminated("bolg") in table.events
    assert table.state.active == []


@pytest.mark.rule("B5A-10.17")
def test_characters_do_not_count_for_the_stacking_limit() -> None:
    table = Battlefield.empty().army("camp", lake_men=3).army("front-gate", dwarf_veterans=2)
    for who, where in (("bard", "camp"), ("dain", "front-gate"), ("gandalf", "front-gate")):
        table.character(who, where)
    table.acting(FREE, free="muster-army", shadow="army")
    table.free.chooses("act:muster-army:strategic-move")
    table.free.chooses("army:camp", "to:eastern-bank-gate-plains")
    table.free.chooses("army:front-gate", "to:eastern-bank-gate-plains")
    assert table.units("eastern-bank-gate-plains") == {"lake-men": 3, "dwarf-veterans": 2}
    assert table.state.characters_at("eastern-bank-gate-plains", FREE) == (
        "bard",
        "dain",
        "gandalf",
    )
    assert table.asked_kind != "overstack"


@pytest.mark.rule("B5A-10.17")
def test_characters_do_not_count_for_strength_damage_and_terrain() -> None:
    table = Battlefield.empty().army("valley-west-plains", lake_men=1)
    for who in ("bard", "dain", "thranduil"):
        table.character(who, "valley-west-plains")
    table.army("valley-southwest-plains", wargs=2)
    table.attack("valley-southwest-plains", "valley-west-plains").dice(6, 6, 6)
    assert TerrainAdvantage(SHADOW, "plains") in table.events
    table.manoeuvres()
    assert CombatRolled(FREE, (), (6,), 5) in table.events  # one die for the Lake-men
    table.free.may_not("done", because="B5A-25.8")  # two damage are too much for one unit


@pytest.mark.rule("B5A-10.18")
def test_beorn_and_the_lord_of_the_eagles_are_not_moved_like_other_characters() -> None:
    table = camps().beorn("lower-slopes").character("lord-of-the-eagles", "eagles-eyrie")
    to_move(table)
    assert regions_of(table.free.options, "bard")
    table.free.may_not("go:beorn:valley-west-plains", because="B5A-7.7")
    table.free.may_not("go:lord-of-the-eagles:camp", because="B5A-7.7")


@pytest.mark.rule("B5A-10.18")
def test_beorn_is_no_lone_character_for_the_enemy() -> None:
    table = camps().beorn("broken-lands-spur-plains").acting(SHADOW, shadow="army")
    table.shadow.chooses("act:army:attack").chooses("army:broken-lands-central-plains")
    table.shadow.may_not("to:broken-lands-spur-plains", because="B5A-33.11")
    table.shadow.may("attack:broken-lands-spur-plains")


@pytest.mark.rule("B5A-10.19")
def test_lone_characters_keep_to_the_regions() -> None:
    for above, region in (
        ("mountain-pass-north", "eastern-bank-central-mountains"),
        ("mountain-pass-west", "southern-spur-pass-mountains"),
    ):
        table = to_move(camps().army(above, goblins=1).character("bolg", region), SHADOW)
        reached = regions_of(table.shadow.options, "bolg")
        assert reached
        assert not {place for place in reached if place.startswith(("mountain-pass", "goblin"))}


# Bilbo


@pytest.mark.rule("B5A-10.20")
def test_bilbo_enters_with_a_free_peoples_character_or_leadership_token() -> None:
    table = camps().board(marker=2).character("gandalf", "valley-east-plains")
    table.army("lower-slopes", wood_elf_archers=1, tokens=1).army("ravenhill", dwarf_regulars=1)
    table.army("broken-lands-ford-marsh", orcs=1, tokens=1)
    table.acting(FREE, free="character", shadow="army")
    table.free.chooses("act:character:enter-play")
    assert regions_of(table.free.options, "bilbo") == {
        "camp",  # Bard with an army
        "valley-east-plains",  # Gandalf alone
        "lower-slopes",  # a Leadership token
    }
    table.free.may_not("enter:bilbo:ravenhill", because="B5A-10.5")
    table.free.chooses("enter:bilbo:lower-slopes")
    assert table.state.characters["bilbo"] == "lower-slopes"
    assert table.state.rings == 5


@pytest.mark.rule("B5A-10.20")
def test_bilbo_does_not_enter_with_bolg_or_where_nobody_leads() -> None:
    table = Battlefield.empty().army("camp", lake_men=2).army("valley-west-plains", orcs=1)
    table.character("bolg", "valley-west-plains").board(marker=2)
    table.acting(FREE, free="character muster-army")
    table.free.may_not("act:character:enter-play", because="B5A-10.5")
    table.free.may_not("enter:bilbo:camp", "enter:bilbo:valley-west-plains", because="B5A-10.5")


@pytest.mark.rule("B5A-10.5", "B5A-10.22")
def test_after_bilbo_slipped_away_only_a_character_result_brings_somebody_in() -> None:
    table = camps().controls("front-gate").board(marker=11, rings=3).character("bilbo", "camp")
    table.state.track.pop("bilbo")
    table.acting(FREE, free="will-of-the-west event", shadow="army")
    table.free.may("act:will-of-the-west:enter-play")  # the Lord of the Eagles, or Beorn
    table.free.chooses("slip-away:fallen-bridge")
    # Thorin alone comes with a Character result, and the Shadow is where he would come.
    table.free.may_not("act:will-of-the-west:enter-play", because="B5A-10.5")
    assert "act:will-of-the-west:enter-play" not in table.free.options
    table.controls().free.chooses("act:will-of-the-west:enter-play")
    assert set(table.free.options) == {"enter:thorin:front-gate", "done"}


@pytest.mark.rule("B5A-10.16")
def test_ring_tokens_go_with_bilbo() -> None:
    table = Battlefield.empty().army("camp", lake_men=1).army("eastern-bank-north-plains", orcs=5)
    table.character("bilbo", "camp").board(rings=3)
    assert tokens_on(table, "bilbo") == ["rings"]
    table.attack("eastern-bank-north-plains", "camp").dice(6, 6, 6, 6, 6, 1).manoeuvres()
    table.free.chooses("forgo").accepts()
    assert table.state.characters["bilbo"] == "eliminated"
    assert table.state.rings == 0
    assert tokens_on(table, "bilbo") == []


@pytest.mark.rule("B5A-10.16")
def test_bodyguards_fall_with_bolg() -> None:
    table = Battlefield.empty().army("camp", lake_men=5).army("eastern-bank-north-plains", orcs=1)
    table.character("bolg", "eastern-bank-north-plains").board(bodyguards=2)
    table.attack("camp", "eastern-bank-north-plains").dice(6, 6, 6, 6, 6, 1).manoeuvres()
    while table.state.outcome is None:
        if table.asked == [(SHADOW, "use-bodyguard")]:
            table.shadow.chooses("keep-bodyguard")
        else:
            ((seat, _),) = table.asked
            table.seat(seat).accepts()
    assert table.state.characters["bolg"] == "eliminated"
    assert table.state.bodyguards == 0
    assert tokens_on(table, "bolg") == []


# Every character on its own


@pytest.mark.rule("B5A-10.23")
def test_a_character_that_leaves_an_army_ignores_the_enemies_around_it() -> None:
    table = camps().character("dain", "camp")
    for region in ("eastern-bank-north-plains", "eastern-bank-ford-plains", "front-gate"):
        table.army(region, orcs=1)
    table.army("eastern-bank-gate-plains", orcs=1)
    to_move(table)
    table.free.may("go:bard:eastern-bank-north-plains")  # to stop with an enemy
    table.free.may("go:bard:eastern-bank-central-mountains")  # to go past one
    table.free.chooses("go:bard:eastern-bank-ford-plains", "go:dain:front-gate", "done")
    assert table.state.characters["bard"] == "eastern-bank-ford-plains"
    assert table.state.characters["dain"] == "front-gate"
