"""Out of turn: rules are named to whoever asks, and what one side picks does not bind the other."""

from __future__ import annotations

import pytest

from games.five_armies.tables import FREE, SHADOW, Battlefield

DALE = "ruins-of-dale"
HILLS = "valley-central-hills"
PLAINS = "valley-central-plains"
MARSH = "valley-north-marsh"


def beorn_sets_out(*, friends: str = "") -> Battlefield:
    """Beorn is to move from Dale; Orcs stand in the hills, and friends perhaps somewhere."""
    table = Battlefield.empty().beorn(DALE).army(HILLS, orcs=1)
    if friends:
        table.army(friends, lake_men=1)
    table.acting(FREE, free="will-of-the-west", shadow="army")
    table.free.chooses("act:will-of-the-west:move-beorn")
    return table


# Characters


@pytest.mark.rule("B5A-33.5")
def test_only_the_free_peoples_move_beorn_and_only_once_he_is_in_play() -> None:
    table = Battlefield().acting(FREE, free="will-of-the-west", shadow="army")
    table.free.may_not("beorn-to:camp", because="B5A-33.5")
    table = beorn_sets_out()
    table.free.may(f"beorn-to:{MARSH}")
    table.shadow.may_not(f"beorn-to:{MARSH}", because="B5A-33.5")


@pytest.mark.rule("B5A-33.10")
def test_beorn_among_friends_stops_nobody_else() -> None:
    table = beorn_sets_out(friends=MARSH)
    table.free.chooses(f"beorn-to:{MARSH}").may_not("halt", because="B5A-33.10")
    table.shadow.may_not("halt", because="not-your-decision")


@pytest.mark.rule("B5A-33.7")
def test_beorn_attacks_no_army_that_is_not_beside_him() -> None:
    table = beorn_sets_out().army("valley-east-plains", orcs=1)
    table.free.may_not("attack:valley-east-plains", because="B5A-3.3")
    table.free.chooses("halt").may(f"attack:{HILLS}")
    table.free.may_not("attack:valley-east-plains", because="B5A-3.3")
    table.shadow.may_not("attack:camp", because="B5A-21.1")


@pytest.mark.rule("B5A-10.16")
def test_an_eliminated_character_does_not_enter_again() -> None:
    table = Battlefield().character("thorin", "eliminated").board(marker=14)
    table.acting(FREE, free="character", shadow="army")
    table.free.may_not("enter:thorin:front-gate", because="B5A-10.16")


@pytest.mark.rule("B5A-10.13")
def test_how_far_a_character_goes_is_known_before_any_moves() -> None:
    table = Battlefield.empty().character("bard", "camp").acting(FREE, free="character")
    table.free.may_not("go:bard:ravenhill", because="B5A-10.13")
    table.free.may_not("go:bard:eastern-bank-gate-plains", because="not-now")


@pytest.mark.rule("B5A-10.21")
def test_bilbo_helps_no_enemy_and_not_beorn() -> None:
    table = Battlefield.empty().army(PLAINS, orcs=3).character("bilbo", PLAINS).board(rings=5)
    table.character("gandalf", PLAINS).board(activated=["gandalf"])
    table.acting(FREE, free="muster-army").free.chooses("use-general:gandalf")
    table.dice(6, 6).free.chooses(f"strike:{PLAINS}")
    assert table.asked == [(SHADOW, "outside-damage")]
    table = Battlefield.empty().beorn(DALE).army(PLAINS, orcs=2).board(rings=5)
    table.character("bilbo", DALE).attack(PLAINS, DALE).dice(6, 1, 1, 1, 1, 1)
    table.shadow.chooses("manoeuvre:regroup")
    table.free.chooses("reroll:0:0")
    assert table.state.wrath == 7
    assert table.asked == [(SHADOW, "stop-attack")]


@pytest.mark.rule("B5A-10.22")
def test_bilbo_slips_away_with_his_last_ring() -> None:
    table = Battlefield.empty().army("camp", lake_men=1, tokens=1).character("bilbo", "camp")
    table.board(rings=1).acting(FREE, free="character", shadow="army")
    table.free.chooses("slip-away:ravenhill")
    assert (table.state.rings, table.state.characters["bilbo"]) == (0, "ravenhill")
    table.free.may_not("slip-away:camp", because="B5A-10.22")


# Cards


@pytest.mark.rule("B5A-CR-03")
def test_what_a_card_names_concerns_the_side_that_plays_it() -> None:
    table = Battlefield.empty().army("camp", lake_men=1).army("ravenhill", lake_men=1)
    table.army(PLAINS, orcs=1).plays(SHADOW, "ss-victory-vanishes-from-hope")
    table.shadow.may_not(f"choose:{PLAINS}", because="B5A-CR-03")
    table.shadow.chooses("choose:camp").may_not("choose:camp", because="B5A-CR-03")
    table.free.may_not(f"choose:{PLAINS}", "choose:camp", because="not-your-decision")
