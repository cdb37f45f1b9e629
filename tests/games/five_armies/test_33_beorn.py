"""Chapter 33: Beorn, how he enters, moves, hinders and fights."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.decks import DECKS
from ostrog.games.five_armies.board.map import REGIONS

CAMP = "camp"
DALE = "ruins-of-dale"
CENTRE = "valley-central-plains"
HILLS = "valley-central-hills"
MARSH = "valley-north-marsh"
NORTHWEST = "valley-northwest-plains"
NORTHEAST = "valley-northeast-plains"
SOUTHWEST = "valley-southwest-plains"
SOUTH = "valley-south-plains"
EAST_MARSH = "valley-east-marsh"
FORD = "eastern-bank-ford-plains"
"""Across the ford from the marsh north of Dale."""
NORTH_BANK = "eastern-bank-north-plains"
RIDGE = "eastern-bank-central-mountains"
"""The region the northern pass leads to."""
WEST_RIDGE = "eastern-bank-west-mountains"
SPUR = "southern-spur-west-mountains"
"""Mountains beside Ravenhill."""

GREAT_CONFUSION = "ev-troop-leader-great-confusion"
FIERCE_DEFENCE = "ev-encirclement-fierce-defence"
OVERMASTERED = "ev-move-to-strike-overmastered"
SUDDEN_ASSAULT = "ev-sudden-assault-battle-fury"
ENCIRCLEMENT = "ev-encirclement-no-quarter"


def waiting(*, marker: int = 11) -> Battlefield:
    """Only Beorn is on the fate track; the Shadow has 6 points, so Beorn's entry wins nothing."""
    table = Battlefield.empty().controls("ravenhill", CAMP).board(marker=marker)
    for who in ("bilbo", "thorin", "lord-of-the-eagles"):
        table.character(who, "eliminated")
    return table


def enters(table: Battlefield, region: str) -> Battlefield:
    """Beorn enters play with Will of the West."""
    table.acting(FREE, free="will-of-the-west event", shadow="event")
    table.free.chooses("act:will-of-the-west:enter-play").chooses(f"enter:beorn:{region}")
    return table


def draws_fate(table: Battlefield, card: str) -> Battlefield:
    """The Free Peoples draw a Fate card by their card Ring of Invisibility."""
    beside = table.free.sees("fate-beside")
    table.lay("fate-discard", *(each for each in DECKS.fate if each not in (card, *beside)))
    table.army("front-gate", lake_men=1).character("gandalf", "front-gate")
    table.character("bilbo", CAMP).plays(FREE, "sf-ring-of-invisibility")
    assert events.FateCardDrawn(card) in table.events
    return table


def sets_out(table: Battlefield, *, die: str = "will-of-the-west") -> Battlefield:
    """Use a die to move Beorn; each side has another one left."""
    table.acting(FREE, free=f"{die} event", shadow="event muster")
    table.free.chooses(f"act:{die}:move-beorn")
    return table


def beorn_attacks(table: Battlefield, region: str) -> Battlefield:
    """Let Beorn attack from his region."""
    sets_out(table).free.chooses("halt").chooses(f"attack:{region}")
    return table


def fights(table: Battlefield, *dice: int, shadow: str = "regroup") -> Battlefield:
    """Fight Beorn up to the first decision after the roll, with the attacker's dice first."""
    table.dice(*dice).shadow.chooses(f"manoeuvre:{shadow}")
    return table


def rolled(table: Battlefield, seat: int) -> events.CombatRolled:
    """Return the last roll of a side."""
    (roll,) = [e for e in table.events if isinstance(e, events.CombatRolled) and e.seat == seat]
    return roll


def keeps_dice(table: Battlefield) -> Battlefield:
    """Let Beorn re-roll no die."""
    table.free.chooses("reroll:0:0")
    return table


# B5A-33.1 to 33.3: entering play


@pytest.mark.rule("B5A-33.1")
def test_beorn_enters_where_no_army_stands_and_the_shadow_controls_nothing() -> None:
    table = waiting().army(CENTRE, orcs=1).army(MARSH, lake_men=1).character("bard", NORTHWEST)
    table.acting(FREE, free="will-of-the-west event", shadow="event")
    table.free.chooses("act:will-of-the-west:enter-play")
    barred = {CENTRE, MARSH, CAMP, "ravenhill"}
    entries = {f"enter:beorn:{region}" for region in REGIONS if region not in barred}
    assert set(table.free.options) == {*entries, "done"}
    table.free.may_not(f"enter:beorn:{CENTRE}", f"enter:beorn:{MARSH}", because="B5A-10.5")
    table.free.may_not(f"enter:beorn:{CAMP}", because="B5A-10.6")
    table.free.chooses(f"enter:beorn:{NORTHWEST}")
    assert events.CharacterEntered("beorn", NORTHWEST) in table.events
    assert table.state.characters["beorn"] == NORTHWEST
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-33.1")
def test_beorn_enters_only_with_will_of_the_west_and_from_space_11_on() -> None:
    table = waiting().acting(FREE, free="character muster-army event will-of-the-west")
    for die in ("character", "muster-army", "event"):
        table.free.may_not(f"act:{die}:enter-play", because="B5A-10.5")
    table.free.may("act:will-of-the-west:enter-play")
    table = waiting(marker=10).acting(FREE, free="will-of-the-west")
    table.free.may_not("act:will-of-the-west:enter-play", because="B5A-10.5")
    table.free.may_not(f"enter:beorn:{DALE}", because="B5A-10.3")


@pytest.mark.rule("B5A-33.1", "B5A-31.5")
@pytest.mark.parametrize(("taken", "wins"), [((DALE, CAMP), True), (("ravenhill", CAMP), False)])
def test_the_victory_check_is_made_at_once_on_his_entry(
    taken: tuple[str, ...], *, wins: bool
) -> None:
    table = enters(waiting().controls(*taken), HILLS)
    reason = table.state.outcome.reason if table.state.outcome is not None else ""
    assert reason == ("B5A-31.5" if wins else "")
    assert table.asked == ([] if wins else [(SHADOW, "act")])


@pytest.mark.rule("B5A-33.1", "B5A-31.5")
def test_the_victory_check_is_made_when_a_card_brings_him_in() -> None:
    table = waiting(marker=10).controls(CAMP).plays(FREE, "sf-the-skin-changer")
    table.free.chooses(f"enter:beorn:{HILLS}")
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "B5A-31.5"


@pytest.mark.rule("B5A-33.2")
@pytest.mark.parametrize(("before", "after"), [(0, 8), (6, 14)])
def test_eight_wrath_are_added_to_what_lies_there(before: int, after: int) -> None:
    table = enters(waiting().board(wrath=before), HILLS)
    assert table.state.wrath == after


