"""Chapter 5: what the action dice are used for."""

from __future__ import annotations

import pytest

from games.war_of_the_ring.tables import FREE, SHADOW, RingTable
from ostrog.games.war_of_the_ring.dice.war_turn import pool_size


def armies() -> RingTable:
    """Return a table where both sides can do most things."""
    table = RingTable().at_war("elves", "rohan", "sauron", "isengard")
    return table.army("westemnet", rohan_regular=2, rohan_leader=1)


@pytest.mark.rule("WOTR-5.1", "WOTR-5.2")
def test_the_faces_of_the_dice() -> None:
    dice = RingTable().state.values.dice
    assert sorted(dice["free"].faces) == [
        *("character", "character", "event", "muster", "muster-army", "will-of-the-west"),
    ]
    assert sorted(dice["shadow"].faces) == [
        *("army", "character", "event", "eye", "muster", "muster-army"),
    ]


@pytest.mark.rule("WOTR-5.3", "WOTR-5.4")
def test_characters_in_play_add_dice() -> None:
    table = RingTable()
    assert (pool_size(table.state, FREE), pool_size(table.state, SHADOW)) == (4, 7)
    table.character("saruman", "orthanc").character("aragorn", "pelargir")
    assert (pool_size(table.state, FREE), pool_size(table.state, SHADOW)) == (5, 8)
    table.character("witch-king", "moria").character("mouth-of-sauron", "moria")
    table.character("gandalf-white", "lorien")
    assert (pool_size(table.state, FREE), pool_size(table.state, SHADOW)) == (6, 10)


@pytest.mark.rule("WOTR-5.5")
def test_the_die_of_an_eliminated_character_is_lost_in_the_next_turn() -> None:
    table = RingTable.empty().character("saruman", "orthanc").army("orthanc", isengard_regular=1)
    table.army("gap-of-rohan", rohan_regular=2).board(pool=[4, 8]).dice(6, 1, 1)
    table.acting(FREE, free="muster-army event", shadow="event")
    table.free.chooses("act:muster-army:attack").chooses("attack:gap-of-rohan:orthanc", "go")
    table.shadow.chooses("field").chooses("reroll:0")
    assert table.state.characters["saruman"] == "eliminated"
    assert table.state.pool == [4, 8]
    table.phase("recover")
    assert table.state.pool == [4, 7]


@pytest.mark.rule("WOTR-5.6")
def test_a_spent_die_is_gone_and_one_that_moved_the_fellowship_is_in_the_box() -> None:
    table = RingTable().acting(FREE, free="character character event", shadow="event")
    table.free.chooses("act:character:move-fellowship")
    assert table.state.dice[FREE] == {"character": 1, "event": 1}
    assert table.state.hunt_box == [1, 0]
    table.acting(FREE, free="event", shadow="event").free.chooses("skip:event")
    assert table.state.hunt_box == [1, 0]
    table.shadow.may_not("act:army:move-armies", because="WOTR-5.6")


@pytest.mark.rule("WOTR-5.7")
def test_only_who_has_fewer_dice_may_pass() -> None:
    table = RingTable().acting(FREE, free="event " * 3, shadow="event " * 4)
    table.free.may("pass").chooses("pass")
    assert table.state.dice[FREE] == {"event": 3}
    table.acting(FREE, free="event " * 4, shadow="event " * 4)
    table.free.may_not("pass", because="WOTR-5.7")
    table.box(shadow=3).acting(FREE, free="event", shadow="event")  # the box does not count
    table.free.may_not("pass", because="WOTR-5.7")


@pytest.mark.rule("WOTR-5.8")
def test_a_die_can_be_discarded_instead_of_an_action() -> None:
    table = RingTable().acting(FREE, free="event muster", shadow="event")
    table.free.may_not("skip:character", because="WOTR-5.8").chooses("skip:muster")
    assert table.state.dice[FREE] == {"event": 1, "muster": 0}
    assert table.asked == [(SHADOW, "act")]


