"""Chapter 4: the six phases of a turn."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield
from ostrog.games.five_armies.board import events
from ostrog.games.five_armies.board.map import TERRITORIES
from ostrog.kernel import Event

ONES_AND_TWOS = ("fate-1", "fate-1-symbol", "fate-2", "fate-2-symbol") * 2
SPECIAL = ("fate-arkenstone", "fate-necromancer")
FREE_STORIES = (
    "sf-lucky-number",
    "sf-dismay",
    "sf-elf-lords",
    "sf-last-stand",
    "sf-rescue",
)
SHADOW_STORIES = (
    "ss-war-band",
    "ss-orc-army",
    "ss-black-tide",
    "ss-ill-chance",
    "ss-howling-orcs",
    "ss-great-dread",
)
SEVEN_REGIONS = (
    "broken-lands-spur-plains",
    "broken-lands-central-plains",
    "broken-lands-ford-marsh",
    "broken-lands-middle-hills",
    "broken-lands-riverside-plains",
    "broken-lands-east-plains",
    "broken-lands-south-plains",
)


def seven_shadow_armies() -> Battlefield:
    table = Battlefield.empty()
    for region in SEVEN_REGIONS:
        table.army(region, orcs=1)
    return table


def skip_the_actions(table: Battlefield) -> list[Event]:
    """Let both sides skip all their dice; return the events after the last one."""
    while [kind for _, kind in table.asked] == ["act"]:
        seat = table.seat(table.asked[0][0])
        seat.chooses(next(option for option in seat.options if option.startswith("skip:")))
    return table.events


def at_the_end_of_a_turn(table: Battlefield) -> Battlefield:
    """Skip the last die and phase 6, so that the next turn has begun."""
    turn = table.state.turn
    skip_the_actions(table.acting(FREE, free="event"))
    assert table.state.turn == turn + 1
    return table


# The phases


@pytest.mark.rule("B5A-4.1")
def test_a_turn_has_six_phases_in_their_order_and_another_turn_follows() -> None:
    table = Battlefield()
    asked = [table.asked_kind]
    happened = list(table.events)
    table.free.chooses("activate:bard", "activate:dain", "done")
    while table.state.turn == 1:
        asked.append(table.asked_kind)
        happened += table.events
        seat = table.seat(table.asked[0][0])
        if table.asked_kind == "act":
            seat.chooses(next(option for option in seat.options if option.startswith("skip:")))
        elif seat.ask.closes:
            seat.accepts()
        else:
            seat.chooses({"fate-draw": "apply"}.get(table.asked_kind, "split:3:3"))
    happened += table.events
    assert list(dict.fromkeys(asked)) == [
        "activate-generals",
        "place-leadership",
        "fate-draw",
        "split-leadership-bats",
        "place-bats",
        "act",
    ]
    phases = {
        events.TurnBegan: "turn",
        events.CardsDrawn: "recovery",
        events.GeneralActivated: "generals",
        events.FateAdvanced: "fate",
        events.BatsSent: "shadow leadership",
        events.DiceRolled: "actions",
        events.TurnEnded: "end",
    }
    told = [phases[type(event)] for event in happened if type(event) in phases]
    assert list(dict.fromkeys(told)) == [
        "turn",
        "recovery",
        "generals",
        "fate",
        "shadow leadership",
        "actions",
        "end",
    ]
    assert told[-3:] == ["turn", "recovery", "recovery"]
    assert table.asked == [(FREE, "activate-generals")]


@pytest.mark.rule("B5A-4.1")
def test_turns_go_on_as_long_as_nobody_has_won() -> None:
    table = Battlefield()
    for turn in range(1, 30):
        assert table.state.turn == turn
        assert table.state.outcome is None
        table.phase("victory_check")


@pytest.mark.rule("B5A-4.2")
def test_in_phase_1_both_sides_take_back_their_dice_and_the_pools_are_determined() -> None:
    table = Battlefield.empty().character("thorin", "front-gate").controls("camp", "eastern-spur")
    table.board(dice=[{"muster": 1}, {"eye": 2}]).phase("recovery")
    assert table.state.pool == [6, 7]
    assert table.state.dice == [{}, {}]
    table.character("thorin", "eliminated").controls("camp").phase("recovery")
    assert table.state.pool == [5, 6]


@pytest.mark.rule("B5A-4.2")
def test_all_dice_are_there_again_in_the_next_turn() -> None:
    table = Battlefield().acting(FREE, free="muster", shadow="eye")
    assert events.TurnBegan(2) in skip_the_actions(table)
    table.phase("actions")
    rolled = [event for event in table.events if isinstance(event, events.DiceRolled)]
    assert [(event.seat, len(event.faces)) for event in rolled] == [(FREE, 5), (SHADOW, 6)]


def drawn(table: Battlefield) -> list[Event]:
    """Return the draws and discards since the last choice."""
    return [e for e in table.events if isinstance(e, events.CardsDrawn | events.CardsBuried)]


def before_a_turn() -> Battlefield:
    """Return a table with empty hands, on which Bard can be activated next."""
    return Battlefield.empty().army("camp", lake_men=1).character("bard", "camp")


@pytest.mark.rule("B5A-4.3")
def test_in_phase_1_each_player_draws_an_event_and_a_story_the_free_peoples_first() -> None:
    table = at_the_end_of_a_turn(before_a_turn())
    assert drawn(table) == [events.CardsDrawn(FREE, 1, 1), events.CardsDrawn(SHADOW, 1, 1)]
    for side in ("free", "shadow"):
        assert table.state.size(f"event-hand-{side}") == 1
        assert table.state.size(f"story-{side}-hand") == 1
    assert table.state.size("event-deck") == 28
    assert table.state.pool == [5, 6]  # the dice came first
    assert table.asked == [(FREE, "activate-generals")]


@pytest.mark.rule("B5A-4.3")
def test_the_last_event_card_is_drawn_by_the_free_peoples() -> None:
    table = before_a_turn()
    last, *others = table.state.faces("event-deck")
    at_the_end_of_a_turn(table.lay("event-open", *others))  # nothing can be shuffled
    assert drawn(table) == [events.CardsDrawn(FREE, 1, 1), events.CardsDrawn(SHADOW, 0, 1)]
    assert table.free.sees("event-hand-free") == [last]
    assert table.state.size("event-hand-shadow") == 0


@pytest.mark.rule("B5A-4.4", "B5A-8.7")
def test_in_phase_1_each_player_discards_down_to_six_cards_of_his_choice() -> None:
    table = before_a_turn().hand(FREE, *FREE_STORIES[:5]).hand(SHADOW, *SHADOW_STORIES[:6])
    table.phase("recovery")
    assert table.asked == [(FREE, "discard-to-limit")]  # before the Shadow has drawn
    assert table.free.ask.about == (1,)  # so many cards too many
    assert table.state.size("story-shadow-hand") == 6
    table.free.may_not("done", because="B5A-8.6").chooses(f"discard:{FREE_STORIES[3]}", "done")
    assert table.asked == [(SHADOW, "discard-to-limit")]
    table.shadow.chooses(f"discard:{SHADOW_STORIES[0]}", f"discard:{SHADOW_STORIES[5]}", "done")
    assert FREE_STORIES[3] not in table.free.sees("story-free-hand")
    assert table.shadow.sees("story-shadow-buried") == sorted(
        [SHADOW_STORIES[0], SHADOW_STORIES[5]]
    )
    for side in ("free", "shadow"):
        hand = table.state.size(f"event-hand-{side}") + table.state.size(f"story-{side}-hand")
        assert hand == 6
    assert table.asked == [(FREE, "activate-generals")]


@pytest.mark.rule("B5A-4.4")
def test_who_holds_six_cards_after_drawing_discards_none() -> None:
    table = before_a_turn().hand(FREE, *FREE_STORIES[:4]).hand(SHADOW, *SHADOW_STORIES[:4])
    table.phase("recovery")
    assert table.asked == [(FREE, "activate-generals")]
    assert table.state.size("story-free-hand") == table.state.size("story-shadow-hand") == 5


# Phase 2


@pytest.mark.rule("B5A-4.5")
def test_up_to_three_generals_are_activated() -> None:
    table = Battlefield()
    table.free.chooses("activate:bard", "activate:dain")
    table.free.may("activate:gandalf").may_not("activate:bard", because="B5A-4.5")
    table.free.chooses("activate:gandalf").may("done")
    table.free.may_not("activate:thranduil", because="B5A-4.5")
    table.free.chooses("done")
    assert table.state.activated == ["bard", "dain", "gandalf"]


@pytest.mark.rule("B5A-4.5")
def test_no_general_need_be_activated() -> None:
    table = Battlefield()
    table.free.chooses("done")
    assert table.state.activated == []
    assert sum(army.tokens for army in table.state.armies.values()) == 0


@pytest.mark.rule("B5A-4.5")
def test_only_generals_in_play_are_activated() -> None:
    table = Battlefield().character("dain", "eliminated").character("thorin", "front-gate")
    table.free.may("activate:bard")
    table.free.may_not("activate:dain", "activate:lord-of-the-eagles", because="B5A-4.5")
    table.free.may_not("activate:thorin", because="B5A-11.1")


@pytest.mark.rule("B5A-4.6")
def test_each_activated_general_brings_a_token_to_a_different_army() -> None:
    table = Battlefield()
    table.free.chooses("activate:bard", "activate:dain", "done")
    table.free.may_not("done", because="B5A-4.6").chooses("place-token:camp")
    table.free.may_not("place-token:camp", because="B5A-4.6")
    table.free.may_not("place-token:broken-lands-east-hills", because="B5A-13.1")
    table.free.may_not("place-token:fallen-bridge", because="B5A-13.1")  # nobody is there
    table.free.may("place-token:valley-central-plains").chooses("place-token:valley-central-plains")
    table.free.may_not("place-token:front-gate", because="B5A-4.6")
    table.free.chooses("done")
    led = {place: army.tokens for place, army in table.state.armies.items() if army.tokens}
    assert led == {"camp": 1, "valley-central-plains": 1}


@pytest.mark.rule("B5A-4.6")
def test_three_generals_bring_three_tokens() -> None:
    table = Battlefield()
    table.free.chooses("activate:bard", "activate:dain", "activate:thranduil", "done")
    table.free.chooses("place-token:camp", "place-token:eastern-spur", "place-token:ravenhill")
    table.free.may_not("place-token:front-gate", because="B5A-4.6").chooses("done")
    assert table.events.count(events.TokenPlaced(FREE, "ravenhill")) == 1
    assert sum(army.tokens for army in table.state.armies.values()) == 3


# Phase 3


@pytest.mark.rule("B5A-4.7")
def test_in_phase_3_a_fate_token_is_drawn_and_the_marker_advances() -> None:
    table = Battlefield().board(marker=4).lay("fate-special", *SPECIAL)
    table.lay("fate-removed", *ONES_AND_TWOS)  # only threes are left
    table.free.chooses("done")
    assert events.FateDrawn("fate-3", 3) in table.events
    assert events.FateAdvanced(3, 7) in table.events
    assert table.state.marker == 7
    assert table.asked == [(SHADOW, "split-leadership-bats")]


# Phase 4


@pytest.mark.rule("B5A-4.8")
def test_tokens_and_bats_add_up_to_a_pool_of_seven() -> None:
    table = seven_shadow_armies().board(pool=[5, 7]).phase("shadow_leadership")
    table.shadow.may("split:7:0", "split:1:6", "split:4:3")
    table.shadow.may_not("split:5:1", "split:6:2", "split:8:0", because="B5A-4.8")
    table.shadow.may_not("split:0:7", because="B5A-1.7")
    assert set(table.shadow.options) == {f"split:{tokens}:{7 - tokens}" for tokens in range(1, 8)}


@pytest.mark.rule("B5A-4.8")
def test_tokens_and_bats_add_up_to_a_pool_of_six() -> None:
    table = seven_shadow_armies().board(pool=[5, 6]).phase("shadow_leadership")
    table.shadow.may("split:6:0", "split:0:6", "split:5:1")
    table.shadow.may_not("split:4:3", "split:5:0", because="B5A-4.8")
    assert set(table.shadow.options) == {f"split:{tokens}:{6 - tokens}" for tokens in range(7)}


@pytest.mark.rule("B5A-4.8")
def test_as_many_tokens_and_bats_take_the_field_as_were_chosen() -> None:
    table = seven_shadow_armies().board(pool=[5, 7]).phase("shadow_leadership")
    table.shadow.chooses("split:4:3")
    table.shadow.chooses(*(f"place-token:{region}" for region in SEVEN_REGIONS[:4]), "done")
    table.shadow.chooses("send-bats:valley", "send-bats:valley")
    table.shadow.may_not("done", because="B5A-4.10").chooses("send-bats:broken-lands")
    table.shadow.may_not("send-bats:valley", because="B5A-4.8").chooses("done")
    assert sum(army.tokens for army in table.state.armies.values()) == 4
    assert sum(table.state.bats.values()) == 3


@pytest.mark.rule("B5A-4.9")
def test_each_leadership_token_of_the_shadow_goes_to_a_different_army() -> None:
    table = seven_shadow_armies().army("camp", lake_men=1).phase("shadow_leadership")
    first, second, third, *_ = SEVEN_REGIONS
    table.shadow.chooses("split:2:4").may_not("done", because="B5A-4.9")
    table.shadow.chooses(f"place-token:{first}")
    table.shadow.may_not(f"place-token:{first}", "done", because="B5A-4.9")
    table.shadow.may_not("place-token:camp", because="B5A-13.1")
    table.shadow.chooses(f"place-token:{second}")
    table.shadow.may_not(f"place-token:{third}", because="B5A-4.9").chooses("done")
    assert [table.tokens(region) for region in SEVEN_REGIONS] == [1, 1, 0, 0, 0, 0, 0]


@pytest.mark.rule("B5A-4.10")
def test_several_bats_may_share_a_territory() -> None:
    table = seven_shadow_armies().phase("shadow_leadership")
    table.shadow.chooses("split:0:6").may(*(f"send-bats:{territory}" for territory in TERRITORIES))
    table.shadow.chooses(*["send-bats:valley"] * 4, *["send-bats:southern-spur"] * 2, "done")
    assert table.state.bats == {
        "valley": 4,
        "southern-spur": 2,
        "eastern-bank": 0,
        "broken-lands": 0,
    }
    assert events.BatsSent("valley", 4) in table.events


@pytest.mark.rule("B5A-4.10")
def test_bats_count_for_the_whole_territory() -> None:
    table = seven_shadow_armies().army("valley-north-marsh", orcs=1).army("fallen-bridge", orcs=1)
    table.phase("shadow_leadership").shadow.chooses("split:5:1")
    table.shadow.chooses(*(f"place-token:{region}" for region in SEVEN_REGIONS[:5]), "done")
    table.shadow.chooses("send-bats:valley", "done")
    table.acting(SHADOW, shadow="muster army").shadow.chooses("act:muster:cloud-of-bats")
    table.shadow.may("army:valley-north-marsh", "army:fallen-bridge")
    table.shadow.may_not(f"army:{SEVEN_REGIONS[0]}", because="B5A-34.3")


# Phase 6


@pytest.mark.rule("B5A-4.11")
def test_phase_6_begins_with_the_victory_check() -> None:
    table = Battlefield().controls("ravenhill", "eastern-spur", "camp").board(activated=["bard"])
    table.army("camp", orcs=1, tokens=1).army("ruins-of-dale", lake_men=1, tokens=1)
    table.state.bats["valley"] = 2
    happened = skip_the_actions(table.acting(FREE, free="event"))
    assert events.TurnEnded(1, 10) in happened
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "B5A-31.7"
    assert table.tokens("camp") == table.tokens("ruins-of-dale") == 1  # nothing was removed yet
    assert table.state.bats["valley"] == 2
    assert table.state.activated == ["bard"]


@pytest.mark.rule("B5A-4.11")
def test_the_game_goes_on_if_the_victory_check_finds_nothing() -> None:
    table = Battlefield().controls("ravenhill", "eastern-spur").phase("victory_check")
    assert events.TurnEnded(1, 8) in table.events
    assert table.state.outcome is None
    assert events.TurnBegan(2) in table.events


@pytest.mark.rule("B5A-4.12")
def test_phase_6_removes_the_leadership_tokens_of_both_sides() -> None:
    table = Battlefield.empty().army("camp", lake_men=2, tokens=2).army("ravenhill", lake_men=1)
    table.army("mountain-pass-north", goblins=1, tokens=1)
    at_the_end_of_a_turn(table.army("valley-south-plains", orcs=3, tokens=3))
    assert {place: army.tokens for place, army in table.state.armies.items()} == {
        "camp": 0,
        "ravenhill": 0,
        "mountain-pass-north": 0,
        "valley-south-plains": 0,
    }


@pytest.mark.rule("B5A-4.13")
def test_phase_6_removes_all_great_bats_and_returns_the_eagles_to_the_eyrie() -> None:
    table = Battlefield().board(bats=dict(zip(TERRITORIES, (1, 2, 0, 3), strict=True)))
    table.board(eagles=table.state.eagles | {"valley": 2, "broken-lands": 1})
    table.character("lord-of-the-eagles", "eastern-bank")
    at_the_end_of_a_turn(table)
    assert table.state.bats == dict.fromkeys(TERRITORIES, 0)
    assert table.state.eagles == dict.fromkeys(TERRITORIES, 0) | {"eagles-eyrie": 3}
    assert table.state.characters["lord-of-the-eagles"] == "eagles-eyrie"


@pytest.mark.rule("B5A-4.14")
def test_phase_6_removes_unused_activation_tokens() -> None:
    table = Battlefield().board(activated=["bard", "gandalf"])
    before = table.state.armies.copy()
    at_the_end_of_a_turn(table)
    assert table.state.activated == []
    assert table.state.armies == before
    table.free.may("activate:bard", "activate:gandalf", "activate:dain")


@pytest.mark.rule("B5A-4.15")
def test_phase_6_leaves_damage_control_tokens_passes_and_cards_on_the_table_alone() -> None:
    table = Battlefield().army("camp", lake_men=3, damage=2, tokens=1)
    table.on_table("sf-lucky-number", "ss-howling-orcs").beside("fate-fury-of-the-dwarves")
    table.army("valley-south-plains", orcs=4, damage=3, tokens=1).controls("ravenhill", "camp")
    table.board(breaches={"front-gate": 2, "eastern-spur": 0, "ravenhill": 3})
    table.state.open_passes["goblin-mustering-point-north"] = True
    zones = [zone for zone in table.state.setting.places if "-at-" in zone or "-pile" in zone]
    tokens = {zone: table.state.faces(zone) for zone in zones}
    at_the_end_of_a_turn(table)
    assert table.damage("camp") == 2
    assert table.damage("valley-south-plains") == 3
    assert table.state.breaches == {"front-gate": 2, "eastern-spur": 0, "ravenhill": 3}
    assert {region for region, taken in table.state.control.items() if taken} == {
        "ravenhill",
        "camp",
    }
    assert table.state.open_passes == {
        "goblin-mustering-point-north": True,
        "goblin-mustering-point-west": False,
    }
    assert {zone: table.state.faces(zone) for zone in zones} == tokens
    assert table.state.faces("story-free-table") == ["sf-lucky-number"]
    assert table.state.faces("story-shadow-table") == ["ss-howling-orcs"]
    assert table.state.faces("fate-beside") == ["fate-fury-of-the-dwarves"]