@pytest.mark.rule("B5A-33.2", "B5A-33.3")
def test_fate_cards_drawn_before_he_enters_add_to_the_eight() -> None:
    table = waiting()
    for card in ("fate-giant-size", "fate-redoubled-in-wrath", "fate-roaring-voice"):
        draws_fate(table, card)
    assert table.state.wrath == 8
    assert enters(table, HILLS).state.wrath == 16


@pytest.mark.rule("B5A-33.3")
@pytest.mark.parametrize(
    ("card", "added"),
    [("fate-giant-size", 2), ("fate-redoubled-in-wrath", 4), ("fate-roaring-voice", 2)],
)
def test_fate_cards_raise_his_wrath_to_16_at_most(card: str, added: int) -> None:
    for before in (1, 16 - added, 15):
        table = draws_fate(waiting().beorn(HILLS, wrath=before), card)
        assert table.state.wrath == min(16, before + added)


@pytest.mark.rule("B5A-33.3")
def test_his_entry_keeps_the_limit_too() -> None:
    assert enters(waiting().board(wrath=12), HILLS).state.wrath == 16


# B5A-33.4 to 33.7: how he is moved


@pytest.mark.rule("B5A-33.4")
def test_move_characters_does_not_move_beorn() -> None:
    table = Battlefield.empty().beorn(DALE).acting(FREE, free="character event")
    table.free.may_not("act:character:move-characters", because="B5A-7.7")
    table.character("bard", DALE).acting(FREE, free="character event")
    table.free.chooses("act:character:move-characters")
    table.free.may(f"go:bard:{HILLS}").may_not(f"go:beorn:{HILLS}", because="B5A-7.7")


@pytest.mark.rule("B5A-33.4")
def test_beorns_move_takes_nobody_along() -> None:
    table = Battlefield.empty().beorn(DALE).character("bard", DALE).character("dain", HILLS)
    sets_out(table).free.chooses(f"beorn-to:{HILLS}").chooses(f"beorn-to:{MARSH}").chooses("halt")
    where = {who: table.state.characters[who] for who in ("beorn", "bard", "dain")}
    assert where == {"beorn": MARSH, "bard": DALE, "dain": HILLS}


@pytest.mark.rule("B5A-33.5")
def test_will_of_the_west_moves_beorn_up_to_three_regions() -> None:
    table = sets_out(Battlefield.empty().beorn(EAST_MARSH).army(SOUTH, orcs=1))
    table.free.chooses(f"beorn-to:{HILLS}").chooses(f"beorn-to:{DALE}")
    table.free.chooses(f"beorn-to:{SOUTHWEST}")
    table.free.may_not(f"beorn-to:{NORTHWEST}", because="B5A-33.5")
    assert table.asked == [(FREE, "beorn-attack")]
    table.free.chooses("no-attack")
    assert table.state.characters["beorn"] == SOUTHWEST
    assert table.state.wrath == 8
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-33.5")
@pytest.mark.parametrize("regions", [(), (HILLS,), (HILLS, DALE)])
def test_beorn_may_stop_sooner(regions: tuple[str, ...]) -> None:
    table = sets_out(Battlefield.empty().beorn(EAST_MARSH))
    for region in regions:
        table.free.chooses(f"beorn-to:{region}")
    table.free.chooses("halt")
    assert table.state.characters["beorn"] == (EAST_MARSH, *regions)[-1]
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-33.6")
def test_a_character_result_costs_one_wrath() -> None:
    table = sets_out(Battlefield.empty().beorn(EAST_MARSH, wrath=2), die="character")
    assert events.WrathLeft(1) in table.events
    table.free.chooses(f"beorn-to:{HILLS}").chooses(f"beorn-to:{DALE}")
    table.free.chooses(f"beorn-to:{SOUTHWEST}")
    assert table.state.characters["beorn"] == SOUTHWEST
    assert table.state.wrath == 1


@pytest.mark.rule("B5A-33.6")
def test_the_last_wrath_is_not_spent_and_will_of_the_west_needs_none() -> None:
    table = Battlefield.empty().beorn(DALE, wrath=1)
    table.acting(FREE, free="character will-of-the-west", shadow="event")
    table.free.may_not("act:character:move-beorn", because="B5A-33.6")
    table.free.chooses("act:will-of-the-west:move-beorn").chooses("halt")
    assert table.state.wrath == 1


@pytest.mark.rule("B5A-33.6")
def test_no_other_result_and_nobody_else_moves_beorn() -> None:
    table = Battlefield.empty().beorn(DALE).acting(FREE, free="muster-army event muster")
    for die in ("muster-army", "event", "muster"):
        table.free.may_not(f"act:{die}:move-beorn", because="B5A-33.6")
    table.acting(SHADOW, shadow="character army")
    table.shadow.may_not("act:character:move-beorn", because="B5A-33.6")
    waits = waiting().acting(FREE, free="character will-of-the-west")
    waits.free.may_not("act:character:move-beorn", because="B5A-33.6")
    waits.free.may_not("act:will-of-the-west:move-beorn", because="B5A-33.6")


@pytest.mark.rule("B5A-33.7")
@pytest.mark.parametrize("regions", [(), (MARSH,), (NORTHWEST, MARSH)])
def test_beorn_may_attack_after_a_move_and_without_one(regions: tuple[str, ...]) -> None:
    table = Battlefield.empty().beorn(DALE).army(HILLS, orcs=2).army(EAST_MARSH, orcs=1)
    sets_out(table)
    for region in regions:
        table.free.chooses(f"beorn-to:{region}")
    table.free.chooses("halt")
    assert set(table.free.options) == {"no-attack", f"attack:{HILLS}"}
    table.free.chooses(f"attack:{HILLS}")
    place = (DALE, *regions)[-1]
    assert events.BattleBegan(FREE, (place,), HILLS) in table.events


@pytest.mark.rule("B5A-33.7")
def test_beorn_need_not_attack_and_attacks_no_empty_region() -> None:
    table = sets_out(Battlefield.empty().beorn(DALE).army(HILLS, orcs=2))
    table.free.chooses("halt").may_not(f"attack:{CENTRE}", because="B5A-21.1").chooses("no-attack")
    assert table.asked == [(SHADOW, "act")]
    table = sets_out(Battlefield.empty().beorn(DALE).army(EAST_MARSH, orcs=2))
    table.free.chooses("halt")
    assert table.asked == [(SHADOW, "act")]  # nobody stands beside him


# B5A-33.8 to 33.10: where he goes


