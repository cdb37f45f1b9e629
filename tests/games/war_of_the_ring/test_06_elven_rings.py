"""Chapter 6: Elven Rings change dice."""

from __future__ import annotations

import pytest

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable


@pytest.mark.rule("WOTR-6.1", "WOTR-6.2")
def test_a_ring_changes_a_die_before_the_action() -> None:
    table = RingTable().acting(FREE, free="event muster", shadow="event")
    table.free.may_not("ring:event:event", "ring:army:event", because="WOTR-6.1")
    table.free.chooses("ring:event:character")
    assert table.asked == [(FREE, "act")]  # he still acts
    assert table.state.dice[FREE] == {"event": 0, "muster": 1, "character": 1}
    table.free.may("act:character:move-fellowship", "skip:muster")


@pytest.mark.rule("WOTR-6.1")
def test_without_a_ring_no_die_is_changed() -> None:
    table = RingTable().acting(SHADOW, free="event", shadow="event")
    table.shadow.may_not("ring:event:army", because="WOTR-6.1")
    assert not [option for option in table.shadow.options if option.startswith("ring")]


@pytest.mark.rule("WOTR-6.3")
def test_a_used_ring_goes_to_the_shadow_and_then_out_of_the_game() -> None:
    table = RingTable().acting(FREE, free="event", shadow="event")
    table.free.chooses("ring:event:muster").chooses("skip:muster")
    assert table.state.rings == [2, 1]
    table.shadow.chooses("ring:event:army")
    assert table.state.rings == [2, 0]


@pytest.mark.rule("WOTR-6.4")
def test_one_ring_a_turn() -> None:
    table = RingTable().acting(FREE, free="event event", shadow="event")
    table.free.chooses("ring:event:muster").may_not("ring:event:muster", because="WOTR-6.4")
    assert not [option for option in table.free.options if option.startswith("ring")]
    table.phase("recover")
    assert table.state.ring_used == [False, False]


@pytest.mark.rule("WOTR-6.5")
def test_the_shadow_may_use_the_same_ring_in_the_same_turn() -> None:
    table = RingTable().board(rings=[1, 0]).acting(FREE, free="event event", shadow="event")
    table.free.chooses("ring:event:muster").chooses("skip:muster")
    table.shadow.may("ring:event:muster")


@pytest.mark.rule("WOTR-6.6")
def test_no_ring_makes_a_will_of_the_west() -> None:
    table = RingTable().acting(FREE, free="event", shadow="event")
    table.free.may_not("ring:event:will-of-the-west", because="WOTR-6.6")


@pytest.mark.rule("WOTR-6.7")
def test_a_die_changed_into_an_eye_goes_to_the_box_at_once() -> None:
    table = RingTable().board(rings=[2, 1]).acting(SHADOW, free="event", shadow="event army")
    table.shadow.chooses("ring:event:eye")
    assert table.state.hunt_box == [0, 1]
    assert table.state.dice[SHADOW] == {"event": 0, "army": 1}
    assert table.asked == [(SHADOW, "act")]
    table = RingTable().board(rings=[2, 1]).acting(SHADOW, free="event", shadow="event")
    table.shadow.chooses("ring:event:eye")
    assert table.asked == [(FREE, "act")]  # no die is left to act with


@pytest.mark.rule("WOTR-6.8")
def test_an_eye_is_not_changed() -> None:
    table = RingTable().board(rings=[2, 1]).acting(SHADOW, free="event", shadow="event")
    table.shadow.may_not("ring:eye:army", because="WOTR-6.8")
