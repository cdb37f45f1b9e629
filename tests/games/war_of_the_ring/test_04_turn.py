"""Chapter 4: the six phases of a turn."""

from __future__ import annotations

import pytest

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.games.war_of_the_ring.board import events
from ostrog.games.war_of_the_ring.dice.war_turn import Turn


@pytest.mark.rule("WOTR-4.1")
def test_a_turn_has_six_phases_in_order() -> None:
    assert Turn.steps == (
        *("recover", "draw_events", "hand_limit_free", "hand_limit_shadow"),
        *("team_draws", "fellowship", "hunt_allocation", "action_roll", "resolve_actions"),
        *("idle_in_mordor", "victory_check"),
    )
    table = RingTable()
    assert table.asked == [(FREE, "declare")]
    table.free.chooses("say-nothing").chooses("guide:gandalf-grey")
    assert table.asked == [(SHADOW, "hunt-allocation")]
    table.shadow.chooses("allocate:0")
    assert table.asked == [(FREE, "act")]


@pytest.mark.rule("WOTR-4.2", "WOTR-16.33")
def test_dice_come_back_at_the_start_of_a_turn() -> None:
    table = RingTable().box(free=2, shadow=5)
    table.state.dice = [{"muster": 1}, {"army": 2}]
    table.phase("recover")
    assert table.state.hunt_box == [0, 0]
    assert table.state.pool == [4, 7]
    assert table.state.dice == [{}, {}]


@pytest.mark.rule("WOTR-4.3", "WOTR-5.3")
def test_the_die_of_saruman_is_rolled_from_the_next_turn_on() -> None:
    table = RingTable().at_war("isengard").uses(SHADOW, "muster", "bring-minion")
    assert table.state.characters["saruman"] == "orthanc"  # the only Minion who can enter
    assert table.state.pool == [4, 8]  # the turn has ended, a new one has begun


@pytest.mark.rule("WOTR-4.3")
def test_a_character_who_enters_adds_no_die_in_the_same_turn() -> None:
    table = RingTable().at_war("isengard").acting(SHADOW, free="event", shadow="muster muster")
    table.shadow.chooses("act:muster:bring-minion")
    assert table.state.characters["saruman"] == "orthanc"
    assert table.state.pool == [4, 7]


@pytest.mark.rule("WOTR-4.4")
def test_each_side_draws_from_both_decks_also_in_the_first_turn() -> None:
    table = RingTable()
    for seat in (FREE, SHADOW):
        assert table.state.size(f"hand-{seat}-character") == 1
        assert table.state.size(f"hand-{seat}-strategy") == 1
    table.phase("draw_events")
    assert table.state.size("hand-0-character") == 2


@pytest.mark.rule("WOTR-4.5")
def test_the_fellowship_declares_then_enters_mordor_then_names_a_guide() -> None:
    table = RingTable.empty().fellowship("morannon", "gandalf-grey", "strider")
    table.phase("fellowship")
    assert table.asked == [(FREE, "declare")]
    table.free.chooses("declare")
    assert table.asked == [(FREE, "enter-mordor")]
    table.free.chooses("enter-mordor")
    assert table.asked == [(FREE, "guide")]
    table.free.chooses("guide:strider")
    assert table.state.guide == "strider"


@pytest.mark.rule("WOTR-4.6")
def test_the_fellowship_declares_once_a_turn() -> None:
    table = RingTable.empty().fellowship("folde", "gimli", progress=2).phase("fellowship")
    table.free.chooses("declare")
    assert table.asked == [(SHADOW, "hunt-allocation")]
    table.free.may_not("declare", because="not-your-decision")


@pytest.mark.rule("WOTR-4.7")
def test_the_shadow_allocates_a_die_for_each_companion_at_most() -> None:
    table = RingTable().fellowship("folde", "gimli", "legolas", "meriadoc")
    table.phase("hunt_allocation")
    table.shadow.may("allocate:0", "allocate:3").may_not("allocate:4", because="WOTR-4.7")
    table = RingTable().phase("hunt_allocation")  # seven Companions
    assert table.shadow.options == [f"allocate:{number}" for number in range(8)]


@pytest.mark.rule("WOTR-4.8", "WOTR-4.9")
def test_gollum_does_not_count_and_one_die_is_always_allowed() -> None:
    table = RingTable().fellowship("folde").phase("hunt_allocation")
    assert table.state.guide == "gollum"
    table.shadow.may("allocate:0", "allocate:1").may_not("allocate:2", because="WOTR-4.9")


@pytest.mark.rule("WOTR-4.10")
def test_one_die_must_hunt_if_free_dice_were_taken_back() -> None:
    table = RingTable().fellowship("folde", "gimli", "legolas").box(free=1)
    table.phase("recover").free.chooses("say-nothing").chooses("guide:gimli")
    table.shadow.may_not("allocate:0", because="WOTR-4.10").may("allocate:1", "allocate:2")
    table.box(shadow=3).phase("recover").free.chooses("say-nothing").chooses("guide:gimli")
    table.shadow.may("allocate:0")


@pytest.mark.rule("WOTR-4.11")
def test_allocated_dice_are_not_rolled() -> None:
    table = RingTable().phase("hunt_allocation").draws("shadow dice", 0, 1, 2, 3, 4)
    table.shadow.chooses("allocate:2")
    assert sum(table.state.dice[SHADOW].values()) == 5
    assert table.state.hunt_box == [0, 2]