@pytest.mark.rule("B5A-33.8")
def test_beorn_neither_enters_nor_passes_a_region_with_a_shadow_army() -> None:
    table = sets_out(Battlefield.empty().beorn(DALE).army(HILLS, goblins=1))
    table.free.may_not(f"beorn-to:{HILLS}", because="B5A-33.8")
    assert f"beorn-to:{HILLS}" not in table.free.options


@pytest.mark.rule("B5A-33.8")
def test_beorn_need_not_stop_beside_shadow_armies() -> None:
    table = Battlefield.empty().beorn(DALE).army(HILLS, orcs=5).army(CENTRE, orcs=5)
    sets_out(table).free.chooses(f"beorn-to:{MARSH}").chooses(f"beorn-to:{NORTHEAST}")
    table.free.chooses(f"beorn-to:{EAST_MARSH}")
    assert table.state.characters["beorn"] == EAST_MARSH


@pytest.mark.rule("B5A-33.8")
def test_beorn_goes_through_adjacent_regions_only() -> None:
    table = sets_out(Battlefield.empty().beorn(NORTHEAST))
    options = {"halt", f"beorn-to:{MARSH}", f"beorn-to:{HILLS}", f"beorn-to:{EAST_MARSH}"}
    assert set(table.free.options) == options
    table.free.may_not(f"beorn-to:{FORD}", because="B5A-3.4")  # the river
    table.free.may_not(f"beorn-to:{DALE}", because="B5A-3.3")


@pytest.mark.rule("B5A-33.9")
def test_beorn_frees_a_settlement_he_enters_or_passes() -> None:
    table = Battlefield.empty().controls(DALE, "lower-slopes", CAMP).beorn(HILLS)
    sets_out(table).free.chooses(f"beorn-to:{DALE}")
    assert events.ControlGained(FREE, DALE) in table.events
    table.free.chooses(f"beorn-to:{SOUTHWEST}").chooses("beorn-to:lower-slopes")
    taken = [region for region, shadow in table.state.control.items() if shadow]
    assert taken == [CAMP]


@pytest.mark.rule("B5A-33.9")
def test_beorn_frees_a_fortification_too() -> None:
    table = sets_out(Battlefield.empty().controls("ravenhill", "front-gate").beorn(SPUR))
    table.free.chooses("beorn-to:ravenhill").chooses(f"beorn-to:{SPUR}").chooses("halt")
    assert not table.state.control["ravenhill"]
    assert table.state.control["front-gate"]


@pytest.mark.rule("B5A-33.10")
def test_beorn_passes_a_friendly_army_and_does_not_stay_with_it() -> None:
    table = sets_out(Battlefield.empty().beorn(HILLS).army(DALE, lake_men=2))
    table.free.chooses(f"beorn-to:{DALE}").may_not("halt", because="B5A-33.10")
    assert "halt" not in table.free.options
    table.free.chooses(f"beorn-to:{SOUTHWEST}").chooses("halt")
    assert table.state.characters["beorn"] == SOUTHWEST
    assert table.units(DALE) == {"lake-men": 2}


@pytest.mark.rule("B5A-33.10")
def test_beorn_does_not_end_with_a_friendly_army_for_want_of_regions() -> None:
    table = sets_out(Battlefield.empty().beorn(EAST_MARSH).army(DALE, lake_men=1))
    table.free.chooses(f"beorn-to:{HILLS}").chooses(f"beorn-to:{MARSH}")
    table.free.may_not(f"beorn-to:{DALE}", because="B5A-33.10").may(f"beorn-to:{NORTHWEST}")
    # From the Front Gate he could only go back to the army before it.
    table = Battlefield.empty().beorn(CAMP).army("front-gate", lake_men=1)
    table.army("eastern-bank-gate-plains", lake_men=1)
    sets_out(table).free.chooses("beorn-to:eastern-bank-gate-plains")
    table.free.may_not("beorn-to:front-gate", because="B5A-33.10").may(f"beorn-to:{CAMP}")


@pytest.mark.rule("B5A-33.10")
def test_beorn_shares_a_region_with_lone_characters() -> None:
    table = Battlefield.empty().beorn(HILLS).character("bard", DALE).character("bolg", DALE)
    sets_out(table).free.chooses(f"beorn-to:{DALE}").chooses("halt")
    assert table.state.characters["beorn"] == DALE


@pytest.mark.rule("B5A-33.10")
def test_a_friendly_army_does_not_end_its_move_with_beorn() -> None:
    table = Battlefield.empty().beorn(NORTH_BANK).army(CAMP, lake_men=2)
    table.acting(FREE, free="muster-army").free.chooses("act:muster-army:strategic-move")
    table.free.chooses(f"army:{CAMP}").may_not(f"to:{NORTH_BANK}", because="B5A-33.10")
    table.free.may(f"to:{WEST_RIDGE}")  # beside him


@pytest.mark.rule("B5A-33.10")
def test_a_fast_move_passes_beorn_and_goes_on() -> None:
    table = Battlefield.empty().beorn(NORTH_BANK).army(CAMP, lake_men=2, tokens=1)
    table.acting(FREE, free="character event").free.chooses("act:character:fast-move")
    table.free.chooses(f"army:{CAMP}", f"to:{NORTH_BANK}").may_not("halt", because="B5A-33.10")
    assert "halt" not in table.free.options
    table.free.chooses(f"to:{FORD}")
    assert table.units(FORD) == {"lake-men": 2}
    assert table.state.characters["beorn"] == NORTH_BANK


@pytest.mark.rule("B5A-33.10")
def test_a_fast_move_that_would_have_to_stop_with_beorn_is_not_made() -> None:
    table = Battlefield.empty().beorn(NORTH_BANK).army(CAMP, lake_men=2, tokens=1)
    table.army(RIDGE, orcs=1)
    table.acting(FREE, free="character event").free.chooses("act:character:fast-move")
    table.free.chooses(f"army:{CAMP}").may_not(f"to:{NORTH_BANK}", because="B5A-33.10")
    table = Battlefield.empty().beorn(FORD).army(CAMP, lake_men=2, tokens=1)
    table.acting(FREE, free="character event").free.chooses("act:character:fast-move")
    table.free.chooses(f"army:{CAMP}", f"to:{NORTH_BANK}")
    table.free.may_not(f"to:{FORD}", because="B5A-33.10").may("halt", f"to:{RIDGE}")


@pytest.mark.rule("B5A-33.10")
def test_no_friendly_units_are_recruited_where_beorn_is() -> None:
    table = Battlefield.empty().lay("elves-at-lower-slopes", "wood-elf-archers")
    table.lay("elves-at-ravenhill", "wood-elf-archers").beorn("ravenhill")
    table.acting(FREE, free="muster event").free.chooses("act:muster:recruit")
    table.free.may_not("recruit:ravenhill:elves", because="B5A-33.10")
    table.free.may("recruit:lower-slopes:elves")
    table = Battlefield.empty().beorn("ravenhill").plays(FREE, "sf-flying-banners")
    table.free.may("muster:lower-slopes:elves")
    table.free.may_not("muster:ravenhill:elves", because="B5A-33.10")