@pytest.mark.rule("WOTR-5.9")
def test_who_has_dice_left_acts_one_action_after_another() -> None:
    table = RingTable().acting(FREE, free="event", shadow="event event event")
    table.free.chooses("skip:event")
    for _ in range(3):
        assert table.asked == [(SHADOW, "act")]
        table.shadow.chooses("skip:event")
    assert table.state.turn == 2


@pytest.mark.rule("WOTR-5.10")
def test_a_character_result_moves_an_army_with_a_leader() -> None:
    table = armies().uses(FREE, "character", "move-led-army")
    table.free.may("march:westemnet:fangorn")
    table.free.may_not("march:edoras:folde", because="WOTR-10.9")
    table = armies().uses(SHADOW, "character", "move-led-army")
    table.shadow.may("march:dol-guldur:southern-mirkwood")
    table.shadow.may_not("march:gorgoroth:nurn", because="WOTR-10.9")
    table = RingTable.empty().army("edoras", rohan_regular=1)
    table.army("morannon", sauron_regular=1, sauron_nazgul=1)
    table.acting(FREE, free="character", shadow="event")
    table.free.may_not("act:character:move-led-army", because="WOTR-5.10")


@pytest.mark.rule("WOTR-5.11")
def test_a_character_result_attacks_with_an_army_with_a_leader() -> None:
    table = armies().army("eastemnet", sauron_regular=2).army("gap-of-rohan", isengard_regular=1)
    table.uses(FREE, "character", "led-attack")
    table.free.may("attack:westemnet:eastemnet")
    table = armies().army("westemnet", rohan_regular=1).army("eastemnet", sauron_regular=1)
    table.uses(SHADOW, "army", "attack").shadow.may("attack:eastemnet:westemnet")
    table.acting(SHADOW, shadow="character")
    table.shadow.may_not("act:character:led-attack", because="WOTR-5.11")


@pytest.mark.rule("WOTR-5.13")
def test_a_character_result_serves_the_fellowship_and_companions() -> None:
    table = RingTable().character("gimli", "edoras").acting(FREE, free="character", shadow="event")
    table.free.may("act:character:move-fellowship", "act:character:separate-companions")
    table.free.may("act:character:move-companions")
    table.free.may_not("act:character:hide-fellowship", because="WOTR-15.26")
    table.board(revealed=True).free.may("act:character:hide-fellowship")
    table.acting(SHADOW, free="character", shadow="character")
    table.shadow.may_not("act:character:move-fellowship", because="WOTR-15.9")
    table.shadow.may_not("act:character:move-companions", because="WOTR-5.13")


@pytest.mark.rule("WOTR-5.14")
def test_a_character_result_moves_nazgul_and_minions() -> None:
    table = RingTable().acting(SHADOW, free="character", shadow="character army")
    table.shadow.may("act:character:move-minions")
    table.shadow.may_not("act:army:move-minions", because="WOTR-5.14")
    table.acting(FREE, free="character", shadow="character")
    table.free.may_not("act:character:move-minions", because="WOTR-5.14")


@pytest.mark.rule("WOTR-5.15")
def test_an_army_result_moves_two_armies_or_attacks() -> None:
    table = armies().army("eastemnet", sauron_regular=2)
    table.acting(SHADOW, free="event event", shadow="army")
    table.shadow.may("act:army:move-armies", "act:army:attack")
    table.shadow.chooses("act:army:move-armies").chooses("march:gorgoroth:nurn", "go")
    table.shadow.chooses("march:moria:hollin", "go")
    assert table.asked == [(FREE, "act")]
    assert table.figures("hollin") == {"sauron-regular": 2}
    table.acting(SHADOW, shadow="muster")
    table.shadow.may_not("act:muster:attack", because="WOTR-5.15")
    table.shadow.may_not("act:muster:move-armies", because="WOTR-5.15")


@pytest.mark.rule("WOTR-5.16")
def test_a_muster_result_negotiates_or_recruits() -> None:
    table = armies().acting(FREE, free="muster event", shadow="event")
    table.free.may("act:muster:negotiate", "act:muster:recruit")
    table.free.may_not("act:event:negotiate", "act:event:recruit", because="WOTR-5.16")
    table.free.chooses("act:muster:negotiate").may("negotiate:gondor")
    table.free.may_not("negotiate:southrons", because="WOTR-5.16")


