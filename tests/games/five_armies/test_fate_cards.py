"""The nine Fate cards, each as it is drawn and as it lies beside its character."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.battle.rolls import strength
from ostrog.games.five_armies.board.decks import FATE_CARDS
from ostrog.games.five_armies.board.events import (
    ArmourTook,
    CardDiscarded,
    CharacterEliminated,
    CharacterShifted,
    CombatRolled,
    DamageDealt,
    DamagePrevented,
    EagleRolled,
    EaglesPlaced,
    EaglesReturned,
    FateCardDrawn,
    UnitsLost,
    WrathLeft,
)
from ostrog.games.five_armies.board.fight import Fight
from ostrog.games.five_armies.board.state import leadership

GIANT_SIZE = "fate-giant-size"
REDOUBLED = "fate-redoubled-in-wrath"
ROARING_VOICE = "fate-roaring-voice"
COMING = "fate-the-eagles-are-coming"
WHERE = "fate-where-are-the-eagles"
UNKINDLY = "fate-eagles-are-not-kindly-birds"
FURY = "fate-fury-of-the-dwarves"
STROKES = "fate-mighty-strokes"
ARMOUR = "fate-shining-armour"
LORD = "lord-of-the-eagles"
EYRIE = "eagles-eyrie"

PLAINS = "valley-central-plains"
HILLS = "valley-central-hills"
EAST = "valley-east-plains"


def draw(table: Battlefield, *cards: str) -> Battlefield:
    """Draw these Fate cards in phase 3 of one turn each; the marker moves a space each time."""
    beside = table.state.faces("fate-beside")
    others = [card for card in FATE_CARDS if card not in (*cards, *beside)]
    table.lay("fate-discard", *others)
    spent = ["fate-1", "fate-2"] * 2 + ["fate-2-symbol"] * 2 + ["fate-3"] * 4
    table.lay("fate-special", "fate-arkenstone", "fate-necromancer")
    for drawn in range(len(cards)):
        if drawn % 2 == 0:
            table.lay("fate-removed", *spent)  # only the ones with the symbol are left
        table.phase("fate")
    return table


def valley(**at: str) -> Battlefield:
    """Two Orcs in the hills, and characters in the given places."""
    table = Battlefield.empty().army(HILLS, orcs=2)
    for who, place in at.items():
        table.character(who.replace("_", "-"), place)
    return table


def fight_of(table: Battlefield) -> Fight:
    assert table.state.battle is not None
    return table.state.battle


# Giant-size, Redoubled in Wrath, Roaring Voice


def beorn_is_attacked(table: Battlefield, *dice: int) -> Battlefield:
    """Orcs in the hills attack Beorn in the plains, and both roll."""
    table.attack(HILLS, PLAINS).dice(*dice).shadow.chooses("manoeuvre:regroup")
    return table


def beorn_attacks(table: Battlefield, region: str, *dice: int) -> Battlefield:
    """Beorn attacks without moving, and both roll."""
    table.acting(FREE, free="will-of-the-west", shadow="event")
    table.free.chooses("act:will-of-the-west:move-beorn").chooses("halt")
    table.free.chooses(f"attack:{region}")
    table.dice(*dice).shadow.chooses("manoeuvre:regroup")
    return table


def beorns_target(table: Battlefield) -> int:
    (rolled,) = [e for e in table.events if isinstance(e, CombatRolled) and e.seat == FREE]
    return rolled.target


@pytest.mark.rule("B5A-9.12", "B5A-33.16")
def test_giant_size_adds_two_wrath_and_a_fifth_die() -> None:
    table = draw(valley().beorn(PLAINS, wrath=5), GIANT_SIZE)
    assert table.state.wrath == 7
    assert WrathLeft(7) in table.events
    assert table.free.sees("fate-beside") == [GIANT_SIZE]
    beorn_is_attacked(table, 1, 1, 6, 5, 4, 1, 1)
    assert CombatRolled(FREE, (), (6, 5, 4, 1, 1), 5) in table.events
    table.free.chooses("reroll:0:0")
    assert table.damage(HILLS) == 2


@pytest.mark.rule("B5A-33.16")
def test_without_giant_size_beorn_rolls_four_dice() -> None:
    table = beorn_is_attacked(draw(valley().beorn(PLAINS), REDOUBLED), 1, 1, 6, 5, 4, 1)
    assert CombatRolled(FREE, (), (6, 5, 4, 1), 5) in table.events


@pytest.mark.rule("B5A-33.16")
def test_giant_size_gives_no_die_to_an_army() -> None:
    table = valley().army(PLAINS, lake_men=2).beside(GIANT_SIZE).beorn(EAST)
    table.attack(HILLS, PLAINS).dice(1, 1, 1, 1).manoeuvres()
    assert CombatRolled(FREE, (), (1, 1), 5) in table.events


@pytest.mark.rule("B5A-9.12")
def test_redoubled_in_wrath_adds_four_wrath_and_is_discarded() -> None:
    table = draw(valley().beorn(PLAINS, wrath=5), REDOUBLED)
    assert table.state.wrath == 9
    assert table.state.size("fate-beside") == 0
    assert REDOUBLED in table.free.sees("fate-discard")


@pytest.mark.rule("B5A-CR-25", "B5A-33.3")
def test_wrath_never_goes_above_sixteen() -> None:
    for card, wrath in ((GIANT_SIZE, 15), (REDOUBLED, 13), (ROARING_VOICE, 15)):
        table = draw(valley().beorn(PLAINS, wrath=wrath), card)
        assert table.state.wrath == 16


@pytest.mark.rule("B5A-9.12", "B5A-33.16")
def test_roaring_voice_adds_two_wrath_and_lets_beorn_hit_with_four() -> None:
    table = draw(valley().beorn(PLAINS, wrath=5), ROARING_VOICE)
    assert table.state.wrath == 7
    assert table.free.sees("fate-beside") == [ROARING_VOICE]
    beorn_is_attacked(table, 1, 1, 4, 4, 3, 1)
    assert CombatRolled(FREE, (), (4, 4, 3, 1), 4) in table.events
    table.free.chooses("reroll:0:0")
    assert table.damage(HILLS) == 2


@pytest.mark.rule("B5A-33.16")
def test_roaring_voice_helps_the_second_throw_too() -> None:
    table = draw(valley().beorn(PLAINS), ROARING_VOICE)
    table.attack(HILLS, PLAINS).dice(1, 1, 4, 3, 3, 1, 4, 3, 4).shadow.chooses("manoeuvre:regroup")
    table.free.chooses("reroll:3:0")
    assert sum(table.units(HILLS).values()) == 2
    assert DamageDealt(SHADOW, HILLS, 3, 0) in table.events


@pytest.mark.rule("B5A-CR-27")
@pytest.mark.parametrize(
    ("beorn", "region", "rounds"),
    [
        (PLAINS, HILLS, (4, 4)),
        ("southern-spur-middle-mountains", "ravenhill", (6, 6)),
        ("eastern-bank-bend-plains", "fallen-bridge", (6, 4)),
        ("valley-west-plains", "southern-spur-south-mountains", (6, 4)),
        ("southern-spur-south-mountains", "valley-west-plains", (4, 4)),
    ],
)
def test_with_roaring_voice_beorn_still_needs_six_against_walls_fords_and_slopes(
    beorn: str, region: str, rounds: tuple[int, int]
) -> None:
    table = Battlefield.empty().army(region, orcs=5).beorn(beorn).beside(ROARING_VOICE, GIANT_SIZE)
    beorn_attacks(table, region, *[1] * 10)
    assert beorns_target(table) == rounds[0]
    table.free.chooses("reroll:0:0").chooses("press-on")
    table.shadow.chooses("stand")
    table.dice(*[1] * 10).shadow.chooses("manoeuvre:regroup")
    assert beorns_target(table) == rounds[1]


@pytest.mark.rule("B5A-CR-27")
def test_beorn_needs_four_where_he_is_attacked_across_a_ford() -> None:
    table = Battlefield.empty().army("fallen-bridge", orcs=2).beorn("eastern-bank-bend-plains")
    table.beside(ROARING_VOICE).attack("fallen-bridge", "eastern-bank-bend-plains")
    table.dice(1, 1, 4, 4, 1, 1).shadow.chooses("manoeuvre:regroup")
    assert beorns_target(table) == 4


@pytest.mark.rule("B5A-CR-27")
def test_beorn_needs_four_against_a_fortification_that_is_destroyed() -> None:
    table = Battlefield.empty().army("ravenhill", orcs=5).beside(ROARING_VOICE)
    table.board(breaches=table.state.breaches | {"ravenhill": 3})
    beorn_attacks(table.beorn("southern-spur-middle-mountains"), "ravenhill", *[1] * 9)
    assert beorns_target(table) == 4


@pytest.mark.rule("B5A-CR-25")
def test_wrath_waits_for_beorn_and_adds_to_the_eight_he_enters_with() -> None:
    table = draw(valley(), GIANT_SIZE, REDOUBLED, ROARING_VOICE)
    assert table.state.characters["beorn"] == "waiting"
    assert table.state.wrath == 8
    assert table.free.sees("fate-beside") == [GIANT_SIZE, ROARING_VOICE]
    table.board(marker=11).controls("ravenhill", "eastern-spur")
    table.acting(FREE, free="will-of-the-west", shadow="event")
    table.free.chooses("act:will-of-the-west:enter-play").chooses(f"enter:beorn:{PLAINS}")
    assert table.state.outcome is None
    assert table.state.wrath == 16
    beorn_is_attacked(table, 1, 1, 4, 3, 3, 1, 1)
    assert CombatRolled(FREE, (), (4, 3, 3, 1, 1), 4) in table.events


@pytest.mark.rule("B5A-CR-25")
@pytest.mark.parametrize(("cards", "wrath"), [((), 8), ((GIANT_SIZE,), 10), ((REDOUBLED,), 12)])
def test_beorn_enters_with_eight_wrath_and_what_waits(cards: tuple[str, ...], wrath: int) -> None:
    table = draw(valley(), *cards).board(marker=11).controls("ravenhill", "eastern-spur")
    table.acting(FREE, free="will-of-the-west", shadow="event")
    table.free.chooses("act:will-of-the-west:enter-play").chooses(f"enter:beorn:{PLAINS}")
    assert table.state.wrath == wrath


@pytest.mark.rule("B5A-CR-25")
@pytest.mark.parametrize("card", [GIANT_SIZE, REDOUBLED, ROARING_VOICE])
def test_a_card_of_beorn_does_nothing_once_he_is_eliminated(card: str) -> None:
    table = draw(valley(beorn="eliminated"), card)
    assert FateCardDrawn(card) in table.events
    assert CardDiscarded(FREE, card) in table.events
    assert table.state.wrath == 0
    assert card in table.free.sees("fate-discard")


@pytest.mark.rule("B5A-CR-25")
def test_the_cards_beside_beorn_go_when_he_is_eliminated_and_the_others_stay() -> None:
    table = valley().beorn(PLAINS, wrath=1).beside(GIANT_SIZE, ROARING_VOICE, FURY)
    beorn_is_attacked(table, 6, 1, 1, 1, 1, 1, 1).free.chooses("reroll:0:0")
    assert CharacterEliminated("beorn") in table.events
    assert table.free.sees("fate-beside") == [FURY]
    assert {GIANT_SIZE, ROARING_VOICE} == set(table.free.sees("fate-discard"))
    assert [active.name for active in table.state.active] == [FURY]


# The Eagles are Coming!, Where are the Eagles?


@pytest.mark.rule("B5A-9.12", "B5A-32.4")
@pytest.mark.parametrize("lord", ["waiting", EYRIE, "valley"])
def test_the_eagles_are_coming_puts_two_eagles_in_the_eyrie(lord: str) -> None:
    table = draw(valley(lord_of_the_eagles=lord), COMING)
    assert EaglesPlaced(2) in table.events
    assert table.state.eagles[EYRIE] == 2
    assert table.state.characters[LORD] == lord
    assert table.state.track[LORD] == 8
    assert table.state.size("fate-beside") == 0
    assert COMING in table.free.sees("fate-discard")


@pytest.mark.rule("B5A-1.7")
@pytest.mark.parametrize(("placed", "come"), [(3, 2), (4, 1), (5, 0)])
def test_the_eagles_are_coming_places_only_figures_that_are_left(placed: int, come: int) -> None:
    table = valley()
    table.board(eagles=table.state.eagles | {"valley": placed - 1, EYRIE: 1})
    draw(table, COMING)
    assert table.state.eagles[EYRIE] == 1 + come
    assert table.state.eagles["valley"] == placed - 1


@pytest.mark.rule("B5A-9.12", "B5A-9.17")
def test_where_are_the_eagles_shifts_their_lord_and_brings_one_eagle() -> None:
    table = draw(valley().board(marker=6), WHERE)
    assert CharacterShifted(LORD, 7) in table.events
    assert table.state.track[LORD] == 7
    assert table.state.track["beorn"] == 11
    assert table.state.eagles[EYRIE] == 1
    assert WHERE in table.free.sees("fate-discard")


@pytest.mark.rule("B5A-CR-30")
def test_where_are_the_eagles_makes_their_lord_ready_and_does_not_bring_him() -> None:
    table = draw(valley().board(marker=6), WHERE)
    assert table.state.marker == 7
    assert table.state.characters[LORD] == "waiting"
    table.acting(FREE, free="muster", shadow="event").free.chooses("act:muster:enter-play")
    table.free.may(f"enter:{LORD}:{EYRIE}")
    table = draw(valley().board(marker=5), WHERE).acting(FREE, free="muster", shadow="event")
    table.free.may_not(f"enter:{LORD}:{EYRIE}", because="B5A-10.3")


@pytest.mark.rule("B5A-9.12")
@pytest.mark.parametrize("lord", [EYRIE, "valley"])
def test_where_are_the_eagles_brings_two_when_their_lord_is_in_play(lord: str) -> None:
    table = valley(lord_of_the_eagles=lord)
    table.state.track.pop(LORD)
    draw(table, WHERE)
    assert table.state.eagles[EYRIE] == 2
    assert LORD not in table.state.track
    assert table.state.characters[LORD] == lord


# Eagles are not kindly birds


PEAK = "southern-spur-west-mountains"


def eagles(card: bool = True, lord: str = EYRIE, **over: int) -> Battlefield:
    """Eagles over some territories; Orcs on a peak and on hills of the Southern Spur."""
    table = Battlefield.empty().army(PEAK, orcs=5).army("southern-spur-east-hills", orcs=2)
    table.army("eastern-bank-east-mountains", orcs=3).army("mountain-pass-west", goblins=2)
    table.army("camp", lake_men=1).character(LORD, lord)
    named = {territory.replace("_", "-"): count for territory, count in over.items()}
    table.board(eagles=table.state.eagles | named)
    if card:
        table.beside(UNKINDLY)
    return table


def fall(table: Battlefield, region: str, count: int, *dice: int) -> Battlefield:
    """Let a number of Eagles attack an army with a Muster result."""
    table.acting(FREE, free="muster", shadow="event event").dice(*dice)
    table.free.chooses("act:muster:mass-attack").chooses(f"swarm:{region}:{count}")
    return table


@pytest.mark.rule("B5A-CR-29")
def test_unkindly_eagles_attack_one_army_with_four_dice_each_and_throw_misses_again() -> None:
    table = fall(eagles(southern_spur=3), PEAK, 2, 4, 3, 3, 1, 4, 2, 2, 5, 6, 6, 3, 1, 4)
    assert [e for e in table.events if isinstance(e, EagleRolled)] == [
        EagleRolled(PEAK, (4, 3, 3, 1), (4, 2, 2), target=4, hits=2),
        EagleRolled(PEAK, (5, 6, 6, 3), (1,), target=4, hits=3),
    ]
    assert DamageDealt(SHADOW, PEAK, 5, 0) in table.events  # all of it at once
    assert table.damage(PEAK) == 5
    assert table.state.eagles["southern-spur"] == 1
    assert table.state.eagles[EYRIE] == 2
    assert table.damage("southern-spur-east-hills") == 0
    table.shadow.chooses("done")
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-CR-29")
def test_unkindly_eagles_need_the_card() -> None:
    table = eagles(card=False, southern_spur=3).acting(FREE, free="muster", shadow="event")
    table.free.may_not("act:muster:mass-attack", because="B5A-CR-29")
    table.free.may("act:muster:strong-and-noble")
    table.free.may_not(f"swarm:{PEAK}:1", because="B5A-CR-29")


@pytest.mark.rule("B5A-CR-29")
def test_unkindly_eagles_need_a_muster_result() -> None:
    table = eagles(southern_spur=3)
    for die in ("muster", "muster-army", "will-of-the-west"):
        table.acting(FREE, free=die, shadow="event").free.may(f"act:{die}:mass-attack")
    for die in ("character", "event"):
        table.acting(FREE, free=die, shadow="event")
        table.free.may_not(f"act:{die}:mass-attack", because="B5A-CR-29")
    table.acting(SHADOW, shadow="muster", free="event")
    table.shadow.may_not("act:muster:mass-attack", because="B5A-CR-29")


@pytest.mark.rule("B5A-CR-29")
def test_unkindly_eagles_come_beside_the_ordinary_attack_and_may_be_called_off() -> None:
    table = eagles(southern_spur=3).acting(FREE, free="muster", shadow="event")
    table.free.may("act:muster:strong-and-noble").chooses("act:muster:mass-attack")
    table.free.chooses("done")
    assert table.state.eagles["southern-spur"] == 3
    assert table.damage(PEAK) == 0


@pytest.mark.rule("B5A-CR-29")
def test_unkindly_eagles_attack_in_the_mountains_of_their_own_territory_only() -> None:
    table = eagles(southern_spur=2, valley=3).army("valley-west-plains", orcs=1)
    table.acting(FREE, free="muster", shadow="event").free.chooses("act:muster:mass-attack")
    assert set(table.free.options) == {f"swarm:{PEAK}:1", f"swarm:{PEAK}:2", "done"}
    table.free.may_not(
        f"swarm:{PEAK}:3",  # there are two
        f"swarm:{PEAK}:0",
        "swarm:southern-spur-east-hills:1",  # no mountains
        "swarm:southern-spur-south-mountains:1",  # nobody is there
        "swarm:eastern-bank-east-mountains:1",  # another territory
        "swarm:valley-west-plains:1",
        because="B5A-CR-29",
    )


@pytest.mark.rule("B5A-CR-29")
def test_unkindly_eagles_in_the_eyrie_attack_nobody() -> None:
    table = draw(eagles(card=False, lord="waiting"), COMING, UNKINDLY)
    assert table.state.eagles[EYRIE] == 2
    table.acting(FREE, free="muster", shadow="event")
    table.free.may_not("act:muster:mass-attack", because="B5A-CR-29")
    table.board(eagles=table.state.eagles | {"southern-spur": 1})
    table.free.may("act:muster:mass-attack")


@pytest.mark.rule("B5A-CR-29")
def test_the_lord_is_one_of_the_unkindly_eagles() -> None:
    table = fall(eagles(lord="southern-spur", southern_spur=1), PEAK, 2, *[1] * 16)
    assert EaglesReturned("southern-spur", 2) in table.events
    assert table.state.characters[LORD] == EYRIE
    assert table.state.eagles[EYRIE] == 1
    assert len([e for e in table.events if isinstance(e, EagleRolled)]) == 2


@pytest.mark.rule("B5A-CR-29")
def test_unkindly_eagles_return_before_they_roll() -> None:
    table = fall(eagles(southern_spur=2), PEAK, 2, *[6] * 8)
    told = [type(e) for e in table.events if isinstance(e, EaglesReturned | EagleRolled)]
    assert told == [EaglesReturned, EagleRolled, EagleRolled]


@pytest.mark.rule("B5A-CR-29")
def test_one_bodyguard_stops_all_unkindly_eagles() -> None:
    table = eagles(southern_spur=3).character("bolg", PEAK).board(bodyguards=2)
    fall(table, PEAK, 3, *[6] * 12)
    table.shadow.chooses("spend-bodyguard")
    assert DamagePrevented(SHADOW, 12) in table.events
    assert table.damage(PEAK) == 0
    assert table.state.bodyguards == 1
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-CR-29")
def test_walls_take_damage_of_unkindly_eagles_and_do_not_make_them_miss() -> None:
    table = eagles(southern_spur=1).army("ravenhill", orcs=2).controls("ravenhill")
    fall(table, "ravenhill", 1, 4, 4, 4, 4)
    assert DamageDealt(SHADOW, "ravenhill", 1, 3) in table.events
    assert table.state.breaches["ravenhill"] == 3


@pytest.mark.rule("B5A-CR-29")
def test_armies_in_goblin_areas_are_out_of_reach_of_unkindly_eagles() -> None:
    table = eagles(southern_spur=5).army("goblin-mustering-point-west", goblins=3)
    for place in (PEAK, "southern-spur-east-hills", "eastern-bank-east-mountains"):
        del table.state.armies[place]
    table.acting(FREE, free="muster", shadow="event")
    table.free.may_not("act:muster:mass-attack", because="B5A-CR-29")


# Fury of the Dwarves


@pytest.mark.rule("B5A-CR-11", "B5A-CR-12")
def test_fury_of_the_dwarves_makes_thorins_army_stronger_and_better_led() -> None:
    table = valley(thorin=PLAINS).army(PLAINS, lake_men=2).army(EAST, lake_men=2, tokens=1)
    before = {
        place: (strength(table.state, place), leadership(table.state, place))
        for place in (PLAINS, EAST)
    }
    assert before == {PLAINS: (2, 2), EAST: (2, 1)}
    draw(table, FURY)
    assert table.free.sees("fate-beside") == [FURY]
    assert (strength(table.state, PLAINS), leadership(table.state, PLAINS)) == (4, 4)
    assert (strength(table.state, EAST), leadership(table.state, EAST)) == (2, 1)
    assert (strength(table.state, HILLS), leadership(table.state, HILLS)) == (2, 0)


@pytest.mark.rule("B5A-CR-11", "B5A-CR-12")
def test_fury_of_the_dwarves_brings_dice_and_rerolls_in_battle() -> None:
    table = valley(thorin=PLAINS).army(PLAINS, lake_men=2).beside(FURY)
    table.attack(HILLS, PLAINS).dice(1, 1, 1, 2, 3, 4, 6, 6, 6, 1).manoeuvres()
    assert CombatRolled(FREE, (), (1, 2, 3, 4), 5) in table.events
    table.free.may("reroll:4:0").chooses("reroll:4:0")
    assert DamageDealt(SHADOW, HILLS, 3, 0) in table.events


@pytest.mark.rule("B5A-CR-11")
@pytest.mark.parametrize(("lake_men", "dice"), [(1, 3), (3, 5), (4, 5), (5, 5)])
def test_fury_of_the_dwarves_keeps_to_five_dice(lake_men: int, dice: int) -> None:
    table = valley(thorin=PLAINS).army(PLAINS, lake_men=lake_men).beside(FURY)
    table.attack(PLAINS, HILLS).dice(*[6] * dice, 1, 1).manoeuvres()
    assert CombatRolled(FREE, (), (6,) * dice, 5) in table.events


@pytest.mark.rule("B5A-CR-12")
def test_fury_of_the_dwarves_helps_a_rally_too() -> None:
    table = Battlefield.empty().army("camp", lake_men=5, damage=4).army(EAST, orcs=1)
    table.character("thorin", "camp").beside(FURY).dice(1, 1, 1, 1, 1, 6, 6, 6, 6)
    table.acting(FREE, free="muster", shadow="event").free.chooses("act:muster:rally")
    table.free.chooses("rally:camp", "done")
    table.free.may_not("reroll:5:0", because="B5A-19.2").chooses("reroll:4:0")
    assert table.damage("camp") == 0


@pytest.mark.rule("B5A-CR-11", "B5A-CR-12")
def test_fury_of_the_dwarves_follows_thorin_and_needs_an_army() -> None:
    table = valley(thorin=PLAINS).army(EAST, lake_men=1).beside(FURY)
    assert leadership(table.state, PLAINS) == 0
    table.character("thorin", EAST)
    assert (strength(table.state, EAST), leadership(table.state, EAST)) == (3, 4)
    table.character("thorin", HILLS)  # alone among the Orcs
    assert (strength(table.state, HILLS), leadership(table.state, HILLS)) == (2, 0)


@pytest.mark.rule("B5A-CR-25")
def test_fury_of_the_dwarves_drawn_early_waits_for_thorin() -> None:
    table = draw(valley().army("front-gate", lake_men=1), FURY)
    assert table.state.characters["thorin"] == "waiting"
    assert strength(table.state, "front-gate") == 1
    table.board(marker=6).acting(FREE, free="character", shadow="event")
    table.free.chooses("act:character:enter-play").chooses("enter:thorin:front-gate")
    assert strength(table.state, "front-gate") == 1 + 2 + 2  # and the Veterans who came with him
    assert leadership(table.state, "front-gate") == 4


@pytest.mark.rule("B5A-CR-25")
def test_the_cards_beside_thorin_go_when_he_is_eliminated() -> None:
    table = valley(thorin=PLAINS).army(PLAINS, lake_men=1).army(EAST, lake_men=1)
    table.beside(FURY, STROKES, ARMOUR, GIANT_SIZE).board(armour=3)
    table.attack(HILLS, PLAINS).dice(6, 6, 1, 1, 1).manoeuvres()
    table.free.chooses("reroll:0:0").chooses("armour:0")
    table.free.accepts()
    assert CharacterEliminated("thorin") in table.events
    assert table.free.sees("fate-beside") == [GIANT_SIZE]
    assert set(table.free.sees("fate-discard")) == {FURY, STROKES, ARMOUR}
    assert table.state.armour == 0
    assert [active.name for active in table.state.active] == [GIANT_SIZE]


@pytest.mark.rule("B5A-CR-25")
def test_the_cards_beside_thorin_stay_when_another_is_eliminated() -> None:
    table = valley(thorin=EAST, bard=PLAINS).army(PLAINS, lake_men=1).army(EAST, lake_men=1)
    table.beside(FURY, ARMOUR).board(armour=3)
    table.attack(HILLS, PLAINS).dice(6, 6, 1).manoeuvres()
    table.free.chooses("reroll:0:0").accepts()
    assert CharacterEliminated("bard") in table.events
    assert set(table.free.sees("fate-beside")) == {FURY, ARMOUR}
    assert table.state.armour == 3
    assert {active.name for active in table.state.active} == {FURY, ARMOUR}


@pytest.mark.rule("B5A-CR-25")
@pytest.mark.parametrize("card", [FURY, STROKES, ARMOUR])
def test_a_card_of_thorin_does_nothing_once_he_is_eliminated(card: str) -> None:
    table = draw(valley(thorin="eliminated"), card)
    assert card in table.free.sees("fate-discard")
    assert table.state.active == []


# Mighty Strokes


def thorin_fights(*cards: str, place: str = PLAINS) -> Battlefield:
    """Orcs in the hills attack 3 Lake-men in the plains."""
    table = valley(thorin=place).army(PLAINS, lake_men=3).army(HILLS, orcs=3)
    return table.beside(*cards).attack(HILLS, PLAINS)


@pytest.mark.rule("B5A-CR-24")
def test_mighty_strokes_need_the_fate_card_and_thorin_in_the_army() -> None:
    thorin_fights(STROKES).free.may("manoeuvre:thorins-mighty-strokes")
    for table in (
        thorin_fights(),
        thorin_fights(FURY, ARMOUR),
        thorin_fights(STROKES, place=EAST),
        thorin_fights(STROKES, place="waiting"),
    ):
        table.free.may_not("manoeuvre:thorins-mighty-strokes", because="B5A-CR-24")
        assert "manoeuvre:thorins-mighty-strokes" not in table.free.options


@pytest.mark.rule("B5A-CR-24")
def test_mighty_strokes_are_no_card_of_the_shadow() -> None:
    thorin_fights(STROKES).shadow.may_not("manoeuvre:thorins-mighty-strokes", because="B5A-CR-24")


@pytest.mark.rule("B5A-CR-24")
def test_mighty_strokes_drawn_before_thorin_enters_are_his_afterwards() -> None:
    table = draw(valley().army(PLAINS, lake_men=3), STROKES)
    assert table.free.sees("fate-beside") == [STROKES]
    table.character("thorin", PLAINS).attack(HILLS, PLAINS)
    table.free.may("manoeuvre:thorins-mighty-strokes")


@pytest.mark.rule("B5A-CR-24")
def test_in_a_combined_attack_mighty_strokes_are_for_the_rounds_of_thorins_army() -> None:
    table = Battlefield.empty().army(PLAINS, orcs=5).army(HILLS, lake_men=2).army(EAST, lake_men=2)
    table.character("thorin", EAST).beside(STROKES).acting(FREE, free="muster-army", shadow="event")
    table.free.chooses("act:muster-army:combined-attack")
    table.free.chooses(f"target:{PLAINS}", f"join:{HILLS}", f"join:{EAST}", "done")
    table.free.chooses(f"fight-with:{HILLS}")
    table.free.may_not("manoeuvre:thorins-mighty-strokes", because="B5A-CR-24")
    table.dice(*[1] * 7).manoeuvres().free.chooses("press-on")
    table.shadow.chooses("stand")
    table.free.chooses(f"fight-with:{EAST}").may("manoeuvre:thorins-mighty-strokes")


@pytest.mark.rule("B5A-23.16")
def test_mighty_strokes_add_one_to_each_die_of_both_rolls() -> None:
    table = thorin_fights(STROKES).dice(4, 4, 1, 4, 3, 1, 4, 3)
    table.manoeuvres(free="thorins-mighty-strokes")
    assert fight_of(table).sides[FREE].black == 0
    table.free.chooses("reroll:2:0")
    assert DamageDealt(SHADOW, HILLS, 2, 0) in table.events  # two fours
    assert table.damage(PLAINS) == 0  # the Orcs add nothing


@pytest.mark.rule("B5A-23.18")
def test_mighty_strokes_never_turn_a_one_into_a_hit_and_last_one_round() -> None:
    table = thorin_fights(STROKES).dice(1, 1, 1, 1, 1, 3).manoeuvres(free="thorins-mighty-strokes")
    table.free.chooses("reroll:0:0")
    assert table.damage(HILLS) == 0
    table.shadow.chooses("press-on")
    table.free.chooses("stand")
    table.dice(1, 1, 1, 4, 4, 4).manoeuvres().free.chooses("reroll:0:0")
    assert table.damage(HILLS) == 0


@pytest.mark.rule("B5A-CR-10")
def test_mighty_strokes_make_a_five_hit_against_walls() -> None:
    table = Battlefield.empty().army("ravenhill", orcs=2).beside(STROKES)
    table.army(PEAK, lake_men=3).character("thorin", PEAK).attack(PEAK, "ravenhill")
    table.dice(5, 4, 4, 1, 1).manoeuvres(free="thorins-mighty-strokes")
    assert CombatRolled(FREE, (), (5, 4, 4), 6, bonus=1) in table.events
    table.free.chooses("reroll:0:0")
    assert table.state.breaches["ravenhill"] == 1


# Shining Armour


def armoured(*, armour: int = 0, damage: int = 0, **units: int) -> Battlefield:
    """Thorin in the plains with an army and his armour, five Orcs in the hills."""
    table = Battlefield.empty().army(PLAINS, damage=damage, **units or {"lake_men": 5})
    table.army(HILLS, orcs=5).character("thorin", PLAINS).beside(ARMOUR)
    return table.board(armour=armour)


def hit(table: Battlefield, *orcs: int) -> Battlefield:
    """Let the Orcs attack with this roll; all dice of the Free Peoples miss, without re-rolls."""
    own = sum(table.units(PLAINS).values())
    table.attack(HILLS, PLAINS).dice(*orcs, *[1] * own).manoeuvres()
    table.free.chooses("reroll:0:0")
    return table


@pytest.mark.rule("B5A-CR-28")
@pytest.mark.parametrize("taken", [0, 1, 3])
def test_shining_armour_takes_any_number_of_the_damage(taken: int) -> None:
    table = hit(armoured(), 6, 6, 6, 1, 1)
    assert table.asked == [(FREE, "shining-armour")]
    assert set(table.free.options) == {f"armour:{count}" for count in range(4)}
    table.free.may_not("armour:4", because="B5A-CR-28").chooses(f"armour:{taken}")
    assert table.state.armour == taken
    assert table.damage(PLAINS) == 3 - taken
    assert (ArmourTook(taken, taken) in table.events) is bool(taken)


@pytest.mark.rule("B5A-CR-28")
def test_shining_armour_spares_an_army_that_damage_would_destroy() -> None:
    table = hit(armoured(lake_men=1), 6, 6, 6, 6, 1).free.chooses("armour:4").table
    assert not [event for event in table.events if isinstance(event, UnitsLost)]
    assert table.asked == [(SHADOW, "stop-attack")]  # no casualties for what lies on the card
    assert table.state.characters["thorin"] == PLAINS
    assert table.state.armour == 4


@pytest.mark.rule("B5A-CR-28")
def test_shining_armour_needs_the_card_and_thorin_and_damage() -> None:
    table = armoured().character("thorin", EAST)
    table.attack(HILLS, PLAINS).dice(6, 6, 1, 1, 1, *[1] * 5).manoeuvres()
    assert table.asked == [(FREE, "casualties")]
    table = valley(thorin=PLAINS).army(PLAINS, lake_men=2)
    table.attack(HILLS, PLAINS).dice(6, 6, 1, 1).manoeuvres().free.chooses("reroll:0:0")
    assert table.asked == [(FREE, "casualties")]
    table = hit(armoured(), 1, 1, 1, 1, 1)
    assert table.asked == [(SHADOW, "stop-attack")]


@pytest.mark.rule("B5A-CR-28")
def test_shining_armour_helps_the_attacker_too() -> None:
    table = armoured().attack(PLAINS, HILLS).dice(*[1] * 5, 6, 6, 1, 1, 1).manoeuvres()
    table.free.chooses("reroll:0:0").chooses("armour:2")
    assert table.damage(PLAINS) == 0
    assert table.state.armour == 2


@pytest.mark.rule("B5A-CR-28")
def test_shining_armour_may_take_what_would_go_to_a_fortification() -> None:
    table = Battlefield.empty().army("ravenhill", lake_men=2).army(PEAK, goblins=5)
    table.character("thorin", "ravenhill").beside(ARMOUR).attack(PEAK, "ravenhill")
    table.dice(6, 6, 6, 6, 1, 1, 1).manoeuvres().free.chooses("reroll:0:0").chooses("armour:3")
    assert table.state.armour == 3
    assert table.state.breaches["ravenhill"] == 1
    assert table.damage("ravenhill") == 0


@pytest.mark.rule("B5A-CR-28")
@pytest.mark.parametrize(("before", "taken", "stays"), [(0, 5, True), (3, 2, True), (3, 3, False)])
def test_shining_armour_goes_with_more_than_five_tokens_at_the_end_of_a_round(
    before: int, taken: int, stays: bool
) -> None:
    table = hit(armoured(armour=before), 6, 6, 6, 6, 6)
    table.free.chooses(f"armour:{taken}")
    assert table.state.armour == before + taken
    if taken < 5:
        assert table.free.sees("fate-beside") == [ARMOUR]  # the round is not over yet
        table.free.chooses("done")
    assert table.free.sees("fate-beside") == ([ARMOUR] if stays else [])
    assert table.state.armour == (before + taken if stays else 0)
    assert (CardDiscarded(FREE, ARMOUR) in table.events) is not stays
    assert table.damage(PLAINS) == 5 - taken  # what was on the card does not come back


@pytest.mark.rule("B5A-CR-28")
def test_shining_armour_can_take_more_than_five_tokens_in_one_round() -> None:
    table = armoured(armour=5).army(HILLS, orcs=1, great_orcs=2)
    table.attack(HILLS, PLAINS).dice(6, 6, 6, 6, 6, *[1] * 5).manoeuvres(shadow="unit-great-orcs")
    table.free.chooses("reroll:0:0")
    table.shadow.chooses("use-ability:unit-great-orcs")
    table.free.chooses("take-two").may("armour:7").chooses("armour:7")
    assert ArmourTook(7, 12) in table.events
    assert table.damage(PLAINS) == 0
    assert table.state.armour == 0
    assert table.free.sees("fate-discard") == [ARMOUR]
    table.shadow.chooses("press-on")
    table.free.chooses("stand")
    table.dice(6, *[1] * 9).manoeuvres().free.chooses("reroll:0:0")
    assert table.asked == [(FREE, "casualties")]  # it is gone for good


@pytest.mark.rule("B5A-CR-28")
def test_shining_armour_takes_damage_outside_battle_and_is_not_checked_there() -> None:
    table = armoured(armour=5).plays(SHADOW, "ss-victory-vanishes-from-hope", other="event event")
    table.shadow.chooses(f"choose:{PLAINS}", "done")
    assert table.asked == [(FREE, "shining-armour")]
    table.free.chooses("armour:1")
    assert table.damage(PLAINS) == 0
    assert table.state.armour == 6
    assert table.free.sees("fate-beside") == [ARMOUR]


@pytest.mark.rule("B5A-CR-28")
def test_damage_on_shining_armour_is_not_removed_by_a_rally_or_a_card() -> None:
    table = armoured(armour=4, damage=1).dice(6, 6, 6, 6, 6)
    table.acting(FREE, free="muster", shadow="event").free.chooses("act:muster:rally")
    table.free.chooses(f"rally:{PLAINS}", "done")
    assert table.damage(PLAINS) == 0
    assert table.state.armour == 4
    table = armoured(armour=4, damage=1).plays(FREE, "ev-troop-leader-battle-fury")
    assert table.damage(PLAINS) == 0
    assert table.state.armour == 4


@pytest.mark.rule("B5A-CR-28")
def test_damage_on_shining_armour_is_not_removed_by_casualties() -> None:
    table = hit(armoured(armour=2), 6, 6, 1, 1, 1)
    table.free.chooses("armour:1").chooses("lose:lake-men", "done")
    assert table.units(PLAINS) == {"lake-men": 4}
    assert table.damage(PLAINS) == 0
    assert table.state.armour == 3


@pytest.mark.rule("B5A-CR-28")
def test_damage_on_shining_armour_does_not_count_for_a_rout() -> None:
    table = armoured(armour=1).attack(HILLS, PLAINS).dice(6, 6, 6, 1, 1, *[1] * 5)
    table.manoeuvres(free="unit-lake-men").free.chooses("reroll:0:0").chooses("armour:2")
    table.free.chooses("done")
    table.shadow.chooses("press-on")
    table.free.chooses("rout")
    assert table.asked_kind == "retreat-region"  # the one damage on the army forces nobody out
    assert table.units(PLAINS) == {"lake-men": 5}


@pytest.mark.rule("B5A-CR-28")
def test_damage_on_shining_armour_does_not_count_for_a_rearguard_attack() -> None:
    table = armoured(armour=2).army(HILLS, wargs=5)
    table.attack(HILLS, PLAINS).dice(6, 6, 6, 1, 1, *[1] * 5).manoeuvres(shadow="unit-wargs")
    table.free.chooses("reroll:0:0").chooses("armour:2").chooses("done")
    table.shadow.chooses("use-ability:unit-wargs")
    assert table.units(PLAINS) == {"lake-men": 5}
    assert table.damage(PLAINS) == 1


@pytest.mark.rule("B5A-CR-28")
def test_damage_on_shining_armour_stays_with_thorin_when_he_changes_army() -> None:
    table = armoured(armour=3, damage=1).army(EAST, lake_men=2)
    table.acting(FREE, free="character", shadow="event")
    table.free.chooses("act:character:move-characters").chooses(f"go:thorin:{EAST}", "done")
    assert table.state.armour == 3
    assert (table.damage(PLAINS), table.damage(EAST)) == (1, 0)


@pytest.mark.rule("B5A-CR-28")
def test_shining_armour_takes_the_damage_of_a_goblin_charge_as_well() -> None:
    table = armoured().army(HILLS, goblins=5)
    table.attack(HILLS, PLAINS).dice(6, 6, 1, 1, 1, *[1] * 5).manoeuvres(shadow="unit-goblins")
    table.free.chooses("reroll:0:0").chooses("armour:2")
    table.shadow.chooses("use-ability:unit-goblins")
    assert table.asked == [(FREE, "shining-armour")]  # asked each time
    table.free.chooses("armour:1")
    assert table.state.armour == 3
    assert (table.damage(PLAINS), table.damage(HILLS)) == (0, 1)


@pytest.mark.rule("B5A-CR-08")
def test_shining_armour_does_not_take_what_the_army_does_to_itself() -> None:
    table = armoured().hand(FREE, "ev-encirclement-no-quarter").attack(HILLS, PLAINS)
    table.dice(*[1] * 10).manoeuvres(free="ev-encirclement-no-quarter")
    table.free.chooses("reroll:0:0")
    assert table.asked == [(FREE, "casualties")]
    assert table.damage(PLAINS) == 1
    assert table.state.armour == 0


@pytest.mark.rule("B5A-CR-25")
def test_shining_armour_drawn_before_thorin_enters_is_his_afterwards() -> None:
    table = draw(valley().army(PLAINS, lake_men=2), ARMOUR).character("thorin", PLAINS)
    table.attack(HILLS, PLAINS).dice(6, 1, 1, 1).manoeuvres().free.chooses("reroll:0:0")
    assert table.asked == [(FREE, "shining-armour")]


# The deck


@pytest.mark.rule("B5A-CR-26")
def test_the_fate_deck_has_nine_cards_and_is_not_made_anew() -> None:
    table = Battlefield.empty()
    assert len(set(table.state.faces("fate-deck"))) == 9
    table.lay("fate-discard", *FATE_CARDS)
    table.lay("fate-special", "fate-arkenstone", "fate-necromancer")
    table.lay("fate-removed", *["fate-1", "fate-2"] * 2, *["fate-3"] * 4).phase("fate")
    assert table.state.marker in (1, 2)  # a token with the symbol
    assert not [event for event in table.events if isinstance(event, FateCardDrawn)]
    assert table.state.size("fate-discard") == 9


@pytest.mark.rule("B5A-CR-26")
@pytest.mark.parametrize(("left", "drawn"), [((GIANT_SIZE,), 1), ((), 0)])
def test_ring_of_invisibility_draws_a_fate_card_if_there_is_one(
    left: tuple[str, ...], drawn: int
) -> None:
    table = Battlefield.empty().army("camp", lake_men=1, tokens=1).character("gandalf", "camp")
    table.character("bilbo", "ravenhill").army("lower-slopes", lake_men=1, tokens=1)
    table.lay("fate-discard", *(card for card in FATE_CARDS if card not in left))
    table.plays(FREE, "sf-ring-of-invisibility").free.chooses("choose:camp")
    assert table.state.characters["bilbo"] == "camp"
    assert len([e for e in table.events if isinstance(e, FateCardDrawn)]) == drawn
    assert table.state.wrath == 2 * drawn
    assert table.state.size("fate-deck") == 0


@pytest.mark.rule("B5A-9.17")
@pytest.mark.parametrize(("before", "after"), [(2, 1), (1, 0), (0, 0)])
def test_where_are_the_eagles_shifts_their_lord_as_far_as_the_track_goes(
    before: int, after: int
) -> None:
    table = Battlefield()
    table.state.track["lord-of-the-eagles"] = before
    draw(table, WHERE)
    assert table.state.track["lord-of-the-eagles"] == after