@pytest.mark.rule("B5A-33.10")
def test_no_friendly_units_are_placed_where_beorn_is() -> None:
    table = Battlefield.empty().beorn("ravenhill").plays(FREE, "sf-elf-lords")
    assert "ravenhill" not in table.state.armies
    table = Battlefield.empty().beorn(SPUR).plays(FREE, "sf-elf-lords")
    assert table.units("ravenhill") == {"wood-elf-spearmen": 2, "wood-elf-archers": 1}


def closed_in(table: Battlefield) -> Battlefield:
    """Enemies around the marsh north of Dale: no region west of it is left by the usual rules."""
    table.army(NORTHEAST, orcs=2).army(CENTRE, orcs=2).army(SOUTHWEST, wargs=1)
    return table.controls(DALE)


@pytest.mark.rule("B5A-33.10")
def test_a_friendly_army_does_not_retreat_to_beorn() -> None:
    # Without Beorn the Northwest Plains would be the only way (the example of B5A-28.19).
    table = Battlefield.empty().army(MARSH, lake_men=2).beorn(NORTHWEST)
    table.army(NORTHEAST, orcs=2).army(CENTRE, orcs=2).controls(DALE)
    table.dice(1, 1, 1, 1).attack(NORTHEAST, MARSH).manoeuvres()
    table.shadow.chooses("press-on")
    table.free.chooses("retreat")
    assert table.asked == [(SHADOW, "forced-retreat-region")]
    assert set(table.shadow.options) == {f"drive-to:{FORD}", f"drive-to:{HILLS}"}
    table.shadow.may_not(f"drive-to:{NORTHWEST}", because="B5A-33.10")


# B5A-33.11 to 33.13: Beorn and the armies of the Shadow


@pytest.mark.rule("B5A-33.11")
@pytest.mark.parametrize(
    ("die", "action"),
    [("army", "strategic-move"), ("character", "fast-move"), ("muster", "cloud-of-bats")],
)
def test_a_shadow_army_moves_neither_into_nor_through_beorns_region(die: str, action: str) -> None:
    table = Battlefield.empty().beorn(DALE).army(CENTRE, orcs=2, tokens=1)
    table.state.bats["valley"] = 1
    table.acting(SHADOW, shadow=f"{die} event").shadow.chooses(f"act:{die}:{action}")
    table.shadow.chooses(f"army:{CENTRE}").may_not(f"to:{DALE}", because="B5A-33.11")
    table.shadow.may(f"to:{HILLS}", f"to:{SOUTH}")


@pytest.mark.rule("B5A-33.11", "B5A-18.3")
def test_the_shadow_does_not_recruit_where_beorn_stands_and_its_tokens_stay() -> None:
    region, other = "broken-lands-north-plains", "broken-lands-east-hills"
    table = Battlefield.empty().lay(f"shadow-at-{region}", "orcs").beorn(region)
    table.lay(f"shadow-at-{other}", "orcs", "orcs").acting(SHADOW, shadow="muster event")
    table.shadow.chooses("act:muster:recruit").may(f"recruit:{other}:shadow")
    table.shadow.may_not(f"recruit:{region}:shadow", because="B5A-18.3")
    assert table.state.size(f"shadow-at-{region}") == 1
    table.beorn(SPUR).shadow.chooses(f"recruit:{region}:shadow")
    assert table.units(region) == {"orcs": 1}


@pytest.mark.rule("B5A-33.11")
def test_no_shadow_units_are_placed_where_beorn_stands() -> None:
    region = "broken-lands-north-plains"
    table = Battlefield.empty().beorn(region).plays(SHADOW, "ss-orc-army")
    assert table.asked_kind == "card-region"
    table.shadow.may_not(f"choose:{region}", because="B5A-CR-03")
    table.shadow.may("choose:broken-lands-east-hills")


@pytest.mark.rule("B5A-33.11")
def test_beorn_bars_the_way_out_of_a_pass() -> None:
    table = Battlefield.empty().beorn(RIDGE).army("mountain-pass-north", goblins=2)
    table.army(SPUR, orcs=1).acting(SHADOW, shadow="army event").shadow.chooses(
        "act:army:strategic-move"
    )
    table.shadow.may_not("army:mountain-pass-north", because="B5A-33.11")


@pytest.mark.rule("B5A-33.12")
def test_a_fast_move_of_the_shadow_stops_beside_beorn() -> None:
    table = Battlefield.empty().beorn(DALE).army("valley-east-plains", orcs=2, tokens=1)
    table.acting(SHADOW, shadow="character event").shadow.chooses("act:character:fast-move")
    table.shadow.chooses("army:valley-east-plains", f"to:{CENTRE}")
    assert table.asked_kind == "act"
    assert table.units(CENTRE) == {"orcs": 2}


@pytest.mark.rule("B5A-33.12")
def test_a_fast_move_goes_on_away_from_beorn_and_then_stops() -> None:
    table = Battlefield.empty().beorn(DALE).army("valley-east-plains", orcs=2, tokens=1)
    table.acting(SHADOW, shadow="character event").shadow.chooses("act:character:fast-move")
    table.shadow.chooses("army:valley-east-plains", f"to:{EAST_MARSH}").may(f"to:{HILLS}", "halt")


@pytest.mark.rule("B5A-33.12")
def test_a_fast_move_of_the_free_peoples_does_not_stop_beside_beorn() -> None:
    table = Battlefield.empty().beorn(DALE).army("valley-east-plains", lake_men=2, tokens=1)
    table.acting(FREE, free="character event").free.chooses("act:character:fast-move")
    table.free.chooses("army:valley-east-plains", f"to:{CENTRE}").may(f"to:{HILLS}", "halt")


@pytest.mark.rule("B5A-33.13")
@pytest.mark.parametrize("action", ["attack", "led-attack", "goblin-attack"])
def test_the_shadow_attacks_beorn_by_the_usual_actions(action: str) -> None:
    table = Battlefield.empty().beorn(DALE).army(CENTRE, goblins=2, tokens=1)
    table.attack(CENTRE, DALE, action=action)
    assert events.BattleBegan(SHADOW, (CENTRE,), DALE) in table.events


