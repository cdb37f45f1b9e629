"""Chapter 7: the actions that each result of an action die gives."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from random import Random

import msgspec
import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies import game
from ostrog.games.five_armies.board.decks import EVENTS, TYPE_OF
from ostrog.games.five_armies.board.die_actions import Action, actions
from ostrog.games.five_armies.board.events import (
    BattleBegan,
    CardsDrawn,
    CharacterMoved,
    DieUsed,
    GeneralUsed,
    Rallied,
    TokenFlipped,
)
from ostrog.games.five_armies.board.hands import DrawCards
from ostrog.games.five_armies.board.state import War
from ostrog.games.five_armies.board.verbs import ACT, ACTION, ACTIONS
from ostrog.games.five_armies.positions import act
from ostrog.games.five_armies.turn.action_list import ALL_ACTIONS
from ostrog.kernel import Expansion, Mixer, Option, asks, choose, new

RULESETS = tomllib.loads((Path(__file__).parent / "rulesets.toml").read_text(encoding="utf-8"))

NORTH_POINT = "goblin-mustering-point-north"
NORTH_PASS = "mountain-pass-north"
WEST_POINT = "goblin-mustering-point-west"
WEST_PASS = "mountain-pass-west"
BELOW_NORTH_PASS = "eastern-bank-central-mountains"

ARMY_CARD = "ev-encirclement-no-quarter"
CHARACTER_CARD = "ev-troop-leader-battle-fury"
MUSTER_CARD = "ev-blow-the-horns-no-quarter"
SHADOW_STORY = "ss-howling-orcs"

OPEN = {NORTH_POINT: True, WEST_POINT: True}


def orcs_march() -> Battlefield:
    """Three Orc armies far from any enemy; Elves who could act in the Lower Slopes."""
    table = Battlefield.empty().army("lower-slopes", wood_elf_archers=2)
    table.army("broken-lands-central-plains", orcs=2).army("broken-lands-east-plains", orcs=3)
    return table.army("broken-lands-northeast-plains", wargs=2)


# Army


@pytest.mark.rule("B5A-7.1")
def test_a_strategic_move_takes_up_to_two_armies_into_adjacent_regions() -> None:
    table = orcs_march().acting(SHADOW, free="muster-army", shadow="army")
    table.shadow.chooses("act:army:strategic-move")
    table.shadow.chooses("army:broken-lands-central-plains")
    table.shadow.may("to:broken-lands-middle-hills", "to:broken-lands-spur-plains")
    table.shadow.may_not("to:broken-lands-east-plains", because="B5A-3.3")
    table.shadow.chooses("to:broken-lands-spur-plains")
    table.shadow.may("done", "army:broken-lands-east-plains")
    table.shadow.chooses("army:broken-lands-east-plains", "to:broken-lands-south-plains")
    assert table.units("broken-lands-spur-plains") == {"orcs": 2}
    assert table.units("broken-lands-south-plains") == {"orcs": 3}
    assert table.asked == [(FREE, "act")]  # there is no third move


@pytest.mark.rule("B5A-7.1")
def test_a_strategic_move_takes_two_different_armies() -> None:
    table = orcs_march().acting(SHADOW, free="muster-army", shadow="army")
    table.shadow.chooses("act:army:strategic-move")
    table.shadow.chooses("army:broken-lands-central-plains", "to:broken-lands-spur-plains")
    table.shadow.may_not("army:broken-lands-spur-plains", because="B5A-14.10")


@pytest.mark.rule("B5A-7.2")
def test_an_attack_moves_one_army_one_region_and_then_attacks_from_there() -> None:
    table = orcs_march().army("valley-central-plains", orcs=4)
    table.acting(SHADOW, free="muster-army", shadow="army").shadow.chooses("act:army:attack")
    table.shadow.chooses("army:valley-central-plains")
    table.shadow.may_not("attack:lower-slopes", because="B5A-3.3")
    table.shadow.chooses("to:valley-south-plains")
    assert table.asked == [(SHADOW, "attack-after-move")]
    table.shadow.may("no-attack").chooses("attack:lower-slopes")
    assert BattleBegan(SHADOW, ("valley-south-plains",), "lower-slopes") in table.events


@pytest.mark.rule("B5A-7.2")
def test_an_attack_that_finds_no_enemy_is_a_move_of_one_region() -> None:
    table = orcs_march().acting(SHADOW, free="muster-army", shadow="army")
    table.shadow.chooses("act:army:attack")
    table.shadow.chooses("army:broken-lands-central-plains", "to:broken-lands-middle-hills")
    assert table.units("broken-lands-middle-hills") == {"orcs": 2}
    assert table.asked == [(FREE, "act")]


@pytest.mark.rule("B5A-7.2")
def test_an_army_attacks_where_it_stands_without_moving() -> None:
    table = orcs_march().army("valley-south-plains", orcs=1)
    table.acting(SHADOW, shadow="army").shadow.chooses("act:army:attack")
    table.shadow.chooses("army:valley-south-plains", "attack:lower-slopes")
    assert BattleBegan(SHADOW, ("valley-south-plains",), "lower-slopes") in table.events


def dale_beset() -> Battlefield:
    """Lake-men in Dale with three Orc armies around them."""
    table = Battlefield.empty().army("ruins-of-dale", lake_men=3)
    table.army("valley-central-hills", orcs=1).army("valley-central-plains", orcs=2)
    return table.army("valley-south-plains", orcs=3).army("valley-east-marsh", orcs=4)


@pytest.mark.rule("B5A-7.3")
def test_a_combined_attack_is_made_by_two_or_more_of_the_armies_around_one() -> None:
    table = dale_beset().acting(SHADOW, shadow="army")
    table.shadow.chooses("act:army:combined-attack").chooses("target:ruins-of-dale")
    table.shadow.may_not("join:valley-east-marsh", because="B5A-3.3")
    table.shadow.chooses("join:valley-south-plains").may_not("done", because="B5A-29.1")
    table.shadow.chooses("join:valley-central-hills").may("done", "join:valley-central-plains")
    table.shadow.chooses("done")
    armies = ("valley-south-plains", "valley-central-hills")
    assert BattleBegan(SHADOW, armies, "ruins-of-dale") in table.events


@pytest.mark.rule("B5A-7.3")
def test_a_combined_attack_needs_two_armies_beside_the_enemy_and_moves_none() -> None:
    table = Battlefield.empty().army("ruins-of-dale", lake_men=3)
    table.army("valley-central-hills", orcs=1).army("valley-east-marsh", orcs=4)
    table.acting(SHADOW, shadow="army")
    table.shadow.may("act:army:attack")
    table.shadow.may_not("act:army:combined-attack", because="B5A-7.3")
    table.army("valley-central-plains", orcs=1).shadow.may("act:army:combined-attack")


# Character


@pytest.mark.rule("B5A-7.5")
def test_a_fast_move_takes_one_army_with_leadership_up_to_two_regions() -> None:
    table = orcs_march().army("broken-lands-east-plains", orcs=3, tokens=1)
    table.acting(SHADOW, free="muster-army", shadow="character")
    table.shadow.chooses("act:character:fast-move")
    table.shadow.may_not("army:broken-lands-central-plains", because="B5A-12.2")
    table.shadow.chooses("army:broken-lands-east-plains", "to:broken-lands-riverside-plains")
    table.shadow.may("halt").chooses("to:broken-lands-ford-marsh")
    assert table.units("broken-lands-ford-marsh") == {"orcs": 3}
    assert table.tokens("broken-lands-ford-marsh") == 1
    assert table.asked == [(FREE, "act")]  # neither a third region nor a second army


@pytest.mark.rule("B5A-7.5")
def test_a_fast_move_may_end_after_one_region() -> None:
    table = orcs_march().army("broken-lands-east-plains", orcs=3, tokens=1)
    table.acting(SHADOW, free="muster-army", shadow="character")
    table.shadow.chooses("act:character:fast-move")
    table.shadow.chooses("army:broken-lands-east-plains", "to:broken-lands-riverside-plains")
    table.shadow.chooses("halt")
    assert table.units("broken-lands-riverside-plains") == {"orcs": 3}
    assert table.asked == [(FREE, "act")]


@pytest.mark.rule("B5A-7.5", "B5A-7.6")
def test_without_any_leadership_there_is_no_fast_move_and_no_led_attack() -> None:
    table = orcs_march().acting(SHADOW, free="muster-army", shadow="character army")
    table.shadow.may_not("act:character:fast-move", because="B5A-7.5")
    table.shadow.may_not("act:character:led-attack", because="B5A-7.6")
    table.army("broken-lands-east-plains", orcs=3, tokens=1)
    table.shadow.may("act:character:fast-move", "act:character:led-attack")


@pytest.mark.rule("B5A-7.6")
def test_a_character_result_sends_an_army_with_leadership_to_attack() -> None:
    table = Battlefield.empty().army("lower-slopes", wood_elf_archers=2)
    table.army("valley-central-plains", orcs=2, tokens=1).army("valley-west-plains", orcs=5)
    table.acting(SHADOW, shadow="character").shadow.chooses("act:character:led-attack")
    table.shadow.may_not("army:valley-west-plains", because="B5A-12.2")
    table.shadow.chooses("army:valley-central-plains", "to:valley-south-plains")
    table.shadow.may("no-attack").chooses("attack:lower-slopes")
    assert BattleBegan(SHADOW, ("valley-south-plains",), "lower-slopes") in table.events


@pytest.mark.rule("B5A-7.6")
def test_a_led_army_attacks_without_moving_too() -> None:
    table = Battlefield.empty().army("lower-slopes", wood_elf_archers=2)
    table.character("thranduil", "lower-slopes").army("valley-west-plains", orcs=5)
    table.acting(FREE, free="character").free.chooses("act:character:led-attack")
    table.free.chooses("army:lower-slopes", "attack:valley-west-plains")
    assert BattleBegan(FREE, ("lower-slopes",), "valley-west-plains") in table.events


@pytest.mark.rule("B5A-7.7")
def test_any_number_of_characters_move_each_up_to_its_own_value() -> None:
    table = Battlefield.empty().character("bard", "camp").character("dain", "eastern-spur")
    table.character("gandalf", "ravenhill").character("thranduil", "ravenhill")
    table.acting(FREE, free="character", shadow="army").free.chooses(
        "act:character:move-characters"
    )
    table.free.chooses("go:bard:eastern-bank-north-plains")  # one region
    table.free.may_not("go:bard:eastern-bank-gate-plains", because="B5A-7.7")
    table.free.chooses("go:dain:eastern-bank-ford-plains")  # two regions
    table.free.may_not("go:gandalf:valley-southwest-plains", because="B5A-10.13")
    table.free.chooses("go:gandalf:lower-slopes").chooses("done")
    assert table.events[:3] == [
        CharacterMoved("bard", "eastern-bank-north-plains"),
        CharacterMoved("dain", "eastern-bank-ford-plains"),
        CharacterMoved("gandalf", "lower-slopes"),
    ]
    assert table.state.characters["thranduil"] == "ravenhill"


@pytest.mark.rule("B5A-7.7")
def test_only_own_characters_in_play_move() -> None:
    table = Battlefield.empty().character("bard", "camp").character("bolg", "valley-west-plains")
    table.acting(FREE, free="character", shadow="army").free.chooses(
        "act:character:move-characters"
    )
    table.free.may_not("go:bolg:fallen-bridge", "go:dain:camp", because="B5A-7.7")


@pytest.mark.rule("B5A-7.7")
def test_who_has_no_character_on_the_board_cannot_move_any() -> None:
    table = Battlefield.empty().army("camp", lake_men=1).acting(FREE, free="character muster-army")
    table.free.may_not("act:character:move-characters", because="B5A-7.7")
    table.character("bard", "camp").free.may("act:character:move-characters")


# Muster


@pytest.mark.rule("B5A-7.11")
def test_recruiting_flips_one_token_in_each_of_up_to_two_regions() -> None:
    table = orcs_march().lay("shadow-at-broken-lands-north-plains", "two-orcs", "wargs")
    table.lay("shadow-at-broken-lands-east-hills", "great-orcs")
    table.lay("shadow-at-broken-lands-northwest-hills", "orcs")
    table.draws("draw shadow-at-broken-lands-north-plains", 0)
    table.acting(SHADOW, free="muster-army", shadow="muster").shadow.chooses("act:muster:recruit")
    table.shadow.may("done").chooses("recruit:broken-lands-north-plains:shadow")
    assert TokenFlipped(SHADOW, "broken-lands-north-plains", "two-orcs") in table.events
    assert table.units("broken-lands-north-plains") == {"orcs": 2}
    table.shadow.may_not("recruit:broken-lands-north-plains:shadow", because="B5A-18.2")
    table.shadow.may("done").chooses("recruit:broken-lands-east-hills:shadow")
    assert table.units("broken-lands-east-hills") == {"great-orcs": 1}
    assert table.asked == [(FREE, "act")]  # the third region keeps its token
    assert table.state.size("shadow-at-broken-lands-northwest-hills") == 1
    assert table.state.size("shadow-at-broken-lands-north-plains") == 1


@pytest.mark.rule("B5A-7.11")
def test_one_flips_own_tokens_only() -> None:
    table = Battlefield().acting(FREE, free="muster", shadow="army")
    table.free.chooses("act:muster:recruit").may("recruit:camp:dwarves-and-men")
    table.free.may_not("recruit:broken-lands-north-plains:shadow", because="B5A-18.10")
    table = orcs_march().acting(SHADOW, free="muster-army", shadow="muster army")
    table.shadow.may_not("act:muster:recruit", because="B5A-7.11")


@pytest.mark.rule("B5A-7.12")
def test_a_rally_takes_up_to_two_armies() -> None:
    table = orcs_march().army("broken-lands-central-plains", orcs=2, damage=2)
    table.army("broken-lands-east-plains", orcs=3, damage=2)
    table.army("broken-lands-northeast-plains", wargs=2, damage=1)
    table.acting(SHADOW, free="muster-army", shadow="muster").dice(5, 1, 6, 2, 5)
    table.shadow.chooses("act:muster:rally").chooses("rally:broken-lands-central-plains")
    table.shadow.may_not("rally:broken-lands-central-plains", because="B5A-7.12")
    table.shadow.chooses("rally:broken-lands-east-plains")
    assert table.shadow.options == ["done"]  # not a third one
    table.shadow.chooses("done")
    assert Rallied(SHADOW, "broken-lands-central-plains", 1) in table.events
    assert Rallied(SHADOW, "broken-lands-east-plains", 2) in table.events
    assert table.damage("broken-lands-central-plains") == 1
    assert table.damage("broken-lands-east-plains") == 0
    assert table.damage("broken-lands-northeast-plains") == 1


@pytest.mark.rule("B5A-7.12")
def test_a_rally_may_take_one_army_only_and_needs_a_damaged_one() -> None:
    table = orcs_march().acting(SHADOW, free="muster-army", shadow="muster army")
    table.shadow.may_not("act:muster:rally", because="B5A-7.12")
    table.army("broken-lands-central-plains", orcs=2, damage=1).dice(1, 6)
    table.shadow.chooses("act:muster:rally").chooses("rally:broken-lands-central-plains", "done")
    assert table.damage("broken-lands-central-plains") == 0
    assert table.asked == [(FREE, "act")]


# Cards


def holding(seat: int, die: str, *more: str) -> Battlefield:
    """A side has one card of each type, a Story card and one die; the other has one die."""
    table = Battlefield.empty().army("camp", lake_men=1).army("valley-east-plains", orcs=1)
    table.hand(seat, ARMY_CARD, CHARACTER_CARD, MUSTER_CARD, *more)
    own, foe = ("free", "shadow") if seat == FREE else ("shadow", "free")
    return table.acting(seat, **{own: die, foe: "event"})


@pytest.mark.rule("B5A-7.4")
@pytest.mark.parametrize(("seat", "story"), [(FREE, "sf-on-the-march"), (SHADOW, "ss-war-band")])
def test_an_army_result_plays_an_army_card(seat: int, story: str) -> None:
    for die in ("muster-army", "army") if seat == SHADOW else ("muster-army",):
        table = holding(seat, die, story)
        table.seat(seat).may(f"play:{die}:{ARMY_CARD}", f"play:{die}:{story}")
    for die in ("muster", "character"):
        table = holding(seat, die, story)
        refused = (f"play:{die}:{ARMY_CARD}", f"play:{die}:{story}")
        table.seat(seat).may_not(*refused, because="B5A-7.4")


@pytest.mark.rule("B5A-7.8")
@pytest.mark.parametrize(("seat", "story"), [(FREE, "sf-dismay"), (SHADOW, "ss-black-tide")])
def test_a_character_result_plays_a_character_card(seat: int, story: str) -> None:
    table = holding(seat, "character", story)
    table.seat(seat).may(f"play:character:{CHARACTER_CARD}", f"play:character:{story}")
    for die in ("muster", "muster-army"):
        table = holding(seat, die, story)
        refused = (f"play:{die}:{CHARACTER_CARD}", f"play:{die}:{story}")
        table.seat(seat).may_not(*refused, because="B5A-7.8")


@pytest.mark.rule("B5A-7.13")
@pytest.mark.parametrize(("seat", "story"), [(FREE, "sf-rescue"), (SHADOW, "ss-orc-army")])
def test_a_muster_result_plays_a_muster_card(seat: int, story: str) -> None:
    for die in ("muster", "muster-army"):
        table = holding(seat, die, story)
        table.seat(seat).may(f"play:{die}:{MUSTER_CARD}", f"play:{die}:{story}")
    for die in ("character", "army") if seat == SHADOW else ("character",):
        table = holding(seat, die, story)
        refused = (f"play:{die}:{MUSTER_CARD}", f"play:{die}:{story}")
        table.seat(seat).may_not(*refused, because="B5A-7.13")


@pytest.mark.rule("B5A-7.10")
@pytest.mark.parametrize(
    ("seat", "stories"),
    [
        (FREE, ("sf-on-the-march", "sf-dismay", "sf-rescue")),
        (SHADOW, ("ss-war-band", "ss-black-tide", "ss-orc-army")),
    ],
)
def test_an_event_result_plays_a_card_of_any_type(seat: int, stories: tuple[str, ...]) -> None:
    table = holding(seat, "event", *stories)
    for card in (ARMY_CARD, CHARACTER_CARD, MUSTER_CARD, *stories):
        table.seat(seat).may(f"play:event:{card}")


@pytest.mark.rule("B5A-7.9")
@pytest.mark.parametrize("seat", [FREE, SHADOW])
def test_an_event_result_draws_an_event_and_an_own_story(seat: int) -> None:
    table = Battlefield.empty().acting(seat, free="event", shadow="event")
    table.seat(seat).chooses("act:event:draw-cards")
    assert set(table.seat(seat).options) == {"draw-event", "draw-story", "done"}
    table.seat(seat).chooses("draw-event")
    assert CardsDrawn(seat, 1, 0) in table.events
    assert set(table.seat(seat).options) == {"draw-story", "done"}
    table.seat(seat).may_not("draw-event", because="B5A-7.9").chooses("draw-story")
    assert CardsDrawn(seat, 0, 1) in table.events
    own, foe = ("free", "shadow") if seat == FREE else ("shadow", "free")
    assert [table.state.size(f"event-hand-{side}") for side in (own, foe)] == [1, 0]
    assert [table.state.size(f"story-{side}-hand") for side in (own, foe)] == [1, 0]
    assert table.asked == [(1 - seat, "act")]


@pytest.mark.rule("B5A-6.4", "B5A-7.9")
@pytest.mark.parametrize(
    ("picks", "drawn"),
    [
        (("done",), (0, 0)),
        (("draw-event", "done"), (1, 0)),
        (("draw-story", "done"), (0, 1)),
        (("draw-story", "draw-event"), (1, 1)),
    ],
)
def test_each_card_of_a_draw_is_optional(picks: tuple[str, ...], drawn: tuple[int, int]) -> None:
    table = Battlefield.empty().acting(FREE, free="event", shadow="event")
    table.free.chooses("act:event:draw-cards")
    for pick in picks:
        table.free.chooses(pick)
    hand = ("event-hand-free", "story-free-hand")
    assert tuple(table.state.size(zone) for zone in hand) == drawn
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-7.9", "B5A-8.11", "B5A-8.10")
def test_only_cards_that_are_left_are_drawn() -> None:
    stories = [card for card in TYPE_OF if card.startswith("ss-")]
    table = Battlefield.empty().lay("story-shadow-discard", *stories)
    table.acting(SHADOW, free="event", shadow="event event").shadow.chooses("act:event:draw-cards")
    table.shadow.may_not("draw-story", because="B5A-8.11")
    assert set(table.shadow.options) == {"draw-event", "done"}
    table.shadow.chooses("draw-event")
    assert table.asked == [(FREE, "act")]  # nothing is left to choose
    table = no_events_left(Battlefield.empty())
    table.acting(SHADOW, free="event", shadow="event").shadow.chooses("act:event:draw-cards")
    table.shadow.may_not("draw-event", because="B5A-8.10").may("draw-story")
    table = no_events_left(Battlefield.empty()).lay("story-shadow-discard", *stories)
    table.acting(SHADOW, free="event", shadow="event")
    table.shadow.may_not("act:event:draw-cards", because="B5A-7.9")


def no_events_left(table: Battlefield) -> Battlefield:
    """All Event cards are in the hands of the Free Peoples."""
    return table.lay("event-hand-free", *EVENTS)


@pytest.mark.rule("B5A-7.9")
def test_the_hand_limit_is_kept_after_the_draw_and_other_results_draw_nothing() -> None:
    table = Battlefield.empty().hand(SHADOW, ARMY_CARD, CHARACTER_CARD, MUSTER_CARD, SHADOW_STORY)
    table.hand(SHADOW, *table.shadow.sees("event-hand-shadow"), SHADOW_STORY, "ss-ill-chance")
    table.acting(SHADOW, free="event", shadow="event army character muster muster-army eye")
    for die in ("army", "character", "muster", "muster-army"):
        table.shadow.may_not(f"act:{die}:draw-cards", because="B5A-7.9")
    table.shadow.chooses("act:event:draw-cards").chooses("draw-event").chooses("draw-story")
    assert table.asked == [(SHADOW, "draw-discard")]
    table.shadow.chooses(f"discard:{SHADOW_STORY}", "done")
    assert table.asked == [(FREE, "act")]


# Eye


@pytest.mark.rule("B5A-7.14")
def test_goblins_are_recruited_in_both_mustering_points() -> None:
    table = orcs_march().army(NORTH_POINT, goblins=2).acting(SHADOW, shadow="eye army")
    table.shadow.chooses("act:eye:recruit-goblins").chooses(f"goblin-at:{NORTH_POINT}")
    table.shadow.may_not(f"goblin-at:{NORTH_POINT}", because="B5A-7.14")
    assert set(table.shadow.options) == {f"goblin-at:{WEST_POINT}", "done"}
    table.shadow.chooses(f"goblin-at:{WEST_POINT}")
    assert table.units(NORTH_POINT) == {"goblins": 3}
    assert table.units(WEST_POINT) == {"goblins": 1}
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-6.4", "B5A-7.14")
@pytest.mark.parametrize("points", [(), (WEST_POINT,), (NORTH_POINT,)])
def test_the_shadow_may_leave_out_a_mustering_point(points: tuple[str, ...]) -> None:
    table = orcs_march().army(NORTH_POINT, goblins=2).acting(SHADOW, shadow="eye army")
    table.shadow.chooses("act:eye:recruit-goblins")
    for point in points:
        table.shadow.chooses(f"goblin-at:{point}")
    table.shadow.chooses("done")
    assert table.units(NORTH_POINT) == {"goblins": 2 + (NORTH_POINT in points)}
    assert table.units(WEST_POINT) == ({"goblins": 1} if WEST_POINT in points else {})
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-7.14")
def test_with_one_goblins_figure_left_the_shadow_chooses_the_point() -> None:
    table = orcs_march().army(NORTH_POINT, goblins=11).acting(SHADOW, shadow="eye army")
    table.shadow.chooses("act:eye:recruit-goblins")
    points = {f"goblin-at:{NORTH_POINT}", f"goblin-at:{WEST_POINT}"}
    assert set(table.shadow.options) == {*points, "done"}
    table.shadow.may_not("goblin-at:broken-lands-east-hills", because="B5A-7.14")
    table.shadow.chooses(f"goblin-at:{WEST_POINT}")
    assert table.units(WEST_POINT) == {"goblins": 1}
    assert table.units(NORTH_POINT) == {"goblins": 11}
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-7.14")
def test_with_no_goblins_figure_left_none_come() -> None:
    table = orcs_march().army(NORTH_POINT, goblins=12).acting(SHADOW, shadow="eye army")
    table.shadow.may_not("act:eye:recruit-goblins", because="B5A-7.14")
    table.army(NORTH_POINT, goblins=11).shadow.may("act:eye:recruit-goblins")


@pytest.mark.rule("B5A-7.15")
def test_an_army_with_goblins_moves_into_its_pass_and_attacks_from_there() -> None:
    table = Battlefield.empty().army(BELOW_NORTH_PASS, dwarf_veterans=1)
    table.army(NORTH_POINT, goblins=3).army(WEST_POINT, orcs=2).board(open_passes=dict(OPEN))
    table.acting(SHADOW, shadow="eye").shadow.chooses("act:eye:goblin-attack")
    table.shadow.may_not(f"army:{WEST_POINT}", because="B5A-7.15")
    table.shadow.chooses(f"army:{NORTH_POINT}", f"to:{NORTH_PASS}")
    table.shadow.may("no-attack").chooses(f"attack:{BELOW_NORTH_PASS}")
    assert BattleBegan(SHADOW, (NORTH_PASS,), BELOW_NORTH_PASS) in table.events


@pytest.mark.rule("B5A-7.15")
def test_a_goblin_attack_on_the_battlefield_takes_the_whole_army() -> None:
    table = Battlefield.empty().army("lower-slopes", wood_elf_archers=2)
    table.army("valley-central-plains", goblins=1, orcs=2).army("valley-west-plains", orcs=5)
    table.acting(SHADOW, shadow="eye").shadow.chooses("act:eye:goblin-attack")
    table.shadow.may_not("army:valley-west-plains", because="B5A-7.15")
    table.shadow.chooses("army:valley-central-plains", "to:valley-south-plains")
    assert table.units("valley-south-plains") == {"goblins": 1, "orcs": 2}
    table.shadow.chooses("attack:lower-slopes")
    assert BattleBegan(SHADOW, ("valley-south-plains",), "lower-slopes") in table.events


@pytest.mark.rule("B5A-7.16")
def test_a_goblin_move_takes_up_to_two_armies_with_goblins() -> None:
    table = Battlefield.empty().army("lower-slopes", wood_elf_archers=2)
    table.army(NORTH_POINT, goblins=3).army("valley-central-plains", goblins=1, orcs=2)
    table.army("broken-lands-east-hills", orcs=3).board(open_passes=dict(OPEN))
    table.acting(SHADOW, free="muster-army", shadow="eye").shadow.chooses("act:eye:goblin-move")
    assert set(table.shadow.options) == {
        "done",
        f"army:{NORTH_POINT}",
        "army:valley-central-plains",
    }
    table.shadow.chooses(f"army:{NORTH_POINT}", f"to:{NORTH_PASS}")
    table.shadow.may("done")
    table.shadow.chooses("army:valley-central-plains", "to:valley-south-plains")
    assert table.units(NORTH_PASS) == {"goblins": 3}
    assert table.units("valley-south-plains") == {"goblins": 1, "orcs": 2}
    assert table.asked == [(FREE, "act")]  # no third move, and no attack


@pytest.mark.rule("B5A-7.17")
def test_the_part_that_moves_must_contain_goblins_and_others_may_go_along() -> None:
    for action in ("goblin-move", "goblin-attack"):
        table = Battlefield.empty().army("lower-slopes", wood_elf_archers=2)
        table.army("valley-central-plains", goblins=2, orcs=2)
        table.acting(SHADOW, free="muster-army", shadow="eye")
        table.shadow.chooses(f"act:eye:{action}")
        table.shadow.chooses("army:valley-central-plains", "leave:goblins")
        table.shadow.may_not("leave:goblins", because="B5A-7.17").may("leave:orcs")
        table.shadow.chooses("leave:orcs", "to:valley-east-plains")
        assert table.units("valley-east-plains") == {"goblins": 1, "orcs": 1}
        assert table.units("valley-central-plains") == {"goblins": 1, "orcs": 1}


@pytest.mark.rule("B5A-7.18")
def test_an_eye_gives_the_goblins_actions_and_no_other() -> None:
    table = Battlefield().army("broken-lands-east-hills", wargs=3, damage=2, tokens=1)
    table.army("valley-west-plains", orcs=1).board(open_passes=dict(OPEN))
    table.board(bats=table.state.bats | {"broken-lands": 1})
    table.acting(SHADOW, free="muster-army", shadow="eye")
    goblins = {"recruit-goblins", "goblin-attack", "goblin-move"}
    assert set(table.shadow.options) == {f"act:eye:{action}" for action in goblins} | {"skip:eye"}
    given = {  # whatever a die shows, if a card or a reference card says so
        "enter-play": "B5A-10.5",
        "orcs-from-card": "B5A-CR-39",
        "clear-mind-at-a-price": "B5A-CR-31",
    }
    for action in set(ACTIONS) - goblins - set(given):
        table.shadow.may_not(f"act:eye:{action}", because="B5A-7.18")
    for action, rule in given.items():
        table.shadow.may_not(f"act:eye:{action}", because=rule)


@pytest.mark.rule("B5A-7.18")
def test_an_eye_plays_no_card() -> None:
    table = Battlefield.empty().hand(SHADOW, ARMY_CARD, CHARACTER_CARD, MUSTER_CARD, SHADOW_STORY)
    table.acting(SHADOW, shadow="eye eye")
    for card in (ARMY_CARD, CHARACTER_CARD, MUSTER_CARD, SHADOW_STORY):
        table.shadow.may_not(f"play:eye:{card}", because="B5A-7.18")


@pytest.mark.rule("B5A-7.18")
def test_other_results_do_not_serve_as_an_eye() -> None:
    table = Battlefield().board(open_passes=dict(OPEN))
    table.acting(SHADOW, shadow="muster-army muster army character")
    for die in ("muster-army", "muster", "army", "character"):
        table.shadow.may_not(f"act:{die}:recruit-goblins", because="B5A-7.14")
        table.shadow.may_not(f"act:{die}:goblin-attack", because="B5A-7.15")
        table.shadow.may_not(f"act:{die}:goblin-move", because="B5A-7.16")


# Actions that could do nothing are not offered

GATE = "front-gate"
GATE_PLAINS = "eastern-bank-gate-plains"
"""The only region next to the Front Gate."""


@pytest.mark.rule("B5A-7.11", "B5A-33.10", "B5A-33.11")
@pytest.mark.parametrize(
    ("seat", "region", "back", "face"),
    [
        (FREE, "ravenhill", "elves", "wood-elf-archers"),
        (SHADOW, "broken-lands-north-plains", "shadow", "orcs"),
    ],
)
def test_nobody_recruits_if_beorn_stands_on_all_tokens(
    seat: int, region: str, back: str, face: str
) -> None:
    table = Battlefield.empty().lay(f"{back}-at-{region}", face).beorn(region)
    table.army("camp", lake_men=1).army("broken-lands-southeast-plains", orcs=1)
    table.acting(seat, free="muster event", shadow="muster event")
    table.seat(seat).may_not("act:muster:recruit", because="B5A-7.11")
    table.beorn("eastern-spur").seat(seat).may("act:muster:recruit")


def locked_in() -> Battlefield:
    """Goblins with a leader are at the Front Gate, and Lake-men before it."""
    table = Battlefield.empty().army(GATE, goblins=2, tokens=1).army(GATE_PLAINS, lake_men=2)
    table.board(bats=table.state.bats | {"eastern-bank": 1})
    return table.acting(SHADOW, free="event", shadow="army muster character eye")


@pytest.mark.rule("B5A-34.3")
def test_bats_do_not_help_an_army_that_cannot_go_anywhere() -> None:
    locked_in().shadow.may_not("act:muster:cloud-of-bats", because="B5A-34.3")
    table = locked_in().army("camp", orcs=1)
    table.shadow.may("act:muster:cloud-of-bats").chooses("act:muster:cloud-of-bats")
    table.shadow.may_not(f"army:{GATE}", because="B5A-14.1")


@pytest.mark.rule("B5A-7.16", "B5A-7.5", "B5A-7.1")
def test_no_move_is_offered_if_no_army_can_make_it() -> None:
    table = locked_in()
    table.shadow.may_not("act:army:strategic-move", because="B5A-7.1")
    table.shadow.may_not("act:character:fast-move", because="B5A-7.5")
    table.shadow.may_not("act:eye:goblin-move", because="B5A-7.16")
    # They can attack all the same.
    table.shadow.may("act:army:attack", "act:character:led-attack", "act:eye:goblin-attack")
    table.army("camp", orcs=1).shadow.may("act:army:strategic-move")
    table.shadow.may_not("act:character:fast-move", because="B5A-7.5")
    table.shadow.may_not("act:eye:goblin-move", because="B5A-7.16")


@pytest.mark.rule("B5A-7.6", "B5A-7.2")
def test_no_attack_is_offered_if_no_army_can_go_or_attack() -> None:
    table = Battlefield.empty().army(GATE, dwarf_veterans=2, tokens=1).beorn(GATE_PLAINS)
    table.army("broken-lands-southeast-plains", orcs=1)
    table.acting(FREE, free="character muster-army", shadow="event")
    table.free.may_not("act:character:led-attack", because="B5A-7.6")
    table.free.may_not("act:muster-army:attack", because="B5A-7.2")
    table.free.may("act:character:fast-move")  # past Beorn
    table.beorn("eastern-spur").free.may("act:character:led-attack", "act:muster-army:attack")


@pytest.mark.rule("B5A-33.6")
@pytest.mark.parametrize("die", ["character", "will-of-the-west"])
def test_beorn_is_not_moved_if_he_can_neither_go_nor_attack(die: str) -> None:
    table = Battlefield.empty(ruleset={"characters.beorn.movement": 1})
    table.beorn(GATE).army(GATE_PLAINS, lake_men=2).acting(FREE, free=f"{die} event")
    table.free.may_not(f"act:{die}:move-beorn", because="B5A-33.6")
    table.army(GATE_PLAINS, orcs=2).free.may(f"act:{die}:move-beorn")  # to attack
    table.state.armies.pop(GATE_PLAINS)
    table.board().free.may(f"act:{die}:move-beorn")  # to go


GAMES = 20 if "OSTROG_LONG" in os.environ else 1


@pytest.mark.rule("B5A-6.2", "B5A-11.3")
@pytest.mark.parametrize("ruleset", RULESETS)
def test_an_action_that_is_offered_asks_something_or_changes_something(ruleset: str) -> None:
    """In random games, on the way of which every action offered is tried."""
    for seed in range(GAMES):
        random, war = Random(seed), new(game, "standard", Mixer(seed), ruleset=RULESETS[ruleset])
        while war.outcome is None:
            ask = random.choice(asks(war))
            if ask.kind == "act" and random.random() < 0.2:
                for option in ask.options:
                    if option.verb in ("act", "use-general"):
                        assert is_worth_it(war, ask.seat, option), (ruleset, seed, option)
            choose(war, ask.seat, random.choice(ask.options))


def is_worth_it(war: War, seat: int, option: Option) -> bool:
    """Whether an action asks something, or something happens besides that it is used up."""
    after = war.clone()
    choose(after, seat, option)
    if after.outcome is not None or asks(after)[0].kind not in ("act", "bilbo-relocate"):
        return True
    happened = {type(told.event) for told in after.scratch.outbox}
    return bool(happened - {DieUsed, GeneralUsed})


def test_every_name_of_an_action_has_one_record_in_the_same_order() -> None:
    assert tuple(ALL_ACTIONS.by_name) == ACTIONS
    for face, given in ALL_ACTIONS.given.items():
        assert [name for die, name in given if die == face] == sorted(
            [name for _, name in given], key=ACTIONS.index
        )


def test_an_expansion_can_add_an_action_and_the_game_alone_does_not_have_it() -> None:
    scout = Action(
        "scout",
        "event",
        "B5A-7.9",
        possible=lambda war, seat, die: seat == FREE,
        start=lambda war, seat, die: DrawCards(seat=seat, kind="draw-discard"),
    )
    more = ALL_ACTIONS.plus(scout)
    scouts = Expansion(
        name="scouts", members={ACTION: ("scout",)}, queries={actions: lambda war: more}
    )
    with_scouts = msgspec.structs.replace(game, expansions=(scouts,))
    for names in ((), ("scouts",)):
        war = new(with_scouts, "standard", Mixer(1), expansions=names)
        act(war, FREE, "event", "army")
        offered = [option.id for option in asks(war)[0].options]
        assert ("act:event:scout" in offered) is bool(names)
    choose(war, FREE, ACT["event", "scout"])
    assert CardsDrawn(FREE, 1, 0) in [told.event for told in war.scratch.outbox]


# Will of the West


@pytest.mark.rule("B5A-7.19")
def test_the_will_of_the_west_serves_as_character_army_muster_or_event() -> None:
    table = Battlefield().army("camp", lake_men=2, damage=1).army("lower-slopes", lake_men=2)
    table.army("valley-west-plains", wood_elf_spearmen=1).board(marker=6)
    table.army("valley-southwest-plains", orcs=1).army("southern-spur-west-mountains", orcs=1)
    table.beorn("valley-east-plains").beside("fate-eagles-are-not-kindly-birds")
    table.board(eagles=table.state.eagles | {"southern-spur": 1})
    table.acting(FREE, free="will-of-the-west", shadow="eye")
    for name, action in ALL_ACTIONS.by_name.items():
        if action.result in ("character", "army", "muster", "event") and name != "cloud-of-bats":
            table.free.may(f"act:will-of-the-west:{name}")
    table.free.may("act:will-of-the-west:enter-play")
    table.free.may_not("act:will-of-the-west:recruit-goblins", because="B5A-7.14")
    table.free.may_not("act:will-of-the-west:goblin-attack", because="B5A-7.15")
    table.free.may_not("act:will-of-the-west:goblin-move", because="B5A-7.16")
    table.free.may_not("act:will-of-the-west:cloud-of-bats", because="B5A-34.3")


@pytest.mark.rule("B5A-7.19")
def test_the_will_of_the_west_gives_one_action_in_all() -> None:
    table = Battlefield().acting(FREE, free="will-of-the-west", shadow="eye")
    table.free.chooses("act:will-of-the-west:move-characters")
    table.free.chooses("go:bard:eastern-bank-bend-hills", "done")
    assert table.state.dice[FREE] == {"will-of-the-west": 0}
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("B5A-7.15", "B5A-7.16")
def test_without_goblins_there_is_no_goblin_move_and_no_goblin_attack() -> None:
    table = Battlefield.empty().army("valley-central-plains", orcs=2).army("camp", lake_men=1)
    table.acting(SHADOW, shadow="eye eye")
    table.shadow.may_not("act:eye:goblin-attack", because="B5A-7.15")
    table.shadow.may_not("act:eye:goblin-move", because="B5A-7.16")
    table.army("goblin-mustering-point-west", goblins=2)  # behind a closed pass
    table.shadow.may_not("act:eye:goblin-move", because="B5A-7.16")
    table.army("valley-central-hills", goblins=1).shadow.may("act:eye:goblin-move")


@pytest.mark.rule("B5A-7.16")
def test_a_goblin_move_takes_no_third_army() -> None:
    table = Battlefield.empty().army("camp", lake_men=1)
    for region in ("north-plains", "riverside-plains", "south-plains"):
        table.army(f"broken-lands-{region}", goblins=1)
    table.acting(SHADOW, free="army", shadow="eye").shadow.chooses("act:eye:goblin-move")
    table.shadow.chooses("army:broken-lands-north-plains", "to:broken-lands-spur-plains")
    table.shadow.chooses("army:broken-lands-south-plains", "to:broken-lands-east-plains")
    assert table.asked == [(FREE, "act")]