@pytest.mark.rule("WOTR-5.17")
def test_only_the_shadow_brings_minions_with_a_muster_result() -> None:
    table = armies().acting(SHADOW, free="muster", shadow="muster army")
    table.shadow.may("act:muster:bring-minion")
    table.shadow.may_not("act:army:bring-minion", because="WOTR-5.17")
    table.acting(FREE, free="muster", shadow="muster")
    table.free.may_not("act:muster:bring-minion", because="WOTR-5.17")
    table.free.may_not("enter:saruman:orthanc", because="WOTR-5.17")


@pytest.mark.rule("WOTR-5.18")
def test_a_muster_army_result_does_either() -> None:
    table = armies().acting(FREE, free="muster-army", shadow="event")
    table.free.may("act:muster-army:negotiate", "act:muster-army:recruit")
    table.free.may("act:muster-army:move-armies")
    table.free.may_not("act:muster-army:draw-event", because="WOTR-5.19")
    table.free.may_not("act:muster-army:move-led-army", because="WOTR-5.10")


@pytest.mark.rule("WOTR-5.19")
def test_an_event_result_draws_a_card_from_either_deck() -> None:
    table = RingTable().uses(FREE, "event", "draw-event")
    table.free.may("draw:character", "draw:strategy").chooses("draw:strategy")
    table = RingTable().acting(FREE, free="event event", shadow="event")
    table.free.chooses("act:event:draw-event").chooses("draw:strategy")
    assert table.state.size("hand-0-strategy") == 2


@pytest.mark.rule("WOTR-5.20")
def test_a_will_of_the_west_serves_as_any_other_result() -> None:
    table = armies().acting(FREE, free="will-of-the-west", shadow="event")
    die = "act:will-of-the-west"
    table.free.may(f"{die}:move-armies", f"{die}:recruit", f"{die}:negotiate", f"{die}:draw-event")
    table.free.may(f"{die}:move-fellowship", f"{die}:move-led-army")


@pytest.mark.rule("WOTR-5.21", "WOTR-5.22")
def test_only_a_real_will_of_the_west_brings_aragorn() -> None:
    table = RingTable().character("strider", "minas-tirith")
    table.acting(FREE, free="will-of-the-west character muster", shadow="event")
    table.free.may("act:will-of-the-west:bring-companion")
    table.free.may_not(
        *("act:character:bring-companion", "act:muster:bring-companion"), because="WOTR-5.21"
    )
    table.free.chooses("act:will-of-the-west:bring-companion")
    assert table.state.characters["aragorn"] == "minas-tirith"


@pytest.mark.rule("WOTR-5.22")
def test_any_die_serves_where_a_rule_asks_for_any() -> None:
    table = RingTable().fellowship("folde", "strider", revealed=True)
    table.acting(FREE, free="event muster will-of-the-west", shadow="event")
    table.free.may("act:event:hide-with-strider", "act:muster:hide-with-strider")
    table.free.may("act:will-of-the-west:hide-fellowship")


@pytest.mark.rule("WOTR-5.24")
def test_who_may_not_pass_must_use_or_discard_a_die() -> None:
    table = RingTable.empty().at_peace("sauron", 1).fellowship("folde", "gimli", revealed=True)
    for nation in ("dwarves", "elves", "gondor", "north", "rohan"):
        table.at_peace(nation, 1)
    table.acting(FREE, free="muster muster", shadow="event event")
    table.free.may_not("pass", because="WOTR-5.7")
    assert table.free.options == [  # nothing to recruit, no nation can advance
        *(f"ring:muster:{face}" for face in ("character", "muster-army", "event")),
        "skip:muster",
    ]


@pytest.mark.rule("WOTR-5.25")
def test_who_has_passed_acts_again_and_the_phase_ends_without_dice() -> None:
    table = RingTable().acting(FREE, free="event", shadow="event event")
    table.free.chooses("pass")
    table.shadow.chooses("skip:event")
    assert table.asked == [(FREE, "act")]
    table.free.may_not("pass", because="WOTR-5.7").chooses("skip:event")
    table.shadow.chooses("skip:event")
    assert table.state.turn == 2