@pytest.mark.rule("B5A-33.13")
def test_the_shadow_attacks_beorn_after_a_move_and_from_adjacent_regions_only() -> None:
    table = Battlefield.empty().beorn(DALE).army(EAST_MARSH, orcs=2)
    table.acting(SHADOW, shadow="army event").shadow.chooses("act:army:attack")
    table.shadow.chooses(f"army:{EAST_MARSH}").may_not(f"attack:{DALE}", because="B5A-3.3")
    table.shadow.chooses(f"to:{CENTRE}").chooses(f"attack:{DALE}")
    assert events.BattleBegan(SHADOW, (CENTRE,), DALE) in table.events


@pytest.mark.rule("B5A-33.13")
def test_the_shadow_attacks_beorn_from_a_pass() -> None:
    table = Battlefield.empty().beorn(RIDGE).army("mountain-pass-north", goblins=2)
    table.attack("mountain-pass-north", RIDGE, action="goblin-attack")
    assert events.BattleBegan(SHADOW, ("mountain-pass-north",), RIDGE) in table.events


# B5A-33.14 to 33.17: his battles


@pytest.mark.rule("B5A-33.14")
def test_nobody_has_terrain_advantage_when_beorn_defends() -> None:
    table = Battlefield.empty().beorn(CENTRE).army(DALE, wargs=3).attack(DALE, CENTRE)
    assert not any(isinstance(event, events.TerrainAdvantage) for event in table.events)
    assert table.shadow.sees("event-hand-shadow") == []


@pytest.mark.rule("B5A-33.14")
def test_nobody_has_terrain_advantage_when_beorn_attacks() -> None:
    table = beorn_attacks(Battlefield.empty().beorn(DALE).army(MARSH, orcs=3), MARSH)
    assert not any(isinstance(event, events.TerrainAdvantage) for event in table.events)
    assert table.shadow.sees("event-hand-shadow") == []


@pytest.mark.rule("B5A-33.15")
def test_the_free_peoples_choose_no_manoeuvre_for_beorn() -> None:
    table = Battlefield.empty().hand(FREE, "ev-troop-leader-battle-fury").beorn(DALE)
    table.character("thorin", DALE).beside("fate-mighty-strokes").army(CENTRE, orcs=2)
    table.attack(CENTRE, DALE)
    assert table.asked == [(SHADOW, "manoeuvre")]
    for card in ("regroup", "ev-troop-leader-battle-fury", "thorins-mighty-strokes"):
        table.free.may_not(f"manoeuvre:{card}", because="B5A-33.15")
    fights(table, 1, 1, 1, 1, 1, 1)
    assert events.ManoeuvreShown(SHADOW, "regroup") in table.events
    assert not any(
        isinstance(event, events.ManoeuvreShown) and event.seat == FREE for event in table.events
    )
    assert table.free.sees("event-hand-free") == ["ev-troop-leader-battle-fury"]


@pytest.mark.rule("B5A-33.15")
def test_the_shadow_plays_its_manoeuvres_against_beorn() -> None:
    table = Battlefield.empty().hand(SHADOW, GREAT_CONFUSION).beorn(DALE).army(CENTRE, orcs=2)
    table.state.bats["valley"] = 1
    table.attack(CENTRE, DALE)
    cards = ("unit-orcs", "regroup", "vampire-like", GREAT_CONFUSION)
    assert set(table.shadow.options) == {f"manoeuvre:{card}" for card in cards}
    fights(table, 1, 1, 1, 1, 1, 1, shadow="unit-orcs")
    assert rolled(table, SHADOW).black == (1, 1)


@pytest.mark.rule("B5A-33.16")
def test_beorn_rolls_four_dice_that_hit_on_five() -> None:
    table = Battlefield.empty().beorn(DALE).army(CENTRE, orcs=5).attack(CENTRE, DALE)
    keeps_dice(fights(table, 1, 1, 1, 1, 1, 5, 6, 4, 1))
    assert events.DamageDealt(SHADOW, CENTRE, 2, 0) in table.events
    assert table.damage(CENTRE) == 2


@pytest.mark.rule("B5A-33.16")
def test_beorn_throws_all_misses_once_more() -> None:
    table = Battlefield.empty().beorn(DALE).army(CENTRE, orcs=5).attack(CENTRE, DALE)
    fights(table, 1, 1, 1, 1, 1, 6, 4, 3, 1)
    assert rolled(table, FREE) == events.CombatRolled(FREE, (), (6, 4, 3, 1), 5)
    table.free.may("reroll:0:0", "reroll:3:0").may_not("reroll:4:0", because="B5A-24.1")
    table.dice(5, 6, 2).free.chooses("reroll:3:0")
    assert events.DiceRerolled(FREE, (), (6, 5, 6, 2)) in table.events
    assert table.damage(CENTRE) == 3
    assert table.asked == [(SHADOW, "casualties")]  # not once again


@pytest.mark.rule("B5A-33.16")
def test_giant_size_adds_two_wrath_and_a_die() -> None:
    table = draws_fate(Battlefield.empty().beorn(DALE), "fate-giant-size")
    assert table.state.wrath == 10
    table.army(CENTRE, orcs=1).attack(CENTRE, DALE)
    fights(table, 1, 1, 2, 3, 4, 5)
    assert rolled(table, FREE) == events.CombatRolled(FREE, (), (1, 2, 3, 4, 5), 5)
    table.free.may("reroll:4:0")


@pytest.mark.rule("B5A-33.16")
def test_with_roaring_voice_beorn_hits_on_four() -> None:
    table = draws_fate(Battlefield.empty().beorn(DALE), "fate-roaring-voice")
    assert table.state.wrath == 10
    table.army(CENTRE, orcs=5).attack(CENTRE, DALE)
    fights(table, 1, 1, 1, 1, 1, 4, 4, 3, 1)
    assert rolled(table, FREE).target == 4
    assert keeps_dice(table).damage(CENTRE) == 2


@pytest.mark.rule("B5A-33.17")
@pytest.mark.parametrize("cards", [(), ("fate-roaring-voice",)])
@pytest.mark.parametrize(("place", "region"), [(CAMP, NORTHWEST), (CAMP, WEST_RIDGE)])
def test_across_a_ford_or_up_a_slope_beorn_needs_six_in_the_first_round(
    place: str, region: str, cards: tuple[str, ...]
) -> None:
    table = Battlefield.empty().beside(*cards).beorn(place).army(region, orcs=2)
    fights(beorn_attacks(table, region), 5, 5, 1, 1, 1, 1)
    assert rolled(table, FREE).target == 6
    assert keeps_dice(table).damage(region) == 0
    table.free.chooses("press-on")
    table.shadow.chooses("stand")
    fights(table, 5, 5, 1, 1, 1, 1)
    assert rolled(table, FREE).target == (4 if cards else 5)