@pytest.mark.rule("WOTR-4.12")
def test_every_eye_goes_to_the_hunt_box_at_once() -> None:
    table = RingTable().phase("hunt_allocation").draws("shadow dice", 5, 5, 0, 1, 2, 3, 4)
    table.draws("free dice", 0, 1, 2, 3).shadow.chooses("allocate:0")
    assert table.state.hunt_box == [0, 2]
    assert table.state.dice == [
        {"character": 2, "muster": 1, "muster-army": 1},
        {"character": 1, "army": 1, "muster": 1, "muster-army": 1, "event": 1},
    ]


@pytest.mark.rule("WOTR-4.13")
def test_the_sides_act_in_turn_and_the_free_peoples_first() -> None:
    table = RingTable().phase("hunt_allocation")
    table.shadow.chooses("allocate:0")
    assert table.asked == [(FREE, "act")]
    table.acting(FREE, free="event event", shadow="event event").free.chooses("skip:event")
    assert table.asked == [(SHADOW, "act")]
    table.shadow.chooses("skip:event")
    assert table.asked == [(FREE, "act")]


@pytest.mark.rule("WOTR-4.14", "WOTR-18.6")
def test_points_win_only_in_the_last_phase() -> None:
    table = RingTable().controls(FREE, "orthanc", "moria")
    table.acting(FREE, free="event", shadow="event")
    assert table.state.outcome is None
    table.free.chooses("skip:event")
    assert table.state.outcome is None
    table.shadow.chooses("skip:event")
    assert table.state.outcome is not None
    assert table.state.outcome.reason == "WOTR-18.4"


@pytest.mark.rule("WOTR-4.15")
def test_idleness_in_mordor_corrupts() -> None:
    table = RingTable().fellowship("morannon", "gimli", corruption=3).in_mordor(2)
    table.uses(FREE, "event", "draw-event").free.chooses("draw:character")
    assert table.state.corruption == 4


@pytest.mark.rule("WOTR-4.15", "WOTR-4.16")
def test_hiding_in_mordor_is_an_effort() -> None:
    table = RingTable().fellowship("morannon", "gimli", revealed=True, corruption=3).in_mordor(2)
    table.uses(FREE, "character", "hide-fellowship")
    assert table.state.turn == 2
    assert table.state.corruption == 3


@pytest.mark.rule("WOTR-4.16")
def test_the_turn_of_entry_counts_and_a_stopped_move_is_an_effort() -> None:
    table = RingTable().fellowship("morannon", "gimli", corruption=3).phase("fellowship")
    table.free.chooses("say-nothing").chooses("enter-mordor")
    table.state.dice = [{}, {}]
    table.phase("resolve_actions")
    assert table.state.corruption == 4
    table = RingTable().fellowship("morannon", "gimli").in_mordor(1).tiles("sha-on-on", "std-3")
    table.uses(FREE, "character", "move-fellowship")
    table.free.chooses("lose-guide").chooses("spare-guide")  # Gollum could give them away
    assert table.state.mordor == 1  # stopped
    assert table.state.corruption == 1  # the tile's 3 less Gimli's Level, and no more


@pytest.mark.rule("WOTR-4.17", "WOTR-7.2")
def test_both_draw_before_anybody_discards() -> None:
    cards = [f"fp-char-0{n}" for n in range(1, 6)]
    table = RingTable().hand(FREE, *cards).hand(SHADOW, *[f"sh-str-0{n}" for n in range(1, 6)])
    table.phase("recover")
    assert table.asked == [(FREE, "hand-limit")]
    held = sum(table.state.size(f"hand-0-{deck}") for deck in ("character", "strategy"))
    assert held == 7
    table.free.may_not("done", because="WOTR-7.1").chooses("bury:fp-char-01", "done")
    assert table.asked == [(SHADOW, "hand-limit")]
    table.shadow.chooses("bury:sh-str-02", "done")
    assert table.asked == [(FREE, "declare")]


@pytest.mark.rule("WOTR-7.1")
def test_only_the_excess_is_discarded_face_down() -> None:
    cards = [f"fp-char-0{n}" for n in range(1, 8)]
    table = RingTable().hand(FREE, *cards).phase("hand_limit_free")
    table.free.may_not("bury:fp-char-09", because="WOTR-7.1")
    table.free.chooses("bury:fp-char-03").may_not("bury:fp-char-04", because="WOTR-7.1")
    table.free.chooses("done")
    assert table.free.sees("buried-0-character") == ["fp-char-03"]
    assert table.shadow.sees("buried-0-character") == []
    told = [each for each in table.shadow.hears() if isinstance(each, events.EventsBuried)]
    assert told == [events.EventsBuried(FREE, 1, None)]


@pytest.mark.rule("WOTR-7.3")
def test_nothing_is_drawn_from_an_empty_deck() -> None:
    deck = [f"fp-char-{n:02}" for n in range(1, 25)]
    table = RingTable().lay("buried-0-character", *deck).lay("hand-0-character")
    table.acting(FREE, free="event", shadow="event").free.chooses("act:event:draw-event")
    assert table.state.size("free-strategy-deck") == 22  # the only deck left was drawn from
    table.free.may_not("draw:character", because="WOTR-7.3")