@pytest.mark.rule("B5A-33.17")
def test_against_a_fortification_beorn_needs_six_in_every_round() -> None:
    table = Battlefield.empty().beorn(SPUR).army("ravenhill", orcs=2).controls("ravenhill")
    beorn_attacks(table, "ravenhill")
    for walls in (1, 2):
        fights(table, 6, 5, 5, 5, 1, 1)
        assert rolled(table, FREE).target == 6
        assert keeps_dice(table).state.breaches["ravenhill"] == walls
        table.free.chooses("press-on")
        table.shadow.chooses("stand")


@pytest.mark.rule("B5A-33.17")
def test_beorn_defending_needs_five_wherever_the_attack_comes_from() -> None:
    for place, region in ((NORTHWEST, CAMP), (NORTH_BANK, WEST_RIDGE)):
        table = Battlefield.empty().beorn(region).army(place, orcs=1).attack(place, region)
        fights(table, 1, 5, 1, 1, 1)
        assert (rolled(table, SHADOW).target, rolled(table, FREE).target) == (6, 5)


# B5A-33.18, 33.20: wrath


@pytest.mark.rule("B5A-33.18")
def test_each_damage_costs_beorn_one_wrath() -> None:
    table = Battlefield.empty().beorn(DALE).army(CENTRE, orcs=4).attack(CENTRE, DALE)
    keeps_dice(fights(table, 5, 6, 6, 1, 1, 1, 1, 1))
    assert events.DamageDealt(FREE, DALE, 3, 0) in table.events
    assert events.WrathLeft(5) in table.events
    assert table.state.wrath == 5
    assert table.asked == [(SHADOW, "stop-attack")]  # there is nobody to lose


@pytest.mark.rule("B5A-33.18")
@pytest.mark.parametrize(("wrath", "stands"), [(4, True), (3, False), (1, False)])
def test_without_wrath_beorn_is_eliminated(wrath: int, *, stands: bool) -> None:
    table = Battlefield.empty().beorn(DALE, wrath=wrath).army(CENTRE, orcs=4)
    table.beside("fate-giant-size").attack(CENTRE, DALE)
    keeps_dice(fights(table, 5, 6, 6, 1, 6, 1, 1, 1, 1))
    assert table.damage(CENTRE) == 1  # what he did counts
    table.shadow.chooses("done")
    assert (table.state.characters["beorn"] == DALE) is stands
    assert table.state.wrath == (1 if stands else 0)
    assert table.free.sees("fate-beside") == (["fate-giant-size"] if stands else [])
    assert table.asked == [(SHADOW, "stop-attack" if stands else "advance")]


@pytest.mark.rule("B5A-33.18")
def test_beorn_eliminated_in_his_own_attack_leaves_the_defender_where_he_is() -> None:
    table = Battlefield.empty().beorn(DALE, wrath=1).army(CENTRE, orcs=2)
    keeps_dice(fights(beorn_attacks(table, CENTRE), 1, 1, 1, 1, 5, 1))
    assert events.CharacterEliminated("beorn") in table.events
    assert events.BattleEnded(CENTRE, SHADOW) in table.events
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-33.18")
def test_beorn_never_returns() -> None:
    table = waiting().character("beorn", "eliminated").army(SPUR, lake_men=1)
    table.acting(FREE, free="will-of-the-west character event")
    table.free.may_not("act:will-of-the-west:enter-play", because="B5A-10.5")
    table.free.may_not(f"enter:beorn:{DALE}", because="B5A-10.16")
    table.free.may_not("act:will-of-the-west:move-beorn", because="B5A-33.6")
    draws_fate(table, "fate-redoubled-in-wrath")
    assert table.state.wrath == 0
    assert table.free.sees("fate-beside") == []


@pytest.mark.rule("B5A-33.20")
def test_wargs_have_no_rearguard_attack_on_beorn() -> None:
    table = Battlefield.empty().beorn(DALE).army(CENTRE, wargs=2).attack(CENTRE, DALE)
    keeps_dice(fights(table, 6, 6, 1, 1, 1, 1, shadow="unit-wargs"))
    assert table.asked == [(SHADOW, "stop-attack")]
    assert table.state.wrath == 6
    table = Battlefield.empty().beorn(DALE).army(CENTRE, wargs=2)
    keeps_dice(fights(beorn_attacks(table, CENTRE), 1, 1, 1, 1, 6, 6, shadow="unit-wargs"))
    assert table.asked == [(FREE, "stop-attack")]
    assert table.state.wrath == 6


# B5A-33.19: retreat


def besieged(*, wrath: int = 8) -> Battlefield:
    """Orcs attack Beorn in Dale from the south-east; friends stand to the west."""
    table = Battlefield.empty().beorn(DALE, wrath=wrath).army(CENTRE, orcs=2)
    return table.army(SOUTHWEST, lake_men=1).attack(CENTRE, DALE)


def holds_out(table: Battlefield) -> Battlefield:
    """Fight a round without damage, after which the Shadow continues."""
    keeps_dice(fights(table, 1, 1, 1, 1, 1, 1)).shadow.chooses("press-on")
    return table


@pytest.mark.rule("B5A-33.19")
def test_beorn_may_retreat_at_the_end_of_any_round_and_never_routs() -> None:
    table = holds_out(besieged())
    assert table.asked == [(FREE, "retreat-or-rout")]
    assert set(table.free.options) == {"stand", "retreat"}
    table.free.may_not("rout", because="B5A-33.19").chooses("stand")
    holds_out(table).free.chooses("retreat").chooses(f"retreat-to:{MARSH}")
    assert table.state.characters["beorn"] == MARSH
    assert table.state.wrath == 8
    assert table.asked == [(SHADOW, "advance")]


@pytest.mark.rule("B5A-33.19")
def test_beorn_retreats_by_the_rules_but_not_to_friends() -> None:
    table = holds_out(besieged())
    table.free.chooses("retreat")
    assert set(table.free.options) == {f"retreat-to:{MARSH}", f"retreat-to:{NORTHWEST}"}
    table.free.may_not(f"retreat-to:{SOUTHWEST}", because="B5A-33.19")
    table.free.may_not(f"retreat-to:{HILLS}", f"retreat-to:{SOUTH}", because="B5A-28.13")
    table.free.may_not(f"retreat-to:{CENTRE}", because="B5A-28.12")
    table.free.may_not(f"retreat-to:{CAMP}", because="B5A-3.3")


@pytest.mark.rule("B5A-33.19")
def test_beorn_retreats_across_no_ford_except_to_what_is_his() -> None:
    table = Battlefield.empty().beorn(NORTHWEST).army(SOUTHWEST, orcs=2)
    table.controls(DALE).attack(SOUTHWEST, NORTHWEST)
    holds_out(table).free.chooses("retreat")
    assert set(table.free.options) == {f"retreat-to:{CAMP}", f"retreat-to:{MARSH}"}
    table.free.may_not(f"retreat-to:{DALE}", because="B5A-28.12")
    table = Battlefield.empty().beorn(MARSH).army(NORTHEAST, orcs=2).attack(NORTHEAST, MARSH)
    holds_out(table).free.chooses("retreat")
    table.free.may_not(f"retreat-to:{FORD}", because="B5A-28.15").may(f"retreat-to:{DALE}")


@pytest.mark.rule("B5A-33.19")
@pytest.mark.parametrize("wrath", [1, 8])
def test_where_no_region_is_allowed_the_shadow_drives_beorn_for_one_wrath(wrath: int) -> None:
    table = closed_in(Battlefield.empty().beorn(MARSH, wrath=wrath)).army(NORTHWEST, lake_men=1)
    holds_out(table.attack(NORTHEAST, MARSH)).free.chooses("retreat")
    assert table.asked == [(SHADOW, "forced-retreat-region")]
    assert set(table.shadow.options) == {f"drive-to:{FORD}", f"drive-to:{HILLS}"}
    table.shadow.may_not(f"drive-to:{NORTHWEST}", because="B5A-33.10")
    table.shadow.may_not(f"drive-to:{DALE}", because="B5A-28.17")
    table.shadow.chooses(f"drive-to:{FORD}")
    assert table.state.wrath == wrath - 1
    assert table.state.characters["beorn"] == (FORD if wrath > 1 else "eliminated")
    assert table.asked == [(SHADOW, "advance")]


@pytest.mark.rule("B5A-33.19")
def test_beorn_with_nowhere_to_go_stays() -> None:
    table = Battlefield.empty().beorn("front-gate").army("eastern-bank-gate-plains", orcs=2)
    holds_out(table.attack("eastern-bank-gate-plains", "front-gate"))
    table.free.may_not("retreat", because="B5A-28.18")
    assert table.asked == [(SHADOW, "manoeuvre")]


# B5A-33.21: advance, and what he is not


@pytest.mark.rule("B5A-33.21")
@pytest.mark.parametrize("advances", [True, False])
def test_beorn_may_advance_and_leaves_recruitment_tokens_alone(*, advances: bool) -> None:
    hills, plains = "broken-lands-east-hills", "broken-lands-spur-plains"
    table = Battlefield.empty().lay(f"shadow-at-{hills}", "orcs").beorn(plains).army(hills, orcs=1)
    keeps_dice(fights(beorn_attacks(table, hills), 6, 6, 1, 1, 1))
    table.shadow.chooses("lose:orcs", "done")
    assert table.asked == [(FREE, "beorn-advance")]
    table.free.chooses("advance" if advances else "hold")
    assert table.state.characters["beorn"] == (hills if advances else plains)
    assert table.state.size(f"shadow-at-{hills}") == 1
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-33.21")
def test_beorn_advances_after_a_retreat_and_frees_what_he_enters() -> None:
    table = Battlefield.empty().beorn(NORTHWEST).army(DALE, orcs=2).controls(DALE)
    keeps_dice(fights(beorn_attacks(table, DALE), 1, 1, 1, 1, 1, 1)).free.chooses("press-on")
    table.shadow.chooses("retreat").chooses(f"retreat-to:{CENTRE}")
    table.free.chooses("advance")
    assert table.state.characters["beorn"] == DALE
    assert not table.state.control[DALE]


@pytest.mark.rule("B5A-33.21")
def test_the_free_peoples_decide_whether_beorn_stops_his_attack() -> None:
    table = Battlefield.empty().beorn(NORTHWEST).army(DALE, orcs=2)
    keeps_dice(fights(beorn_attacks(table, DALE), 1, 1, 1, 1, 1, 1))
    assert table.asked == [(FREE, "stop-attack")]
    table.free.chooses("stop-attack")
    assert events.BattleEnded(DALE, -1) in table.events
    assert table.state.characters["beorn"] == NORTHWEST


@pytest.mark.rule("B5A-33.21")
def test_beorn_removes_no_recruitment_tokens_where_he_goes() -> None:
    plains, hills = "broken-lands-spur-plains", "broken-lands-northwest-hills"
    table = Battlefield.empty().lay(f"shadow-at-{hills}", "orcs", "wargs").beorn(plains)
    sets_out(table).free.chooses(f"beorn-to:{hills}").chooses("halt")
    assert table.state.characters["beorn"] == hills
    assert table.state.size(f"shadow-at-{hills}") == 2


@pytest.mark.rule("B5A-33.21")
def test_beorn_is_no_army_for_leadership_and_rally() -> None:
    table = Battlefield().beorn(HILLS)
    table.free.chooses("activate:bard", "done").may_not(f"place-token:{HILLS}", because="B5A-13.1")
    table = Battlefield.empty().beorn(HILLS, wrath=2).army(CAMP, lake_men=2, damage=1)
    table.acting(FREE, free="muster event").free.chooses("act:muster:rally")
    table.free.may(f"rally:{CAMP}").may_not(f"rally:{HILLS}", because="B5A-13.1")


# B5A-CR-04: Beorn and cards that name armies


@pytest.mark.rule("B5A-CR-04")
def test_cards_that_name_armies_do_not_choose_beorn() -> None:
    table = Battlefield.empty().beorn(DALE, wrath=2).army(CAMP, lake_men=2)
    table.army("lower-slopes", lake_men=1)
    table.plays(SHADOW, "ss-victory-vanishes-from-hope")
    assert set(table.shadow.options) == {f"choose:{CAMP}", "choose:lower-slopes", "done"}
    table.shadow.may_not(f"choose:{DALE}", because="B5A-CR-03")
    table.shadow.chooses(f"choose:{CAMP}", "done")
    assert table.state.wrath == 2
    table = Battlefield.empty().beorn(DALE).army(CAMP, lake_men=2).army(MARSH, lake_men=1)
    table.plays(FREE, "sf-hope-rekindled")
    assert set(table.free.options) == {f"choose:{CAMP}", f"choose:{MARSH}"}
    table.free.may_not(f"choose:{DALE}", because="B5A-CR-03")


@pytest.mark.rule("B5A-CR-04")
def test_cards_that_move_or_rally_armies_do_not_choose_beorn() -> None:
    for card in ("sf-on-the-march", "ev-call-to-arms-fierce-defence"):
        table = Battlefield.empty().beorn(DALE).army(CAMP, lake_men=2, tokens=1)
        table.plays(FREE, card).free.may(f"army:{CAMP}")
        table.free.may_not(f"army:{DALE}", because="B5A-13.1")
    table = Battlefield.empty().beorn(DALE, wrath=1).army(CAMP, lake_men=2, damage=1)
    table.army(MARSH, lake_men=1, damage=1).plays(FREE, "ev-blow-the-horns-no-quarter")
    table.free.may(f"rally:{CAMP}").may_not(f"rally:{DALE}", because="B5A-13.1")


@pytest.mark.rule("B5A-CR-04")
def test_the_swiftest_wolf_riders_do_not_come_to_beorn() -> None:
    table = Battlefield.empty().controls(DALE).beorn(HILLS).army(MARSH, lake_men=1)
    table.plays(SHADOW, "ss-the-swiftest-wolf-riders")
    places = (DALE, SOUTHWEST, NORTHWEST, CENTRE, SOUTH)
    assert set(table.shadow.options) == {f"choose:{place}" for place in places}
    table.shadow.may_not(f"choose:{HILLS}", f"choose:{MARSH}", because="B5A-CR-03")


@pytest.mark.rule("B5A-CR-04")
def test_no_shadow_units_are_mustered_where_beorn_is() -> None:
    hills = "broken-lands-east-hills"
    table = Battlefield.empty().beorn(hills).plays(SHADOW, "ss-orc-army")
    table.shadow.may("choose:broken-lands-north-plains")
    table.shadow.may_not(f"choose:{hills}", because="B5A-CR-03")
    table = Battlefield.empty().beorn(hills).lay(f"shadow-at-{hills}", "orcs")
    table.lay("shadow-at-broken-lands-north-plains", "orcs")
    table.acting(SHADOW, shadow="muster event").shadow.chooses("act:muster:recruit")
    table.shadow.may("recruit:broken-lands-north-plains:shadow")
    table.shadow.may_not(f"recruit:{hills}:shadow", because="B5A-18.3")


@pytest.mark.rule("B5A-CR-04")
def test_encirclement_may_target_beorn() -> None:
    table = Battlefield.empty().beorn(DALE).army(CENTRE, orcs=1).army(MARSH, orcs=1)
    table.plays(SHADOW, ENCIRCLEMENT).shadow.chooses("done")
    table.shadow.chooses(f"target:{DALE}", f"join:{CENTRE}", f"join:{MARSH}", "done")
    assert events.BattleBegan(SHADOW, (CENTRE, MARSH), DALE) in table.events


# B5A-CR-05, CR-06: Beorn and combat cards


def against_beorn(card: str, *, wrath: int = 8, **units: int) -> Battlefield:
    """The Shadow attacks Beorn and holds an Event card."""
    table = Battlefield.empty().hand(SHADOW, card) if card else Battlefield.empty()
    table.beorn(DALE, wrath=wrath).army(CENTRE, **units or {"orcs": 1})
    return table.attack(CENTRE, DALE)


@pytest.mark.rule("B5A-CR-05")
def test_great_confusion_takes_two_of_his_dice() -> None:
    table = fights(against_beorn(GREAT_CONFUSION), 1, 1, 1, shadow=GREAT_CONFUSION)
    assert rolled(table, FREE).white == (1, 1)


@pytest.mark.rule("B5A-CR-05")
def test_fierce_defence_makes_beorn_need_six() -> None:
    table = against_beorn(FIERCE_DEFENCE, orcs=3)
    fights(table, 1, 1, 1, 5, 5, 6, 1, shadow=FIERCE_DEFENCE)
    assert rolled(table, FREE).target == 6
    assert keeps_dice(table).damage(CENTRE) == 1


@pytest.mark.rule("B5A-CR-05")
def test_overmastered_keeps_beorn_from_throwing_again() -> None:
    table = fights(against_beorn(OVERMASTERED), 1, 1, 1, 1, 1, shadow=OVERMASTERED)
    assert table.asked == [(SHADOW, "stop-attack")]


@pytest.mark.rule("B5A-CR-05")
def test_fell_race_gives_two_damage_whoever_is_beside_beorn() -> None:
    table = Battlefield.empty().beorn(DALE).character("bard", DALE).army(CENTRE, great_orcs=1)
    table.attack(CENTRE, DALE)
    keeps_dice(fights(table, 6, 1, 1, 1, 1, 1, shadow="unit-great-orcs"))
    table.shadow.chooses("use-ability:unit-great-orcs")
    assert table.asked == [(SHADOW, "stop-attack")]  # there was nothing to choose
    assert table.state.wrath == 8 - 1 - 2
    assert table.state.characters["bard"] == DALE


@pytest.mark.rule("B5A-CR-05")
def test_more_damage_costs_beorn_more_wrath() -> None:
    table = against_beorn("", goblins=2)
    keeps_dice(fights(table, 6, 1, 1, 1, 1, 1, shadow="unit-goblins"))
    table.shadow.chooses("use-ability:unit-goblins")
    assert (table.state.wrath, table.damage(CENTRE)) == (6, 1)
    table = Battlefield.empty().beorn(DALE).army(CENTRE, orcs=2)
    table.state.bats["valley"] = 1
    table.attack(CENTRE, DALE)
    keeps_dice(fights(table, 6, 1, 1, 1, 1, 1, shadow="vampire-like")).shadow.chooses("spend-bats")
    assert table.state.wrath == 6


@pytest.mark.rule("B5A-CR-05")
def test_rearguard_attack_has_no_effect_even_by_determined_attack() -> None:
    card = "ev-call-to-arms-determined-attack"
    table = against_beorn(card, wargs=1, orcs=1)
    table.dice(6, 1, 1, 1, 1, 1).shadow.chooses(f"manoeuvre:{card}").chooses("extra:unit-wargs")
    keeps_dice(table)
    assert table.asked == [(SHADOW, "stop-attack")]
    assert table.state.wrath == 7


@pytest.mark.rule("B5A-CR-06")
def test_sudden_assault_gives_no_card_against_beorn() -> None:
    table = Battlefield.empty().beorn(DALE).army(CENTRE, orcs=2).army(HILLS, lake_men=1)
    table.plays(SHADOW, SUDDEN_ASSAULT).shadow.chooses(f"army:{CENTRE}", f"attack:{DALE}")
    assert events.BattleBegan(SHADOW, (CENTRE,), DALE) in table.events
    assert not any(isinstance(event, events.TerrainAdvantage) for event in table.events)
    assert table.shadow.sees("event-hand-shadow") == []
    table = Battlefield.empty().beorn(DALE).army(CENTRE, orcs=2).army(HILLS, lake_men=1)
    table.plays(SHADOW, SUDDEN_ASSAULT).shadow.chooses(f"army:{CENTRE}", f"attack:{HILLS}")
    assert len(table.shadow.sees("event-hand-shadow")) == 1
